"""Covered seats, pauses and another clock: what the players of a running game agree on."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import PERSON, Listener, Table, open_table
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_secrets import run
from tests.table.window_tables import give_snatch, window_twins
from tinhorn.games import winchester
from tinhorn.kernel.errors import IllegalActionError, StaleActionError
from tinhorn.kernel.game import Seat
from tinhorn.table.absences import after_absences
from tinhorn.table.agreements import deciders, move, vote
from tinhorn.table.decide import NotPlayingError
from tinhorn.table.model import Conduct, Motion, SavedTable, Timing, Wish
from tinhorn.table.seating import LobbyError, abandon, cover, leave, take_back
from tinhorn.table.storage.storage import SqlStorage

LEVEL = "easy"
HOUR = 60 * 60_000
PEOPLE = (PERSON,) * 3
LIVE = Timing(kind="live", answer=30_000, patience=2, pace=0)


async def asks(table: Table, wish: Wish, by: Seat = ANN, **more: Any) -> None:
    motion = Motion(wish=wish, by=by, agreed=(by,), **more)

    def change(saved: SavedTable) -> SavedTable:
        needed = deciders(saved, motion, host=saved.terms.host, present=(ANN, CAT))
        return move(saved, motion, needed, table.clock.now(), LEVEL)

    await table.live.revise(change)


async def votes(table: Table, seat: Seat, *, agrees: bool = True) -> None:
    def change(saved: SavedTable) -> SavedTable:
        motion = saved.conduct.motion
        assert motion is not None
        needed = deciders(saved, motion, host=saved.terms.host, present=(ANN, CAT))
        return vote(saved, seat, needed, table.clock.now(), LEVEL, agrees=agrees)

    await table.live.revise(change)


def closes_at(spectator: Listener) -> int | None:
    return spectator.updates[-1].state.table.closes_at


async def pause(table: Table) -> None:
    await asks(table, "pause")
    for seat in (BOB, CAT):
        await votes(table, seat)


async def people(store: SqlStorage, timing: Timing = LIVE, conduct: Conduct | None = None) -> Table:
    table = await open_table(store, parcels.Setup(players=3), *PEOPLE, timing=timing)
    if conduct is not None:
        await table.live.revise(lambda saved: replace(saved, conduct=conduct))
    return table


def test_a_pause_begins_when_all_have_agreed_and_stops_the_clock(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        spectator = table.watch(None)
        await table.passes(10_000)

        await asks(table, "pause")
        await votes(table, BOB)
        assert table.live.saved.conduct.motion is not None
        await votes(table, CAT)
        assert not table.live.jobs
        await table.passes(10**9)
        assert table.asks() == {ANN, BOB, CAT}
        assert closes_at(spectator) is None
        with pytest.raises(NotPlayingError):
            await table.does(ANN, Bid(coins=1))

        await asks(table, "continue", BOB)
        for seat in (ANN, CAT):
            await votes(table, seat)
        closes = closes_at(spectator)
        assert closes == table.live.due == table.clock.now() + 20_000
        again = await table.reload()
        assert again.live.due == closes
        await table.does(ANN, Bid(coins=1))

    play(scene)


def test_one_no_ends_a_request(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await asks(table, "pause")
        with pytest.raises(LobbyError):
            await asks(table, "pause", BOB)

        await votes(table, CAT, agrees=False)

        assert table.live.saved.conduct == Conduct()

    play_quickly(scene)


def test_the_host_alone_pauses_if_the_table_says_so(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store, conduct=Conduct(host_decides=True))
        with pytest.raises(LobbyError):
            await asks(table, "pause", BOB)

        await asks(table, "pause", ANN)

        assert table.live.saved.conduct.is_paused

    play_quickly(scene)


def test_a_new_clock_measures_the_open_question_anew(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await table.passes(29_000)

        await asks(table, "clock", timing=replace(LIVE, answer=5_000))
        for seat in (BOB, CAT):
            await votes(table, seat)

        assert table.live.due == table.clock.now() + 5_000

    play_quickly(scene)


def test_those_who_are_present_let_a_bot_answer_for_somebody_who_is_away(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await asks(table, "cover", seat=BOB)
        assert table.live.saved.conduct.motion is not None

        await votes(table, CAT)

        bob = table.live.saved.seats[BOB]
        assert (bob.kind, bob.name, bob.is_bot, bob.bot) == ("person", "BOB", True, LEVEL)
        assert [job.seat for job in table.live.jobs] == [BOB]
        with pytest.raises(IllegalActionError):
            await table.does(BOB, Bid(coins=1))
        again = await table.reload()
        assert again.live.saved.seats[BOB] == bob

    play(scene)


def test_a_player_takes_a_covered_seat_back(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await table.live.revise(partial(cover, seat=BOB, bot=LEVEL))
        by_bot = replace(table.sent(BOB, Bid(coins=2)), is_by_bot=True)

        await table.live.revise(partial(take_back, seat=BOB, token=None))

        assert table.live.saved.seats[BOB].bot is None
        assert not table.live.jobs
        with pytest.raises(StaleActionError):
            await table.live.submit(by_bot)
        await table.does(BOB, Bid(coins=1))
        last = (await store.entries(table.live.id, "parcels"))[-1]
        assert (last.seat, last.by, last.action) == (BOB, "person", Bid(coins=1))

    play(scene)


def test_the_answers_of_a_covering_bot_are_logged_as_a_bots(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await table.live.revise(partial(cover, seat=BOB, bot=LEVEL))

        await table.live.submit(replace(table.sent(BOB, Bid(coins=2)), is_by_bot=True))

        last = (await store.entries(table.live.id, "parcels"))[-1]
        assert (last.seat, last.by) == (BOB, "bot")

    play_quickly(scene)


def test_a_bot_answers_after_two_missed_limits_if_the_table_says_so(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        setup = winchester.Setup(players=3)
        table = await open_table(store, setup, game=winchester, timing=LIVE)
        rule = Conduct(cover="limits", cover_bot=LEVEL)
        await table.live.revise(lambda saved: replace(saved, conduct=rule))
        (first,) = table.asks()

        while not any(holder.is_covered for holder in table.live.saved.seats):
            due = table.live.due
            assert due is not None
            await table.passes(due - table.clock.now())

        lines = await store.entries(table.live.id, "winchester")
        missed = [line.seat for line in lines if line.by == "timeout"]
        covered = [seat for seat, one in enumerate(table.live.saved.seats) if one.is_covered]
        assert [missed.count(seat) for seat in covered] == [2]
        assert first in missed

    play_quickly(scene)


def test_no_rule_covers_the_only_seat_that_is_asked_in_a_reaction_window(
    play_quickly: Play,
) -> None:
    """Whether that seat has answered must not show."""

    async def scene(store: SqlStorage) -> None:
        slow = Timing(window=4 * HOUR, pace=0)
        table = await open_table(store, parcels.Setup(players=2), PERSON, PERSON, timing=slow)
        rule = Conduct(cover="minutes", cover_bot=LEVEL, cover_after=HOUR)
        await table.live.revise(lambda saved: replace(saved, conduct=rule))
        give_snatch(table, BOB)
        for seat, coins in ((ANN, 2), (BOB, 1)):
            await table.does(seat, Bid(coins))
        assert table.live.is_reaction_window
        assert table.asks() == {BOB}

        live = table.live

        def look(saved: SavedTable) -> SavedTable:
            return after_absences(live.game, saved, live.progress, {ANN}, table.clock.now())

        await live.revise(look)
        table.clock.time += 3 * HOUR
        await live.revise(look)

        assert live.is_reaction_window
        assert not live.saved.seats[BOB].is_covered

    play_quickly(scene)


def test_no_bot_covers_a_player_who_has_left_before_all_agree(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await asks(table, "cover", seat=BOB)
        await table.live.revise(partial(leave, seat=BOB, bot=None))

        await votes(table, CAT)

        bob = table.live.saved.seats[BOB]
        assert (bob.kind, bob.is_covered) == ("absent", False)
        assert table.live.saved.conduct.motion is None

    play_quickly(scene)


def test_nobody_agrees_to_anything_after_the_end(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)
        await asks(table, "pause")
        await table.live.revise(abandon)

        with pytest.raises(LobbyError) as error:
            await votes(table, BOB)
        assert error.value.phrase.key == "table-abandoned"

    play_quickly(scene)


def test_who_has_left_for_good_is_marked_and_keeps_the_name_in_the_log(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await people(store)

        await table.live.revise(partial(leave, seat=BOB, bot=LEVEL))

        bob = table.live.saved.seats[BOB]
        assert (bob.kind, bob.name, bob.gone) == ("bot", "BOB", "left")

    play_quickly(scene)


@pytest.mark.parametrize("viewer", [ANN, None])
def test_covering_and_pausing_tell_nobody_what_a_seat_holds(
    two_urls: list[str], viewer: Seat | None
) -> None:
    """At one table Bob could react in the open window, at the other Cat."""

    async def scene(stores: list[SqlStorage]) -> None:
        pair = await window_twins(stores, Timing(window=10_000, pace=0))
        mine, theirs = pair.watch(viewer)
        for table in (pair.here, pair.there):
            await table.live.revise(partial(cover, seat=BOB, bot=LEVEL))
            await pause(table)
        await pair.wait(60_000)
        for table in (pair.here, pair.there):
            await asks(table, "continue")
            await votes(table, CAT)
        await pair.wait(60_000)

        assert mine.heard == theirs.heard
        assert not pair.here.live.is_reaction_window

    run(two_urls, scene)
