"""Reaction windows: private, held open on request, without a time limit.

In every mode with several people, what a viewer is sent, and when, is independent of what others
hold. At a private table there is nobody to hide from.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.support.live import BOT, PERSON
from tests.support.parcels import Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_secrets import Twins, run
from tests.table.window_tables import (
    TIMED,
    UNTIMED,
    WINDOW,
    hold,
    is_open,
    parcels_table,
    reach_window,
    unwatch,
    window_twins,
)
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Viewer
from tinhorn.table.model import Holder
from tinhorn.table.seating import set_watched
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HOLD_LIMIT

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
        assert told.state.window is not None
        assert told.state.window.held_by == (CAT,)
        assert told.state.closes_at == table.clock.now() + HOLD_LIMIT
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
        offers = [table.watch(seat).updates[-1].state.window for seat in (ANN, BOB, CAT)]

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
