"""Reaction windows without a time limit, and those of private tables.

In every mode with several people, what a viewer is sent, and when, is independent of what others
hold. At a private table a window waits only for its one person, whatever the bots hold.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support.dicetown import deal
from tests.support.live import BOT, EVERY_GAME, PERSON, Table, open_table
from tests.support.parcels import Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_registry import VirtualTime
from tests.table.test_secrets import Twins, run
from tests.table.window_tables import (
    UNTIMED,
    WINDOW,
    hold,
    is_open,
    parcels_table,
    reach_window,
    unwatch,
    window_twins,
)
from tinhorn.games import dicetown
from tinhorn.games.dicetown.actions import Keep
from tinhorn.games.dicetown.phases import Gambling, Keeping
from tinhorn.games.dicetown.state import Setup
from tinhorn.kernel.game import Decision, Seat, Viewer
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.live import BOT_STEP
from tinhorn.table.model import Holder, SavedTable
from tinhorn.table.seating import set_watched, with_seat
from tinhorn.table.storage.memory import MemoryStorage
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HOLD_LIMIT

HOUR = 3_600_000

# Windows without a time limit.


@pytest.mark.parametrize("viewer", [ANN, None])
def test_an_untimed_window_shows_the_same_whatever_anyone_holds(
    two_urls: list[str], viewer: Viewer
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

    run(two_urls, scene)


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


def test_an_untimed_window_does_not_wait_for_a_person_who_is_away(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=UNTIMED)
        await reach_window(table, holder=BOB)
        away = replace(table.live.saved.seats[CAT], is_away=True)
        await table.live.revise(lambda saved: with_seat(saved, CAT, away))

        await table.does(BOB, Pass())
        await table.passes(WINDOW)

        assert not is_open(table)

    play_quickly(scene)


def test_a_short_time_limit_for_answers_does_not_shorten_a_window(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=replace(UNTIMED, answer=WINDOW - 1_000))
        await reach_window(table, holder=BOB)

        await table.passes(WINDOW - 1)
        assert is_open(table)
        await table.passes(1)

        assert not is_open(table)

    play_quickly(scene)


# Private tables.


def test_at_a_private_table_no_window_waits_for_a_person_who_cannot_react(
    play_quickly: Play,
) -> None:
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


async def snatching(saved: SavedTable, asked: Decision, view: Any) -> Any:
    """Return a bot that plays its card."""
    return Snatch()


def test_the_bots_of_a_private_table_seal_within_the_step(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT, ask_bot=snatching)
        await unwatch(table)
        bob = table.watch(BOB)
        await reach_window(table, holder=CAT)

        assert not is_open(table)
        assert table.state.players[CAT].points, "its card was played"
        assert all(update.state.table.window is None for update in bob.updates)

    play_quickly(scene)


@pytest.mark.parametrize("answer", [Snatch(), Pass()])
def test_the_window_of_a_lone_person_shows_the_same_whatever_bots_do(
    two_urls: list[str], answer: Snatch | Pass
) -> None:
    async def passing(saved: SavedTable, asked: Decision, view: Any) -> Any:
        return Pass()

    async def scene(stores: list[SqlStorage]) -> None:
        one, other = stores
        here = await parcels_table(one, BOT, PERSON, BOT, ask_bot=snatching)
        there = await parcels_table(other, BOT, PERSON, BOT, ask_bot=passing)
        pair = Twins(here, there)
        for table in (here, there):
            await unwatch(table)
            await reach_window(table, holder=BOB)
        mine, theirs = pair.watch(BOB)
        await pair.wait(60_000)
        assert is_open(here)

        await pair.do(BOB, answer)

        assert mine.heard == theirs.heard
        assert not is_open(here)

    run(two_urls, scene)


def test_what_bots_hold_shows_nowhere_at_a_private_table(two_urls: list[str]) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = Twins(*[await parcels_table(store, BOT, PERSON, BOT) for store in stores])
        heard = pair.watch(BOB)
        for table, holder in ((pair.here, CAT), (pair.there, ANN)):
            await unwatch(table)
            await reach_window(table, holder=holder)
        await pair.wait(60_000)

        mine, theirs = heard
        assert mine.heard == theirs.heard

    run(two_urls, scene)


@pytest.mark.parametrize("seconds", [0.0, 0.012, 0.099])
@pytest.mark.parametrize("holder", [CAT, ANN])
def test_a_step_takes_the_same_time_whatever_bots_compute_in_it(
    holder: Seat, seconds: float
) -> None:
    async def thinking(saved: SavedTable, asked: Decision, view: Any) -> Any:
        await asyncio.sleep(seconds)
        return Pass()

    async def scene() -> None:
        store = MemoryStorage(EVERY_GAME)
        table = await parcels_table(store, BOT, PERSON, BOT, ask_bot=thinking)
        await unwatch(table)
        loop = asyncio.get_running_loop()
        began = loop.time()

        await reach_window(table, holder=holder)

        assert not is_open(table)
        assert loop.time() - began == pytest.approx(BOT_STEP)

    with asyncio.Runner(loop_factory=VirtualTime) as runner:
        runner.run(scene())


@pytest.mark.parametrize("is_watched", [True, False])
def test_an_untimed_window_awaits_a_pass_at_a_public_table_only(
    play_quickly: Play, *, is_watched: bool
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT, timing=UNTIMED)
        await table.live.revise(partial(set_watched, is_watched=is_watched))
        await reach_window(table, holder=BOB)

        window = table.watch(BOB).updates[-1].state.table.window

        assert window is not None
        assert window.must_answer is is_watched

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


def test_what_bots_hold_in_dice_town_shows_nowhere_at_a_private_table(two_urls: list[str]) -> None:
    """Ann plays alone. One of two bots has the Gambler, which may be played when dice are kept."""

    async def scene(stores: list[SqlStorage]) -> None:
        here, there = stores
        alone = (PERSON, BOT, BOT)
        pair = Twins(await early_gamble(here, BOB, *alone), await early_gamble(there, CAT, *alone))
        for table in (pair.here, pair.there):
            await unwatch(table)
        mine, theirs = pair.watch(ANN)
        reached = list[type]()
        while isinstance(pair.here.state.phase, Keeping):
            for asked in reversed(pair.here.state.phase.asked):
                await pair.do(asked, dicetown.options(pair.here.state, asked)[0])
            reached.append(type(pair.here.state.phase))
        await pair.wait(60_000)

        assert len(reached) > 1, "a window after the last roll does not come again"
        assert Gambling not in reached, "each window has closed within the step"
        assert mine.heard == theirs.heard

    run(two_urls, scene)


# Windows whose question comes again.


async def early_gamble(store: SqlStorage, holder: Seat, *holders: Holder) -> Table:
    """Return a table where dice are kept for the first time in a round; a seat has the Gambler."""
    table = await open_table(store, Setup(players=3), *holders, game=dicetown, timing=UNTIMED)
    position = deal(store={BOB: ["gambler"], CAT: ["wanted"]})
    state = position.rolls("9 9 J Q A", "10 10 Q Q A", "9 J Q K A").state
    if holder == CAT:
        ann, bob, cat = state.players
        bob, cat = replace(bob, store=cat.store), replace(cat, store=bob.store)
        state = replace(state, players=(ann, bob, cat))
    progress = table.live.progress
    assert progress is not None
    decisions = dicetown.pending(state)
    table.live.progress = replace(progress, state=state, decisions=decisions)
    return table


@pytest.mark.parametrize("viewer", [ANN, None])
def test_a_window_that_comes_again_is_passed_over_whatever_anyone_holds(
    two_urls: list[str], viewer: Viewer
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        here, there = stores
        pair = Twins(await early_gamble(here, BOB), await early_gamble(there, CAT))
        mine, theirs = pair.watch(viewer)
        for seat in (ANN, BOB, CAT):
            await pair.do(seat, Keep(("A",)))

        assert type(pair.here.state.phase) is Keeping, "no hand is complete: dice are rolled"
        assert mine.heard == theirs.heard
        left = pair.here.state.phase.dice
        for seat, count in ((ANN, 1), (BOB, 4), (CAT, 1)):
            await pair.do(seat, Keep(left[seat][:count]))
        assert pair.here.asks() == {BOB, CAT}, "Bob has all his dice"
        assert pair.here.live.is_reaction_window
        assert mine.heard == theirs.heard

    run(two_urls, scene)


# A clock that is set back.


def test_a_clock_that_is_set_back_between_two_runs_keeps_no_window_open(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, CAT)
        table.clock.time -= HOUR // 6
        table = await table.reload()
        assert is_open(table)
        await table.passes(HOLD_LIMIT + WINDOW)

        assert not is_open(table)

    play(scene)


def test_a_clock_that_is_set_back_goes_on_in_the_same_process() -> None:
    wall, steady = [10 * HOUR * 1_000_000], [0]
    clock = SystemClock(lambda: wall[0], lambda: steady[0])
    readings = [clock.now()]
    for set_by, passed in ((-HOUR, 1_500), (0, 2_000), (2 * HOUR, 0), (0, 3_000)):
        wall[0] += (set_by + passed) * 1_000_000
        steady[0] += passed * 1_000_000
        readings.append(clock.now())

    start = 10 * HOUR
    later = 11 * HOUR + 3_500
    assert readings == [start, start + 1_500, start + 3_500, later, later + 3_000]
