"""Looking back over HTTP: the moments of a game through somebody's eyes, and playing on from one.

While a game is on, a device sees its own seat's past or a spectator's; once it is over, everyone
may look through all eyes, or at everything. Whatever is shown of a moment comes from the view and
the events of that moment: nobody sees more in it than they could when it was now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from random import SystemRandom
from typing import Any, Final

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromQuery, JSONBody

from tinhorn.kernel.game import Game, Seat, Viewer
from tinhorn.kernel.phrase import phrase
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import (
    AnyRequest,
    Code,
    OurHouse,
    found,
    limit,
    require_ended,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError, ForbiddenError, UnknownError
from tinhorn.server.api.joining import new_table, newcomer, seated
from tinhorn.server.replays import Moments
from tinhorn.server.socket.updates import options, story
from tinhorn.server.wire import Again, Film, Line, Moment, Scene, Seated, SeatWish, Sight
from tinhorn.table.decide import setup_of
from tinhorn.table.live import LiveTable
from tinhorn.table.seating import begun, opened

AnyGame = Game[Any, Any, Any, Any, Any]
SPECTATOR: Final = "spectator"
OPEN: Final = "open"
MOST_SCENES: Final = 16
"""So many moments are drawn at once."""


@get("/tables/{code:str}/moments")
async def moments(
    request: AnyRequest, house: OurHouse, code: Code, lens: FromQuery[str | None] = None
) -> Film:
    """The moments of a game, and what happened at each; without a lens, through the own eyes."""
    live = await found(request, house, code)
    allowed = _lenses(request, live)
    chosen = _own_lens(request, live, allowed) if lens is None else _chosen(lens, allowed, live)
    shot = await house.films.of(live)
    if not shot:
        raise ConflictError(phrase("table-seating"))

    def told() -> tuple[Moment, ...]:
        return tuple(
            Moment(number, _story(live.game, moment.events, chosen))
            for number, moment in enumerate(shot)
        )

    return Film(chosen, allowed, await asyncio.to_thread(told))


@get("/tables/{code:str}/scenes")
async def scenes(
    request: AnyRequest,
    house: OurHouse,
    code: Code,
    lens: FromQuery[str],
    first: FromQuery[int],
    last: FromQuery[int],
) -> tuple[Scene, ...]:
    """The moments from `first` to `last`, to be drawn; never more than 16."""
    live = await found(request, house, code)
    chosen = _chosen(lens, _lenses(request, live), live)
    shot = await house.films.of(live)
    _require_moment(shot, first)

    def drawn() -> tuple[Scene, ...]:
        end = min(last + 1, first + MOST_SCENES)
        return tuple(
            _scene(live, first + at, moment.state, chosen)
            for at, moment in enumerate(shot[first:end])
        )

    return await asyncio.to_thread(drawn)


@post("/tables/{code:str}/again")
async def again(
    request: AnyRequest, house: OurHouse, code: Code, data: JSONBody[Again]
) -> Response[Seated]:
    """Play on from a moment against bots: what the seat did not know then is dealt anew."""
    house.limits.creations.take(auth.address_of(request))
    live = await found(request, house, code)
    require_ended(live)
    shot = await house.films.of(live)
    _require_moment(shot, data.moment)
    if not 0 <= data.seat < len(live.kept.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=data.seat))
    state = shot[data.moment].state
    if not live.game.pending(state):
        raise ConflictError(phrase("table-over"))
    token, recovery = auth.new_token(), auth.new_recovery()
    me = newcomer(data.name, data.hat, token, recovery, data.contribution)
    terms = live.kept.terms
    table = await new_table(
        house,
        partial(
            opened,
            game=live.game,
            setup=setup_of(live.game, live.kept),
            seats=seat_changes.holders(_against_bots(live, data.seat), live.game.NAME, me),
            now=house.clock.now(),
            timing=msgspec.structs.replace(terms.timing, kind="none", answer=None),
            title=terms.title or me.name or "",
            host=data.seat,
            start=await asyncio.to_thread(_imagined, live.game, state, data.seat),
        ),
    )
    await house.revise(table, begun)
    return await seated(request, house, table, data.seat, token, recovery)


REPLAY: Final = Router("/api", before_request=limit, route_handlers=[moments, scenes, again])


def _lenses(request: AnyRequest, live: LiveTable) -> tuple[str, ...]:
    """Through whose eyes this device may look now, its own seats first.

    One that several people share shows none of their secrets while the game is on.
    """
    mine = seat_changes.seats_of(live.kept, auth.hashed_token_of(request, live.id))
    if not live.kept.has_ended:
        return (*map(str, mine if len(mine) == 1 else ()), SPECTATOR)
    others = (seat for seat in range(len(live.kept.seats)) if seat not in mine)
    return (*map(str, mine), *map(str, others), SPECTATOR, OPEN)


def _own_lens(request: AnyRequest, live: LiveTable, allowed: tuple[str, ...]) -> str:
    own = str(seat_of(request, live))
    return own if own in allowed else SPECTATOR


def _chosen(lens: str, allowed: tuple[str, ...], live: LiveTable) -> str:
    if lens in allowed:
        return lens
    known = {SPECTATOR, OPEN, *map(str, range(len(live.kept.seats)))}
    if lens in known:
        raise ForbiddenError(phrase("server-lens-closed"))
    raise UnknownError(phrase("server-lens", known=", ".join(sorted(known))))


def _require_moment(shot: Moments, number: int) -> None:
    if not 0 <= number < len(shot):
        raise UnknownError(phrase("server-moment", most=len(shot) - 1))


def _viewer(lens: str) -> Viewer:
    return None if lens in (SPECTATOR, OPEN) else int(lens)


def _story(game: AnyGame, events: Iterable[Any], lens: str) -> tuple[Line, ...]:
    """With everything open, events as they were; else as the viewer could know them."""
    if lens == OPEN:
        return story(game, events, None)
    seen = (event.seen_by(_viewer(lens)) for event in events)
    return story(game, (event for event in seen if event is not None), _viewer(lens))


def _scene(live: LiveTable, number: int, state: Any, lens: str) -> Scene:
    seats = range(len(live.kept.seats)) if lens == OPEN else ()
    return Scene(
        number,
        _sight(live.game, state, _viewer(lens)),
        tuple(_sight(live.game, state, seat) for seat in seats),
    )


def _sight(game: AnyGame, state: Any, viewer: Viewer) -> Sight:
    seen = game.view(state, viewer)
    return Sight(seen, game.ask(seen), options(game, seen), game.facts(seen))


def _against_bots(live: LiveTable, seat: Seat) -> tuple[SeatWish, ...]:
    """Bots stay as they are; people make room for bots."""
    return tuple(
        SeatWish("me") if other == seat else SeatWish("bot", holder.bot)
        for other, holder in enumerate(live.kept.seats)
    )


def _imagined(game: AnyGame, state: Any, seat: Seat) -> str:
    """A state that this seat could not have told from the real one, as JSON."""
    world = game.imagine(game.view(state, seat), SystemRandom())
    return msgspec.json.encode(world).decode()
