"""When and how answers came about, as the story says it."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tests.support.live import Listener, Table, open_table, play_on
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Bid, Pass
from tinhorn.games.winchester.events import BidMade, Passed
from tinhorn.kernel.game import Seat
from tinhorn.table.model import Timing
from tinhorn.table.origins import Mark
from tinhorn.table.seating import cover, set_orders
from tinhorn.table.storage.storage import SqlStorage

LIVE = Timing(kind="live", answer=60_000, pace=0)
SLOW = replace(LIVE, kind="slow", patience=10)


async def three(store: SqlStorage, timing: Timing = SLOW) -> Table:
    return await open_table(store, winchester.Setup(players=3), game=winchester, timing=timing)


def asked(table: Table) -> Seat:
    [seat] = table.asks()
    return seat


def last_marks(listener: Listener) -> tuple[Mark, ...]:
    return listener.updates[-1].marks


def test_lines_have_times_only_where_answers_take_days(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        for timing in (SLOW, LIVE):
            table = await three(store, timing) if timing is SLOW else await _named(store, timing)
            listener = table.watch(ANN)
            table.clock.time += 5_000

            await table.does(asked(table), Bid(1))

            first, last = (update.marks for update in listener.updates)
            if timing is SLOW:
                assert {mark.at for mark in first} == {1_000_000}
                assert last == (Mark(1_005_000),)
            else:
                assert (first, last) == ((), ())

    play_quickly(scene)


async def _named(store: SqlStorage, timing: Timing) -> Table:
    setup = winchester.Setup(players=3)
    return await open_table(store, setup, game=winchester, timing=timing, table="MESA-LIVE")


def test_everybody_reads_that_time_ran_out(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three(store, LIVE)
        listeners = [table.watch(viewer) for viewer in (ANN, BOB, None)]

        await table.passes(60_000)

        assert [last_marks(one) for one in listeners] == [(Mark(None, "clock"),)] * 3

    play_quickly(scene)


def test_only_its_player_reads_that_an_order_has_answered(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three(store)
        seat = asked(table)
        listeners = {viewer: table.watch(viewer) for viewer in (ANN, BOB, CAT, None)}
        ceiling = f'{{"ceiling": {{"plot": {table.state.phase.plot}, "most": 3}}}}'

        await table.live.revise(lambda saved: set_orders(saved, seat, None, ceiling))
        await table.passes(10_000)

        assert any(isinstance(one, BidMade) for one in listeners[seat].updates[-1].events)
        read = {viewer: last_marks(listener) for viewer, listener in listeners.items()}
        [mine] = read.pop(seat)
        assert mine.how == "order"
        assert all(mark.how is None for marks in read.values() for mark in marks)

    play_quickly(scene)


def test_a_click_is_no_order_and_needs_no_word(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three(store, LIVE)
        listener = table.watch(asked(table))

        await table.does(asked(table), Pass())

        assert [type(event) for event in listener.updates[-1].events] == [Passed]
        assert last_marks(listener) == ()

    play_quickly(scene)


def test_a_bot_that_covers_a_seat_is_named(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three(store)
        seat = asked(table)
        listener = table.watch(None)
        await table.live.revise(lambda saved: cover(saved, seat, "easy"))

        await table.live.submit(replace(table.sent(seat, Pass()), is_by_bot=True))

        assert [mark.how for mark in last_marks(listener)] == ["bot"]

    play_quickly(scene)


def test_a_reloaded_table_says_the_same(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three(store)
        await play_on(table, Random(3), answers=3)
        await table.passes(120_000)
        again = await table.reload()

        first, second = table.watch(BOB), again.watch(BOB)

        assert "clock" in {mark.how for mark in last_marks(first)}
        assert last_marks(first) == last_marks(second)
        assert len(last_marks(first)) == len(first.updates[-1].events)

    play_quickly(scene)
