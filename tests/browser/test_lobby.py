"""The lobby itself: what it offers, and what it says of how it is set."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opened


def test_it_shows_that_tables_will_open_in_words(open_page: Opened) -> None:
    page = open_page()
    wish = page.get_by_role("button", name="Tables as text")
    expect(wish.locator("svg")).to_have_count(0)

    wish.click()

    expect(wish).to_have_attribute("aria-pressed", "true")
    expect(wish.locator("svg")).to_have_count(1)
