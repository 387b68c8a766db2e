"""What the plot for sale would bring the viewer is read without scrolling, on every screen."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE, CONFIRM

PHONES: Final = ((390, 844), (844, 390))
SIZES: Final = ((1280, 720), (1440, 900), (768, 1024), *PHONES)
ROWS_ON_PHONES: Final = 3
IN_ALL: Final = """() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const total = document.querySelector("[data-total]");
  const { top, bottom } = total.getBoundingClientRect();
  const isFree = bar.top > innerHeight / 2 ? bottom <= bar.top : top >= bar.bottom;
  const button = document.querySelector(".prompt .btn-primary");
  const said = getComputedStyle(button, "::after").content;
  const told = [isFree && bottom <= innerHeight ? total.textContent : "", said];
  return told.some((text) => text.includes(total.textContent));
}"""
"""Can what the plot would bring in all be read without scrolling?"""


@pytest.mark.parametrize("size", SIZES)
def test_what_a_plot_would_bring_in_all_is_read_without_scrolling(
    page: Page, server: LiveServer, size: tuple[int, int]
) -> None:
    set_size(page, size)
    positions.visit(page, server, positions.of("winchester")["Bidding"])

    expect(page.locator("[data-total]")).to_have_count(1)
    assert page.evaluate(IN_ALL)


LISTED: Final = """() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const lot = document.querySelector(".lot");
  const panel = lot.closest(".panel").getBoundingClientRect();
  const end = Math.min(panel.bottom, bar.top > innerHeight / 2 ? bar.top : innerHeight);
  const rows = [...lot.querySelectorAll(".facts > li")];
  return rows.map((row) => end - row.getBoundingClientRect().bottom);
}"""
"""How far each row ends above the end of its panel; negative if it is cut."""


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_plot_would_bring_is_listed_without_scrolling(
    page: Page, server: LiveServer, size: tuple[int, int]
) -> None:
    set_size(page, size)
    for position in (positions.first_auction(), positions.of("winchester")["Duel"]):
        positions.visit(page, server, position)
        page.wait_for_selector(".lot .facts > li")

        assert min(page.evaluate(LISTED)) >= 0


def test_a_pinned_rumor_pushes_nothing_out(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["HearingRumor"]._replace(others="bot"))
    page.wait_for_selector(ANSWERABLE)
    page.locator(".peek-row .btn").first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".peek")
    page.wait_for_selector(".lot .facts > li")

    for size in SIZES:
        set_size(page, size)
        assert page.locator(".peek").count()
        rows = page.evaluate(LISTED)
        if size in PHONES:  # the total is on the button; plots that bring more are scrolled
            rows = rows[:ROWS_ON_PHONES]
        assert min(rows) >= 0, size
