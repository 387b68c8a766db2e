"""Every page and every phase: it fits each screen, and axe has no objection in either theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page

from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.player import Player

NARROW = (320, 640)
LOOKS: tuple[tuple[tuple[int, int], Literal["light", "dark"]], ...] = (
    (PHONE, "light"),
    (WIDE, "dark"),
)
"""Each size and each theme once: colours do not depend on the size, boxes not on the theme."""


def looked_over(page: Page, axe: str) -> list[str]:
    """Everything wrong with a page, at each size and in each theme."""
    found = []
    for size in (WIDE, PHONE, NARROW):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        wrong = boxes(page, is_phone=size == PHONE)
        if size == NARROW:
            wrong = [line for line in wrong if line.startswith("wider")]
        found += [f"{size[0]}: {line}" for line in wrong]
    for size, theme in LOOKS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLED)
        found += [f"{size[0]} {theme}: {line}" for line in violations(page, axe)]
    page.emulate_media(color_scheme="light")
    return found


def test_the_lobby_and_its_drawers(open_page: Opened, axe: str) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")

    assert looked_over(page, axe) == []

    page.keyboard.press("?")
    page.wait_for_selector("tin-help .drawer")
    assert looked_over(page, axe) == []

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert looked_over(page, axe) == []


def test_a_new_table_and_the_seats_around_it(open_page: Opened, axe: str) -> None:
    page = open_page()
    page.get_by_role("link", name="New table").first.click()
    page.wait_for_selector("form h1")

    assert looked_over(page, axe) == []

    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".qr-code")
    assert looked_over(page, axe) == []


def test_every_phase_of_winchester(open_page: Opened, axe: str) -> None:
    """Alone with two empty seats, claiming by hand, a player passes through all of them."""
    page = open_page()
    player = Player(page)
    player.open_table(3, Shared_objectives="manual")
    player.start()
    seen: dict[str, list[str]] = {}

    player.play_on(lambda: _look_once(seen, player, page, lambda: looked_over(page, axe)))
    page.wait_for_selector(".sheet-foot a")
    seen["Over"] = looked_over(page, axe)

    assert {*seen} >= {"Other…", "Bidding", "MovingVehicle", "HearingRumor", "Claiming", "Over"}
    assert {phase: wrong for phase, wrong in seen.items() if wrong} == {}


def test_a_duel_and_the_turns_of_others(open_page: Opened, axe: str) -> None:
    page = open_page("A name of twenty letters")
    player = Player(page)
    player.open_table(5)
    player.add_bots()
    player.start()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="250").click()
    page.keyboard.press("Escape")
    player.wait()

    while not page.locator(".duel-cards").count() and not player.is_over():
        player.answer()
        player.wait()

    assert looked_over(page, axe) == []


def _look_once(
    seen: dict[str, list[str]], player: Player, page: Page, look: Callable[[], list[str]]
) -> None:
    """Look at a phase the first time it comes, and at what the bar opens in its place."""
    for name in ("Other…", "Duel"):
        button = page.locator(".prompt-actions .btn:not([aria-disabled])", has_text=name)
        if name not in seen and button.count():
            button.click()
            seen[name] = look()
            page.keyboard.press("Escape")
    phase = player.phase()
    if phase not in seen:
        seen[phase] = look()
