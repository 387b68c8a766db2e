"""Dice Town by clicking: whole games against bots."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TimeoutElapsed

from tests.browser.conftest import Opened
from tests.browser.player import STORE, Player

USABLE: Final = '.prompt-actions .btn:not([aria-disabled="true"])'
SOON: Final = 3_000
DICE_TOWN: Final = 1
"""The second game in the lobby."""


class Gambler(Player):
    """Keeps one die at a time, takes the first of what there is to choose, plays every card."""

    def answer(self) -> None:
        had = self.page.evaluate(f"{STORE}.update.n")
        try:
            self._click(self.view())
            self.page.wait_for_function(f"had => {STORE}.update.n > had", arg=had)
        except TimeoutElapsed:
            # A moment to react may close while the mouse is on its way.
            assert self.page.evaluate(f"{STORE}.update.n") > had

    def _click(self, view: Any) -> None:
        for choice in (".keep", ".choice-panel [data-pick]"):
            if self.page.locator(choice).count():
                self.page.locator(choice).first.click(timeout=SOON)
        self.page.locator(USABLE).first.click(timeout=SOON)


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
    assert sheet.locator("thead th").count() == players
    assert sheet.get_by_role("row").count() == 7
