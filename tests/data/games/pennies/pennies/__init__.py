"""Pennies, the smallest game that a stranger could bring: rules, phrases, and nothing else.

Everybody hides up to three pennies in a fist, all at once. Then each player in turn says how many
there are in all fists; no number is said twice. Whoever is right gets a point. Chance draws who
begins. A game has three rounds.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.kernel.errors import IllegalActionError, SetupError
from tinhorn.kernel.game import (
    CHANCE,
    DOES_NOT_FIT,
    NOT_ASKED,
    Decision,
    Outcome,
    PublicEvent,
    Refusal,
    Seat,
    Step,
    Viewer,
)
from tinhorn.kernel.offer import Offer
from tinhorn.kernel.phrase import Phrase, phrase

NAME: Final = "pennies"
OFFER: Final = Offer(
    name=NAME, title="Pennies", rules=__name__, locale=Path(__file__).parent / "locale"
)
RULES_VERSION: Final = 1
PLAYERS: Final = range(2, 6)
ROUNDS: Final = 3
MOST: Final = 3


class Setup(Struct, frozen=True, kw_only=True):
    players: int
    talk: Literal["open", "silent"] = "open"
    """Whether the numbers that were said stay on the table."""


class Begin(Struct, frozen=True, tag=True):
    seat: Seat


class Hide(Struct, frozen=True, tag=True):
    pennies: int


class Say(Struct, frozen=True, tag=True):
    number: int


Action: TypeAlias = Begin | Hide | Say


class Round(Struct, frozen=True):
    """A round that is over."""

    first: Seat
    fists: tuple[int, ...]
    total: int


class State(Struct, frozen=True, kw_only=True):
    setup: Setup
    prompt: int = 0
    first: Seat | None = None
    fists: tuple[int | None, ...]
    said: tuple[int | None, ...]
    points: tuple[int, ...]
    rounds: tuple[Round, ...] = ()


class View(Struct, frozen=True, kw_only=True):
    viewer: Viewer
    setup: Setup
    prompt: int
    first: Seat | None
    own_fist: int | None
    fists_closed: tuple[bool, ...]
    said: tuple[int | None, ...]
    points: tuple[int, ...]
    rounds: tuple[Round, ...]
    decision: Decision | None
    options: tuple[Action, ...]


class Begun(PublicEvent, frozen=True, tag=True):
    seat: Seat


class Said(PublicEvent, frozen=True, tag=True):
    seat: Seat
    number: int


class Opened(PublicEvent, frozen=True, tag=True):
    fists: tuple[int, ...]
    total: int
    winners: tuple[Seat, ...]


Event: TypeAlias = Begun | Said | Opened


def new(setup: Setup, *, rules: int = RULES_VERSION) -> State:
    if setup.players not in PLAYERS:
        raise SetupError(phrase("setup-players", least=2, most=5, players=setup.players))
    nothing = (None,) * setup.players
    return State(setup=setup, fists=nothing, said=nothing, points=(0,) * setup.players)


def pending(state: State) -> tuple[Decision, ...]:
    if len(state.rounds) == ROUNDS:
        return ()
    if state.first is None:
        return (Decision(CHANCE, state.prompt, "begin"),)
    hiding = [seat for seat, fist in enumerate(state.fists) if fist is None]
    if hiding:
        return tuple(Decision(seat, state.prompt, "hide") for seat in hiding)
    return (Decision(_speaker(state), state.prompt, "say"),)


def _speaker(state: State) -> Seat:
    assert state.first is not None
    players = len(state.said)
    turns = [(state.first + turn) % players for turn in range(players)]
    return next(seat for seat in turns if state.said[seat] is None)


def check(state: State, seat: Seat, action: Action) -> Refusal | None:
    if all(decision.seat != seat for decision in pending(state)):
        return NOT_ASKED
    return None if action in options(state, seat) else DOES_NOT_FIT


def options(state: State, seat: Seat) -> tuple[Action, ...]:
    kinds = [decision.kind for decision in pending(state) if decision.seat == seat]
    players = len(state.said)
    match kinds:
        case ["begin"]:
            return tuple(Begin(first) for first in range(players))
        case ["hide"]:
            return tuple(Hide(pennies) for pennies in range(MOST + 1))
        case ["say"]:
            return tuple(Say(n) for n in range(MOST * players + 1) if n not in state.said)
        case _:
            return ()


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    refusal = check(state, seat, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    match action:
        case Begin(seat=first):
            return Step(replace(state, first=first, prompt=state.prompt + 1), (Begun(first),))
        case Hide(pennies=pennies):
            fists = (*state.fists[:seat], pennies, *state.fists[seat + 1 :])
            is_last = None not in fists
            return Step(replace(state, fists=fists, prompt=state.prompt + is_last), ())
        case Say(number=number):
            return _after_saying(state, seat, number)


def _after_saying(state: State, seat: Seat, number: int) -> Step[State, Event]:
    said = (*state.said[:seat], number, *state.said[seat + 1 :])
    spoken = replace(state, said=said, prompt=state.prompt + 1)
    if None in said:
        return Step(spoken, (Said(seat, number),))
    fists = tuple(fist or 0 for fist in state.fists)
    total = sum(fists)
    winners = tuple(each for each, guess in enumerate(said) if guess == total)
    points = tuple(had + (each in winners) for each, had in enumerate(state.points))
    assert state.first is not None
    over = Round(state.first, fists, total)
    nothing = (None,) * len(said)
    after = replace(
        spoken, first=None, fists=nothing, said=nothing, points=points, rounds=(*state.rounds, over)
    )
    return Step(after, (Said(seat, number), Opened(fists, total, winners)))


def chance(state: State, rng: Random) -> Action:
    return Begin(rng.randrange(state.setup.players))


def default(state: State, seat: Seat) -> Action:
    return options(state, seat)[0]


def outcome(state: State) -> Outcome | None:
    if pending(state):
        return None
    ranks = sorted({*state.points}, reverse=True)
    ranking = tuple(
        tuple(seat for seat, points in enumerate(state.points) if points == rank) for rank in ranks
    )
    return Outcome("rounds", ranking, state.points)


def view(state: State, viewer: Viewer) -> View:
    asked = [decision for decision in pending(state) if decision.seat == viewer]
    return View(
        viewer=viewer,
        setup=state.setup,
        prompt=state.prompt,
        first=state.first,
        own_fist=None if viewer is None else state.fists[viewer],
        fists_closed=(None not in state.fists,) * state.setup.players,
        said=state.said,
        points=state.points,
        rounds=state.rounds,
        decision=asked[0] if asked else None,
        options=options(state, asked[0].seat) if asked else (),
    )


def imagine(seen: View, rng: Random) -> State:
    """Fill the fists that nobody has seen: all of them once they are closed, else some."""
    fists = tuple(_fist(seen, seat, rng) for seat in range(seen.setup.players))
    if not seen.fists_closed[0] and seen.decision is None and None not in fists:
        fists = _one_open(seen, fists, rng)
    return State(
        setup=seen.setup,
        prompt=seen.prompt,
        first=seen.first,
        fists=fists,
        said=seen.said,
        points=seen.points,
        rounds=seen.rounds,
    )


def _fist(seen: View, seat: Seat, rng: Random) -> int | None:
    if seat == seen.viewer:
        return seen.own_fist
    if seen.fists_closed[seat]:
        return rng.randrange(MOST + 1)
    is_closed = seen.first is not None and rng.randrange(2)
    return rng.randrange(MOST + 1) if is_closed else None


def _one_open(seen: View, fists: Any, rng: Random) -> tuple[int | None, ...]:
    others = [seat for seat in range(len(fists)) if seat != seen.viewer]
    still = rng.choice(others)
    return tuple(None if seat == still else fist for seat, fist in enumerate(fists))


def question(seen: View) -> Phrase:
    if len(seen.rounds) == ROUNDS:
        return phrase("pennies-question-over")
    if seen.decision is None:
        return phrase("pennies-question-wait")
    return phrase(f"pennies-question-{seen.decision.kind}")


def label(action: Action) -> Phrase:
    match action:
        case Begin(seat=seat):
            return phrase("pennies-label-begin", seat=(seat,))
        case Hide(pennies=pennies):
            return phrase("pennies-label-hide", pennies=pennies)
        case Say(number=number):
            return phrase("pennies-label-say", number=number)


def narrate(event: Event, reader: Viewer) -> Phrase:
    match event:
        case Begun(seat=seat):
            return phrase("pennies-story-begun", seat=(seat,))
        case Said(seat=seat, number=number):
            return phrase("pennies-story-said", seat=(seat,), number=number)
        case Opened(total=total, winners=()):
            return phrase("pennies-story-nobody", total=total)
        case Opened(total=total, winners=winners):
            return phrase("pennies-story-opened", total=total, winner_seats=winners)
