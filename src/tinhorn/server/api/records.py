"""Games that were played elsewhere, brought here as records: over HTTP and for the command line."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from typing import Any, Final

from litestar import Response, Router, post
from msgspec import Struct, UnsetType

from tinhorn.games import GAMES
from tinhorn.kernel.errors import RecordError
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.log import first_state, replay
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import Record, decode_record, from_json, replay_errors, to_json
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import AnyRequest, AppServices, info, limit
from tinhorn.server.middleware.rate_limits import RECORD_BYTES
from tinhorn.server.wire import TableInfo
from tinhorn.table import fairness
from tinhorn.table.model import SavedTable
from tinhorn.table.records import export_record, import_record
from tinhorn.table.storage.storage import CodeTakenError, Storage


class Brought(Struct, frozen=True):
    """The table at which a record's game can be looked at."""

    saved: SavedTable
    is_new: bool
    """Whether it was not here before."""


@post("/records", request_max_body_size=RECORD_BYTES)
async def bring_record(request: AnyRequest, services: AppServices) -> Response[TableInfo]:
    """Bring in the record of a game, which is the body; the same game again is the same table."""
    services.limits.creations.asking(auth.address_of(request))
    await require_own_start(services.store, decode_record(await request.body(), GAMES))
    record = await asyncio.to_thread(trusted, await request.body())
    brought = await bring_in(services.store, record, services.clock.now())
    live = await services.tables.get(brought.saved.terms.id)
    return Response(info(request, services, live), status_code=201 if brought.is_new else 200)


RECORDS: Final = Router("/api", before_request=limit, route_handlers=[bring_record])


async def require_own_start(store: Storage, record: Record[Any, Any]) -> None:
    """Before anything is done with it: a record goes on from a state that this server has dealt.

    One from who knows where may be made to keep the rules busy for ever.
    """
    if record.start:
        saved = await store.table(next(_codes(record)))
        if saved is None or saved.terms.start != record.start:
            raise RecordError(phrase("record-start-elsewhere"))


def trusted(data: bytes) -> Record[Any, Any]:
    """A record whose game can be played and whose draws, where it says anything of them, are right.

    The draws come first: one that was changed is named itself, not what it made impossible.
    """
    written = decode_record(data, GAMES)
    if not isinstance(written.fairness, UnsetType):
        _require_code(written.fairness.table)
        fairness.verify(GAMES[written.game], written)
    for name in filter(None, written.names):
        seat_changes.require_tidy(name)
    record = from_json(data, GAMES)
    if record.start:
        with replay_errors(record, phrase("record-start")):
            _look_at(record)
    return record


def _look_at(record: Record[Any, Any]) -> None:
    """A state that a record brings along must be one that can be shown, from every seat there is.

    An assertion that fails is told like any other sign of a state that the rules do not know.
    """
    game, seats = GAMES[record.game], range(record.setup.players)
    first = first_state(game, record.setup, record.start, rules=record.rules)
    last = replay(game, record.setup, record.entries, start=record.start, rules=record.rules)
    for state in (first, last):
        assert all(asked.seat in (CHANCE, *seats) for asked in game.pending(state))
        for viewer in (None, *seats):
            seen = game.view(state, viewer)
            game.question(seen)
            game.facts(seen)


async def bring_in(store: Storage, record: Record[Any, Any], now: int) -> Brought:
    """Keep a game that was played elsewhere; if it is here already, that is where."""
    game = GAMES[record.game]
    has_name = not isinstance(record.fairness, UnsetType)
    for code in _codes(record):
        try:
            return Brought(await import_record(store, game, record, code, now), is_new=True)
        except CodeTakenError:
            saved = await store.table(code)
            assert saved is not None, "tables are never thrown away"
            if await _has(store, saved, record):
                return Brought(saved, is_new=False)
            if has_name:
                raise
    raise AssertionError("there is no end of codes")


async def _has(store: Storage, saved: SavedTable, record: Record[Any, Any]) -> bool:
    """Whether this table's game is over and is the one of the record."""
    if not saved.has_ended or (saved.terms.game, saved.terms.rules) != (record.game, record.rules):
        return False
    return await export_record(store, GAMES[record.game], saved) == record


def _codes(record: Record[Any, Any]) -> Iterator[str]:
    """The name that its promise gives a game; else names that follow from what happened in it."""
    if not isinstance(record.fairness, UnsetType):
        yield record.fairness.table
        return
    digest = hashlib.sha256(to_json(record)).digest()
    while True:
        yield auth.code_from(digest)
        digest = hashlib.sha256(digest).digest()


def _require_code(name: str) -> None:
    """A table must have a name by which people can find it."""
    if not auth.is_code(name):
        raise RecordError(phrase("record-table"))
