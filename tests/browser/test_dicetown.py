"""Dice Town by clicking: whole games against bots."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TimeoutElapsed

from tests.browser.conftest import Opened
from tests.browser.player import STORE, Player

USABLE: Final = '.prompt-actions .btn:not([aria-disabled="true"])'
SOON: Final = (1_000, 3_000, 10_000, 30_000)
"""Milliseconds for a click; on a busy machine it is tried again with more."""
DICE_TOWN: Final = 1
"""The second game in the lobby."""


class Gambler(Player):
    """Keeps one die at a time, takes the first of what there is to choose, plays every card."""

    def answer(self) -> None:
        """A moment to react may close while the mouse is on its way."""
        had = self.page.evaluate(f"{STORE}.update.n")
        for soon in SOON:
            with suppress(TimeoutElapsed):
                self._click(soon)
                break
            if self.page.evaluate(f"{STORE}.update.n") > had:
                break
        self.page.wait_for_function(f"had => {STORE}.update.n > had", arg=had)

    def _click(self, soon: int) -> None:
        for choice in (".keep", ".choice-panel [data-pick]"):
            if self.page.locator(choice).count():
                self.page.locator(choice).first.click(timeout=soon)
        self.page.locator(USABLE).first.click(timeout=soon)


def _seated(page: Page, players: int) -> Gambler:
    player = Gambler(page)
    player.open_table(players, game=DICE_TOWN)
    player.add_bots()
    player.start()
    return player


@pytest.mark.parametrize("players", [2, 5])
def test_a_whole_game_of_dice_town_is_played_by_clicking(open_page: Opened, players: int) -> None:
    page = open_page()
    player = _seated(page, players)

    player.play_on()

    sheet = page.locator("tin-sheet")
    expect(sheet.locator("thead th")).to_have_count(players)
    expect(sheet.get_by_role("row")).to_have_count(7)
