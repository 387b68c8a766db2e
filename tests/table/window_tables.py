"""Tables at which a reaction window opens, for tests."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import Table, open_table
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB, CAT
from tests.table.test_secrets import Twins
from tinhorn.games import dicetown, winchester
from tinhorn.kernel.game import Seat
from tinhorn.table.decide import HoldRequest
from tinhorn.table.live import AskBot
from tinhorn.table.model import Holder, Timing
from tinhorn.table.seating import set_orders, set_watched
from tinhorn.table.storage.interface import Storage
from tinhorn.table.storage.storage import SqlStorage

WINDOW = 4_000
Orders: TypeAlias = parcels.Orders | winchester.Orders | dicetown.Orders
TIMED = Timing(window=WINDOW)
UNTIMED = Timing(window=WINDOW, windows="untimed")
THREE = parcels.Setup(players=3)


async def parcels_table(
    store: Storage,
    *holders: Holder,
    timing: Timing = TIMED,
    name: str = "WINDOW",
    ask_bot: AskBot | None = None,
) -> Table:
    return await open_table(store, THREE, *holders, table=name, timing=timing, ask_bot=ask_bot)


def give_snatch(table: Table, holder: Seat) -> None:
    progress = table.live.progress
    assert progress is not None
    table.live.progress = replace(progress, state=replace(table.state, holder=holder))


async def reach_window(table: Table, *, holder: Seat) -> None:
    """Ann buys a lot. Bob and Cat are asked whether they snatch it."""
    give_snatch(table, holder)
    for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
        await table.does(seat, Bid(coins))


async def hold(table: Table, seat: Seat, request: str = "hold") -> None:
    await table.live.hold(_about_time(table, seat, request))


async def release(table: Table, seat: Seat, request: str = "release") -> None:
    await table.live.release(_about_time(table, seat, request))


async def urge(table: Table, seat: Seat, request: str = "urge") -> None:
    await table.live.urge(_about_time(table, seat, request))


def _about_time(table: Table, seat: Seat, request: str) -> HoldRequest:
    progress = table.live.progress
    assert progress is not None
    prompt = table.state.prompt
    return HoldRequest(seat=seat, request=request, prompt=prompt, asking=progress.asking)


async def order(table: Table, seat: Seat, orders: Orders) -> None:
    text = msgspec.json.encode(orders).decode()
    await table.live.revise(partial(set_orders, seat=seat, token=None, orders=text))


async def unwatch(table: Table) -> None:
    await table.live.revise(partial(set_watched, is_watched=False))


def is_open(table: Table) -> bool:
    return isinstance(table.state.phase, parcels.Snatching)


async def window_twins(stores: list[SqlStorage], timing: Timing) -> Twins:
    """Open the same window at two tables. At one of them Bob can react, at the other Cat."""
    pair = Twins(*[await parcels_table(store, timing=timing) for store in stores])
    await reach_window(pair.here, holder=BOB)
    await reach_window(pair.there, holder=CAT)
    return pair
