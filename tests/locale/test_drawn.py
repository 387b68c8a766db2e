"""The list of draws of *Check fairness* names every kind of draw in words."""

from __future__ import annotations

from typing import Final, get_args

import pytest

from tinhorn.games import dicetown, winchester
from tinhorn.games.dicetown.phases import ChancePhase
from tinhorn.kernel.offer import Offer

DRAWN: Final = {
    winchester.NAME: ("deal", "plot", "duel"),
    dicetown.NAME: tuple(phase.kind for phase in get_args(ChancePhase)),
}


@pytest.mark.parametrize("offer", [winchester.OFFER, dicetown.OFFER])
def test_every_kind_of_draw_is_named_in_words(offer: Offer) -> None:
    assert offer.locale is not None
    catalogue = (offer.locale / "en.ftl").read_text(encoding="utf-8")

    for kind in DRAWN[offer.name]:
        assert f"\nweb-{offer.name}-drawn-{kind} = " in catalogue
