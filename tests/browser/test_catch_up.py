"""A returning player: the card, the past in beats, the new lines of the log, and their times."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import Final
from urllib.parse import urlsplit

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, TABLE, until
from tests.browser.positions import Position
from tests.support import winchester
from tests.support.people import ANN, BOB
from tinhorn.games.winchester.actions import DrawPlot
from tinhorn.table.model import By, Timing

BOTS: Final[tuple[By, ...]] = ("bot",) * 3
HOWS: Final = ("(time ran out)", "(a bot answered)", "(your order)")
SHOWN: Final = f"{TABLE}.choreographer.shown"
HOUR: Final = 3_600_000
SLOW: Final = Timing(kind="slow", answer=24 * HOUR, window=2 * HOUR)
AS_TEXT: Final = """() =>
  localStorage.setItem("tinhorn", JSON.stringify({ name: "Ann", textTable: true }))"""
DAY_TIMES: Final = """async () => {
  const main = document.querySelector('script[type="module"]').src;
  const { $text_times: { dayTime } } = await import(main);
  const now = new Date();
  const ago = (days) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 21, 40);
  return [dayTime(ago(6)), dayTime(ago(7))];
}"""
HIDE: Final = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def away(*, timing: Timing | None = SLOW) -> Position:
    """Buy plot 12 for Ann and then plot 7 for Bob, two hours ago; the next plot is open."""
    table = winchester.deal().auction(12, ANN, price=3).auction(7, BOB, price=2)
    table.chance(DrawPlot(1))
    position = positions.position_of("winchester", table, ANN)
    return position._replace(timing=timing, ago=2 * HOUR)


def arrive(page: Page, server: LiveServer, position: Position) -> str:
    code = positions.plant(server, position)
    positions.sit(page, server, code)
    page.goto(f"{server.address}/t/{code}")
    page.wait_for_selector(positions.SHOWN)
    return code


def test_a_returning_player_reads_what_happened_and_goes_on(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    arrive(page, server, away())

    card = page.locator(".catch-up")
    expect(card).to_contain_text("Since")
    expect(card).to_contain_text("1 plot was sold.")
    expect(card).to_contain_text("Cash: ")
    expect(page.locator(".log-new")).to_contain_text("New since")
    # The line between what was seen and what is new: what is above it happened since.
    newest = page.locator("tin-story-log .log > *").all_inner_texts()
    mark = next(at for at, text in enumerate(newest) if text.startswith("New since"))
    assert any("Bob Longfellow buys plot 7" in text for text in newest[:mark])
    assert any("You buy plot 12" in text for text in newest[mark:])

    card.get_by_role("button", name="Go on").click()

    expect(card).to_have_count(0)
    # What was seen is kept by the server: nothing is told again.
    page.reload()
    page.wait_for_selector(positions.SHOWN)
    page.wait_for_function(f"() => {TABLE}?.querySelector('tin-catch-up')?.isAsking === false")
    expect(page.locator(".catch-up")).to_have_count(0)


def test_the_past_is_shown_in_beats_at_the_table(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    code = arrive(page, server, away())
    whole = page.evaluate(f"{MODEL}.story.length")

    page.locator(".catch-up").get_by_role("button", name="Show me").click()

    past = f"whole => {TABLE}.choreographer.isPlaying && {SHOWN}.story.length < whole"
    page.wait_for_function(past, arg=whole)
    assert page.url.endswith(f"/t/{code}")
    page.evaluate(f"{TABLE}.choreographer.finish()")
    page.wait_for_function(f"() => {SHOWN}.isCurrent")
    assert page.evaluate(f"{SHOWN}.story.length") == whole


def test_lines_have_times_where_answers_take_days(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)

    for timing, count in ((SLOW, True), (positions.UNHURRIED, False)):
        arrive(page, server, away(timing=timing))
        expect(page.locator(".log-line").first).to_be_visible()
        assert bool(page.locator(".log-line time").count()) is count


def test_without_a_long_absence_there_is_no_card(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    arrive(page, server, away()._replace(ago=0))

    page.wait_for_function(f"() => {TABLE}?.querySelector('tin-catch-up')?.isAsking === false")
    expect(page.locator(".catch-up")).to_have_count(0)
    expect(page.locator(".log-new")).to_have_count(0)


def test_the_first_click_takes_a_covered_seat_back_and_the_card_stays(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann")  # the scripts are there before the bot begins to think
    patient = replace(SLOW, pace=1_000.0)  # the bot thinks for a minute
    table = winchester.deal().auction(7, BOB, price=2).auction(12, ANN, price=3)
    table.chance(DrawPlot(1))
    position = positions.position_of("winchester", table, ANN)
    arrive(page, server, position._replace(timing=patient, is_covered=True, origins=BOTS))
    card, note = page.locator(".catch-up"), page.locator("tin-agreement-note .seat-note")
    expect(note).to_contain_text("A bot answers for you until you are back.")
    expect(card).to_contain_text("A bot answered for you 3 times.")
    expect(card).to_contain_text("You bought plot 12")

    page.locator(".prompt-actions .btn-primary").click()

    expect(note).to_have_count(0)
    page.wait_for_function(f"() => {MODEL}.update.view.phase.standing > 0")
    page.wait_for_function(f"() => {MODEL}.answered === undefined")
    expect(card).to_contain_text("A bot answered for you 3 times.")
    expect(page.locator(".prompt .refusal")).to_have_count(0)
    card.get_by_role("button", name="Go on").click()
    expect(card).to_have_count(0)


def test_a_text_table_tells_it_too(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann")
    page.evaluate(
        "localStorage.setItem('tinhorn', JSON.stringify({ name: 'Ann', textTable: true }))"
    )
    code = positions.plant(server, away())
    positions.sit(page, server, code)

    page.goto(f"{server.address}/t/{code}")

    card = page.locator("tin-text-page .catch-up")
    expect(card).to_contain_text("1 plot was sold.")
    card.get_by_role("button", name="Show me").click()
    expect(page.locator("[role=log][aria-labelledby=text-story] .log-new + p")).to_be_focused()


def test_who_leaves_has_seen_what_was_on_show(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    code = arrive(page, server, away()._replace(ago=0))
    page.wait_for_function(f"() => {TABLE}?.querySelector('tin-catch-up')?.seen > 0")

    page.evaluate(HIDE)

    def seen() -> list[tuple[int, int]]:
        with closing(sqlite3.connect(urlsplit(server.database).path)) as database:
            wanted = "SELECT seat, seq FROM seen WHERE table_id = ?"
            return database.execute(wanted, [code]).fetchall()

    until(page, seen)
    assert seen() == [(ANN, len(away().entries))]


def test_a_day_of_more_than_a_week_ago_has_a_date(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_auction())

    six, seven = page.evaluate(DAY_TIMES)

    assert re.fullmatch(r"\w+day,? (at )?9:40\sPM", six)
    assert re.fullmatch(r"\w+ \d+,? (at )?9:40\sPM", seven)


def test_both_logs_say_how_an_answer_came_about(open_page: Opened, server: LiveServer) -> None:
    page = open_page("Ann", path=None)
    table = winchester.deal().auction(7, BOB, price=2).auction(12, ANN, price=3)
    table.chance(DrawPlot(1))
    position = positions.position_of("winchester", table, ANN)
    code = arrive(page, server, position._replace(timing=SLOW, origins=("timeout", "bot", "order")))

    for path, log in (("", "tin-story-log .log"), ("/text", "[aria-labelledby=text-story]")):
        page.goto(f"{server.address}/t/{code}{path}")
        for told in HOWS:
            expect(page.locator(log).filter(has_text=told).first).to_be_visible()


def test_the_text_table_marks_what_is_new_and_says_when_and_how(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None)
    position = away()
    code = positions.plant(server, position)
    positions.sit(page, server, code)
    page.goto(f"{server.address}/t/{code}/text")

    story = page.locator("[role=log][aria-labelledby=text-story]")
    expect(story.locator(".log-new")).to_contain_text("New since")
    told = story.locator("p:not(.log-new)")
    expect(told.locator("time")).to_have_count(told.count())
    assert story.locator(".log-new + p").count() == 1
