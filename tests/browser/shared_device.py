"""Players who share one device."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.player import CONFIRM, MODEL, Player, open_table
from tests.browser.positions import Position, first_auction
from tests.support.people import CAT

DEAF: Final = 850
"""Milliseconds after which a new curtain accepts input."""
HELD: Final = 650
"""Milliseconds for which the button must be held."""
ASKED: Final = ".hat-place[data-asked]"
"""The player who decides at the open table."""
CURTAIN: Final = "document.querySelector('tin-shared-device-page')"


def two_at_one_device() -> Position:
    """Ann and Bea at one device, and a bot, at the beginning of a game of Winchester."""
    return first_auction()._replace(is_shared=True, bots=(CAT,), names=("Ann", "Bea", "Cat"))


class SharedDevice:
    """Ann and others at one device. The test controls its clock: open the page with one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand_overs = 0

    def open_table(self, *others: str, game: str = "winchester") -> None:
        """Open a table for three without the form."""
        open_table(self.page, 3, game=game, devices="pass", others=others)

    def fill_in_table(self, *others: str, players: int = 3, game: str = "Winchester") -> None:
        """Open a table with the form."""
        card = self.page.locator(".game-card", has_text=game)
        card.get_by_role("link", name="One device").click()
        self.page.get_by_role("radio", name=str(players), exact=True).click()
        for number, name in enumerate(others, start=2):
            self.page.get_by_role("textbox", name=f"Player {number}").fill(name)
        self.page.get_by_role("button", name="Open the table").click()
        self.page.wait_for_selector(".invite")

    def start(self) -> None:
        Player(self.page).add_bots()
        self.page.locator(".start .btn").click()

    def wait_for_curtain(self) -> str:
        """Wait for the curtain; return the name on it."""
        self.page.wait_for_selector(".curtain tin-hold-button")
        return self.page.locator(".curtain h1").inner_text().removeprefix("Hand the device to ")

    def wait_for_turn(self) -> None:
        """Wait for a curtain, a question at the open table, or the end of the game."""
        over = 'tin-shared-device-page .prompt[data-turn="over"]'
        self.page.wait_for_selector(f".curtain tin-hold-button, {ASKED}, {over}")

    def has_curtain(self) -> bool:
        return self.page.locator(".curtain tin-hold-button").count() > 0

    def ask_for_own_cards(self, name: str) -> None:
        """Ask for the curtain, as a player at the open table does."""
        self.page.get_by_role("button", name=f"{name}: see my own cards").click()
        assert self.wait_for_curtain() == name

    def finish_look(self) -> None:
        """Put the device down after a look at one's own cards."""
        self.page.get_by_role("button", name="Done, hide").click()
        self.wait_until_covered()

    def must_hear_rumor(self) -> bool:
        """Return True if the player who has the device must choose a hidden card to look at."""
        seen = self.view()
        return bool(seen["phase"]["type"] == "HearingRumor" and seen["decision"])

    def hear_rumor(self) -> None:
        """Look at a hidden card; the result stays until the player puts the device down."""
        self.page.locator(".peek-row .btn").first.click()
        self.page.locator(CONFIRM).click()
        self.page.wait_for_selector(".curtain-done")

    def look_first(self, *names: str) -> None:
        """Show the players their secret objectives, one after the other."""
        for name in names:
            assert self.wait_for_curtain() == name
            self.hold()
            self.finish_look()
        self.page.wait_for_selector(".curtain", state="detached")

    def wait_until_heeded(self) -> None:
        """Wait until the curtain accepts input."""
        self.page.wait_for_selector(".hold")
        self.page.clock.fast_forward(DEAF)

    def hold(self) -> None:
        """Hold the button by mouse until the table is shown."""
        self.wait_until_heeded()
        self.page.locator(".hold").hover()
        self.page.mouse.down()
        self.page.clock.fast_forward(HELD)
        self.page.wait_for_selector(".table .prompt")
        self.page.mouse.up()
        self.hand_overs += 1

    def view(self) -> Any:
        """Return the view on show, of the spectator or of a seat."""
        return self.page.evaluate(f"{MODEL}.update.view")

    def public_view(self) -> Any:
        """Return the view of the spectator, which the device always has."""
        return self.page.evaluate(f"{CURTAIN}.model.update.view")

    def is_covered(self) -> bool:
        return bool(self.page.evaluate(f"{CURTAIN}.hand === null"))

    def wait_until_covered(self) -> None:
        self.page.wait_for_function(f"() => {CURTAIN}.hand === null")

    def decide_in_the_open(self) -> None:
        """Decide for the hat that is asked; a bid that cannot be paid is followed by a pass."""
        model = f"{CURTAIN}.model"
        had = self.page.evaluate(f"{model}.update.view.prompt")
        is_on = f"had => {model}.update.view.prompt > had"
        public = self.page.evaluate(f"{model}.update.public.options")
        options = [option["action"] for option in public]
        Player(self.page).click_on(self.view() | {"options": options})
        self.page.wait_for_function(f"{is_on} || {model}.problem", arg=had)
        if self.page.evaluate(f"{model}.problem !== undefined"):
            asked = self.page.locator(ASKED)
            if asked.locator("[data-cancel]").count():  # a duel that cannot be paid for
                asked.locator("[data-cancel]").click()
            asked.get_by_role("button", name="Pass", exact=True).click()
            self.page.wait_for_function(is_on, arg=had)


def texts(page: Page) -> Sequence[str]:
    """Return all text of the page: its markup and its accessibility tree."""
    return (page.content(), page.locator("body").aria_snapshot())
