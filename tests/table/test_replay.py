"""A replay shows each viewer exactly what they were sent during the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.support.cases import CASES, Case
from tests.support.live import PERSON, Listener, Table, open_table, play_on
from tests.support.parcels import Bid, Pass, Setup, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.games import winchester
from tinhorn.kernel.errors import IllegalActionError
from tinhorn.kernel.frames import Frame, frames
from tinhorn.kernel.game import CHANCE, Viewer
from tinhorn.table.decide import first_progress
from tinhorn.table.progress import play_log
from tinhorn.table.storage.storage import SqlStorage

Snapshot = tuple[Any, list[Any]]
"""A view, and the story so far."""


async def film_of(table: Table) -> tuple[Frame, ...]:
    live = table.live
    lines = await table.store.entries(live.id, live.game.NAME)
    progress = first_progress(live.game, live.saved, 0)
    return frames(live.game, progress.state, play_log(live.game, progress, lines).steps)


def heard_by(listener: Listener) -> list[Snapshot]:
    """Return everything that a listener has seen."""
    heard: list[Snapshot] = []
    story: list[Any] = []
    for update in listener.updates:
        story = [*update.events] if update.is_snapshot else [*story, *update.events]
        heard.append((update.state.view, story))
    return heard


def looked_back(game: Any, frames: tuple[Frame, ...], viewer: Viewer) -> list[Snapshot]:
    shown: list[Snapshot] = []
    story: list[Any] = []
    for frame in frames:
        seen = (event.seen_by(viewer) for event in frame.events)
        story = [*story, *(event for event in seen if event is not None)]
        shown.append((game.view(frame.state, viewer), story))
    return shown


def is_part(some: list[Snapshot], of: list[Snapshot]) -> bool:
    """Return True if some items are a subsequence of the others."""
    rest = iter(of)
    return all(one in rest for one in some)


async def play_with_regrets(table: Table, rng: Random) -> int:
    """Play a whole game with some undos; return their number."""
    undone, seats = 0, range(len(table.live.saved.seats))
    while table.live.saved.status == "playing":
        await play_on(table, rng, answers=1)
        if rng.random() < 0.3 and table.live.saved.status == "playing":
            try:
                await table.live.undo(rng.choice(seats), f"undo {rng.random()}")
                undone += 1
            except IllegalActionError:
                continue
    return undone


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_replay_shows_each_viewer_only_what_they_were_sent(
    play_quickly: Play, case: Case
) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, case.setup(3), game=case.game)
        listeners = {viewer: table.watch(viewer) for viewer in case.viewers}

        assert await play_with_regrets(table, case.rng("regrets")) > 0

        frames = await film_of(table)
        assert frames[-1].state == table.state
        for viewer, listener in listeners.items():
            assert is_part(looked_back(case.game, frames, viewer), heard_by(listener))

    play_quickly(scene)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_frame_asks_a_person_something_new(play_quickly: Play, case: Case) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, case.setup(3), game=case.game)
        await play_on(table, case.rng("moments"))

        asked = [case.game.pending(frame.state) for frame in await film_of(table)]

        prompts = [decisions[0].prompt for decisions in asked[:-1]]
        assert asked[-1] == ()
        assert prompts == sorted(set(prompts))
        assert all(decision.seat != CHANCE for decisions in asked for decision in decisions)

    play_quickly(scene)


def test_sealed_answers_that_wait_for_others_make_no_frame(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, Setup(players=3), PERSON, PERSON, PERSON)

        await table.does(ANN, Bid(3))
        await table.does(BOB, Bid(2))
        before = await film_of(table)
        await table.does(CAT, Bid(1))

        assert len(before) == 1
        assert len(await film_of(table)) == 2

    play_quickly(scene)


def test_an_open_reaction_window_shows_no_sealed_answer(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, Setup(players=3), PERSON, PERSON, PERSON)
        for seat in (ANN, BOB, CAT):
            await table.does(seat, Bid(seat))
        before = await film_of(table)

        holder = table.state.holder
        other = next(seat for seat in (ANN, BOB) if seat != holder)
        await table.does(other, Pass())
        if holder in (ANN, BOB):
            await table.does(holder, Snatch())

        assert await film_of(table) == before

    play_quickly(scene)


def test_an_undone_answer_makes_no_frame(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, winchester.Setup(players=3), game=winchester)
        [first] = table.asks()
        before = await film_of(table)

        await table.does(first, winchester.options(table.state, first)[0])
        assert len(await film_of(table)) == len(before) + 1
        await table.live.undo(first, "undo")

        assert await film_of(table) == before

    play_quickly(scene)
