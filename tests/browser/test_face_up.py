"""Cards: face up where everything is open, and each with a way to its rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import scenes
from tests.browser.conftest import Opened
from tests.browser.house import Services
from tests.browser.test_rules import marked


def test_with_everything_open_no_mine_lies_face_down(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Over"])
    replay = f"{page.url}/replay?moment=4"

    page.goto(f"{replay}&lens=spectator")
    page.wait_for_selector(".looking-back [data-card]")
    cards = page.locator("[data-card]").count()
    expect(page.locator("[data-card] .plate")).to_have_count(0)
    page.goto(f"{replay}&lens=open")

    expect(page.locator("[data-card] .plate")).to_have_count(cards)


def test_a_card_that_is_picked_leads_to_its_rule(open_page: Opened, house: Services) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("dicetown")["ChoosingCard"])
    picked = page.locator(".drawn .card").first
    expect(page.locator(".choice-panel .thing")).to_have_count(0)

    picked.click()
    page.locator(".choice-panel .thing").click()

    page.wait_for_selector(".rules-drawer [data-now]")
    assert len(marked(page)) == 1
    expect(picked).to_have_attribute("aria-checked", "true")
