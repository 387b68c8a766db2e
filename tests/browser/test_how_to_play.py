"""How to play: an illustrated page for each game, and the rules beside the table."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.audit import violations
from tests.browser.conftest import Opened
from tests.browser.player import Player
from tinhorn.games import GAMES
from tinhorn.locale import LANGUAGES

PHONE: Final = (390, 844)
IS_WHOLE: Final = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
RECTANGLES: Final = """() => [".board", ".tray", ".rules-drawer"].map(name => {
  const { left, right, width } = document.querySelector(name).getBoundingClientRect();
  return { left, right, width };
})"""


def opened(open_page: Opened, game: str, **how: object) -> Page:
    page = open_page(path=f"/how-to-play/{game}", **how)
    page.wait_for_selector(".how-score")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_the_page_is_there_in_every_language(
    open_page: Opened, game: str, language: str
) -> None:
    page = opened(open_page, game, language=language, size=PHONE)

    text = page.locator(".how-main").inner_text()

    assert "web-how" not in text
    assert "undefined" not in text
    expect(page.locator(".how-steps figure")).to_have_count(5)
    expect(page.locator(".how-examples figure")).to_have_count(3)
    assert page.evaluate(IS_WHOLE)


@pytest.mark.parametrize("size", [(320, 640), (1440, 900)])
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_accessible_and_fits(
    open_page: Opened, game: str, size: tuple[int, int], axe: str
) -> None:
    page = opened(open_page, game, size=size)

    assert violations(page, axe) == []
    assert page.evaluate(IS_WHOLE)
    page.emulate_media(color_scheme="dark")
    assert violations(page, axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_can_be_printed(open_page: Opened, game: str) -> None:
    page = opened(open_page, game)

    page.emulate_media(media="print")

    expect(page.locator(".topbar")).to_be_hidden()
    expect(page.locator(".how-foot")).to_be_hidden()
    expect(page.locator(".how-steps")).to_be_visible()
    expect(page.locator(".how-score table")).to_be_visible()


def test_the_page_finds_its_sentences_when_other_catalogues_come_late(open_page: Opened) -> None:
    """The page asks for more sentences while the first ones are still on their way."""
    late: list[Route] = []

    def held_back(page: Page) -> None:
        page.route("**/locale/en.ftl", lambda route: late.append(route), times=1)

    page = open_page(path="/how-to-play/dicetown", watched=held_back)
    page.wait_for_function("() => document.querySelector('link[href*=\"how-to-play.css\"]')")
    late[0].continue_()

    expect(page.locator(".how-score table")).to_be_visible()


def test_the_lobby_opens_the_page_and_the_numbered_rules_are_behind_it(open_page: Opened) -> None:
    page = open_page()

    page.locator('[data-game="dicetown"]').get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Dice Town")
    page.get_by_role("link", name="Numbered rules").first.click()

    page.wait_for_selector('[data-rule="D-MINE-1"]')
    page.get_by_role("link", name="How to play").click()
    page.wait_for_selector(".how-score")
    page.get_by_role("link", name="Learn").first.click()
    page.wait_for_selector(".lesson")


def test_the_page_follows_the_language(open_page: Opened) -> None:
    page = opened(open_page, "winchester")

    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")

    expect(page.get_by_role("heading", level=1)).to_have_text("So wird Winchester gespielt")
    expect(page.locator(".how-lists")).to_contain_text("eine Kette über gemeinsame Seiten")


@pytest.mark.parametrize("address", ["/how-to-play/faro", "/learn/faro"])
def test_a_game_that_is_not_here_is_named_in_a_sentence(
    open_page: Opened, page_errors: list[str], address: str
) -> None:
    page = open_page(path=address)

    expect(page.locator('[role="alert"], .waiting')).to_contain_text("“faro” isn’t available here.")
    page_errors.clear()  # the browser reports the 404


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_beside_the_table_leave_the_board_whole(
    open_page: Opened, game: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    Player(page).wait()

    page.keyboard.press("r")
    page.wait_for_selector(".rules-drawer .rule")

    board, tray, drawer = page.evaluate(RECTANGLES)
    assert board["right"] <= drawer["left"]
    assert tray["right"] <= drawer["left"]
    assert board["width"] > size[0] / 2
    assert page.evaluate(IS_WHOLE)
    expect(page.locator(".rules-drawer").get_by_role("link", name="How to play")).to_be_visible()
