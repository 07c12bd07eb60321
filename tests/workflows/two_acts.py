"""One matter told under either Act, so that what follows can be laid side by side."""

from contextlib import contextmanager

from workflows.rehearsal.checking import check
from workflows.rehearsal.playing import Play
from workflows.rehearsal.register import rolled_back

WORLD = """
title: One matter under {law}
law: {law}
calendar: {{weekend: [sat, sun], holidays: []}}
world:
  districts: {{nagpur: {{state: MH}}}}
  people:
    sarita: {{gender: female}}
    dilip: {{gender: male}}
    witness: {{gender: female}}
    indu: {{gender: female}}
    gopal: {{gender: male}}
    leena: {{gender: female}}
    rehana: {{gender: female}}
    manager: {{gender: male}}
  workplaces: {{plant: {{district: nagpur, headcount: 80, service_rules: {rules}}}}}
  offices: {{owner: {{person: manager, office: employer, workplace: plant}}}}
  committees:
    body:
      workplace: plant
      constituted_on: 2024-02-05
      seats:
        - {{person: indu, seat: president}}
        - {{person: gopal, seat: member, basis: legal, grounds: Legal knowledge}}
        - {{person: leena, seat: member, basis: social_work, grounds: Ten years of social work}}
        - {{person: rehana, seat: external, basis: organisation}}
steps:
"""
FILED = """
- {{on: 2025-01-13, by: sarita, do: complaint.file, with: {{respondents: [dilip], narrative: He held my arm., incident_on: {incident}}}}}
- {{on: 2025-01-14, by: indu, do: declaration.make, with: {{tied: false}}}}
- {{on: 2025-01-14, by: gopal, do: declaration.make, with: {{tied: false}}}}
- {{on: 2025-01-14, by: leena, do: declaration.make, with: {{tied: false}}}}
- {{on: 2025-01-14, by: rehana, do: declaration.make, with: {{tied: false}}}}
"""
SERVED = """
- {on: 2025-01-15, by: indu, do: complaint.screen, with: {elements: [physical]}}
- {on: 2025-01-16, by: indu, do: service.send, with: {respondent: dilip ANSWER}}
- {on: 2025-01-17, by: indu, do: service.prove, with: {served_on: 2025-01-17, how: hand}}
"""
# Under 2004 the committee gives a day to answer by; the Rules of 2013 fix ten working days.
ANSWER = {"SH2004": ", answer_by: 2025-01-31", "POSH2013": ""}
HEARD = """
- on: 2025-02-03
  by: indu
  do: sitting.fix
  with: {on: 2025-02-10, slots: [{party: sarita, begins: 10:30, ends: 11:30}, {party: dilip, begins: 14:30, ends: 15:30}]}
- {on: 2025-02-10 10:30, by: indu, do: sitting.open, with: {present: [indu, gopal, leena]}}
- {on: 2025-02-10, by: indu, do: statement.record, as: hers, with: {party: sarita, words: He held my arm.}}
- {on: 2025-02-10, by: indu, do: statement.read_back, of: hers}
- {on: 2025-02-10, by: sarita, do: statement.sign, of: hers}
- {on: 2025-02-10, by: indu, do: statement.share, of: hers}
- {on: 2025-02-10, by: indu, do: statement.record, as: his, with: {party: dilip, words: I was elsewhere.}}
- {on: 2025-02-10, by: indu, do: statement.read_back, of: his}
- {on: 2025-02-10, by: dilip, do: statement.sign, of: his}
- {on: 2025-02-10, by: indu, do: statement.share, of: his}
- {on: 2025-02-10 16:00, by: indu, do: sitting.close, with: {minutes: Both were heard.}}
"""
COMPLETE = {
    "SH2004": """
- {{on: 2025-03-03, by: indu, do: inquiry.complete}}
- on: 2025-03-03
  by: leena
  do: finding.record
  with: {{finding: {finding}, reasons: Both accounts were weighed., evidence: [hers, his]}}
""",
    "POSH2013": """
- {{on: 2025-02-17, by: indu, do: inquiry.close_hearing}}
- on: 2025-02-18
  by: leena
  do: finding.record
  with: {{finding: {finding}, reasons: Both accounts were weighed., evidence: [hers, his]}}
- {{on: 2025-02-19, by: indu, do: findings.share, with: {{answer_by: 2025-02-26}}}}
- {{on: 2025-02-20, by: indu, do: representation.prove, with: {{party: sarita}}}}
- {{on: 2025-02-20, by: indu, do: representation.prove, with: {{party: dilip}}}}
- {{on: 2025-03-03, by: indu, do: inquiry.complete}}
""",
}
DECIDED = {
    "SH2004": """
- on: 2025-03-05
  by: indu
  do: order.draft
  with: {outcome: direct, reasons: As found., directions: [{kind: apology, against: dilip, words: In writing.}]}
- {on: 2025-03-05, by: indu, do: order.sign}
- {on: 2025-03-05, by: gopal, do: order.sign}
- {on: 2025-03-05, by: leena, do: order.sign}
- {on: 2025-03-06, by: indu, do: order.issue}
- {on: 2025-03-06, by: indu, do: order.forward}
""",
    "POSH2013": """
- on: 2025-03-05
  by: indu
  do: report.draft
  with: {outcome: action, reasons: As found., recommendations: [{kind: misconduct, penalty: apology, against: dilip}]}
- {on: 2025-03-05, by: indu, do: report.sign}
- {on: 2025-03-05, by: gopal, do: report.sign}
- {on: 2025-03-05, by: leena, do: report.sign}
- {on: 2025-03-06, by: indu, do: report.issue}
- {on: 2025-03-06, by: indu, do: report.forward}
""",
}
UP_TO = ("filed", "served", "heard", "complete", "decided")


def told(law, *, up_to, finding="proved", incident="2025-01-09", rules="false") -> str:
    """The matter under this Act as far as it is told."""
    parts = {
        "filed": FILED.format(incident=incident), "served": SERVED.replace(" ANSWER", ANSWER[law]), "heard": HEARD,
        "complete": COMPLETE[law].format(finding=finding), "decided": DECIDED[law],
    }  # fmt: skip
    steps = [parts[name] for name in UP_TO[: UP_TO.index(up_to) + 1]]
    return WORLD.format(law=law, rules=rules) + "".join(steps)


@contextmanager
def matter(law, *more, up_to, **about):
    """The matter in the tables as long as one looks at it, and what came of each step; it leaves nothing behind."""
    text = told(law, up_to=up_to, **about) + "\n".join(f"- {{{step}}}" for step in more)
    with rolled_back():
        acted = Play(check(text))
        came = list(acted.outcomes())
        stuck = [(one.word, one.message) for one in came[: len(came) - len(more)] if not one.accepted]
        assert stuck == []
        yield acted, came[len(came) - len(more) :] if more else came


def play(law, *more, up_to, **about) -> list:
    """What comes of the matter and of what is done after it; the steps that lead there are all taken."""
    with matter(law, *more, up_to=up_to, **about) as (_acted, came):
        return came
