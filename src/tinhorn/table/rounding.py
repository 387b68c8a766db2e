"""Rounds up how long something takes, so that nobody can measure what it depends on."""

from __future__ import annotations

import asyncio


async def wait_for_step(began: float, step: float) -> None:
    """Wait until the time since `began`, of the event loop, is a multiple of `step` seconds.

    Without a step there is nothing to wait for.
    """
    if step > 0:
        await asyncio.sleep(step - (asyncio.get_running_loop().time() - began) % step)
