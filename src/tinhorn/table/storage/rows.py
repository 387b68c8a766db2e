"""Rows of the database to what they mean, and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Row

from tinhorn.kernel.game import Seat
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Holder, Job, Kept, Line, Terms, Timing

Values = dict[str, Any]


def kept_row(kept: Kept) -> Values:
    terms = kept.terms
    row = {name: getattr(terms, name) for name in terms.__struct_fields__}
    return row | {
        "timing": msgspec.json.encode(terms.timing).decode(),
        "status": kept.status,
        "contributions": " ".join(given.hex() for given in kept.contributions),
        "rematch": kept.rematch,
        "version": kept.version,
    }


def seat_row(table: str, seat: Seat, holder: Holder) -> Values:
    row = {name: getattr(holder, name) for name in holder.__struct_fields__}
    return row | {"table_id": table, "seat": seat}


def read_kept(row: Row[Any], seats: Iterable[Row[Any]]) -> Kept:
    values = row._asdict()
    terms = {name: values[name] for name in Terms.__struct_fields__}
    terms["secret"] = Secret(values["secret"])
    terms["timing"] = msgspec.json.decode(values["timing"], type=Timing)
    return Kept(
        terms=Terms(**terms),
        status=values["status"],
        seats=tuple(_read_holder(seat) for seat in seats),
        contributions=tuple(bytes.fromhex(given) for given in values["contributions"].split()),
        rematch=values["rematch"],
        version=values["version"],
    )


def _read_holder(row: Row[Any]) -> Holder:
    values = row._asdict()
    return Holder(**{name: values[name] for name in Holder.__struct_fields__})


def line_row(table: str, line: Line) -> tuple[str | int | None, ...]:
    """In the order of the columns."""
    action = None if line.action is None else msgspec.json.encode(line.action).decode()
    return (
        table,
        line.seq,
        line.at,
        line.kind,
        line.seat,
        line.prompt,
        line.by,
        action,
        line.request,
    )


def read_line(row: Row[Any], actions: msgspec.json.Decoder[Any]) -> Line:
    values = row._asdict()
    del values["table_id"]
    if values["action"] is not None:
        values["action"] = actions.decode(values["action"])
    return Line(**values)


def job_row(job: Job) -> Values:
    return {
        "table_id": job.table,
        "seat": job.seat,
        "prompt": job.prompt,
        "take": job.take,
        "due": job.due,
        "leased": 0,
    }
