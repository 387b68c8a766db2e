"""The line to the table is cut, the server restarts: the game goes on, and the page says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Opened
from tests.browser.house import Services
from tests.browser.player import STORE, Player

LOST = "The connection is lost."
NOTE = ".line-note"
PASSES = f"{STORE}.story.filter(({{ text }}) => text.key === 'winchester-passed-you').length"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Services]:
    """A server that this test alone may stop."""
    running = Services(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.mark.usefixtures("house")
def test_a_cut_connection_costs_nothing(open_page: Opened) -> None:
    page = open_page()
    player = Player(page)
    player.play_now()
    player.wait()

    for _ in range(3):
        page.evaluate(f"{STORE}.line.reconnect()")
        player.answer()
        player.wait()

    told = page.evaluate(f"{STORE}.story.length")
    page.reload()
    page.wait_for_selector(".prompt")
    page.wait_for_function(f"told => {STORE}.story.length >= told", arg=told)


def test_a_restarted_server_finds_the_table_as_it_was(
    open_page: Opened, house: Services, complaints: list[str]
) -> None:
    page = open_page()
    player = Player(page)
    player.play_now()
    player.wait()
    player.answer()
    player.wait()
    before = player.view()

    house.kill()
    page.locator(NOTE, has_text=LOST).wait_for()
    house.start()
    page.locator(NOTE).wait_for(state="detached")

    assert player.view() == before
    player.answer()
    player.wait()
    refused = [line for line in complaints if "ERR_CONNECTION_REFUSED" in line]
    assert complaints == refused, "nothing but the line may have failed"
    complaints.clear()


def test_an_answer_given_while_the_line_is_down_arrives_once_it_is_back(
    open_page: Opened, house: Services, complaints: list[str]
) -> None:
    page = open_page()
    player = Player(page)
    player.play_now()
    player.wait()

    house.kill()
    page.wait_for_function(f"() => {STORE}.line.state === 'lost'")
    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()
    house.start()

    page.wait_for_function(f"() => {PASSES} > 0")
    player.wait()
    assert page.evaluate(PASSES) == 1
    complaints.clear()


COUNTED = """async () => {
  const [seen, told] = [new Set(), new Set()];
  while (seen.size < 3) {
    await new Promise(requestAnimationFrame);
    const note = document.querySelector("tin-line-note");
    seen.add(note.querySelector(".line-note").textContent);
    told.add(note.querySelector("[role=status]").textContent);
  }
  return [...told];
}"""


def test_the_seconds_to_the_next_attempt_are_not_read_out(
    open_page: Opened, house: Services, complaints: list[str]
) -> None:
    page = open_page()
    Player(page).play_now()

    house.kill()
    page.locator(NOTE).wait_for()
    told = page.evaluate(COUNTED)
    house.start()

    assert told == [f"{LOST} Trying to get it back…"]
    page.locator(NOTE).wait_for(state="detached")
    complaints.clear()
