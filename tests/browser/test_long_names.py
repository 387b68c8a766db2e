"""The longest allowed names: nothing important is cut off, and nothing overlaps."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import boxes, collisions
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.test_every_phase import CROWDED, LONG_NAMES, POSITIONS, show_at

SMALL: Final = (320, 640)


def test_the_private_tray_is_readable_on_a_phone(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Duel"]._replace(names=LONG_NAMES))
    show_at(page, PHONE)

    page.get_by_role("tab", name="My hand").click()

    for size in (PHONE, SMALL):
        show_at(page, size)
        expect(page.locator("[data-cash]")).to_have_text("$29,000")
        for secret in page.locator(".secrets .card").all():
            box = secret.bounding_box()
            assert box is not None
            assert box["width"] > box["height"], "words stand beside each other"
        assert collisions(page, CROWDED) == []
        for note in page.locator(".notebook .tag").all():
            assert note.evaluate("note => note.scrollWidth <= note.clientWidth")


def test_a_long_name_fits_the_pages_before_a_game(open_page: Opened) -> None:
    page = open_page(LONG_NAMES[-1])
    page.wait_for_selector(".game-card")
    assert _measured(page) == []

    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("button", name="Open the table").wait_for()
    assert _measured(page) == []

    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite .access")
    assert _measured(page) == []


def _measured(page: Page) -> list[str]:
    found = []
    for size in (WIDE, PHONE, SMALL):
        show_at(page, size)
        wrong = boxes(page, is_phone=size != WIDE)
        found += wrong + collisions(page, ".lobby-top, .game-card, .table-row, .panel-head")
    show_at(page, WIDE)
    return found


def test_the_chart_of_a_game_is_readable(page: Page, server: LiveServer) -> None:
    over = POSITIONS["winchester"]["Over"]
    positions.visit(page, server, over._replace(names=LONG_NAMES))
    page.goto(f"{page.url}/summary")
    page.wait_for_selector(".chart")

    for size in (WIDE, PHONE, SMALL):
        show_at(page, size)
        chart = page.locator(".chart")
        frame = chart.bounding_box()
        assert frame is not None
        for text in chart.locator("text").all():
            box = text.bounding_box()
            assert box is not None
            assert box["height"] >= 11, "large enough to read"
            assert box["x"] >= frame["x"] - 1
            assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert collisions(page, ".chart") == []
