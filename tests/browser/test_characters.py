"""Bots with characters, hints that a table has agreed on, and the chances that spectators see."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.audit import violations
from tests.browser.conftest import PHONE, Opened
from tests.browser.player import Player

ASK = "[data-coach]:not([data-idle])"
PATIENCE = 60_000
"""Bots and chances are computed in other processes, slowly on a busy machine. In milliseconds."""


def asked_player(*pages: Page) -> Page:
    """The page of the player who may ask the coach now."""
    for _ in range(PATIENCE // 100):
        for page in pages:
            if page.locator(ASK).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


def test_the_host_chooses_characters_and_the_seat_sheet_tells_them(
    open_page: Opened, axe: str
) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    for left in (1, 0):
        ann.get_by_role("button", name="Add a bot").first.click()
        expect(ann.locator(".open-seat")).to_have_count(left)
    characters = ann.get_by_label("Character of the bot")
    assert [each.input_value() for each in characters.all()] == ["tight", "bold"]
    expect(ann.locator(".table-row b")).to_have_text(["Ann", "Ada", "Buck"])

    characters.first.select_option("grudge")

    expect(ann.locator(".table-row b")).to_have_text(["Ann", "Duke", "Buck"])
    assert violations(ann, axe) == []
    ann.locator(".start .btn").first.click()
    ann.locator(".seat-open").nth(1).click(timeout=PATIENCE)
    expect(ann.locator(".seat-sheet .bot-line")).to_have_text(
        "Deputy: a solid player · Bears grudges: pays back"
    )


def test_a_guest_learns_that_hints_are_allowed_and_a_spectator_sees_the_chances(
    open_page: Opened, axe: str
) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    ann.get_by_label("Hints from the coach").select_option("all")
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    expect(bob.get_by_text("everyone may ask the coach")).to_be_visible()
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".open-seat")).to_have_count(1)
    ann.get_by_role("button", name="Add a bot").click()
    ann.locator(".start .btn").first.click()
    dan = open_page("Dan", path=ann.evaluate("location.pathname"), size=PHONE)

    parts = dan.locator(".chance-bar > span")
    expect(parts).to_have_count(3, timeout=PATIENCE)
    assert violations(dan, axe) == []
    assert dan.evaluate("document.documentElement.scrollWidth <= innerWidth")
    asked = asked_player(ann, bob)
    asked.locator(ASK).click()
    expect(asked.locator("[data-advice]")).to_contain_text("The coach suggests: ")
    expect(ann.locator(".chance-bar")).to_have_count(0)

    dan.get_by_role("button", name="Settings").click()
    dan.get_by_role("radiogroup", name="Chances to win").get_by_text("Off").click()
    expect(dan.locator(".chance-bar")).to_have_count(0)
