"""Everything at the table by keyboard."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import (
    ANSWERABLE,
    MODEL,
    MODEST,
    SHEET,
    WINDOW_BUTTONS,
    Player,
    wait_for_effect,
)

DECISIONS: Final = {"winchester": 5, "dicetown": 17}
PLOTS: Final = 19
ROWS: Final = 7
TABS: Final = 25
"""The most keys that any answer may take."""
CONFIRM_PASSES: Final = """async () => {
  const main = document.querySelector('script[type="module"]').src;
  (await import(main)).$app_settings.settings.change({ confirmPass: true });
}"""
SENT: Final = f"had => {MODEL}.update.n > had || {MODEL}.answered !== undefined"
BAR: Final = f"""() => {{
  const {{ phase }} = {MODEL}.update.view;
  const answers = ".prompt-actions :is(button, a):not({WINDOW_BUTTONS})";
  const buttons = [...document.querySelectorAll(answers)];
  const isOpen = button => button.ariaDisabled !== "true";
  const active = document.activeElement;
  return {{
    duel: buttons.find(one => one.textContent.trim() === "Duel" && isOpen(one))?.dataset.key ?? "",
    last: buttons.at(-1)?.dataset.key ?? String(buttons.length),
    isReady: buttons.some(one => one.matches(".btn-primary") && isOpen(one)),
    isSure: buttons.some(one => one.matches(".btn-danger")),
    isAtPick: active.matches("[data-pick]:not(.offer-form *)"),
    picks: document.querySelectorAll("[data-pick]:not(.offer-form *)").length,
    standing: phase.standing ?? 0,
  }};
}}"""
"""The buttons of the prompt bar, and the focus."""


class Typist(Player):
    """A player without a mouse: every click and focus comes from a key."""

    def tab_to(self, text: str) -> None:
        for _ in range(TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement.textContent").strip() == text:
                return
        raise AssertionError(f"Tab does not reach {text}")

    def play_now(self, *, game: int = 0) -> None:
        """Start one of the games in the lobby, against bots."""
        self.page.wait_for_selector(".game-card")
        for _ in range(game + 1):
            self.tab_to("Play now")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector(".prompt")

    def answer(self) -> None:
        """Press keys until the page has sent an answer or the reaction window has closed."""
        had = self.page.evaluate(f"{MODEL}.update.n")
        for _ in range(TABS):
            self.page.wait_for_selector(f'{ANSWERABLE}, .prompt:not([data-turn="mine"])')
            self._press(self.page.evaluate(BAR))
            if self.page.evaluate(SENT, had):
                wait_for_effect(self.page, had)
            if self.page.evaluate(f"{MODEL}.update.n") > had or not self.is_asked():
                return
        raise AssertionError(f"no key answers {self.view()['phase']}")

    def _press(self, bar: Any) -> None:
        """Press the next sensible key."""
        if bar["duel"]:
            self.page.keyboard.press(bar["duel"])
        elif bar["isSure"] or bar["isAtPick"] or (bar["isReady"] and bar["standing"] < MODEST):
            self.page.keyboard.press("Enter")
        elif bar["picks"]:
            self.page.keyboard.press("ArrowRight")
        else:
            self.page.keyboard.press(bar["last"])


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_game_is_played_to_its_end_without_a_mouse(
    page: Page, server: LiveServer, game: str
) -> None:
    positions.visit(page, server, positions.late(game))

    Typist(page).play_on()

    expect(page.locator(SHEET).get_by_role("row").first).to_be_visible()


@pytest.mark.slow
def test_a_whole_game_of_winchester_is_played_without_a_mouse(open_page: Opened) -> None:
    page = open_page()
    player = Typist(page)

    player.play_now()
    player.play_on()

    expect(page.locator(".board-live [data-plot] .map-hat")).to_have_count(PLOTS)


@pytest.mark.slow
def test_a_whole_game_of_dice_town_is_played_without_a_mouse(open_page: Opened) -> None:
    page = open_page()
    player = Typist(page)

    player.play_now(game=1)
    player.play_on()

    expect(page.locator(SHEET).get_by_role("row")).to_have_count(ROWS)


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_every_decision_can_be_answered_by_keyboard(
    page: Page, server: LiveServer, game: str
) -> None:
    player = Typist(page)
    decisions = {phase: at for phase, at in positions.of(game).items() if phase != "Over"}

    for position in decisions.values():
        positions.visit(page, server, position)
        player.wait()
        player.answer()

    assert len(decisions) == DECISIONS[game]


def test_escape_cancels_what_a_key_has_opened(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    Player(page).wait()

    page.wait_for_selector(ANSWERABLE)
    page.evaluate(CONFIRM_PASSES)
    page.keyboard.press("0")
    page.wait_for_selector(".prompt [data-cancel]:not([data-closed])")
    page.keyboard.press("Escape")
    page.wait_for_selector(".prompt .btn-danger", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("tin-help-drawer .drawer")
    page.keyboard.press("Escape")

    page.wait_for_selector(".drawer", state="detached")


def test_arrow_keys_move_along_the_rails(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["MovingVehicle"])
    stop = page.locator(".legal[aria-checked=true]")
    stop.focus()
    line, square = str(stop.get_attribute("data-stop")).split("-")

    page.keyboard.press("ArrowLeft" if square != "1" else "ArrowRight")

    after = f"{line}-{int(square) - 1 if square != '1' else 2}"
    expect(page.locator(".legal[aria-checked=true]")).to_have_attribute("data-stop", after)


def test_single_keys_can_be_switched_off(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    Player(page).wait()
    page.wait_for_selector(ANSWERABLE)
    amount = page.locator(".bid-stepper output").inner_text()

    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    page.keyboard.press("?")

    expect(page.locator("tin-help-drawer .drawer")).to_have_count(0)
    expect(page.locator(".bid-stepper output")).to_have_text(amount)
