"""What somebody sees, finds, receives or may send: the same questions to the policy table as the pages put."""

from cases import access, search, sight
from cases.models import Case, Complaint, Party, Record, Sitting
from cases.policy import PAPERS
from committees.models import Person
from notices import messages
from notices.models import Document
from workflows import worklist
from workflows.rehearsal import exports, words
from workflows.rehearsal.reading import WrongFile
from workflows.rehearsal.values import Resolver, listed

NOT_KNOWN = "Nothing of the kind is known to this person."
CIRCULATED = ("to", "cc", "bcc")


class Sights:
    """The steps of a rehearsal that read and change nothing."""

    def _see(self, step, actor, came):
        named = self.named(came.word)
        if named is not None and not isinstance(named, Record):
            came.accepted = came.visible = True
            came.parts, came.hidden = [], []
            return
        self._look(actor, came, self.is_there(actor, came.word, named))

    def _export(self, step, actor, came):
        if came.word in exports.PACKS or (step.get("with") or {}).get("to") in exports.OUTSIDE:
            exports.tell(self, actor, came)
            return
        self._look(actor, came, self.is_there(actor, came.word, self.labels.get(came.word)))
        if came.visible:
            came.message = f"A copy of {', '.join(came.parts)}."

    def _look(self, actor, came, there):
        seen = access.parts_seen(actor, self.case) if self.knows(actor) else []
        came.visible = came.accepted = bool(there and seen)
        came.parts = seen if there else []
        came.hidden = [part for part in access.PARTS if part not in came.parts]
        if not came.visible:
            came.message = NOT_KNOWN

    def knows(self, actor) -> bool:
        """Whether the case in hand exists for this person."""
        if self.case is None or not isinstance(actor, Person):
            return False
        return access.visible_to(actor).filter(pk=self.case.pk).exists()

    def is_there(self, actor, word, named) -> bool:
        """Whether what the word names is in the case, and is not a paper for somebody else."""
        if self.case is None:
            return False
        if word in words.document_slugs() and word not in words.record_words(self.law):
            if PAPERS.get(word) not in (None, *access.parts_seen(actor, self.case)):
                return False
            papers = Document.objects.filter(case=self.case, kind=word)
            mine = papers.filter(to_person=actor.id) | papers.filter(to_party__person=actor.id)
            return (papers if access.on_committee(actor, self.case) else mine).exists()
        if named is not None:
            self.case = Case.objects.get(pk=named.case_id)
            return self.is_shown(actor, type(named).objects.filter(pk=named.pk))
        procedure = words.record_words(self.law).get(words.RECORD_WORDS.get(word, word))
        model = procedure.record_class if procedure else Complaint
        return self.is_shown(actor, model.objects.filter(case=self.case))

    def is_shown(self, actor, rows) -> bool:
        """Whether one of these records is the reader's own, or of a part that the reader sees; of sittings a party sees the own."""
        if rows.model is Complaint or not isinstance(actor, Person):
            return rows.exists()
        sent = Document.objects.filter(case=self.case, record__in=rows.values("pk"), to_person=actor, to_party__isnull=True)
        if rows.filter(party__person=actor).exists() or sent.exists():
            return True
        if sight.PART_OF_TABLE.get(rows.model._meta.model_name) not in access.parts_seen(actor, self.case):
            return False
        party = Party.objects.filter(case=self.case, person=actor).exists()
        if rows.model is Sitting and party:
            return rows.filter(slots__party__person=actor).exists()
        return rows.filter(pk__in=sight.rows(actor, self.case, rows.model).values("pk")).exists()

    def _search(self, step, actor, came):
        came.accepted, came.found, came.aliases = True, [], []
        for one in search.find(actor, came.word) if isinstance(actor, Person) else ():
            labels = [label for label, record in self.labels.items() if getattr(record, "case_id", None) == one.case.pk]
            came.found.append(labels[0] if labels else one.named)
            came.aliases.append({*labels, one.named, one.case.reference, "complaint"})
        came.message = ", ".join(came.found) or "Nothing was found."

    def _send(self, step, actor, came):
        told = {**(step.get("with") or {}), **(step["send"] if isinstance(step["send"], dict) else {})}
        resolver = Resolver(self.world, case=self.case, labels=self.labels)
        to = [one for name in CIRCULATED for one in listed(told.get(name) or [])]
        for word in to:
            if resolver.party(word) is None and str(word) not in self.world.people:
                raise WrongFile(f"Nobody is called “{word}”.", nearest=words.nearest(word, self.world.people))
        unmet = messages.unmet(to, self.law)
        came.accepted = self.knows(actor) and not unmet
        came.clauses, came.needs = [one.clause for one in unmet], [one.cure for one in unmet]
        came.message = " ".join(str(one.message) for one in unmet) or ("" if came.accepted else NOT_KNOWN)

    def worklists(self, keys=None) -> dict:
        """Person → the steps on that person's list; one that cannot be taken yet ends in “!”."""
        return {key: self._todo(self.world.people[key]) for key in (keys or self.world.people)}

    def _todo(self, person):
        items = worklist.for_person(person)
        return list(dict.fromkeys(item.step if item.ready else f"{item.step}!" for item in items))

    def also_called(self, key) -> set[str]:
        """The other words for an addressee: person, code, role or plain name of the parties of the case."""
        present = Party.objects.filter(case=self.case) if self.case is not None else ()
        called = ({self.world.key_of(one.person), one.code, (one.identity or {}).get("name")} for one in present)
        return {word for words_of in called if key in words_of for word in words_of if word}
