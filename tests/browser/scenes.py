"""Tables planted in the server's database in the middle of a game: any phase, the same every time.

Nobody else is there, so nothing moves until the viewer does something.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, Final, NamedTuple

from msgspec.structs import astuple, replace
from playwright.sync_api import Page

from tests.browser.house import Services
from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tests.support.table import GOLDEN
from tests.support.table import Table as Told
from tinhorn.games import GAMES
from tinhorn.games.dicetown.actions import TakeElixir
from tinhorn.games.dicetown.phases import Visiting
from tinhorn.games.winchester.actions import CallDuel
from tinhorn.kernel.game import CHANCE, AnyGame, Viewer
from tinhorn.kernel.log import Entry, from_json
from tinhorn.server.auth import COOKIE, hashed
from tinhorn.table.model import By, Holder, LogEntry, SeatKind, Timing
from tinhorn.table.model import ChangeSet as Written
from tinhorn.table.seating import begun, opened
from tinhorn.table.storage.storage import Storage

NAMES: Final = ("Ann", "Bob Longfellow", "Cat", "Daniela", "Eve")
UNHURRIED: Final = Timing(window=3_600_000)
TOKEN: Final = "a token of the tests"
CROWDED: Final = 10
"""A player more fills the screen as much as so many options."""
PLANTED: Final = count()


class Scene(NamedTuple):
    """A position of a game, and from whose seat it is looked at."""

    game: str
    setup: Any
    entries: tuple[Entry[Any], ...]
    viewer: Viewer
    others: SeatKind = "person"
    """Whoever they are, they are not there."""
    is_shared: bool = False
    """Whether they are all there, at one device."""
    names: tuple[str, ...] = NAMES


def visit(page: Page, house: Services, scene: Scene) -> None:
    """Open a table planted there, as this viewer or as all of them."""
    code = f"SCENE-{next(PLANTED):04}"
    with ThreadPoolExecutor() as aside:  # Playwright has its loop running in this thread.
        aside.submit(asyncio.run, _plant(house, scene, code)).result()
    if scene.viewer is not None:
        page.context.add_cookies([{"name": COOKIE + code, "value": TOKEN, "url": house.address}])
    page.goto(f"{house.address}/t/{code}")
    page.wait_for_selector(".prompt, .curtain")


async def _plant(house: Services, scene: Scene, code: str) -> None:
    game = GAMES[scene.game]
    now = time.time_ns() // 1_000_000
    seats = tuple(_holder(seat, scene) for seat in range(scene.setup.players))
    kept = begun(opened(code, game, scene.setup, seats, now=now, timing=UNHURRIED, title="Friday"))
    if game.outcome(_state(game, scene)) is not None:
        kept = replace(kept, status="over")
    store = Storage.open(house.database, GAMES)
    await store.create(kept)
    await store.append(Written(table=code, entries=tuple(_lines(scene, now))))
    await store.close()


def _holder(seat: int, scene: Scene) -> Holder:
    name, hat = scene.names[seat], seat + 1
    if seat == scene.viewer or scene.is_shared:
        return Holder(kind="person", name=name, hat=hat, token=hashed(TOKEN))
    return Holder(kind=scene.others, name=name, hat=hat)


def _state(game: AnyGame, scene: Scene) -> Any:
    state = game.new(scene.setup)
    for entry in scene.entries:
        state = game.apply(state, entry.seat, entry.action).state
    return state


def _lines(scene: Scene, now: int) -> Iterator[LogEntry]:
    for seq, (seat, prompt, action) in enumerate(map(astuple, scene.entries), start=1):
        by: By = "chance" if seat == CHANCE else "person"
        yield LogEntry(
            seq=seq, at=now, kind="answer", seat=seat, prompt=prompt, by=by, action=action
        )


def every_phase(name: str) -> dict[str, Scene]:
    """For each phase that asks somebody the golden position with the most on the screen."""
    found: dict[str, tuple[int, Scene]] = {}
    for path in sorted((GOLDEN / name).glob("*.log")):
        record = from_json(path.read_bytes(), GAMES)
        for at, (phase, viewer, options) in enumerate(_asked(GAMES[name], record), start=1):
            crowd = options and options + CROWDED * record.setup.players
            if crowd > found.get(phase, (0,))[0]:
                scene = Scene(name, record.setup, record.entries[:at], viewer)
                found[phase] = (crowd, scene)
    return {phase: scene for phase, (_, scene) in found.items()}


def _asked(game: AnyGame, record: Any) -> Iterator[tuple[str, int, int]]:
    """After each entry: the phase, who has the most to choose from, and how much."""
    state = game.new(record.setup, rules=record.rules)
    for entry in record.entries:
        state = game.apply(state, entry.seat, entry.action).state
        seats = [asked.seat for asked in game.pending(state) if asked.seat != CHANCE]
        choices = {seat: len(game.options(state, seat)) for seat in seats} or {0: 1}
        viewer = max(choices, key=lambda seat: choices[seat])
        is_open = bool(seats) or game.outcome(state) is not None
        yield _called(game, state, viewer), viewer, choices[viewer] if is_open else 0


def _called(game: AnyGame, state: Any, viewer: int) -> str:
    """The phase; an auction in which a duel can be called goes by that."""
    is_duel = CallDuel() in game.options(state, viewer)
    return "Duel" if is_duel else type(state.phase).__name__


def scene_of(game: str, told: Told[Any, Any, Any, Any, Any], viewer: Viewer) -> Scene:
    return Scene(game, told.state.setup, told.entries, viewer)


def joe_drawn_by_luck() -> Scene:
    """No golden game has it."""
    table = deal(4, elixirs=("luck", "charm")).to_doc(ANN)
    table.does(ANN, TakeElixir("luck")).draws("joe")
    return scene_of("dicetown", table, ANN)


def properties_to_protect() -> Scene:
    """No golden game has it."""
    table = deal(
        hall=ANN, elixirs=("protection", "charm"), store={BOB: ("wanted", "brute", "gambler")}
    )
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("protection"))
    return scene_of("dicetown", table, ANN)


def of(game: str) -> dict[str, Scene]:
    """Every phase of a game in which somebody is asked, and its end."""
    found = every_phase(game)
    if game == "dicetown":
        found |= {"SendingJoe": joe_drawn_by_luck(), "Protecting": properties_to_protect()}
    return found
