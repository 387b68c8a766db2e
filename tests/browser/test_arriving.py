"""The focus on a new page, and what is heard there: for who cannot see that it has changed."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.house import Services
from tests.browser.player import Player
from tests.browser.scenes import Scene
from tests.support.people import ANN, BOB, CAT
from tests.support.winchester import deal
from tinhorn.games.winchester.actions import DrawPlot

HEARD: Final = """said => {
  const regions = [...document.querySelectorAll("[role=status], [role=alert], [role=log]")];
  const spoken = regions.filter(region => region.ariaLive !== "off");
  return spoken.filter(region => region.textContent.includes(said)).length;
}"""
"""In how many regions that a screen reader reads out by itself something is said."""


def bob_buys() -> Scene:
    """As soon as Ann passes; he pays her a share."""
    table = deal().chance(DrawPlot(1)).bids((ANN, 3), (BOB, 6), (CAT, None))
    return scenes.scene_of("winchester", table, ANN)


def expect_heading(page: Page, name: str) -> None:
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(name)
    expect(heading).to_be_focused()


def test_a_page_that_was_just_loaded_leaves_the_focus_alone(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester")

    page.wait_for_selector("h1")

    assert page.evaluate("document.activeElement === document.body")


def test_the_focus_goes_to_the_heading_of_each_new_page(open_page: Opened, house: Services) -> None:
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
    page.wait_for_selector(".looking-back")
    expect_heading(page, "Ann")
    page.go_back()
    page.wait_for_selector("tin-prompt .prompt")
    expect_heading(page, "Ann")
    page.locator(".brand").click()
    expect_heading(page, "tinhorn")


def test_from_the_score_sheet_the_focus_goes_along(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("dicetown")["Over"])

    page.locator("tin-sheet").get_by_role("link", name="Replay").click()

    page.wait_for_selector(".looking-back")
    expect_heading(page, "Friday")


def test_the_table_in_words_is_the_first_stop_on_arriving(
    open_page: Opened, house: Services
) -> None:
    page = open_page()
    Player(page).play_now()
    expect_heading(page, "Ann")

    page.keyboard.press("Tab")

    expect(page.get_by_role("link", name="Text table")).to_be_focused()


def test_a_field_that_a_page_opens_with_keeps_the_focus(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Bidding"])

    page.locator(".skip").press("Enter")

    expect(page.locator("[name=said]")).to_be_focused()


def test_who_has_gone_on_before_the_page_was_there_is_left_in_peace(open_page: Opened) -> None:
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


def test_a_link_to_a_rule_leads_the_focus_to_it(open_page: Opened) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")

    page.evaluate("document.querySelector('tin-app').go('/rules/winchester#W-DUEL-3')")

    expect(page.locator("#W-DUEL-3")).to_be_focused()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_is_done_to_me_is_seen_twice_and_heard_once(
    open_page: Opened, house: Services, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    scenes.visit(page, house, bob_buys())

    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()

    said = page.locator(".toast span").first.inner_text()
    assert page.evaluate(HEARD, said) == 1


def test_what_a_filter_brings_back_is_not_told_again(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Duel"])
    story = page.locator("tin-story")
    line = story.locator(".log-line").first.locator("span").inner_text()

    story.get_by_role("button", name="Talk").click()
    story.get_by_role("button", name="All").click()

    expect(story.locator(".log-line").first).to_contain_text(line)
    assert page.evaluate(HEARD, line) == 0
