"""The list of places beside the town; `test_beats.py` has the walk through the town."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.live_server import LiveServer
from tests.browser.positions import Position
from tests.support.dicetown import deal, dice
from tests.support.people import ANN, BOB, CAT
from tinhorn.games.dicetown.actions import Keep

HANDS: Final = ("9 9 9 A A", "10 10 10 K A", "10 K K K A")
"""Dice without ties, so that no place needs a decision."""


def last_to_keep() -> Position:
    """Ann keeps dice last; then all hands are complete."""
    table = deal(sheriff=CAT).rolls(*HANDS)
    table.does(BOB, Keep(dice(HANDS[BOB]))).does(CAT, Keep(dice(HANDS[CAT])))
    return positions.position_of("dicetown", table, ANN)


def test_opening_a_place_shows_what_it_is_worth(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, last_to_keep())
    mine = page.locator("[data-walk=mine]")
    assert not mine.locator(".own").is_visible()

    mine.locator("summary").press("Enter")

    expect(mine.locator(".own")).to_have_text("1 nugget for you: 1 point")
