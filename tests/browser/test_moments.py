"""Moments of Dice Town: the last dice, great hands, cards of others, and the near end."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.beat_record import (
    Shown,
    captions,
    let_time_pass,
    paced,
    record,
    shown,
    stop_clock,
)
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer

TELL: Final = """(events) => {
  const { model } = document.querySelector("tin-table-page");
  const { update } = model;
  const told = { key: "web-dicetown-progress", args: { round: 99 } };
  const view = { ...update.view, prompt: update.view.prompt + 1, decision: null };
  const story = events.map(({ text = told, ...event }) => ({ event, text }));
  model.receive({ ...update, n: update.n + 1, options: [], view, story, is_snapshot: false });
}"""
"""Lets the page show these events."""
FOUR: Final = {
    "key": "dicetown-hand-four",
    "args": {"high": {"key": "dicetown-faces-J", "args": {}}},
}
Event = dict[str, Any]
SHORT: Final = 200
"""Less than any beat, in milliseconds."""


def play(open_page: Opened, server: LiveServer, *events: Event) -> Page:
    page = open_page(path=None, has_clock=True, scripts=paced())
    positions.visit(page, server, positions.first_dice())
    page.wait_for_selector('.prompt[data-turn="mine"]')
    stop_clock(page)
    record(page)
    if events:
        page.evaluate(TELL, list(events))
        page.wait_for_selector(".prompt[data-beat]")
    return page


def all_shown(page: Page) -> list[Shown]:
    let_time_pass(page, ".prompt:not([data-beat])")
    return shown(page)


def last_roll(seat: int, *dice: str) -> Event:
    return {"type": "LastDiceRolled", "seat": seat, "dice": dice}


def dug(nuggets: int) -> Event:
    return {"type": "NuggetsDug", "seat": 1, "nuggets": nuggets}


def test_the_dice_that_change_most_fall_last_after_a_silence(
    open_page: Opened, server: LiveServer
) -> None:
    page = play(open_page, server, last_roll(1, "J", "J", "Q", "K"), last_roll(0, "9"))

    history = all_shown(page)
    beats = [kind for kind, _, _ in captions(history)]
    assert beats == ["last", "silence", "last", "reveal"]
    seats = [now["overlay"] for now in history if now["beat"] == "last"]
    assert "You" in seats[0]
    assert "Bob" in seats[-1]
    hidden = [now for now in history if now["beat"] in ("last", "silence")]
    result = [now for now in history if now["beat"] == "reveal"][-1]
    assert len({(now["lines"], now["heard"], now["caption"]) for now in hidden}) == 1
    assert result["lines"] > hidden[-1]["lines"]
    assert result["caption"] == "The last dice!"


def test_dice_that_change_nothing_fall_together(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server, last_roll(1, "A"), last_roll(0, "A"))

    assert [kind for kind, _, _ in captions(all_shown(page))] == ["reveal"]


def test_a_great_hand_is_marked_when_its_dice_lie(open_page: Opened, server: LiveServer) -> None:
    faces = ("J", "J", "J", "J", "A")
    args = {"seat": [1], "dice": " ".join(faces), "hand": FOUR}
    text = {"key": "dicetown-last-dice", "args": args}
    page = play(open_page, server, {**last_roll(1, *faces), "hand": faces, "text": text})

    beats = captions(all_shown(page))
    assert [kind for kind, _, _ in beats][-2:] == ["reveal", "great"]
    assert "four" in beats[-1][1].lower()


def test_a_card_of_another_player_comes_up_with_what_it_does(
    open_page: Opened, server: LiveServer
) -> None:
    page = play(open_page, server, {"type": "CardPlayed", "seat": 1, "card": "wanted"})

    card = page.locator(".played-card")
    expect(card).to_contain_text("Bob Longfellow")
    expect(card.locator("p")).not_to_be_empty()
    [(kind, _, seconds)] = captions(all_shown(page))
    assert (kind, seconds >= 2) == ("card", True)


def test_the_near_end_is_told_once(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server)
    mine = page.evaluate("document.querySelector('tin-table-page').model.update.view.mine")
    page.evaluate(TELL, [dug(mine - 4), dug(1)])
    page.wait_for_selector(".prompt[data-beat]")

    while page.locator('.prompt:not([data-beat="near"])').count():
        page.clock.run_for(SHORT)
    expect(page.locator('[data-place="mine"] .near-end')).to_have_text("last 4")
    near = [caption for kind, caption, _ in captions(all_shown(page)) if kind == "near"]
    assert near == ["The mine has 4 nuggets left"]


def test_the_cups_rattle_until_the_others_have_chosen(
    open_page: Opened, server: LiveServer
) -> None:
    page = play(open_page, server)
    page.clock.run_for(1_000)
    page.locator(".keep").first.click()
    page.clock.run_for(1_000)
    page.locator(".tray .lift .btn-primary").click()

    bar = page.locator(".prompt")
    expect(bar).to_have_attribute("data-beat", "rattle")
    expect(bar).to_contain_text("You keep")
    expect(page.locator(".seat-cup.rattling")).not_to_have_count(0)
    page.evaluate(TELL, [{"type": "DiceKept", "seat": 1, "dice": ["9"]}])
    expect(bar).to_have_attribute("data-beat", "reveal")


def test_the_cups_stop_when_the_answer_is_taken_back(open_page: Opened, server: LiveServer) -> None:
    page = play(open_page, server)
    page.clock.run_for(1_000)
    page.locator(".keep").first.click()
    page.clock.run_for(1_000)
    page.locator(".tray .lift .btn-primary").click()
    expect(page.locator(".prompt")).to_have_attribute("data-beat", "rattle")

    page.clock.run_for(500)
    page.locator("[data-undo]").click()

    expect(page.locator(".prompt[data-beat]")).to_have_count(0)
    expect(page.locator(".prompt")).to_have_attribute("data-turn", "mine")
