"""The page of any step: its questions, what the law says of it, and an answer when it cannot be done yet."""

from dataclasses import dataclass
from functools import partial

from django.shortcuts import redirect, render

from cases import access, sight, tracking
from cases.models import Case, Event
from cases.shelf import Shelf
from cases.web import landing, teaching
from cases.web.asking import StepForm
from cases.web.choices import record_name
from cases.web.papers_out import as_file
from cases.web.reader import frame, is_party, signed_in
from notices import dispatch
from workflows import book, calendar
from workflows.procedure import take
from workflows.refusals import ChangedMeanwhile, NotKnown, Refused, WrongPerson
from workflows.step import NEW, StepInfo

UNPROCESSABLE, CONFLICT = 422, 409


@dataclass
class Standing:
    """A person before a step, in a file and with a record, as the page was asked for."""

    person: object
    procedure: object
    info: StepInfo
    owner: object
    record: object = None

    @property
    def owner_id(self):
        """The file, if there is one already."""
        return None if self.owner._state.adding else self.owner.pk

    @property
    def found(self):
        """What the person is in this file."""
        return self.procedure.found

    def unmet(self):
        """What stands against the step before anything is answered."""
        if self.procedure.record.stage not in self.info.sources:
            return [self.procedure.wrong_stage(self.info)]
        return self.procedure.unmet(self.info, with_facts=False)

    def taught(self, unmet):
        """The same as the page shows it."""
        asked = [fact.name for fact in self.info.facts]
        return [teaching.shown(one, owner=self.owner, found=self.found, asked=asked) for one in unmet]

    def form(self, *args):
        """The questions."""
        return StepForm(self.info, self.procedure, self.person, *args)

    def frame(self):
        """What every page of the step carries."""
        whole = not is_party(self.found)
        return {
            "frame": frame(self.found), "asked": self.info.label, "says": self.info.says,
            "laws": [teaching.place(clause) for clause in self.info.clauses], "whole": whole,
            "about": record_name(self.record) if self.record is not None and isinstance(self.owner, Case) else "",
            "back": landing.of(self.owner, self.found), "handle": getattr(self.owner, "reference", "") if self.owner_id else "",
        }  # fmt: skip


def stand(person, step, owner_id, record_id, law="") -> Standing:
    """Find the step and the record; what is unknown, unseen or nobody's to take has no page."""
    procedure_class, info = known(step, law)
    owner = owner_of(procedure_class, owner_id)
    procedure_class, info = known(step, owner.law)
    shelf = Shelf.of(owner)
    found = access.roles_for(person, owner, shelf=shelf)
    hidden = owner_id is not None and not access.may_know_owner(found, owner, shelf=shelf)
    if hidden or info.who == "system" or book.begins_owner(procedure_class, info) != (owner_id is None):
        raise NotKnown(step)
    if not access.may_take(found, info.who):
        raise WrongPerson(step, info.who)
    about = partial(procedure_class, law=owner.law, owner=owner, by=person, found=found, shelf=shelf)
    standing = about(record=fresh(procedure_class, owner))
    record = record_of(standing, info, record_id)
    return Standing(person, about(record=record) if record else standing, info, owner, record)


def record_of(standing, info, record_id):
    """The record that is named, or the only one that the step can mean; none, where it begins one or there are several."""
    model = standing.record_class
    if record_id is None:
        return the_record(standing, info)
    if model is standing.owner_class:
        return standing.owner
    record = next((one for one in standing.rows(model) if one.pk == record_id), None)
    if record is None:
        raise NotKnown(info.name)
    return record


def known(step, law=""):
    """The class and declaration of a step under this law; else in the first law whose book has it."""
    for one in (law, *book.LAWS):
        if one in book.LAWS and step in book.steps(one):
            return book.find(one, step)
    raise NotKnown(step)


def owner_of(procedure_class, owner_id):
    """The file, committee or office that the step belongs to; a new one without an id."""
    if owner_id is None:
        law = next(law for law in book.LAWS if procedure_class in book.procedures(law))
        return procedure_class.owner_class(law=law)
    rows = procedure_class.owner_class.objects.all()
    rows = rows.select_related("committee__workplace", "workplace__district") if procedure_class.owner_class is Case else rows
    owner = rows.filter(pk=owner_id).first()
    if owner is None:
        raise NotKnown("owner")
    return owner


def fresh(procedure_class, owner):
    """A record that is not begun yet; what owns its chain is its own record."""
    own = procedure_class.record_class is procedure_class.owner_class
    return owner if own else procedure_class.record_class(case=owner, opened_on=calendar.today())


def candidates(procedure, info):
    """The records of the file on which the step can stand, where it does not begin one."""
    model = procedure.record_class
    if NEW in info.sources or model is procedure.owner_class:
        return []
    rows = procedure.rows(model)
    if not procedure.begins_case and is_party(procedure.found):
        case, shelf, found = procedure.owner, procedure.shelf, procedure.found
        seen = access.parts_seen(procedure.by, case, shelf=shelf, found=found)
        rows = sight.shown(procedure.by, case, model, shelf=shelf, seen=seen, found=found)
    return sorted(rows, key=lambda one: one.number)


def the_record(procedure, info):
    """The only record that the step can mean; where several can, the page lets one choose."""
    found = candidates(procedure, info)
    ready = [one for one in found if one.stage in info.sources]
    return next((rows[0] for rows in (ready, found) if len(rows) == 1), None)


@signed_in
def step(request, step, owner=None, record=None):
    """Ask what the step asks; take it; where the law stands against it, say so and keep every word."""
    place = stand(request.person, step, owner, record, request.GET.get("law", ""))
    if request.method == "POST":
        return answered(request, place)
    if place.record is None and (several := candidates(place.procedure, place.info)):
        return choose(request, place, several)
    if unmet := place.unmet():
        return refused(request, place, unmet)
    return asked(request, place, place.form())


def choose(request, place, several):
    """Several records can be meant: each by its name."""
    several = [one for one in several if one.stage in place.info.sources] or several
    ways = [{"href": teaching.address(place.info.name, place.owner_id, one.pk), "label": record_name(one)} for one in several]
    return render(request, "desk/choose.html", place.frame() | {"ways": ways})


def asked(request, place, form, *, status=200, **more):
    """The questions, with whatever was typed."""
    page = place.frame() | {"form": form, "sent_again": form.is_bound and form.brings_papers} | more
    return render(request, "desk/step.html", page, status=status)


def refused(request, place, unmet, kept=""):
    """Not yet, and how then."""
    calm = is_party(place.found)
    page = place.frame() | {"unmet": place.taught(unmet), "kept": kept}
    return render(request, "refusal_calm.html" if calm else "refusal.html", page, status=UNPROCESSABLE)


def answered(request, place):
    """What was sent: another row, something to put right, or the step itself."""
    form = place.form(request.POST, request.FILES)
    if request.POST.get("more") in form.asked:
        form.one_more(request.POST["more"])
        return asked(request, place, form)
    if not form.is_valid():
        return asked(request, place, form, status=UNPROCESSABLE)
    try:
        taken = submit(place, form)
    except Refused as refusal:
        return taught(request, place, form, refusal)
    except ChangedMeanwhile:
        return changed(request, place, form)
    except tracking.TooBusy:
        return render(request, "429.html", status=429)
    return done(request, place, taken)


def submit(place, form):
    """The one door."""
    law = place.procedure.law if place.owner_id is None else None
    record = getattr(place.record, "pk", None)
    sent = form.cleaned_data
    return take(
        place.info.name, by=place.person, law=law, owner=place.owner_id, record=record,
        seen=sent["seen"] if place.owner_id else None, key=str(sent["key"]), facts=form.answers(),
    )  # fmt: skip


def taught(request, place, form, refusal):
    """What names a question stands beside it; the rest above; every word is kept."""
    beside = [one for one in refusal.unmet if one.opens in form.asked]
    above = [one for one in refusal.unmet if one.opens not in form.asked]
    for one in beside:
        form.add_error(one.opens, f"{one.message} ({teaching.place(one.clause)})")
    if place.unmet() and not beside:
        return refused(request, place, above, form.kept())
    return asked(request, place, form, status=UNPROCESSABLE, unmet=place.taught(above))


def changed(request, place, form):
    """Somebody wrote meanwhile: what, when, and the same words ready to be sent on the file as it is now."""
    since = form.cleaned_data.get("since") or 0
    news = Event.objects.filter(owner=place.owner.pk, seq__gt=since).select_related("by").order_by("seq")
    told = [told_of(event, place) for event in news]
    form.shown_again(place.owner)
    return asked(request, place, form, status=CONFLICT, changes=told)


def told_of(event, place):
    """A change in plain words: all of it to whoever works on the file, to a party only that there was one."""
    _procedure, info = book.find(place.owner.law, event.kind)
    works = sight.works_on(place.found) or not isinstance(place.owner, Case)
    who = event.by.published_name if event.by and works else ""
    return {"at": event.at.astimezone(place.procedure.now.tzinfo), "what": info.label if works else "", "who": who}


def done(request, place, taken):
    """To the file, with a word of what was done and of what deserves a second look; a code is shown once, here."""
    if taken.printed:
        return as_file(dispatch.copy_to_serve(taken.printed.pk, taken.code), "application/pdf")
    if taken.code:
        return render(request, "desk/slip.html", place.frame() | {"code": taken.code})
    cautions = [str(one.message) for one in taken.cautions]
    request.session["said"] = {"step": place.info.name, "law": place.procedure.law, "cautions": cautions}
    owner = taken.record.case if hasattr(taken.record, "case") else taken.record
    return redirect(landing.of(owner, access.roles_for(place.person, owner))["href"])
