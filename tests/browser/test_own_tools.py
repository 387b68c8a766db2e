"""What a seat carries, and what a choice would do: orders, the ring of undo, dice, objectives."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE, MODEL
from tests.support.people import ANN


def test_an_armed_order_is_a_badge_at_the_seat_with_its_own_cancel(
    page: Page, server: LiveServer
) -> None:
    bidding = positions.of("winchester")["Bidding"]
    assert bidding.viewer is not None
    viewer = (bidding.viewer + 1) % bidding.setup.players
    positions.visit(page, server, bidding._replace(viewer=viewer))
    page.locator("[data-orders]").first.click()
    page.get_by_role("button", name="Pass on my turn").click()

    badge = page.locator(".own-tools .order-badge")
    expect(badge).to_have_count(1)
    expect(page.locator(".prompt .order-badge")).to_have_count(0)
    page.keyboard.press("Escape")
    badge.get_by_role("button").click()

    expect(page.locator(".order-badge")).to_have_count(0)


def test_against_bots_the_button_that_undoes_has_a_ring_that_runs_out(
    page: Page, server: LiveServer
) -> None:
    begun = positions.first_auction()
    positions.visit(page, server, begun._replace(bots=(1, 2)))
    had = page.evaluate(f"{MODEL}.update.view.prompt")
    page.wait_for_selector(ANSWERABLE)
    page.locator(".prompt-actions .btn-primary").click()

    page.wait_for_function(f"had => {MODEL}.update.view.prompt > had", arg=had)
    page.wait_for_function(
        f"() => !{MODEL}.update.can_undo || document.querySelector('[data-undo] .ring circle')"
    )


def test_among_people_undo_has_no_ring(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    positions.visit(page, server, positions.first_auction())
    page.wait_for_selector(ANSWERABLE)
    page.locator(".prompt-actions .btn-primary").click()

    expect(page.locator("[data-undo]")).to_be_visible()
    expect(page.locator("[data-undo] .ring")).to_have_count(0)


def test_dice_that_are_picked_name_their_place_and_light_it(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_dice())
    places = {"9": "mine", "10": "bank", "J": "store", "Q": "saloon", "K": "office"}
    dice = page.evaluate(f"{MODEL}.update.view.phase.dice[{ANN}]")
    face, _ = Counter(one for one in dice if one in places).most_common(1)[0]

    page.locator(".keep").nth(dice.index(face)).click()

    row = page.locator(f'[data-walk="{places[face]}"]')
    expect(row).to_have_attribute("data-picked", "")
    name = row.locator("b").inner_text()
    expect(page.locator(".picked-stakes")).to_contain_text(f"{name}: you 1")


def test_everybody_reads_everybodys_progress_in_the_shared_objectives(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    told = page.evaluate(f"{MODEL}.update.facts.filter(({{ kind }}) => kind === 'progress')")
    assert {fact["seats"][0] for fact in told} > {0}

    others = [fact for fact in told if fact["seats"][0] != page.evaluate(f"{MODEL}.table.you")]
    shown = page.locator(".race > span").all_inner_texts()
    assert sorted(text.strip() for text in shown) == sorted(
        f"{fact['count']}/{fact['needed']}" for fact in others
    )
