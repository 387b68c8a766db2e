"""How much of a page an answer draws and styles anew: little, or phones are slow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE, WIDE
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, wait_for_effect

ANSWER: Final = """() => {
  const page = document.querySelector("tin-table-page");
  page.context().answer(page.model.update.options[0].action);
}"""
DRAWN: Final = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
COUNT_LINES: Final = """() => {
  window.linesDrawn = 0;
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    window.linesDrawn += added.filter(node => node.matches?.(".log-line")).length;
  }).observe(document.querySelector(".log"), { childList: true, subtree: true });
}"""
UNPAINTED_LINES: Final = "() => { document.querySelector('tin-story-log').painted -= 5; }"
"""As if five lines had come since the last frame: too many to push the others down."""
LINES_TOLD: Final = f"{MODEL}.story.length"
QUIET_MILLISECONDS: Final = 200
IN_SIGHT: Final = 48
"""The most lines of the log that may be drawn anew at once."""
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


def wait_until_quiet(page: Page, browser: Browser) -> None:
    """Wait until pictures and fonts, which are styled when they arrive, have all come."""
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    counts = [1]
    while any(counts):
        with style_work(browser) as counts:
            page.wait_for_timeout(QUIET_MILLISECONDS)


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", FIRST_QUESTION)
def test_an_answer_changes_the_style_of_few_elements(
    page: Page, server: LiveServer, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    positions.visit(page, server, positions.of(game)[FIRST_QUESTION[game]])
    elements = page.locator("*").count()
    wait_until_quiet(page, browser)

    with style_work(browser) as counts:
        had = page.evaluate(f"{MODEL}.update.n")
        page.evaluate(ANSWER)
        wait_for_effect(page, had)
        page.evaluate(DRAWN)

    assert 0 < max(counts) < elements / 2


def test_the_log_draws_new_lines_and_few_old_ones(page: Page, server: LiveServer) -> None:
    late = positions.late("winchester")
    positions.visit(page, server, late, lines=1_000)
    page.evaluate(COUNT_LINES)
    page.evaluate(UNPAINTED_LINES)
    told = page.evaluate(LINES_TOLD)
    assert told > 2 * IN_SIGHT

    page.evaluate(ANSWER)
    page.wait_for_function(f"told => {LINES_TOLD} > told", arg=told)
    page.evaluate(DRAWN)

    drawn, new = page.evaluate(f"[window.linesDrawn, {LINES_TOLD} - {told}]")
    assert new <= drawn <= new + IN_SIGHT
