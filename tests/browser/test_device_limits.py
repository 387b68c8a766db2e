"""Browsers without storage or clipboard, and unusual input."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import PHONE, Opened
from tests.browser.finished_games import finished
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE, MODEL, TABLE, Player
from tests.browser.test_installed import HIDE

FORGETFUL: Final = """
for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, {
  get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
});
"""

SHOWN: Final = f"{TABLE}.choreographer.shown.update"

COUNT_ANSWERS: Final = """
window.answers = 0;
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (said) {
  window.answers += said.includes('"Answer"');
  send.call(this, said);
};
"""

LIVELY: Final = """
  const wish = { hasPlayed: true, name: "Ann", motion: "500", sound: false };
  localStorage.setItem("tinhorn", JSON.stringify(wish));
"""


def test_a_browser_without_storage_can_play(open_page: Opened) -> None:
    page = open_page(scripts=(FORGETFUL,))
    player = Player(page)

    player.play_now()
    page.get_by_role("button", name="Let’s play").click()  # each game is the first one
    player.wait()
    player.answer()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_link_to_a_frame_can_be_copied_on_an_insecure_address(
    open_page: Opened, server: LiveServer
) -> None:
    code, _ = finished(server, "winchester")
    page = open_page(path=f"/t/{code}/replay?frame=3", scripts=(HIDE,))

    page.locator(".replay-link").click()

    expect(page.locator(".replay-link")).to_contain_text("Copied")
    expect(page.locator(".replay-link")).to_be_focused()


def test_a_key_that_is_held_down_answers_once(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, scripts=(COUNT_ANSWERS,))
    positions.visit(page, server, positions.first_auction()._replace(others="absent"))
    had = page.evaluate(f"{MODEL}.update.n")
    page.wait_for_selector(ANSWERABLE)

    page.keyboard.down("Enter")
    page.wait_for_function(f"had => {SHOWN}.n > had && {SHOWN}.options.length", arg=had)
    page.evaluate(SETTLED)
    page.wait_for_selector(ANSWERABLE)
    page.keyboard.down("Enter")
    page.evaluate(SETTLED)

    assert page.evaluate("window.answers") == 1


def test_the_focus_stays_in_the_bar_when_its_button_disappears(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.wait_for_selector(ANSWERABLE)
    page.locator(".prompt-actions .btn-primary").focus()

    page.keyboard.press("Enter")

    expect(page.locator(".prompt")).to_be_focused()


def test_the_second_click_of_a_double_click_neither_bids_nor_passes(
    page: Page, server: LiveServer
) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, positions.of("winchester")["Bidding"])

    page.locator(".prompt-actions .btn-primary").dblclick()

    expect(page.locator(".prompt-actions .btn")).to_have_count(0)
    expect(page.locator(".order-badge")).to_have_count(0)


def test_a_panel_that_needs_a_choice_is_opened_on_a_phone(page: Page, server: LiveServer) -> None:
    set_size(page, PHONE)
    positions.visit(page, server, positions.of("winchester")["HearingRumor"])
    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".peek-row")).to_have_count(0)

    page.evaluate(f"{MODEL}.answer({{ type: 'Pass' }})")
    page.get_by_role("alert").wait_for()

    expect(page.locator(".peek-row .btn").first).to_be_visible()


def test_a_game_that_was_over_already_shows_its_whole_score_sheet(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page(path=None, scripts=(LIVELY,))

    positions.visit(page, server, positions.of("winchester")["Over"])

    rows = page.locator("tin-score-sheet").evaluate("sheet => sheet.shown")
    assert rows == float("inf")


def test_a_stop_that_pays_nobody_says_so(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["MovingVehicle"])

    hint = page.locator(".prompt .hint")
    expect(hint).to_contain_text("Nobody earns anything there.")


def test_a_refusal_is_shown_in_the_language_chosen_at_the_table(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")

    page.evaluate(f"{MODEL}.answer({{ type: 'Bid', amount: 99 }})")

    expect(page.locator(".refusal")).to_contain_text("Du ")
