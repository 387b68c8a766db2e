"""The audience of a table: what each viewer is sent, and how the updates are numbered."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import Table, open_table, play_on
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tests.table.test_live import three_at_parcels, to_the_moment
from tinhorn.games import winchester
from tinhorn.games.winchester import actions as winchester_actions
from tinhorn.table.model import ChatLine
from tinhorn.table.storage.storage import SqlStorage


def test_each_viewer_counts_their_own_updates_without_gaps(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        listeners = [table.watch(viewer) for viewer in (ANN, BOB, None)]

        await play_on(table, Random(4), answers=40)

        for listener in listeners:
            numbers = [update.n for update in listener.updates]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    play_quickly(scene)


def test_a_viewer_whose_view_is_unchanged_gets_no_update(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        ann, bob, spectator = (table.watch(viewer) for viewer in (ANN, BOB, None))

        await table.does(ANN, Bid(3))

        assert [len(listener.updates) for listener in (ann, bob, spectator)] == [2, 1, 1]

    play_quickly(scene)


def test_viewers_share_what_they_all_see_of_the_table_until_it_changes(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        actor, *others = (table.watch(viewer) for viewer in _by_turn(table))

        await play_on(table, Random(4), answers=1)

        tables = [update.state.table for other in others for update in other.updates[-2:]]
        assert len(tables) == 4
        assert all(one is tables[0] for one in tables)
        assert actor.updates[-1].state.table == replace(tables[0], may_undo=True)

    play_quickly(scene)


def _by_turn(table: Table) -> list[int]:
    """Return the seats of a table of three, the one that is asked first."""
    assert table.live.progress is not None
    asked = table.live.progress.decisions[0].seat
    return [(asked + step) % 3 for step in range(3)]


def test_a_new_viewer_gets_the_whole_story(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        early = table.watch(BOB)
        await to_the_moment(table)

        late = table.watch(BOB)

        events = [event for update in early.updates for event in update.events]
        assert late.updates[0].is_snapshot
        assert list(late.updates[0].events) == events
        assert late.updates[0].state.view == early.updates[-1].state.view

    play_quickly(scene)


def test_a_returning_viewer_gets_only_the_missed_events(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        before = table.watch(BOB)
        table.live.leave(BOB, before)
        await to_the_moment(table)

        after = table.watch(BOB, last_update=before.updates[-1].n)

        (update,) = after.updates
        assert not update.is_snapshot
        assert update.n > before.updates[-1].n
        assert [type(event) for event in update.events] == [parcels.BidsRevealed]

    play_quickly(scene)


def test_a_returning_viewer_gets_the_events_right_after_they_left(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        stays, goes = table.watch(ANN), table.watch(ANN)
        table.live.leave(ANN, goes)
        await table.does(next(iter(table.asks())), winchester_actions.Bid(1))

        comes_back = table.watch(ANN, last_update=goes.updates[-1].n)

        (update,) = comes_back.updates
        assert update.events
        assert update == replace(stays.updates[-1], before=None, step=None)

    play_quickly(scene)


def test_a_viewer_who_missed_nothing_gets_no_new_events(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        first = table.watch(BOB)

        second = table.watch(BOB, last_update=first.updates[-1].n)

        (update,) = second.updates
        assert (update.n, update.events, update.is_snapshot) == (first.updates[-1].n, (), False)

    play_quickly(scene)


def test_a_reloaded_table_never_reuses_update_numbers(
    play_quickly: Play,
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        before = table.watch(BOB)
        await to_the_moment(table)
        table.clock.time += 10_000

        again = await table.reload()
        after = again.watch(BOB, last_update=before.updates[-1].n)

        assert after.updates[0].is_snapshot
        assert after.updates[0].n > before.updates[-1].n

    play_quickly(scene)


def test_two_processes_never_use_the_same_update_numbers(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        here = await three_at_parcels(store)
        before = here.watch(BOB)
        await here.does(BOB, Bid(1))
        here.clock.time += 1
        there = await here.reload()
        for seat in (ANN, CAT):
            await there.does(seat, Bid(0))

        after = there.watch(BOB, last_update=before.updates[-1].n)

        assert after.updates[0].is_snapshot

    play(scene)


def test_a_viewer_who_has_left_gets_no_updates(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        ann = table.watch(ANN)

        table.live.leave(ANN, ann)
        await to_the_moment(table)

        assert len(ann.updates) == 1
        assert not table.live.audience

    play_quickly(scene)


def test_a_chat_message_reaches_everyone_once(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        await table.live.say(ChatLine(at=1, seat=ANN, text="Howdy", request="1"))
        bob = table.watch(BOB)

        await table.live.say(ChatLine(at=2, seat=ANN, phrase="well-played", request="2"))
        await table.live.catch_up()

        assert [(line.phrase, line.text) for line in bob.chat] == [("well-played", None)]
        assert [line.text for line in await store.chat(table.live.id)] == ["Howdy", None]

    play(scene)
