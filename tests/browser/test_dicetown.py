"""Dice Town by clicking: whole games against bots, and the layout of its parts."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimeoutElapsed

from tests.browser import positions
from tests.browser.conftest import PHONE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, SHEET, WINDOW_BUTTONS, Player, tap_parts, wait_for_effect
from tests.browser.test_every_phase import POSITIONS, in_german, show_at

USABLE: Final = f'.prompt-actions .btn:not([aria-disabled="true"], [data-stop], {WINDOW_BUTTONS})'
SOON: Final = (1_000, 3_000, 10_000, 30_000)
"""Milliseconds for a click; a busy machine gets more with each retry."""
DICE_TOWN: Final = "dicetown"
"""The position of Dice Town in the lobby."""
OVERLAPS: Final = """() => {
  const prices = [...document.querySelectorAll(".keep .price")];
  const boxes = prices.map(price => price.getBoundingClientRect());
  const isOver = (one, other) => one.left < other.right && one.top < other.bottom;
  return boxes.slice(1).filter((box, at) => isOver(box, boxes[at])).length;
}"""
CUT: Final = """() => [...document.querySelectorAll(".seat-state")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map(({ textContent }) => textContent.trim())"""


class DicePlayer(Player):
    """Keeps one die at a time, takes the first option, plays every card."""

    def answer(self) -> None:
        """Retries, because a reaction window may close while the mouse is moving."""
        had = self.page.evaluate(f"{MODEL}.update.n")
        for soon in SOON:
            with suppress(TimeoutElapsed):
                self.click_answer(soon)
                break
            if self.page.evaluate(f"{MODEL}.update.n") > had:
                break
        wait_for_effect(self.page, had)

    def click_answer(self, soon: int) -> None:
        """Click the first answer, without a wait for its effect."""
        for choice in ("button.keep", ".drawn [data-pick]"):
            if self.page.locator(choice).count():
                self.page.locator(choice).first.click(timeout=soon)
        tap_parts(self.page, soon)
        self.page.locator(USABLE).first.click(timeout=soon)


def _seated(page: Page, players: int) -> DicePlayer:
    player = DicePlayer(page)
    player.open_table(players, game=DICE_TOWN)
    player.add_bots()
    player.start()
    return player


def test_a_game_of_dice_town_is_played_to_its_end_by_clicking(
    page: Page, server: LiveServer
) -> None:
    late = positions.late("dicetown")
    positions.visit(page, server, late)

    DicePlayer(page).play_on()

    check_end(page, late.setup.players)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_dice_town_is_played_by_clicking(open_page: Opened, players: int) -> None:
    page = open_page()

    _seated(page, players).play_on()

    check_end(page, players)


def check_end(page: Page, players: int) -> None:
    expect(page.locator("tin-game-end svg.chart")).to_be_visible()
    sheet = page.locator(SHEET)
    expect(sheet.locator("thead th")).to_have_count(players)
    expect(sheet.get_by_role("row")).to_have_count(7)


def test_the_star_shows_who_is_sheriff_even_if_they_are_away(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, POSITIONS["dicetown"]["Keeping"]._replace(viewer=None))

    sheriff = page.locator(".seat", has=page.locator(".seat-star"))

    expect(sheriff).to_have_attribute("data-state", "away")


def test_the_sheriffs_turn_can_be_read_on_a_phone(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, POSITIONS["dicetown"]["Deciding"])
    show_at(page, PHONE)

    expect(page.locator(".seat[aria-current] .seat-star")).to_be_visible()
    assert page.evaluate(CUT) == []


def test_the_prices_of_the_dice_do_not_overlap_in_long_languages(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, POSITIONS["dicetown"]["Keeping"])
    in_german(page)
    show_at(page, PHONE)

    expect(page.locator(".keep .price").first).to_have_text("gratis")
    assert page.evaluate(OVERLAPS) == 0
