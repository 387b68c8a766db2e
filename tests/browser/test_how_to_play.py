"""How to play: an illustrated page for each game, and the rules beside the table."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, violations
from tests.browser.conftest import Opened
from tests.browser.in_place import set_size, switch_language
from tests.browser.live_server import LiveServer
from tests.browser.repeats import in_slow
from tests.browser.test_every_phase import Look
from tinhorn.games.dicetown.components import ACTION_CARDS, ELIXIRS
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import LANGUAGES, say

PHONE: Final = (390, 844)
LOOKS: Final[tuple[Look, ...]] = (((320, 640), "light"), ((1440, 900), "dark"))
IS_WHOLE: Final = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
RECTANGLES: Final = """() => [".board", ".tray", ".rules-drawer"].map(name => {
  const { left, right, width } = document.querySelector(name).getBoundingClientRect();
  return { left, right, width };
})"""


def opened(open_page: Opened, game: str, **how: object) -> Page:
    page = open_page(path=f"/how-to-play/{game}", **how)
    page.wait_for_selector(".how-score")
    return page


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
def test_every_text_of_the_page_is_there_in_every_language(open_page: Opened, game: str) -> None:
    page = opened(open_page, game, size=PHONE)
    title = page.get_by_role("heading", level=1)
    texts = set()

    for language in LANGUAGES:
        before = title.text_content() or ""
        switch_language(page, language)
        expect(title).not_to_have_text(before)
        page.evaluate(SETTLED)
        text = page.locator(".how-main").inner_text()
        texts.add(text)
        assert "web-how" not in text, language
        assert "undefined" not in text, language
        expect(page.locator(".how-steps figure")).to_have_count(5)
        expect(page.locator(".how-examples figure")).to_have_count(3)
        assert page.evaluate(IS_WHOLE), language

    assert len(texts) == len(LANGUAGES)


def test_faces_come_first_and_every_card_and_elixir_is_listed(open_page: Opened) -> None:
    page = opened(open_page, "dicetown")

    headings = page.locator(".how-lists h2").all_inner_texts()
    listed = page.locator(".how-lists .how-small b").all_inner_texts()

    assert headings[0] == "The six faces"
    assert headings[1] == "The places, in order"
    wanted = [f"dicetown-card-{card}" for card in ACTION_CARDS]
    wanted += [f"dicetown-elixir-{elixir}" for elixir in ELIXIRS]
    assert {say(phrase(key)) for key in wanted} <= {*listed}
    expect(page.locator(".how-lists li").filter(has_text="double the nuggets")).to_have_count(1)
    expect(page.locator(".how-lists li").filter(has_text="the sheriff’s star")).not_to_have_count(0)


def test_a_reader_gets_the_page_in_the_language_of_the_browser(open_page: Opened) -> None:
    page = opened(open_page, "winchester", language="de")

    expect(page.get_by_role("heading", level=1)).to_have_text("So wird Winchester gespielt")


@pytest.mark.parametrize("game", ["dicetown", *in_slow("winchester")])
def test_the_page_is_accessible_and_fits(open_page: Opened, game: str, axe: str) -> None:
    page = opened(open_page, game)

    for size, theme in LOOKS:
        set_size(page, size)
        page.emulate_media(color_scheme=theme)
        assert violations(page, axe) == [], size
        assert page.evaluate(IS_WHOLE), size


@pytest.mark.parametrize("game", ["winchester", *in_slow("dicetown")])
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
    page.get_by_role("link", name="Full rules").first.click()

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


@pytest.mark.parametrize("address", ["/how-to-play/faro", *in_slow("/learn/faro")])
def test_a_game_that_is_not_here_is_named_in_a_sentence(
    open_page: Opened, page_errors: list[str], address: str
) -> None:
    page = open_page(path=address)

    expect(page.locator('[role="alert"], .waiting')).to_contain_text("“faro” isn’t available here.")
    page_errors.clear()  # the browser reports the 404


@pytest.mark.parametrize(("game", "phase"), [("winchester", "Bidding"), ("dicetown", "Keeping")])
def test_the_rules_beside_the_table_leave_the_board_whole(
    page: Page, server: LiveServer, game: str, phase: str
) -> None:
    positions.visit(page, server, positions.of(game)[phase])
    page.keyboard.press("r")
    page.wait_for_selector(".rules-drawer .rule")

    for size in ((1024, 768), (1440, 900), (1920, 1080)):
        set_size(page, size)
        page.evaluate(SETTLED)
        board, tray, drawer = page.evaluate(RECTANGLES)
        assert board["right"] <= drawer["left"], size
        assert tray["right"] <= drawer["left"], size
        assert board["width"] > size[0] / 2, size
        assert page.evaluate(IS_WHOLE), size
    expect(page.locator(".rules-drawer").get_by_role("link", name="How to play")).to_be_visible()
