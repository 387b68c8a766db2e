"""How much of a page the browser styles anew: a rule that looks too far would make it all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import positions
from tests.browser.conftest import PHONE, WIDE
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, wait_for_effect

ANSWER: Final = """() => {
  const page = document.querySelector("tin-table-page");
  page.context().answer(page.model.update.options[0].action);
}"""
DRAWN: Final = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
FIRST_QUESTION: Final = {"winchester": "Bidding", "dicetown": "Keeping"}


@contextmanager
def style_work(browser: Browser) -> Iterator[list[int]]:
    """Collects how many elements each calculation of styles was about."""
    counts: list[int] = []
    browser.start_tracing(categories=["devtools.timeline"])
    yield counts
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    styled = [event["args"] for event in events if event["name"] == "UpdateLayoutTree"]
    counts += [args["elementCount"] for args in styled if "elementCount" in args]


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", FIRST_QUESTION)
def test_an_answer_changes_the_style_of_few_elements(
    page: Page, server: LiveServer, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    positions.visit(page, server, positions.of(game)[FIRST_QUESTION[game]])
    elements = page.locator("*").count()
    page.evaluate(DRAWN)

    with style_work(browser) as counts:
        had = page.evaluate(f"{MODEL}.update.n")
        page.evaluate(ANSWER)
        wait_for_effect(page, had)
        page.evaluate(DRAWN)

    assert 0 < max(counts) < elements / 2
