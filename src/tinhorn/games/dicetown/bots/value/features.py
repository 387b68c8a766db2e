"""A position of Dice Town as numbers, for each seat: the network rates one seat at a time.

Sealed choices of dice count as if they lay open: the dice that a player keeps are set aside, the
others will be rolled again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tinhorn.games.dicetown.components import (
    ACTION_CARDS,
    DICE,
    FACES,
    LED_BY,
    POINTS,
    Face,
    Place,
    is_property,
)
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
    ChoosingCard,
    Countering,
    Deciding,
    DrawingCards,
    DrawingLoot,
    DrawingProperty,
    Gambling,
    Keeping,
    Offering,
    Phase,
    Reacting,
    ResumePoint,
    Robbing,
    Rolling,
    Stealing,
    Trimming,
)
from tinhorn.games.dicetown.rules.hall import strength
from tinhorn.games.dicetown.scoring import sheets
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Seat

FEATURES_VERSION: Final = 1
PLACES: Final[tuple[Place, ...]] = (*LED_BY, "hall")
IN_HAND: Final = -1
"""The dice are still being rolled: no place has been visited this round."""
KEPT_CARDS: Final = tuple(card for card in ACTION_CARDS if card != "joe")
NUGGETS_A_ROUND: Final = 1.5
PROPERTIES_A_ROUND: Final = 2.0
"""How fast the two ends of the game come nearer, in games of deputies."""


class Dice(Struct, frozen=True):
    """One seat's dice: set aside, and under the cup."""

    aside: tuple[Face, ...]
    cup: tuple[Face, ...]


def features(state: State) -> list[list[float]]:
    """Return the numbers that the network reads, by seat."""
    stop, dice = place_reached(state.phase), all_dice(state)
    totals = [sheet.total for sheet in sheets(state)]
    table = _table(state, stop)
    return [
        [
            *_holdings(state, seat, totals),
            *_hand(dice, seat, stop),
            *_leads(dice, seat, stop),
            *_standing(totals, seat, rounds_left(state)),
            *table,
        ]
        for seat in range(len(state.players))
    ]


def place_reached(phase: Phase) -> int:
    """Return the first place of this round that is not settled, by number; `IN_HAND` before."""
    match phase:
        case Offering(place=place) | Deciding(place=place):
            return PLACES.index(place)
        case Reacting(resume=resume) | Countering(resume=resume):
            return _place_of(resume)
        case DrawingCards() | ChoosingCard():
            return PLACES.index("store")
        case Robbing() | DrawingLoot() | Stealing():
            return PLACES.index("saloon")
        case DrawingProperty():
            return PLACES.index("hall")
        case Rolling() | Keeping() | Trimming() | Gambling():
            return IN_HAND
        case _:
            return len(PLACES)


def _place_of(resume: ResumePoint) -> int:
    match resume:
        case AtReveal() | AtGamble():
            return IN_HAND
        case AtMine():
            return PLACES.index("mine")
        case AtBank():
            return PLACES.index("bank")
        case AtStore() | AtJoe(visit=None):
            return PLACES.index("store")
        case AtSaloon():
            return PLACES.index("saloon")
        case AtOffice(visit=None):
            return PLACES.index("office")
        case AtHall():
            return PLACES.index("hall")
        case AtDoc() | AtJoe() | AtOffice():
            return len(PLACES)


def all_dice(state: State) -> tuple[Dice, ...]:
    """Return the dice by seat, with sealed choices as if they were open."""
    phase = state.phase
    if not isinstance(phase, Keeping):
        return tuple(Dice(player.dice, ()) for player in state.players)
    return tuple(
        Dice(player.dice, cup) if kept is None else Dice(player.dice + kept.dice, ())
        for player, cup, kept in zip(state.players, phase.dice, phase.answers, strict=True)
    )


def _holdings(state: State, seat: Seat, totals: Sequence[int]) -> list[float]:
    player = state.players[seat]
    return [
        totals[seat] / 20,
        player.nuggets / 10,
        player.bills / 10,
        float(state.sheriff == seat),
        sum(POINTS[card] for card in player.store) / 10,
        sum(POINTS[card] for card in player.properties) / 10,
        sum(POINTS[card] for card in player.protected) / 10,
        len(player.properties) / 5,
        len(player.store) / 5,
        *(float(player.store.count(card)) for card in KEPT_CARDS),
        _drawn(state, seat),
    ]


def _drawn(state: State, seat: Seat) -> float:
    """Return what the best of the cards is worth that this seat may take now."""
    match state.phase:
        case ChoosingCard(seat=chooser, drawn=drawn) if chooser == seat and drawn:
            return max(POINTS[card] or 1.5 for card in drawn) / 5
        case Stealing(seat=thief, drawn=loot) if thief == seat and loot:
            return max(POINTS[card] if is_property(card) else 2.0 for card in loot) / 5
        case _:
            return 0.0


def _hand(dice: Sequence[Dice], seat: Seat, stop: int) -> list[float]:
    own = dice[seat]
    if stop == len(PLACES):
        return [0.0] * (2 * len(FACES) + 2)
    return [
        *(own.aside.count(face) / 3 for face in FACES),
        *(own.cup.count(face) / 3 for face in FACES),
        (DICE - len(own.aside) - len(own.cup)) / DICE,
        len(own.aside) / DICE,
    ]


def _leads(dice: Sequence[Dice], seat: Seat, stop: int) -> list[float]:
    """Return how far ahead of the best other seat these dice are, for each place still to come."""
    ahead = []
    for number, place in enumerate(PLACES):
        if number < stop:
            ahead += [0.0, 0.0, 0.0]
        elif place == "hall":
            ahead += _compared([_hall_strength(each) for each in dice], seat)
        else:
            face = LED_BY[place]
            ahead += _compared([float(each.aside.count(face)) for each in dice], seat)
    return ahead


def _hall_strength(dice: Dice) -> float:
    if len(dice.aside) < DICE:
        return 0.0
    kind, first, *_ = strength(dice.aside)
    return (kind + first / len(FACES)) / 3


def _compared(values: Sequence[float], seat: Seat) -> list[float]:
    others = max(value for other, value in enumerate(values) if other != seat)
    own = values[seat]
    return [(own - others) / 3, float(own > others), float(own == others and own > 0)]


def _standing(totals: Sequence[int], seat: Seat, rounds: float) -> list[float]:
    others = [total for other, total in enumerate(totals) if other != seat]
    lead = totals[seat] - max(others)
    return [
        lead / 10,
        (totals[seat] - sum(others) / len(others)) / 10,
        sum(total >= totals[seat] for total in others) / len(others),
        lead / (5 * rounds),
        max(-2.0, min(2.0, lead / rounds)),
    ]


def rounds_left(state: State) -> float:
    """Return about how many rounds are still to come, this one included."""
    deeds = len(state.display) + len(state.property_deck)
    return 1 + min(state.mine / NUGGETS_A_ROUND, deeds / PROPERTIES_A_ROUND)


def _table(state: State, stop: int) -> list[float]:
    rounds = rounds_left(state)
    deeds = len(state.display) + len(state.property_deck)
    return [
        state.mine / 15,
        deeds / 20,
        rounds / 10,
        *(float(rounds <= few) for few in (1, 2, 3, 4)),
        state.bank / 10,
        float(stop == IN_HAND),
        float(stop == len(PLACES)),
        *(float(len(state.players) == players) for players in (2, 3, 4, 5)),
    ]
