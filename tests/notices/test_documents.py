"""Every paper, in both languages: it says what the law asks, names nobody, and holds together whatever is put in."""

from datetime import date

import pytest
from django.utils import translation

from notices import documents
from notices.documents.base import COMMON_MAY
from tests.notices import samples
from tests.notices.reading import fonts_of, hidden_parts, pages_of, tags_of, text_of, title_of, words_by_page

LANGUAGES = ("en", "hi")
SLUGS = [document.slug for document in documents.ALL]
LONG = "Donaudampf" * 14
LEFT_EDGE, RIGHT_EDGE = 27 / 25.4 * 72, (210 - 20) / 25.4 * 72


def paper(slug, language="en", **changes):
    return documents.by_slug(slug).pdf(samples.facts(slug, **changes), language)


def words(slug, language="en", **changes):
    return " ".join(text_of(paper(slug, language, **changes)).split())


def stretched(value):
    match value:
        case str() if len(value) > 12:
            return f"{value} {LONG}"
        case list():
            return [stretched(inner) for inner in value]
        case dict():
            return {key: stretched(inner) for key, inner in value.items()}
    return value


def test_every_document_is_found_by_its_slug_and_by_no_other():
    assert [documents.by_slug(slug) for slug in SLUGS] == list(documents.ALL)
    with pytest.raises(KeyError):
        documents.by_slug("gossip")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_a_paper_is_tagged_and_carries_nothing_beside_its_pages(slug, language):
    pdf = paper(slug, language)
    assert (title_of(pdf), hidden_parts(pdf)) == ("Register", [])
    assert {"/H1", "/P"} <= tags_of(pdf)
    assert pages_of(pdf) <= 4


@pytest.mark.parametrize("slug", SLUGS)
def test_a_paper_in_hindi_reads_back_its_own_title(slug):
    with translation.override("hi"):
        title = str(documents.by_slug(slug).title)
    assert title in words(slug, "hi")
    assert not title.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug in SLUGS if not documents.by_slug(slug).names_people])
def test_no_paper_names_a_party_or_tells_how_to_reach_one(slug, language):
    text = words(slug, language).casefold()
    named = [name for names in samples.IDENTITIES.values() for name in names if name.casefold() in text]
    assert named == []


@pytest.mark.parametrize("slug", SLUGS)
def test_the_addressee_is_named_once_on_the_cover(slug):
    assert words(slug).count("Addressee Misaal") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_long_words_stay_inside_the_margins_and_off_each_other(slug, language):
    facts = stretched(samples.FACTS[slug])
    facts = {key: samples.FACTS[slug][key] if key == "recipient" else facts[key] for key in facts}
    for page in words_by_page(paper(slug, language, **facts)):
        outside = [word.text for word in page if word.left < LEFT_EDGE - 1 or word.right > RIGHT_EDGE + 1]
        assert outside == []
        assert overlapping(page) == []


def overlapping(page):
    """Pairs of words printed over each other; half a point of italics or kerning is no overlap."""
    return [
        (one.text, other.text)
        for place, one in enumerate(page)
        for other in page[place + 1 :]
        if min(one.right, other.right) - max(one.left, other.left) > 1 and min(one.bottom, other.bottom) - max(one.top, other.top) > 6
    ]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_paper_with_a_fact_missing_or_unknown_is_refused(slug):
    document = documents.by_slug(slug)
    for need in document.needs:
        short = {key: value for key, value in samples.facts(slug).items() if key != need}
        with pytest.raises(documents.FactsError):
            document.html(short, "en")
    with pytest.raises(documents.FactsError):
        document.html(samples.facts(slug, rumour="x"), "en")


@pytest.mark.parametrize("slug", SLUGS)
def test_the_samples_show_every_fact_a_document_may_carry(slug):
    document = documents.by_slug(slug)
    shown = set(samples.FACTS[slug]) - COMMON_MAY
    assert shown - set(document.may) == set(document.needs) - COMMON_MAY


def test_markup_in_the_words_of_a_party_is_printed_and_not_obeyed():
    hostile = {"what": '<img src="file:///etc/hostname"><script>x</script>', "when": "{{ cover.name }}"}
    text = words("copy-of-complaint", complaint=hostile)
    assert '<img src="file:///etc/hostname"><script>x</script>' in text
    assert "{{ cover.name }}" in text


@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("Bengali", "অভিযোগকারী শিক্ষার্থী স্ত্রী"),
        ("Tamil", "புகார்தாரர் தொழிலாளர் க்ஷேமம்"),
        ("Telugu", "ఫిర్యాదుదారు స్త్రీ కార్మికులు"),
        ("Kannada", "ದೂರುದಾರರು ಸ್ತ್ರೀ ಕಾರ್ಮಿಕರು"),
        ("Malayalam", "പരാതിക്കാരി സ്ത്രീ തൊഴിലാളി"),
        ("Gujarati", "ફરિયાદી સ્ત્રી કર્મચારી"),
        ("Gurmukhi", "ਸ਼ਿਕਾਇਤਕਰਤਾ ਇਸਤਰੀ ਕਰਮਚਾਰੀ"),
        ("Oriya", "ଅଭିଯୋଗକାରୀ ସ୍ତ୍ରୀ କର୍ମଚାରୀ"),
    ],
)
def test_a_complaint_in_another_script_is_set_in_it_and_reads_back(script, said):
    pdf = paper("copy-of-complaint", complaint={"what": said})
    assert said in " ".join(text_of(pdf).split())
    assert f"Noto-Sans-{script}" in fonts_of(pdf)


def test_the_served_copy_holds_only_the_parts_that_are_copied():
    text = words("notice-to-respondent")
    assert "the cloth store, Unit 2" in text
    assert "after seven at my sister’s" not in text
    assert "how and where the complainant can be reached safely" in text
    assert "page 3 of E1: names a child" in text
    assert "W1 of [left out] saw it. Call me at [left out]." in text


def test_a_sitting_notice_offers_the_complainant_one_companion_and_the_respondent_none():
    assert "You may bring one person" in words("sitting-notice")
    assert "You may bring one person" not in words("sitting-notice", recipient="respondent", person="R1")


def test_an_order_of_forty_directions_repeats_its_table_head_and_loses_none():
    forty = [
        {"code": f"D{n}", "to": "R1", "words": f"Direction number {n}: " + "words " * 30, "by": date(2027, 2, 1)} for n in range(1, 41)
    ]
    pdf = paper("order", directions=forty)
    text = " ".join(text_of(pdf).split())
    assert [n for n in range(1, 41) if f"Direction number {n}:" not in text] == []
    assert 5 <= pages_of(pdf) <= 10
    assert text.count("What is directed") >= 3


def test_a_dismissal_forbids_action_against_the_complainant_and_directs_nothing():
    text = words("order", dismissed=True, directions=[], cause_shown="")
    assert "No action of any kind, and no recovery of costs" in text
    assert "What is directed" not in text


def test_only_the_complainants_copy_speaks_of_court_fees_and_each_copy_of_its_own_appeal():
    hers, his, employers = (words("order", recipient=who) for who in ("complainant", "respondent", "employer"))
    assert [("no court fee" in copy) for copy in (hers, his, employers)] == [True, False, False]
    assert [(samples.APPEAL["complainant"] in copy) for copy in (hers, his, employers)] == [True, False, True]
    assert [(samples.APPEAL["respondent"] in copy) for copy in (hers, his, employers)] == [False, True, True]


def test_an_order_bears_the_names_of_those_who_heard_and_the_dissent():
    text = words("order")
    assert [member["name"] for member in samples.MEMBERS if member["name"] not in text] == []
    assert "The increment should be withheld for a year." in text


def test_the_recipients_mark_stands_on_each_page_of_a_copy():
    pieces = [{"code": f"E{n}", "what": "messages", "words": "line\n\n" * 30} for n in range(1, 5)]
    pages = words_by_page(paper("copy-of-record", pieces=pieces))
    assert len(pages) >= 3
    foot = [" ".join(word.text for word in page if word.top > 780) for page in pages]
    assert [line for line in foot if "R1 · copy 2 of 3" not in line] == []


def test_the_employer_reads_nothing_of_what_was_said():
    for slug in ("interim-direction", "protected-persons"):
        assert not set(documents.by_slug(slug).needs + documents.by_slug(slug).may) & {
            "complaint",
            "allegations",
            "findings",
            "reasons",
        }


def test_a_paper_is_refused_for_someone_it_is_not_meant_for():
    with pytest.raises(documents.FactsError):
        documents.by_slug("interim-direction").html(samples.facts("interim-direction", recipient="respondent"), "en")
