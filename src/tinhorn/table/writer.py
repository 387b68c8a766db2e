"""Group commit: all that waits to be written at the same moment is one transaction.

That makes an entry of one table durable for a fraction of the price of a commit of its own. While
one transaction is on its way, the next one gathers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from tinhorn.table.database import storage_errors

MOST: Final = 256
"""The most orders in one transaction."""

P = TypeVar("P")
Job = Callable[[Connection], Any]


class LostRaceError(Exception):
    """Someone else wrote this line of the log first: read on, then decide again."""


class _Order(Generic[P]):
    """A page to append, or a job to do with the connection; and who waits for it."""

    def __init__(self, page: P | None, job: Job | None) -> None:
        self.page = page
        self.job = job
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
        self._writing = engine.execution_options(writes=True)
        self._append = append
        self._waiting: list[_Order[P]] = []
        self._draining: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "tinhorn-writer")

    async def append(self, page: P) -> None:
        """Durable when this returns."""
        await self._ordered(_Order(page, None))

    async def run(self, job: Job) -> Any:
        """Do anything else that writes, in its turn."""
        return await self._ordered(_Order[P](None, job))

    async def close(self) -> None:
        """Write what was ordered, then stop."""
        if self._draining is not None:
            await self._draining
        self._thread.shutdown()

    async def _ordered(self, order: _Order[P]) -> Any:
        self._waiting.append(order)
        if self._draining is None:
            self._draining = asyncio.create_task(self._drain())
        return await order.done

    async def _drain(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            orders, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await loop.run_in_executor(self._thread, self._write, orders)
            for order in orders:
                order.resolve()
            # Those who have just been answered may have more to write: let them in.
            await asyncio.sleep(0)
        self._draining = None

    def _write(self, orders: Sequence[_Order[P]]) -> None:
        if len(orders) > 1:
            try:
                self._transact(orders)
                return
            except Exception:  # noqa: BLE001 - each is tried alone, and told its own error
                pass
        for order in orders:
            self._write_alone(order)

    def _write_alone(self, order: _Order[P]) -> None:
        try:
            with storage_errors(self._engine):
                self._transact([order])
        except Exception as error:  # noqa: BLE001 - whoever waits for it is told
            is_race = order.page is not None and isinstance(error.__cause__, IntegrityError)
            order.error = LostRaceError() if is_race else error

    def _transact(self, orders: Sequence[_Order[P]]) -> None:
        with self._writing.begin() as connection:
            pages = [order.page for order in orders if order.page is not None]
            if pages:
                self._append(connection, pages)
            for order in orders:
                if order.job is not None:
                    order.result = order.job(connection)
