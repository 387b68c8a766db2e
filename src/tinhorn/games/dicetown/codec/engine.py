"""Between the engine and the batched game: states, draws and actions of `tinhorn.games.dicetown`.

All that this package knows of the engine's types is here, in `answers.py`, `positions.py` and
`views.py`. The rules themselves need none of them, and these modules need no JAX.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

import numpy as np

from tinhorn.games import dicetown
from tinhorn.games.dicetown import actions as played
from tinhorn.games.dicetown import phases
from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.codec import actions as ids
from tinhorn.games.dicetown.codec import answers, box
from tinhorn.games.dicetown.codec.answers import ELIXIR, KIND
from tinhorn.games.dicetown.codec.box import FACES, KINDS, PROPERTY, SEATS
from tinhorn.games.dicetown.codec.positions import (
    EngineState,
    Fields,
    Position,
    View,
    actor,
    after_forced_pass,
    array,
    by_face,
    by_kind,
    by_seat,
    from_engine,
    row,
)
from tinhorn.games.dicetown.codec.state import Draw
from tinhorn.kernel import Seat

__all__ = [
    "EngineState",
    "View",
    "actor",
    "after_forced_pass",
    "decode",
    "draw_from_engine",
    "encode",
    "from_engine",
    "options",
]


def draw_from_engine(action: Action, state: EngineState) -> Draw:
    """Return the same answer of chance in arrays; parts that it does not name are zeros."""
    assert state.phase.asks == "chance"
    fields: Fields = {
        "sheriff": 0,
        "dice": np.zeros((SEATS, len(FACES))),
        "cards": np.zeros(KINDS),
        "row": np.zeros(box.ROW),
        "elixirs": np.zeros(2),
    }
    match action:
        case played.Deal(sheriff=sheriff, properties=properties, elixirs=elixirs):
            shown = [ELIXIR[elixir] for elixir in elixirs]
            fields |= {"sheriff": sheriff, "row": row(properties), "elixirs": shown}
        case played.Roll(dice=dice):
            fields["dice"] = by_seat(map(by_face, dice), by_face(()))
        case played.DrawStore(cards=cards) | played.DrawLoot(cards=cards):
            fields["cards"] = by_kind(cards)
        case played.DrawProperties(properties=properties):
            fields["row"] = row(properties)
        case played.DrawElixir(elixir=elixir):
            fields["elixirs"] = (ELIXIR[elixir], 0)
        case _:
            raise ValueError(f"{action} is no answer of chance.")
    return Draw(**{name: array(value) for name, value in fields.items()})


def encode(action: Action, position: Position, seat: Seat) -> int:  # noqa: C901 - one case for each
    """Return the id of an action of this seat; ValueError if the batched game does not have it."""
    phase, players = position.phase, len(position.players)

    def ahead(other: Seat) -> int:
        return (other - seat) % players

    match action:
        case played.Keep(dice) | played.KeepWithBrute(dice) if isinstance(phase, phases.Keeping):
            return ids.KEEP + answers.mask(dice, phase.dice[seat], action)
        case played.Trim(dice) if isinstance(phase, phases.Trimming):
            return ids.KEEP + answers.picks(dice, phase.resume.kept[seat])
        case played.Pass():
            return ids.PASS
        case played.Play():
            return ids.PLAY
        case played.TurnDie():
            return ids.TURN + answers.turn(action) - 1
        case played.Offer():
            return ids.OFFER_NOTHING + answers.offer(action)
        case played.TakeCard(card) | played.Steal(card) | played.Give(card):
            return ids.CARD + KIND[card]
        case played.NameLeader(other) | played.NameGiver(other) | played.NameWinner(other):
            return ids.SEAT + ahead(other)
        case played.SendJoe(target):
            return ids.SEAT + ahead(target)
        case played.Rob(victim, _, properties):
            return ids.ROB + (ahead(victim) - 1) * ids.WAYS_TO_DRAW + properties
        case played.OrderVisits(seats):
            return ids.ORDER + _orders(len(seats)).index(_ranks(tuple(map(ahead, seats))))
        case played.TakeElixir(elixir):
            return ids.ELIXIR + ELIXIR[elixir]
        case played.TakeTopElixir():
            return ids.TOP_ELIXIR
        case played.Protect(properties=deeds):
            first, second = sorted(KIND[card] - PROPERTY for card in deeds)
            return ids.PROTECT + ids.PAIRS.index((first, second))
        case _:
            raise ValueError(f"{action} is no answer of a seat at this position.")


@cache
def _orders(visitors: int) -> list[tuple[int, ...]]:
    return list(permutations(range(visitors)))


def _ranks(distances: tuple[int, ...]) -> tuple[int, ...]:
    ordered = sorted(distances)
    return tuple(ordered.index(distance) for distance in distances)


def options(state: EngineState, seat: Seat) -> dict[int, Action]:
    """Return what a seat may answer in the batched game, by id."""
    return {encode(action, state, seat): action for action in dicetown.options(state, seat)}


def decode(action: int, position: EngineState, seat: Seat) -> Action:
    """Return the action of this seat with this id; KeyError if it is not legal."""
    return options(position, seat)[action]
