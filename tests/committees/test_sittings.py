"""Who may be called when: no accepted list of calls brings the two sides together (SH-23)."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given, settings
from hypothesis import strategies as st

from committees.sittings import BETWEEN_THE_SIDES, Call, collisions, near, opposed, too_few

ZONES = [ZoneInfo("Asia/Kolkata"), ZoneInfo("UTC"), ZoneInfo("America/New_York")]
MIDNIGHT = datetime(2025, 2, 3, tzinfo=ZONES[0])
ROLES = {"C1": "aggrieved_woman", "H1": "heir", "R1": "respondent", "R2": "respondent", "W1": "witness", "W2": "witness"}


@st.composite
def called(draw):
    code, zone = draw(st.sampled_from(sorted(ROLES))), draw(st.sampled_from(ZONES))
    begins = MIDNIGHT + timedelta(minutes=15 * draw(st.integers(36, 72)))
    ends = begins + timedelta(minutes=15 * draw(st.integers(1, 8)))
    return Call(code, ROLES[code], begins.astimezone(zone), ends.astimezone(zone), draw(st.sampled_from(["room 4", "room 5"])))


def minutes(call):
    begins = int((call.begins - MIDNIGHT).total_seconds()) // 60
    return set(range(begins, begins + int((call.ends - call.begins).total_seconds()) // 60))


@settings(max_examples=2500, deadline=None)
@given(st.lists(called(), max_size=6))
def test_where_nothing_collides_no_minute_is_shared_at_a_place_and_sides_less_than_an_hour_apart_are_told(calls):
    accepted = []
    for call in calls:
        if not collisions([*accepted, call]):
            accepted.append(call)
    apart = int(BETWEEN_THE_SIDES.total_seconds()) // 60
    for at, one in enumerate(accepted):
        for other in accepted[at + 1 :]:
            if one.place == other.place or one.code == other.code:
                assert minutes(one).isdisjoint(minutes(other))
            if one.place == other.place and opposed(one, other):
                apart_enough = min(abs(a - b) for a in minutes(one) for b in minutes(other)) > apart
                assert apart_enough == (not near([one, other]))


@settings(max_examples=2500, deadline=None)
@given(called(), called())
def test_two_calls_that_share_a_minute_at_one_place_always_collide(one, other):
    shared = one.place == other.place and not minutes(one).isdisjoint(minutes(other))
    found = [len(collisions(calls)) for calls in ([one, other], [other, one])]
    assert found == [1, 1] or (found == [0, 0] and not shared)


def test_fewer_than_three_or_than_half_is_few():
    assert [too_few(present, members) for present, members in ((1, 4), (2, 4), (3, 4), (3, 7), (4, 7))] == [True, True, False, True, False]
