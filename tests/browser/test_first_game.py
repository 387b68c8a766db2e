"""The first game on a device: what was dealt, the guide, and what comes after the first victory."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, Opened
from tests.browser.in_place import change_settings
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.test_every_phase import POSITIONS

NEW: Final = """(() => {
  const wish = JSON.parse(localStorage.tinhorn);
  if (!wish.firstGame) localStorage.tinhorn = JSON.stringify({ ...wish, hasPlayed: false });
})()"""
GUIDE: Final = "JSON.parse(localStorage.tinhorn).guide"


def play_now(page: Page, game: str) -> None:
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt")


def overlap(one: Any, other: Any) -> bool:
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def test_the_first_game_shows_what_was_dealt_and_then_guides(open_page: Opened) -> None:
    page = open_page(scripts=(NEW,), size=PHONE)
    play_now(page, "winchester")

    welcome = page.get_by_role("dialog", name="Winchester")
    expect(welcome).to_contain_text("Old Winchester has died")
    cards = welcome.locator(".card b")
    expect(cards).to_have_count(2)
    dealt = page.evaluate(f"{MODEL}.update.view.players[0].objectives")
    told = [name.lower() for name in cards.all_inner_texts()]
    assert all(name.startswith(card[:4]) for name, card in zip(told, dealt, strict=True))
    expect(page.locator("tin-guide-tip")).to_have_count(0)
    welcome.get_by_role("button", name="Let’s play").click()
    expect(welcome).to_have_count(0)
    Player(page).wait()

    tip = page.locator(".guide")
    expect(tip).to_be_visible()
    expect(page.locator("[data-guided]").first).to_be_attached()
    bar = page.locator(".prompt").bounding_box()
    page.wait_for_function("document.querySelector('.guide').style.top")
    assert not overlap(tip.bounding_box(), bar)
    tip.get_by_role("button", name="Close").click()
    expect(tip).to_be_hidden()
    assert page.evaluate(GUIDE)


def test_a_second_game_welcomes_nobody(open_page: Opened) -> None:
    page = open_page(scripts=(NEW,))
    play_now(page, "dicetown")
    page.get_by_role("dialog", name="Dice Town").get_by_role("button").click()
    page.locator(".brand").click()

    play_now(page, "winchester")

    Player(page).wait()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_guide_ends_with_the_first_game(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Over"])
    code = page.evaluate(f"{MODEL}.table.code")
    change_settings(page, guide=True, firstGame="another")
    assert page.evaluate(GUIDE)

    change_settings(page, firstGame=code)

    page.wait_for_function(f"!({GUIDE})")


def test_a_victory_over_a_level_leads_to_the_next(page: Page, server: LiveServer) -> None:
    over = POSITIONS["winchester"]["Over"]
    positions.visit(page, server, over._replace(viewer=4, others="bot", level="deputy"))

    page.get_by_role("button", name="Beat the Marshal next").click()

    page.wait_for_selector('.prompt:not([data-turn="over"])')
    levels = page.evaluate(f"{MODEL}.table.seats.map(({{ bot }}) => bot)")
    assert levels == [None, *["marshal"] * (len(levels) - 1)]
