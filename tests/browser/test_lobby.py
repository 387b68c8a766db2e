"""What the lobby offers, and the settings that it shows."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opened


def test_the_lobby_shows_that_tables_open_as_text(open_page: Opened) -> None:
    page = open_page()
    wish = page.get_by_role("button", name="Show tables as text")
    expect(wish.locator("svg")).to_have_count(0)

    wish.click()

    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(wish.locator("svg")).to_have_count(1)
