"""Between the engine's Winchester and arrays: positions, answers of chance, actions, views.

Only this module and `views.py` know the engine. They make numpy arrays, one position at a time, for
comparisons and for networks that play in the engine, and they need no JAX.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias, assert_never, cast

import numpy as np
from numpy.typing import ArrayLike, DTypeLike

from tinhorn.games import winchester
from tinhorn.games.winchester.actions import (
    Action,
    Bid,
    CallDuel,
    Claim,
    Deal,
    DrawDuel,
    DrawPlot,
    Look,
    LookAtCard,
    LookAtObjective,
    MoveVehicle,
    Pass,
)
from tinhorn.games.winchester.codec import actions as ids
from tinhorn.games.winchester.codec.board import (
    BOAT_SQUARES,
    BONUSES,
    NUMBERS_2019,
    OBJECTIVES,
    PILES,
    PLOTS,
    SITES,
)
from tinhorn.games.winchester.codec.state import (
    BIDDING,
    CHANCE_OR_NOBODY,
    CLAIMING,
    DEALING,
    DRAWING_PLOT,
    DTYPES,
    DUELING,
    HEARING_RUMOR,
    MOVING_VEHICLE,
    OVER,
    SITE_CARDS,
    Draw,
    Options,
    State,
)
from tinhorn.games.winchester.components import Bonus, Edition, Objective
from tinhorn.games.winchester.phases import (
    Bidding,
    Claiming,
    Dealing,
    DrawingPlot,
    Dueling,
    HearingRumor,
    MovingVehicle,
    Over,
    Phase,
)
from tinhorn.games.winchester.state import Setup
from tinhorn.kernel import Seat

if TYPE_CHECKING:
    from tinhorn.batch.bits import Array

EngineState: TypeAlias = winchester.State
View: TypeAlias = winchester.View
Position: TypeAlias = EngineState | View


def array(values: ArrayLike, dtype: DTypeLike) -> Array:
    # Numpy's arrays are as good as leaves of a state, and made a hundred times faster.
    return cast("Array", np.asarray(values, dtype))


def bits(indices: Iterable[int]) -> int:
    return sum(1 << index for index in indices)


@cache
def places(edition: Edition) -> tuple[int, ...]:
    """Return the place (bit) of each plot, by its number in this edition; nothing has number 0."""
    numbers = NUMBERS_2019 if edition == "2019" else range(1, PLOTS + 1)
    found = {number: place for place, number in enumerate(numbers)}
    return (-1, *[found[number] for number in range(1, PLOTS + 1)])


@cache
def numbers(edition: Edition) -> tuple[int, ...]:
    """Return the number of the plot at each place."""
    return tuple(NUMBERS_2019) if edition == "2019" else tuple(range(1, PLOTS + 1))


@cache
def site(plot: int, edition: Edition) -> int:
    """Return the index of the mine or ranch card of a plot."""
    return int(np.flatnonzero(places(edition)[plot] == SITES)[0])


class Asking(NamedTuple):
    """What a phase of the engine says, in the words of `State`."""

    phase: int
    turn: Seat
    plot: int = 0
    standing: int = 0
    in_auction: tuple[Seat, ...] = ()


def asking(phase: Phase, first: Seat) -> Asking:
    match phase:
        case Bidding(plot, standing, in_auction):
            return Asking(BIDDING, in_auction[0], plot, standing, in_auction)
        case DrawingPlot():
            return Asking(DRAWING_PLOT, first)
        case Dueling(plot, price, challenger, challenged):
            return Asking(DUELING, challenger, plot, price, (challenger, challenged))
        case MovingVehicle(plot, buyer):
            return Asking(MOVING_VEHICLE, buyer, plot)
        case HearingRumor(plot, buyer):
            return Asking(HEARING_RUMOR, buyer, plot)
        case Claiming(asked):
            return Asking(CLAIMING, asked[0])
        case Dealing():
            return Asking(DEALING, first)
        case Over():
            return Asking(OVER, first)
    assert_never(phase)


def options(setup: Setup) -> Options:
    return Options(
        manual_claims=array(setup.claims == "manual", np.bool_),
        hidden_bonus=array(setup.bonus == "hidden", np.bool_),
        open_ledger=array(setup.ledger != "secret", np.bool_),
        first=array(-1 if setup.first is None else setup.first, np.int8),
    )


def from_engine(state: EngineState) -> State:
    """Return the position of the engine in arrays."""
    edition, players = state.setup.edition, range(len(state.players))
    asked = asking(state.phase, state.first)
    values: dict[str, ArrayLike] = {
        "phase": asked.phase,
        "turn": asked.turn,
        "first": state.first,
        "plot": places(edition)[asked.plot],
        "standing": asked.standing,
        "in_auction": bits(asked.in_auction),
        "cash": [player.cash for player in state.players],
        "plots": [owned(state, seat) for seat in players],
        "objectives": [objectives(player.objectives) for player in state.players],
        "duel_tokens": bits(seat for seat in players if state.players[seat].has_duel_token),
        "met": [bits(met - 1 for met in player.met) for player in state.players],
        "looked": [looked(player.looked, edition) for player in state.players],
        "bonuses": tokens(state.bonuses, edition),
        "cards": cards([(card.plot, card.amount) for card in state.cards + state.turned], edition),
        "turned": bits(site(card.plot, edition) for card in state.turned),
        "piles": piles([(pile.objective, pile.amount) for pile in state.display]),
        "removed": bits(objective - 1 for objective in state.removed),
        "boat": state.boat,
        "locomotive": state.locomotive,
        "saloon": state.saloon,
    }
    arrays = {name: array(value, DTYPES[name]) for name, value in values.items()}
    return State(options=options(state.setup), **arrays)


def owned(position: Position, seat: Seat) -> int:
    place, owners = places(position.setup.edition), enumerate(position.owners, start=1)
    return bits(place[plot] for plot, owner in owners if owner == seat)


def objectives(held: tuple[Objective | None, ...]) -> list[int]:
    return [-1 if name is None else OBJECTIVES.index(name) for name in held] or [-1, -1]


def look_bit(look: Look, edition: Edition) -> int:
    if isinstance(look, LookAtCard):
        return site(look.plot, edition)
    return SITE_CARDS + 2 * look.seat + look.position - 1


def looked(looks: tuple[Look, ...], edition: Edition) -> int:
    return bits(look_bit(look, edition) for look in looks)


def tokens(bonuses: tuple[Bonus | None, ...], edition: Edition) -> list[int]:
    """Return the plots of each kind of bonus token, as bits."""
    place = places(edition)
    return [
        bits(place[plot] for plot, bonus in enumerate(bonuses, start=1) if bonus == kind)
        for kind in BONUSES
    ]


def cards(
    cards: Iterable[tuple[int, int | None]], edition: Edition, *, unknown: int = 0
) -> list[int]:
    """Return the amounts of these cards (plot, amount) by the index of their site."""
    amounts = [unknown] * SITE_CARDS
    for plot, amount in cards:
        amounts[site(plot, edition)] = unknown if amount is None else amount
    return amounts


def piles(piles: Iterable[tuple[int, int]]) -> list[int]:
    """Return the amounts of these piles (objective, amount) by objective."""
    amounts = [0] * ids.SHARED_OBJECTIVES
    for objective, amount in piles:
        amounts[objective - 1] = amount
    return amounts


def draw_from_engine(action: Action, state: EngineState) -> Draw:
    """Return the same answer of chance in arrays; parts that it does not name are zeros."""
    edition = state.setup.edition
    values: dict[str, ArrayLike] = {
        "objectives": np.zeros((len(state.players), 2)),
        "bonuses": np.zeros(len(BONUSES)),
        "cards": np.zeros(SITE_CARDS),
        "piles": np.zeros(ids.SHARED_OBJECTIVES),
        "boat": 0,
        "locomotive": 0,
        "first": 0,
        "plot": 0,
        "bang": 0,
    }
    match action:
        case DrawPlot(plot):
            values |= {"plot": places(edition)[plot]}
        case DrawDuel(bang):
            values |= {"bang": bang}
        case Deal():
            values |= _deal(action, edition)
        case _:
            raise ValueError(f"{action} is no answer of chance.")
    return Draw(**{name: array(value, DTYPES[name]) for name, value in values.items()})


def _deal(deal: Deal, edition: Edition) -> dict[str, ArrayLike]:
    return {
        "objectives": [objectives(held) for held in deal.objectives],
        "bonuses": tokens(deal.bonuses, edition),
        "cards": [*deal.mines, deal.ranch],
        "piles": piles(zip(deal.shared, PILES, strict=True)),
        "boat": deal.boat,
        "locomotive": deal.locomotive,
        "first": deal.first,
    }


def _actor(position: Position) -> Seat:
    asked = asking(position.phase, position.first)
    if asked.phase in CHANCE_OR_NOBODY:
        raise ValueError("No player is asked at this position.")
    return asked.turn


def encode(action: Action, position: Position) -> int:
    """Return the id of an action of the seat asked at this position."""
    match action:
        case Pass():
            return ids.PASS
        case CallDuel():
            return ids.DUEL
        case Bid(amount):
            return ids.FIRST_BID + amount - 1
        case MoveVehicle(vehicle, square):
            return ids.FIRST_SQUARE + square - 1 + (BOAT_SQUARES if vehicle != "boat" else 0)
        case LookAtCard(plot):
            return ids.FIRST_CARD + site(plot, position.setup.edition)
        case LookAtObjective(seat, place):
            ahead = (seat - _actor(position)) % len(position.players)
            return ids.FIRST_LOOK + 2 * (ahead - 1) + place - 1
        case Claim(objective):
            return ids.FIRST_CLAIM + objective - 1
        case Deal() | DrawPlot() | DrawDuel():
            raise ValueError("What chance answers is a draw, not an action.")
    assert_never(action)


def decode(action: int, position: Position) -> Action:
    """Return the action with this id, of the seat asked at this position."""
    if action >= ids.FIRST_BID:
        return Bid(action - ids.FIRST_BID + 1)
    if action >= ids.FIRST_SQUARE:
        return _ride(action - ids.FIRST_SQUARE)
    if action >= ids.FIRST_LOOK:
        ahead, place = divmod(action - ids.FIRST_LOOK, 2)
        seat = (_actor(position) + ahead + 1) % len(position.players)
        return LookAtObjective(seat, place + 1)
    if action >= ids.FIRST_CLAIM:
        return Claim(action - ids.FIRST_CLAIM + 1)
    if action >= ids.FIRST_CARD:
        site = int(SITES[action - ids.FIRST_CARD])
        return LookAtCard(numbers(position.setup.edition)[site])
    return CallDuel() if action == ids.DUEL else Pass()


def _ride(square: int) -> MoveVehicle:
    if square < BOAT_SQUARES:
        return MoveVehicle("boat", square + 1)
    return MoveVehicle("locomotive", square + 1 - BOAT_SQUARES)
