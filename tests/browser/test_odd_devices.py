"""Devices that keep nothing, copy nothing, or are touched in odd ways."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.conftest import PHONE, Opened
from tests.browser.house import Services
from tests.browser.played import finished
from tests.browser.player import STORE, Player
from tests.browser.test_installed import HIDE

FORGETFUL: Final = """
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});
"""

LIVELY: Final = """
  localStorage.setItem("tinhorn", JSON.stringify({ name: "Ann", motion: "500", sound: false }));
"""


def _forgetful(page: Page) -> None:
    page.add_init_script(FORGETFUL)


def test_a_browser_that_keeps_nothing_can_play(open_page: Opened) -> None:
    page = open_page(watched=_forgetful)
    player = Player(page)

    player.play_now()
    player.wait()
    player.answer()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_moment_is_copied_where_the_address_is_not_secure(
    open_page: Opened, house: Services
) -> None:
    code, _ = finished(house, "winchester")
    page = open_page(
        path=f"/t/{code}/replay?moment=3", watched=lambda page: page.add_init_script(HIDE)
    )

    page.locator(".replay-link").click()

    expect(page.locator(".replay-link")).to_contain_text("Copied")
    expect(page.locator(".replay-link")).to_be_focused()


def test_a_key_that_is_kept_down_answers_once(open_page: Opened) -> None:
    player = Player(open_page())
    player.open_table(3)
    player.start()
    player.wait()
    page = player.page
    had = page.evaluate(f"{STORE}.update.n")

    page.keyboard.down("Enter")
    page.wait_for_function(f"had => {STORE}.update.n > had", arg=had)
    player.wait()
    before = player.view()
    page.keyboard.down("Enter")

    assert player.is_asked()
    assert player.view() == before


def test_the_focus_stays_in_the_bar_when_a_button_is_gone(
    open_page: Opened, house: Services
) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Bidding"])
    page.locator(".prompt-actions .btn-primary").focus()

    page.keyboard.press("Enter")

    expect(page.locator(".prompt")).to_be_focused()


def test_the_second_half_of_a_double_click_bids_and_passes_nothing(
    open_page: Opened, house: Services
) -> None:
    page = open_page(size=PHONE)
    scenes.visit(page, house, scenes.of("winchester")["Bidding"])

    page.locator(".prompt-actions .btn-primary").dblclick()

    expect(page.get_by_role("button", name="Pass when asked")).to_be_visible()
    expect(page.get_by_role("button", name="Stop bidding for me")).to_have_count(0)


def test_who_is_to_choose_in_a_panel_sees_it_on_a_phone(open_page: Opened, house: Services) -> None:
    page = open_page(size=PHONE)
    scenes.visit(page, house, scenes.of("winchester")["HearingRumor"])
    page.get_by_role("tab", name="Story").click()
    expect(page.locator(".peek-row")).to_have_count(0)

    page.evaluate(f"{STORE}.answer({{ type: 'Pass' }})")
    page.get_by_role("alert").wait_for()

    expect(page.locator(".peek-row .btn").first).to_be_visible()


def test_a_game_that_was_over_before_unrolls_no_score_sheet(
    open_page: Opened, house: Services
) -> None:
    page = open_page(watched=lambda page: page.add_init_script(LIVELY))

    scenes.visit(page, house, scenes.of("winchester")["Over"])

    rows = page.locator("tin-sheet").evaluate("sheet => sheet.shown")
    assert rows == float("inf")


def test_a_stop_that_pays_nobody_says_so(open_page: Opened, house: Services) -> None:
    page = open_page()

    scenes.visit(page, house, scenes.of("winchester")["MovingVehicle"])

    button = page.locator(".prompt .btn-primary")
    expect(button).to_contain_text("Nobody earns anything there.")


def test_a_refusal_is_told_in_the_language_chosen_at_the_table(
    open_page: Opened, house: Services
) -> None:
    page = open_page()
    scenes.visit(page, house, scenes.of("winchester")["Bidding"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")

    page.evaluate(f"{STORE}.answer({{ type: 'Bid', amount: 99 }})")

    expect(page.locator(".refusal")).to_contain_text("Du ")
