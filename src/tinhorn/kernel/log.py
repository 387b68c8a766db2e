"""The log of a game: entries, and the states that replaying them leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tinhorn.kernel.decoders import decoder
from tinhorn.kernel.errors import UNREADABLE, RecordError, StaleActionError
from tinhorn.kernel.game import AnyEvent, AnyView, Decision, Game, Seat, Step
from tinhorn.kernel.phrase import phrase

A = TypeVar("A")
C = TypeVar("C")
S = TypeVar("S")
E = TypeVar("E", bound=AnyEvent)
V = TypeVar("V", bound=AnyView)


class Entry(Struct, Generic[A], frozen=True):
    """One answer: the seat that gave it, the prompt it answers, the action."""

    seat: Seat
    """Who answered, or CHANCE."""
    prompt: int
    """The number of the question."""
    action: A
    """The answer."""


def answer(game: Game[C, S, A, E, V], state: S, entry: Entry[A]) -> Step[S, E]:
    """Apply an entry. Raises StaleActionError unless its prompt is open for its seat."""
    asked = open_decision(game, state, entry.seat)
    if asked is None or asked.prompt != entry.prompt:
        raise StaleActionError(phrase("stale-prompt"))
    return game.apply(state, entry.seat, entry.action)


def open_decision(game: Game[Any, S, Any, Any, Any], state: S, seat: Seat) -> Decision | None:
    """Return the decision that this seat owes now, if any."""
    return next((asked for asked in game.pending(state) if asked.seat == seat), None)


def first_state(
    game: Game[C, S, A, E, V],
    setup: C,
    start: str | UnsetType | None = None,
    *,
    rules: int | None = None,
) -> S:
    """Return the state before the first entry: a new game, or the state in `start`, as JSON.

    `rules` is the version of the rules to play by, by default the current one.
    """
    version = game.RULES_VERSION if rules is None else rules
    if version not in game.SUPPORTED_RULES:
        known = ", ".join(map(str, game.SUPPORTED_RULES))
        raise ValueError(f"There is no version {version} of the rules of {game.NAME}: use {known}.")
    return read_state(game, start, version) if start else game.new(setup, rules=version)


def read_state(game: Game[Any, S, Any, Any, Any], start: str, rules: int) -> S:
    """Decode a stored state. Every stored state is read here, so old shapes are upgraded here."""
    try:
        state: S = decoder(game.State).decode(game.upgrade_state(start, rules))
    except UNREADABLE as error:
        raise RecordError(phrase("record-start")) from error
    return state


def steps(
    game: Game[C, S, A, E, V],
    setup: C,
    entries: Iterable[Entry[A]],
    *,
    start: str | UnsetType = UNSET,
    rules: int | None = None,
) -> Iterator[Step[S, E]]:
    """Yield the state after each entry, with the events that the entry caused."""
    state = first_state(game, setup, start, rules=rules)
    for entry in entries:
        step = answer(game, state, entry)
        yield step
        state = step.state


def replay(
    game: Game[C, S, A, E, V],
    setup: C,
    entries: Iterable[Entry[A]],
    *,
    start: str | UnsetType = UNSET,
    rules: int | None = None,
) -> S:
    """Return the state after the last entry."""
    state = first_state(game, setup, start, rules=rules)
    for entry in entries:
        state = answer(game, state, entry).state
    return state
