"""The prompt bar during an auction: other amounts, automatic bids, refusals, confirmations."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player


def _at_an_auction(page: Page, server: LiveServer) -> Player:
    """Seat a player alone with two empty seats, which always pass."""
    positions.visit(page, server, positions.first_auction()._replace(others="absent"))
    player = Player(page)
    player.wait()
    return player


def test_any_amount_can_be_bid(page: Page, server: LiveServer) -> None:
    _at_an_auction(page, server)

    for _ in range(6):
        page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Bid $7,000").click()

    page.wait_for_function(f"() => {MODEL}.story.some(({{ event }}) => event.price === 7)")


def test_a_refusal_says_why_and_cites_its_rule(page: Page, server: LiveServer) -> None:
    player = _at_an_auction(page, server)

    page.evaluate(f"{MODEL}.answer({{ type: 'Bid', amount: 99 }})")

    page.get_by_role("alert").get_by_text("You only have $8,000.").wait_for()
    rule = page.get_by_role("alert").get_by_role("button", name="Rule")
    assert rule.get_attribute("title") == "W-AUCTION-3"
    rule.click()
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


def test_automatic_bids_stop_at_the_limit_and_then_pass(
    open_page: Opened, server: LiveServer
) -> None:
    """Bob bids one more whenever he is asked, until Ann's orders have nothing left to bid."""
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)

    ann.get_by_role("button", name="Orders").click()
    ann.get_by_role("button", name="Bid for me").click()
    for bid in (2, 4):
        bob.wait_for_function(
            f"() => {MODEL}.isAsked && {MODEL}.update.view.phase.standing === {bid - 1}"
        )
        bob.evaluate(f"{MODEL}.answer({{ type: 'Bid', amount: {bid} }})")

    ann.wait_for_function(f"() => {MODEL}.story.some(({{ event }}) => event.type === 'PlotSold')")
    done = ann.evaluate(
        f"{MODEL}.story.map(({{ event }}) => event).filter(({{ seat }}) => seat === 0)"
        ".filter(({ type }) => ['BidMade', 'Passed'].includes(type))"
        ".map(({ type, amount }) => [type, amount ?? null])"
    )
    assert done == [["BidMade", 1], ["BidMade", 3], ["Passed", None]]


def test_name_and_hat_are_remembered_on_the_device(open_page: Opened) -> None:
    page = open_page("Ann")
    page.get_by_role("button", name="Ann").click()
    page.get_by_label("Name").fill("Calamity")
    page.get_by_role("radio", name="Blue bowler").click()

    page.reload()

    page.get_by_role("button", name="Calamity").wait_for()
