"""Reaction windows: private, held open on request, without a time limit; and standing orders.

In every mode with several people, what a viewer is sent, and when, is independent of what others
hold. At a private table there is nobody to hide from.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import BOT, PERSON, Table, open_table
from tests.support.parcels import Bid, Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_secrets import Twins, run
from tinhorn.games import winchester
from tinhorn.games.winchester import actions as winchester_actions
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.table.decide import HoldRequest
from tinhorn.table.model import Holder, Timing
from tinhorn.table.seating import set_orders, set_watched
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HOLD_LIMIT

WINDOW = 4_000
TIMED = Timing(window=WINDOW)
UNTIMED = Timing(window=WINDOW, windows="untimed")
THREE = parcels.Setup(players=3)


async def parcels_table(
    store: SqlStorage, *holders: Holder, timing: Timing = TIMED, name: str = "WINDOW"
) -> Table:
    return await open_table(store, THREE, *holders, table=name, timing=timing)


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
    progress = table.live.progress
    assert progress is not None
    prompt = table.state.prompt
    await table.live.hold(
        HoldRequest(seat=seat, request=request, prompt=prompt, asking=progress.asking)
    )


async def order(table: Table, seat: Seat, orders: parcels.Orders | winchester.Orders) -> None:
    text = msgspec.json.encode(orders).decode()
    await table.live.revise(partial(set_orders, seat=seat, token=None, orders=text))


async def unwatch(table: Table) -> None:
    await table.live.revise(partial(set_watched, is_watched=False))


def is_open(table: Table) -> bool:
    return isinstance(table.state.phase, parcels.Snatching)


async def window_twins(stores: list[SqlStorage], timing: Timing) -> Twins:
    """The same window at two tables. At one of them Bob can react, at the other Cat."""
    pair = Twins(*[await parcels_table(store, timing=timing) for store in stores])
    await reach_window(pair.here, holder=BOB)
    await reach_window(pair.there, holder=CAT)
    return pair


# Held windows.


@pytest.mark.parametrize("viewer", [ANN, None])
@pytest.mark.parametrize("first", [0, 1_000, 3_900])
@pytest.mark.parametrize("thinks", [100, 9_000, None])
def test_a_held_window_shows_the_same_whatever_anyone_holds(
    tmp_path: Path, viewer: Viewer, first: int, thinks: int | None
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await window_twins(stores, TIMED)
        mine, theirs = pair.watch(viewer)
        await pair.wait(first)
        for table in (pair.here, pair.there):
            await hold(table, BOB)
        if thinks is not None:
            await pair.wait(thinks)
            await pair.here.does(BOB, Pass())
            await pair.there.does(BOB, Pass())
        await pair.wait(HOLD_LIMIT)

        assert mine.heard == theirs.heard
        assert not is_open(pair.here)

    run(tmp_path, scene)


def test_a_card_and_a_pass_end_a_held_window_at_the_same_time(tmp_path: Path) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await window_twins(stores, TIMED)
        mine, theirs = pair.watch(ANN)
        for table in (pair.here, pair.there):
            await hold(table, BOB)
        await pair.wait(7_000)
        await pair.here.does(BOB, Snatch())
        await pair.there.does(BOB, Pass())
        before_end = [len(mine.heard), len(theirs.heard)]
        await pair.wait(0)

        assert before_end[0] == before_end[1]
        assert [one.at for one in mine.heard] == [one.at for one in theirs.heard]
        assert not is_open(pair.here)
        assert not is_open(pair.there)

    run(tmp_path, scene)


@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_an_answer_in_a_held_window_is_not_noticed_while_others_think(
    tmp_path: Path, viewer: Viewer
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = Twins(*[await parcels_table(store) for store in stores])
        for table in (pair.here, pair.there):
            await reach_window(table, holder=BOB)
            await hold(table, CAT)
        await pair.wait(1_000)
        for table in (pair.here, pair.there):
            await hold(table, BOB)
        mine, theirs = pair.watch(viewer)
        await pair.here.does(BOB, Snatch())
        await pair.wait(5_000)

        assert is_open(pair.here)
        assert mine.heard == theirs.heard

    run(tmp_path, scene)


def test_a_held_window_closes_when_every_seat_that_asked_for_time_has_answered(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        await hold(table, CAT, "another")
        await table.passes(6_000)

        await table.does(CAT, Pass())
        await table.passes(0)
        assert is_open(table), "Bob still thinks"
        await table.does(BOB, Pass())
        await table.passes(0)

        assert not is_open(table)

    play_quickly(scene)


def test_a_held_window_never_closes_before_its_usual_end(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        await table.does(BOB, Pass())

        await table.passes(WINDOW - 1)
        assert is_open(table)
        await table.passes(1)

        assert not is_open(table)

    play_quickly(scene)


def test_a_held_window_has_a_limit_that_everyone_is_told(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        spectator = table.watch(None)
        await table.passes(1_000)
        await hold(table, CAT)

        told = spectator.updates[-1]
        assert told.window is not None
        assert told.window.held_by == (CAT,)
        assert told.closes_at == table.clock.now() + HOLD_LIMIT
        await table.passes(HOLD_LIMIT - 1)
        assert is_open(table)
        await table.passes(1)

        assert not is_open(table)

    play_quickly(scene)


def test_a_request_for_time_is_logged_once_and_survives_a_restart(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, BOB, "one")
        await hold(table, BOB, "one")

        again = await table.reload()

        assert again.live.progress is not None
        assert again.live.progress.holds == ((BOB, table.clock.now()),)
        entries = await store.entries(table.live.id, "parcels")
        assert [entry.seat for entry in entries if entry.kind == "hold"] == [BOB]
        assert again.live.due == table.clock.now() + HOLD_LIMIT

    play(scene)


def test_time_is_refused_outside_a_window_and_to_seats_that_are_not_asked(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        with pytest.raises(BadInputError, match="refusal-no-window"):
            await hold(table, BOB)
        await reach_window(table, holder=BOB)
        with pytest.raises(BadInputError, match="refusal-not-asked"):
            await hold(table, ANN)
        await hold(table, BOB)
        with pytest.raises(BadInputError, match="refusal-held-already"):
            await hold(table, BOB, "another")

    play_quickly(scene)


def test_every_asked_seat_may_ask_for_time_whatever_it_holds(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        offers = [table.watch(seat).updates[-1].window for seat in (ANN, BOB, CAT)]

        assert [offer is not None and offer.can_hold for offer in offers] == [False, True, True]

    play_quickly(scene)


# Windows without a time limit.


@pytest.mark.parametrize("viewer", [ANN, None])
def test_an_untimed_window_shows_the_same_whatever_anyone_holds(
    tmp_path: Path, viewer: Viewer
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await window_twins(stores, UNTIMED)
        mine, theirs = pair.watch(viewer)
        await pair.wait(600_000)
        await pair.do(BOB, Pass())
        await pair.wait(3_000)
        assert is_open(pair.here)
        await pair.do(CAT, Pass())
        await pair.wait(0)

        assert mine.heard == theirs.heard
        assert not is_open(pair.here)

    run(tmp_path, scene)


def test_an_untimed_window_never_closes_before_its_usual_end(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=UNTIMED)
        await reach_window(table, holder=BOB)
        for seat in (BOB, CAT):
            await table.does(seat, Pass())

        await table.passes(WINDOW - 1)
        assert is_open(table)
        await table.passes(1)

        assert not is_open(table)

    play_quickly(scene)


def test_an_untimed_window_waits_for_people_and_not_for_bots(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, PERSON, PERSON, BOT, timing=UNTIMED)
        await reach_window(table, holder=CAT)
        await table.does(BOB, Pass())
        await table.passes(WINDOW)

        assert not is_open(table)

    play_quickly(scene)


# Private tables.


def test_at_a_private_table_a_window_opens_only_if_somebody_can_react(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT)
        await unwatch(table)
        await reach_window(table, holder=ANN)

        assert not is_open(table), "the token is the buyer's, who is not asked"
        assert table.live.due is None or table.live.due > table.clock.now()

    play_quickly(scene)


def test_at_a_private_table_a_window_waits_for_the_person_who_can_react(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT)
        await unwatch(table)
        await reach_window(table, holder=BOB)
        await table.passes(3_600_000)
        assert is_open(table)

        await table.does(BOB, Snatch())

        assert not is_open(table), "nobody else has a choice, so it closes with the answer"
        assert table.state.players[BOB].points

    play_quickly(scene)


def test_at_a_private_table_only_bots_that_can_react_are_asked_and_at_once(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT)
        await unwatch(table)
        await reach_window(table, holder=CAT)

        (job,) = table.live._schedule.jobs
        assert (job.seat, job.due) == (CAT, table.clock.now())
        await table.does(CAT, Snatch())

        assert not is_open(table)

    play_quickly(scene)


def test_a_window_becomes_public_with_time_to_think_when_somebody_comes_to_watch(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT)
        await unwatch(table)
        await reach_window(table, holder=BOB)
        await table.passes(60_000)

        await table.live.revise(partial(set_watched, is_watched=True))

        assert is_open(table)
        assert table.live.due == table.clock.now() + HOLD_LIMIT
        await table.passes(HOLD_LIMIT)
        assert not is_open(table)
        await reach_window(table, holder=ANN)
        await table.passes(WINDOW - 1)
        assert is_open(table), "while somebody watches, every window is equally long"

    play_quickly(scene)


def test_a_table_is_private_again_when_the_last_spectator_has_left(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT)
        await reach_window(table, holder=ANN)
        assert is_open(table)

        await unwatch(table)
        await table.passes(0)

        assert not is_open(table)

    play_quickly(scene)


@pytest.mark.parametrize("others", [(PERSON, BOT), (PERSON, PERSON)])
def test_a_table_of_several_people_is_never_private(
    play_quickly: Play, others: tuple[Holder, ...]
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, PERSON, *others)
        await unwatch(table)
        await reach_window(table, holder=ANN)
        await table.passes(WINDOW - 1)

        assert is_open(table)

    play_quickly(scene)


# Standing orders.


@pytest.mark.parametrize("timing", [TIMED, UNTIMED], ids=["timed", "untimed"])
@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_an_order_is_noticed_by_nobody_else(tmp_path: Path, viewer: Viewer, timing: Timing) -> None:
    """At one table Bob's order passes for him. At the other he passes himself."""

    async def scene(stores: list[SqlStorage]) -> None:
        pair = Twins(*[await parcels_table(store, timing=timing) for store in stores])
        mine, theirs = pair.watch(viewer)
        await order(pair.here, BOB, parcels.Orders(snatch=False))
        await reach_window(pair.here, holder=BOB)
        await reach_window(pair.there, holder=BOB)
        await pair.there.does(BOB, Pass())
        await pair.do(CAT, Pass())
        await pair.wait(WINDOW)

        assert mine.heard == theirs.heard
        assert not is_open(pair.here)

    run(tmp_path, scene)


def test_an_order_reacts_when_the_window_closes(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await order(table, BOB, parcels.Orders(snatch=True))
        await reach_window(table, holder=BOB)
        await table.passes(WINDOW - 1)
        assert not table.state.players[BOB].points
        await table.passes(1)

        assert table.state.players[BOB].points

    play_quickly(scene)


def test_a_player_may_withdraw_what_an_order_has_sealed(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await order(table, BOB, parcels.Orders(snatch=True))
        await reach_window(table, holder=BOB)
        await table.live.undo(BOB, "withdraw")
        await table.passes(WINDOW)

        assert not table.state.players[BOB].points

    play_quickly(scene)


def test_orders_survive_a_restart_and_only_their_player_sees_them(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        listeners = {viewer: table.watch(viewer) for viewer in (ANN, BOB, None)}
        before = {viewer: len(heard.heard) for viewer, heard in listeners.items()}
        await order(table, BOB, parcels.Orders(snatch=True))
        again = await table.reload()

        assert [listeners[viewer].heard[before[viewer] :] for viewer in (ANN, None)] == [[], []]
        assert listeners[BOB].updates[-1].orders == again.watch(BOB).updates[-1].orders
        assert again.watch(BOB).updates[-1].orders == '{"coins":null,"snatch":true}'
        assert again.watch(ANN).updates[-1].orders is None

    play(scene)


async def auction(store: SqlStorage, name: str) -> Table:
    setup = winchester.Setup(players=3)
    return await open_table(store, setup, game=winchester, table=name, timing=Timing())


async def bid_up(table: Table, seat: Seat, limit: int) -> None:
    """The others bid one more each time; this seat's answers come from elsewhere."""
    plot = table.state.phase.plot
    while isinstance(table.state.phase, Bidding) and table.state.phase.plot == plot:
        (asked,) = table.asks()
        if asked == seat:
            await table.passes(5_000)
            if table.asks() == {seat}:
                return
        elif table.state.phase.standing < limit:
            await table.does(asked, winchester_actions.Bid(table.state.phase.standing + 1))
        else:
            await table.does(asked, winchester_actions.Pass())


@pytest.mark.parametrize("then", ["pass", "ask"])
def test_a_ceiling_bids_while_the_page_is_closed_and_then_passes_or_asks(
    play_quickly: Play, then: str
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "CEILING")
        ceiling = msgspec.convert(
            {"plot": table.state.phase.plot, "most": 4, "then": then}, winchester.orders.Ceiling
        )
        await order(table, BOB, winchester.Orders(ceiling))
        again = await table.reload()
        await bid_up(again, BOB, 7)

        entries = await store.entries("CEILING", "winchester")
        bids = [entry for entry in entries if entry.seat == BOB]
        amounts = [getattr(entry.action, "amount", None) for entry in bids]
        assert 0 < max(amount for amount in amounts if amount is not None) <= 4
        assert {(entry.kind, entry.by) for entry in bids} == {("answer", "person")}
        assert (amounts[-1] is None) == (then == "pass")
        assert (again.asks() == {BOB}) == (then == "ask")

    play_quickly(scene)


async def kept_of(store: SqlStorage, table: str) -> list[tuple[object, ...]]:
    """Return what the log keeps of each answer of a player."""
    return [
        (entry.kind, entry.seat, entry.prompt, entry.by, entry.action)
        for entry in await store.entries(table, "winchester")
        if entry.seat >= 0
    ]


def test_a_ceiling_leaves_the_record_of_clicking(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        ordered, clicked = await auction(store, "A"), await auction(store, "B")
        plot = ordered.state.phase.plot
        ceiling = winchester.orders.Ceiling(plot=plot, most=4, then="pass")
        await order(ordered, BOB, winchester.Orders(ceiling))
        await bid_up(ordered, BOB, 7)
        for entry in await store.entries("A", "winchester"):
            if entry.seat >= 0 and clicked.state.prompt == entry.prompt:
                await clicked.does(entry.seat, entry.action)

        kept = [await kept_of(store, name) for name in "AB"]
        assert kept[0] == kept[1]
        assert any(one[1] == BOB for one in kept[0])

    play_quickly(scene)


def test_an_ordered_bid_takes_the_time_of_a_person(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "PACE")
        (asked,) = table.asks()
        plot = table.state.phase.plot
        ceiling = winchester.orders.Ceiling(plot=plot, most=4)
        await order(table, asked, winchester.Orders(ceiling))

        assert table.live.due is not None
        assert 600 <= table.live.due - table.clock.now() <= 5_000

    play_quickly(scene)


def test_an_order_is_silent_once_the_player_has_answered(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "FIRST")
        (asked,) = table.asks()
        ceiling = winchester.orders.Ceiling(plot=table.state.phase.plot, most=4, then="pass")
        await order(table, asked, winchester.Orders(ceiling))
        await table.passes(100)
        await table.does(asked, winchester_actions.Pass())
        await table.passes(60_000)

        entries = await store.entries("FIRST", "winchester")
        answers = [entry.action for entry in entries if entry.seat == asked]
        assert answers == [winchester_actions.Pass()]

    play_quickly(scene)


def test_a_cancelled_ceiling_bids_no_more(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "CANCEL")
        (asked,) = table.asks()
        ceiling = winchester.orders.Ceiling(plot=table.state.phase.plot, most=4)
        await order(table, asked, winchester.Orders(ceiling))
        await order(table, asked, winchester.Orders())
        await table.passes(60_000)

        assert table.asks() == {asked}

    play_quickly(scene)
