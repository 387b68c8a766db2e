"""Randomness that anyone can check afterwards: commit, contribute, draw, publish, verify.

docs/fairness.md says the same byte by byte, for whoever wants to compute it elsewhere.
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
from tinhorn.kernel.log import Fairness, Record, after_entry, first_state, sound_start
from tinhorn.kernel.phrase import Phrase, phrase

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
LENGTH_BYTES: Final = 4


class FairnessError(BadInputError):
    """The draws of this record cannot be those that the table committed to."""

    kind = "fairness"

    def __init__(self, reason: Phrase, *, entry: int | None = None) -> None:
        super().__init__(reason)
        self.entry = entry
        """The first entry that fails, counted from 1."""


class Secret(bytes):
    """Bytes that do not show themselves in a log or a traceback."""

    def __repr__(self) -> str:
        return "Secret(…)"

    __str__ = __repr__


def new_secret() -> Secret:
    return Secret(secrets.token_bytes(SECRET_BYTES))


def commitment(secret: bytes) -> str:
    """What is shown of a secret before seats are taken."""
    return hashlib.sha256(secret).hexdigest()


def derived_contribution(table: str, seat: Seat) -> bytes:
    """What a bot adds, or a seat that added nothing."""
    return hashlib.sha256(f"{table}#{seat}".encode()).digest()[:CONTRIBUTION_BYTES]


def contribution_of(text: str) -> bytes:
    """What a player adds: 16 bytes in hex as they are, any other phrase by its hash."""
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) == CONTRIBUTION_BYTES:
        return raw
    return hashlib.sha256(text.encode()).digest()[:CONTRIBUTION_BYTES]


def options_of(setup: Any) -> str:
    """A set-up as it goes into the key: JSON with sorted names and no spaces."""
    return msgspec.json.encode(setup, order="sorted").decode()


def key(
    secret: bytes, table: str, game: str, options: str, contributions: Sequence[bytes]
) -> Secret:
    """What all draws of a game come from. Each part is preceded by its length."""
    parts = [table.encode(), game.encode(), options.encode(), *contributions]
    message = b"".join(len(part).to_bytes(LENGTH_BYTES, "big") + part for part in parts)
    return Secret(hmac.digest(secret, message, "sha256"))


class Draw(Random):
    """The random bits of draw number `number` of a game, and of no other draw.

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
        """The top `count` bits of the next whole bytes."""
        size = -(-count // 8)
        while len(self._bytes) < size:
            self._bytes += self._block(f"{self._label}#{self._blocks}")
            self._blocks += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (size * 8 - count)

    def random(self) -> float:
        return self.getrandbits(53) * 2.0**-53

    def seed(self, *args: object, **kwargs: object) -> None:
        """A draw is what its key, label and number make it."""

    def getstate(self) -> NoReturn:
        raise NotImplementedError("a draw is made once")

    def setstate(self, state: object) -> NoReturn:
        raise NotImplementedError("a draw is made once")


class Drawn(Struct, frozen=True):
    """One draw: the numbers it takes, and what the rules make of them."""

    entry: int
    """Its place in the record, counted from 1."""
    number: int
    label: str
    numbers: tuple[tuple[int, int], ...]
    """Each number drawn: what it is below, and what it is."""
    action: Any
    """What comes out. In an honest record the entry says the same."""


class Proof(Struct, frozen=True):
    """All it takes to compute a game's draws again, for whoever knows no rules: a browser, say."""

    game: str
    commitments: Fairness
    draws: tuple[Drawn, ...]
    """Up to the first that is not what the record says: what follows it is another game."""


class _Witness(Draw):
    """A draw that remembers the numbers it was asked for."""

    def __init__(self, key: bytes, label: str, number: int) -> None:
        super().__init__(key, label, number)
        self.numbers: list[tuple[int, int]] = []

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        got = super().randrange(start, stop, step)
        self.numbers.append((start, got))
        return got


def verify(game: AnyGame, record: Record[Any, Any]) -> int:
    """Recompute the commitment, the key and every draw: how many draws there are, all right."""
    draws = proof(game, record).draws
    if draws and draws[-1].action != record.entries[draws[-1].entry - 1].action:
        wrong = draws[-1]
        raise FairnessError(
            phrase("fairness-draw", entry=wrong.entry, label=wrong.label, number=wrong.number),
            entry=wrong.entry,
        )
    return len(draws)


def proof(game: AnyGame, record: Record[Any, Any]) -> Proof:
    """How each draw of a record comes about, from what was promised before the game."""
    promised = record.fairness
    if isinstance(promised, UnsetType):
        raise FairnessError(phrase("fairness-missing"))
    with sound_start(record):
        draws = tuple(_draws(game, record, _key_of(game, record, promised)))
    return Proof(game.NAME, promised, draws)


def _draws(game: AnyGame, record: Record[Any, Any], table_key: bytes) -> Iterator[Drawn]:
    state, number = first_state(game, record.setup, record.start, rules=record.rules), 0
    for place, entry in enumerate(record.entries, start=1):
        if entry.seat == CHANCE:
            number += 1
            label = game.pending(state)[0].kind
            witness = _Witness(table_key, label, number)
            action = game.chance(state, witness)
            yield Drawn(place, number, label, tuple(witness.numbers), action)
            if action != entry.action:
                return
        state = after_entry(game, state, place, entry)


def _key_of(game: AnyGame, record: Record[Any, Any], promised: Fairness) -> bytes:
    if promised.secret is None:
        raise FairnessError(phrase("fairness-unpublished"))
    secret = _from_hex(promised.secret, SECRET_BYTES)
    if commitment(secret) != promised.commitment:
        raise FairnessError(phrase("fairness-commitment"))
    if _setup_of(game, promised) != record.setup:
        raise FairnessError(phrase("fairness-options"))
    if len(promised.contributions) != record.setup.players:
        raise FairnessError(phrase("fairness-contributions", count=len(promised.contributions)))
    contributions = [_from_hex(text, CONTRIBUTION_BYTES) for text in promised.contributions]
    return key(secret, promised.table, game.NAME, promised.options, contributions)


def _setup_of(game: AnyGame, promised: Fairness) -> Any:
    try:
        return msgspec.json.decode(promised.options, type=game.Setup)
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
