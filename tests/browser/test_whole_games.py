"""Whole games by clicking, against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import paced
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, SHEET, Player


def test_one_click_in_the_lobby_starts_a_game(open_page: Opened) -> None:
    page = open_page()

    Player(page).play_now()

    expect(page.locator(".seat")).to_have_count(4)
    expect(page.get_by_role("status").first).not_to_be_empty()


def test_a_game_is_played_to_its_end_by_clicking(page: Page, server: LiveServer) -> None:
    late = positions.late("winchester")
    positions.visit(page, server, late)

    Player(page).play_on()

    check_score_sheet(page, late.setup.players)


@pytest.mark.slow
def test_a_whole_game_of_five_is_played_by_clicking(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.fill_in_table(5)
    player.add_bots()
    player.start()

    player.play_on()

    check_score_sheet(page, 5)
    expect(page.locator(".board-live [data-plot] .map-hat")).to_have_count(19)


def check_score_sheet(page: Page, players: int) -> None:
    sheet = page.locator(SHEET)
    expect(sheet.locator("thead th")).to_have_count(players)
    expect(sheet.get_by_role("row")).to_have_count(6)


def test_a_game_is_played_to_its_end_with_beats(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, scripts=paced(pace="fast", motion="0", is_hasty=True))
    positions.visit(page, server, positions.late("winchester"))

    Player(page).play_on()

    expect(page.locator(".sheet-name")).to_have_count(3)


@pytest.mark.slow
def test_a_whole_game_is_played_with_beats(open_page: Opened) -> None:
    page = open_page(scripts=paced(pace="fast", motion="0"))
    player = Player(page)
    player.fill_in_table(3)
    player.add_bots()
    player.start()

    player.play_on()

    expect(page.locator(".sheet-name")).to_have_count(3)


def test_after_a_game_a_rematch_seats_the_same_players(page: Page, server: LiveServer) -> None:
    over = positions.of("winchester")["Over"]._replace(viewer=0)
    positions.visit(page, server, over)
    expect(page.locator(".sheet-name")).to_have_count(over.setup.players)

    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".invite")

    expect(page.locator(".table-row b").first).to_have_text("Ann")


def test_against_bots_a_rematch_starts_at_once(page: Page, server: LiveServer) -> None:
    over = positions.of("winchester")["Over"]._replace(viewer=0, others="bot")
    positions.visit(page, server, over)
    expect(page.locator(".sheet-name")).to_have_count(over.setup.players)
    before = [seat["name"] for seat in page.evaluate(f"{MODEL}.table.seats")]

    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function(f"() => {MODEL}?.update && {MODEL}.table.status === 'playing'")

    assert sorted(seat["name"] for seat in page.evaluate(f"{MODEL}.table.seats")) == sorted(before)


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_nobody_is_shown_as_the_winner_before_the_outcome_is_there(
    page: Page, server: LiveServer, game: str
) -> None:
    positions.visit(page, server, positions.of(game)["Over"])
    page.wait_for_selector(SHEET)

    page.evaluate(
        f"""() => {{
          window.model = {MODEL};
          window.known = model.table;
          model.table = {{ ...known, outcome: null }};
          model.dispatchEvent(new Event("change"));
        }}"""
    )

    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(".winner")).to_have_count(0)
    expect(page.locator(".prompt h1, .prompt p").first).to_be_visible()
    page.evaluate("model.table = known, model.dispatchEvent(new Event('change'))")
    page.wait_for_selector(SHEET)
