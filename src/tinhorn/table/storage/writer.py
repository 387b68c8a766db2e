"""Group commit: everything that waits to be written goes into one transaction.

A commit waits for the disk, and that takes far longer than writing a row. While one transaction
is being committed, the next batch collects; so the cost of a commit is shared by many tables, and
each order waits for at most two commits. On a busy server a batch starts when the event loop has
nothing more to add to it: fewer and larger transactions cost less processor time per answer.

A thread writes, because most databases block whoever waits for them. Where a database does not, the
event loop writes batches of plain steps, which are nearly all, by itself (`Direct`): threads of one
interpreter take turns, and each turn costs time.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, Generic, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tinhorn.table.storage import time_limit
from tinhorn.table.storage.database import is_sqlite, storage_errors
from tinhorn.table.storage.interface import LostRaceError
from tinhorn.table.storage.time_limit import Line, silence

MOST: Final = 256
"""The largest number of orders in one transaction."""
QUIET_TURNS: Final = 8
"""On a busy server, a batch starts after this many turns of the event loop in which nothing was
added to it. A turn in which nothing happens takes a few microseconds."""
LONGEST_COLLECTION: Final = 0.002
"""The most seconds for which a batch collects, however busy the event loop is."""

P = TypeVar("P")
Work = Callable[[Connection], Any]


class _Order(Generic[P]):
    """Changes to append, or other work with the connection, and the future of its result."""

    def __init__(self, changes: P | None, work: Work | None, done: asyncio.Future[Any]) -> None:
        self.changes = changes
        self.work = work
        self.done = done
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


P_contra = TypeVar("P_contra", contravariant=True)


class Done(Protocol):
    """Called when changes are durable, or else, so that the thread writes them."""

    def __call__(self, *, is_written: bool) -> None: ...


class _Batch(list[_Order[P]]):
    """Orders of one transaction, and the line on which the thread writes them."""

    def __init__(self, orders: Sequence[_Order[P]]) -> None:
        super().__init__(orders)
        self.line = Line()
        self.limit: asyncio.TimerHandle | None = None
        """Cuts the line if the database does not answer."""


class Direct(Protocol[P_contra]):
    """Writes changes from the event loop, with one statement that is a transaction by itself."""

    def write(self, changes: Sequence[P_contra], done: Done) -> bool:
        """Begin to write; `done` is called later, in the event loop.

        Return False if one statement is not enough for them, or not now: then the thread writes.
        """
        ...


class Writer(Generic[P]):
    """Runs orders in a thread. `append` writes all the change sets of one transaction.

    `is_one_statement` says whether that takes one statement, which is a transaction by itself.
    """

    def __init__(
        self,
        engine: Engine,
        append: Callable[[Connection, Sequence[P]], None],
        is_one_statement: Callable[[Sequence[P]], bool],
        *,
        longest_collection: float = LONGEST_COLLECTION,
    ) -> None:
        self._engine = engine
        self._has_limit = not is_sqlite(engine)
        """SQLite has no line that could be cut: its writes end when they end."""
        self._append = append
        self._is_one_statement = is_one_statement
        self._longest_collection = longest_collection
        self._waiting: list[_Order[P]] = []
        self._is_writing = False
        self._is_busy = False
        """True if the batch before had more than one order: then more are likely to come."""
        self._idle = asyncio.Event()
        self.direct: Direct[P] | None = None
        """Takes the batches that need no thread."""
        self._batches: SimpleQueue[_Batch[P]] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        """The event loop of the orders; to look it up takes as long as to create a future."""

    def append(self, changes: P) -> Awaitable[None]:
        """Write changes; they are durable when the returned future is done."""
        return self._enqueue(changes, None)

    def run(self, work: Work) -> Awaitable[Any]:
        """Run any other work that writes; the future has its result."""
        return self._enqueue(None, work)

    async def close(self) -> None:
        """Finish all orders, then stop."""
        if self._thread is None:
            return
        if self._is_writing:
            await self._idle.wait()
        self._batches.put(_Batch([]))
        await asyncio.to_thread(self._thread.join)
        self._thread = None

    def _enqueue(self, changes: P | None, work: Work | None) -> asyncio.Future[Any]:
        loop = self._loop
        if loop is None:
            loop = self._loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._waiting.append(_Order(changes, work, done))
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            self._start_soon(loop)
        return done

    def _start_soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Start a batch, but not at once: other tasks may add orders to it."""
        if self._is_busy:
            until = loop.time() + self._longest_collection
            loop.call_soon(self._collect, loop, until, len(self._waiting), 0)
        else:
            loop.call_soon(self._start_batch)

    def _collect(
        self, loop: asyncio.AbstractEventLoop, until: float, known: int, quiet_turns: int
    ) -> None:
        """Wait for one more turn of the event loop, or start the batch."""
        count = len(self._waiting)
        quiet_turns = quiet_turns + 1 if count == known else 0
        if quiet_turns < QUIET_TURNS and count < MOST and loop.time() < until:
            loop.call_soon(self._collect, loop, until, count, quiet_turns)
        else:
            self._start_batch()

    def _start_batch(self) -> None:
        batch, self._waiting = _Batch(self._waiting[:MOST]), self._waiting[MOST:]
        self._is_busy = len(batch) > 1
        changes = [order.changes for order in batch if order.changes is not None]
        is_plain = self.direct is not None and len(changes) == len(batch)
        if not is_plain or not self._write_directly(batch, changes):
            self._hand_over(batch)

    def _write_directly(self, batch: _Batch[P], changes: Sequence[P]) -> bool:
        assert self.direct is not None
        return self.direct.write(changes, partial(self._finish_directly, batch))

    def _finish_directly(self, batch: _Batch[P], *, is_written: bool) -> None:
        if is_written:
            self._finish_batch(batch)
        else:
            self._hand_over(batch)

    def _hand_over(self, batch: _Batch[P]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(
                target=self._run, args=(self._loop,), name="tinhorn-writer", daemon=True
            )
            self._thread.start()
        if self._has_limit:
            assert self._loop is not None
            batch.limit = self._loop.call_later(time_limit.ANSWER_SECONDS, batch.line.cut)
        self._batches.put(batch)

    def _finish_batch(self, batch: _Batch[P]) -> None:
        if batch.limit is not None:
            batch.limit.cancel()
        if batch.line.is_cut:
            self._give_up_waiting(batch)
        if self._waiting:
            assert self._loop is not None
            self._start_soon(self._loop)
        else:
            self._is_writing = False
            self._idle.set()
        for order in batch:
            order.resolve()

    def _give_up_waiting(self, batch: _Batch[P]) -> None:
        """Fail what waits behind orders that got no answer: nobody waits for two of them."""
        for order in self._waiting:
            order.error = silence()
        batch += self._waiting
        self._waiting = []

    # The methods below run in the writer's thread, on its own connection.

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while batch := self._batches.get():
            self._write(batch)
            loop.call_soon_threadsafe(self._finish_batch, batch)
        self._disconnect()

    def _write(self, batch: _Batch[P]) -> None:
        if len(batch) > 1:
            try:
                self._transact(batch, batch.line)
                return
            except Exception:  # noqa: BLE001 - each order is tried alone and gets its own error
                # One bad order, such as a lost race, must not fail the others of its batch. The
                # transaction was rolled back as a whole, so nothing is written twice.
                self._disconnect()
        for order in batch:
            self._write_alone(order, batch.line)

    def _write_alone(self, order: _Order[P], line: Line) -> None:
        try:
            with storage_errors(self._engine):
                self._transact([order], line)
        except Exception as error:  # noqa: BLE001 - the caller gets it
            self._disconnect()
            if line.is_cut:
                order.error = silence()
                return
            # Two processes added the same entry number: the primary key decided the race.
            is_race = order.changes is not None and isinstance(error.__cause__, IntegrityError)
            order.error = LostRaceError() if is_race else error

    def _transact(self, batch: Sequence[_Order[P]], line: Line) -> None:
        line.require()
        if self._connection is None:
            self._connection = self._engine.execution_options(writes=True).connect()
        with line.using(self._connection):
            self._transact_on(self._connection, batch)

    def _transact_on(self, connection: Connection, batch: Sequence[_Order[P]]) -> None:
        change_sets = [order.changes for order in batch if order.changes is not None]
        is_single = len(change_sets) == len(batch) and self._is_one_statement(change_sets)
        with connection.execution_options(is_single=is_single).begin():
            if change_sets:
                self._append(connection, change_sets)
            for order in batch:
                if order.work is not None:
                    order.result = order.work(connection)

    def _disconnect(self) -> None:
        """Give up the connection after an error: the next transaction opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            # Closing a broken connection may fail as well; the thread must survive that.
            with suppress(SQLAlchemyError):
                connection.close()
