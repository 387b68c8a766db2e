"""Verifiable randomness: commit, reveal, draw, publish, verify.

docs/fairness.md specifies every byte, so that other programs can verify a record too.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple, NoReturn

import msgspec
from msgspec import Struct, UnsetType

from tinhorn.kernel import (
    CHANCE,
    UNREADABLE,
    AnyGame,
    Attempt,
    BadInputError,
    Fairness,
    Phrase,
    Record,
    Seat,
    decoder,
    open_decision,
    phrase,
    replay_errors,
    start_of,
)
from tinhorn.kernel.record import state_after, unplayable

SECRET_BYTES: Final = 32
CONTRIBUTION_BYTES: Final = 16
LENGTH_BYTES: Final = 4
MOST_ATTEMPTS: Final = 2
"""How often a table may attempt to start. Whoever can make attempts void has no third draw."""
PROTOCOL: Final = "tinhorn draws 2"
"""The first part of the message under the key of protocol 2."""
TERMS: Final = "tinhorn terms 2"
"""The same for the fingerprint of the terms."""
HASH: Final = re.compile(r"[0-9a-f]{64}")


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
    """Return the hash of a secret or a contribution, which is shown before anyone reveals."""
    return hashlib.sha256(secret).hexdigest()


def derived_contribution(table: str, seat: Seat) -> bytes:
    """Return the contribution of a bot, or of a seat that did not take part in the start."""
    return hashlib.sha256(f"{table}#{seat}".encode()).digest()[:CONTRIBUTION_BYTES]


def options_of(setup: Any) -> str:
    """Encode a setup as it goes into the key: JSON with sorted names and no spaces.

    It is decoded first: msgspec leaves out a default only if it is the same object.
    """
    plain = decoder(type(setup)).decode(msgspec.json.encode(setup))
    return msgspec.json.encode(plain, order="sorted").decode()


class Terms(NamedTuple):
    """What the key binds besides secret and contributions: it is fixed before anyone reveals."""

    table: str
    game: str
    rules: int
    options: str
    start: str
    """The first state as JSON, for a game that continues from a position; empty for others."""


def key(
    secret: bytes, terms: Terms, attempts: Sequence[Attempt], contributions: Sequence[bytes]
) -> Secret:
    """Derive the key of all draws of a game. Without attempts, by protocol 1."""
    texts = [terms.table, terms.game, terms.options]
    if attempts:
        texts = [PROTOCOL, terms.table, terms.game, str(terms.rules), terms.options, terms.start]
    for attempt in attempts:
        texts.append(" ".join(committed or "-" for committed in attempt.commitments))
        texts.append(" ".join(map(str, attempt.withheld)))
    return _keyed(secret, [*(text.encode() for text in texts), *contributions])


def fingerprint(secret: bytes, terms: Terms) -> str:
    """Return what devices note of the terms before they reveal: it hides the first state."""
    table, game, rules, options, start = terms
    texts = (TERMS, table, game, str(rules), options, start)
    return _keyed(secret, [text.encode() for text in texts]).hex()


def _keyed(secret: bytes, parts: Iterable[bytes]) -> Secret:
    """Return the HMAC of these parts, each preceded by its length."""
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
    rules: int
    start: str
    """The first state as JSON, for a game that continues from a position; empty for others."""
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
    proved = proof(game, record)
    wrong = wrong_draw(proved, record)
    if wrong is not None:
        raise FairnessError(
            phrase("fairness-draw", entry=wrong.entry, label=wrong.label, number=wrong.number),
            entry=wrong.entry,
        )
    return len(proved.draws)


def wrong_draw(proved: Proof, record: Record[Any, Any]) -> Drawn | None:
    """Return the draw that differs from the record, if any: the last one of the proof."""
    last = proved.draws[-1] if proved.draws else None
    is_right = last is None or last.action == record.entries[last.entry - 1].action
    return None if is_right else last


def proof(game: AnyGame, record: Record[Any, Any]) -> Proof:
    """Recompute each draw of a record from what the table committed to."""
    commitments = record.fairness
    if isinstance(commitments, UnsetType):
        raise FairnessError(phrase("fairness-missing"))
    draws = _draws(game, record, _key_of(game, record, commitments))
    return Proof(game.NAME, record.rules, record.start or "", commitments, tuple(draws))


def _draws(game: AnyGame, record: Record[Any, Any], key: bytes) -> Iterator[Drawn]:
    state, number = start_of(game, record), 0
    for position, entry in enumerate(record.entries, start=1):
        if entry.seat == CHANCE:
            number += 1
            with replay_errors(record, partial(unplayable, game, record, position)):
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
    attempts = () if isinstance(commitments.attempts, UnsetType) else commitments.attempts
    if commitments.protocol > 1:
        _require_one_text(game, record, commitments)
        _require_revealed(commitments.table, attempts, contributions)
    terms = Terms(
        commitments.table, game.NAME, record.rules, commitments.options, record.start or ""
    )
    return key(secret, terms, attempts, contributions)


def _require_one_text(game: AnyGame, record: Record[Any, Any], commitments: Fairness) -> None:
    """Refuse options or a start in another spelling: each spelling would have draws of its own."""
    if commitments.options != options_of(record.setup):
        raise FairnessError(phrase("fairness-options"))
    if record.start and record.start != msgspec.json.encode(start_of(game, record)).decode():
        raise FairnessError(phrase("record-start"))


def _require_revealed(
    table: str, attempts: Sequence[Attempt], contributions: Sequence[bytes]
) -> None:
    """Check that the contributions are those that the last attempt committed to."""
    seats, excluded = range(len(contributions)), set[Seat]()
    for attempt in attempts:
        given, withheld = attempt.commitments, attempt.withheld
        is_sound = len(given) == len(contributions) and all(given[s] is None for s in excluded)
        if not is_sound or any(s not in seats or given[s] is None for s in withheld):
            raise FairnessError(phrase("fairness-attempts"))
        is_one_text = all(one is None or HASH.fullmatch(one) for one in given)
        if not is_one_text or withheld != tuple(sorted(set(withheld))):
            raise FairnessError(phrase("fairness-attempts"))
        if bool(withheld) == (attempt is attempts[-1]):
            raise FairnessError(phrase("fairness-attempts"))
        excluded |= set(withheld)
    if not 0 < len(attempts) <= MOST_ATTEMPTS or not all(
        given == derived_contribution(table, seat)
        if committed is None
        else commitment(given) == committed
        for seat, (given, committed) in enumerate(
            zip(contributions, attempts[-1].commitments, strict=True)
        )
    ):
        raise FairnessError(phrase("fairness-attempts"))


def _setup_of(game: AnyGame, commitments: Fairness) -> Any:
    try:
        return decoder(game.Setup).decode(commitments.options)
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
