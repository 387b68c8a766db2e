"""Convert rows of the database to structs and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from tinhorn.kernel import Attempt, Seat, decoder
from tinhorn.table.fairness import Secret
from tinhorn.table.model import BotJob, Conduct, Holder, LogEntry, SavedTable, Terms, Timing

Values = dict[str, Any]
_encode: Final = msgspec.json.Encoder().encode
_decode_timing: Final = decoder(Timing).decode
_decode_conduct: Final = decoder(Conduct).decode
_decode_attempts: Final = decoder(tuple[Attempt, ...]).decode


def table_row(saved: SavedTable) -> Values:
    terms = saved.terms
    row = {name: getattr(terms, name) for name in terms.__struct_fields__}
    return row | {
        "timing": msgspec.json.encode(terms.timing).decode(),
        "status": saved.status,
        "contributions": " ".join(given.hex() for given in saved.contributions),
        "attempts": _encode(saved.attempts).decode(),
        "reveal_by": saved.reveal_by,
        "rematch": saved.rematch,
        "is_watched": saved.is_watched,
        "conduct": _encode(saved.conduct).decode(),
        "version": saved.version,
    }


def seat_row(table: str, seat: Seat, holder: Holder) -> Values:
    row = {name: getattr(holder, name) for name in holder.__struct_fields__}
    return row | {"table_id": table, "seat": seat}


def read_table(row: Row[Any], seats: Iterable[Row[Any]]) -> SavedTable:
    values = row._asdict()
    terms = {name: values[name] for name in Terms.__struct_fields__}
    terms["secret"] = Secret(values["secret"])
    terms["timing"] = _decode_timing(values["timing"])
    return SavedTable(
        terms=Terms(**terms),
        status=values["status"],
        seats=tuple(_read_holder(seat) for seat in seats),
        contributions=tuple(bytes.fromhex(given) for given in values["contributions"].split()),
        attempts=_decode_attempts(values["attempts"]),
        reveal_by=values["reveal_by"],
        rematch=values["rematch"],
        is_watched=values["is_watched"],
        conduct=_decode_conduct(values["conduct"]),
        version=values["version"],
    )


def _read_holder(row: Row[Any]) -> Holder:
    values = row._asdict()
    return Holder(**{name: values[name] for name in Holder.__struct_fields__})


def entry_row(table: str, entry: LogEntry) -> tuple[str | int | None, ...]:
    """Return the values of an entry in the order of the columns."""
    action = None if entry.action is None else _encode(entry.action).decode()
    return (
        table,
        entry.seq,
        entry.at,
        entry.kind,
        entry.seat,
        entry.prompt,
        entry.by,
        action,
        entry.request,
    )


def read_entry(row: Row[Any], actions: msgspec.json.Decoder[Any]) -> LogEntry:
    values = row._asdict()
    del values["table_id"]
    if values["action"] is not None:
        values["action"] = actions.decode(values["action"])
    return LogEntry(**values)


def job_row(job: BotJob) -> Values:
    return {
        "table_id": job.table,
        "seat": job.seat,
        "prompt": job.prompt,
        "asking": job.asking,
        "due": job.due,
        "leased": 0,
    }
