"""Every page and phase fits every screen size, and axe-core finds no violations in either theme."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, collisions, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.in_place import switch_language
from tests.browser.live_server import LiveServer
from tests.browser.player import CONFIRM, Player
from tests.browser.repeats import in_slow, rows_in_slow
from tests.support.people import ANN
from tinhorn.games import GAMES
from tinhorn.kernel.game import Viewer

POSITIONS: Final = {game: positions.of(game) for game in GAMES}
PHASES: Final = [(game, phase) for game, phases in POSITIONS.items() for phase in phases]
OTHERS_TURN: Final = {"winchester": "MovingVehicle", "dicetown": "OrderingVisits"}
"""Phases in which another player than Ann decides."""
LONG_NAMES: Final = (
    "Wilhelmina Featherstone",
    "Bartholomew Longfellow",
    "Cat",
    "Maximiliane v. Hohenburg",
    "Donaudampfschifffahrtska",
)
CROWDED: Final = ".peeks > li, .strip, .scores tr, .facts > li, .lot-head, .bid > .stack-xs, .seat"
"""Rows in which long names stand beside other texts."""
RUNNING_OVER: Final = """chips => chips
  .filter(chip => chip.scrollWidth > chip.clientWidth + 1).map(chip => chip.textContent)"""
DUEL: Final = '.prompt [data-key="5"]'
NARROW: Final = (320, 640)
Look = tuple[tuple[int, int], Literal["light", "dark"]]
LOOKS: Final[tuple[Look, ...]] = ((PHONE, "light"), (WIDE, "dark"))
"""Each size and each theme once: colours do not depend on the size, nor layout on the theme."""
AT_PHONE, AT_DESK = LOOKS
Looks = Sequence[Look]
ON_PHONES: Final = [(AT_PHONE,), *in_slow(LOOKS)]
ON_DESKS: Final = [(AT_DESK,), *in_slow(LOOKS)]
"""axe-core takes long: `make test` has it look at a page once, `make slow` in both looks."""
LOOK_OF: Final = {
    ("winchester", "Bidding"): AT_DESK,
    ("winchester", "MovingVehicle"): AT_PHONE,
    ("winchester", "Over"): AT_DESK,
    ("dicetown", "Keeping"): AT_PHONE,
    ("dicetown", "Deciding"): AT_DESK,
    ("dicetown", "Robbing"): AT_PHONE,
    ("dicetown", "Over"): AT_PHONE,
}
"""One phase with each kind of control, and where axe-core looks at it."""


def looked_over(page: Page, axe: str, looks: Looks = LOOKS) -> list[str]:
    """Return all errors of a page: of layout at each size, of access in these looks."""
    found = [line for look in looks for line in [*errors_of(page, axe, look), *fitted(page)]]
    seen = [size for size, _ in looks]
    for size in (size for size in (WIDE, PHONE, NARROW) if size not in seen):
        show_at(page, size)
        found += fitted(page)
    return found


def errors_of(page: Page, axe: str, look: Look) -> list[str]:
    """Return the violations of a page at one size, in one theme."""
    (width, height), theme = look
    page.emulate_media(color_scheme=theme)
    show_at(page, (width, height))
    found = [f"{width} {theme}: {line}" for line in violations(page, axe)]
    page.emulate_media(color_scheme="light")
    return found


def show_at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


def measured(page: Page, within: str = "") -> list[str]:
    """Layout errors at each size, and texts that overlap or run over within these elements."""
    found = []
    sizes = [WIDE, PHONE, NARROW]
    if page.viewport_size == {"width": NARROW[0], "height": NARROW[1]}:
        sizes.reverse()  # a table takes as long to resize as half of its first layout
    for size in sizes:
        show_at(page, size)
        found += fitted(page)
        if within:
            run_over: list[str] = page.locator(".chip").evaluate_all(RUNNING_OVER)
            found += [f"{size[0]}: {line}" for line in collisions(page, within) + run_over]
    return found


def fitted(page: Page) -> list[str]:
    """Layout errors at the size of the page."""
    size = page.viewport_size or {"width": 0}
    wrong = boxes(page, is_phone=size["width"] == PHONE[0])
    is_strict = size["width"] != NARROW[0]
    found = [line for line in wrong if is_strict or line.startswith("wider")]
    return [f"{size['width']}: {line}" for line in found]


def in_german(page: Page) -> None:
    """Switch to German, which has the longest words."""
    prompt = page.locator(".prompt")
    before = prompt.text_content() or ""
    switch_language(page, "de")
    expect(prompt).not_to_have_text(before)


@pytest.mark.parametrize("looks", ON_DESKS)
def test_the_lobby_and_its_drawers(open_page: Opened, axe: str, looks: Looks) -> None:
    page = open_page()
    page.wait_for_selector(".game-card")

    assert looked_over(page, axe, looks) == []

    page.keyboard.press("?")
    page.wait_for_selector("tin-help-drawer .drawer")
    assert looked_over(page, axe, looks) == []

    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("tin-settings-drawer .drawer")
    assert looked_over(page, axe, looks) == []


@pytest.mark.parametrize("looks", ON_PHONES)
def test_a_new_table_and_the_seats_around_it(open_page: Opened, axe: str, looks: Looks) -> None:
    page = open_page()
    page.get_by_role("link", name="New table").first.click()
    page.wait_for_selector("form h1")

    assert looked_over(page, axe, looks) == []

    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".invite .access")
    assert looked_over(page, axe, looks) == []

    page.get_by_role("button", name="Change seats").click()
    assert looked_over(page, axe, looks) == []


@pytest.mark.parametrize("looks", ON_DESKS)
def test_the_door_that_a_guest_comes_in_by(open_page: Opened, axe: str, looks: Looks) -> None:
    host = open_page("Ann")
    Player(host).open_table(4)

    guest = open_page("Bob", path=host.evaluate("location.pathname"))
    guest.get_by_role("heading", name="Ann invites you to Winchester").wait_for()

    assert looked_over(guest, axe, looks) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "phase"), PHASES)
def test_every_phase_in_every_look(
    page: Page, server: LiveServer, axe: str, game: str, phase: str
) -> None:
    positions.visit(page, server, POSITIONS[game][phase])

    assert looked_over(page, axe) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_of_both_games(page: Page, server: LiveServer, axe: str, game: str) -> None:
    """At every size with the longest names and words; `make slow` has axe-core look at all."""
    positions.visit(page, server, POSITIONS[game][OTHERS_TURN[game]])
    in_german(page)
    within = CROWDED if game == "winchester" else ""
    wrong = {}

    for phase, position in POSITIONS[game].items():
        positions.visit(page, server, position._replace(names=LONG_NAMES))
        look = LOOK_OF.get((game, phase))
        wrong[phase] = [*(errors_of(page, axe, look) if look else []), *measured(page, within)]

    assert {phase: found for phase, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("game", "viewer", "looks"),
    [
        ("winchester", None, (AT_PHONE,)),
        ("dicetown", ANN, (AT_DESK,)),
        *rows_in_slow((game, viewer, LOOKS) for game in OTHERS_TURN for viewer in (ANN, None)),
    ],
)
def test_spectators_and_waiting_players(
    page: Page, server: LiveServer, axe: str, game: str, viewer: Viewer, looks: Looks
) -> None:
    position = POSITIONS[game][OTHERS_TURN[game]]

    positions.visit(page, server, position._replace(viewer=viewer))

    page.wait_for_selector('.prompt[data-turn="others"]')
    assert looked_over(page, axe, looks) == []


@pytest.mark.parametrize(
    ("phase", "button", "looks"),
    [
        ("Duel", DUEL, (AT_PHONE,)),
        *rows_in_slow([("Duel", DUEL, LOOKS)]),
    ],
)
def test_what_replaces_the_buttons_of_the_bar(
    page: Page, server: LiveServer, axe: str, phase: str, button: str, looks: Looks
) -> None:
    positions.visit(page, server, POSITIONS["winchester"][phase])

    page.locator(button).click()
    page.wait_for_selector(".prompt [data-cancel]")
    wrong = looked_over(page, axe, looks)
    in_german(page)
    page.wait_for_selector(".prompt [data-cancel]")
    wrong += measured(page)

    assert wrong == []


@pytest.mark.parametrize("looks", ON_DESKS)
def test_a_duel_that_was_just_fought(
    page: Page, server: LiveServer, axe: str, looks: Looks
) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["Duel"])

    page.locator(DUEL).click()
    page.locator(".prompt .btn-danger").click()
    page.wait_for_selector(".duel-cards")

    assert looked_over(page, axe, looks) == []


@pytest.mark.parametrize("looks", ON_PHONES)
def test_what_a_rumor_shows(page: Page, server: LiveServer, axe: str, looks: Looks) -> None:
    positions.visit(page, server, POSITIONS["winchester"]["HearingRumor"])
    expect(page.locator(".prompt")).to_contain_text("which card you look at, but not what’s on it")

    page.locator(".peek-row .btn").first.click()
    page.locator(CONFIRM).click()
    page.wait_for_selector(".peek .card")

    assert looked_over(page, axe, looks) == []
