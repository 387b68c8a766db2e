"""Reaction windows that a person holds open, asked or not.

What a viewer is sent, and when, is independent of what others hold.
"""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import BOT, PERSON, Table, open_table
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
    release,
    urge,
    window_twins,
)
from tinhorn.kernel.errors import BadInputError
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.table.model import SavedTable, Timing
from tinhorn.table.progress import Hold
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import HOLD_LIMIT, SHORT_LIMIT


@pytest.mark.parametrize("viewer", [ANN, None])
@pytest.mark.parametrize("first", [0, 1_000, 3_900])
@pytest.mark.parametrize("thinks", [100, 9_000, None])
def test_a_held_window_shows_the_same_whatever_anyone_holds(
    two_urls: list[str], viewer: Viewer, first: int, thinks: int | None
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

    run(two_urls, scene)


def test_a_card_and_a_pass_end_a_held_window_at_the_same_time(two_urls: list[str]) -> None:
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

    run(two_urls, scene)


@pytest.mark.parametrize("viewer", [ANN, CAT, None])
def test_an_answer_in_a_held_window_is_not_noticed_while_others_think(
    two_urls: list[str], viewer: Viewer
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

    run(two_urls, scene)


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


def test_a_seat_that_asks_for_time_takes_back_what_it_has_sealed(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await table.does(BOB, Snatch())
        assert table.live.asked(BOB) is None

        await hold(table, BOB)
        assert table.live.asked(BOB) is not None
        await table.passes(HOLD_LIMIT)

        assert not is_open(table)
        assert not table.state.players[BOB].points

    play_quickly(scene)


@pytest.mark.rule("D-REACT-1")
def test_a_held_window_has_a_limit_that_everyone_is_told(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        spectator = table.watch(None)
        await table.passes(1_000)
        await hold(table, CAT)

        told = spectator.updates[-1]
        assert told.state.table.window is not None
        assert told.state.table.window.held_by == (CAT,)
        assert told.state.table.closes_at == table.clock.now() + 18_000
        await table.passes(17_999)
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
        assert again.live.progress.holds == (Hold(BOB, table.clock.now()),)
        entries = await store.entries(table.live.id, "parcels")
        assert [entry.seat for entry in entries if entry.kind == "hold"] == [BOB]
        assert again.live.due == table.clock.now() + HOLD_LIMIT

    play(scene)


def test_time_is_refused_outside_a_window_and_a_second_time(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        with pytest.raises(BadInputError, match="nothing to react to right now"):
            await hold(table, BOB)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        with pytest.raises(BadInputError, match="You have already asked for more time"):
            await hold(table, BOB, "another")

    play_quickly(scene)


def offers_of_time(table: Table) -> list[bool]:
    """Tell for Ann, who is not asked, Bob, Cat and a spectator whether they may ask for time."""
    windows = [
        table.watch(viewer).updates[-1].state.table.window for viewer in (ANN, BOB, CAT, None)
    ]
    return [window is not None and window.can_hold for window in windows]


@pytest.mark.parametrize("timing", [TIMED, UNTIMED])
@pytest.mark.parametrize("holder", [ANN, BOB, CAT])
def test_every_person_may_ask_for_time_whatever_anyone_holds(
    play_quickly: Play, timing: Timing, holder: Seat
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=timing)
        await reach_window(table, holder=holder)

        assert offers_of_time(table) == [True, True, True, False]

    play_quickly(scene)


def test_bots_do_not_ask_for_time(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, PERSON, PERSON, BOT)
        await reach_window(table, holder=CAT)

        assert offers_of_time(table) == [True, True, False, False]

    play_quickly(scene)


# Windows held by a seat that is not asked: here Ann.


@pytest.mark.parametrize("timing", [TIMED, UNTIMED])
@pytest.mark.parametrize("thinks", [100, 9_000, None])
def test_a_window_held_by_an_unasked_seat_shows_the_same_whatever_anyone_holds(
    two_urls: list[str], timing: Timing, thinks: int | None
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = await window_twins(stores, timing)
        watched = [pair.watch(viewer) for viewer in (ANN, None)]
        await pair.wait(1_000)
        for table in (pair.here, pair.there):
            await hold(table, ANN)
        await pair.here.does(BOB, Snatch())
        await pair.there.does(BOB, Pass())
        await pair.do(CAT, Pass())
        if thinks is not None:
            await pair.wait(thinks)
            for table in (pair.here, pair.there):
                await release(table, ANN)
        assert all(mine.heard == theirs.heard for mine, theirs in watched)
        await pair.wait(WINDOW if thinks is not None else HOLD_LIMIT)

        for mine, theirs in watched:
            assert [one.at for one in mine.heard] == [one.at for one in theirs.heard]
        assert not is_open(pair.here)
        assert not is_open(pair.there)

    run(two_urls, scene)


def test_a_release_is_noticed_by_nobody_else(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, ANN)
        await hold(table, CAT)
        viewers = {viewer: table.watch(viewer) for viewer in (ANN, BOB, CAT, None)}
        told = {viewer: len(one.updates) for viewer, one in viewers.items()}

        await release(table, ANN)

        news = {viewer: len(one.updates) - told[viewer] for viewer, one in viewers.items()}
        assert news == {ANN: 1, BOB: 0, CAT: 0, None: 0}
        window = viewers[ANN].updates[-1].state.table.window
        assert window is not None
        assert (window.held_by, window.can_hold, window.can_release) == ((ANN, CAT), False, False)

    play_quickly(scene)


def test_an_asked_seat_must_answer_until_it_ends_its_time(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=CAT)
        listener = table.watch(BOB)

        await hold(table, BOB)
        await release(table, BOB)

        told = [update.state.table.window for update in listener.updates]
        assert [window.must_answer for window in told if window is not None] == [False, True, False]

    play_quickly(scene)


def test_an_unasked_seat_ends_its_time_and_has_to_answer_nothing(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, ANN)
        window = table.watch(ANN).updates[-1].state.table.window
        assert window is not None
        assert (window.can_release, window.must_answer) == (True, False)
        await table.passes(9_000)
        assert is_open(table)

        await release(table, ANN)
        await table.passes(0)

        assert not is_open(table)

    play_quickly(scene)


def test_an_unasked_seat_gets_as_much_time_as_an_asked_one(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        spectator = table.watch(None)
        await table.passes(1_000)
        await hold(table, ANN)

        assert spectator.updates[-1].state.table.closes_at == table.clock.now() + HOLD_LIMIT
        await table.passes(HOLD_LIMIT - 1)
        assert is_open(table)
        await table.passes(1)

        assert not is_open(table)

    play_quickly(scene)


def test_a_released_window_stays_open_until_its_usual_end_and_for_others(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, ANN)
        await release(table, ANN)
        await table.passes(WINDOW - 1)
        assert is_open(table)
        await hold(table, CAT)
        await table.passes(HOLD_LIMIT - 1)
        assert is_open(table)

        await release(table, CAT)
        await table.passes(0)

        assert not is_open(table)

    play_quickly(scene)


def test_the_time_of_an_unasked_seat_ends_when_its_person_leaves(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, ANN)
        await table.passes(6_000)
        assert is_open(table)

        await table.live.revise(partial(_seat_a_bot, seat=ANN))
        await table.passes(0)

        assert not is_open(table)

    play_quickly(scene)


def _seat_a_bot(saved: SavedTable, seat: Seat) -> SavedTable:
    return replace(saved, seats=(*saved.seats[:seat], BOT, *saved.seats[seat + 1 :]))


def test_a_release_is_refused_without_a_request_for_time_and_a_second_time(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        with pytest.raises(BadInputError, match="nothing to react to right now"):
            await release(table, ANN)
        await reach_window(table, holder=BOB)
        with pytest.raises(BadInputError, match="You haven’t asked for more time"):
            await release(table, ANN)
        await hold(table, ANN)
        await release(table, ANN)
        await release(table, ANN)
        with pytest.raises(BadInputError, match="You haven’t asked for more time"):
            await release(table, ANN, "another")
        with pytest.raises(BadInputError, match="You have already asked for more time"):
            await hold(table, ANN, "another")

    play_quickly(scene)


def test_a_release_survives_a_restart(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, ANN)
        await release(table, ANN)

        again = await table.reload()

        assert again.live.progress is not None
        assert again.live.progress.released == (ANN,)
        assert again.live.due == table.clock.now() + WINDOW

    play(scene)


# Less time: a second request in a round, and others who say to go on.


@pytest.mark.parametrize(("lots_a_round", "limit"), [(3, SHORT_LIMIT), (1, HOLD_LIMIT)])
def test_a_second_request_for_time_in_a_round_gets_less(
    play_quickly: Play, lots_a_round: int, limit: int
) -> None:
    async def scene(store: SqlStorage) -> None:
        setup = parcels.Setup(players=3, lots_a_round=lots_a_round)
        table = await open_table(store, setup, timing=TIMED)
        await reach_window(table, holder=BOB)
        await hold(table, CAT)
        await table.passes(HOLD_LIMIT)
        await reach_window(table, holder=BOB)
        spectator = table.watch(None)

        await hold(table, CAT, "again")

        assert spectator.updates[-1].state.table.closes_at == table.clock.now() + limit
        table = await table.reload()
        await table.passes(limit - 1)
        assert is_open(table)
        await table.passes(1)
        assert not is_open(table)

    play_quickly(scene)


def test_others_say_to_go_on_and_everyone_sees_the_time_that_is_left(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        await table.passes(2_000)
        spectator = table.watch(None)
        await urge(table, ANN)

        told = spectator.updates[-1].state.table
        assert told.window is not None
        assert (told.window.held_by, told.window.urged_by) == ((BOB,), (ANN,))
        assert told.closes_at == table.clock.now() + SHORT_LIMIT
        table = await table.reload()
        await table.passes(SHORT_LIMIT - 1)
        assert is_open(table)
        await table.passes(1)
        assert not is_open(table)

    play(scene)


def test_saying_to_go_on_never_gives_more_time(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        await table.passes(HOLD_LIMIT - 1_000)
        await urge(table, ANN)
        await table.passes(1_000)

        assert not is_open(table)

    play_quickly(scene)


def test_only_people_who_wait_for_others_say_to_go_on_and_once(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, PERSON, PERSON, BOT)
        await reach_window(table, holder=BOB)
        with pytest.raises(BadInputError, match="nobody to hurry"):
            await urge(table, ANN)
        await hold(table, BOB)
        with pytest.raises(BadInputError, match="nobody to hurry"):
            await urge(table, BOB)
        await urge(table, ANN, "another")
        with pytest.raises(BadInputError, match="nobody to hurry"):
            await urge(table, ANN, "a third")

    play_quickly(scene)


def test_a_window_without_a_limit_is_not_hurried(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await parcels_table(store, timing=UNTIMED)
        await reach_window(table, holder=BOB)
        await hold(table, BOB)
        with pytest.raises(BadInputError, match="nobody to hurry"):
            await urge(table, ANN)

    play_quickly(scene)


@pytest.mark.parametrize("viewer", [ANN, CAT, None])
@pytest.mark.parametrize("answers", [True, False])
def test_a_hurried_window_shows_the_same_whatever_anyone_holds(
    two_urls: list[str], viewer: Viewer, *, answers: bool
) -> None:
    async def scene(stores: list[SqlStorage]) -> None:
        pair = Twins(*[await parcels_table(store) for store in stores])
        mine, theirs = pair.watch(viewer)
        for table, action in ((pair.here, Snatch()), (pair.there, Pass())):
            await reach_window(table, holder=BOB)
            if answers:
                await table.does(BOB, action)
            await hold(table, CAT)
        await pair.wait(1_000)
        for table in (pair.here, pair.there):
            await urge(table, BOB)
        before = [len(one.heard) for one in (mine, theirs)]
        await pair.wait(SHORT_LIMIT - 1)
        assert is_open(pair.here)
        assert is_open(pair.there)
        assert before == [len(one.heard) for one in (mine, theirs)]
        await pair.wait(1)

        assert not is_open(pair.here)
        assert not is_open(pair.there)
        assert [one.at for one in mine.heard] == [one.at for one in theirs.heard]

    run(two_urls, scene)
