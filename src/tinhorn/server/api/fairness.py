"""Fair draws over HTTP: commitments before a game, proofs after it, the count of all dice."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from tinhorn.games import GAMES
from tinhorn.kernel import Record, decode_record, from_json
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    info,
    limit,
    require_ended,
    require_seat,
    token_of,
)
from tinhorn.server.api.framework import JSONBody, Router, get, post
from tinhorn.server.api.records import reading_record, require_known_start
from tinhorn.server.middleware.rate_limits import RECORD_BYTES
from tinhorn.server.wire.lobby import Commitment, Reveal, TableInfo
from tinhorn.table.dice_count import DiceReport
from tinhorn.table.fairness import Proof, proof, wrong_draw
from tinhorn.table.records import export_record


@post("/tables/{code:str}/commitment", status_code=200)
async def commit(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Commitment]
) -> TableInfo:
    """Replace what my seat commits to add to the draws, before the game starts."""
    live = await find_table(request, services, code)
    seat, by = require_seat(request, live), token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.commit(saved, by, seat, data.commitment))
    return info(request, services, live)


@post("/tables/{code:str}/reveal", status_code=200)
async def reveal(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Reveal]
) -> TableInfo:
    """Reveal what my seat adds to the draws, while the game is starting."""
    live = await find_table(request, services, code)
    seat, by = require_seat(request, live), token_of(request, live)
    await services.revise(live, lambda saved: seat_changes.reveal(saved, by, seat, data))
    return info(request, services, live)


@get("/tables/{code:str}/proof")
async def prove_table(request: AnyRequest, services: AppServices, code: Code) -> Proof:
    """Show how each draw of a finished game was made."""
    live = await find_table(request, services, code)
    require_ended(live)
    record = await export_record(services.storage, live.game, live.saved)
    return await asyncio.to_thread(proof, live.game, record)


@post("/proofs", status_code=200, request_max_body_size=RECORD_BYTES)
async def prove_record(request: AnyRequest, services: AppServices) -> Proof:
    """Show how each draw in a record was made. The body is the record; nothing is stored."""
    services.limits.creations.take(auth.address_of(request))
    body = await request.body()
    with reading_record():
        record = decode_record(body, GAMES)
        await require_known_start(services.storage, record)
        return await asyncio.to_thread(_prove, record, body)


@get("/dice")
async def count_dice(services: AppServices) -> DiceReport:
    """Return the results of all counted draws in all finished games of this server."""
    return await services.dice_counter.count()


FAIRNESS: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[commit, reveal, prove_table, prove_record, count_dice],
)


def _prove(record: Record[Any, Any], data: bytes) -> Proof:
    """Return the proof. Where all draws are right, the rest must be a game by the rules, too.

    So a record that was shortened cannot keep its outcome.
    """
    proved = proof(GAMES[record.game], record)
    if wrong_draw(proved, record) is None:
        from_json(data, GAMES)
    return proved
