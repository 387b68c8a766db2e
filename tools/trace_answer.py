"""Trace one bid through a live table: `python -m tools.trace_answer`.

Plays a bid at a table with SQLite and four viewers (three seats and a spectator), and encodes their
updates as the server does. Prints how many files of the package the bid crosses, how often
execution changes from one file to another, and how often the game's `pending` runs.

What it counts: calls of Python functions in `src/tinhorn`, from `LiveTable.submit` until it
returns. A call into another file than the call before is a change of file; a return is none. Calls
of the standard library and of dependencies are left out, and so are the socket before `submit` and
the writer's thread, which was started earlier. How much the game explains depends on the deal, so
the numbers are medians over fixed deals.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

import tinhorn
from tinhorn.games import GAMES, winchester
from tinhorn.kernel.game import Viewer
from tinhorn.server.socket.updates import UpdateEncoder
from tinhorn.server.wire.table import ALL_PARTS
from tinhorn.table.audience import TableUpdate
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.decide import Submission
from tinhorn.table.fairness import SECRET_BYTES, Secret
from tinhorn.table.live import LiveTable
from tinhorn.table.model import ChatLine, Holder, SavedTable, Timing
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

PACKAGE: Final = str(Path(tinhorn.__path__[0]).resolve()) + "/"
PLAYERS: Final = 3
DEALS: Final = range(1, 10)
"""Each deal has a secret of its own, so the draws are the same in every run."""
VIEWERS: Final[tuple[Viewer, ...]] = (*range(PLAYERS), None)


class Trace(NamedTuple):
    """What one bid cost."""

    files: int
    changes_of_file: int
    pending_calls: int


class _Encoder:
    """A subscriber that encodes its updates as the server does."""

    def __init__(self, encoder: UpdateEncoder) -> None:
        self._encoder = encoder
        self._parts = frozenset(ALL_PARTS)

    def update(self, update: TableUpdate) -> None:
        self._encoder.encode(winchester, update, self._parts, as_delta=True)

    def table_changed(self, saved: SavedTable) -> None:
        """Nothing to encode."""

    def said(self, line: ChatLine) -> None:
        """Nothing to encode."""


class _Tracer:
    """Notes every call into the package, in this thread and in those that start later."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.pending_calls = 0

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(PACKAGE):
            return
        if frame.f_code.co_name == "pending":
            self.pending_calls += 1
        if not self.files or self.files[-1] != file:
            self.files.append(file)

    def start(self) -> None:
        threading.setprofile(self)
        sys.setprofile(self)

    def stop(self) -> Trace:
        sys.setprofile(None)
        threading.setprofile(None)
        return Trace(len(set(self.files)), len(self.files) - 1, self.pending_calls)


async def trace_bid(folder: Path, deal: int) -> Trace:
    """Play one bid at a new table in this folder."""
    storage = SqlStorage.open(f"sqlite:///{folder / f'tables-{deal}.sqlite'}", GAMES)
    try:
        live = await _new_table(storage, Secret(bytes([deal]) * SECRET_BYTES))
        assert live.progress is not None
        asked = live.progress.decisions[0]
        bid = next(o for o in winchester.options(live.progress.state, asked.seat) if _is_bid(o))
        submission = Submission(seat=asked.seat, request="1", prompt=asked.prompt, action=bid)
        tracer = _Tracer()
        tracer.start()
        try:
            await live.submit(submission)
        finally:
            trace = tracer.stop()
        return trace
    finally:
        await storage.close()


async def _new_table(storage: SqlStorage, secret: Secret) -> LiveTable:
    clock, setup = SystemClock(), winchester.Setup(players=PLAYERS)
    seats = tuple(Holder(kind="person", name=f"Player {seat}") for seat in range(PLAYERS))
    timing = Timing(pace=0)
    saved = new_saved_table("TRACE", winchester, setup, seats, now=clock.now(), timing=timing)
    await storage.create(replace(saved, terms=replace(saved.terms, secret=secret)))
    live = await LiveTable.load(storage, GAMES, "TRACE", clock)
    await live.revise(begin)
    encoder = UpdateEncoder(clock)
    for viewer in VIEWERS:
        live.join(viewer, _Encoder(encoder))
    return live


def _is_bid(option: object) -> bool:
    return type(option).__name__ == "Bid"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        traces = [asyncio.run(trace_bid(Path(folder), deal)) for deal in DEALS]
    files, changes, calls = (statistics.median(column) for column in zip(*traces, strict=True))
    print(f"files: {files}; changes of file: {changes}; calls of pending: {calls}")


if __name__ == "__main__":
    main()
