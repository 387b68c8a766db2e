"""Cards: face up in the open perspective, and linked to their rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.live_server import LiveServer
from tests.browser.test_rules import marked


def test_in_the_open_perspective_no_mine_card_is_face_down(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Over"])
    replay = f"{page.url}/replay?frame=4"

    page.goto(f"{replay}&perspective=spectator")
    page.wait_for_selector(".replaying [data-card]")
    cards = page.locator("[data-card]").count()
    expect(page.locator("[data-card] .plate")).to_have_count(0)
    page.goto(f"{replay}&perspective=open")

    expect(page.locator("[data-card] .plate")).to_have_count(cards)


def test_a_picked_card_links_to_its_rule(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("dicetown")["ChoosingCard"])
    picked = page.locator(".drawn .card").first
    expect(page.locator(".choice-panel .rule-link")).to_have_count(0)

    picked.click()
    page.locator(".choice-panel .rule-link").click()

    page.wait_for_selector(".rules-drawer [data-now]")
    assert len(marked(page)) == 1
    expect(picked).to_have_attribute("aria-checked", "true")
