"""Tips for new players beside the prompt, each shown a limited number of times."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED
from tests.browser.conftest import Opened
from tests.browser.in_place import change_settings
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player
from tests.browser.test_dicetown import DicePlayer
from tests.browser.test_every_phase import POSITIONS, measured
from tests.browser.test_moments import TELL

GUIDED_OF = "JSON.parse(localStorage.tinhorn).guided"
WITH_TIPS = """(() => {
  const saved = JSON.parse(localStorage.tinhorn);
  localStorage.tinhorn = JSON.stringify({ ...saved, guide: true });
})()"""
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


APART: Final = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [tip, part] = [box(".guide"), box("[data-guided]")];
  return Math.min(Math.abs(tip.left - part.right), Math.abs(part.left - tip.right),
    Math.abs(tip.top - part.bottom), Math.abs(part.top - tip.bottom));
}"""
"""The pixels between the tip and the first part that it is about."""
NEAR: Final = 16

TOPICS = f"{MODEL}.guidance().then(({{ hints }}) => hints.map(({{ topic }}) => topic))"
"""What the hints about the player's decision are about."""


def guided(open_page: Opened, game: str) -> Page:
    """Start a game with tips, as it starts after a lesson."""
    page = open_page(scripts=(LESSONS, WITH_TIPS))
    page.locator(f'[data-game="{game}"]').get_by_role("button", name="Play now").click()
    page.wait_for_selector(".prompt tin-guide-tip", state="attached")
    return page


class Promise(NamedTuple):
    """What the tips of a game must contain."""

    topics: frozenset[str]
    sentence: str
    tips: int

    def is_kept(self, page: Page, said: list[str]) -> bool:
        is_told = any(self.sentence in line for line in said)
        guided_of: dict[str, int] = page.evaluate(GUIDED_OF)
        return is_told and len({*said} - {""}) >= self.tips and guided_of.keys() >= self.topics


WINCHESTER: Final = Promise(
    frozenset({"winchester PlotSold", "winchester raise"}), "secret objectives", 6
)
DICE_TOWN: Final = Promise(
    frozenset({"dicetown keep", "dicetown town", "dicetown hall"}), "One die is free", 4
)


def played(player: Player) -> list[str]:
    """Play to the end of the game; return the tip at each of the player's decisions."""
    said: list[str] = []
    player.wait()
    while not player.is_over():
        if player.is_asked():  # a reaction window may have closed since
            player.page.wait_for_function(LOOKED_UP)
            player.page.evaluate(SETTLED)
            line = player.page.locator(".guide span")
            said.append(line.inner_text() if line.count() else "")
            player.answer()
        player.wait()
    return said


def test_a_hint_that_was_shown_three_times_is_not_shown_again(
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, positions.first_auction())
    first, *others = page.evaluate(TOPICS)
    often = {f"winchester {topic}": 3 for topic in others}

    change_settings(page, guide=True, guided=often | {f"winchester {first}": 2})
    expect(page.locator(".guide span")).not_to_be_empty()
    assert page.evaluate(GUIDED_OF)[f"winchester {first}"] == 3
    change_settings(page, guide=False)
    page.wait_for_selector("tin-guide-tip", state="detached")
    change_settings(page, guide=True)

    page.wait_for_function(LOOKED_UP)
    page.evaluate(TOPICS)  # they come after those that the guide has asked for
    page.evaluate(SETTLED)
    expect(page.locator(".guide span")).to_have_count(0)
    assert page.evaluate(GUIDED_OF)[f"winchester {first}"] == 3


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kind", "promise"),
    [("winchester", Player, WINCHESTER), ("dicetown", DicePlayer, DICE_TOWN)],
)
def test_a_guided_game_shows_each_tip_a_few_times(
    open_page: Opened, game: str, kind: type[Player], promise: Promise
) -> None:
    page = guided(open_page, game)

    said = played(kind(page))

    assert promise.is_kept(page, said)
    assert "" in said, "what was read a few times is not said again"
    guided_of: dict[str, int] = page.evaluate(GUIDED_OF)
    assert all(1 <= times <= 3 for times in guided_of.values())


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
    page: Page, server: LiveServer
) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Over"])
    change_settings(page, guide=True)

    notes = page.locator(".sheet-note")

    expect(notes).to_have_count(5)
    expect(notes.last).to_contain_text("The richest player wins.")


@pytest.mark.parametrize(
    ("game", "phase"),
    [("winchester", "Duel"), ("winchester", "MovingVehicle"), ("dicetown", "Keeping")],
)
def test_there_is_room_for_the_guide(page: Page, server: LiveServer, game: str, phase: str) -> None:
    positions.visit(page, server, POSITIONS[game][phase])
    change_settings(page, guide=True)

    page.wait_for_selector(".guide span")

    assert measured(page) == []


def test_the_rules_stand_clear_of_a_guide_in_the_bar(open_page: Opened) -> None:
    page = guided(open_page, "winchester")
    page.locator(".guide span").wait_for()

    page.keyboard.press("r")
    page.locator(".rules-drawer h2").wait_for()

    bar, drawer = page.locator(".prompt").bounding_box(), page.locator(".drawer").bounding_box()
    assert bar
    assert drawer
    assert drawer["y"] >= bar["y"] + bar["height"]


def test_a_tip_about_an_event_stands_beside_its_place(page: Page, server: LiveServer) -> None:
    positions.visit(page, server, positions.first_dice())
    change_settings(page, guide=True)
    expect(page.locator(".guide span")).not_to_be_empty()

    page.evaluate(TELL, [{"type": "NuggetsDug", "seat": 1, "nuggets": 2}])

    expect(page.locator(".guide span")).to_contain_text("Each nugget is worth a point")
    expect(page.locator('[data-guided][data-walk="mine"]')).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(APART) <= NEAR
