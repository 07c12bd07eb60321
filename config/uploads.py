"""Uploaded files stay in memory, so that no plain copy of an exhibit ever lies on the disk."""

from io import BytesIO

from django.conf import settings
from django.core.files.uploadedfile import InMemoryUploadedFile
from django.core.files.uploadhandler import FileUploadHandler


class MemoryOnly(FileUploadHandler):
    """Of a file above the limit only the size is kept: the form can say so, and memory is not filled."""

    def new_file(self, *args, **kwargs):
        """Begin an empty file."""
        super().new_file(*args, **kwargs)
        self.kept, self.seen = BytesIO(), 0

    def receive_data_chunk(self, raw_data, _start):
        """Keep what fits and count the rest."""
        self.seen += len(raw_data)
        if self.seen <= settings.PAPER_LIMIT_BYTES:
            self.kept.write(raw_data)

    def file_complete(self, file_size):
        """Hand over the file with its true size."""
        self.kept.seek(0)
        return InMemoryUploadedFile(
            file=self.kept,
            field_name=self.field_name,
            name=self.file_name,
            content_type=self.content_type,
            size=file_size,
            charset=self.charset,
            content_type_extra=self.content_type_extra,
        )
