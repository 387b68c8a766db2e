"""Background tasks are logged as what they are, and outages once."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tinhorn.kernel.errors import StaleActionError
from tinhorn.kernel.phrase import phrase
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.monitoring.logs import Outage
from tinhorn.table.storage.interface import StorageError


async def fail(error: Exception) -> None:
    raise error


def run_failing(error: Exception) -> list[StorageError]:
    """Run a task that fails, and return the storage errors that were reported."""
    reported: list[StorageError] = []

    async def scene() -> None:
        tasks = BackgroundTasks(reported.append)
        tasks.start("deadline", fail(error))
        await asyncio.sleep(0.01)
        await tasks.cancel()

    asyncio.run(scene())
    return reported


def test_a_refused_task_is_logged_by_its_name_and_the_kind_of_refusal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    run_failing(StaleActionError(phrase("stale-prompt")))

    [record] = caplog.records
    assert (record.message, record.levelno) == ("background task refused", logging.WARNING)
    assert (vars(record)["task"], vars(record)["kind"]) == ("deadline", "stale")


def test_a_failed_task_is_logged_by_its_name_with_its_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    run_failing(ValueError("what went wrong"))

    [record] = caplog.records
    assert (record.message, vars(record)["task"]) == ("background task failed", "deadline")
    assert "what went wrong" in caplog.text


def test_a_storage_error_is_reported_and_not_logged_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    error = StorageError(phrase("storage-failed", file="x", detail="disk full"))

    assert run_failing(error) == [error]
    assert caplog.records == []


def test_a_loop_starts_again_after_an_error(caplog: pytest.LogCaptureFixture) -> None:
    runs: list[int] = []

    async def loop() -> None:
        runs.append(len(runs))
        if len(runs) < 3:
            raise ValueError
        await asyncio.sleep(60)

    async def scene() -> None:
        tasks = BackgroundTasks(lambda _: None, restart_seconds=0)
        tasks.keep_running("loop", loop)
        while len(runs) < 3:
            await asyncio.sleep(0)
        await tasks.cancel()

    asyncio.run(scene())

    assert [record.message for record in caplog.records] == ["background task failed"] * 2


def test_an_outage_is_logged_once_when_it_begins_and_once_when_it_ends(
    caplog: pytest.LogCaptureFixture,
) -> None:
    outage = Outage("database")

    outage.end()
    for _ in range(3):
        outage.begin(OSError("disk full"))
    outage.end()
    outage.end()

    assert [record.message for record in caplog.records] == [
        "resource unavailable",
        "resource available again",
    ]
