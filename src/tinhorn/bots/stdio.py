"""Bots in any language: a program that answers each decision with a line of JSON.

docs/research.md describes the messages. `stdio:python my_bot.py` is the name of such a bot.

Each seat has a process of its own, so a program in two seats cannot mix what the two may know. The
process goes on from game to game and ends with ours.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tinhorn.bots.program import Program, ProgramError, words_of
from tinhorn.games import GAMES
from tinhorn.kernel.errors import UNREADABLE
from tinhorn.kernel.game import AnyGame, Decision, Outcome, Seat
from tinhorn.kernel.phrase import Phrase
from tinhorn.kernel.text import to_text

T = TypeVar("T")

PREFIX: Final = "stdio:"
PROTOCOL: Final = 1
"""The version of the messages; raised when an old program would misunderstand a new message."""
SHOWN: Final = 80
"""Characters of a wrong line that an error message repeats."""


class Hello(Struct, frozen=True, tag="hello", tag_field="type", kw_only=True):
    """Sent first. The program answers with its own `Hello`."""

    protocol: int
    game: str
    seat: Seat


class Option(Struct, frozen=True, kw_only=True):
    """One listed answer: its index, the action, its text form and its label."""

    index: int
    action: Any
    text: str
    label: Phrase


class Decide(Struct, frozen=True, tag="decide", tag_field="type", kw_only=True):
    """A decision that the program's seat owes."""

    game: str
    setup: Any
    seat: Seat
    prompt: int
    kind: str
    seed: int
    """A random number for this decision: the same in the same game of the same simulation."""
    view: Any
    """All that the seat may know."""
    options: tuple[Option, ...]


class GameOver(Struct, frozen=True, tag="game-over", tag_field="type", kw_only=True):
    """The game has ended. The program sends no answer; the next message begins another game."""

    game: str
    seat: Seat
    outcome: Outcome


class HelloAnswer(Struct, frozen=True, tag="hello", tag_field="type"):
    """What the program answers to `Hello`."""

    protocol: int
    name: str = ""


class Answer(Struct, frozen=True):
    """What the program answers to `Decide`: an action, or the index of an option."""

    prompt: int
    action: msgspec.Raw | UnsetType = UNSET
    option: int | UnsetType = UNSET


class StdioBot:
    """A bot whose choices a program makes."""

    def __init__(self, name: str, game: str, rng: Random) -> None:
        self._command = name.removeprefix(PREFIX).strip()
        self._game = GAMES[game]
        self._rng = rng
        words_of(self._command)

    def choose(self, seen: Any, decision: Decision) -> Any:
        return _player(self._command, self._game, decision.seat).choose(
            seen, decision, self._rng.getrandbits(32)
        )

    def game_over(self, seat: Seat, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        _player(self._command, self._game, seat).game_over(outcome)


def announce_outcome(bots: Iterable[object], outcome: Outcome) -> None:
    """Tell the programs among these bots, listed by seat, how their game ended."""
    for seat, bot in enumerate(bots):
        if isinstance(bot, StdioBot):
            bot.game_over(seat, outcome)


class _Player:
    """A program in one seat of one game."""

    def __init__(self, command: str, game: AnyGame, seat: Seat) -> None:
        self.program = Program(command)
        self._game = game
        self._seat = seat
        hello = Hello(protocol=PROTOCOL, game=game.NAME, seat=seat)
        theirs = self._ask(hello, HelloAnswer).protocol
        if theirs != PROTOCOL:
            raise self.program.failure("program-protocol", theirs=theirs, ours=PROTOCOL)

    def choose(self, seen: Any, decision: Decision, seed: int) -> Any:
        answer = self._ask(_decide(self._game, seen, decision, seed), Answer)
        if answer.prompt != decision.prompt:
            raise self.program.failure(
                "program-prompt", prompt=decision.prompt, answered=answer.prompt
            )
        action = self._action(seen, answer)
        if action not in seen.options:
            self._require_legal(seen, action)
        return action

    def game_over(self, outcome: Outcome) -> None:
        ended = GameOver(game=self._game.NAME, seat=self._seat, outcome=outcome)
        self.program.tell(msgspec.json.encode(ended))

    def _ask(self, message: Struct, kind: type[T]) -> T:
        line = self.program.ask(msgspec.json.encode(message))
        try:
            return msgspec.json.decode(line, type=kind)
        except UNREADABLE as error:
            raise self._wrong(line) from error

    def _action(self, seen: Any, answer: Answer) -> Any:
        match answer:
            case Answer(option=int(index), action=UnsetType()) if 0 <= index < len(seen.options):
                return seen.options[index]
            case Answer(option=UnsetType(), action=msgspec.Raw() as action):
                return self._decoded(bytes(action))
            case _:
                raise self._wrong(msgspec.json.encode(answer))

    def _decoded(self, action: bytes) -> Any:
        try:
            return msgspec.json.decode(action, type=self._game.Action)
        except UNREADABLE as error:
            raise self._wrong(action) from error

    def _wrong(self, line: bytes) -> ProgramError:
        shown = line.decode(errors="replace")
        text = shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
        return self.program.failure("program-unreadable", line=text)

    def _require_legal(self, seen: Any, action: Any) -> None:
        """Refuse an unlisted action that the rules forbid in any position that fits the view.

        What a seat may do depends on what it may know, so every such position gives one verdict.
        """
        position = self._game.imagine(seen, Random(0))
        refusal = self._game.check(position, self._seat, action)
        if refusal is not None:
            error = self.program.failure("program-refused", reason=refusal.reason)
            error.rule = refusal.rule
            raise error


_PLAYERS: Final[dict[tuple[str, str, Seat], _Player]] = {}
"""The programs that run, by command, game and seat."""


def _player(command: str, game: AnyGame, seat: Seat) -> _Player:
    key = (command, game.NAME, seat)
    if key not in _PLAYERS or _PLAYERS[key].program.is_stopped:
        _PLAYERS[key] = _Player(command, game, seat)
    return _PLAYERS[key]


def _decide(game: AnyGame, seen: Any, decision: Decision, seed: int) -> Decide:
    options = tuple(
        Option(index=index, action=action, text=to_text(action), label=game.label(action))
        for index, action in enumerate(seen.options)
    )
    return Decide(
        game=game.NAME,
        setup=seen.setup,
        seat=decision.seat,
        prompt=decision.prompt,
        kind=decision.kind,
        seed=seed,
        view=seen,
        options=options,
    )
