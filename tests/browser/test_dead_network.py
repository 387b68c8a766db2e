"""A network that drops everything and closes nothing: the page notices, says so, and recovers.

The page's clock is controlled, so that its own seconds count and not those of the machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, PROBE, WIDE, Opened
from tests.browser.dead_network import DeadNetwork
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until

NOTICED_WITHIN: Final = 3_000
RECOVERED_WITHIN: Final = 2_000
CUT_FOR: Final = 20_000
STEP: Final = 250
FIRST_ATTEMPT: Final = 500
PROBE_EVERY: Final = 1_500
NOTE: Final = ".connection-note"
WAITING: Final = ".prompt [data-waiting]"
STATE: Final = f"{MODEL}.transport.state"
PASSES: Final = f"{MODEL}.story.filter(({{ text }}) => text.key === 'winchester-passed-you').length"
COVERS: Final = """() => {
  const [note, bar] = [".connection-note", ".prompt"].map((name) =>
    document.querySelector(name).getBoundingClientRect());
  const isBeside = note.right <= bar.left || note.left >= bar.right;
  return !isBeside && note.bottom > bar.top && note.top < bar.bottom;
}"""
Network = tuple[Page, DeadNetwork]


@pytest.fixture
def network(open_page: Opened, server: LiveServer, page_errors: list[str]) -> Iterator[Network]:
    """Yield a page in the middle of a game, behind a network that can be cut."""
    page = open_page(path=None, has_clock=True)
    with DeadNetwork(server.address) as dead:
        there = positions.first_auction()._replace(others="absent")
        code = positions.plant(server, there)
        positions.sit(page, server, code)
        page.goto(f"{dead.address}/t/{code}")
        page.wait_for_selector(positions.SHOWN)
        Player(page).wait()
        page.wait_for_function(f"() => {STATE} === 'open'")
        page.clock.pause_at(page.evaluate("Date.now() + 500"))
        yield page, dead
        page.goto("about:blank")
    page_errors.clear()  # attempts to connect that failed


def _run(page: Page, duration: int) -> None:
    """Let the page's time pass, in steps in which it may hear of the network."""
    for _ in range(0, duration, STEP):
        page.clock.run_for(STEP)


def test_a_dead_network_is_noticed_and_what_was_answered_arrives_once(network: Network) -> None:
    page, dead = network

    dead.cut()
    _run(page, NOTICED_WITHIN)
    expect(page.locator(NOTE)).to_be_visible()
    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()
    expect(page.locator(WAITING)).to_have_text("Your answer is waiting to be sent.")
    _run(page, CUT_FOR)
    expect(page.locator(WAITING)).to_be_visible()

    dead.mend()
    _run(page, RECOVERED_WITHIN)
    page.wait_for_function(f"() => {STATE} === 'open' && {PASSES} === 1")
    expect(page.locator(WAITING)).to_have_count(0)
    page.clock.run_for(1_000)
    expect(page.locator(NOTE)).to_have_count(0)


def test_the_note_never_covers_the_prompt(network: Network) -> None:
    page, dead = network

    dead.cut()
    _run(page, NOTICED_WITHIN)

    for size in (PHONE, (844, 390), (768, 1024), (1280, 720), WIDE, (1920, 1080)):
        set_size(page, size)
        page.clock.run_for(STEP)
        expect(page.locator(NOTE)).to_be_visible()
        assert not page.evaluate(COVERS), size


def test_a_browser_that_says_it_is_offline_is_asked_at_once(network: Network) -> None:
    page, dead = network

    dead.cut()
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.clock.run_for(1_000)

    assert page.evaluate(STATE) == "silent"


def test_everything_that_happened_meanwhile_is_fetched_at_once(network: Network) -> None:
    """The server still sends to the dead connection, so that the page lacks several updates."""
    page, dead = network
    elsewhere = page.context.new_page()
    elsewhere.goto(dead.server + page.evaluate("location.pathname"))
    Player(elsewhere).wait()

    dead.cut()
    elsewhere.evaluate(f"{MODEL}.answer({{ type: 'Pass' }})")
    elsewhere.wait_for_function(f"() => {PASSES} === 1 && {MODEL}.isAsked")
    last = elsewhere.evaluate(f"{MODEL}.update.n")
    assert last > page.evaluate(f"{MODEL}.update.n") + 1
    _run(page, CUT_FOR)
    dead.mend()
    _run(page, RECOVERED_WITHIN)

    page.wait_for_function(f"last => {MODEL}.update.n >= last", arg=last)
    assert page.evaluate(PASSES) == 1
    assert page.evaluate(STATE) == "open"
    elsewhere.close()


def test_a_slow_connection_is_not_given_up_while_the_server_answers(network: Network) -> None:
    """The browser logs an error for each attempt that is given up, and the next may be as slow."""
    page, dead = network
    dead.delay_handshakes()
    before = dead.handshakes
    page.evaluate(f"{MODEL}.transport.reconnect()")
    page.wait_for_function(f"() => {STATE} === 'lost'")
    page.clock.run_for(FIRST_ATTEMPT)
    until(page, lambda: dead.handshakes > before)

    for _ in range(3):
        with page.expect_response(lambda response: PROBE in response.url):
            page.clock.run_for(PROBE_EVERY)

    assert dead.handshakes == before + 1
    dead.open_sockets()
    page.wait_for_function(f"() => {STATE} === 'open'")
