"""Two things by turns in one run, so that a busy minute falls on both."""

from statistics import median
from time import perf_counter

ROUNDS = 7


def compare(ours, bare, *, times) -> None:
    """Print the median of each round, and the ratio of the medians over all rounds."""
    rows = [(_each(ours, times), _each(bare, times)) for _round in range(ROUNDS)]
    for number, (mine, other) in enumerate(rows, 1):
        print(f"round {number}: {mine * 1e6:10.1f} µs   bare {other * 1e6:10.1f} µs")
    mine, other = (median(column) for column in zip(*rows, strict=True))
    print(f"ratio of the medians: {mine / other:.1f} ({ROUNDS} rounds of {times})")


def _each(act, times) -> float:
    spent = []
    for _time in range(times):
        began = perf_counter()
        act()
        spent.append(perf_counter() - began)
    return median(spent)
