"""An answer can be undone if nothing was revealed, drawn or answered by others since."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.support import parcels
from tests.support.live import EVERY_GAME, START, Table, open_table, play_on
from tests.support.parcels import Bid, Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.support.random_play import random_turns
from tests.table.conftest import Play
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.actions import Bid as Offer
from tinhorn.games.winchester.actions import Pass as Leave
from tinhorn.kernel.errors import IllegalActionError, StaleActionError
from tinhorn.kernel.game import CHANCE, Seat
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.fairness import verify
from tinhorn.table.progress import Draft, new_progress, undoable_answer
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage


async def auction(store: SqlStorage) -> tuple[Table, Seat, Seat]:
    """A table of Winchester, and the first two to speak."""
    table = await open_table(store, winchester.Setup(players=3), game=winchester)
    first, second, _ = table.state.phase.in_auction
    return table, first, second


def test_a_bid_can_be_undone_before_anyone_answers_it(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        before = table.state

        await table.does(first, Offer(5))
        await table.live.undo(first, "undo")

        assert table.state == before
        assert (await table.reload()).live.progress == table.live.progress

    play(scene)


def test_a_bid_that_was_answered_cannot_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        await table.does(first, Offer(2))
        await table.does(second, Offer(3))
        before = table.live.progress

        with pytest.raises(IllegalActionError) as error:
            await table.live.undo(first, "undo")

        assert error.value.reason.key == "refusal-nothing-to-undo"
        assert table.live.progress == before

    play_quickly(scene)


def test_an_answer_that_led_to_a_draw_cannot_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        drawn = table.live.progress
        assert drawn is not None
        while drawn.draws == 2:
            (seat,) = table.asks()
            await table.does(seat, Leave() if seat != first else Offer(1))
            assert table.live.progress is not None
            drawn = table.live.progress
            if table.state.phase.__class__.__name__ != "Bidding":
                break

        for seat in (0, 1, 2):
            with pytest.raises(IllegalActionError):
                await table.live.undo(seat, f"undo {seat}")

    play_quickly(scene)


def test_an_undo_sends_a_snapshot_to_all_who_saw_the_answer(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        other = table.watch(second)
        before = other.updates[-1]

        await table.does(first, Offer(5))
        await table.live.undo(first, "undo")

        update = other.updates[-1]
        assert update.is_snapshot
        assert (update.state.view, update.events, update.state.table.asking) == (
            before.state.view,
            before.events,
            1,
        )

    play_quickly(scene)


def test_spectators_are_told_whose_public_answer_can_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        spectator, player = table.watch(None), table.watch(second)

        await table.does(first, Offer(2))
        await table.does(second, Offer(3))
        await table.live.undo(second, "undo")

        undoable = [update.state.table.public_undo for update in spectator.updates]
        assert undoable == [None, first, second, None]
        assert {update.state.table.public_undo for update in player.updates} == {None}

    play_quickly(scene)


def test_spectators_are_not_told_that_a_sealed_bid_can_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3))
        spectator = table.watch(None)

        await table.does(ANN, Bid(3))

        assert table.live.progress is not None
        assert undoable_answer(table.live.progress, ANN) is not None
        assert {update.state.table.public_undo for update in spectator.updates} == {None}

    play_quickly(scene)


def test_a_viewer_who_missed_an_undo_gets_a_snapshot(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        other = table.watch(second)
        before = other.updates[-1]
        await table.does(first, Offer(5))
        table.live.leave(second, other)

        await table.live.undo(first, "undo")
        again = table.watch(second, last_update=other.updates[-1].n)

        (update,) = again.updates
        assert update.is_snapshot
        assert update.events == before.events

    play_quickly(scene)


def test_an_answer_to_a_prompt_from_before_an_undo_is_stale(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        await table.does(first, Offer(2))
        on_its_way = table.sent(second, Offer(3))

        await table.live.undo(first, "undo")
        await table.does(first, Offer(1))

        assert on_its_way.prompt == table.state.prompt
        with pytest.raises(StaleActionError):
            await table.live.submit(on_its_way)

    play_quickly(scene)


def test_an_answer_can_be_undone_only_once(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        await table.does(first, Offer(2))
        await table.live.undo(first, "undo")
        await table.does(first, Offer(3))

        with pytest.raises(IllegalActionError):
            await table.live.undo(first, "again")

    play_quickly(scene)


def test_an_undo_sent_twice_has_one_effect(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        await table.does(first, Offer(2))

        await table.live.undo(first, "undo")
        await table.live.undo(first, "undo")

        lines = await store.entries(table.live.id, "winchester")
        assert [line.kind for line in lines].count("undo") == 1

    play(scene)


def test_a_sealed_bid_can_be_undone_while_others_still_bid(play_quickly: Play) -> None:
    """Whether an undo is possible must not show whether others have bid."""

    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3))
        ann, bob = table.watch(ANN), table.watch(BOB)
        await table.does(ANN, Bid(3))
        await table.does(BOB, Bid(4))
        bob_has = len(bob.updates)

        await table.live.undo(ANN, "undo")

        assert table.asks() == {ANN, CAT}
        assert table.live.progress is not None
        assert table.live.progress.asking == 0
        assert ann.updates[-1].state.view.decision is not None
        assert len(bob.updates) == bob_has
        assert (await table.reload()).live.progress == table.live.progress

    play_quickly(scene)


def test_a_sealed_reaction_can_be_withdrawn_until_the_window_closes(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3))
        for seat in (ANN, BOB, CAT):
            await table.does(seat, Bid(0))
        seat = next(iter(table.asks()))
        listener = table.watch(seat)

        await table.does(seat, Pass())
        await table.live.undo(seat, "undo")

        assert [update.state.table.sealed for update in listener.updates] == [None, Pass(), None]
        assert [update.state.table.may_undo for update in listener.updates] == [False, True, False]
        assert (await table.reload()).live.progress == table.live.progress

    play(scene)


def test_a_sealed_reaction_may_be_changed(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=3))
        for seat in (ANN, BOB, CAT):
            await table.does(seat, Bid(5 if seat != table.state.holder else 0))
        holder = table.state.holder
        await table.does(holder, Snatch())

        await table.does(holder, Pass())
        await table.passes(5_000)

        assert table.state.holder == holder

    play_quickly(scene)


def test_a_game_is_exported_without_undone_answers(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        await table.does(first, Offer(7))
        await table.live.undo(first, "undo")
        await play_on(table, Random(3))

        record = await export_record(store, winchester, table.live.saved)

        assert from_json(to_json(record), GAMES) == record
        assert verify(winchester, record) > 19

    play(scene)


def undoable_steps(game: Any, rng: Random) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """Answers of a random game that their seat could undo."""
    players = rng.choice(game.PLAYERS)
    setup = game.Setup(players=players)
    draft = Draft(game, new_progress(game, setup, START), START)
    for turn in random_turns(game, setup, rng):
        decision = turn.decision
        by: Any = "chance" if decision.seat == CHANCE else "person"
        draft.add("answer", decision.seat, decision.prompt, by, action=turn.action)
        if decision.seat != CHANCE and undoable_answer(draft.progress, decision.seat) is not None:
            yield turn.before, decision.seat, turn.action, turn.after


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_that_may_undo_has_learnt_nothing_new(name: str) -> None:
    """In every imagined state with the same view, the answer leads to the same view."""
    game, rng, checked = EVERY_GAME[name], Random(name), 0

    for _ in range(10):
        for before, seat, action, after in undoable_steps(game, rng):
            checked += 1
            for _ in range(3):
                world = game.imagine(game.view(before, seat), rng)
                if game.check(world, seat, action) is None:
                    imagined = game.apply(world, seat, action).state
                    if _is_still_open(game, before, after) == _is_still_open(game, world, imagined):
                        assert game.view(imagined, seat) == game.view(after, seat)

    assert checked > 20


def _is_still_open(game: Any, before: Any, after: Any) -> bool:
    """Others owe their answers to the same prompt: how many is nobody's business."""
    prompts = {decision.prompt for decision in game.pending(after)}
    return game.pending(before)[0].prompt in prompts
