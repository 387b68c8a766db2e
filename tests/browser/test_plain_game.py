"""A game without scripts of its own in the browser: a whole game, and what looks back on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import until, wait_for_effect
from tests.support.third_party import BROKEN, PENNIES, with_games

ASKED: Final = '.prompt[data-turn="mine"]'
OVER: Final = '.prompt[data-turn="over"]'
BUTTONS: Final = ".plain-options .btn, .prompt .slot .btn:not([data-seat-code])"
UPDATE: Final = "document.querySelector('tin-table-page')?.model.update.n"
OVERFLOWS: Final = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def plain_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with with_games(PENNIES, BROKEN):
        server = LiveServer(tmp_path_factory.mktemp("plain"))
        server.start()
    yield server
    server.stop()


def answer(page: Page) -> None:
    """Answer one question with the last option on offer."""
    had = page.evaluate(UPDATE)
    page.locator(BUTTONS).last.click()
    wait_for_effect(page, had)


def play(*players: Page) -> None:
    """Play to the end of the game; whoever is asked answers."""

    def answered_all() -> bool:
        asked = [page for page in players if page.locator(ASKED).count()]
        for page in asked:
            answer(page)
        return players[0].locator(OVER).count() > 0

    until(players[0], answered_all)


def test_friends_play_a_whole_game_and_a_spectator_watches(
    open_page: Opened, plain_server: LiveServer
) -> None:
    home = plain_server.address
    ann = open_page("Ann", f"{home}/new/pennies", PHONE)
    ann.get_by_label("talk").select_option("silent")
    ann.get_by_role("radio", name="2", exact=True).click()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_selector(".invite")
    expect(ann.get_by_label("talk").locator("option:checked")).to_have_text("silent")
    bob = open_page("Bob", ann.url, WIDE)
    bob.locator("tin-guest-welcome .btn-primary").click()
    bob.wait_for_selector(".table-list")
    ann.locator(".start .btn-primary").click()
    ann.wait_for_selector(".plain-board")
    dan = open_page("Dan", ann.url, PHONE)
    dan.wait_for_selector(".plain-board")

    ann.wait_for_selector(ASKED)
    assert ann.locator(".prompt .slot .btn").count() == 4
    assert not ann.evaluate(OVERFLOWS)
    assert dan.locator(BUTTONS).count() == 0
    play(ann, bob)

    for page in (ann, bob, dan):
        expect(page.locator("tin-score-sheet .scores").first).to_be_visible()
        assert not page.evaluate(OVERFLOWS)
    code = ann.url.split("/")[-1]
    for path, shown in (
        ("replay?frame=4&perspective=open", ".plain-seats"),
        ("replay?frame=4", ".plain-seats"),
        ("summary", ".panel h2"),
        ("review", ".panel h2"),
        ("text", "#text-board"),
    ):
        ann.goto(f"{home}/t/{code}/{path}")
        ann.wait_for_selector(shown)


def test_the_lobby_offers_what_the_game_has(open_page: Opened, plain_server: LiveServer) -> None:
    page = open_page(path=plain_server.address)
    card = page.locator('.game-card[data-game="pennies"]')

    expect(card.get_by_role("heading")).to_have_text("Pennies")
    expect(card.get_by_text("2 to 5 players")).to_be_visible()
    expect(card.get_by_text("How to play")).to_have_count(0)
    expect(card.get_by_text("Learn")).to_have_count(0)
    shown = page.locator(".game-card").evaluate_all("all => all.map(one => one.dataset.game)")
    assert {*shown} == {"winchester", "dicetown", "pennies", "partless"}


def test_one_device_goes_around(open_page: Opened, plain_server: LiveServer) -> None:
    page = open_page(path=f"{plain_server.address}/new/pennies/pass", size=PHONE)
    page.get_by_role("radio", name="2", exact=True).click()
    page.locator(".sharing .input").nth(0).fill("Ann")
    page.locator(".sharing .input").nth(1).fill("Bob")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".start .btn").click()

    expect(page.locator(".curtain, .plain-board").first).to_be_visible()


def test_bots_play_while_somebody_watches(open_page: Opened, plain_server: LiveServer) -> None:
    page = open_page(path=plain_server.address)
    page.locator('.game-card[data-game="pennies"]').get_by_text("Watch bots play").click()

    expect(page.locator(".plain-seats > li")).to_have_count(4)
