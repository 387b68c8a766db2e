"""*While I'm away*: the form stays folded, previews what it would do, and the table follows it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import positions
from tests.browser.conftest import PHONE, WIDE
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE, MODEL
from tests.browser.test_every_phase import errors_of, fitted
from tests.browser.test_text_page import at_text

BOUGHT: Final = f"() => {MODEL}.story.some(({{ event }}) => event.type === 'PlotSold')"
SAVED: Final = f"wanted => JSON.stringify({MODEL}.update.orders) === wanted"
BAR: Final = """() => [...document.querySelectorAll(".prompt, .prompt-actions .btn")]
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join())"""


def form(page: Page) -> Locator:
    expect(page.locator("tin-orders-drawer")).to_have_count(0)
    page.locator("[data-orders]").first.click()
    return page.get_by_role("complementary", name="While I’m away").or_(
        page.get_by_role("dialog", name="While I’m away")
    )


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_rules_for_later_plots_are_previewed_saved_and_followed(
    page: Page, server: LiveServer, axe: str, size: tuple[int, int]
) -> None:
    set_size(page, size)
    positions.visit(page, server, positions.first_auction()._replace(others="absent"))
    page.wait_for_selector(ANSWERABLE)
    bar = page.evaluate(BAR)
    away = form(page)

    away.locator("[data-add]").select_option("any")
    expect(away.locator('[data-kind="any"] .order-preview')).to_have_text(
        "Plot 1 fits: bids up to $3,000."
    )
    away.get_by_role("button", name="Any plot: up to: less").click()
    away.locator("[data-add]").select_option("desert")
    expect(away.locator('[data-kind="desert"] .order-preview')).to_contain_text("Fits plots 3, 4")
    away.locator('[data-order="otherwise"] select').select_option("pass")
    away.locator('[data-order="movement"] select').select_option("most")
    expect(away.locator('[data-order="movement"] .order-preview')).to_contain_text("Best now: ")
    expect(away.locator(".order-footer [role=status]")).to_have_text("Now: Bid $1,000")
    assert page.evaluate(BAR) == bar
    assert [*errors_of(page, axe, (size, "light")), *fitted(page)] == []
    assert page.evaluate(f"{MODEL}.update.orders") is None

    away.get_by_role("button", name="Save orders").click()

    page.wait_for_function(
        SAVED,
        arg='{"rules":[{"kind":"any","most":2},{"kind":"desert","most":3}],'
        '"otherwise":"pass","movement":"most"}',
    )
    page.wait_for_function(BOUGHT)


def test_rules_are_there_after_a_reload_and_can_be_removed(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["MovingVehicle"])
    away = form(page)
    away.locator("[data-add]").select_option("beside")
    away.locator("[data-add]").select_option("mine")
    away.get_by_role("button", name="Remove: Mines").click()
    away.get_by_role("button", name="Save orders").click()
    page.wait_for_function(SAVED, arg='{"rules":[{"kind":"beside","most":3}]}')

    page.reload()
    page.wait_for_selector(".prompt")
    expect(page.locator(".order-badge")).to_contain_text("1")
    away = form(page)
    expect(away.locator('[data-kind="beside"]')).to_contain_text("$3,000")
    away.get_by_role("button", name="Remove all orders").click()

    page.wait_for_function(SAVED, arg="{}")
    expect(page.locator(".order-badge")).to_have_count(0)


def test_a_limit_for_this_plot_leaves_the_rules_alone(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.of("winchester")["Bidding"])
    page.wait_for_selector(ANSWERABLE)
    away = form(page)
    away.locator("[data-add]").select_option("forest")
    away.get_by_role("button", name="Save orders").click()
    page.wait_for_function(f"() => {MODEL}.update.orders?.rules?.length === 1")

    away.get_by_role("radio", name="then ask me").click()
    away.get_by_role("button", name="Bid for me").click()

    page.wait_for_function(f"() => {MODEL}.update.orders?.ceiling")
    assert page.evaluate(f"{MODEL}.update.orders.rules") == [{"kind": "forest", "most": 3}]

    away.locator("[data-add]").select_option("desert")
    away.get_by_role("button", name="Save orders").click()

    page.wait_for_function(f"() => {MODEL}.update.orders?.rules?.length === 2")
    assert page.evaluate(f"{MODEL}.update.orders.ceiling.then") == "ask"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_dice_are_kept_for_an_aim(
    page: Page, server: LiveServer, axe: str, size: tuple[int, int]
) -> None:
    set_size(page, size)
    positions.visit(page, server, positions.of("dicetown")["Keeping"])
    page.wait_for_selector(ANSWERABLE)
    away = form(page)

    away.locator('[data-order="keep"] select').select_option("hall")
    expect(away.locator('[data-order="keep"] .order-preview')).to_contain_text("Now: Keep")
    away.get_by_role("button", name="Pay for dice in each reveal, up to: more").click()
    away.locator('[data-order="offer"] select').select_option("bills")
    expect(away.get_by_text("Now: Offer $2")).to_be_visible()
    expect(away.locator(".order-footer [role=status]")).to_contain_text("Now: Keep")
    assert [*errors_of(page, axe, (size, "light")), *fitted(page)] == []
    away.get_by_role("button", name="Save orders").click()

    page.wait_for_function(SAVED, arg='{"keep":"hall","pay":1,"offer":2}')
    page.wait_for_function(
        f"""() => {{ const {{ view }} = {MODEL}.update;
        return view.phase.type !== "Keeping" || view.phase.answers[view.viewer] !== null; }}"""
    )


def test_the_text_table_has_the_same_form(page: Page, server: LiveServer) -> None:
    at_text(page, server, positions.first_auction()._replace(others="absent"))
    page.get_by_role("button", name="While I’m away").click()
    away = page.locator("tin-orders-drawer")

    away.get_by_role("button", name="Bid for me").click()

    page.locator("[role=log]").get_by_text("You buy plot 1").first.wait_for()


def test_the_choice_for_an_action_card_counts_at_once_and_says_so(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("dicetown")["Keeping"])
    cards = form(page).get_by_role("region", name="Action cards")
    expect(cards).to_contain_text("Each choice counts at once.")

    cards.locator('[data-card="wanted"] select').select_option("never")

    page.wait_for_function(f"() => {MODEL}.update.orders?.cards?.wanted?.play === false")
