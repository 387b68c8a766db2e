"""The prompt bar during an auction: other amounts, automatic bids, refusals, confirmations."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player


def _at_an_auction(page: Page, server: LiveServer) -> Player:
    """A player alone with two empty seats, which always pass."""
    positions.visit(page, server, positions.first_auction()._replace(others="absent"))
    player = Player(page)
    player.wait()
    return player


def test_any_amount_can_be_bid(page: Page, server: LiveServer) -> None:
    _at_an_auction(page, server)

    page.get_by_role("button", name="Other…").click()
    page.get_by_role("slider").fill("7")
    page.get_by_role("button", name="Bid $7,000").click()

    page.wait_for_function(f"() => {MODEL}.story.some(({{ event }}) => event.price === 7)")


def test_a_refusal_says_why_and_cites_its_rule(page: Page, server: LiveServer) -> None:
    player = _at_an_auction(page, server)

    page.evaluate(f"{MODEL}.answer({{ type: 'Bid', amount: 99 }})")

    page.get_by_role("alert").get_by_text("You only have $8,000.").wait_for()
    page.get_by_role("button", name="W-AUCTION-3").click()
    page.get_by_text("Nobody may bid more than they hold in banknotes.").wait_for()
    assert player.is_asked()


def test_a_pass_is_confirmed_if_the_player_wants_that(page: Page, server: LiveServer) -> None:
    player = _at_an_auction(page, server)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm passes").check()
    page.keyboard.press("Escape")

    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()

    page.get_by_text("Are you sure?").wait_for()
    page.get_by_role("button", name="Cancel").click()
    assert player.is_asked()


def test_automatic_bids_stop_at_the_limit_and_then_pass(page: Page, server: LiveServer) -> None:
    _at_an_auction(page, server)

    page.get_by_role("button", name="Bid for me").click()

    page.wait_for_function(f"() => {MODEL}.story.some(({{ event }}) => event.type === 'PlotSold')")
    bids = page.evaluate(
        f"{MODEL}.story.map((line) => line.event)"
        ".filter((event) => event.type === 'BidMade' && event.seat === 0)"
        ".map((event) => event.amount)"
    )
    assert all(amount <= 3 for amount in bids)


def test_name_and_hat_are_remembered_on_the_device(open_page: Opened) -> None:
    page = open_page("Ann")
    page.get_by_role("button", name="Ann").click()
    page.get_by_label("Name").fill("Calamity")
    page.get_by_role("radio", name="Blue bowler").click()

    page.reload()

    page.get_by_role("button", name="Calamity").wait_for()
