"""Games of the engine, recorded for the batched rules: what is asked, answered and seen."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tests.batch.dicetown.acting import acting_rules
from tinhorn.games import dicetown
from tinhorn.games.dicetown.batch import Draw, Observation, State
from tinhorn.games.dicetown.codec import actions as ids
from tinhorn.games.dicetown.codec import engine, views
from tinhorn.kernel.game import CHANCE, Outcome

_CARDS_WANTED = 0.7
"""How often a card is played that can be: far more often than by uniform choice."""
OLD_GAMES = 7
"""One game in seven is played by version 1 of the rules, the others by the present one."""


class Position(NamedTuple):
    """A position at which an answer is due, as the engine has it."""

    state: State
    legal: frozenset[int]
    """Of the seat that is asked; empty where chance answers."""
    seen: Observation | None
    """By the seat that is asked."""
    action: int
    draw: Draw | None
    rules: frozenset[str]
    """Those that act on the way to the next position."""


class Game(NamedTuple):
    rules_version: int
    setup: dicetown.Setup
    positions: list[Position]
    outcome: Outcome
    last: State


def setup_of(number: int) -> dicetown.Setup:
    """List all numbers of players, with and without bribes, the first sheriff drawn and named."""
    return dicetown.Setup(
        players=2 + number % 4,
        bribes="off" if number % 5 == 4 else "on",
        sheriff=number % 2 if number % 3 == 2 else None,
    )


def record_games(numbers: range) -> list[Game]:
    """Return the games with these numbers, each of which is the same in every run."""
    return [record(number) for number in numbers]


def record(number: int) -> Game:
    """Play a game of the engine; seats that can only pass are not asked."""
    setup, rng = setup_of(number), Random(number)
    rules_version = 1 if number % OLD_GAMES == 0 else dicetown.RULES_VERSION
    state, positions = dicetown.new(setup, rules=rules_version), list[Position]()
    while (outcome := dicetown.outcome(state)) is None:
        position, state = _answered(state, rng)
        positions.append(position)
    return Game(rules_version, setup, positions, outcome, engine.from_engine(state))


def _answered(state: dicetown.State, rng: Random) -> tuple[Position, dicetown.State]:
    before = engine.from_engine(state)
    if dicetown.pending(state)[0].seat == CHANCE:
        drawn = dicetown.chance(state, rng)
        draw = engine.draw_from_engine(drawn, state)
        after, rules = _applied(state, CHANCE, drawn)
        return Position(before, frozenset(), None, 0, draw, rules), after
    seat = engine.actor(state)
    options = engine.options(state, seat)
    chosen = choose(list(options), rng)
    seen = views.from_view(dicetown.view(state, seat))
    after, rules = _applied(state, seat, options[chosen])
    return Position(before, frozenset(options), seen, chosen, None, rules), after


def choose(options: list[int], rng: Random) -> int:
    """Mostly a card if one can be played, so that few games show all cards."""
    cards = [option for option in options if _plays_card(option)]
    chosen = cards if cards and rng.random() < _CARDS_WANTED else options
    return chosen[rng.randrange(len(chosen))]


def _plays_card(option: int) -> bool:
    is_brute = ids.KEEP_WITH_BRUTE <= option < ids.PASS
    return is_brute or option == ids.PLAY or ids.TURN <= option < ids.OFFER_NOTHING


def _applied(
    state: dicetown.State, seat: int, action: dicetown.Action
) -> tuple[dicetown.State, frozenset[str]]:
    step = dicetown.apply(state, seat, action)
    rules = acting_rules(state, step.events, step.state)
    after = step.state
    while (forced := engine.after_forced_pass(after)) is not None:
        rules |= acting_rules(after, forced.events, forced.state)
        after = forced.state
    return after, rules
