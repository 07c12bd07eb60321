"""Which case, committee and record a step of a rehearsal acts on, and what goes without saying."""

from cases.models import Event
from committees.models import Committee
from workflows.rehearsal.values import Resolver


class Standing:
    """Finds what a step leaves unsaid, from the labels, the acting person and the stage that the step leads from."""

    def with_defaults(self, info, step, actor):
        """What the file gives, with what goes without saying: that she speaks of herself, and where she works."""
        given = dict(step.get("with") or {})
        key = self.world.key_of(actor if actor.id else None)
        names = {fact.name for fact in info.facts}
        if {"woman", "capacity"} <= names and key and str(given.get("capacity") or "herself").startswith("herself"):
            given.setdefault("woman", key)
        asks = next((fact for fact in info.facts if fact.kind == "workplace" and fact.name == "workplace"), None)
        if asks and "workplace" not in given and len(self.world.workplaces) > 1:
            home = self.world.homes.get(key)
            seated = (body.workplace for body in self.world.committees.values() if body.workplace)
            first = next(seated, None) or next(iter(self.world.workplaces.values()))
            given["workplace"] = home or next(key for key, one in self.world.workplaces.items() if one.pk == first.pk)
        return given

    def standing(self, procedure, info, step, actor):
        """The case or committee, and the record in it, that the step acts on."""
        named = self.labels.get(str(step.get("of"))) or self.world.committees.get(str(step.get("of")))
        if procedure.owner_class is Committee:
            return self._committee(info, named), None
        if info.begins and procedure.begins_case and not isinstance(named, procedure.record_class):
            return None, None
        if self.case is None:
            return None, None
        return self.case, self.record_of(procedure, info, step, actor, named)

    def _committee(self, info, named):
        if isinstance(named, Committee):
            return Committee.objects.get(pk=named.pk)
        standing = [Committee.objects.get(pk=one.pk) for one in self.world.committees.values()]
        fit = [one for one in standing if one.stage in info.sources]
        if info.begins and not fit:
            return None
        return (fit or standing or [None])[-1]

    def record_of(self, procedure, info, step, actor, named):
        """The record labelled; else, of those the step leads from, the one of this party or person, else the last."""
        if isinstance(named, procedure.record_class):
            return procedure.record_class.objects.get(pk=named.pk)
        begun = dict(Event.objects.filter(owner=self.case.pk).order_by("-seq").values_list("record", "seq"))
        rows = sorted(procedure.record_class.objects.filter(case=self.case), key=lambda one: (begun.get(one.pk, 0), one.number))
        fit = [one for one in rows if one.stage in info.sources]
        if not fit and info.begins:
            return None
        return self._closest(fit or rows, step, actor)

    def _closest(self, rows, step, actor):
        resolver = Resolver(self.world, case=self.case, labels=self.labels)
        told = [step.get("of"), *[value for value in (step.get("with") or {}).values() if isinstance(value, str)]]
        parties = {party.pk for value in told if value and (party := resolver.party(value))}
        theirs = [one for one in rows if one.party_id in parties]
        mine = [one for one in rows if one.party and one.party.person_id and one.party.person_id == actor.id]
        own = [one for one in rows if getattr(one, "person_id", None) and one.person_id == actor.id]
        return (theirs or own or mine or rows or [None])[-1]
