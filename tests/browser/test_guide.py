"""The guided first game: one sentence more with each prompt, until it was read often enough."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import scenes
from tests.browser.audit import SETTLED
from tests.browser.conftest import Opened
from tests.browser.house import Services
from tests.browser.player import STORE, Player
from tests.browser.test_dicetown import Gambler
from tests.browser.test_every_phase import SCENES, measured

GUIDED = (
    """localStorage.setItem("tinhorn", JSON.stringify({ name: "Ann", motion: "0", guide: true }))"""
)


LESSONS = """(() => {
  const { fetch } = window;
  window.lessons = 0;
  window.fetch = async (url, ...how) => {
    if (!String(url).includes("/lesson")) return fetch(url, ...how);
    window.lessons += 1;
    try {
      const answer = await fetch(url, ...how);
      await answer.clone().text();
      return answer;
    } finally {
      window.lessons -= 1;
    }
  };
})()"""
"""Counts the hints that are still to come."""
LOOKED_UP = f"""() => {{
  const guide = document.querySelector("tin-guide");
  const isAsking = {STORE}.isAsked && guide && guide.prompt !== {STORE}.update.view.prompt;
  return !isAsking && !window.lessons;
}}"""


def guided(open_page: Opened, game: str) -> Page:
    """A newcomer's click in the lobby."""
    page = open_page(watched=lambda page: page.add_init_script(LESSONS))
    page.get_by_role("button", name=f"{game}, guided").click()
    page.wait_for_selector(".prompt tin-guide", state="attached")
    return page


def played(player: Player) -> list[str]:
    """To the end of the game; what the guide said at each of the player's decisions."""
    said: list[str] = []

    def read() -> None:
        player.page.wait_for_function(LOOKED_UP)
        player.page.evaluate(SETTLED)
        line = player.page.locator(".guide span")
        said.append(line.inner_text() if line.count() else "")

    player.play_on(read)
    return said


def test_a_guided_game_of_winchester_is_played_to_its_end(open_page: Opened) -> None:
    page = guided(open_page, "Winchester")

    said = played(Player(page))

    told = {sentence: said.count(sentence) for sentence in said if sentence}
    assert len(told) >= 6
    assert any("secret objectives" in sentence for sentence in told)
    assert "" in said, "what was read a few times is not said again"
    guided_of: dict[str, int] = page.evaluate("JSON.parse(localStorage.tinhorn).guided")
    assert all(1 <= times <= 3 for times in guided_of.values())
    assert {"winchester PlotSold", "winchester raise"} <= guided_of.keys()


def test_a_guided_game_of_dice_town_is_played_to_its_end(open_page: Opened) -> None:
    page = guided(open_page, "Dice Town")

    said = played(Gambler(page))

    assert any("One die is free" in sentence for sentence in said)
    assert len({*said}) >= 5
    guided_of: dict[str, int] = page.evaluate("JSON.parse(localStorage.tinhorn).guided")
    assert {"dicetown keep", "dicetown town", "dicetown hall"} <= guided_of.keys()


def test_what_the_guide_speaks_of_is_framed(open_page: Opened) -> None:
    page = guided(open_page, "Dice Town")
    Gambler(page).wait()

    page.wait_for_selector(".cup[data-guided]")


def test_the_guide_can_be_switched_off_and_on_again(open_page: Opened) -> None:
    page = guided(open_page, "Winchester")
    Player(page).wait()

    page.get_by_role("button", name="Guide off").click()

    page.wait_for_selector("tin-guide", state="detached")
    expect(page.locator("[data-guided]")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Guide").click()
    page.wait_for_selector("tin-guide", state="attached")


def test_the_guide_is_offered_to_newcomers_only(open_page: Opened) -> None:
    page = guided(open_page, "Winchester")
    expect(page.locator(".guide span")).not_to_be_empty()

    page.locator(".brand").click()
    page.wait_for_selector(".table-row")

    expect(page.get_by_role("button", name="guided")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "phase"),
    [("winchester", "Duel"), ("winchester", "MovingVehicle"), ("dicetown", "Keeping")],
)
def test_there_is_room_for_the_guide(
    open_page: Opened, house: Services, game: str, phase: str
) -> None:
    page = open_page()
    page.evaluate(GUIDED)
    scenes.visit(page, house, SCENES[game][phase])

    page.wait_for_selector(".guide span")

    assert measured(page) == []
