"""Records of games out of the store and into it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, UnsetType

from tinhorn.kernel.game import CHANCE, AnyGame
from tinhorn.kernel.record import Fairness, Record
from tinhorn.table import fairness
from tinhorn.table.decide import first_progress, setup_of
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Holder, LogEntry, SavedTable, Terms
from tinhorn.table.progress import game_entries
from tinhorn.table.storage.storage import Storage


async def export_record(store: Storage, game: AnyGame, saved: SavedTable) -> Record[Any, Any]:
    """The game at a table as a record. The secret is in it once nothing can come of it."""
    setup = setup_of(game, saved)
    entries = await store.entries(saved.terms.id, saved.terms.game)
    progress = first_progress(game, saved, saved.terms.opened)
    answers = game_entries(game, progress, entries)
    state = progress.state
    for answer in answers:
        state = game.apply(state, answer.seat, answer.action).state
    return Record(
        game=saved.terms.game,
        rules=saved.terms.rules,
        setup=setup,
        start=saved.terms.start or UNSET,
        names=tuple(holder.name or "" for holder in saved.seats),
        entries=answers,
        outcome=game.outcome(state),
        fairness=promised(saved),
    )


def promised(saved: SavedTable) -> Fairness | UnsetType:
    """What the table says about its draws; nothing if it was brought here from elsewhere."""
    if not saved.contributions:
        return UNSET
    terms = saved.terms
    return Fairness(
        table=terms.id,
        options=terms.options,
        commitment=fairness.commitment(terms.secret),
        contributions=tuple(given.hex() for given in saved.contributions),
        secret=terms.secret.hex() if saved.has_ended else None,
    )


async def import_record(
    store: Storage, game: AnyGame, record: Record[Any, Any], table: str, now: int
) -> SavedTable:
    """Keep a game that was played elsewhere. One with a promise keeps its table's name."""
    saved = _brought(game, record, table, now)
    await store.create(saved, tuple(_lines(record, now)))
    return saved


def _brought(game: AnyGame, record: Record[Any, Any], table: str, now: int) -> SavedTable:
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
        is_imported=True,
    )
    return SavedTable(
        terms=terms,
        status="abandoned" if record.outcome is None else "over",
        seats=tuple(Holder(kind="absent", name=name) for name in record.names),
        contributions=contributions,
    )


def _lines(record: Record[Any, Any], now: int) -> Iterator[LogEntry]:
    for seq, entry in enumerate(record.entries, start=1):
        yield LogEntry(
            seq=seq,
            at=now,
            kind="answer",
            seat=entry.seat,
            prompt=entry.prompt,
            by="chance" if entry.seat == CHANCE else "person",
            action=entry.action,
        )
