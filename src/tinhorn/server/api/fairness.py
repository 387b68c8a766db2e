"""After a game, over HTTP: how it went, the proof of its draws, and all dice so far.

Before it: what each seat adds to the draws.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Router, get, post
from litestar.params import JSONBody

from tinhorn.games import GAMES
from tinhorn.kernel.phrase import phrase
from tinhorn.kernel.record import decode_record
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    found,
    limit,
    own_seat,
    require_ended,
    token_of,
)
from tinhorn.server.api.errors import ConflictError
from tinhorn.server.api.records import require_own_start
from tinhorn.server.middleware.rate_limits import RECORD_BYTES
from tinhorn.server.wire import Contribution
from tinhorn.table.dice_count import DiceReport
from tinhorn.table.fairness import Proof, proof
from tinhorn.table.records import export_record
from tinhorn.table.summary import Summary, summary


@post("/tables/{code:str}/contribution", status_code=204)
async def contribute(
    request: AnyRequest, services: AppServices, code: Code, data: JSONBody[Contribution]
) -> None:
    """Replace what my seat adds to the draws, as long as the game has not begun."""
    live = await found(request, services, code)
    seat, by = own_seat(request, live), token_of(request, live)
    await services.revise(
        live, lambda saved: seat_changes.contributed(saved, by, seat, data.contribution)
    )


@get("/tables/{code:str}/proof")
async def table_proof(request: AnyRequest, services: AppServices, code: Code) -> Proof:
    """How each draw of a game that is over came about."""
    live = await found(request, services, code)
    require_ended(live)
    record = await export_record(services.store, live.game, live.saved)
    return await asyncio.to_thread(proof, live.game, record)


@get("/tables/{code:str}/summary")
async def table_summary(request: AnyRequest, services: AppServices, code: Code) -> Summary:
    """Fortunes lap by lap, the biggest swings and everybody's luck in a game that is over."""
    live = await found(request, services, code)
    require_ended(live)
    frames = await services.replays.of(live)
    if not frames:
        raise ConflictError(phrase("table-abandoned"))
    return await asyncio.to_thread(summary, live.game, frames)


@post("/proofs", status_code=200, request_max_body_size=RECORD_BYTES)
async def record_proof(request: AnyRequest, services: AppServices) -> Proof:
    """The same for the record of any game, which is the body. Nothing is kept."""
    services.limits.creations.asking(auth.address_of(request))
    record = decode_record(await request.body(), GAMES)
    await require_own_start(services.store, record)
    return await asyncio.to_thread(proof, GAMES[record.game], record)


@get("/dice")
async def dice(services: AppServices) -> DiceReport:
    """How dice and duels came out in all finished games of this server."""
    return await services.dice_counter.count()


DRAWS: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[contribute, table_proof, table_summary, record_proof, dice],
)
