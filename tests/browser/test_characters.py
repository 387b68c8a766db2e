"""Bots with characters, hints that a table has agreed on, and the chances that spectators see."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import violations
from tests.browser.conftest import PHONE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, until
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.lobby import Clock

BOTS_ALONE = positions.first_auction()._replace(
    viewer=None, bots=(0, 1, 2), timing=derive_timing(Clock(), 1)
)
"""Bots that think as long as people: their game goes on for minutes."""
ASK = "[data-coach]:not([data-idle])"
PATIENCE = 60_000
"""Bots and chances are computed in other processes, slowly on a busy machine. In milliseconds."""


def asked_player(*pages: Page) -> Page:
    """Return the page of the player who may ask the coach now."""
    return until(
        pages[0], lambda: next((page for page in pages if page.locator(ASK).count()), None)
    )


def faces(page: Page) -> list[list[str]]:
    """List the pictures of each seat: bots have the portrait of their character."""
    return [
        [re.sub(r".*#|(?<=hat)-.*", "", href) for href in seat]
        for seat in page.locator(".seats .seat-hat").evaluate_all(
            "all => all.map(seat => [...seat.querySelectorAll('use')].map(use => use.href.baseVal))"
        )
    ]


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
    assert faces(ann) == [["hat"], ["face-grudge", "hat"], ["face-bold", "hat"]]
    expect(ann.locator(".seat-sheet .bot-line")).to_have_text(
        "Deputy: a solid player · Vengeful: gets even"
    )


def test_a_guest_learns_that_hints_are_allowed(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    ann.get_by_label("Suggestions from the coach").select_option(label="for everyone")
    bob = open_page("Bob", path=ann.evaluate("location.pathname"))
    expect(bob.get_by_text("everyone may ask the coach")).to_be_visible()
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".open-seat")).to_have_count(1)
    ann.get_by_role("button", name="Add a bot").click()
    ann.locator(".start .btn").first.click()

    asked = asked_player(ann, bob)
    asked.locator(ASK).click()

    expect(asked.locator("[data-advice]")).to_contain_text("The coach suggests: ")
    expect(asked.locator(".prompt [data-advised]")).to_have_count(1)


def test_a_spectator_of_bots_sees_their_chances_and_whose_knowledge_they_use(
    open_page: Opened, server: LiveServer, axe: str
) -> None:
    dan = open_page("Dan", path=None, size=PHONE)
    positions.visit(dan, server, BOTS_ALONE)

    parts = dan.locator(".chance-bar > span")
    expect(parts).to_have_count(3, timeout=PATIENCE)
    expect(dan.locator("tin-chance-bar small")).to_contain_text("what everyone can see")
    assert violations(dan, axe) == []
    assert dan.evaluate("document.documentElement.scrollWidth <= innerWidth")

    dan.get_by_role("button", name="Settings").click()
    dan.get_by_role("radiogroup", name="Win chances").get_by_text("Off").click()
    expect(dan.locator(".chance-bar")).to_have_count(0)


def test_nobody_sees_the_chances_while_one_person_plays_with_bots(open_page: Opened) -> None:
    ann = open_page("Ann")
    Player(ann).open_table(3)
    for left in (1, 0):
        ann.get_by_role("button", name="Add a bot").first.click()
        expect(ann.locator(".open-seat")).to_have_count(left)
    ann.locator(".start .btn").first.click()
    dan = open_page("Dan", path=ann.evaluate("location.pathname"))

    for page in (ann, dan):
        page.wait_for_selector(positions.SHOWN)
        expect(page.locator(".chance-bar")).to_have_count(0)


def test_a_spectator_of_several_people_sees_no_chances(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)
    dan = open_page("Dan", path=ann.evaluate("location.pathname"))

    dan.wait_for_selector(positions.SHOWN)

    expect(dan.locator(".chance-bar")).to_have_count(0)
