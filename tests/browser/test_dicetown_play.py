"""Deciding in Dice Town: by tapping and by keys, with everything that matters in sight."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.beat_record import paced, record, stop_clock
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.in_place import set_size
from tests.browser.live_server import LiveServer
from tests.browser.player import ANSWERABLE, MODEL
from tests.browser.positions import position_of
from tests.browser.test_place_steps import last_to_keep
from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tinhorn.games.dicetown.actions import TakeElixir
from tinhorn.games.dicetown.phases import Visiting

PRIMARY: Final = ".prompt .btn-primary:not([aria-disabled])"
ANSWERS: Final = """() => {
  const isRecording = "answers" in window;
  window.answers = [];
  if (isRecording) return;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (text.includes('"Answer"')) window.answers.push(JSON.parse(text).action);
    return send.call(this, text);
  };
}"""
"""Records the answers that the page sends."""


def at(page: Page, server: LiveServer, phase: str) -> None:
    positions.visit(page, server, positions.of("dicetown")[phase])
    page.wait_for_selector(ANSWERABLE)
    page.evaluate(ANSWERS)


def answers(page: Page) -> list[Any]:
    page.wait_for_function("() => window.answers.length")
    return list(page.evaluate("window.answers"))


def view(page: Page) -> Any:
    return page.evaluate(f"{MODEL}.update.view")


@pytest.mark.parametrize(("phase", "place"), [("Reacting", "hall"), ("Countering", "bank")])
def test_the_place_that_a_reaction_window_is_about_is_lit(
    page: Page, server: LiveServer, phase: str, place: str
) -> None:
    at(page, server, phase)

    assert view(page)["phase"]["resume"]["type"].lower() == f"at{place}"
    expect(page.locator("[data-lit]")).to_have_attribute("data-lit", place)


def test_digits_pick_dice_and_enter_keeps_them(page: Page, server: LiveServer) -> None:
    at(page, server, "Keeping")
    seen = view(page)
    dice = seen["phase"]["dice"][seen["viewer"]]

    page.keyboard.press("1")
    page.keyboard.press("4")
    page.keyboard.press("Enter")

    assert answers(page) == [{"type": "Keep", "dice": [dice[0], dice[3]]}]


def test_a_double_tap_on_a_die_keeps_the_picked_dice(page: Page, server: LiveServer) -> None:
    at(page, server, "Keeping")
    seen = view(page)
    dice = seen["phase"]["dice"][seen["viewer"]]

    page.locator(".keep").nth(1).click()
    page.locator(".keep").nth(4).dblclick()

    assert answers(page) == [{"type": "Keep", "dice": [dice[1], dice[4]]}]


def test_what_a_player_keeps_stays_visible_to_them(page: Page, server: LiveServer) -> None:
    at(page, server, "Keeping")

    page.locator(".keep").nth(2).dblclick()

    expect(page.locator('.keep[data-committed="kept"]')).to_have_count(1)
    expect(page.locator('.keep[data-committed="back"]')).to_have_count(4)
    expect(page.locator(".committed")).to_contain_text("You keep J.")


def test_seats_show_whether_they_are_choosing_or_ready(page: Page, server: LiveServer) -> None:
    at(page, server, "Keeping")
    page.evaluate(f"{MODEL}.table.seats.forEach(seat => (seat.presence = 'here'))")
    me = view(page)["viewer"]

    page.locator(".keep").nth(2).dblclick()

    expect(page.locator(f'[data-number="{me}"] .readiness')).to_have_text("ready")
    others = page.locator(f'.seat:not([data-number="{me}"]) .readiness')
    assert set(others.all_inner_texts()) == {"choosing"}


def test_the_gambler_takes_a_tap_on_a_die_and_one_on_a_face(page: Page, server: LiveServer) -> None:
    at(page, server, "Gambling")
    die, face = page.locator(".parts").nth(0), page.locator(".parts").nth(1)
    expect(page.locator(PRIMARY)).to_have_count(0)

    die.get_by_role("button").first.click()
    face.get_by_role("button").nth(4).click()
    page.locator(PRIMARY).click()

    assert answers(page) == [{"type": "TurnDie", "die": "9", "face": "K"}]


def test_the_order_of_visits_is_tapped(page: Page, server: LiveServer) -> None:
    at(page, server, "OrderingVisits")
    visitors = view(page)["phase"]["visitors"]

    page.locator(".part").nth(2).click()
    page.locator(".part").nth(0).click()
    expect(page.locator(".place-number").nth(1)).to_have_text("3")
    page.locator(PRIMARY).click()

    assert answers(page)[0]["seats"] == [visitors[2], visitors[0], visitors[1]]


def test_protected_properties_are_tapped(page: Page, server: LiveServer) -> None:
    at(page, server, "Protecting")
    seen = view(page)
    own = seen["players"][seen["viewer"]]["properties"]

    for place in (0, 1, 3):  # one too many: the first is put back
        page.locator(".part").nth(place).click()
    page.locator(PRIMARY).click()

    assert sorted(answers(page)[0]["properties"]) == sorted([own[1], own[3]])


def test_a_victim_is_tapped_and_then_the_cards(page: Page, server: LiveServer) -> None:
    at(page, server, "Robbing")

    page.locator(".parts").nth(0).get_by_role("button", name="Cat").click()
    page.locator(".parts").nth(1).get_by_role("button").nth(1).click()
    page.locator(PRIMARY).click()

    [rob] = answers(page)
    assert (rob["type"], rob["victim"]) == ("Rob", 2)


def test_orders_are_given_seen_and_removed(page: Page, server: LiveServer) -> None:
    at(page, server, "Keeping")
    page.locator("[data-orders]").first.click()
    drawer = page.locator("tin-orders-drawer")

    drawer.locator('[data-card="shares"] select').select_option("play")
    for least in range(1, 5):
        drawer.get_by_role("button", name="more").click()
        page.wait_for_function(
            f"least => {MODEL}.update.orders?.cards.shares?.min === least", arg=least
        )
    drawer.locator('[data-card="gambler"] select').select_option("never")

    wanted = {"shares": {"play": True, "min": 4}, "gambler": {"play": False, "min": 0}}
    page.wait_for_function(
        f"wanted => JSON.stringify({MODEL}.update.orders?.cards) === wanted",
        arg=page.evaluate("wanted => JSON.stringify(wanted)", wanted),
    )
    expect(drawer.locator("[data-ordered]")).to_have_count(2)
    drawer.get_by_role("button", name="Remove all orders").click()
    expect(drawer.locator("[data-ordered]")).to_have_count(0)


def test_a_player_may_ask_never_to_be_asked_again(page: Page, server: LiveServer) -> None:
    at(page, server, "Gambling")

    page.get_by_role("button", name="Don’t ask again").click()

    assert answers(page) == [{"type": "Pass"}]
    page.wait_for_function(f"() => {MODEL}.update.orders?.cards.gambler?.play === false")


def test_the_button_for_time_is_in_the_prompt_bar(page: Page, server: LiveServer) -> None:
    at(page, server, "Reacting")

    page.locator(".prompt [data-hold]").click()

    expect(page.locator(".prompt")).to_contain_text("asked for time to think")
    expect(page.locator("[data-hold]")).to_have_count(0)


def test_a_player_who_is_not_asked_asks_for_time_and_ends_it(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.of("dicetown")["Reacting"]._replace(viewer=ANN))

    page.locator(".prompt [data-hold]").click()
    expect(page.locator(".prompt")).to_contain_text("You asked for time to think")
    page.locator(".prompt [data-release]").click()

    expect(page.locator("[data-hold], [data-release]")).to_have_count(0)
    assert page.evaluate(f"{MODEL}.update.window.held_by") == [ANN]


def test_a_shared_device_whose_players_are_not_asked_asks_for_time_and_ends_it(
    page: Page, server: LiveServer
) -> None:
    position = positions.of("dicetown")["Reacting"]
    positions.visit(page, server, position._replace(viewer=ANN, guests=(BOB,), is_shared=True))

    page.locator(".prompt [data-hold]").click()
    expect(page.locator(".prompt")).to_contain_text("asked for time to think")
    page.locator(".prompt [data-release]").click()

    expect(page.locator("[data-hold], [data-release]")).to_have_count(0)


def test_a_reaction_says_what_it_is_about(page: Page, server: LiveServer) -> None:
    at(page, server, "Reacting")

    prompt = page.locator(".prompt-text")
    expect(prompt).to_contain_text("You control the Town Hall. Play “Corruption”?")
    expect(prompt).to_contain_text("one more property from the deck")


def test_a_single_choice_is_taken_and_told(page: Page, server: LiveServer) -> None:
    table = deal(elixirs=("protection", "friendship"), store={BOB: ("wanted",)})
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("friendship"))
    positions.visit(page, server, position_of("dicetown", table, ANN))

    expect(page.locator(".prompt [data-forced]")).to_contain_text("Only one choice: Ask")
    page.wait_for_function(f"() => {MODEL}.update.view.phase.type !== 'Naming'")


def test_the_hand_is_named_in_the_tray_the_standings_and_the_story(
    page: Page, server: LiveServer
) -> None:
    at(page, server, "Reacting")

    name = "three of a kind, tens"
    expect(page.locator(".tray .hand-name")).to_have_text(name)
    expect(page.locator(".log")).to_contain_text(f"You control the Town Hall: {name}.")


def test_the_desk_says_what_is_at_stake(page: Page, server: LiveServer) -> None:
    at(page, server, "Deciding")

    desk = page.locator(".desk-panel")
    expect(desk).to_contain_text("At stake: Sheriff’s office, the star")
    expect(desk.locator(".offer").first).to_contain_text("One K")
    expect(desk).to_contain_text("the others take theirs back")
    expect(page.locator(".walk")).to_contain_text("tied: You, Bob Longfellow, Cat, and Daniela")


def test_the_sheriff_sees_all_four_offers_without_scrolling(page: Page, server: LiveServer) -> None:
    at(page, server, "Deciding")

    for size in (PHONE, (360, 640)):
        set_size(page, size)
        page.evaluate(SETTLED)
        _check_offers(page)


def _check_offers(page: Page) -> None:
    assert page.locator("[data-choose]").all_inner_texts() == [
        "You\nnothing",
        "Bob Longfellow\n$4",
        "Cat\nRanch (4)",
        "Daniela\n5 nuggets",
    ]
    desk = page.locator(".desk-panel")
    assert desk.evaluate("desk => desk.scrollHeight - desk.clientHeight") == 0
    last, bar = (page.locator(one).last.bounding_box() for one in (".offer", ".prompt"))
    assert last is not None
    assert bar is not None
    assert last["y"] + last["height"] <= bar["y"]


def test_points_so_far_leave_out_what_nobody_sees(page: Page, server: LiveServer) -> None:
    at(page, server, "Deciding")

    scores = page.locator(".seat-score span[aria-hidden]").all_inner_texts()
    assert scores[0].isdecimal()
    assert all(re.fullmatch(r"\d+\+\d+", score) for score in scores[1:]), scores


@pytest.mark.parametrize("motion", ["0", "250"])
def test_the_town_shows_gains_and_ticks_with_or_without_motion(
    open_page: Opened, server: LiveServer, motion: str
) -> None:
    page = open_page(path=None, scripts=paced(pace="fast", motion=motion, is_hasty=True))
    positions.visit(page, server, last_to_keep())
    page.wait_for_selector('.prompt[data-turn="mine"]')
    record(page)
    page.evaluate(WATCH)
    for die in page.locator(".keep").all():
        die.click()
    page.locator(PRIMARY).click()
    page.wait_for_selector('.prompt[data-turn="mine"]:not([data-beat])')

    seen = page.evaluate("window.seen")
    assert {"reveal-stage", "gain-mine", "gain-hall", "tick-mine", "tick-office"} <= set(seen)
    assert ("flight" in seen) == (motion != "0")


WATCH: Final = """() => {
  const seen = new Set();
  const look = () => {
    const all = (selector) => document.querySelectorAll(selector);
    if (all(".reveal-stage").length) seen.add("reveal-stage");
    if (all(".flight").length) seen.add("flight");
    for (const { dataset } of all("[data-gain]")) seen.add(`gain-${dataset.gain}`);
    for (const { dataset } of all("[data-tick]")) seen.add(`tick-${dataset.tick}`);
    window.seen = [...seen];
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Collects what was on show."""


def test_the_players_of_a_shared_device_ask_for_time_together(
    page: Page, server: LiveServer
) -> None:
    position = positions.of("dicetown")["Countering"]
    positions.visit(page, server, position._replace(is_shared=True))

    page.locator(".curtain [data-hold]").click()

    expect(page.locator(".curtain")).to_contain_text("asked for time to think")
    expect(page.locator(".curtain [data-hold]")).to_have_count(0)


def test_time_can_be_asked_for_while_a_beat_plays(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None, has_clock=True, scripts=paced(pace="slow"))
    positions.visit(page, server, positions.of("dicetown")["Reacting"])
    page.wait_for_selector('.prompt[data-turn="mine"]')
    stop_clock(page)

    page.evaluate(BEAT)

    hold, following = page.locator(".prompt[data-beat] [data-hold]"), page.locator("[data-next]")
    expect(hold).to_be_visible()
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        beside = following.bounding_box()
        hold.evaluate("button => (button.style.display = 'none')")
        assert following.bounding_box() == beside, "the button moves no other one"
        hold.evaluate("button => (button.style.display = '')")


BEAT: Final = """() => {
  const { model } = document.querySelector("tin-table-page");
  const { update } = model;
  const [line] = model.story.slice(-1);
  const view = { ...update.view, decision: null };
  const story = Array(20).fill(line);
  model.receive({ ...update, n: update.n + 1, view, story, is_snapshot: false });
}"""
"""An update that brings many beats, while the window stays open."""
