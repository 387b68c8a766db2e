"""Verifiable randomness: commit, contribute, draw, publish, verify.

docs/fairness.md specifies every byte, so that other programs can verify a record too.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NoReturn

import msgspec
from msgspec import Struct, UnsetType

from tinhorn.kernel.errors import UNREADABLE, BadInputError
from tinhorn.kernel.game import CHANCE, AnyGame, Seat
from tinhorn.kernel.log import open_decision
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.kernel.record import (
    Fairness,
    Record,
    replay_errors,
    start_of,
    state_after,
    unplayable,
)

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
LENGTH_BYTES: Final = 4


class FairnessError(BadInputError):
    """The draws of a record differ from those that its table committed to."""

    kind = "fairness"

    def __init__(self, reason: Phrase, *, entry: int | None = None) -> None:
        super().__init__(reason)
        self.entry = entry
        """The first entry that fails, counted from 1."""


class Secret(bytes):
    """Bytes whose text form is hidden, so that no log line or traceback shows them."""

    def __repr__(self) -> str:
        return "Secret(…)"

    __str__ = __repr__


def new_secret() -> Secret:
    return Secret(secrets.token_bytes(SECRET_BYTES))


def commitment(secret: bytes) -> str:
    """Return the hash of a secret, which is shown before anyone takes a seat."""
    return hashlib.sha256(secret).hexdigest()


def derived_contribution(table: str, seat: Seat) -> bytes:
    """Return the contribution of a bot, or of a seat that sent none."""
    return hashlib.sha256(f"{table}#{seat}".encode()).digest()[:CONTRIBUTION_BYTES]


def contribution_of(text: str) -> bytes:
    """Return a player's contribution: 16 bytes given in hex, or the hash of any other text."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) == CONTRIBUTION_BYTES:
        return raw
    return hashlib.sha256(text.encode()).digest()[:CONTRIBUTION_BYTES]


def options_of(setup: Any) -> str:
    """Encode a setup as it goes into the key: JSON with sorted names and no spaces."""
    return msgspec.json.encode(setup, order="sorted").decode()


def key(
    secret: bytes, table: str, game: str, options: str, contributions: Sequence[bytes]
) -> Secret:
    """Derive the key of all draws of a game. Each part is preceded by its length."""
    parts = [table.encode(), game.encode(), options.encode(), *contributions]
    message = b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in parts)
    return Secret(hmac.digest(secret, message, "sha256"))


class Draw(Random):
    """The random bits of one draw of a game. No two draws share bits.

    Blocks of 32 bytes: HMAC-SHA256(key, "label#number"), then "label#number#1", "#2", and so on.
    """

    def __init__(self, key: bytes, label: str, number: int) -> None:
        self._key = key
        self._label = f"{label}#{number}"
        self._blocks = 1
        self._bytes = self._block(self._label)
        super().__init__()

    def _block(self, label: str) -> bytes:
        return hmac.digest(self._key, label.encode(), "sha256")

    def getrandbits(self, count: int, /) -> int:
        """Return the top `count` bits of the next whole bytes."""
        size = -(-count // 8)
        while len(self._bytes) < size:
            self._bytes += self._block(f"{self._label}#{self._blocks}")
            self._blocks += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (size * 8 - count)

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53

    def seed(self, *args: object, **kwargs: object) -> None:
        """Do nothing: the bits depend on key, label and number only."""

    def getstate(self) -> NoReturn:
        raise NotImplementedError("a draw is made once")

    def setstate(self, state: object) -> NoReturn:
        raise NotImplementedError("a draw is made once")


class Drawn(Struct, frozen=True):
    """One draw: the numbers it takes, and what the rules make of them."""

    entry: int
    """Its position in the record, counted from 1."""
    number: int
    label: str
    numbers: tuple[tuple[int, int], ...]
    """Each number drawn: its exclusive upper bound, and its value."""
    action: Any
    """The result. In an honest record the entry holds the same action."""


class Proof(Struct, frozen=True):
    """What a program that knows no rules, such as a browser, needs to recompute the draws."""

    game: str
    commitments: Fairness
    draws: tuple[Drawn, ...]
    """Up to the first that differs from the record: after that the games diverge."""


class _RecordingDraw(Draw):
    """A draw that remembers the numbers it was asked for."""

    def __init__(self, key: bytes, label: str, number: int) -> None:
        super().__init__(key, label, number)
        self.numbers: list[tuple[int, int]] = []

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        value = super().randrange(start, stop, step)
        self.numbers.append((start, value))
        return value


def verify(game: AnyGame, record: Record[Any, Any]) -> int:
    """Recompute the commitment, the key and every draw; return the number of draws.

    Raises FairnessError that names the first draw that differs, RecordError where the record
    cannot be replayed.
    """
    draws = proof(game, record).draws
    if draws and draws[-1].action != record.entries[draws[-1].entry - 1].action:
        wrong = draws[-1]
        raise FairnessError(
            phrase("fairness-draw", entry=wrong.entry, label=wrong.label, number=wrong.number),
            entry=wrong.entry,
        )
    return len(draws)


def proof(game: AnyGame, record: Record[Any, Any]) -> Proof:
    """Recompute each draw of a record from what the table committed to."""
    commitments = record.fairness
    if isinstance(commitments, UnsetType):
        raise FairnessError(phrase("fairness-missing"))
    draws = _draws(game, record, _key_of(game, record, commitments))
    return Proof(game.NAME, commitments, tuple(draws))


def _draws(game: AnyGame, record: Record[Any, Any], key: bytes) -> Iterator[Drawn]:
    state, number = start_of(game, record), 0
    for position, entry in enumerate(record.entries, start=1):
        if entry.seat == CHANCE:
            number += 1
            with replay_errors(record, unplayable(position)):
                drawn = _draw(game, state, key, position, number)
            if drawn is not None:
                yield drawn
                if drawn.action != entry.action:
                    return
        state = state_after(game, record, state, position)


def _draw(game: AnyGame, state: Any, key: bytes, position: int, number: int) -> Drawn | None:
    """Return the draw that is due in this state, or `None` if no draw is due."""
    decision = open_decision(game, state, CHANCE)
    if decision is None:
        return None
    rng = _RecordingDraw(key, decision.kind, number)
    action = game.chance(state, rng)
    return Drawn(position, number, decision.kind, tuple(rng.numbers), action)


def _key_of(game: AnyGame, record: Record[Any, Any], commitments: Fairness) -> bytes:
    if commitments.secret is None:
        raise FairnessError(phrase("fairness-unpublished"))
    secret = _from_hex(commitments.secret, SECRET_BYTES)
    if commitment(secret) != commitments.commitment:
        raise FairnessError(phrase("fairness-commitment"))
    if _setup_of(game, commitments) != record.setup:
        raise FairnessError(phrase("fairness-options"))
    if len(commitments.contributions) != record.setup.players:
        raise FairnessError(phrase("fairness-contributions", count=len(commitments.contributions)))
    contributions = [_from_hex(text, CONTRIBUTION_BYTES) for text in commitments.contributions]
    return key(secret, commitments.table, game.NAME, commitments.options, contributions)


def _setup_of(game: AnyGame, commitments: Fairness) -> Any:
    try:
        return msgspec.json.decode(commitments.options, type=game.Setup)
    except UNREADABLE as error:
        raise FairnessError(phrase("fairness-options")) from error


def _from_hex(text: str, size: int) -> bytes:
    try:
        raw = bytes.fromhex(text)
    except ValueError as error:
        raise FairnessError(phrase("fairness-hex", text=text)) from error
    if len(raw) != size:
        raise FairnessError(phrase("fairness-hex", text=text))
    return raw
