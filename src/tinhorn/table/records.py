"""Records of games out of the store and into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, UnsetType

from tinhorn.kernel.game import CHANCE, Game
from tinhorn.kernel.log import Fairness, Record
from tinhorn.table import fairness
from tinhorn.table.decide import begun_course, setup_of
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Holder, Kept, Line, Terms
from tinhorn.table.progress import entries
from tinhorn.table.storage.storage import Store

AnyGame = Game[Any, Any, Any, Any, Any]


async def export_record(store: Store, game: AnyGame, kept: Kept) -> Record[Any, Any]:
    """The game at a table as a record. The secret is in it once nothing can come of it."""
    setup = setup_of(game, kept)
    lines = await store.lines(kept.terms.id, kept.terms.game)
    course = begun_course(game, kept, kept.terms.opened)
    answers = entries(game, course, lines)
    state = course.state
    for answer in answers:
        state = game.apply(state, answer.seat, answer.action).state
    return Record(
        game=kept.terms.game,
        rules=kept.terms.rules,
        setup=setup,
        start=kept.terms.start or UNSET,
        names=tuple(holder.name or "" for holder in kept.seats),
        entries=answers,
        outcome=game.outcome(state),
        fairness=promised(kept),
    )


def promised(kept: Kept) -> Fairness | UnsetType:
    """What the table says about its draws; nothing if it was brought here from elsewhere."""
    if not kept.contributions:
        return UNSET
    terms = kept.terms
    return Fairness(
        table=terms.id,
        options=terms.options,
        commitment=fairness.commitment(terms.secret),
        contributions=tuple(given.hex() for given in kept.contributions),
        secret=terms.secret.hex() if kept.has_ended else None,
    )


async def import_record(
    store: Store, game: AnyGame, record: Record[Any, Any], table: str, now: int
) -> Kept:
    """Keep a game that was played elsewhere. One with a promise keeps its table's name."""
    kept = _brought(game, record, table, now)
    await store.create(kept, tuple(_lines(record, now)))
    return kept


def _brought(game: AnyGame, record: Record[Any, Any], table: str, now: int) -> Kept:
    given, secret = record.fairness, fairness.new_secret()
    options = fairness.options_of(record.setup)
    contributions: tuple[bytes, ...] = ()
    if not isinstance(given, UnsetType):
        fairness.verify(game, record)
        table, options = given.table, given.options
        secret = Secret.fromhex(given.secret or "")
        contributions = tuple(bytes.fromhex(text) for text in given.contributions)
    terms = Terms(
        id=table,
        game=game.NAME,
        rules=record.rules,
        options=options,
        secret=secret,
        title=next(filter(None, record.names), ""),
        opened=now,
        start=record.start or None,
        is_brought=True,
    )
    return Kept(
        terms=terms,
        status="abandoned" if record.outcome is None else "over",
        seats=tuple(Holder(kind="absent", name=name) for name in record.names),
        contributions=contributions,
    )


def _lines(record: Record[Any, Any], now: int) -> Iterator[Line]:
    for seq, entry in enumerate(record.entries, start=1):
        yield Line(
            seq=seq,
            at=now,
            kind="answer",
            seat=entry.seat,
            prompt=entry.prompt,
            by="chance" if entry.seat == CHANCE else "person",
            action=entry.action,
        )
