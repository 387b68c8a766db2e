"""What the lobby offers, and the settings that it shows."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from bench.readings import RESULTS, Run
from tests.browser.conftest import Opened


def test_the_lobby_shows_that_tables_open_as_text(open_page: Opened) -> None:
    page = open_page()
    wish = page.get_by_role("button", name="Show tables as text")
    expect(wish.locator("svg")).to_have_count(0)

    wish.click()

    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(wish.locator("svg")).to_have_count(1)


def test_the_lobby_promises_the_minutes_that_were_measured(open_page: Opened) -> None:
    measured = sorted(RESULTS.glob("*-minutes.json"))[-1]
    games = msgspec.json.decode(measured.read_bytes(), type=Run).figures
    page = open_page()

    for game in games:
        line = page.locator(f'[data-game="{game["name"]}"] .facts-line')
        alone, friends = game["alone with bots [min]"], game["four friends [min]"]
        expect(line).to_contain_text(f"{alone} min with bots, {friends} with friends")
