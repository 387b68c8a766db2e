"""Records of games over HTTP: download and upload."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from tinhorn.games import GAMES
from tinhorn.kernel import (
    CHANCE,
    BadInputError,
    Record,
    RecordError,
    decode_record,
    first_state,
    from_json,
    phrase,
    replay,
    replay_errors,
    to_json,
)
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    info,
    limit,
    require_ended,
)
from tinhorn.server.api.framework import Response, Router, get, post
from tinhorn.server.middleware.rate_limits import RECORD_BYTES
from tinhorn.server.wire.lobby import TableInfo
from tinhorn.table import fairness
from tinhorn.table.model import SavedTable
from tinhorn.table.records import export_record, import_record
from tinhorn.table.storage.interface import CodeTakenError, Storage

log = logging.getLogger("tinhorn")


class Import(Struct, frozen=True):
    """The table that holds an imported game."""

    saved: SavedTable
    is_new: bool
    """False if this server already had the game."""


@get("/tables/{code:str}/record", media_type="application/json")
async def download_record(
    request: AnyRequest, services: AppServices, code: Code
) -> Response[bytes]:
    """Return the record of a finished game, with the secret of its draws."""
    live = await find_table(request, services, code)
    require_ended(live)
    record = to_json(await export_record(services.storage, live.game, live.saved))
    name = f'attachment; filename="{live.game.NAME}-{live.id}.json"'
    return Response(record, media_type="application/json", headers={"content-disposition": name})


@post("/records", request_max_body_size=RECORD_BYTES)
async def upload_record(request: AnyRequest, services: AppServices) -> Response[TableInfo]:
    """Import the record of a game, sent as the body. The same game again is the same table."""
    services.limits.creations.take(auth.address_of(request))
    body = await request.body()
    with reading_record():
        await require_known_start(services.storage, decode_record(body, GAMES))
        record = await asyncio.to_thread(check_record, body)
    imported = await import_game(services.storage, record, services.clock.now())
    live = await services.tables.get(imported.saved.terms.id)
    return Response(info(request, services, live), status_code=201 if imported.is_new else 200)


RECORDS: Final = Router(
    "/api", before_request=limit, route_handlers=[download_record, upload_record]
)


@contextmanager
def reading_record() -> Iterator[None]:
    """Turn any unexpected error into a RecordError.

    The readers of records refuse what they know to be wrong. A record is foreign data: if one still
    finds a way to make the rules fail, the sender gets a sentence and the log gets the error.
    """
    try:
        yield
    except BadInputError:
        raise
    except Exception as error:
        log.warning("a record made the rules fail", exc_info=error)
        raise RecordError(phrase("record-broken")) from error


async def require_known_start(storage: Storage, record: Record[Any, Any]) -> None:
    """Refuse a start state that this server has not dealt itself, before anything else.

    A start state from elsewhere could be built to keep the rules busy forever.
    """
    if record.start:
        saved = await storage.table(next(_codes(record)))
        if saved is None or saved.terms.start != record.start:
            raise RecordError(phrase("record-start-elsewhere"))


def check_record(data: bytes) -> Record[Any, Any]:
    """Return the record if its game is legal and its draws, where it has a proof, are right.

    The draws are checked first, so that the error names a changed draw and not its consequences.
    """
    record = decode_record(data, GAMES)
    if not isinstance(record.fairness, UnsetType):
        _require_code(record.fairness.table)
        fairness.verify(GAMES[record.game], record)
    for name in filter(None, record.names):
        seat_changes.require_clean_name(name)
    record = from_json(data, GAMES)
    if record.start:
        with replay_errors(record, lambda: phrase("record-start")):
            _require_presentable(record)
    return record


def _require_presentable(record: Record[Any, Any]) -> None:
    """Check that the first and the last state can be shown to every viewer.

    A failed assertion counts as an invalid start state.
    """
    game, seats = GAMES[record.game], range(record.setup.players)
    first = first_state(game, record.setup, record.start, rules=record.rules)
    last = replay(game, record.setup, record.entries, start=record.start, rules=record.rules)
    for state in (first, last):
        assert all(asked.seat in (CHANCE, *seats) for asked in game.pending(state))
        for viewer in (None, *seats):
            view = game.view(state, viewer)
            game.question(view)
            game.facts(view)


async def import_game(storage: Storage, record: Record[Any, Any], now: int) -> Import:
    """Store a game from elsewhere, or find it if it is here already."""
    game = GAMES[record.game]
    has_name = not isinstance(record.fairness, UnsetType)
    for code in _codes(record):
        try:
            return Import(await import_record(storage, game, record, code, now), is_new=True)
        except CodeTakenError:
            saved = await storage.table(code)
            assert saved is not None, "tables are never deleted"
            if await _is_same_game(storage, saved, record):
                return Import(saved, is_new=False)
            if has_name:
                raise
    raise AssertionError("the sequence of codes is endless")


async def _is_same_game(storage: Storage, saved: SavedTable, record: Record[Any, Any]) -> bool:
    """Return True if this table's game has ended and is the game of the record.

    Records of earlier versions have the names of bots without their kind.
    """
    if not saved.has_ended or (saved.terms.game, saved.terms.rules) != (record.game, record.rules):
        return False
    here = await export_record(storage, GAMES[record.game], saved)
    plain = tuple(holder.name or "" for holder in saved.seats)
    return record in (here, replace(here, names=plain))


def _codes(record: Record[Any, Any]) -> Iterator[str]:
    """Yield the code from the record's proof, or else codes derived from its content."""
    if not isinstance(record.fairness, UnsetType):
        yield record.fairness.table
        return
    digest = hashlib.sha256(to_json(record)).digest()
    while True:
        yield auth.code_from(digest)
        digest = hashlib.sha256(digest).digest()


def _require_code(name: str) -> None:
    """Refuse a code that people cannot type."""
    if not auth.is_code(name):
        raise RecordError(phrase("record-table"))
