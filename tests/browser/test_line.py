"""The line to the table is cut, the server restarts: the game goes on, and the page says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Opened
from tests.browser.house import House
from tests.browser.player import STORE, Player

LOST = "The connection is lost."
PASSES = f"{STORE}.story.filter(({{ text }}) => text.key === 'winchester-passed-you').length"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server that this test alone may stop."""
    running = House(tmp_path)
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
    assert page.evaluate(f"{STORE}.story.length") >= told


def test_a_restarted_server_finds_the_table_as_it_was(
    open_page: Opened, house: House, complaints: list[str]
) -> None:
    page = open_page()
    player = Player(page)
    player.play_now()
    player.wait()
    player.answer()
    player.wait()
    before = player.view()

    house.kill()
    page.get_by_text(LOST).wait_for()
    house.start()
    page.get_by_text(LOST).wait_for(state="detached")

    assert player.view() == before
    player.answer()
    player.wait()
    refused = [line for line in complaints if "ERR_CONNECTION_REFUSED" in line]
    assert complaints == refused, "nothing but the line may have failed"
    complaints.clear()


def test_an_answer_given_while_the_line_is_down_arrives_once_it_is_back(
    open_page: Opened, house: House, complaints: list[str]
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
