"""`make soak` fails when memory grows in the second half of its run, and only then."""

from __future__ import annotations

import pytest

from bench.curve import GROWTH_LIMIT, Sample, exit_status, growth

HALF = 60
FLAT = 100.0


def curve(first: list[float], second: list[float]) -> list[Sample]:
    return [
        Sample(5.0 * at, mebibytes, tables=4, games=at)
        for at, mebibytes in enumerate([*first, *second])
    ]


def rising(by: float) -> list[float]:
    """Memory that rises by this share from the first fifth of the half to its last."""
    return [FLAT * (1 + by * min(1.0, max(0.0, (at - 6) / 48))) for at in range(HALF)]


@pytest.mark.parametrize(
    ("second", "status"),
    [
        ([FLAT] * HALF, 0),
        (rising(GROWTH_LIMIT * 0.9), 0),
        (rising(GROWTH_LIMIT * 1.5), 1),
        (rising(0.5), 1),
        (rising(-0.1), 0),
    ],
    ids=["flat", "a little", "too much", "a leak", "falling"],
)
def test_a_soak_fails_if_memory_grows_in_its_second_half(second: list[float], status: int) -> None:
    warm_up = [50.0 + at for at in range(HALF)]

    assert exit_status(curve(warm_up, second)) == status


def test_a_peak_and_the_warm_up_count_as_no_growth() -> None:
    second = [FLAT] * HALF
    second[3] = second[30] = second[-2] = 2 * FLAT

    assert growth(curve([10.0] * HALF, second)) == 0.0


def test_growth_is_the_share_by_which_memory_has_risen() -> None:
    assert growth(curve([FLAT] * HALF, rising(0.08))) == pytest.approx(0.08, abs=0.01)


def test_a_run_of_one_sample_is_flat() -> None:
    assert exit_status(curve([FLAT], [])) == 0
