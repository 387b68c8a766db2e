"""An answer can be undone if nothing was revealed, drawn or answered by others since."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from tests.support import parcels
from tests.support.live import BOT, EVERY_GAME, PERSON, START, Table, open_table, play_on
from tests.support.parcels import Bid, Pass, Snatch
from tests.support.people import ANN, BOB, CAT
from tests.table.conftest import Play
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester.actions import Bid as Offer
from tinhorn.games.winchester.actions import Pass as Leave
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.errors import IllegalActionError, StaleActionError
from tinhorn.kernel.game import CHANCE, Seat
from tinhorn.kernel.record import from_json, to_json
from tinhorn.table.agreements import move, vote
from tinhorn.table.fairness import verify
from tinhorn.table.model import Conduct, Holder, Motion, SavedTable, Timing
from tinhorn.table.progress import Draft, new_progress, undoable_answer
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage
from tinhorn.testing.random_play import random_turns


async def auction(store: SqlStorage) -> tuple[Table, Seat, Seat]:
    """Return a table of Winchester, and the first two to speak."""
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


def test_where_a_bid_is_a_bid_nobody_takes_back_what_others_have_seen(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, _ = await auction(store)
        await table.live.revise(lambda saved: replace(saved, conduct=Conduct(is_binding=True)))
        listeners = [table.watch(None), table.watch(first)]
        await table.does(first, Offer(5))

        with pytest.raises(IllegalActionError):
            await table.live.undo(first, "undo")

        for listener in listeners:
            shown = listener.updates[-1].state.table
            assert (shown.public_undo, shown.may_undo) == (None, False)

    play(scene)


def test_a_bid_that_was_answered_cannot_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        await table.does(first, Offer(2))
        await table.does(second, Offer(3))
        before = table.live.progress

        with pytest.raises(IllegalActionError) as error:
            await table.live.undo(first, "undo")

        assert error.value.phrase.key == "refusal-nothing-to-undo"
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


# One person and bots.

HASTY: Final = Timing(pace=1)


async def against_bots(store: SqlStorage, *rivals: Holder, bonus: str | None = None) -> Table:
    """Play an auction of Ann against two rivals, usually bots, in which she is to speak.

    The plot has this bonus token, and no card.
    """
    setup = winchester.Setup(players=3)
    seats = PERSON, *(rivals or (BOT, BOT))
    table = await open_table(store, setup, *seats, game=winchester, timing=HASTY)
    while bonus is not None and not _sells(table.state, bonus):
        (seat,) = table.asks()
        await table.does(seat, _leaving(table.state, seat))
    while table.state.phase.in_auction[0] != ANN:
        await table.does(table.state.phase.in_auction[0], Offer(table.state.phase.standing + 1))
    return table


def _sells(state: Any, bonus: str) -> bool:
    """Return True if a plot with this token and without a card is for sale."""
    if not isinstance(state.phase, Bidding) or state.phase.plot in [
        card.plot for card in state.cards
    ]:
        return False
    return bool(state.bonuses[state.phase.plot - 1] == bonus)


def _leaving(state: Any, seat: Seat) -> Any:
    """Pass, or leave a token unused; who has most buys what nobody wants."""
    cash = [player.cash for player in state.players]
    if isinstance(state.phase, Bidding) and not state.phase.standing and cash[seat] == max(cash):
        return Offer(1)
    return winchester.options(state, seat)[-1] if not isinstance(state.phase, Bidding) else Leave()


async def before_last_pass(store: SqlStorage, *rivals: Holder, bonus: str) -> Table:
    """Play the same auction: one rival holds the bid, the other has passed."""
    table = await against_bots(store, *rivals, bonus=bonus)
    while len(table.state.phase.in_auction) > 2 or table.asks() != {ANN}:
        phase = table.state.phase
        is_bid = ANN in (phase.in_auction[0], phase.in_auction[-1]) or not phase.standing
        action = Offer(phase.standing + 1) if is_bid else Leave()
        await table.does(phase.in_auction[0], action)
    return table


def test_an_answer_that_only_bots_have_followed_can_be_undone(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await against_bots(store)
        listener = table.watch(ANN)
        before, standing = table.state, table.state.phase.standing
        await table.does(ANN, Offer(standing + 1))
        await table.does(table.state.phase.in_auction[0], Offer(standing + 2))

        assert listener.updates[-1].state.table.may_undo
        await table.live.undo(ANN, "undo")

        assert table.state == before
        assert (await table.reload()).live.progress == table.live.progress
        record = await export_record(store, winchester, table.live.saved)
        assert len(record.entries) == len(await store.entries(table.live.id, "winchester")) - 3

    play(scene)


def test_among_people_an_answer_that_a_bot_has_followed_stays(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        setup = winchester.Setup(players=3)
        table = await open_table(store, setup, PERSON, PERSON, BOT, game=winchester)
        while table.state.phase.in_auction[1] != CAT:
            await table.does(table.state.phase.in_auction[0], Offer(table.state.phase.standing + 1))
        speaker = table.state.phase.in_auction[0]
        await table.does(speaker, Offer(table.state.phase.standing + 1))
        await table.does(CAT, Offer(table.state.phase.standing + 1))

        with pytest.raises(IllegalActionError):
            await table.live.undo(speaker, "undo")

    play_quickly(scene)


def test_a_bot_that_takes_an_undo_away_waits_two_seconds(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await against_bots(store, bonus="saloon")
        standing = table.state.phase.standing
        await table.does(ANN, Offer(standing + 1))
        answered, first = table.clock.now(), table.state.phase.in_auction[0]

        assert table.live.bot_may_answer_at(table.sent(first, Leave())) == 0
        await table.does(first, Leave())
        last = table.state.phase.in_auction[0]

        assert table.live.bot_may_answer_at(table.sent(last, Offer(standing + 2))) == 0
        assert table.live.bot_may_answer_at(table.sent(last, Leave())) == answered + 2_000

    play_quickly(scene)


@pytest.mark.parametrize("bonus", ["movement", "rumor"])
def test_a_last_pass_that_sells_the_plot_can_be_undone(play: Play, bonus: str) -> None:
    """Nothing was drawn or revealed, though a bot is asked for something else."""

    async def scene(store: SqlStorage) -> None:
        table = await before_last_pass(store, bonus=bonus)
        listener, before, answered = table.watch(ANN), table.state, table.clock.now()
        await table.does(ANN, Leave())
        (buyer,) = table.asks()

        assert not isinstance(table.state.phase, Bidding)
        assert listener.updates[-1].state.table.may_undo
        for option in winchester.options(table.state, buyer):
            assert table.live.bot_may_answer_at(table.sent(buyer, option)) == answered + 2_000
        await table.live.undo(ANN, "undo")

        assert table.state == before
        assert (await table.reload()).live.progress == table.live.progress

    play(scene)


def test_among_people_a_last_pass_stays(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await before_last_pass(store, PERSON, BOT, bonus="movement")
        listener = table.watch(ANN)
        await table.does(ANN, Leave())

        assert not listener.updates[-1].state.table.may_undo
        with pytest.raises(IllegalActionError):
            await table.live.undo(ANN, "undo")

    play_quickly(scene)


def test_what_a_bot_looks_at_cannot_be_undone(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await before_last_pass(store, bonus="rumor")
        await table.does(ANN, Leave())
        (buyer,) = table.asks()
        await table.does(buyer, winchester.options(table.state, buyer)[0])

        with pytest.raises(IllegalActionError):
            await table.live.undo(ANN, "undo")

    play_quickly(scene)


def test_bots_answer_a_sealed_prompt_after_the_one_person(play_quickly: Play) -> None:
    """The last answer reveals all: after it, the person could undo nothing."""

    async def scene(store: SqlStorage) -> None:
        setup = parcels.Setup(players=3)
        table = await open_table(store, setup, PERSON, BOT, BOT, timing=HASTY)
        await table.passes(3_600_000)
        assert table.asks() == {ANN, BOB, CAT}
        assert not table.live.jobs

        await table.does(ANN, Bid(1))

        assert {job.seat for job in table.live.jobs} == {BOB, CAT}
        await table.does(BOB, Bid(2))
        await table.live.undo(ANN, "undo")
        assert table.asks() == {ANN, CAT}

    play_quickly(scene)


def undoable_steps(game: Any, rng: Random) -> Iterator[tuple[Any, Seat, Any, Any]]:
    """Answers of a random game that their seat could undo, if it were alone with bots."""
    players = rng.choice(game.PLAYERS)
    setup = game.Setup(players=players)
    draft = Draft(game, new_progress(game, setup, START), START)
    for turn in random_turns(game, setup, rng):
        decision = turn.decision
        by: Any = "chance" if decision.seat == CHANCE else "person"
        draft.add("answer", decision.seat, decision.prompt, by, action=turn.action)
        if decision.seat == CHANCE:
            continue
        if undoable_answer(draft.progress, decision.seat, is_alone=True) is not None:
            yield turn.before, decision.seat, turn.action, turn.after


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_seat_that_may_undo_has_learnt_nothing_new(name: str) -> None:
    """In every imagined state with the same view, the answer leads to the same view.

    That holds for the view of everybody at the table.
    """
    game, rng, checked = EVERY_GAME[name], Random(name), 0

    for _ in range(10):
        for before, seat, action, after in undoable_steps(game, rng):
            checked += 1
            for viewer in (seat, seat, seat, *range(before.setup.players)):
                world = game.imagine(game.view(before, viewer), rng)
                if game.check(world, seat, action) is None:
                    imagined = game.apply(world, seat, action).state
                    if _is_still_open(game, before, after) == _is_still_open(game, world, imagined):
                        assert game.view(imagined, viewer) == game.view(after, viewer)

    assert checked > 20


def _is_still_open(game: Any, before: Any, after: Any) -> bool:
    """Others owe their answers to the same prompt: how many is nobody's business."""
    prompts = {decision.prompt for decision in game.pending(after)}
    return game.pending(before)[0].prompt in prompts


async def asks_back(table: Table, seat: Seat, *agreeing: Seat) -> None:
    """Let a seat ask to take its last answer back, and these agree, one after the other."""
    assert table.live.progress is not None
    undoable = undoable_answer(table.live.progress, seat)
    assert undoable is not None
    motion = Motion(wish="undo", by=seat, agreed=(seat,), answer=undoable.seq)
    needed = {ANN, BOB, CAT}
    await table.live.revise(lambda saved: move(saved, motion, needed, 0, ""))
    for other in agreeing:
        await table.live.revise(partial(_agree, seat=other))


def _agree(saved: SavedTable, seat: Seat) -> SavedTable:
    return vote(saved, seat, {ANN, BOB, CAT}, 0, "", agrees=True)


CONSENT: Final = Conduct(is_binding=True, asks_back=True)


def test_with_everybodys_consent_a_bid_is_taken_back(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        third = ({ANN, BOB, CAT} - {first, second}).pop()
        await table.live.revise(lambda saved: replace(saved, conduct=CONSENT))
        before, listener = table.state, table.watch(first)
        await table.does(first, Offer(5))
        assert listener.updates[-1].state.table.may_undo
        with pytest.raises(IllegalActionError):
            await table.live.undo(first, "undo")

        await asks_back(table, first, second)
        assert table.state != before
        await table.live.revise(partial(_agree, seat=third))

        assert table.state == before
        assert table.live.saved.conduct.motion is None
        assert (await table.reload()).live.progress == table.live.progress

    play(scene)


def test_an_answer_of_somebody_else_ends_the_request(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        await table.live.revise(lambda saved: replace(saved, conduct=CONSENT))
        await table.does(first, Offer(5))
        await asks_back(table, first)

        await table.does(second, Offer(6))

        assert table.live.saved.conduct.motion is None
        assert table.state.phase.standing == 6

    play_quickly(scene)


def test_a_second_request_takes_back_only_its_own_answer(play_quickly: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table, first, second = await auction(store)
        third = ({ANN, BOB, CAT} - {first, second}).pop()
        await table.live.revise(lambda saved: replace(saved, conduct=CONSENT))
        await table.does(first, Offer(5))
        await asks_back(table, first, second, third)
        await table.does(first, Offer(4))
        await table.does(second, Offer(6))
        await asks_back(table, second)

        await table.live.revise(
            lambda saved: vote(saved, third, {ANN, BOB, CAT}, 0, "", agrees=False)
        )

        assert table.state.phase.standing == 6
        assert table.live.saved.conduct.motion is None

    play_quickly(scene)
