"""Games of a contest on a Ray cluster: its nodes need tinhorn, the caller `tinhorn[ray]`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from tinhorn.bots import BotError
from tinhorn.kernel import phrase

T = TypeVar("T")

BATCH: Final = 4
"""How many games a node, or a process, plays at a time."""


def on_cluster(address: str, play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    """Play these games, and yield them in their order.

    A batch that was on a node which has died is played again elsewhere. A game depends on nothing
    but its number, so the results are the same.
    """
    import ray

    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (ConnectionError, ValueError) as error:
        raise BotError(phrase("arena-no-cluster", address=address), detail=str(error)) from error
    played = ray.remote(max_retries=-1)(_play_batch)
    batches = [numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH)]
    for awaited in [played.remote(play, batch) for batch in batches]:
        yield from ray.get(awaited)


def _play_batch(play: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [play(number) for number in numbers]
