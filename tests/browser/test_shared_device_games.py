"""Games of players who share one device: how often it is handed over, and a mispress undone."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.audit import boxes
from tests.browser.conftest import PHONE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player, until
from tests.browser.positions import Position
from tests.browser.shared_device import ASKED, CURTAIN, SharedDevice
from tests.browser.test_beats import keep_all_dice
from tests.browser.test_dicetown import DicePlayer
from tests.support.dicetown import deal
from tests.support.people import ANN, CAT
from tinhorn.games import GAMES, dicetown
from tinhorn.kernel.game import CHANCE
from tinhorn.table.progress import new_progress, play_log
from tinhorn.table.storage.storage import SqlStorage

MOST_HAND_OVERS: Final = 25
"""In a whole game of Winchester for three."""
NEXT: Final = f".curtain :is(tin-hold-button, .btn-primary), {ASKED}"
"""What the players of a shared device do next: behind a curtain, or on the open table."""
NEXT_OR_OVER: Final = f"""next =>
  document.querySelector(next) || {CURTAIN}.model.update.view.round > 1"""
"""The players are asked, or the first round is over."""
ANSWERED: Final = f"""had => {{
  const {{ hand, isDone }} = {CURTAIN};
  return !hand || isDone || (hand.isAsked && hand.update.view.prompt > had);
}}"""
"""The answer to this prompt has arrived, and the player reads the result or is asked again."""


def test_the_end_of_a_game_on_one_device_needs_hand_overs_for_rumors_only(
    open_page: Opened, server: LiveServer
) -> None:
    device = SharedDevice(open_page("Ann", path=None, size=PHONE, has_clock=True))
    late = positions.late("winchester")  # first of all, Ann hears a rumor
    positions.visit(device.page, server, late._replace(is_shared=True, bots=(CAT,)))
    device.page.get_by_role("button", name="To the shared table").click()

    _play_on(device)


@pytest.mark.slow
def test_a_whole_game_of_winchester_on_one_device_needs_few_hand_overs(open_page: Opened) -> None:
    page = open_page("Ann", size=PHONE, has_clock=True)
    device = SharedDevice(page)
    device.open_table("Bea", "Cat")
    page.locator(".start .btn").click()
    device.look_first("Ann", "Bea", "Cat")

    _play_on(device)

    assert 3 < device.hand_overs <= MOST_HAND_OVERS


def _play_on(device: SharedDevice) -> None:
    """Play to the end of the game."""
    device.wait_for_turn()
    while device.page.locator("tin-score-sheet").count() == 0:
        if device.has_curtain():
            _hear_rumor(device)
        else:
            device.decide_in_the_open()
        device.wait_for_turn()
    expect(device.page.locator("tin-score-sheet")).to_be_visible()


def _hear_rumor(device: SharedDevice) -> None:
    """Let the curtain fall for nothing but a Rumor token."""
    assert device.page.evaluate(f"{CURTAIN}.model.update.view.phase.type") == "HearingRumor"
    device.hold()
    device.hear_rumor()
    device.finish_look()


def test_a_round_of_dice_town_on_one_device_needs_one_hand_over_per_secret_choice(
    open_page: Opened, server: LiveServer
) -> None:
    page = open_page("Ann", path=None, size=PHONE, has_clock=True)
    device = SharedDevice(page)
    begun = first_roll()
    positions.visit(page, server, begun)

    page.wait_for_selector(NEXT)
    named = []
    while device.public_view()["round"] == 1:
        if device.has_curtain():
            named.append(device.wait_for_curtain())
        _decide(device)
        page.wait_for_function(NEXT_OR_OVER, arg=NEXT)

    assert named[:2] == ["Ann", "Bea"], "in turn"
    code = page.evaluate("location.pathname").rpartition("/")[2]
    assert 2 <= device.hand_overs <= _secret_choices(server, code)


def first_roll() -> Position:
    """Ann and Bea at one device, with their first dice."""
    rolled = deal(2).rolls("9 9 9 A A", "10 10 10 K A")
    position = positions.position_of("dicetown", rolled, ANN)
    return position._replace(is_shared=True, names=("Ann", "Bea"))


def _decide(device: SharedDevice) -> None:
    """Decide next: nobody reacts, secrets are chosen behind the curtain, the rest openly."""
    page, had = device.page, device.public_view()["prompt"]
    if page.get_by_role("button", name="Nobody").count():
        page.get_by_role("button", name="Nobody").click()
        page.wait_for_function(f"had => {CURTAIN}.model.update.view.prompt > had", arg=had)
    elif device.has_curtain():
        device.hold()
        _decide_in_private(device)
    else:
        DicePlayer(page).answer()
        page.wait_for_function(f"had => {CURTAIN}.model.update.view.prompt > had", arg=had)


def _decide_in_private(device: SharedDevice) -> None:
    """Keep all dice at once, so that no roll decides what follows; nobody reacts.

    A player who is asked again at once keeps the device.
    """
    page, had = device.page, device.view()["prompt"]
    if device.view()["phase"]["type"] == "Keeping":
        keep_all_dice(page)
    else:
        page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function(ANSWERED, arg=had)
    if page.evaluate(f"{CURTAIN}.isDone"):
        device.finish_look()
    elif not device.is_covered() and device.view()["round"] == 1:
        _decide_in_private(device)


def _secret_choices(server: LiveServer, code: str) -> int:
    """Count the answers of the stored game nobody else may see being chosen, reactions aside."""
    with ThreadPoolExecutor(1) as aside:  # Playwright runs an event loop in this thread
        return aside.submit(asyncio.run, _count_secret_choices(server, code)).result()


async def _count_secret_choices(server: LiveServer, code: str) -> int:
    storage = SqlStorage.open(server.database, GAMES)
    entries = await storage.entries(code, "dicetown")
    await storage.close()
    setup = dicetown.Setup(players=2)
    state, secret = dicetown.new(setup), 0
    played = play_log(dicetown, new_progress(dicetown, setup, 0), entries)
    for entry, step in zip(played.entries, played.steps, strict=True):
        kinds = {decision.kind for decision in dicetown.pending(state)}
        is_public = dicetown.public_decision(dicetown.view(state, None)) is not None
        secret += not (entry.seat == CHANCE or is_public or kinds & dicetown.REACTIONS)
        state = step.state
    return secret


def test_a_wrong_press_on_the_open_table_is_undone_by_the_hat_that_made_it(
    open_page: Opened,
) -> None:
    page = open_page("Ann", size=PHONE, has_clock=True)
    device = SharedDevice(page)
    device.open_table("Bea", "Cat")
    page.locator(".start .btn").click()
    page.get_by_role("button", name="To the shared table").click()
    asked, undo = page.locator(ASKED).locator("b"), page.locator(".hat-undo")
    first = asked.inner_text()
    expect(undo).to_have_count(0)

    page.locator(ASKED).get_by_role("button", name="+3").click()
    page.locator(ASKED).locator(".btn-primary").click()
    expect(asked).not_to_have_text(first)
    assert boxes(page, is_phone=True) == []
    page.get_by_role("button", name=f"{first}: undo my decision").click()

    expect(asked).to_have_text(first)
    expect(undo).to_have_count(0)
    page.locator(ASKED).locator(".btn-primary").click()
    expect(asked).not_to_have_text(first)
    raised = page.locator(ASKED).locator(".btn-primary")
    expect(raised).to_contain_text("$2,000")


def test_a_remote_player_and_two_at_one_device_play_together(open_page: Opened) -> None:
    device = SharedDevice(open_page("Ann", has_clock=True))
    device.open_table("Bea")
    path = device.page.evaluate("location.pathname")
    cat = open_page("Cat", path=path)
    cat.locator(".start .btn").click()
    device.page.get_by_text("Cat", exact=True).wait_for()
    expect(cat.locator(".tag", has_text="here")).to_have_count(3)
    device.start()
    device.look_first("Ann", "Bea")

    asked = device.page.locator(ASKED)
    answered: set[str] = set()
    while answered < {"Ann", "Bea", "Cat"}:
        until(cat, lambda: Player(cat).is_asked() or asked.count())
        if Player(cat).is_asked():
            cat.locator(".prompt-actions .btn-primary").click()
            cat.wait_for_selector('.prompt[data-turn="others"]')
            answered.add("Cat")
        else:
            answered.add(asked.locator("b").inner_text())
            had = device.view()["prompt"]
            asked.locator(".btn-primary").click()
            device.page.wait_for_function(f"had => {MODEL}.update.view.prompt > had", arg=had)
