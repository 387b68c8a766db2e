"""Deltas: applied one after another, they give what the whole updates say."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.clients import BOT, Client, Message, arrive, at_random, run, until
from tests.support.live import with_known_secret
from tinhorn.games import GAMES
from tinhorn.kernel.errors import IllegalActionError
from tinhorn.kernel.game import AnyGame
from tinhorn.server.socket.updates import UpdateEncoder
from tinhorn.server.wire.table import ALL_PARTS, Part
from tinhorn.table.audience import Audience, TableUpdate
from tinhorn.table.decide import (
    HoldRequest,
    Proposal,
    Submission,
    TableState,
    key_of,
    propose_answer,
    propose_change,
    propose_due,
    propose_hold,
    propose_undo,
)
from tinhorn.table.model import ChatLine, Holder, SavedTable, Timing
from tinhorn.table.progress import Progress, seats_to_undo
from tinhorn.table.seating import begin, new_saved_table, set_orders

SOME_PARTS: tuple[tuple[Part, ...], ...] = ((), ("facts",), ("question", "story"), ("options",))
STEPS = 60
PAUSE = 10**6
"""The milliseconds from one step to the next: longer than any window."""


class DeltaReader:
    """A client that keeps its update by deltas, beside the whole updates."""

    def __init__(self, game: AnyGame, encoder: UpdateEncoder, parts: tuple[Part, ...]) -> None:
        self._game = game
        self._encoder = encoder
        self._parts = frozenset(parts)
        self.deltas = 0
        self.kept: dict[str, Any] = {}
        self.whole: dict[str, Any] = {}

    def update(self, update: TableUpdate) -> None:
        self.whole = self._read(update, as_delta=False)
        delta = self._read(update, as_delta=True)
        if update.before is None:
            assert delta["type"] == "Update"
            self.kept = self.whole
            return
        assert delta["type"] == "Delta"
        view = {**self.kept["view"], **delta["view"]}
        self.kept = {**self.kept, **delta, "type": "Update", "view": view, "is_snapshot": False}
        self.deltas += 1

    def _read(self, update: TableUpdate, *, as_delta: bool) -> dict[str, Any]:
        message = self._encoder.encode(self._game, update, self._parts, as_delta=as_delta)
        decoded: dict[str, Any] = msgspec.json.decode(message)
        return decoded

    def table_changed(self, saved: SavedTable) -> None:
        """Send nothing: it is no part of an update."""

    def said(self, line: ChatLine) -> None:
        """Send nothing: it is no part of an update."""


class StoppedClock:
    def now(self) -> int:
        return 0


def _next(table: TableState, rng: Random, step: int) -> Proposal:
    """Propose something that may happen now: mostly an answer.

    Sometimes it is an undo, a request for time, or the first orders of a seat.
    """
    progress = table.progress
    assert progress is not None
    request, now = f"request {step}", PAUSE * step
    asked = rng.choice(progress.decisions)
    try:
        match rng.randrange(12):
            case 0 if may_undo := sorted(seats_to_undo(progress)):
                return propose_undo(table, rng.choice(may_undo), request, now)
            case 1:
                wish = HoldRequest(
                    seat=asked.seat,
                    request=request,
                    prompt=asked.prompt,
                    asking=progress.asking,
                )
                return propose_hold(table, wish, now)
            case 5 if table.saved.seats[asked.seat].orders is None:
                orders = partial(set_orders, seat=asked.seat, token=None, orders="{}")
                ordered = propose_change(table, orders, now)
                assert ordered is not None
                return ordered
            case 2 | 3 | 4 if progress.is_window:
                due = propose_due(table, now)
                assert due is not None
                return due
    except IllegalActionError:
        pass
    answer = Submission(
        seat=asked.seat,
        request=request,
        prompt=asked.prompt,
        asking=progress.asking,
        action=rng.choice(table.game.options(progress.state, asked.seat)),
    )
    return propose_answer(table, answer, now)


def _started(game: AnyGame, players: int, seed: int) -> tuple[SavedTable, Progress]:
    seats = tuple(Holder(kind="person", name=f"Player {seat}") for seat in range(players))
    saved = new_saved_table(
        f"MESA-{seed}",
        game,
        game.Setup(players=players),
        seats,
        now=0,
        timing=Timing(answer=60_000),
    )
    dealt = propose_change(TableState(game, with_known_secret(saved), None, b""), begin, 0)
    assert dealt is not None
    assert dealt.draft is not None
    return dealt.saved, dealt.draft.progress


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 2**32), players=st.integers(3, 5))
@settings(max_examples=6, deadline=None)
def test_deltas_give_the_same_as_whole_updates(name: str, seed: int, players: int) -> None:
    game, rng = GAMES[name], Random(seed)
    saved, progress = _started(game, players, seed)
    audience, encoder = Audience(game, saved, 0), UpdateEncoder(StoppedClock())
    readers = []
    for viewer in (*range(players), None):
        for parts in (ALL_PARTS, rng.choice(SOME_PARTS)):
            readers.append(DeltaReader(game, encoder, parts))
            audience.join(viewer, readers[-1], progress, {}, 0)

    for step in range(1, STEPS):
        if not progress.decisions:
            break
        table = TableState(game, saved, progress, key_of(saved))
        saved, draft = _next(table, rng, step)
        folds = [] if draft is None else draft.folds
        audience.saved, progress = saved, progress if draft is None else draft.progress
        if any(fold.undone for fold in folds):
            audience.publish_undo(progress, {}, ())
        else:
            audience.publish(progress, [event for fold in folds for event in fold.events])

        for reader in readers:
            assert reader.kept == reader.whole

    assert all(reader.deltas for reader in readers)


def test_a_client_without_deltas_gets_the_same_over_its_socket(server: str) -> None:
    async def scene() -> None:
        ann, whole = Client(server, "Ann"), Client(server, "Ann again")
        whole.wants_deltas = False
        await ann.open_table(BOT, BOT)
        whole.code, whole.token = ann.code, ann.token
        await arrive(ann, whole)
        await ann.post("start")
        choose = at_random(Random(7))

        for _ in range(12):
            heard = await next_update(ann)
            await until(lambda: whole.have == ann.have, whole)
            assert _without_time(whole.last_update) == _without_time(ann.last_update)
            if heard["view"]["decision"]:
                await ann.heed(heard, choose)

    run(scene)


async def next_update(client: Client) -> Message:
    had = client.have
    await until(lambda: client.have > had, client)
    return client.last_update


def test_a_program_that_reads_no_sentences_gets_none(server: str) -> None:
    async def scene() -> None:
        ann, program = Client(server, "Ann"), Client(server, "Ann's program")
        program.parts = []
        await ann.open_table(BOT, BOT)
        program.code, program.token = ann.code, ann.token
        await arrive(ann, program)
        await ann.post("start")

        for _ in range(6):
            heard = await next_update(ann)
            await until(lambda: program.have == ann.have, program)
            assert program.last_update["view"] == ann.last_update["view"]
            assert program.last_update["question"] == {"key": "", "args": {}}
            for part in ("options", "facts", "story"):
                assert program.last_update[part] == []
            if heard["view"]["decision"]:
                await ann.heed(heard, at_random(Random(7)))

    run(scene)


def _without_time(update: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in update.items() if name != "deadline"}
