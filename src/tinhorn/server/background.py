"""Background tasks of one server process: started by name, logged when they fail, cancelled
together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from tinhorn.kernel import BadInputError
from tinhorn.table.storage.interface import StorageError

log = logging.getLogger("tinhorn")

RESTART_SECONDS: Final = 1.0
"""How long to wait before a failed loop starts again."""


class BackgroundTasks:
    """`on_storage_error` hears of every StorageError; the log does not repeat them."""

    def __init__(
        self,
        on_storage_error: Callable[[StorageError], None],
        *,
        restart_seconds: float = RESTART_SECONDS,
    ) -> None:
        self._on_storage_error = on_storage_error
        self._restart_seconds = restart_seconds
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        """Run something once. An error ends only this task."""
        task = asyncio.create_task(self._run_once(name, work), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        # It has an effect only if the task was cancelled before it began.
        task.add_done_callback(lambda _: work.close())

    def keep_running(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run an endless loop, and start it again after an error."""
        self.start(name, self._restart(name, loop))

    async def cancel(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _restart(self, name: str, loop: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await self._run_once(name, loop())
            await asyncio.sleep(self._restart_seconds)

    async def _run_once(self, name: str, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except StorageError as error:
            self._on_storage_error(error)
        except BadInputError as error:
            log.warning("background task refused", extra={"task": name, "kind": error.kind})
        except Exception:
            log.exception("background task failed", extra={"task": name})
