"""Group commit: all that waits to be written at the same moment is one transaction.

That makes an entry of one table durable for a fraction of the price of a commit of its own. While
one transaction is on its way, the next one gathers.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from tinhorn.table.storage.database import storage_errors

MOST: Final = 256
"""The most orders in one transaction."""

P = TypeVar("P")
Work = Callable[[Connection], Any]


class LostRaceError(Exception):
    """Someone else wrote this line of the log first: read on, then decide again."""


class _Order(Generic[P]):
    """A page to append, or a job to do with the connection; and who waits for it."""

    def __init__(self, changes: P | None, work: Work | None) -> None:
        self.changes = changes
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.error)


class Writer(Generic[P]):
    """`append` writes the pages of one transaction, all of them together."""

    def __init__(self, engine: Engine, append: Callable[[Connection, Sequence[P]], None]) -> None:
        self._engine = engine
        self._append = append
        self._waiting: list[_Order[P]] = []
        self._is_writing = False
        self._idle = asyncio.Event()
        self._batches: SimpleQueue[list[_Order[P]]] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None

    async def append(self, changes: P) -> None:
        """Durable when this returns."""
        await self._ordered(_Order(changes, None))

    async def run(self, work: Work) -> Any:
        """Do anything else that writes, in its turn."""
        return await self._ordered(_Order[P](None, work))

    async def close(self) -> None:
        """Write what was ordered, then stop."""
        if self._thread is None:
            return
        if self._is_writing:
            await self._idle.wait()
        self._batches.put([])
        await asyncio.to_thread(self._thread.join)
        self._thread = None

    async def _ordered(self, order: _Order[P]) -> Any:
        self._waiting.append(order)
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            # Whoever else is at work in this turn of the event loop comes along.
            asyncio.get_running_loop().call_soon(self._hand_over)
        return await order.done

    def _hand_over(self) -> None:
        if self._thread is None:
            loop = asyncio.get_running_loop()
            self._thread = threading.Thread(
                target=self._run, args=(loop,), name="tinhorn-writer", daemon=True
            )
            self._thread.start()
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._batches.put(batch)

    def _written(self, batch: list[_Order[P]]) -> None:
        if self._waiting:
            self._hand_over()
        else:
            self._is_writing = False
            self._idle.set()
        for order in batch:
            order.resolve()

    # In the thread, which has a connection of its own.

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        while batch := self._batches.get():
            self._write(batch)
            loop.call_soon_threadsafe(self._written, batch)
        self._disconnect()

    def _write(self, batch: Sequence[_Order[P]]) -> None:
        if len(batch) > 1:
            try:
                self._transact(batch)
                return
            except Exception:  # noqa: BLE001 - each is tried alone, and told its own error
                self._disconnect()
        for order in batch:
            self._write_alone(order)

    def _write_alone(self, order: _Order[P]) -> None:
        try:
            with storage_errors(self._engine):
                self._transact([order])
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            self._disconnect()
            is_race = order.changes is not None and isinstance(error.__cause__, IntegrityError)
            order.error = LostRaceError() if is_race else error

    def _transact(self, batch: Sequence[_Order[P]]) -> None:
        if self._connection is None:
            self._connection = self._engine.execution_options(writes=True).connect()
        with self._connection.begin():
            change_sets = [order.changes for order in batch if order.changes is not None]
            if change_sets:
                self._append(self._connection, change_sets)
            for order in batch:
                if order.work is not None:
                    order.result = order.work(self._connection)

    def _disconnect(self) -> None:
        """After an error, so that the next transaction begins afresh."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
