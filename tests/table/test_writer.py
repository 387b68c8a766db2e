"""The writer: which orders share a transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from sqlalchemy import Connection, create_engine

from tests.table.conftest import PATIENCE
from tinhorn.table.storage.writer import QUIET_TURNS, Writer

Batches = list[list[str]]


def play(scene: Callable[[Writer[str], Batches], Coroutine[Any, Any, None]]) -> None:
    """Play a scene with a writer that only notes which orders it gets together."""
    batches: Batches = []

    def note(_: Connection, orders: Sequence[str]) -> None:
        batches.append(list(orders))

    async def run() -> None:
        # The limit is for slow event loops; here the number of turns decides.
        engine = create_engine("sqlite://")
        writer: Writer[str] = Writer(engine, note, bool, longest_collection=60)
        await scene(writer, batches)
        await writer.close()

    asyncio.run(run())


def test_orders_of_one_turn_of_the_event_loop_share_a_transaction() -> None:
    async def scene(writer: Writer[str], batches: Batches) -> None:
        await asyncio.gather(writer.append("a"), writer.append("b"))

        assert batches == [["a", "b"]]

    play(scene)


def test_on_a_busy_server_orders_of_the_next_turns_share_a_transaction() -> None:
    async def scene(writer: Writer[str], batches: Batches) -> None:
        await asyncio.gather(writer.append("a"), writer.append("b"))

        first = writer.append("c")
        for _ in range(QUIET_TURNS // 2):
            await asyncio.sleep(0)
        await asyncio.gather(first, writer.append("d"))

        assert batches == [["a", "b"], ["c", "d"]]

    play(scene)


def test_on_a_quiet_server_an_order_does_not_wait_for_others() -> None:
    async def scene(writer: Writer[str], batches: Batches) -> None:
        await writer.append("a")

        first = writer.append("b")
        for _ in range(QUIET_TURNS // 2):
            await asyncio.sleep(0)
        await asyncio.gather(first, writer.append("c"))

        assert batches == [["a"], ["b"], ["c"]]

    play(scene)


def test_an_order_that_comes_alone_after_a_busy_time_is_written_all_the_same() -> None:
    async def scene(writer: Writer[str], batches: Batches) -> None:
        await asyncio.gather(writer.append("a"), writer.append("b"))
        await asyncio.wait_for(_done(writer.append("c")), PATIENCE)

        assert batches == [["a", "b"], ["c"]]

    async def _done(order: Any) -> None:
        await order

    play(scene)
