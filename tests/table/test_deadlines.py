"""Deadlines, default answers and absent players, tested with a virtual clock."""

from __future__ import annotations

from functools import partial
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.cases import CASES, Case
from tests.support.live import ABSENT, BOT, PERSON, open_table, play_on
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.games import winchester
from tinhorn.games.winchester.actions import Pass
from tinhorn.table.deadlines import SystemClock, thinking_time
from tinhorn.table.model import Timing
from tinhorn.table.seating import leave, return_to_seat, set_watched
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.table.windows import BOT_LIMIT

TEN_MINUTES = 600_000
LIVE = Timing(kind="live", answer=30_000, patience=2)


def test_a_timeout_logs_the_default_answer(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester, timing=LIVE)
        (speaker,) = table.asks()

        await table.passes(29_999)
        await table.live.tick()
        assert table.asks() == {speaker}
        await table.passes(1)

        lines = await store.entries(table.live.id, "winchester")
        assert (lines[-1].seat, lines[-1].by, lines[-1].action) == (speaker, "timeout", Pass())
        assert table.asks() != {speaker}

    play(scene)


def test_all_viewers_are_told_when_a_prompt_closes(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), timing=LIVE)

        spectator = table.watch(None)

        assert spectator.updates[-1].state.table.closes_at == table.clock.now() + 30_000

    play_quickly(scene)


def test_a_clock_that_is_set_back_between_two_runs_keeps_no_bot_waiting(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        timing = replace(LIVE, pace=0)
        setup, seats = parcels.Setup(players=3), (PERSON, PERSON, BOT)
        table = await open_table(store, setup, *seats, timing=timing)
        table.clock.time -= TEN_MINUTES
        await table.reload()

        (job,) = await store.claim_jobs(table.clock.now(), lease=1)
        assert job.seat == CAT
        assert await store.claim_dues(table.clock.now() + BOT_LIMIT, lease=1) == [table.live.id]

    play(scene)


def test_without_a_time_limit_no_seat_times_out(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        spectator = table.watch(None)

        await table.passes(10**10)

        assert table.live.due is None
        assert spectator.updates[-1].state.table.closes_at is None
        assert table.asks() == {ANN, BOB}

    play_quickly(scene)


def test_players_who_are_away_are_answered_for_without_a_time_limit(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        away = replace(PERSON, is_away=True)
        table = await open_table(store, parcels.Setup(players=2), away, away)

        await table.passes(10**8)

        assert table.live.saved.status == "over"

    play_quickly(scene)


def test_a_player_with_repeated_timeouts_is_away_until_they_answer(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2, lots=5), timing=LIVE)
        for _ in range(2):
            await table.does(ANN, Bid(0))
            await table.passes(30_000 + LIVE.window)
        assert [holder.is_away for holder in table.live.saved.seats] == [False, True]

        await table.passes(5_000)
        assert table.asks() == {ANN}
        await table.does(ANN, Bid(0))
        await table.passes(LIVE.window)
        await table.does(BOB, Bid(0))

        assert not table.live.saved.seats[BOB].is_away
        assert (await table.reload()).live.saved == table.live.saved

    play(scene)


def test_only_timeouts_in_a_row_make_a_player_away(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2, lots=5), timing=LIVE)
        for is_late in (True, False, True):
            await table.does(ANN, Bid(0))
            if not is_late:
                await table.does(BOB, Bid(0))
            await table.passes(30_000 * is_late + LIVE.window)

        assert table.live.progress is not None
        assert table.live.progress.timeouts == (0, 1)
        assert not table.live.saved.seats[BOB].is_away

    play_quickly(scene)


def test_a_player_who_was_away_comes_back(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        timing = Timing(kind="live", answer=30_000, patience=1)
        table = await open_table(store, parcels.Setup(players=2), timing=timing)
        await table.passes(30_000)
        assert table.live.saved.seats[ANN].is_away

        await table.live.revise(lambda saved: return_to_seat(saved, ANN))

        assert not table.live.saved.seats[ANN].is_away

    play_quickly(scene)


def test_a_bot_replaces_a_player_who_leaves(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3))

        await table.live.revise(lambda saved: leave(saved, BOB, bot="easy"))

        (job,) = await store.claim_jobs(table.clock.now(), lease=1)
        assert (job.seat, table.live.saved.seats[BOB].bot) == (BOB, "easy")
        assert table.live.saved.seats[BOB].name == "BOB"

    play(scene)


def test_without_a_bot_the_default_replaces_a_player_who_leaves(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))

        await table.live.revise(lambda saved: leave(saved, BOB, bot=None))
        await table.passes(0)

        assert table.live.saved.seats[BOB].kind == "absent"
        assert table.asks() == {ANN}

    play_quickly(scene)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_table_ends_whoever_is_absent(play_quickly: Play, case: Case) -> None:
    """Several sets of absent seats, from none to all; the other seats time out or answer."""

    async def scene(store: SqlStorage) -> None:
        timing = Timing(answer=1_000, window=100, patience=10**9)
        every_set = list(product((True, False), repeat=case.players))
        for number, is_here in enumerate(every_set[:: len(every_set) // 4] + every_set[-1:]):
            holders = [PERSON if here else ABSENT for here in is_here]
            table = await open_table(
                store,
                case.setup(number),
                *holders,
                game=case.game,
                table=f"T{number}",
                timing=timing,
            )
            if number % 2:
                await play_on(table, Random(number), answers=20)
            await table.passes(10**8)
            assert table.live.saved.status == "over"
            assert table.live.due is None

    play_quickly(scene)


def test_a_table_of_bots_alone_ends_even_if_none_ever_answers(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3), BOT, BOT, BOT)

        await table.passes(10**8)

        assert table.live.saved.status == "over"
        assert await store.claim_jobs(10**12, lease=1) == []

    play_quickly(scene)


def test_thinking_time_differs_between_seats_and_prompts() -> None:
    times = [
        thinking_time("MESA-47KX", prompt, seat, 1.0) for prompt in range(200) for seat in (0, 1)
    ]

    assert all(600 <= time <= 5_000 for time in times)
    assert len(set(times)) > 300
    assert thinking_time("MESA-47KX", 7, 1, 0.5) == times[15] // 2
    assert thinking_time("MESA-47KX", 7, 1, 0) == 0


def test_bots_of_a_private_table_think_for_half_the_time(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2), PERSON, BOT, timing=Timing())
        await table.does(ANN, parcels.Bid(1))
        now = table.clock.now()
        (watched,) = table.live.jobs

        await table.live.revise(partial(set_watched, is_watched=False))

        (private,) = table.live.jobs
        assert private.due - now == (watched.due - now) // 2

    play_quickly(scene)


def test_the_system_clock_counts_milliseconds() -> None:
    clock = SystemClock()

    assert 1.7e12 < clock.now() <= clock.now() < 1e14
