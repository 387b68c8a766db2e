"""Tables written into the server's database in the middle of a game, in any phase.

The other players are absent, so nothing changes until the viewer acts.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import count
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import astuple, replace
from playwright.sync_api import Page

from tests.browser.live_server import LiveServer
from tests.support import winchester
from tests.support.dicetown import deal
from tests.support.people import ANN, BOB
from tests.support.table import GOLDEN
from tests.support.table import Table as Told
from tinhorn.games import GAMES
from tinhorn.games.dicetown.actions import TakeElixir
from tinhorn.games.dicetown.phases import Visiting
from tinhorn.games.winchester.actions import CallDuel, DrawPlot
from tinhorn.kernel.game import CHANCE, AnyGame, Viewer
from tinhorn.kernel.log import Entry
from tinhorn.kernel.record import from_json
from tinhorn.server.auth import COOKIE, hashed
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.lobby import Clock
from tinhorn.table.model import By, ChangeSet, Holder, LogEntry, SeatKind, Timing, WhenLeft
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

NAMES: Final = ("Ann", "Bob Longfellow", "Cat", "Daniela", "Eve")
UNHURRIED: Final = Timing(window=3_600_000)
AT_ONCE: Final = derive_timing(Clock(), 0)
"""Bots answer at once."""
TOKEN: Final = "a token of the tests"
CROWDED: Final = 10
"""One more player fills the screen as much as this many options."""
PLANTED: Final = count()
SHOWN: Final = ".prompt, .curtain"
ARRIVED: Final = """async (code) => {
  const page = document.querySelector("tin-table-page, tin-shared-device-page, tin-text-page");
  if (page?.model?.table.code !== code || !page.model.update) return false;
  await page.updateComplete;
  return true;
}"""
GO: Final = """async ([path, lines]) => {
  const app = document.querySelector("tin-app");
  if (!window.isReused || !app) return false;
  const main = document.querySelector('script[type="module"]').src;
  const { prototype } = (await import(main)).$net_table_model.TableModel;
  const receive = (prototype.receiveAll ??= prototype.receive);
  const cut = ({ story, ...message }) => ({ ...message, story: story.slice(-lines) });
  prototype.receive = function (message) {
    receive.call(this, message.is_snapshot ? cut(message) : message);
  };
  document.activeElement.blur();
  app.go(path);
  await app.updateComplete;
  document.body.hidden = false;
  return true;
}"""
"""Opens a table without a new load, with the last lines of its log.

Only the page that tests share can: others start afresh.
"""
LINES: Final = 24
"""A log of hundreds of lines would be most of the work of a browser that lays out a table."""


Origin: TypeAlias = By | Literal["order"]


class Position(NamedTuple):
    """A position of a game, and the seat that views it."""

    game: str
    setup: Any
    entries: tuple[Entry[Any], ...]
    viewer: Viewer
    others: SeatKind = "person"
    """The kind of the other seats; their players are not connected."""
    is_shared: bool = False
    """True if all seats but those of guests share the viewer's device."""
    names: tuple[str, ...] = NAMES
    bots: tuple[int, ...] = ()
    """Seats that bots hold, whatever the kind of the others."""
    guests: tuple[int, ...] = ()
    """Seats of people with devices of their own; see `sit`."""
    when_left: WhenLeft = "bot"
    timing: Timing | None = None
    """Time limits, where those of a test that waits for nobody will not do."""
    ago: int = 0
    """How long ago it was played, in milliseconds."""
    is_covered: bool = False
    """True if a bot answers for the viewer now."""
    origins: tuple[Origin, ...] = ()
    """How the viewer's first answers came about; the others were clicks."""
    level: str = "uniform"
    """The level of the bots."""


def visit(page: Page, server: LiveServer, position: Position, *, lines: int = LINES) -> None:
    """Create a table in this position and open it as its viewer."""
    code = plant(server, position)
    if position.viewer is not None:
        sit(page, server, code)
    if page.evaluate(GO, [f"/t/{code}", lines]):
        page.wait_for_url(f"**/t/{code}**")
    else:
        page.goto(f"{server.address}/t/{code}")
    page.wait_for_function(ARRIVED, arg=code)  # the prompt of the last table may still be there
    page.wait_for_selector(SHOWN)


def visit_together(server: LiveServer, host: Page, guest: Page) -> None:
    """Begin a game of Winchester for the host, Ann, and a guest, Bob; the third chair is empty."""
    begun = first_auction()._replace(others="absent", guests=(BOB,), names=("Ann", "Bob", "Cat"))
    code = plant(server, begun)
    sit(host, server, code)
    sit(guest, server, code, guest=BOB)
    for page in (host, guest):
        page.goto(f"{server.address}/t/{code}")
        page.wait_for_selector(SHOWN)


def sit(page: Page, server: LiveServer, code: str, *, guest: int | None = None) -> None:
    """Give the page the seat of the viewer of a planted table, or that of a guest."""
    token = TOKEN if guest is None else _token(guest)
    page.context.add_cookies([{"name": COOKIE + code, "value": token, "url": server.address}])


def _token(guest: int) -> str:
    return f"{TOKEN}, of seat {guest}"


def plant(server: LiveServer, position: Position) -> str:
    """Create a table in this position; return its code."""
    code = f"PLACE-{next(PLANTED):04}"
    with ThreadPoolExecutor() as aside:  # Playwright runs an event loop in this thread.
        aside.submit(asyncio.run, _plant(server, position, code)).result()
    return code


async def _plant(server: LiveServer, position: Position, code: str) -> None:
    game = GAMES[position.game]
    now = time.time_ns() // 1_000_000
    seats = tuple(_holder(seat, position) for seat in range(position.setup.players))
    usual = AT_ONCE if position.bots or position.others == "bot" else UNHURRIED
    timing = position.timing or usual
    saved = begin(
        new_saved_table(
            code,
            game,
            position.setup,
            seats,
            now=now,
            timing=timing,
            title="Friday",
            when_left=position.when_left,
        )
    )
    if game.outcome(_state(game, position)) is not None:
        saved = replace(saved, status="over")
    storage = SqlStorage.open(server.database, GAMES)
    await storage.create(saved)
    await storage.append(
        ChangeSet(table=code, entries=tuple(_entries(position, now - position.ago)))
    )
    await storage.close()


def _holder(seat: int, position: Position) -> Holder:
    name, hat = position.names[seat], seat + 1
    is_bot = seat in position.bots
    if seat in position.guests:
        return Holder(kind="person", name=name, hat=hat, token=hashed(_token(seat)))
    if not is_bot and (seat == position.viewer or position.is_shared):
        covering = position.level if position.is_covered and seat == position.viewer else None
        return Holder(
            kind="person",
            name=name,
            hat=hat,
            token=hashed(TOKEN),
            is_covered=covering is not None,
            bot=covering,
        )
    kind = "bot" if is_bot else position.others
    return Holder(kind=kind, name=name, hat=hat, bot=position.level if kind == "bot" else None)


def _state(game: AnyGame, position: Position) -> Any:
    state = game.new(position.setup)
    for entry in position.entries:
        state = game.apply(state, entry.seat, entry.action).state
    return state


def _entries(position: Position, now: int) -> Iterator[LogEntry]:
    origins = iter(position.origins)
    origin: Origin
    for seq, (seat, prompt, action) in enumerate(map(astuple, position.entries), start=1):
        origin = "chance" if seat == CHANCE else "person"
        if seat == position.viewer:
            origin = next(origins, "person")
        by: By = "person" if origin == "order" else origin
        yield LogEntry(
            seq=seq,
            at=now,
            kind="answer",
            seat=seat,
            prompt=prompt,
            by=by,
            action=action,
            request=f"planted {seq}" if origin == "person" else None,
        )


def every_phase(name: str) -> dict[str, Position]:
    """Return for each phase with a decision, the golden position with the most on the screen."""
    found: dict[str, tuple[int, Position]] = {}
    for path in sorted((GOLDEN / name).glob("*.log")):
        record = from_json(path.read_bytes(), GAMES)
        for at, (phase, viewer, options) in enumerate(_asked(GAMES[name], record), start=1):
            crowd = options and options + CROWDED * record.setup.players
            if crowd > found.get(phase, (0,))[0]:
                position = Position(name, record.setup, record.entries[:at], viewer)
                found[phase] = (crowd, position)
    return {phase: position for phase, (_, position) in found.items()}


def _asked(game: AnyGame, record: Any) -> Iterator[tuple[str, int, int]]:
    """Yield after each entry: the phase, the seat with the most options, and their number."""
    state = game.new(record.setup, rules=record.rules)
    for entry in record.entries:
        state = game.apply(state, entry.seat, entry.action).state
        seats = [asked.seat for asked in game.pending(state) if asked.seat != CHANCE]
        choices = {seat: len(game.options(state, seat)) for seat in seats} or {0: 1}
        viewer = max(choices, key=lambda seat: choices[seat])
        is_open = bool(seats) or game.outcome(state) is not None
        yield _called(game, state, viewer), viewer, choices[viewer] if is_open else 0


def _called(game: AnyGame, state: Any, viewer: int) -> str:
    """Return the name of the phase; `Duel` for an auction in which a duel can be called."""
    is_duel = CallDuel() in game.options(state, viewer)
    return "Duel" if is_duel else type(state.phase).__name__


def position_of(game: str, told: Told[Any, Any, Any, Any, Any], viewer: Viewer) -> Position:
    return Position(game, told.state.setup, told.entries, viewer)


def first_auction() -> Position:
    """Return the beginning of a game of Winchester for three; Ann bids first."""
    return position_of("winchester", winchester.deal().chance(DrawPlot(1)), ANN)


def first_dice() -> Position:
    """Return the first decision of a golden game of Dice Town."""
    name, _ = LATE["dicetown"]
    record = from_json((GOLDEN / "dicetown" / f"{name}.log").read_bytes(), GAMES)
    begun = next(at for at, entry in enumerate(record.entries) if entry.seat != CHANCE)
    return Position("dicetown", record.setup, record.entries[:begun], ANN)


def joe_drawn_by_luck() -> Position:
    """Make a position that no golden game contains."""
    table = deal(4, elixirs=("luck", "charm")).to_doc(ANN)
    table.does(ANN, TakeElixir("luck")).draws("joe")
    return position_of("dicetown", table, ANN)


def properties_to_protect() -> Position:
    """Make a position that no golden game contains."""
    table = deal(
        hall=ANN, elixirs=("protection", "charm"), store={BOB: ("wanted", "brute", "gambler")}
    )
    table.to_doc(ANN).until(Visiting).does(ANN, TakeElixir("protection"))
    return position_of("dicetown", table, ANN)


LATE: Final = {"winchester": ("cash", 18), "dicetown": ("properties", 16)}
"""A golden game of each title, and how many of its entries are left at least.

Whatever the bots do, Ann decides a few times: 4 to 11 times in Winchester, 3 to 10 in Dice Town.
"""


def late(game: str) -> Position:
    """Return a game that is nearly over: only Ann is asked, the others are bots."""
    name, left = LATE[game]
    record = from_json((GOLDEN / game / f"{name}.log").read_bytes(), GAMES)
    state = GAMES[game].new(record.setup, rules=record.rules)
    begin_at = 0
    for at, entry in enumerate(record.entries[:-left]):
        if [asked.seat for asked in GAMES[game].pending(state)] == [ANN]:
            begin_at = at
        state = GAMES[game].apply(state, entry.seat, entry.action).state
    return Position(game, record.setup, record.entries[:begin_at], ANN, others="bot")


@cache
def of(game: str) -> dict[str, Position]:
    """Return a position for every phase with a decision, and for the end of the game."""
    found = every_phase(game)
    if game == "dicetown":
        found |= {"SendingJoe": joe_drawn_by_luck(), "Protecting": properties_to_protect()}
    return found
