"""The checker of histories finds what is wrong: a true history is broken in every way there is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from tests.server.clients import run
from tests.server.serving import Server
from tests.server.witnesses import Run, Table
from tests.support.histories import History, violations
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.table.model import LogEntry, SavedTable
from tinhorn.table.storage.storage import SqlStorage


class Kept(NamedTuple):
    """What a database keeps of a table, and what its clients wrote down."""

    saved: SavedTable
    entries: list[LogEntry]
    history: History


@pytest.fixture(scope="module")
def true_history(tmp_path_factory: pytest.TempPathFactory, prepared_sqlite: Path) -> Kept:
    """Return a game of Dice Town in which nothing broke; people often answer at the same time."""
    path = tmp_path_factory.mktemp("history") / "tables.sqlite"
    path.write_bytes(prepared_sqlite.read_bytes())
    url = f"sqlite:///{path}"
    with Server(url, "--no-limits") as server:
        running = Run([server], seed=1)
        run(lambda: running.play([nothing], at_once=1, between=2))
    return asyncio.run(kept(url, running.tables[0]))


async def nothing(_: object) -> None:
    """Make a fault that is none."""


async def kept(url: str, table: Table) -> Kept:
    storage = SqlStorage.open(url, GAMES)
    try:
        saved = await storage.table(table.code)
        assert saved is not None
        table.history.on_acknowledged = lambda: None
        return Kept(saved, await storage.entries(table.code, table.game), table.history)
    finally:
        await storage.close()


def found(kept: Kept) -> list[str]:
    game = GAMES[kept.saved.terms.game]
    return violations(game, kept.saved, kept.entries, kept.history)


def answers(kept: Kept) -> list[LogEntry]:
    """Return the answers of people that a request has brought."""
    wanted = [entry for entry in kept.entries if entry.request and entry.by == "person"]
    return [entry for entry in wanted if entry.kind == "answer"]


def together(kept: Kept) -> tuple[LogEntry, LogEntry]:
    """Return two answers to one prompt in a row: the rules allow both orders."""
    following = zip(kept.entries, kept.entries[1:], strict=False)
    given = answers(kept)
    return next(
        (one, other)
        for one, other in following
        if one in given and other in given and one.prompt == other.prompt and one.seat != other.seat
    )


def test_a_true_history_has_no_violation(true_history: Kept) -> None:
    calls = true_history.history.calls.values()

    assert found(true_history) == []
    assert None not in {call.result for call in calls}
    assert len(true_history.history.sightings) > len(calls)


def lose_the_end(kept: Kept) -> None:
    """As a database that forgot its last commits."""
    del kept.entries[kept.entries.index(answers(kept)[-1]) :]


def lose_one(kept: Kept) -> None:
    """As if the default of the table had come in its place."""
    lost = answers(kept)[3]
    kept.entries[lost.seq - 1] = replace(lost, request=None)


def double_one(kept: Kept) -> None:
    first = answers(kept)[0]
    last = next(entry for entry in reversed(answers(kept)) if entry.seat == first.seat)
    kept.entries[last.seq - 1] = replace(last, request=first.request)


def apply_one_twice(kept: Kept) -> None:
    entry = answers(kept)[0]
    kept.entries.insert(entry.seq, replace(entry, seq=entry.seq + 1))


def change_one(kept: Kept) -> None:
    entry = answers(kept)[0]
    assert entry.request is not None
    kept.history.calls[entry.seat, entry.request].message["action"] = {"type": "Pass"}


def refuse_one(kept: Kept) -> None:
    entry = answers(kept)[0]
    assert entry.request is not None
    kept.history.calls[entry.seat, entry.request].result = "refused"


def invent_one(kept: Kept) -> None:
    entry = answers(kept)[0]
    assert entry.request is not None
    del kept.history.calls[entry.seat, entry.request]


def swap_two_prompts(kept: Kept) -> None:
    one, other = answers(kept)[0], answers(kept)[-1]
    kept.entries[one.seq - 1] = replace(other, seq=one.seq)
    kept.entries[other.seq - 1] = replace(one, seq=other.seq)


def send_one_later(kept: Kept) -> None:
    """As if a server had put an answer before what its sender already knew."""
    one, other = together(kept)
    assert one.request is not None
    assert other.request is not None
    late = kept.history.calls[one.seat, one.request]
    early = kept.history.calls[other.seat, other.request]
    assert early.ended is not None
    kept.history.sightings.clear()
    late.sent, late.ended = early.ended + 1, early.ended + 1


def draw_another_number(kept: Kept) -> None:
    """As if chance had answered otherwise."""
    draws = [entry for entry in kept.entries if entry.seat == CHANCE and entry.seq > 10]
    other = next(entry for entry in draws if entry.action != draws[0].action)
    kept.entries[draws[0].seq - 1] = replace(draws[0], action=other.action)


def show_a_secret(kept: Kept) -> None:
    """Show one player what another one is shown."""
    seen = kept.history.sightings
    wrong, right = (
        next(at for at, one in enumerate(seen) if one.viewer == seat) for seat in (0, 1)
    )
    seen[wrong] = seen[wrong]._replace(view=seen[right].view)


def skip_an_update(kept: Kept) -> None:
    """Drop an event that a client lacks without knowing it."""
    seen = kept.history.sightings
    told = [at for at, one in enumerate(seen) if one.events and not one.is_snapshot]
    del seen[told[5]]


def show_the_past(kept: Kept) -> None:
    """Take a client back to what was before."""
    seen = kept.history.sightings
    own = [at for at, one in enumerate(seen) if one.client == "Eve" and one.events]
    first, last = own[1], own[-1]
    seen[last] = seen[first]._replace(at=seen[last].at)


def show_half_a_step(kept: Kept) -> None:
    """Show a spectator an answer that the log has not."""
    seen = kept.history.sightings
    at = next(at for at, one in enumerate(seen) if one.client == "Eve" and at > 20)
    seen[at] = seen[at]._replace(view=seen[at].view | {"prompt": 1_000})


@pytest.mark.parametrize(
    ("break_it", "word"),
    [
        (lose_the_end, "is lost"),
        (lose_one, "is lost"),
        (double_one, "2 times"),
        (apply_one_twice, "against the rules"),
        (change_one, "not what was sent"),
        (refuse_one, "refused request"),
        (invent_one, "nobody has sent"),
        (swap_two_prompts, "against the rules"),
        (send_one_later, "was known when it was sent"),
        (draw_another_number, ""),
        (show_a_secret, "what the log never led to"),
        (skip_an_update, "other events"),
        (show_the_past, ""),
        (show_half_a_step, "what the log never led to"),
    ],
)
def test_a_broken_history_is_found(
    true_history: Kept, break_it: Callable[[Kept], None], word: str
) -> None:
    broken = deepcopy(true_history)

    break_it(broken)

    assert [sentence for sentence in found(broken) if word in sentence]


def test_what_is_unknown_may_be_in_the_log_or_not(true_history: Kept) -> None:
    unknown = deepcopy(true_history)
    known = unknown.history.calls
    entry = answers(unknown)[0]
    assert entry.request is not None
    given = known[entry.seat, entry.request]
    given.ended, given.result = None, None
    known[0, "never heard of"] = replace(given, message={**given.message, "request": "?"})

    assert found(unknown) == []
