"""Moments of Winchester: a plot comes up, a price rises, a vehicle pays, a rival comes close."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import paced, stop_clock
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer

TELL: Final = """([event, view]) => {
  const { model } = document.querySelector("tin-table-page");
  const { update } = model;
  const now = { ...update.view, ...view, prompt: update.view.prompt + 1, decision: null };
  const story = [{ event, text: { key: "web-winchester-beat-plot", args: { plot: 1 } } }];
  model.receive({ ...update, n: update.n + 1, options: [], view: now, story, is_snapshot: false });
}"""
"""Lets the page show an event that leads to this view."""
WATCH: Final = """() => {
  window.moved = [];
  addEventListener("animationstart", ({ animationName }) => moved.push(animationName));
}"""
MOVED: Final = "names => names.every((name) => moved.includes(name))"
PLOT: Final = 7
DRAWN: Final = {"type": "PlotDrawn", "plot": PLOT, "bonus": "movement"}
ON_SALE: Final = {
    "phase": {"type": "Bidding", "plot": PLOT, "standing": 0, "in_auction": [1, 2, 0]}
}
COMING_UP: Final = ["turn-away", "turn-up", "lot-up", "sign-up", "fill-in"]


def play(
    open_page: Opened,
    server: LiveServer,
    event: dict[str, Any],
    view: dict[str, Any],
    *,
    motion: str = "250",
) -> Page:
    page = open_page(path=None, has_clock=True, scripts=paced(motion=motion))
    positions.visit(page, server, positions.first_auction())
    page.wait_for_selector('.prompt[data-turn="mine"]')
    stop_clock(page)
    page.evaluate(WATCH)
    page.evaluate(TELL, [event, view])
    page.wait_for_selector(".prompt[data-beat]")
    return page


def test_a_plot_comes_up_with_its_name_and_token(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server, DRAWN, ON_SALE)

    expect(page.locator(".sign-name")).to_have_text("Plot 7")
    expect(page.locator(".sign-token")).to_have_count(1)
    page.wait_for_function(MOVED, arg=COMING_UP)


def test_without_motion_a_plot_is_up_at_once(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server, DRAWN, ON_SALE, motion="0")

    expect(page.locator(".sign-name")).to_have_text("Plot 7")
    expect(page.locator(".token-back")).to_be_hidden()
    assert page.evaluate("document.getAnimations().length") == 0


def test_the_price_on_the_sign_counts_up(open_page: Opened, server: LiveServer) -> None:
    bid = {"type": "BidMade", "seat": 1, "plot": 1, "amount": 6}
    page = play(open_page, server, bid, {})
    price = page.locator(".sign-price")

    page.clock.run_for(100)
    assert price.text_content() in {"$1k", "$2k", "$3k", "$4k", "$5k"}
    page.clock.run_for(200)
    assert price.text_content() == "$6k"


@pytest.mark.parametrize("motion", ["250", "0"])
def test_signs_tell_whom_a_vehicle_will_pay(
    open_page: Opened, server: LiveServer, motion: str
) -> None:
    moved = {
        "type": "VehicleMoved",
        "vehicle": "boat",
        "seat": 1,
        "square": 6,
        "earned": [3, 0, 2],
    }
    page = play(open_page, server, moved, {}, motion=motion)

    expect(page.locator("[data-paying]")).to_have_text(["+$3k", "+$2k"])
    assert page.evaluate("document.querySelector('[data-cash]').textContent") == "$8,000"


def test_a_rival_who_lacks_one_thing_is_noticed_once(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server, DRAWN, ON_SALE)
    near = """() => {
      const { model } = document.querySelector("tin-table-page");
      const { update } = model;
      const isRace = ({ kind, seats }) => kind === "progress" && seats[0] === 1;
      const facts = update.facts.map((fact) =>
        (isRace(fact) && fact.needed > 1 ? { ...fact, count: fact.needed - 1 } : fact));
      model.receive({ ...update, n: update.n + 1, facts, story: [], is_snapshot: true });
    }"""
    page.evaluate(near)

    page.wait_for_selector(".race [data-far]")
    page.wait_for_function(MOVED, arg=["far-pulse"])
    times = "getComputedStyle(document.querySelector('.race [data-far]')).animationIterationCount"
    assert page.evaluate(times) == "1"


def test_the_plots_that_meet_an_objective_glow_before_its_banner(
    open_page: Opened, server: LiveServer
) -> None:
    won = {"type": "ObjectiveWon", "seat": 1, "objective": 3, "amount": 5, "plots": [2, 3, 4]}
    page = play(open_page, server, won, {})
    trophies = page.locator("[data-trophy]")

    expect(page.locator("[data-meeting]")).to_have_count(3)
    expect(page.locator(".banner")).to_have_count(0)
    expect(trophies).to_have_count(0)

    page.clock.run_for(600)
    expect(page.locator(".banner")).to_have_count(1)
    expect(trophies).to_have_count(0)

    page.clock.run_for(3_000)
    expect(trophies).to_have_count(1)
