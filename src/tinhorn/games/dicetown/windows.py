"""What a reaction window is about: why it is open, and what the card would bring."""

from __future__ import annotations

from typing import assert_never

from tinhorn.games.dicetown.components import Place
from tinhorn.games.dicetown.names import faces, place_name
from tinhorn.games.dicetown.phases import (
    AtBank,
    AtDoc,
    AtGamble,
    AtHall,
    AtJoe,
    AtMine,
    AtOffice,
    AtReveal,
    AtSaloon,
    AtStore,
    ResumePoint,
)
from tinhorn.games.dicetown.rules.joe import DEMAND
from tinhorn.games.dicetown.view import View
from tinhorn.kernel import Phrase, Seat, name_of, of, phrase


def situation(seen: View, resume: AtMine | AtStore | AtSaloon | AtHall | AtDoc) -> Phrase:
    """Say in a sentence what has just happened."""
    match resume:
        case AtMine(leader=leader):
            return of("dicetown-dug", seen.viewer, leader, count=_nuggets(seen, leader, 1))
        case AtStore(leader=leader):
            return _led(seen, leader, "store")
        case AtSaloon(thief=thief):
            return _led(seen, thief, "saloon")
        case AtHall(leader=leader):
            return _led(seen, leader, "hall")
        case AtDoc(visit=visit):
            return of("dicetown-about-visits", seen.viewer, visit.visitor)
    assert_never(resume)


def _led(seen: View, seat: Seat, place: Place) -> Phrase:
    return of("dicetown-led", seen.viewer, seat, place=place_name(place))


def _nuggets(seen: View, seat: Seat, times: int) -> int:
    return min(times * seen.players[seat].dice.count("9"), seen.mine)


def benefit(seen: View, resume: ResumePoint) -> Phrase:  # noqa: C901 - one case for each card
    """Say what the card of this window brings to its player."""
    match resume:
        case AtReveal(kept=kept, brutes=brutes):
            return phrase("dicetown-about-brute", dice=faces(kept[brutes[0]]))
        case AtGamble(turns=turns):
            return phrase("dicetown-about-gambler", die=turns[0].die, face=turns[0].face)
        case AtMine(leader=leader):
            usual, double = (_nuggets(seen, leader, times) for times in (1, 2))
            return phrase("dicetown-about-dynamite", count=usual, double=double)
        case AtBank():
            return phrase("dicetown-about-shares", share=seen.bank // 2)
        case AtStore():
            return phrase("dicetown-about-credit")
        case AtSaloon():
            return phrase("dicetown-about-barmaids")
        case AtOffice():
            return phrase("dicetown-about-marshal", seat=name_of(seen.sheriff))
        case AtHall():
            return phrase("dicetown-about-corruption")
        case AtDoc():
            return phrase("dicetown-about-elixir")
        case AtJoe(target=target):
            bills = min(DEMAND, seen.players[target].bills)
            return phrase("dicetown-about-joe", bills=bills, target_seat=name_of(target))
    assert_never(resume)
