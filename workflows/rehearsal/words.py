"""The closed lists of words that a rehearsal is written in, and the nearest word to a wrong one."""

from difflib import get_close_matches

from committees.models.people import Office
from notices import documents
from workflows import book, limits

TOP = ("title", "law", "calendar", "world", "steps")
CALENDAR = ("weekend", "holidays")
WORLD = ("districts", "people", "workplaces", "offices", "committees")
WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
DOINGS = ("do", "see", "search", "export", "send")
STEP = ("on", "by", *DOINGS, "with", "as", "of", "expect", "note")
EXPECTED = (
    "accepted", "clause", "needs", "warns", "stage", "due", "strict", "met", "overdue", "served", "not_served",
    "todo", "visible", "parts", "hidden", "found", "events",
)  # fmt: skip
ACTORS = ("system", "visitor", "anyone")
SWEEP = "sweep"
SEATS = {
    "president": "president", "presiding_officer": "president", "chairperson": "president", "chair": "president",
    "member": "member", "employee_member": "member", "ngo_member": "ngo_member", "external": "ngo_member",
    "external_member": "ngo_member", "ngo": "ngo_member",
}  # fmt: skip
OFFICES = {
    **{str(one): str(one) for one in Office}, "district_special_officer": "district_officer",
    "appointing_authority": "authority", "appellate": "appellate_authority", "owner": "employer",
}  # fmt: skip
KINDS = {"internal": "internal", "icc": "internal", "ic": "internal", "local": "local", "lcc": "local", "lc": "local"}
GENDERS = {"female": "female", "woman": "female", "f": "female", "male": "male", "man": "male", "m": "male", "other": "other", "": ""}
ABOUT = {
    "districts": ("state", "region", "name"),
    "workplaces": ("district", "headcount", "service_rules", "branch_of", "government", "kind", "name"),
    "offices": ("person", "office", "workplace", "district", "committee", "rank", "reasons", "from", "until"),
    "committees": ("kind", "workplace", "district", "constituted_on", "seats", "stage", "fewer_women_because"),
}
ABOUT_A_SEAT = ("person", "seat", "kind", "body", "basis", "grounds", "ties_declared", "ties", "from", "until")
ABOUT_SOMEBODY = ("person", "name", "phone", "email", "address", "works_at", "employer", "employee", "workman")
SLIP = 0.75
RECORD_WORDS = {"case": "complaint", "file": "complaint"}


def nearest(word, valid, cutoff=0.5) -> str:
    """The valid word that looks most like the one written, if any does."""
    near = get_close_matches(str(word), [str(one) for one in valid], n=1, cutoff=cutoff)
    return near[0] if near else ""


def stages(law: str) -> dict[str, list[str]]:
    """The stages of each kind of record under a law, in order."""
    found = {}
    for procedure in book.procedures(law):
        found.setdefault(record_word(procedure), []).extend(str(one) for one in stages_of(procedure))
    return found


def stages_of(procedure) -> list:
    """Every stage of this procedure, in the order in which they are declared."""
    return list(procedure.stages())


def record_word(procedure) -> str:
    """What a record of this procedure is called in rehearsals: the first word of its steps."""
    return book.steps_of(procedure)[0].name.partition(".")[0] if book.steps_of(procedure) else procedure.__name__.lower()


def picking(law: str) -> list[str]:
    """The kinds by which one of several records of a case is meant: a direction of punishment, an interim order of transfer."""
    facts = (fact for procedure in book.procedures(law) for info in book.steps_of(procedure) for fact in info.facts)
    told = {word for fact in facts if fact.name == "kind" for word in fact.words}
    return sorted(told | {word for fact in _tables(law) for word in fact.words_of("kind")})


def _tables(law):
    facts = (fact for procedure in book.procedures(law) for info in book.steps_of(procedure) for fact in info.facts)
    return [fact for fact in facts if fact.columns]


def record_words(law: str) -> dict:
    """Word → the procedure whose records are called so; one procedure may go by several words."""
    found = {}
    for procedure in book.procedures(law):
        names = [procedure.record_class._meta.model_name, *(info.name.partition(".")[0] for info in book.steps_of(procedure))]
        for name in names:
            found.setdefault(name, procedure)
    return found


def limit_slug(law: str, name: str) -> str:
    """The full name of a limit; a bare name is one of the file's law."""
    return name if "." in name else f"{law.lower()}.{name}"


def known_limits(law: str) -> list[str]:
    """Limits that the texts state, and the days that a committee sets, by full name."""
    return [*limits.every(), *set_days(law)]


def set_days(law: str) -> list[str]:
    """Names of the days that the committee itself sets, as the procedures of this law state them."""
    named = (name for procedure in book.procedures(law) for name in procedure.own_days)
    return list(dict.fromkeys(f"{law.lower()}.{name}" for name in named))


def constants(function) -> list[str]:
    """The words that stand in a function, and in those nested in it."""
    function = getattr(function, "_func", function)
    while hasattr(function, "__wrapped__"):
        function = function.__wrapped__
    code, found = getattr(function, "__code__", None), []
    waiting = [code] if code else []
    while waiting:
        for one in waiting.pop().co_consts:
            if isinstance(one, str):
                found.append(one)
            elif hasattr(one, "co_consts"):
                waiting.append(one)
    return found


def document_slugs() -> list[str]:
    """Every paper by name."""
    return [one.slug for one in documents.ALL]
