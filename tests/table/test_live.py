"""A live table: decide, record, publish."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from tests.support import parcels
from tests.support.live import BOT, PERSON, Listener, Table, open_table, play_on
from tests.support.parcels import Bid, Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play, run_scene
from tinhorn.games import dicetown, winchester
from tinhorn.games.winchester import actions as winchester_actions
from tinhorn.kernel.errors import BadInputError, IllegalActionError, StaleActionError
from tinhorn.table.audience import TableUpdate
from tinhorn.table.decide import NotPlayingError
from tinhorn.table.live import LiveTable, UnknownTableError
from tinhorn.table.seating import abandon, leave
from tinhorn.table.storage.database import open_database
from tinhorn.table.storage.interface import StorageError
from tinhorn.table.storage.storage import SqlStorage


async def three_at_parcels(store: SqlStorage, **options: Any) -> Table:
    return await open_table(store, parcels.Setup(players=3), **options)


async def to_the_moment(table: Table) -> None:
    """Play until all bids are in and ANN has bought the lot; the reaction window is open."""
    for seat, coins in ((ANN, 5), (BOB, 4), (CAT, 3)):
        await table.does(seat, Bid(coins))


@pytest.mark.parametrize(
    ("game", "setup"),
    [(winchester, winchester.Setup(players=4)), (parcels, parcels.Setup(players=3))],
    ids=["winchester", "parcels"],
)
def test_a_reloaded_game_equals_the_live_game(play: Play, game: Any, setup: Any) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, setup, game=game)
        ann = table.watch(ANN)

        await play_on(table, Random(1))
        again = await table.reload()

        assert again.live.saved.status == "over"
        assert again.live.progress == table.live.progress
        assert ann.updates[-1].state.view == game.view(again.state, ANN)

    play(scene)


class Doubter(Listener):
    """A subscriber that checks at each update whether it is stored."""

    def __init__(self, table: Table, url: str) -> None:
        super().__init__(table.clock)
        self.engine = open_database(url)
        self.saved: list[int] = []
        """The number of log entries at each update."""

    def update(self, update: TableUpdate) -> None:
        super().update(update)
        with self.engine.connect() as connection:
            self.saved.append(connection.scalar(text("SELECT count(*) FROM entries")) or 0)


def test_an_answer_is_durable_before_it_is_published(url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        speaker = next(iter(table.asks()))
        doubter = Doubter(table, url)
        table.live.join(ANN, doubter)
        before = await store.entries(table.live.id, "winchester")

        await table.does(speaker, winchester_actions.Bid(1))

        lines = await store.entries(table.live.id, "winchester")
        assert lines[-1].action == winchester_actions.Bid(1)
        assert doubter.updates[-1].state.view.phase.standing == 1
        assert doubter.saved == [len(before), len(lines)]
        doubter.engine.dispose()

    run_scene(url, scene)


def test_an_answer_that_cannot_be_stored_is_not_published_until_it_is_sent_again(
    play_quickly: Play, tmp_path: Path
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        sent = table.sent(ANN, Bid(3))
        ann, bob = table.watch(ANN), table.watch(BOB)
        before = len(ann.heard), len(bob.heard)

        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as other:
            other.execute("ALTER TABLE entries RENAME TO gone")
            with pytest.raises(StorageError):
                await table.live.submit(sent)
            other.execute("ALTER TABLE gone RENAME TO entries")

        assert (len(ann.heard), len(bob.heard)) == before
        await table.live.submit(sent)
        assert (len(ann.heard), len(bob.heard)) == (before[0] + 1, before[1])

    play_quickly(scene)


def test_a_request_sent_twice_has_one_effect(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        sent = table.sent(ANN, Bid(3), request="same")

        await table.live.submit(sent)
        await table.live.submit(sent)
        await (await table.reload()).live.submit(sent)

        lines = await store.entries(table.live.id, "parcels")
        assert [line.request for line in lines].count("same") == 1

    play(scene)


def test_two_seats_may_use_the_same_request_id(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)

        await table.live.submit(table.sent(ANN, Bid(3), request="1"))
        await table.live.submit(table.sent(BOB, Bid(2), request="1"))

        assert table.asks() == {CAT}

    play(scene)


def test_simultaneous_answers_never_collide(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        sent = [table.sent(seat, Bid(seat)) for seat in (ANN, BOB, CAT)]

        for answer in sent:
            await table.live.submit(answer)

        assert isinstance(table.state.phase, parcels.Snatching)

    play_quickly(scene)


def test_an_answer_to_an_old_prompt_is_stale(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        old = table.sent(ANN, Bid(1))
        await to_the_moment(table)
        before = table.live.progress

        with pytest.raises(StaleActionError):
            await table.live.submit(old)

        assert table.live.progress == before

    play_quickly(scene)


@pytest.mark.parametrize(
    ("seat", "action"), [(ANN, Bid(11)), (ANN, Pass()), (ANN, parcels.RollLot(6)), (-1, Bid(1))]
)
def test_an_illegal_answer_changes_nothing(play_quickly: Play, seat: int, action: Any) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        bob = table.watch(BOB)
        before = table.live.progress

        with pytest.raises(IllegalActionError):
            await table.does(seat, action)

        assert table.live.progress == before
        assert len(bob.updates) == 1

    play_quickly(scene)


def test_a_seat_that_has_answered_is_not_asked_again(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        await table.does(ANN, Bid(1))

        with pytest.raises(IllegalActionError) as error:
            await table.does(ANN, Bid(2))

        assert error.value.phrase.key == "refusal-not-asked"

    play_quickly(scene)


def test_a_game_that_is_over_takes_no_answers(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        sent = table.sent(ANN, Bid(1))
        await table.live.revise(abandon)

        with pytest.raises(NotPlayingError) as error:
            await table.live.submit(sent)
        with pytest.raises(NotPlayingError):
            await table.live.undo(ANN, "undo")

        assert error.value.phrase.key == "table-abandoned"

    play_quickly(scene)


def test_a_change_without_effect_is_not_published(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        ann = table.watch(ANN)

        await table.live.revise(lambda saved: saved)

        assert ann.changes == []

    play_quickly(scene)


def test_an_unknown_table_is_named(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        with pytest.raises(UnknownTableError) as error:
            await LiveTable.load(store, {}, "NONE-0000", (await three_at_parcels(store)).clock)

        assert error.value.phrase.key == "table-unknown"

    play_quickly(scene)


def test_a_table_of_an_unknown_game_is_refused(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)

        with pytest.raises(UnknownTableError) as error:
            await LiveTable.load(store, {}, table.live.id, table.clock)

        assert error.value.phrase.key == "table-rules"

    play_quickly(scene)


# Several processes.


def test_another_process_publishes_an_answer_when_it_catches_up(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        here = await three_at_parcels(store)
        there = await here.reload()
        bob = there.watch(BOB)

        await to_the_moment(here)
        await there.live.catch_up()

        assert there.live.progress == here.live.progress
        assert bob.updates[-1].state.view == parcels.view(here.state, BOB)
        assert [type(event) for event in bob.updates[-1].events] == [parcels.BidsRevealed]

    play(scene)


def test_the_loser_of_a_race_reads_the_new_entries_and_decides_again(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        here = await three_at_parcels(store)
        there = await here.reload()

        await here.does(ANN, Bid(3))
        await there.does(BOB, Bid(2))
        await here.does(CAT, Bid(1))

        await there.live.catch_up()
        assert there.live.progress == here.live.progress
        assert isinstance(here.state.phase, parcels.Snatching)

    play(scene)


def test_the_loser_of_a_race_for_one_prompt_is_refused_as_stale(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        here = await open_table(store, winchester.Setup(players=3), game=winchester)
        there = await here.reload()
        speaker = next(iter(here.asks()))

        await here.does(speaker, winchester_actions.Bid(1))
        with pytest.raises(StaleActionError):
            await there.does(speaker, winchester_actions.Bid(2))

        assert there.live.progress == here.live.progress

    play(scene)


def test_a_change_of_seats_is_published_in_every_process(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        here = await three_at_parcels(store)
        there = await here.reload()
        bob = there.watch(BOB)

        await here.live.revise(lambda saved: leave(saved, ANN, bot=None))
        await there.live.catch_up()

        assert bob.changes[-1].seats[ANN].kind == "absent"

    play(scene)


# Bots.


def test_a_bot_job_is_stored_with_the_answer_that_created_it(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), PERSON, BOT, PERSON)

        (job,) = await store.claim_jobs(table.clock.now(), lease=1_000)
        await table.does(job.seat, Bid(1))

        assert job.seat == BOB
        assert await store.claim_jobs(table.clock.now() + 2_000, lease=1_000) == []
        lines = await store.entries(table.live.id, "parcels")
        assert lines[-1].by == "bot"

    play(scene)


def test_a_bot_that_never_answers_gets_the_default(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), PERSON, BOT, PERSON)

        await table.passes(60_000)

        assert table.asks() == {ANN, CAT}

    play_quickly(scene)


def test_a_seat_that_sealed_its_answer_is_not_asked(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        await to_the_moment(table)

        await table.does(BOB, Pass())

        assert table.live.asked(BOB) is None
        assert table.live.asked(CAT) is not None
        assert table.live.view(CAT) == parcels.view(table.state, CAT)

    play_quickly(scene)


def test_a_refused_reaction_seals_nothing(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await three_at_parcels(store)
        await to_the_moment(table)
        other = BOB if table.state.holder != BOB else CAT

        with pytest.raises(BadInputError):
            await table.does(other, Snatch())

        assert table.live.asked(other) is not None

    play_quickly(scene)


def test_everyone_sees_who_is_still_choosing_dice_but_not_which(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        setup = dicetown.Setup(players=3)
        table = await open_table(store, setup, PERSON, PERSON, PERSON, game=dicetown)
        spectator, cat = table.watch(None), table.watch(CAT)
        kept = table.live.view(ANN).options[-1]

        await table.does(ANN, kept)

        for listener in (spectator, cat):
            assert listener.updates[0].state.table.choosing == (ANN, BOB, CAT)
            assert listener.updates[-1].state.table.choosing == (BOB, CAT)
            assert listener.updates[-1].state.view == listener.updates[0].state.view

    play(scene)
