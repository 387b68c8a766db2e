"""Nothing illegal, stale, repeated or out of order changes a table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support import parcels
from tests.support.cases import CASES, Case
from tests.support.live import EVERY_GAME, Table, open_table
from tinhorn.games.winchester.actions import Bid as WinchesterBid
from tinhorn.kernel.errors import BadInputError
from tinhorn.table.decide import Submission
from tinhorn.table.storage.storage import SqlStorage

NOT_ACTIONS = [None, 0, "bid", {"type": "Bid"}, (), parcels.Bid(-1), WinchesterBid(10**30)]


async def barrage(case: Case, store: SqlStorage, seed: int, messages: int) -> int:
    """Send a series of submissions, most of them invalid; return how many were accepted."""
    rng = Random(seed)
    table = await open_table(store, case.setup(seed), game=case.game)
    actions = [turn.action for turn in case.play(seed)] + NOT_ACTIONS
    listeners = [table.watch(viewer) for viewer in case.viewers]
    sent: list[Submission] = []
    accepted = 0
    for number in range(messages):
        message = _message(table, rng, sent, actions, number)
        is_repeated = message in sent
        before = table.live.progress
        heard = [len(listener.heard) for listener in listeners]
        try:
            await table.live.submit(message)
            is_refused = False
        except BadInputError:
            is_refused = True
        if is_refused or is_repeated:
            assert table.live.progress == before
            assert [len(listener.heard) for listener in listeners] == heard
        else:
            accepted += 1
            sent.append(message)
        if rng.random() < 0.05:
            await table.passes(5_000)
    assert (await table.reload()).live.progress == table.live.progress
    return accepted


def _message(
    table: Table, rng: Random, sent: list[Submission], actions: list[Any], number: int
) -> Submission:
    """Choose a valid answer sometimes, otherwise a repeated or invalid one."""
    asked = table.live.game.pending(table.state)
    kind = rng.randrange(6)
    if kind == 0 and sent:
        return rng.choice(sent)
    right = Submission(
        seat=rng.choice(asked).seat if asked else 0,
        request=f"request {number}",
        prompt=asked[0].prompt if asked else 0,
        action=rng.choice(actions),
    )
    if kind == 1:
        return _with(right, seat=rng.randrange(-2, table.live.saved.terms.options.count("{") + 4))
    if kind == 2:
        return _with(right, prompt=right.prompt + rng.choice((-2, -1, 1, 10**9)))
    if kind == 3:
        return _with(right, asking=rng.choice((-1, 1, 2)))
    if asked and kind > 3:
        return _with(right, action=rng.choice(table.live.game.options(table.state, right.seat)))
    return right


def _with(sent: Submission, **changes: Any) -> Submission:
    values = {name: getattr(sent, name) for name in sent.__struct_fields__}
    return Submission(**{**values, **changes})


def run(case: Case, seed: int, messages: int) -> int:
    async def scene() -> int:
        with TemporaryDirectory() as folder:
            store = SqlStorage.open(f"sqlite:///{Path(folder, 'tables.sqlite')}", EVERY_GAME)
            try:
                return await barrage(case, store, seed, messages)
            finally:
                await store.close()

    return asyncio.run(scene())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_submissions_change_a_table_only_where_they_are_valid(case: Case) -> None:
    assert run(case, seed=case.players, messages=150) > 5


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_random_submissions_change_tables_only_where_they_are_valid(case: Case) -> None:
    @settings(max_examples=100)
    @given(st.integers(0, 2**32))
    def barrages(seed: int) -> None:
        run(case, seed, messages=150)

    barrages()
