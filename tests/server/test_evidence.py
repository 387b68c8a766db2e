"""A failing test shows the logs of its servers and what its clients heard last."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.clients import BOT, Client, arrive, run
from tests.server.serving import Server
from tests.support import evidence


def shown() -> dict[str, str]:
    """Return what the report of a test that fails now has beside the error, by title."""
    report = pytest.TestReport("a test", ("", 0, ""), {}, "failed", None, "call")
    evidence.add_to(report)
    return dict(report.sections)


@pytest.mark.parametrize("reader", ["nobody", "the test"])
def test_the_log_of_a_server_is_shown(sqlite_url: str, tmp_path: Path, reader: str) -> None:
    with ExitStack() as files:
        file = tmp_path / "log"
        log = files.enter_context(file.open("w")) if reader == "the test" else None
        with Server(sqlite_url, log=log) as server:
            run(lambda: a_table(server.url))
            while_it_runs = shown()
        afterwards = shown()

    for told in (while_it_runs, afterwards):
        assert "started" in next(text for title, text in told.items() if sqlite_url in title)
    assert "Pong" in afterwards["what Ann heard last"]


async def a_table(url: str) -> None:
    ann = Client(url)
    await ann.open_table(BOT, BOT)
    await arrive(ann)
