"""Places that need no decision come in one update; the town is walked through all the same."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import Opened
from tests.browser.house import Services
from tests.browser.scenes import Scene
from tests.support.dicetown import deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import Keep

HANDS: Final = ("9 9 9 A A", "10 10 10 K A", "10 K K K A")
"""No two are tied, and nobody has anything to choose in town."""
WALKED: Final = ["mine", "bank", "coach", "office", "hall"]
"""In the order of the rulebook."""
LONGEST: Final = 1000
STEP: Final = 50
PAUSED: Final = 60_000
"""So far ahead a clock is stopped that must not pass that moment by itself before."""
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


def last_to_keep() -> Scene:
    """Ann is the last to say which dice she keeps; all hands will be complete."""
    table = deal(sheriff=CAT).rolls(*HANDS)
    table.does(BOB, Keep(dice(HANDS[BOB]))).does(CAT, Keep(dice(HANDS[CAT])))
    return scenes.scene_of("dicetown", table, ANN)


def kept(page: Page, house: Services, *, motion: str) -> None:
    """Ann keeps all five, and the town is visited. The clock goes on when the test wants it."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + PAUSED)
    page.evaluate(
        "motion => localStorage.setItem('tinhorn', JSON.stringify({ motion, sound: false }))",
        motion,
    )
    scenes.visit(page, house, last_to_keep())
    expect(page.locator(".keep")).to_have_count(len(WALKED))
    for die in page.locator(".keep").all():
        die.click()
    page.evaluate(WATCH)
    page.locator(".prompt .btn-primary").click()


def walked(page: Page) -> list[Any]:
    """The places lit so far, once the walk is over."""
    page.wait_for_function("() => window.walked.length > 1 && window.walked.at(-1).place === null")
    found: list[Any] = page.evaluate("window.walked")
    return found


def test_each_place_is_lit_in_turn_with_its_leader_and_effect(
    open_page: Opened, house: Services
) -> None:
    page = open_page()

    kept(page, house, motion="500")
    page.wait_for_selector("[data-lit]")
    for _ in range(LONGEST // STEP):
        page.clock.run_for(STEP)

    steps = walked(page)
    assert [step["place"] for step in steps] == [*WALKED, None]
    assert "Ann" not in steps[0]["note"]
    assert "You lead the gold mine" in steps[0]["note"]
    assert "3 nuggets" in steps[0]["note"]
    assert "Bob Longfellow" in steps[1]["note"]


def test_a_key_ends_the_walk(open_page: Opened, house: Services) -> None:
    page = open_page()
    kept(page, house, motion="500")
    page.wait_for_selector("[data-lit]")

    page.keyboard.press("Shift")

    steps = walked(page)
    assert len(steps) < len(WALKED)


def test_a_tap_ends_the_walk(open_page: Opened, house: Services) -> None:
    page = open_page()
    kept(page, house, motion="500")
    page.wait_for_selector("[data-lit]")

    page.mouse.click(1, 1)

    steps = walked(page)
    assert len(steps) < len(WALKED)


@pytest.mark.parametrize(("motion", "system"), [("0", "no-preference"), ("500", "reduce")])
def test_without_motion_nothing_is_walked(
    open_page: Opened, house: Services, motion: str, system: Literal["no-preference", "reduce"]
) -> None:
    page = open_page()
    page.emulate_media(reduced_motion=system)

    kept(page, house, motion=motion)
    page.wait_for_function("() => document.querySelector('h1.where').textContent.includes('2')")

    assert page.evaluate("window.walked") == []


def test_what_a_place_is_worth_opens_under_its_name(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, last_to_keep())
    mine = page.locator("[data-walk=mine]")
    assert not mine.locator(".own").is_visible()

    mine.locator("summary").press("Enter")

    expect(mine.locator(".own")).to_have_text("1 nugget for you: 1 point")
