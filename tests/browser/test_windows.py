"""Reaction windows among people: asking for time, and telling others to go on."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, TABLE
from tests.support.people import ANN, BOB
from tinhorn.table.model import Timing

UNHURRIED: Final = Timing(window=3_600_000, pace=1_000)
"""A window of an hour; whoever asks for time gets five."""
LEFT: Final = f"""async (seconds) => {{
  const {{ update }} = {MODEL};
  {MODEL}.receive({{ type: "Delta", n: update.n + 1, deadline: seconds }});
  await {TABLE}.updateComplete;
  const bar = document.querySelector("tin-prompt-bar");
  await bar.updateComplete;
  return Boolean(bar.querySelector("[data-hold]"));
}}"""
"""Changes the time that the window has left; is the button that asks for time there?"""


def at_a_window(server: LiveServer, *pages: Page) -> None:
    """Seat Ann and Bob, in this order, in a window in which Ann is not asked."""
    reacting = positions.of("dicetown")["Reacting"]
    position = reacting._replace(viewer=ANN, guests=(BOB,), timing=UNHURRIED)
    code = positions.plant(server, position)
    for page, guest in zip(pages, (None, BOB), strict=False):
        positions.sit(page, server, code, guest=guest)
        page.goto(f"{server.address}/t/{code}")
        page.wait_for_selector(".prompt")


def test_others_see_the_time_that_somebody_asked_for_and_say_to_go_on(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    at_a_window(server, ann, bob)
    expect(ann.locator("[data-urge]")).to_have_count(0)

    bob.locator("[data-hold]").click()
    expect(ann.locator(".prompt")).to_contain_text("asked for time to think")
    expect(ann.locator(".prompt tin-clock")).to_be_visible()
    expect(bob.locator("[data-urge]")).to_have_count(0)
    ann.locator("[data-urge]").click()

    for page in (ann, bob):
        expect(page.locator(".prompt")).to_contain_text("said: go on")
        expect(page.locator("[data-urge]")).to_have_count(0)
        assert page.evaluate(f"{MODEL}.update.deadline") <= 6_000


def test_the_text_table_says_to_go_on_too(open_page: Opened, server: LiveServer) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    at_a_window(server, ann, bob)
    ann.goto(ann.url.partition("?")[0] + "/text")
    bob.locator("[data-hold]").click()

    ann.locator("[data-urge]").click()

    expect(ann.get_by_text("said: go on")).to_be_visible()
    expect(bob.locator(".prompt")).to_contain_text("said: go on")


def test_no_button_appears_that_is_gone_before_it_can_be_pressed(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    at_a_window(server, page)

    assert page.evaluate(LEFT, 60)
    assert not page.evaluate(LEFT, 1.5)
