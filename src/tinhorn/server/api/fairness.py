"""Fair draws over HTTP: contributions before a game, proofs after it, the count of all dice."""

from __future__ import annotations

import asyncio
from typing import Final

from tinhorn.games import GAMES
from tinhorn.kernel.record import decode_record
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_table,
    limit,
    require_ended,
    require_seat,
    token_of,
)
from tinhorn.server.api.framework import JSONBody, Router, get, post
from tinhorn.server.api.records import reading_record, require_known_start
from tinhorn.server.middleware.rate_limits import RECORD_BYTES
from tinhorn.server.wire.lobby import Contribution
from tinhorn.table.dice_count import DiceReport
from tinhorn.table.fairness import Proof, proof
from tinhorn.table.records import export_record


@post("/tables/{code:str}/contribution", status_code=204)
async def set_contribution(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Contribution]
) -> None:
    """Replace what my seat adds to the draws, before the game starts."""
    live = await find_table(request, services, code)
    seat, by = require_seat(request, live), token_of(request, live)
    await services.revise(
        live, lambda saved: seat_changes.set_contribution(saved, by, seat, data.contribution)
    )


@get("/tables/{code:str}/proof")
async def prove_table(request: AnyRequest, services: AppServices, code: Code) -> Proof:
    """How each draw of a finished game was made."""
    live = await find_table(request, services, code)
    require_ended(live)
    record = await export_record(services.storage, live.game, live.saved)
    return await asyncio.to_thread(proof, live.game, record)


@post("/proofs", status_code=200, request_max_body_size=RECORD_BYTES)
async def prove_record(request: AnyRequest, services: AppServices) -> Proof:
    """How each draw in a record was made. The record is sent as the body; nothing is stored."""
    services.limits.creations.take(auth.address_of(request))
    body = await request.body()
    with reading_record():
        record = decode_record(body, GAMES)
        await require_known_start(services.storage, record)
        return await asyncio.to_thread(proof, GAMES[record.game], record)


@get("/dice")
async def count_dice(services: AppServices) -> DiceReport:
    """The results of dice and duels in all finished games of this server."""
    return await services.dice_counter.count()


FAIRNESS: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[set_contribution, prove_table, prove_record, count_dice],
)
