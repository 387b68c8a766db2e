"""Whole games by clicking, against bots."""

from __future__ import annotations

from tests.browser.conftest import Opened
from tests.browser.player import Player


def test_one_click_in_the_lobby_and_the_game_is_on(open_page: Opened) -> None:
    page = open_page()

    Player(page).play_now()

    assert page.locator(".seat").count() == 4
    assert page.get_by_role("status").first.inner_text() != ""


def test_a_whole_game_of_five_is_played_by_clicking(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.open_table(5)
    player.add_bots()
    player.start()

    player.play_on()

    sheet = page.locator("tin-sheet")
    assert sheet.locator("thead th").count() == 5
    assert sheet.get_by_role("row").count() == 6
    assert page.locator(".board-live [data-plot] .map-hat").count() == 19


def test_after_a_whole_game_of_three_a_rematch_seats_the_same_company(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.open_table(3)
    player.add_bots()
    player.start()
    player.play_on()
    names = page.locator(".sheet-name").all_inner_texts()

    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".invite")

    assert len(names) == 3
    assert page.locator(".table-row b").all_inner_texts() == names
