"""A table whose game continues from a frame of another game."""

from __future__ import annotations

import msgspec

from tests.support.cases import Case
from tests.support.live import (
    EVERY_GAME,
    START,
    UNHURRIED,
    Table,
    VirtualClock,
    open_table,
    play_on,
    with_known_secret,
)
from tests.support.people import ANN
from tinhorn.table.live import LiveTable
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.storage import SqlStorage


async def played_on(store: SqlStorage, case: Case) -> tuple[Table, Table]:
    """Return a game left half-way, and a table at which it goes on as ANN could imagine it."""
    first = await open_table(store, case.setup(1), game=case.game)
    await play_on(first, case.rng("half"), answers=5)
    world = case.game.imagine(case.game.view(first.state, ANN), case.rng("world"))
    saved = new_saved_table(
        "AGAIN",
        case.game,
        case.setup(1),
        first.live.saved.seats,
        now=START,
        timing=UNHURRIED,
        start=msgspec.json.encode(world).decode(),
    )
    await store.create(with_known_secret(saved))
    clock = VirtualClock()
    live = await LiveTable.load(store, EVERY_GAME, "AGAIN", clock)
    await live.revise(begin)
    return first, Table(store, live, clock)
