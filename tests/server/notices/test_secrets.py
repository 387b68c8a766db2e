"""What a player may not know changes no notice: not its words, its size or its time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from shutil import copyfile
from typing import Final, NamedTuple

import pytest
from msgspec.structs import replace

from tests.server.notices.away import Away
from tests.support.cases import CASES, Case
from tests.support.live import Table, play_on
from tests.support.mail import Mailbox, mail_server
from tests.support.parcels import Bid, Pass
from tests.support.people import ANN, BOB, CAT
from tests.support.receivers import receiving
from tests.table.test_secrets import Twins, plays_on
from tests.table.window_tables import give_snatch
from tinhorn.kernel.game import Seat
from tinhorn.server.notices import mail
from tinhorn.server.notices.calendar import calendar_text
from tinhorn.server.notices.marks import HOUR, MINUTE
from tinhorn.server.notices.model import Address, CalendarAddress, MailAddress
from tinhorn.table.model import Timing

SIX_HOURS: Final = Timing(kind="slow", answer=6 * HOUR, window=2 * HOUR, pace=0)
"""Notices come after five minutes, three hours and four."""
CHANNELS: Final = ("push", "json", "plain", "mail", "calendar")
ZONES: Final = (None, "Etc/GMT+5", "UTC")
"""Of the seats in turn: no quiet hours; quiet for one more hour; quiet from ten hours on."""
SHORT: Final = 8
"""How many minutes nobody answers: until the first notice."""
BETWEEN: Final = 33
LONG_STEP: Final = 5 * MINUTE
"""Until the second notice, time passes faster for a while: little is told then."""
TIMES: Final = 6
"""How often nobody answers until the first notice, after a wait until the second."""
LEAST: Final = 3
"""How many messages for each player are compared at least, after the worlds have parted."""


class Heard(NamedTuple):
    """What came to a seat: when, how, and all that its player can read of it."""

    at: int
    seat: Seat
    how: str
    what: str
    size: int


class World:
    """A server, its receivers, and what came to each seat."""

    def __init__(self, away: Away, mailbox: Mailbox) -> None:
        self.away = away
        self.heard: list[Heard] = []
        self._mailbox = mailbox
        self._calendars: dict[Seat, Address] = {}
        self._files: dict[Seat, bytes] = {}

    async def tell(self, table: Table, seat: Seat, channel: str) -> None:
        """Let a seat be told in this way, with the quiet hours of its place."""
        zone = ZONES[seat % len(ZONES)]
        address = self._address(seat, channel)
        if channel == "calendar":
            self._calendars[seat] = address
        await self.away.tell(table, seat, address, zone=zone or "UTC", is_quiet=zone is not None)

    def _address(self, seat: Seat, channel: str) -> Address:
        hook = self.away.receiver.webhook(f"/{channel}/{seat}")
        match channel:
            case "push":
                return self.away.keys.address(hook.url)
            case "json" | "plain":
                return replace(hook, is_plain=channel == "plain")
            case "mail":
                return MailAddress(f"{seat}@example.org")
            case _:
                return CalendarAddress(f"token {seat}")

    async def passes(self, step: int) -> None:
        """Let time pass at once, and note what has come."""
        await self.away.passes(step, step=step)
        now = self.away.clock.time
        for path, _, body in self.away.receiver.requests:
            _, how, seat = path.split("/")
            read = self.away.keys.decrypt(body) if how == "push" else body
            self.heard.append(Heard(now, int(seat), how, read.decode(), len(body)))
        self.away.receiver.requests.clear()
        self.away.heard.clear()
        for letter, size in zip(self._mailbox.mail, self._mailbox.sizes, strict=True):
            reader = int(str(letter["To"]).partition("@")[0])
            self.heard.append(Heard(now, reader, "mail", letter.as_string(), size))
        self._mailbox.mail.clear()
        self._mailbox.sizes.clear()
        await self._read_calendars(now)

    async def _read_calendars(self, now: int) -> None:
        """Read calendars, as their owners do at any time; a file as before is no news."""
        for seat, address in self._calendars.items():
            limits = await self.away.processes[0].notices.calendar(address)
            file = calendar_text(limits)
            if self._files.get(seat) != file:
                self._files[seat] = file
                self.heard.append(Heard(now, seat, "calendar", file.decode(), len(file)))


class Worlds:
    """Two worlds, which differ in secrets only."""

    def __init__(self, here: World, there: World) -> None:
        self.both = (here, there)
        self.compared: list[Heard] = []

    async def tables(self, case: Case | None = None) -> list[Table]:
        """Open a table in each world: of a case, or of three people with the toy."""
        if case is None:
            return [await world.away.open_table(timing=SIX_HOURS) for world in self.both]
        return [
            await world.away.open_table(
                timing=SIX_HOURS, game=case.game, setup=case.setup(1), people=case.players
            )
            for world in self.both
        ]

    async def tell(self, tables: list[Table], channels: list[str]) -> None:
        for world, table in zip(self.both, tables, strict=True):
            for seat, channel in enumerate(channels):
                await world.tell(table, seat, channel)

    async def forget(self) -> None:
        """Let two minutes pass, and forget what has come before the worlds part."""
        for world in self.both:
            for _ in range(2):
                await world.passes(MINUTE)
            world.heard.clear()

    async def pass_time(self, steps: int, *, step: int = MINUTE, but: Seat | None = None) -> None:
        """Let time pass in steps; all seats but one hear the same, in the same step."""
        for _ in range(steps):
            heard = []
            for world in self.both:
                await world.passes(step)
                heard.append(sorted(one for one in world.heard if one.seat != but))
                world.heard.clear()
            assert heard[0] == heard[1]
            self.compared += heard[0]


Scene = Callable[[Worlds], Awaitable[None]]


@pytest.fixture
def play(
    tmp_path: Path, prepared_sqlite: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Scene], None]:
    """Play scenes, each in two new worlds."""

    async def run(scene: Scene, worlds: list[World]) -> None:
        try:
            for world in worlds:
                await world.away.start()
            await scene(Worlds(*worlds))
        finally:
            for world in worlds:
                await world.away.close()

    def play(scene: Scene) -> None:
        with ExitStack() as stack:
            worlds = []
            for name in ("here", "there"):
                path = copyfile(prepared_sqlite, tmp_path / f"{name}.sqlite")
                mailbox = stack.enter_context(mail_server())
                monkeypatch.setenv(mail.VARIABLE, mailbox.address)
                away = Away(
                    f"sqlite:///{path}",
                    stack.enter_context(receiving()),
                    mail=mail.mail_server(),
                )
                worlds.append(World(away, mailbox))
            asyncio.run(run(scene, worlds))

    return play


Play = Callable[[Scene], None]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_secrets_change_no_notice(play: Play, case: Case) -> None:
    """All that one seat may not know is drawn anew: neither it nor another is told otherwise."""
    compared: list[Heard] = []

    for viewer in case.seats:

        async def scene(worlds: Worlds, viewer: Seat = viewer) -> None:
            rng = case.rng(f"notices {viewer}")
            tables = await worlds.tables(case)
            pair = Twins(*tables)
            seats = range(case.players)
            await worlds.tell(tables, [CHANNELS[(one + viewer) % len(CHANNELS)] for one in seats])
            answers = rng.randrange(min(len(case.play(1)) // 2, 60))
            for table in tables:
                await play_on(table, Random(2), answers=answers)
            assert tables[0].live.saved.status == "playing"
            await worlds.forget()
            pair.part(case, viewer, rng)
            await worlds.pass_time(SHORT)
            await worlds.pass_time(BETWEEN, step=LONG_STEP)
            await worlds.pass_time(2 * SHORT)
            for _ in range(TIMES):
                if not await plays_on(pair, case, viewer, rng):
                    break
                await worlds.pass_time(SHORT)
            compared.extend(worlds.compared)

        play(scene)

    assert len(compared) >= LEAST * case.players
    assert len({one.seat for one in compared}) > 1


@pytest.mark.parametrize("shift", range(len(CHANNELS)))
def test_what_somebody_holds_orders_or_seals_changes_no_notice_of_a_window(
    play: Play, shift: int
) -> None:
    """At one table Bob can react and passes at once. At the other he cannot, and says nothing."""

    async def scene(worlds: Worlds) -> None:
        tables = await worlds.tables()
        await worlds.tell(tables, [CHANNELS[(seat + shift) % len(CHANNELS)] for seat in range(3)])
        for table, holder in zip(tables, (BOB, CAT), strict=True):
            give_snatch(table, holder)
            for one, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
                await table.does(one, Bid(coins))
        await tables[0].does(BOB, Pass())
        await worlds.pass_time(4 * HOUR // MINUTE, but=BOB)

        told = [(one.seat, one.how) for one in worlds.compared]
        for seat in (ANN, CAT):
            how = CHANNELS[(seat + shift) % len(CHANNELS)]
            assert told.count((seat, how)) >= 2, "one of the window, one of the next question"

    play(scene)
