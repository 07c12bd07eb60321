"""The record for a court, and copies with passages left out: two people, a court's order, grounds, and nothing to be recovered."""

import hashlib
from datetime import date, timedelta

import pytest

from cases.models import Objection
from cases.reading import open_file
from cases.web import parts
from committees.models import Appointment
from notices import dispatch
from notices.models import Document, Outbox
from tests.notices.reading import hidden_parts, pages_of, text_of, words_by_page
from tests.standing import second_line_lifted, stand
from tests.world import World, person
from workflows import calendar
from workflows.refusals import NotKnown, Refused, WrongPerson
from workflows.shared import passages, pieces

pytestmark = pytest.mark.django_db
FILED = date(2025, 1, 10)
DAY = FILED + timedelta(days=30)
SECRET = "Jhelmindra"
TOLD = f"He came to the loom.\nMy niece {SECRET} saw it; {SECRET.lower()} cried.\nI went to the clinic at Torvasgarh.\nHe came again."
ORDER = {"called_by": "court", "order_reference": "Order 14", "addressed_to": "Court of Udaharan", "reasons": "All of it is called for."}


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED, narrative=TOLD, woman={"name": "Asha Namuna", "phone": "98765 43210"})
    world.take_up(on=FILED)
    return world


def refusal(world, step, **options):
    with pytest.raises(Refused) as refused:
        world.take(step, on=DAY, **options)
    return refused.value.clauses, refused.value.needs


def sealed(world, **facts):
    asked = world.take("release.ask", on=DAY, by=world.ravi, **{**ORDER, "form": "whole", **facts}).record
    return world.take("release.approve", on=DAY, by=world.meera, record=asked)


def made(world, *rows):
    cuts = world.take("redaction.propose", on=DAY, by=world.ravi, passages=list(rows)).record
    world.take("redaction.approve", on=DAY, by=world.usha, record=cuts)
    return world.take("redaction.make", on=DAY, by=world.meera, record=cuts).record


CUTS = (
    {"piece": "1", "paragraph": "2", "passage": SECRET, "ground": "third_person"},
    {"piece": "1", "paragraph": "3", "ground": "health"},
)


def severed(world):
    made(world, *CUTS)
    return sealed(world, called_by="commission", form="redacted")


def words(taken, kind):
    document = next(one for one in taken.served if one.kind == kind)
    return " ".join(text_of(dispatch.paper_of(document.pk)).split())


def test_one_person_cannot_do_both_halves(world):
    asked = world.take("release.ask", on=DAY, by=world.ravi, **ORDER, form="whole").record
    assert refusal(world, "release.approve", by=world.ravi, record=asked) == (["SH-42"], ["member"])
    assert world.take("release.approve", on=DAY, by=world.usha, record=asked).record.approved_by == world.usha
    cuts = world.take("redaction.propose", on=DAY, by=world.usha, passages=list(CUTS)).record
    assert refusal(world, "redaction.approve", by=world.usha, record=cuts) == (["SH-42"], ["member"])


@pytest.mark.parametrize("missing", ["called_by", "order_reference"])
def test_no_pack_without_an_order_and_its_number(world, missing):
    facts = {name: value for name, value in ORDER.items() if name != missing}
    assert refusal(world, "release.ask", by=world.ravi, form="whole", **facts) == (["SH-20"], ["request"])


def test_an_order_of_tomorrow_calls_for_nothing(world):
    asked = {**ORDER, "form": "whole", "order_on": DAY + timedelta(days=1)}
    assert refusal(world, "release.ask", by=world.ravi, **asked) == (["SH-20"], ["correction"])


def test_the_unsevered_record_goes_to_a_court_or_forum_alone(world):
    asked = {**ORDER, "called_by": "commission", "form": "whole"}
    assert refusal(world, "release.ask", by=world.ravi, **asked) == (["SH-20"], ["correction"])


def test_whoever_is_tied_objected_to_or_has_not_declared_lets_nothing_out(world):
    asked = world.take("release.ask", on=DAY, by=world.ravi, **ORDER, form="whole").record
    with second_line_lifted():
        stand(Objection, world.case, "raised", against=world.usha)
    assert refusal(world, "release.approve", by=world.usha, record=asked) == (["NJ-02"], ["member"])
    world.take("recusal.declare", on=DAY, by=world.farida)
    with pytest.raises((NotKnown, WrongPerson)):
        world.take("release.approve", on=DAY, by=world.farida, record=asked)
    world.take("recusal.declare", on=DAY, by=world.ravi)
    assert refusal(world, "release.approve", by=world.meera, record=asked) == (["NJ-02"], ["member"])


def test_a_tied_secretary_asks_for_nothing(world):
    secretary = person("Secretary")
    Appointment.objects.create(person=secretary, office="secretary", committee=world.committee, from_on=FILED)
    world.asha.reports_to = secretary
    world.asha.save()
    secretary.reports_to = world.vikram
    secretary.save()
    assert refusal(world, "release.ask", by=secretary, **ORDER, form="whole") == (["NJ-02"], ["member"])


def test_the_sealed_pack_holds_every_word_with_digests_and_the_recipients_mark_on_each_page(world):
    taken = sealed(world)
    pack = words(taken, "sealed-pack")
    assert [line for line in TOLD.splitlines() if line not in pack] == []
    assert ("Asha Namuna" in pack, "98765" in pack) == (True, False)
    digest = hashlib.sha256(TOLD.encode()).hexdigest()
    assert digest in words(taken, "release-index").replace(" ", "")
    mark = f"Court of Udaharan · {taken.record.number} · {DAY:%d.%m.%Y}"
    for document in taken.served:
        pages = words_by_page(dispatch.paper_of(document.pk))
        assert [page for page in pages if mark not in " ".join(word.text for word in page)] == []
    assert {one.kind: "Asha" in words(taken, one.kind) for one in taken.served if one.kind != "sealed-pack"} == {
        "release-cover": False, "release-index": False,
    }  # fmt: skip


def test_the_cover_names_both_halves_and_the_order(world):
    cover = words(sealed(world), "release-cover")
    assert all(word in cover for word in ("Ravi", "Meera", "Order 14", "Court of Udaharan"))


def test_the_pack_tells_nobody_by_mail_and_opens_to_the_committee_alone(world, mailoutbox):
    taken = sealed(world)
    dispatch.drain()
    assert (mailoutbox, Outbox.objects.filter(document__in=[one.pk for one in taken.served], failed=True).count()) == ([], 0)
    kinds = set()
    with calendar.as_of(DAY):
        world.case.parties.filter(code="R1").update(served_on=DAY)
        for reader in (world.asha, world.vikram):
            kinds |= set(parts.readable(open_file(reader, world.case.pk)).values_list("kind", flat=True))
        mine = {one.kind for one in parts.readable(open_file(world.meera, world.case.pk))}
        rows = [parts.paper_row(open_file(world.meera, world.case.pk), one)["to"] for one in taken.served]
    sent = {one.kind for one in taken.served}
    assert (kinds & sent, "sealed-pack" in mine, set(map(str, rows))) == (set(), True, {"a court, under seal"})


def test_what_is_left_out_cannot_be_recovered_from_any_paper_that_leaves(world):
    taken = severed(world)
    assert [one.kind for one in taken.served] == ["release-cover", "release-index", "redacted-copy", "difference-list"]
    for document in taken.served:
        content = dispatch.paper_of(document.pk)
        said = text_of(content).casefold()
        assert [word for word in (SECRET.casefold(), "clinic", "torvasgarh") if word in said] == []
        assert (hidden_parts(content), SECRET in str(document.facts), pages_of(content) > 0) == ([], False, True)


def test_numbers_stay_visible_and_each_gap_has_its_ground(world):
    taken = severed(world)
    copy, listed = words(taken, "redacted-copy"), words(taken, "difference-list")
    gaps = ("¶ 1 He came to the loom.", "¶ 2 My niece [left out · G4] saw it; [left out · G4] cried.", "¶ 3 [left out · G6]")
    assert [gap for gap in gaps if gap.replace(" ", "") not in copy.replace(" ", "")] == []
    assert all(word in listed for word in ("G4", "G6", "somebody who has no part", "health or intimate life", "some words", "the whole"))


def test_a_digest_is_of_what_is_enclosed_so_that_nobody_can_guess_the_rest_by_it(world):
    index = words(severed(world), "release-index").replace(" ", "")
    assert hashlib.sha256(TOLD.encode()).hexdigest() not in index


def test_more_left_out_than_was_approved_is_counted_and_placed_without_its_words(world):
    cuts = world.take("redaction.propose", on=DAY, by=world.ravi, passages=list(CUTS)).record
    world.take("redaction.approve", on=DAY, by=world.usha, record=cuts)
    removed = [{"piece": "1", "paragraph": "2", "passage": SECRET}, {"piece": "1", "paragraph": "3-4"}]
    with pytest.raises(Refused) as refused:
        world.take("redaction.make", on=DAY, by=world.meera, record=cuts, removed=removed)
    said = str(refused.value.unmet[0].message)
    assert (refused.value.clauses, refused.value.needs) == (["SH-20"], ["reasons"])
    assert ("1 of 3" in said, "1 · ¶ 4" in said, "He came again" in said) == (True, True, False)


def test_words_left_standing_elsewhere_deserve_a_second_look(world):
    row = {"piece": "1", "paragraph": "1", "passage": "He came", "ground": "identity"}
    assert [one.clause for one in world.take("redaction.propose", on=DAY, by=world.ravi, passages=[row]).cautions] == ["SH-42"]


def test_a_list_made_before_the_record_grew_serves_no_copy(world):
    made(world, *CUTS)
    asked = world.take("release.ask", on=DAY, by=world.ravi, **ORDER, form="redacted").record
    world.take("exhibit.receive", on=DAY, by=world.asha, what=f"A letter of {SECRET}", words="A letter.")
    assert refusal(world, "release.approve", by=world.meera, record=asked) == (["SH-42"], ["correction"])


def test_what_was_kept_back_is_not_handed_over(world):
    pack = sealed(world).record
    world.take("release.refuse", on=DAY, by=world.usha, record=pack, reasons="The order is stayed.")
    assert refusal(world, "release.hand_over", by=world.meera, record=pack, receipt="7")[1] == ["nothing"]


def test_handing_over_is_proven_on_each_paper(world):
    pack = sealed(world).record
    world.take("release.hand_over", on=DAY, by=world.meera, record=pack, receipt="Entry 7", how="hand")
    assert set(Document.objects.filter(record=pack.pk).values_list("served_on", "served_how")) == {(DAY, "hand")}


@pytest.mark.parametrize(
    ("written", "read"),
    [(4, [4]), ("97-99", [97, 98, 99]), ("4, 6", [4, 6]), ([1, "3-4"], [1, 3, 4]), (None, [None]), ("all", [None]), ("2–3", [2, 3])],
)
def test_paragraphs_are_read_as_they_are_written(written, read):
    assert passages.numbers(written) == read


@pytest.mark.parametrize("written", ["none", "0", "9-4", "1-2-3", "1-100000", "-3"])
def test_what_is_no_paragraph_is_refused(written):
    with pytest.raises(ValueError, match=r".*"):
        passages.numbers(written)


def test_the_record_in_pieces_leaves_out_what_members_weighed_and_how_anybody_is_reached(world):
    every = pieces.of(world.case)
    assert ([one.code for one in every], [one for one in every if "98765" in one.words]) == (["1"], [])
    assert pieces.of(world.case, ["minutes"]) == []
