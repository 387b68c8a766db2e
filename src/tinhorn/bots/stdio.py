"""Bots in any language: a program that answers each decision with a line of JSON.

docs/research.md describes the messages. `stdio:python my_bot.py` is the name of such a bot.

Each seat has a process of its own, so a program in two seats cannot mix what the two may know. The
process goes on from game to game and ends with ours.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tinhorn.bots.bot import BotFailedError, refusal_of
from tinhorn.bots.program import Program, ProgramError, words_of
from tinhorn.games import GAMES, part
from tinhorn.kernel import UNREADABLE, AnyGame, Decision, Outcome, Phrase, Seat, decoder, to_text

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
    observation: tuple[int, ...] | UnsetType = UNSET
    """What the seat may know, as in environments; as all that follows, only if `hello` asked."""
    mask: tuple[int, ...] | UnsetType = UNSET
    """For each action id: 1 if it is legal, else 0."""
    ids: tuple[int, ...] | UnsetType = UNSET
    """The action id of each option."""


class GameOver(Struct, frozen=True, tag="game-over", tag_field="type", kw_only=True):
    """The game has ended. The program sends no answer; the next message begins another game."""

    game: str
    seat: Seat
    outcome: Outcome


class HelloAnswer(Struct, frozen=True, tag="hello", tag_field="type"):
    """What the program answers to `Hello`."""

    protocol: int
    name: str = ""
    vectors: bool = False
    """True to get observations, masks and action ids, if the game has them."""


class Answer(Struct, frozen=True):
    """What the program answers to `Decide`: an action, the index of an option, or an action id."""

    prompt: int
    action: msgspec.Raw | UnsetType = UNSET
    option: int | UnsetType = UNSET
    id: int | UnsetType = UNSET


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

    def greet(self, seat: Seat) -> None:
        """Start the program for a seat, if it does not run yet, and exchange greetings."""
        _player(self._command, self._game, seat)

    def game_over(self, seat: Seat, outcome: Outcome) -> None:
        """Tell the program how the game ended."""
        _player(self._command, self._game, seat).game_over(outcome)


def announce_outcome(
    bots: Iterable[object], outcome: Outcome, *, gone: Container[Seat] = ()
) -> None:
    """Tell the programs among these bots, listed by seat, how their game ended.

    Programs in the seats of `gone` are stopped. One that no longer listens lost nothing.
    """
    for seat, bot in enumerate(bots):
        if isinstance(bot, StdioBot) and seat not in gone:
            with suppress(BotFailedError):
                bot.game_over(seat, outcome)


class _Player:
    """A program in one seat of one game."""

    def __init__(self, command: str, game: AnyGame, seat: Seat) -> None:
        self.program = Program(command)
        self._game = game
        self._seat = seat
        hello = Hello(protocol=PROTOCOL, game=game.NAME, seat=seat)
        theirs = self._ask(hello, HelloAnswer)
        if theirs.protocol != PROTOCOL:
            raise self.program.failure("program-protocol", theirs=theirs.protocol, ours=PROTOCOL)
        codec = part(game.NAME, "codec") if theirs.vectors else None
        self._codec = None if codec is None else codec.CODEC

    def choose(self, seen: Any, decision: Decision, seed: int) -> Any:
        question = _decide(self._game, seen, decision, seed)
        if self._codec is not None:
            question = _with_vectors(self._codec, question, seen)
        answer = self._ask(question, Answer)
        if answer.prompt != decision.prompt:
            raise self.program.failure(
                "program-prompt", prompt=decision.prompt, answered=answer.prompt
            )
        action = self._action(seen, question, answer)
        refusal = refusal_of(self._game, seen, self._seat, action)
        if refusal is not None:
            error = self.program.failure("program-refused", reason=refusal.reason)
            error.rule = refusal.rule
            raise error
        return action

    def game_over(self, outcome: Outcome) -> None:
        ended = GameOver(game=self._game.NAME, seat=self._seat, outcome=outcome)
        self.program.tell(msgspec.json.encode(ended))

    def _ask(self, message: Struct, kind: type[T]) -> T:
        line = self.program.ask(msgspec.json.encode(message))
        try:
            return decoder(kind).decode(line)
        except UNREADABLE as error:
            raise self._wrong(line) from error

    def _action(self, seen: Any, question: Decide, answer: Answer) -> Any:
        ids = question.ids or ()
        match answer.option, answer.action, answer.id:
            case int(index), UnsetType(), UnsetType() if 0 <= index < len(seen.options):
                return seen.options[index]
            case UnsetType(), msgspec.Raw() as action, UnsetType():
                return self._decoded(bytes(action))
            case UnsetType(), UnsetType(), int(number) if number in ids:
                return seen.options[ids.index(number)]
            case _:
                raise self._wrong(msgspec.json.encode(answer))

    def _decoded(self, action: bytes) -> Any:
        try:
            return decoder(self._game.Action).decode(action)
        except UNREADABLE as error:
            raise self._wrong(action) from error

    def _wrong(self, line: bytes) -> ProgramError:
        shown = line.decode(errors="replace")
        text = shown if len(shown) <= SHOWN else f"{shown[:SHOWN]}…"
        return self.program.failure("program-unreadable", line=text)


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


def _with_vectors(codec: Any, question: Decide, seen: Any) -> Decide:
    """Add the observation, the mask and the action ids of the environments."""
    ids = tuple(codec.encode(option, seen, question.seat) for option in seen.options)
    mask = codec.mask(id for id in ids if id < codec.num_actions)
    return replace(
        question,
        observation=tuple(codec.vector(seen).tolist()),
        mask=tuple(mask.tolist()),
        ids=ids,
    )
