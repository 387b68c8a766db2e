"""The text page: whole games by typing, questions, and announcements."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, violations
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import Player, wait_for_effect
from tests.browser.positions import Position
from tests.browser.test_every_phase import POSITIONS
from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tinhorn.table.model import Timing

MODEL: Final = "document.querySelector('tin-text-page').model"
HOUR: Final = 3_600_000
SPOKEN: Final = """() => {
  window.spoken = [];
  const heard = text => text.trim() && window.spoken.push(text.trim().replace(/\\s+/g, " "));
  const regions = "[role=log], [role=status], [role=alert]";
  new MutationObserver(changes => {
    const alerted = new Set();
    for (const { type, target, addedNodes } of changes) {
      const at = target.nodeType === 1 ? target : target.parentElement;
      const region = at?.closest(regions);
      if (!region) continue;
      if (region.role === "alert") alerted.add(region);
      else if (type === "characterData") heard(at.textContent);
      else for (const node of addedNodes) if (node.nodeType !== 8) heard(node.textContent);
    }
    for (const region of alerted) heard(region.textContent);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}"""
"""Records what a screen reader would say: additions to live regions, and alerts as a whole."""


def opened(open_page: Opened, game: int) -> Page:
    """Start a game against bots and open its text page by the first Tab stop."""
    page = open_page()
    page.get_by_role("button", name="Play now").nth(game).click()
    page.wait_for_selector(".prompt")
    page.wait_for_function("() => document.activeElement.matches('h1')")  # Tab goes on from there
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("tin-text-page [data-prompt]")
    return page


STORY = "[role=log][aria-labelledby=text-story] p"


def at_text(page: Page, server: LiveServer, position: Position) -> None:
    """Open the text page of a prepared table by the link for keyboards."""
    positions.visit(page, server, position)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-prompt="mine"], [data-prompt="over"]')


def says(page: Page, text: str) -> str:
    """Type a command and return the reply."""
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    reply = page.locator(".reply")
    expect(reply).not_to_be_empty()
    return reply.inner_text()


def answer(page: Page, text: str) -> None:
    """Type an answer, then wait for the next decision."""
    had = page.evaluate(f"{MODEL}.update.n")
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    wait_for_effect(page, had, MODEL)
    page.wait_for_selector('[data-prompt="mine"], [data-prompt="over"]')


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_game_is_played_to_its_end_by_typing_alone(
    page: Page, server: LiveServer, game: str
) -> None:
    at_text(page, server, positions.late(game))

    play_by_typing(page)


@pytest.mark.slow
@pytest.mark.parametrize("game", [0, 1])
def test_a_whole_game_is_played_by_typing_alone(open_page: Opened, game: int) -> None:
    page = opened(open_page, game)
    page.wait_for_selector('[data-prompt="mine"]')

    play_by_typing(page)


def play_by_typing(page: Page) -> None:
    """Type letters to the end of the game, and then a question."""
    mine, over = page.locator('[data-prompt="mine"]'), page.locator('[data-prompt="over"]')

    while not over.count():
        page.evaluate(SETTLED)
        letters = page.locator(".lettered b").all_inner_texts()
        if mine.count() and letters:  # a reaction window may have closed since
            answer(page, letters[:2][-1])

    expect(over).to_contain_text("The game is over")
    players = page.evaluate(f"{MODEL}.table.seats.length")
    assert len(says(page, "score").split("\n\n")) >= players


def test_answers_can_be_typed_in_words(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["winchester"]["Bidding"])

    page.keyboard.type("pass")
    page.keyboard.press("Enter")

    expect(page.get_by_role("log", name="Log")).to_contain_text("You pass.")


def test_typing_10_keeps_the_10(page: Page, server: LiveServer) -> None:
    table = deal(2).rolls("9 10 J A A", "9 9 9 9 9")
    at_text(page, server, positions.position_of("dicetown", table, ANN))
    prompt = page.locator('[data-prompt="mine"]')
    expect(prompt).to_have_text("You rolled 9 10 J A A. Which do you keep?")

    page.keyboard.type("10")
    page.keyboard.press("Enter")

    kept = f"{MODEL}.update.view.phase.answers?.[0] ?? {MODEL}.update.view.players[0]"
    page.wait_for_function(f"() => JSON.stringify(({kept}).dice) === '[\"10\"]'")


def test_the_focus_stays_on_the_page(page: Page, server: LiveServer) -> None:
    at_text(page, server, positions.first_auction()._replace(others="bot"))

    for _ in range(3):
        page.wait_for_selector('[data-prompt="mine"]')
        page.locator(".lettered .btn").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector('[data-prompt="mine"], [data-prompt="over"]')
        page.evaluate(SETTLED)
        assert page.evaluate("document.activeElement !== document.body")


def test_the_story_is_one_stop_of_tab(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["winchester"]["Bidding"])
    log = page.get_by_role("log", name="Log")
    log.focus()

    page.keyboard.press("ArrowUp")
    expect(log.locator("p").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(log.locator("p").nth(-2)).to_be_focused()
    page.keyboard.press("Tab")

    expect(page.locator("[name=command]")).to_be_focused()


def test_questions_are_answered(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["winchester"]["Bidding"])

    assert says(page, "my money").startswith("You have $")
    assert says(page, "rule W-DUEL-3").startswith("W-DUEL-3")
    assert says(page, "story").strip().endswith(page.locator(STORY).last.inner_text())
    assert "type “more”" in says(page, "help")
    assert "money, plots" in says(page, "more")
    assert says(page, "my score").startswith("So far you have $")
    assert "5 plots" in says(page, "what is five plots")
    assert says(page, "rule about duels").startswith("W-DUEL")
    assert "I don’t understand" in says(page, "sing")
    assert page.evaluate("document.activeElement.name") == "command"


def test_a_refusal_is_shown_with_its_rule(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["winchester"]["Bidding"])

    page.evaluate(f"{MODEL}.answer({{ type: 'Bid', amount: 99 }})")

    expect(page.locator(".reply")).to_contain_text("You only have")
    page.get_by_role("button", name="Rule: W-AUCTION-3").click()
    page.wait_for_selector('tin-rules-drawer [data-rule="W-AUCTION-3"][data-now]')


def test_the_headings_are_always_the_same(page: Page, server: LiveServer, axe: str) -> None:
    at_text(page, server, POSITIONS["dicetown"]["Keeping"])

    headings = [
        "What’s happening now",
        "What you can do",
        "Yours",
        "Other players",
        "The town",
        "Log",
        "Answer or ask",
        "Chat",
    ]
    expect(page.locator("tin-text-page h2")).to_have_text(headings)
    assert violations(page, axe) == []


def test_the_text_table_chats(open_page: Opened, server: LiveServer) -> None:
    ann, bob = open_page("Ann", path=None), open_page("Bob", path=None)
    positions.visit_together(server, ann, bob)
    ann.goto(f"{ann.url}/text")
    chat = ann.get_by_role("region", name="Chat")
    chat.get_by_role("textbox").fill("Howdy from the text table")

    chat.get_by_role("button", name="Send").click()

    message = bob.locator('.seat[data-number="0"] .seat-message')
    expect(message).to_have_text("Howdy from the text table")
    expect(chat.get_by_role("log")).to_contain_text("Ann Howdy from the text table")


def test_nothing_is_announced_twice(open_page: Opened, server: LiveServer) -> None:
    page = open_page(path=None)
    at_text(page, server, positions.first_auction()._replace(others="bot"))
    page.evaluate(SPOKEN)

    for _ in range(4):
        answer(page, "pass")
    says(page, "my money")

    spoken: list[str] = page.evaluate("window.spoken")
    story = page.locator(STORY).all_inner_texts()
    new = [line for line in spoken if line in story]
    assert len(new) >= 8
    prompts = [line for line in spoken if line.endswith("pass?")]
    assert len(prompts) == 4, "mine, each time it becomes my turn"
    assert not [line for line in spoken if "bids or passes" in line], "and nobody else's"
    assert all(first != second for first, second in pairwise(spoken))
    assert spoken.count(page.locator(".reply").inner_text()) == 1


def test_tables_open_as_text_until_the_picture_view_is_chosen(open_page: Opened) -> None:
    page = opened(open_page, 0)
    page.get_by_role("link", name="Lobby").click()
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator("tin-text-page [name=command]")).to_be_focused()

    page.get_by_role("link", name="Picture view").click()

    page.wait_for_selector(".board-live")
    page.locator(".brand").click()
    wish = page.get_by_role("button", name="Show tables as text")
    expect(wish).to_have_attribute("aria-pressed", "false")


def test_text_tables_can_be_chosen_in_the_lobby(open_page: Opened) -> None:
    page = open_page()

    page.get_by_role("button", name="Show tables as text").click()
    Player(page).page.get_by_role("button", name="Play now").first.click()

    page.wait_for_selector("tin-text-page [data-prompt]")


def test_it_fits_a_narrow_screen_with_large_text(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["dicetown"]["Keeping"])
    page.set_viewport_size({"width": 320, "height": 640})

    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate(SETTLED)

    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_a_slash_focuses_the_command_field(page: Page, server: LiveServer) -> None:
    at_text(page, server, POSITIONS["winchester"]["Bidding"])
    page.get_by_role("button", name="Settings").focus()

    page.keyboard.press("/")

    expect(page.locator("[name=command]")).to_be_focused()
    assert page.locator("[name=command]").input_value() == ""


def test_time_can_be_asked_for_and_ended_on_the_text_page(page: Page, server: LiveServer) -> None:
    position = positions.of("dicetown")["Reacting"]._replace(viewer=ANN)
    positions.visit(page, server, position)
    page.locator(".skip").focus()
    page.keyboard.press("Enter")

    page.get_by_role("button", name="Wait, I may react").click()
    expect(page.get_by_text("You asked for time to think.")).to_be_visible()
    page.get_by_role("button", name="I’m done, go on").click()

    expect(page.locator("[data-hold], [data-release]")).to_have_count(0)


def test_somebody_away_on_their_turn_is_named_with_what_helps(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Bob", path=None, has_clock=True)
    timing = Timing(kind="slow", answer=24 * HOUR, window=2 * HOUR)
    position = positions.first_auction()._replace(viewer=BOB, timing=timing, ago=13 * HOUR)
    code = positions.plant(server, position)
    positions.sit(page, server, code)
    page.goto(f"{server.address}/t/{code}/text")
    page.wait_for_selector("[data-prompt=others]")
    page.clock.run_for(30_000)

    expect(page.locator("[data-away]")).to_contain_text("Ann is away, and it is their turn until")
    expect(page.locator("[data-absent=remind]")).to_be_visible()
    expect(page.locator("[data-absent=wait]")).to_be_visible()
    page.clock.run_for(1_000)
    page.locator("[data-absent=cover]").click()
    told = page.locator(STORY, has_text="Ann is away. A bot answers until Ann is back.")
    expect(told.locator("time")).to_have_count(1)
