"""Tasks whose results are kept: whoever asks second waits for the first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from tinhorn.kernel import phrase
from tinhorn.server.api.errors import TooManyError

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Latest(Generic[K, T]):
    """The results for the `most` keys that were asked for last. An error is not kept."""

    def __init__(self, most: int, *, gives_up: bool = False) -> None:
        """`gives_up`: computing ends if `most` other keys are asked for in the meantime."""
        self._most = most
        self._gives_up = gives_up
        self._tasks: OrderedDict[K, asyncio.Task[T]] = OrderedDict()

    def __contains__(self, key: K) -> bool:
        return key in self._tasks

    async def get(self, key: K, compute: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result for a key; compute it if it is not known."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(compute())
            if len(self._tasks) > self._most:
                oldest = self._tasks.popitem(last=False)[1]
                if self._gives_up:
                    oldest.cancel()
        self._tasks.move_to_end(key)
        task = self._tasks[key]
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled():  # others pushed it out: the reader is still there
                raise TooManyError(phrase("server-too-many")) from None
            raise
        except Exception:
            self._tasks.pop(key, None)
            raise

    async def stop(self) -> None:
        """Give up what is not done."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
