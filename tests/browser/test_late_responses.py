"""Responses that arrive after the reader has moved on must not replace anything newer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, Request, Route, WebSocket, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.finished_games import finished
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until

APP: Final = "document.querySelector('tin-app')"
SHOWN: Final = "document.querySelector('tin-replay-page').model.number"
CHUNK: Final = 16
"""The number of frame views that the replay fetches at once."""


class HeldRequests:
    """Holds requests back until the test lets them go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        self._is_open = False
        page.route(pattern, self._hold)

    def _hold(self, route: Route) -> None:
        if self._is_open:
            route.continue_()
        else:
            self._routes.append(route)

    def wait(self, count: int = 1) -> None:
        until(self._page, lambda: len(self._routes) >= count)

    def let_go(self) -> None:
        """Let the held requests go in order, and all later ones at once."""
        self._is_open = True
        for route in self._routes:
            with self._page.expect_event("requestfinished", _is(route.request)):
                route.continue_()


def _is(awaited: Request) -> Callable[[Request], bool]:
    return lambda request: request.url == awaited.url


def test_a_late_failure_to_find_a_table_does_not_replace_the_page(
    open_page: Opened, page_errors: list[str]
) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")
    held = HeldRequests(page, "**/api/tables/MESA-2345")
    page.evaluate(f"{APP}.go('/t/MESA-2345')")
    held.wait()
    page.evaluate(f"{APP}.go('/rules/winchester')")
    page.wait_for_selector(".rules-text")

    held.let_go()

    page.evaluate(f"{APP}.updateComplete")
    expect(page.locator(".rules-text")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    page_errors.clear()


def test_going_back_and_forth_leaves_one_connection_to_the_table(open_page: Opened) -> None:
    lines: list[WebSocket] = []
    page = open_page(on_socket=lambda line: lines.append(line))
    Player(page).play_now()
    path = page.evaluate("location.pathname")
    page.evaluate(f"{APP}.go('/')")
    page.wait_for_selector(".game-card")
    held = HeldRequests(page, f"**/api{path.replace('/t/', '/tables/')}")

    for place in (path, "/", path):
        page.evaluate(f"{APP}.go('{place}')")
    held.wait(2)
    held.let_go()

    page.wait_for_selector(".prompt")
    assert [line.is_closed() for line in lines].count(False) == 1


def test_the_language_chosen_last_wins(open_page: Opened) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings").click()
    held = HeldRequests(page, "**/locale/**/de.ftl")
    page.get_by_label("Language").select_option("de")
    held.wait()
    page.locator(".drawer select").first.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")

    held.let_go()

    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("JSON.parse(localStorage.getItem('tinhorn')).language") == "fr"


def test_the_rules_open_at_the_rule_clicked_last(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None)
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    held = HeldRequests(page, "**/api/rules/**")
    page.keyboard.press("r")
    held.wait()
    page.wait_for_selector(".rules-drawer")

    page.locator(".secrets .rule-link").first.click()
    held.let_go()

    expect(page.locator(".rules-drawer [data-now]")).to_have_count(1)
    expect(page.locator(".rules-drawer [data-now]")).to_contain_text("W-END-2")


def test_a_paused_replay_stays_on_its_frame(open_page: Opened, server: LiveServer) -> None:
    code, _ = finished(server, "winchester")
    page = open_page(path=None, has_clock=True)
    held = HeldRequests(page, f"**/frames/views?*first={CHUNK}&*")
    page.goto(f"{server.address}/t/{code}/replay?frame={CHUNK - 1}")
    toggle = page.locator("[data-step=play], [data-step=pause]")
    toggle.wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))

    toggle.click()
    page.clock.run_for(2000)
    held.wait()
    toggle.click()
    toggle.click()
    held.let_go()
    page.wait_for_function(f"() => document.querySelector('tin-replay-page').shown === {CHUNK}")
    page.get_by_role("button", name="Pause").click()
    at = page.evaluate(SHOWN)
    page.clock.run_for(10_000)

    assert page.evaluate(SHOWN) == at


def test_the_page_sends_an_order_and_no_bids_of_its_own(
    open_page: Opened, server: LiveServer
) -> None:
    """The server bids up to the limit; what it does after an answer is tested at the table."""
    page = open_page(path=None, has_clock=True)
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.evaluate(
        f"""() => {{
          const transport = {MODEL}.transport, send = transport.send.bind(transport);
          window.sent = [];
          transport.send = (message) => {{ window.sent.push(message.type); send(message); }};
        }}"""
    )

    page.locator("[data-orders]").first.click()
    page.get_by_role("button", name="Bid for me").click()
    page.wait_for_function("() => window.sent.includes('SetOrders')")
    page.clock.run_for(10_000)

    sent = [kind for kind in page.evaluate("window.sent") if kind != "PreviewOrders"]
    assert sent == ["SetOrders"], "asking what orders would do answers nothing"
    expect(page.get_by_role("alert")).to_have_count(0)
