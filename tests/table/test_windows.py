"""Reaction windows without a time limit, and those of private tables.

In every mode with several people, what a viewer is sent, and when, is independent of what others
hold. At a private table there is nobody to hide from.
"""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from tests.support.live import BOT, PERSON
from tests.support.parcels import Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_secrets import run
from tests.table.window_tables import (
    UNTIMED,
    WINDOW,
    is_open,
    parcels_table,
    reach_window,
    unwatch,
    window_twins,
)
from tinhorn.kernel.game import Viewer
from tinhorn.table.model import Holder
from tinhorn.table.seating import set_watched, with_seat
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HOLD_LIMIT

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


@pytest.mark.parametrize("is_watched", [True, False])
def test_an_untimed_window_awaits_a_pass_at_a_public_table_only(
    play_quickly: Play, *, is_watched: bool
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, BOT, PERSON, BOT, timing=UNTIMED)
        await table.live.revise(partial(set_watched, is_watched=is_watched))
        await reach_window(table, holder=CAT)

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
