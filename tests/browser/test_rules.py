"""The rules: pages, the drawer beside the table, and links to rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.test_every_phase import ON_DESKS, ON_PHONES, POSITIONS, Looks, looked_over


def marked(page: Page) -> list[str]:
    """Return the rules that are marked as applying now."""
    page.wait_for_selector("tin-rules-drawer [data-now]")
    return [str(rule.get_attribute("data-rule")) for rule in page.locator("[data-now]").all()]


def wait_until_in_sight(page: Page, rule: str) -> None:
    page.wait_for_function(
        """rule => {
          const { top, bottom } = document.querySelector(`[data-rule="${rule}"]`)
            .getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }""",
        arg=rule,
    )


def wait_for_focus(page: Page, within: str) -> None:
    page.wait_for_function("within => document.activeElement.closest(within)", arg=within)


@pytest.mark.parametrize("looks", ON_PHONES)
def test_an_address_opens_its_rule(open_page: Opened, axe: str, looks: Looks) -> None:
    page = open_page(path="/rules/winchester#W-DUEL-3")

    page.wait_for_selector("#W-DUEL-3[data-now]")

    wait_until_in_sight(page, "W-DUEL-3")
    assert "house rule" in page.locator("#W-DUEL-3").inner_text()
    assert "house rule" not in page.locator("#W-DUEL-4").inner_text()
    assert looked_over(page, axe, looks) == []


def test_the_rules_are_in_the_readers_language_under_the_same_ids(open_page: Opened) -> None:
    page = open_page(path="/rules/dicetown#D-WANTED", language="de")

    page.wait_for_selector("#D-WANTED")

    expect(page.locator("main[lang=de]")).to_have_count(1)
    assert "ein anderer Spieler" in page.locator("#D-WANTED").inner_text()


def test_contents_and_citations_link_within_the_page(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester")
    page.wait_for_selector(".rules-toc a")

    page.get_by_role("link", name="Bonus tokens").click()
    page.wait_for_function("() => location.hash === '#section-7'")
    page.locator("#W-BUY-2 a").click()

    page.wait_for_selector("#W-AUCTION-6[data-now]")
    wait_until_in_sight(page, "W-AUCTION-6")


def test_the_rules_can_be_searched(open_page: Opened) -> None:
    page = open_page(path="/rules/winchester")

    page.get_by_label("Search the rules").fill("duel bang")

    expect(page.get_by_role("status").first).to_have_text("2 matches.")
    assert page.locator("#W-DUEL-4").count() == 1
    assert page.locator("#W-BUY-1").count() == 0


def test_a_game_without_rules_says_so(open_page: Opened, page_errors: list[str]) -> None:
    page = open_page(path="/rules/faro")

    expect(page.get_by_role("alert")).to_contain_text("faro")
    page_errors.clear()


def test_the_drawer_opens_at_the_rules_that_apply_now_and_restores_the_focus(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Duel"])
    page.locator(".prompt-actions button").last.focus()

    page.keyboard.press("r")

    assert marked(page) == ["W-AUCTION-2", "W-DUEL-1", "W-DUEL-2", "W-DUEL-3"]
    wait_until_in_sight(page, "W-DUEL-1")
    wait_for_focus(page, "tin-rules-drawer")
    page.keyboard.press("Escape")
    page.wait_for_selector("tin-rules-drawer", state="detached")
    wait_for_focus(page, ".prompt-actions")


@pytest.mark.parametrize("looks", ON_DESKS)
def test_the_drawer_fits_every_screen(
    page: Page, server: LiveServer, axe: str, looks: Looks
) -> None:
    positions.visit(page, server, POSITIONS["dicetown"]["Deciding"])

    page.keyboard.press("r")

    assert marked(page)[0] == "D-TIE-1"
    assert looked_over(page, axe, looks) == []


def test_a_refusal_links_to_its_rule(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Bidding"])
    page.evaluate(
        "document.querySelector('tin-table-page').model.answer({ type: 'Bid', amount: 99 })"
    )

    page.locator(".refusal .rule-id").click()

    assert marked(page) == ["W-AUCTION-3"]


def test_objectives_cards_and_places_link_to_their_rules(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Bidding"])

    page.locator(".facts-tight .rule-link").first.click()
    assert marked(page)[0].startswith("W-SHARED-")
    page.locator(".secrets .rule-link").first.click()
    page.wait_for_selector('[data-rule="W-END-2"][data-now]')

    positions.visit(page, server, POSITIONS["dicetown"]["Deciding"])
    page.locator('[data-walk="doc"]').click()
    page.locator('[data-walk="doc"] .rule-link').click()
    assert marked(page) == ["D-DOC-1"]


def test_the_rules_are_a_button_away_on_a_phone(page: Page, server: LiveServer) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, positions.first_auction())

    page.get_by_role("button", name="Rules").click()

    assert marked(page)


def test_the_help_keeps_the_focus_until_it_is_closed(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_auction())
    page.locator(".topbar button").last.focus()

    page.keyboard.press("?")
    page.wait_for_selector("tin-help-drawer dt")

    for _ in range(4):
        page.keyboard.press("Tab")
        wait_for_focus(page, "tin-help-drawer")
    page.keyboard.press("Shift+Tab")
    wait_for_focus(page, "tin-help-drawer")
    page.keyboard.press("Escape")
    page.wait_for_selector("tin-help-drawer", state="detached")
    wait_for_focus(page, ".topbar")
