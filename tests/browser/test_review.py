"""The coach in the browser: the review of a finished game, and a suggestion during one."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.audit import SETTLED, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import finished, played
from tests.browser.live_server import LiveServer
from tests.browser.repeats import in_slow
from tinhorn.server.auth import COOKIE

PATIENCE = 60_000
"""A review takes some seconds, more on a busy machine. In milliseconds."""


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_a_review_has_chances_luck_and_turning_points(
    open_page: Opened, server: LiveServer, axe: str, game: str
) -> None:
    code, record = finished(server, game)
    page = open_page(path=f"/t/{code}/summary")
    page.get_by_role("link", name="Review").click()

    players = len(record["names"])
    expect(page.locator(".chart polyline")).to_have_count(players, timeout=PATIENCE)
    expect(page.locator(".dice-count tbody tr")).to_have_count(players)
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    page.locator("[data-turning-points] a").first.click()
    page.wait_for_selector("tin-replay-page .prompt")
    assert "frame=" in page.url


def test_a_review_says_you_to_its_reader(open_page: Opened, server: LiveServer) -> None:
    ann, _ = played(server, "winchester")
    page = open_page(path=None)
    page.context.add_cookies(
        [{"name": COOKIE + ann.code, "value": ann.token, "url": server.address}]
    )
    page.goto(f"{server.address}/t/{ann.code}/review")

    rows = page.locator(".dice-count tbody th")
    expect(rows.first).to_have_text("You", timeout=PATIENCE)
    expect(rows.nth(1)).not_to_have_text("You")
    told = page.locator(".swings, .dice-count").all_inner_texts()
    assert told
    assert not any(ann.name in text for text in told)


def test_somebody_alone_with_bots_asks_the_coach(open_page: Opened) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    ask = page.get_by_role("button", name="Ask the coach")
    ask.click(timeout=PATIENCE)

    expect(page.locator("[data-advice]")).to_contain_text("The coach suggests: ")
