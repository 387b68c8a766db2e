"""The whole table by keyboard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Opened
from tests.browser.player import STORE, Player

ROUNDS = 12


def test_a_game_is_played_without_a_mouse(open_page: Opened) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")
    player = Player(page)

    _tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    player.wait()
    for _ in range(ROUNDS):
        _answer(page, player)
        player.wait()

    assert page.evaluate(f"{STORE}.story.length") > ROUNDS


def test_escape_takes_back_what_a_key_has_opened(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.open_table(3)
    player.start()
    player.wait()

    page.keyboard.press("4")
    page.wait_for_selector(".composer")
    page.keyboard.press("Escape")
    page.wait_for_selector(".composer", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("tin-help .drawer")
    page.keyboard.press("Escape")

    page.wait_for_selector(".drawer", state="detached")


def test_arrows_walk_along_the_rails(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.open_table(3)
    player.start()
    player.wait()
    while player.phase() != "MovingVehicle":
        player.answer()
        player.wait()
    stop = page.locator(".legal[aria-checked=true]")
    stop.focus()
    line, square = str(stop.get_attribute("data-stop")).split("-")

    page.keyboard.press("ArrowLeft" if square != "1" else "ArrowRight")

    after = page.locator(".legal[aria-checked=true]").get_attribute("data-stop")
    assert after == f"{line}-{int(square) - 1 if square != '1' else 2}"


def _tab_to(page: Page, text: str) -> None:
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip() == text:
            return
    raise AssertionError(f"Tab does not reach {text}")


def _answer(page: Page, player: Player) -> None:
    had = page.evaluate(f"{STORE}.update.n")
    match player.phase():
        case "Bidding":
            buttons = page.locator(".prompt-actions :is(button, a)").count()
            page.keyboard.press("Enter" if page.locator(_GOLD).count() else str(buttons))
        case "HearingRumor":
            page.locator(".peek-row .btn").first.focus()
            page.keyboard.press("Enter")
        case _:
            page.keyboard.press("Enter")
    page.wait_for_function(f"had => {STORE}.update.n > had", arg=had)


_GOLD = ".prompt-actions .btn-primary:not([aria-disabled])"
