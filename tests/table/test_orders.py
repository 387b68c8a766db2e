"""Standing orders: the table answers for a player, and nobody else notices."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import Table, open_table
from tests.support.parcels import Pass
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_secrets import Twins, run
from tests.table.window_tables import (
    TIMED,
    UNTIMED,
    WINDOW,
    is_open,
    order,
    parcels_table,
    reach_window,
)
from tinhorn.games import dicetown, winchester
from tinhorn.games.winchester import actions as winchester_actions
from tinhorn.games.winchester.components import Terrain
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.table.deadlines import deadlines
from tinhorn.table.fairness import Secret
from tinhorn.table.model import Timing
from tinhorn.table.storage.storage import SqlStorage


@pytest.mark.parametrize("timing", [TIMED, UNTIMED], ids=["timed", "untimed"])
@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_an_order_is_noticed_by_nobody_else(
    two_urls: list[str], viewer: Viewer, timing: Timing
) -> None:
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

    run(two_urls, scene)


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
        await table.does(CAT, Pass())
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
        assert (
            listeners[BOB].updates[-1].state.table.orders
            == again.watch(BOB).updates[-1].state.table.orders
        )
        assert again.watch(BOB).updates[-1].state.table.orders == '{"coins":null,"snatch":true}'
        assert again.watch(ANN).updates[-1].state.table.orders is None

    play(scene)


async def auction(store: SqlStorage, name: str, first: Seat | None = None) -> Table:
    setup = winchester.Setup(players=3, first=first)
    return await open_table(store, setup, game=winchester, table=name, timing=Timing())


async def bid_up(table: Table, seat: Seat, limit: int) -> None:
    """Let the others bid one more each time; this seat's answers come from elsewhere."""
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
        ordered, clicked = await auction(store, "A", ANN), await auction(store, "B", ANN)
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


def test_nobody_can_work_out_when_an_ordered_bid_comes(play_quickly: Play) -> None:
    """It would tell an order from a click. So the time depends on the secret of the table."""

    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "PACE")
        (asked,) = table.asks()
        ceiling = winchester.orders.Ceiling(plot=table.state.phase.plot, most=4)
        await order(table, asked, winchester.Orders(ceiling))
        progress, saved = table.live.progress, table.live.saved
        assert progress is not None

        secrets = [Secret(bytes([number]) * 32) for number in range(3)]
        tables = [replace(saved, terms=replace(saved.terms, secret=one)) for one in secrets]

        times = {deadlines(winchester, progress, one)[0].at for one in tables}
        assert len(times) == len(secrets)

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


RULES = winchester.Orders(rules=(winchester.orders.PlotRule("any", 2),), otherwise="pass")


async def play_auctions(table: Table, seat: Seat, most: int) -> None:
    """Sell some plots; the others pass, and this seat's answers come from elsewhere."""
    for _ in range(most):
        (asked,) = table.asks()
        if asked == seat:
            await table.passes(5_000)
        if table.asks() == {asked}:
            await table.does(asked, winchester.default(table.state, asked))


def test_rules_bid_in_every_later_auction_also_after_a_restart(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "RULES", ANN)
        await order(table, BOB, RULES)
        await play_auctions(table, BOB, 12)
        again = await table.reload()
        await play_auctions(again, BOB, 12)

        bids = [
            entry
            for entry in await store.entries("RULES", "winchester")
            if entry.seat == BOB and isinstance(entry.action, winchester_actions.Bid)
        ]
        assert len({entry.prompt for entry in bids}) > 2
        assert {entry.action.amount for entry in bids} <= {1, 2}
        assert {entry.by for entry in bids} == {"person"}

    play_quickly(scene)


def test_an_answer_of_an_order_and_that_of_a_click_differ_in_the_request_alone(
    play_quickly: Play,
) -> None:
    """So the table can tell the player which one it was; the request is in no record or message."""

    async def scene(store: SqlStorage) -> None:
        table = await auction(store, "MARKED", ANN)
        plot = table.state.phase.plot
        await order(table, BOB, winchester.Orders(winchester.orders.Ceiling(plot=plot, most=2)))
        await table.does(ANN, winchester_actions.Bid(1))
        await table.passes(5_000)
        await table.does(CAT, winchester_actions.Bid(3))
        await table.does(ANN, winchester_actions.Pass())
        await table.does(BOB, winchester_actions.Pass())

        ordered, clicked = [
            entry for entry in await store.entries("MARKED", "winchester") if entry.seat == BOB
        ][:2]
        assert (ordered.action, ordered.request) == (winchester_actions.Bid(2), None)
        assert clicked.action == winchester_actions.Pass()
        assert clicked.request is not None
        assert (ordered.kind, ordered.by) == (clicked.kind, clicked.by)

    play_quickly(scene)


def test_a_player_who_takes_an_ordered_answer_back_decides_anew(play_quickly: Play) -> None:
    """If the order answered again at once, the others could tell it from a person."""

    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=UNTIMED)
        await order(table, BOB, parcels.Orders(coins=2))
        await table.passes(5_000)
        assert BOB not in table.asks()
        await table.live.undo(BOB, "take back")
        await table.passes(60_000)
        assert BOB in table.asks()
        await table.does(BOB, parcels.Bid(1))
        for seat in (ANN, CAT):
            await table.does(seat, parcels.Bid(0))

        bids = [
            entry.action
            for entry in await store.entries("WINDOW", "parcels")
            if entry.seat == BOB and entry.kind == "answer"
        ]
        assert bids[:2] == [parcels.Bid(2), parcels.Bid(1)]

    play_quickly(scene)


def alike(here: Table, there: Table) -> Twins:
    """Return two tables with the same secret, in the same position."""
    there.live.progress = here.live.progress
    there.live.saved = replace(there.live.saved, terms=here.live.saved.terms)
    return Twins(here, there)


@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_what_an_order_says_changes_nothing_that_others_are_sent(
    two_urls: list[str], viewer: Viewer
) -> None:
    """Bob's rules name other plots and limits at each table, but lead to the same answers."""
    plain = winchester.Orders(rules=(winchester.orders.PlotRule("any", 2),), otherwise="pass")
    kinds: tuple[Terrain, ...] = ("desert", "prairie", "forest")
    wordy = winchester.Orders(
        rules=tuple(winchester.orders.PlotRule(kind, 2) for kind in kinds), otherwise="pass"
    )

    async def scene(stores: list[SqlStorage]) -> None:
        pair = alike(*[await auction(store, "SAME", ANN) for store in stores])
        mine, theirs = pair.watch(viewer)
        await order(pair.here, BOB, plain)
        await order(pair.there, BOB, wordy)
        await pair.do(ANN, winchester_actions.Bid(1))
        await pair.wait(5_000)
        assert pair.here.asks() == {CAT}
        await pair.do(CAT, winchester_actions.Bid(3))
        await pair.do(ANN, winchester_actions.Pass())
        await pair.wait(5_000)

        assert pair.here.asks() != {BOB}
        assert mine.heard == theirs.heard

    run(two_urls, scene)


@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_an_order_for_dice_tells_others_when_a_seat_is_ready_and_nothing_else(
    two_urls: list[str], viewer: Viewer
) -> None:
    """Bob's orders keep other dice, and pay another price, at each table."""

    async def scene(stores: list[SqlStorage]) -> None:
        setup = dicetown.Setup(players=3)
        pair = alike(
            *[
                await open_table(store, setup, game=dicetown, table="DICE", timing=Timing())
                for store in stores
            ]
        )
        mine, theirs = pair.watch(viewer)
        await order(pair.here, BOB, dicetown.Orders(keep="mine", pay=4, offer=3))
        await order(pair.there, BOB, dicetown.Orders(keep="hall"))
        await pair.wait(5_000)
        assert pair.here.asks() == pair.there.asks() == {ANN, CAT}
        kept = [table.state.phase.answers[BOB] for table in (pair.here, pair.there)]
        assert kept[0] != kept[1]

        assert mine.heard == theirs.heard
        assert mine.updates[-1].state.table.choosing == (ANN, CAT)

    run(two_urls, scene)
