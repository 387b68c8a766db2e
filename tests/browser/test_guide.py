"""Tips for new players beside the prompt, each shown a limited number of times."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.test_dicetown import DicePlayer
from tests.browser.test_every_phase import POSITIONS, measured

GUIDED = (
    """localStorage.setItem("tinhorn", JSON.stringify({ name: "Ann", motion: "0", guide: true }))"""
)


WITH_TIPS = """() => {
  const saved = JSON.parse(localStorage.tinhorn);
  localStorage.tinhorn = JSON.stringify({ ...saved, guide: true });
}"""
LESSONS = """(() => {
  const { fetch } = window;
  window.pending = 0;
  window.fetch = async (url, ...how) => {
    if (!String(url).includes("/guidance")) return fetch(url, ...how);
    window.pending += 1;
    try {
      const answer = await fetch(url, ...how);
      await answer.clone().text();
      return answer;
    } finally {
      window.pending -= 1;
    }
  };
})()"""
"""Counts the requests for hints that are still open."""
LOOKED_UP = f"""() => {{
  const guide = document.querySelector("tin-guide-tip");
  const isAsking = {MODEL}.isAsked && guide && guide.prompt !== {MODEL}.update.view.prompt;
  return !isAsking && !window.pending;
}}"""


def guided(open_page: Opened, game: str) -> Page:
    """Start a game with tips, as it starts after a lesson."""
    page = open_page(watched=lambda page: page.add_init_script(LESSONS))
    page.evaluate(WITH_TIPS)
    page.reload()
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt tin-guide-tip", state="attached")
    return page


def played(player: Player) -> list[str]:
    """Play to the end; return the tip at each of the player's decisions."""
    said: list[str] = []

    def read() -> None:
        player.page.wait_for_function(LOOKED_UP)
        player.page.evaluate(SETTLED)
        line = player.page.locator(".guide span")
        said.append(line.inner_text() if line.count() else "")

    player.play_on(read)
    return said


def test_a_guided_game_of_winchester_is_played_to_its_end(open_page: Opened) -> None:
    page = guided(open_page, "winchester")

    said = played(Player(page))

    told = {sentence: said.count(sentence) for sentence in said if sentence}
    assert len(told) >= 6
    assert any("secret objectives" in sentence for sentence in told)
    assert "" in said, "what was read a few times is not said again"
    guided_of: dict[str, int] = page.evaluate("JSON.parse(localStorage.tinhorn).guided")
    assert all(1 <= times <= 3 for times in guided_of.values())
    assert {"winchester PlotSold", "winchester raise"} <= guided_of.keys()


def test_a_guided_game_of_dice_town_is_played_to_its_end(open_page: Opened) -> None:
    page = guided(open_page, "dicetown")

    said = played(DicePlayer(page))

    assert any("One die is free" in sentence for sentence in said)
    assert len({*said}) >= 5
    guided_of: dict[str, int] = page.evaluate("JSON.parse(localStorage.tinhorn).guided")
    assert {"dicetown keep", "dicetown town", "dicetown hall"} <= guided_of.keys()


def test_what_a_hint_is_about_is_outlined(open_page: Opened) -> None:
    page = guided(open_page, "dicetown")
    DicePlayer(page).wait()

    page.wait_for_selector(".cup[data-guided]")


def test_the_guide_can_be_switched_off_and_on_again(open_page: Opened) -> None:
    page = guided(open_page, "winchester")
    Player(page).wait()

    page.get_by_role("button", name="Turn guide off").click()

    page.wait_for_selector("tin-guide-tip", state="detached")
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Guide").click()
    page.wait_for_selector("tin-guide-tip", state="attached")


def test_a_player_with_tips_reads_what_the_score_sheet_counts(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page()
    page.evaluate(GUIDED)
    positions.visit(page, server, POSITIONS["winchester"]["Over"])

    notes = page.locator(".sheet-note")

    expect(notes).to_have_count(5)
    expect(notes.last).to_contain_text("The richest player wins.")


@pytest.mark.parametrize(
    ("game", "phase"),
    [("winchester", "Duel"), ("winchester", "MovingVehicle"), ("dicetown", "Keeping")],
)
def test_there_is_room_for_the_guide(
    open_page: Opened, server: LiveServer, game: str, phase: str
) -> None:
    page = open_page()
    page.evaluate(GUIDED)
    positions.visit(page, server, POSITIONS[game][phase])

    page.wait_for_selector(".guide span")

    assert measured(page) == []
