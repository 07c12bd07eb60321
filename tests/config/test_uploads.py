"""An exhibit is never written to the disk in clear, and a huge one fills no memory."""

from django.core.files.uploadedfile import InMemoryUploadedFile, SimpleUploadedFile
from django.test import RequestFactory


def sent(size):
    request = RequestFactory().post("/", {"paper": SimpleUploadedFile("paper.pdf", b"x" * size)})
    return request.FILES["paper"]


def test_a_file_within_the_limit_is_whole_and_in_memory(settings):
    settings.PAPER_LIMIT_BYTES = 3_000_000
    paper = sent(2_900_000)
    assert (type(paper), paper.size, len(paper.read())) == (InMemoryUploadedFile, 2_900_000, 2_900_000)


def test_of_a_file_above_the_limit_the_size_is_known_and_little_is_kept(settings):
    settings.PAPER_LIMIT_BYTES = 1_000_000
    paper = sent(20_000_000)
    assert paper.size == 20_000_000
    assert len(paper.read()) <= 1_000_000
