"""Several viewers are told of events what each of them may know."""

from __future__ import annotations

import pytest

from tests.support.parcels import LotRolled, SnatchDealt
from tests.support.people import ANN, BOB
from tinhorn.kernel.game import AnyEvent, seen_by_each, seen_events

PUBLIC = LotRolled(3)


@pytest.mark.parametrize("events", [(), (PUBLIC, PUBLIC), (PUBLIC, SnatchDealt(ANN))])
def test_each_of_several_viewers_is_told_what_they_are_told_alone(
    events: tuple[AnyEvent, ...],
) -> None:
    viewers = (ANN, BOB, None)

    assert seen_by_each(events, viewers) == [seen_events(events, one) for one in viewers]


def test_a_secret_among_public_events_stays_with_its_owner() -> None:
    ann, bob = seen_by_each((PUBLIC, SnatchDealt(ANN)), (ANN, BOB))

    assert ann != bob
