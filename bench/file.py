"""Filing a complaint through the door, beside inserting one bare row."""

import os

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from bench.rounds import compare  # noqa: E402 (the applications come first)
from committees.models import District, Person, Workplace  # noqa: E402
from workflows.procedure import take  # noqa: E402
from workflows.rehearsal.register import in_memory, rolled_back  # noqa: E402

FACTS = {"respondents": [{"name": "Vikram Namuna"}], "woman": {"name": "Asha Namuna"}, "narrative": "He blocked the door." * 100}


def main():
    """The filing checks, seals, counts the days, freezes two papers and links two events; the row does nothing."""
    district = District.objects.create(name="Namunapur", region="IN-MH")
    Workplace.objects.create(name="Udaharan Mill", district=district)
    asha = Person.objects.create(gender="female")
    compare(
        lambda: take("complaint.file", law="SH2004", by=asha, facts=FACTS),
        lambda: District.objects.create(name="Namunapur", region="IN-MH"),
        times=10,
    )


if __name__ == "__main__":
    with in_memory(), rolled_back():
        main()
