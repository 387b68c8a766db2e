"""Focus and announcements on a new page, for users of screen readers."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import Player
from tests.browser.positions import Position
from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import deal
from tinhorn.games.winchester.actions import DrawPlot

HEARD: Final = """said => {
  const regions = [...document.querySelectorAll("[role=status], [role=alert], [role=log]")];
  const spoken = regions.filter(region => region.ariaLive !== "off");
  return spoken.filter(region => region.textContent.includes(said)).length;
}"""
"""The number of live regions that contain a text."""


def bob_buys() -> Position:
    """Bob buys the plot as soon as Ann passes, and pays her a share."""
    table = deal().chance(DrawPlot(1)).bids((ANN, 3), (BOB, 6), (CAT, None))
    return positions.position_of("winchester", table, ANN)


def expect_heading(page: Page, name: str) -> None:
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(name)
    expect(heading).to_be_focused()


def test_the_first_page_does_not_move_the_focus(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester")

    page.wait_for_selector("h1")

    assert page.evaluate("document.activeElement === document.body")


def test_the_focus_goes_to_the_heading_of_each_new_page(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")

    page.get_by_role("link", name="New table").first.click()
    expect_heading(page, "Winchester")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite")
    expect_heading(page, "Ann")
    Player(page).add_bots()
    page.locator(".start .btn").click()
    page.wait_for_selector(".prompt")
    expect_heading(page, "Ann")
    page.locator("[data-timeline]").click()
    page.wait_for_selector(".replaying")
    expect_heading(page, "Ann")
    page.go_back()
    page.wait_for_selector("tin-prompt-bar .prompt")
    expect_heading(page, "Ann")
    page.locator(".brand").click()
    expect_heading(page, "board games")


def test_links_of_the_score_sheet_move_the_focus_to_the_new_heading(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("dicetown")["Over"])

    page.locator("tin-score-sheet").get_by_role("link", name="Replay").click()

    page.wait_for_selector(".replaying")
    expect_heading(page, "Friday")


def test_the_link_to_the_text_page_is_the_first_tab_stop(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page()
    Player(page).play_now()
    expect_heading(page, "Ann")

    page.keyboard.press("Tab")

    expect(page.get_by_role("link", name="Text view")).to_be_focused()


def test_a_field_that_a_page_focuses_keeps_the_focus(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])

    page.locator(".skip").press("Enter")

    expect(page.locator("[name=command]")).to_be_focused()


def test_a_focus_placed_by_the_user_stays_when_the_page_arrives_late(open_page: Opened) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")
    page.evaluate(
        """() => {
          const field = document.createElement("input");
          document.body.append(field);
          field.focus();
        }"""
    )

    page.evaluate("document.querySelector('tin-app').go('/rules/winchester')")
    page.wait_for_selector(".rules-text")

    expect(page.locator("body > input")).to_be_focused()


def test_a_link_to_a_rule_moves_the_focus_to_it(open_page: Opened) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")

    page.evaluate("document.querySelector('tin-app').go('/rules/winchester#W-DUEL-3')")

    expect(page.locator("#W-DUEL-3")).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_notice_is_shown_twice_and_announced_once(
    page: Page, server: LiveServer, size: tuple[int, int]
) -> None:
    set_size(page, size)
    positions.visit(page, server, bob_buys())

    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()

    said = page.locator(".toast span").first.inner_text()
    assert page.evaluate(HEARD, said) == 1


def test_lines_that_a_filter_shows_again_are_not_announced(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Duel"])
    story = page.locator("tin-story-log")
    line = story.locator(".log-line").first.locator("span").inner_text()

    story.get_by_role("button", name="Chat").click()
    story.get_by_role("button", name="All").click()

    expect(story.locator(".log-line").first).to_contain_text(line)
    assert page.evaluate(HEARD, line) == 0
