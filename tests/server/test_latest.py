"""Results that are kept: replays and reviews."""

from __future__ import annotations

import asyncio

import pytest

from tinhorn.server.api.errors import TooManyError
from tinhorn.server.computed.latest import Latest


def test_whoever_asks_second_waits_for_the_first() -> None:
    async def scene() -> None:
        latest, go_on, begun = Latest[str, int](2), asyncio.Event(), list[str]()

        async def compute() -> int:
            begun.append("once")
            await go_on.wait()
            return 7

        both = [asyncio.create_task(latest.get("a", compute)) for _ in range(2)]
        await asyncio.sleep(0)
        go_on.set()

        assert (await asyncio.gather(*both), begun) == ([7, 7], ["once"])

    asyncio.run(scene())


def test_an_error_is_not_kept() -> None:
    async def scene() -> None:
        latest = Latest[str, int](2)

        async def fail() -> int:
            raise LookupError

        async def compute() -> int:
            return 7

        with pytest.raises(LookupError):
            await latest.get("a", fail)

        assert await latest.get("a", compute) == 7

    asyncio.run(scene())


@pytest.mark.parametrize("gives_up", [True, False])
def test_what_too_many_others_push_out_is_given_up_only_if_wanted(*, gives_up: bool) -> None:
    async def scene() -> None:
        latest, go_on = Latest[str, int](1, gives_up=gives_up), asyncio.Event()

        async def wait() -> int:
            await go_on.wait()
            return 7

        async def compute() -> int:
            return 8

        pushed_out = asyncio.create_task(latest.get("a", wait))
        await asyncio.sleep(0)
        await latest.get("b", compute)
        go_on.set()

        if gives_up:
            with pytest.raises(TooManyError):
                await pushed_out
        else:
            assert await pushed_out == 7

    asyncio.run(scene())
