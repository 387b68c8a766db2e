"""Randomness that anyone can check afterwards: commit, contribute, draw, publish, verify.

docs/fairness.md says the same byte by byte, for whoever wants to compute it elsewhere.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, Final, NoReturn

import msgspec
from msgspec import UnsetType

from tinhorn.kernel.errors import UNREADABLE, BadInputError
from tinhorn.kernel.game import CHANCE, Game, Seat
from tinhorn.kernel.log import Entry, Fairness, Record, answer
from tinhorn.kernel.phrase import Phrase, phrase

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
LENGTH_BYTES: Final = 4

AnyGame = Game[Any, Any, Any, Any, Any]


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


def verify(game: AnyGame, record: Record[Any, Any]) -> int:
    """Recompute the commitment, the key and every draw: how many draws there are, all right.

    The record is taken to be one that replays (`kernel.log.from_json` sees to that).
    """
    promised = record.fairness
    if isinstance(promised, UnsetType):
        raise FairnessError(phrase("fairness-missing"))
    return _verify_draws(game, record, _key_of(game, record, promised))


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


def _verify_draws(game: AnyGame, record: Record[Any, Any], table_key: bytes) -> int:
    state, draws = game.new(record.setup), 0
    for place, entry in enumerate(record.entries, start=1):
        if entry.seat == CHANCE:
            draws += 1
            _verify_draw(game, state, entry, place, table_key, draws)
        state = answer(game, state, entry).state
    return draws


def _verify_draw(
    game: AnyGame, state: Any, entry: Entry[Any], place: int, table_key: bytes, number: int
) -> None:
    label = game.pending(state)[0].kind
    if game.chance(state, Draw(table_key, label, number)) != entry.action:
        raise FairnessError(
            phrase("fairness-draw", entry=place, label=label, number=number), entry=place
        )
