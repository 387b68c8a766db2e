"""The coach in the browser: the review of a finished game, and a suggestion during one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.finished_games import finished, played
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL
from tests.browser.repeats import in_slow
from tinhorn.server.auth import COOKIE

ON_THE_BOARD = {
    "winchester": ("Claiming", "HearingRumor", "MovingVehicle"),
    "dicetown": (
        *("Deciding", "ChoosingCard", "Robbing", "Stealing", "OrderingVisits", "Visiting"),
        *("Naming", "Giving", "Gambling", "Trimming", "Settling", "SendingJoe", "Protecting"),
    ),
}
"""The phases in which a player chooses on the board or among cards, not in the bar."""
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
    expect(page.locator(".draw-count tbody tr")).to_have_count(players)
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert violations(page, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    told = page.locator("[data-turning-points], [data-better-choices]").all_inner_texts()
    moment = r"Auction \d+: plot \d+" if game == "winchester" else r"Round \d+(, roll \d|: \w)"
    assert all(re.search(moment, text) for text in told)
    assert not re.search(r"\b[WD]-[A-Z]+-\d", "".join(told))
    changes = page.locator(".swings div > b").all_text_contents()
    assert [text for text in changes if not re.search(r"[+−]\d+(\.\d)?\u00a0pp$", text)] == []
    assert not re.search(r"[+−]\d+(\.\d)?%", page.locator("main").inner_text())
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

    rows = page.locator(".draw-count tbody th")
    expect(rows.first).to_have_text("You", timeout=PATIENCE)
    expect(rows.nth(1)).not_to_have_text("You")
    told = page.locator(".swings, .draw-count").all_inner_texts()
    assert told
    assert not any(ann.name in text for text in told)


def test_somebody_alone_with_bots_asks_the_coach(open_page: Opened) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").first.click()
    ask = page.get_by_role("button", name="Ask the coach")
    ask.click(timeout=PATIENCE)

    expect(page.locator("[data-advice]")).to_contain_text("The coach suggests: ")


def test_the_coach_highlights_the_dice_it_means_and_gives_one_reason(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.first_dice()._replace(others="bot"))
    code = page.evaluate(f"{MODEL}.table.code")

    page.get_by_role("button", name="Ask the coach").click(timeout=PATIENCE)
    advice = page.locator("[data-advice]")
    expect(advice).to_contain_text("The coach suggests: ", timeout=PATIENCE)

    told = page.request.get(f"{server.address}/api/tables/{code}/suggestion").json()
    expect(page.locator(".keep[data-advised]")).to_have_count(len(told["action"]["dice"]))
    reason = advice.inner_text().partition(": ")[2].partition(". ")[2]
    assert reason.endswith(".")
    assert reason.count(".") == 1, "one sentence"


@pytest.mark.parametrize(
    ("game", "phase"), [(game, phase) for game, all in ON_THE_BOARD.items() for phase in all]
)
def test_the_coach_highlights_what_it_means_on_the_board(
    page: Page, server: LiveServer, game: str, phase: str
) -> None:
    positions.visit(page, server, positions.of(game)[phase]._replace(others="bot"))

    page.get_by_role("button", name="Ask the coach").click(timeout=PATIENCE)
    expect(page.locator("[data-advice]")).to_contain_text("The coach suggests: ", timeout=PATIENCE)

    meant = page.locator("[data-advised]:visible")
    expect(meant).not_to_have_count(0)
    passes = page.locator(".slot [data-advised][data-key='0']")
    assert passes.count() or page.locator("[data-pick][data-advised]").count()
