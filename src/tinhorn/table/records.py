"""Export the game of a table as a record, and import a record as a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, UnsetType

from tinhorn.kernel import CHANCE, AnyGame, Attempt, Fairness, Record, recorded_name
from tinhorn.table import fairness
from tinhorn.table.decide import first_progress, setup_of
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Holder, LogEntry, SavedTable, Terms
from tinhorn.table.progress import play_log
from tinhorn.table.storage.interface import Storage


async def export_record(storage: Storage, game: AnyGame, saved: SavedTable) -> Record[Any, Any]:
    """Return the game of a table as a record. It holds the secret once the game has ended."""
    entries = await storage.entries(saved.terms.id, saved.terms.game)
    played = play_log(game, first_progress(game, saved, saved.terms.opened), entries)
    return Record(
        game=saved.terms.game,
        rules=saved.terms.rules,
        setup=setup_of(game, saved),
        start=saved.terms.start or UNSET,
        names=tuple(map(_recorded, saved.seats)),
        entries=played.entries,
        outcome=game.outcome(played.state),
        fairness=commitments_of(saved),
    )


def _recorded(holder: Holder) -> str:
    bot = holder.bot if holder.kind == "bot" else None
    return recorded_name(holder.name or "", bot)


def commitments_of(saved: SavedTable) -> Fairness | UnsetType:
    """Return what the draws of a table can be verified with.

    Unset before the game begins, and for games imported without commitments.
    """
    if not saved.contributions:
        return UNSET
    terms = saved.terms
    return Fairness(
        table=terms.id,
        options=terms.options,
        commitment=fairness.commitment(terms.secret),
        contributions=tuple(given.hex() for given in saved.contributions),
        secret=terms.secret.hex() if saved.has_ended else None,
        attempts=saved.attempts or UNSET,
    )


async def import_record(
    storage: Storage, game: AnyGame, record: Record[Any, Any], table: str, now: int
) -> SavedTable:
    """Store a game that was played elsewhere. Its commitments, if any, give the table's id."""
    saved = _imported_table(game, record, table, now)
    await storage.create(saved, tuple(_log_entries(record, now)))
    return saved


def _imported_table(game: AnyGame, record: Record[Any, Any], table: str, now: int) -> SavedTable:
    given, secret = record.fairness, fairness.new_secret()
    options = fairness.options_of(record.setup)
    contributions: tuple[bytes, ...] = ()
    attempts: tuple[Attempt, ...] = ()
    if not isinstance(given, UnsetType):
        fairness.verify(game, record)
        table, options = given.table, given.options
        secret = Secret.fromhex(given.secret or "")
        contributions = tuple(bytes.fromhex(text) for text in given.contributions)
        attempts = () if isinstance(given.attempts, UnsetType) else given.attempts
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
        attempts=attempts,
    )


def _log_entries(record: Record[Any, Any], now: int) -> Iterator[LogEntry]:
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
