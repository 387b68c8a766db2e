"""Places that need no decision arrive in one update, and are shown one after the other."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.positions import Position
from tests.support.dicetown import deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import Keep

HANDS: Final = ("9 9 9 A A", "10 10 10 K A", "10 K K K A")
"""Dice without ties, so that no place needs a decision."""
WALKED: Final = ["mine", "bank", "coach", "office", "hall"]
"""The places in rulebook order."""
LONGEST: Final = 1000
STEP: Final = 50
PAUSED: Final = 60_000
"""How far ahead the browser's clock is stopped, so that it cannot get there by itself."""
WATCH: Final = """() => {
  window.walked = [];
  const look = () => {
    const place = document.querySelector("[data-lit]")?.dataset.lit ?? null;
    const note = document.querySelector(".walk-note")?.textContent.trim() ?? "";
    const last = window.walked.at(-1)?.place ?? null;
    if (last !== place) window.walked.push({ place, note });
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["data-lit"],
  });
}"""


def last_to_keep() -> Position:
    """Ann keeps dice last; then all hands are complete."""
    table = deal(sheriff=CAT).rolls(*HANDS)
    table.does(BOB, Keep(dice(HANDS[BOB]))).does(CAT, Keep(dice(HANDS[CAT])))
    return positions.position_of("dicetown", table, ANN)


def keep_all_dice(page: Page, server: LiveServer, *, motion: str) -> None:
    """Ann keeps all five dice, which resolves the town. The test controls the clock."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + PAUSED)
    page.evaluate(
        "motion => localStorage.setItem('tinhorn', JSON.stringify({ motion, sound: false }))",
        motion,
    )
    positions.visit(page, server, last_to_keep())
    expect(page.locator(".keep")).to_have_count(len(WALKED))
    for die in page.locator(".keep").all():
        die.click()
    page.evaluate(WATCH)
    page.locator(".prompt .btn-primary").click()


def walked(page: Page) -> list[Any]:
    """Wait for the end of the steps; return the places that were lit."""
    page.wait_for_function("() => window.walked.length > 1 && window.walked.at(-1).place === null")
    found: list[Any] = page.evaluate("window.walked")
    return found


def test_each_place_is_lit_in_turn_with_its_leader_and_effect(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page()

    keep_all_dice(page, server, motion="500")
    page.wait_for_selector("[data-lit]")
    for _ in range(LONGEST // STEP):
        page.clock.run_for(STEP)

    steps = walked(page)
    assert [step["place"] for step in steps] == [*WALKED, None]
    assert "Ann" not in steps[0]["note"]
    assert "You control the gold mine" in steps[0]["note"]
    assert "3 nuggets" in steps[0]["note"]
    assert "Bob Longfellow" in steps[1]["note"]


def test_a_key_ends_the_steps(open_page: Opened, server: LiveServer) -> None:
    page = open_page()
    keep_all_dice(page, server, motion="500")
    page.wait_for_selector("[data-lit]")

    page.keyboard.press("Shift")

    steps = walked(page)
    assert len(steps) < len(WALKED)


def test_a_tap_ends_the_steps(open_page: Opened, server: LiveServer) -> None:
    page = open_page()
    keep_all_dice(page, server, motion="500")
    page.wait_for_selector("[data-lit]")

    page.mouse.click(1, 1)

    steps = walked(page)
    assert len(steps) < len(WALKED)


@pytest.mark.parametrize(("motion", "system"), [("0", "no-preference"), ("500", "reduce")])
def test_without_motion_there_are_no_steps(
    open_page: Opened, server: LiveServer, motion: str, system: Literal["no-preference", "reduce"]
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion=system)

    keep_all_dice(page, server, motion=motion)
    page.wait_for_function("() => document.querySelector('h1.where').textContent.includes('2')")

    assert page.evaluate("window.walked") == []


def test_opening_a_place_shows_what_it_is_worth(open_page: Opened, server: LiveServer) -> None:
    page = open_page()
    positions.visit(page, server, last_to_keep())
    mine = page.locator("[data-walk=mine]")
    assert not mine.locator(".own").is_visible()

    mine.locator("summary").press("Enter")

    expect(mine.locator(".own")).to_have_text("1 nugget for you: 1 point")
