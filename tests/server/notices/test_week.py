"""A week at a slow table: a whole server, a clock that the test moves, three players, two away."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import SLOW_CLOCK, Client, Message, arrive, run, seated, until
from tests.server.notices.test_api import PRIVATE
from tests.server.serving import PATIENCE, Server
from tests.support.mail import Mailbox, mail_server
from tests.support.people import ANN, BOB, CAT
from tests.support.receivers import PushKeys, Receiver, receiving
from tests.support.wrong_clock import WrongClock
from tinhorn.games import GAMES
from tinhorn.server.notices import mail
from tinhorn.server.notices.push import base64url
from tinhorn.table.model import By
from tinhorn.table.storage.storage import SqlStorage

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MARKS = [10 * MINUTE, 12 * HOUR + 10 * MINUTE, 22 * HOUR + 10 * MINUTE]
"""Times after a question at which one more notice is due, long before the next one."""
LIMIT = 2
"""In thousands of dollars: so much do Cat's orders bid for any plot."""
ORDERS: Message = {"rules": [{"kind": "any", "most": LIMIT}], "movement": "most"}
"""Above the limit, Cat wants to be asked."""
Step = Callable[[], Awaitable[None]]
PATHS = {ANN: "/push", CAT: "/hook"}
TURN = "It’s your turn until "


def test_in_a_week_everybody_is_told_exactly_once_by_their_own_channel(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann answers after hours, Bob not at all until he comes back, and orders bid for Cat."""
    clock = WrongClock(tmp_path / "clock")
    with mail_server() as mailbox, receiving() as receiver:
        monkeypatch.setenv(mail.VARIABLE, mailbox.address)
        options = ("--no-limits", PRIVATE, "--pace", "0.3")
        with Server(sqlite_url, *options, clock=clock) as server:
            week = Week(server, clock, receiver, mailbox)
            run(week.play)
        given, attempts = asyncio.run(week.stored(sqlite_url))

    told = week.told()
    assert Counter({seat: len(told[seat]) for seat in told}) == week.expected
    assert all(text.startswith(TURN) for texts in told.values() for text in texts)
    assert min(week.expected[seat] for seat in (ANN, BOB, CAT)) > 0
    assert len(set(week.names())) == len(week.names())
    assert attempts == {1}, "a notice was begun again"
    # Bob missed two limits, then a bot answered, as the table had decided before.
    [card] = week.cards[BOB]
    assert {"recap-clock", "recap-bot"} <= card.keys()
    assert card["recap-clock"] == {"count": 2}
    assert any("winchester-recap-bought-limit" in card for card in week.cards[CAT])
    # Every answer that a player gave counts, and counts once.
    assert given[ANN, "person"] == week.answers[ANN]
    assert given[BOB, "person"] == week.answers[BOB]
    assert given[BOB, "timeout"] == 2
    assert given[BOB, "bot"] > 0
    assert week.kills == 2


class Week:
    """Plays a week of the clock of `server`; notes what has to be told to whom, and the cards."""

    def __init__(
        self, server: Server, clock: WrongClock, receiver: Receiver, mailbox: Mailbox
    ) -> None:
        self._server, self._clock = server, clock
        self._receiver, self._mailbox = receiver, mailbox
        self._keys = PushKeys()
        self._ahead = 0.0
        self._asked = 0.0
        """When the open question was asked, as far as Ann has heard."""
        self._here: list[Client] = []
        self.players: list[Client] = []
        self.expected = Counter[int]()
        """How many notices each player has to get."""
        self.cards: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.answers = {ANN: 0, BOB: 0, CAT: 0}
        self.kills = 0

    async def play(self) -> None:
        await self._begins()
        end = self._now() + 7 * DAY
        is_bob_told_again = False
        while self._now() < end or not is_bob_told_again:
            seat = await self._next_question()
            if seat == ANN:
                await self._ann_takes_her_time()
            elif seat == CAT:
                await self._is_told(MARKS[0], CAT)
                await self._cat_answers()
            elif self.players[BOB] in self._here:
                await self._is_told(MARKS[0], BOB)
                await self._answers(BOB)
                is_bob_told_again = True
            else:
                await self._bob_misses_a_limit()
        await self._reads_card(CAT)

    async def stored(self, url: str) -> tuple[Counter[tuple[int, By]], set[int]]:
        """Count the answers in the log by seat and origin, and the attempts of each notice."""
        storage = SqlStorage.open(url, GAMES)
        try:
            entries = await storage.entries(self.players[ANN].code, "winchester")
            attempts = await storage.read(
                lambda connection: connection.exec_driver_sql("SELECT attempt FROM notices").all()
            )
        finally:
            await storage.close()
        given = Counter((one.seat, one.by) for one in entries if one.kind == "answer")
        return given, {attempt for (attempt,) in attempts}

    # What the players do.

    async def _begins(self) -> None:
        """Say for all how to be told; then Ann alone stays, and Cat has left orders."""
        names = ("Ann", "Bob", "Cat")
        self.players = await seated(self._server.url, names, clock=SLOW_CLOCK, cover="limits")
        ann, bob, cat = self.players
        await ann.post("start")
        await self._arrives(ANN)
        push = self._keys.address(f"{self._receiver.address}{PATHS[ANN]}")
        keys = {"p256dh": base64url(push.p256dh), "auth": base64url(push.auth)}
        await _says(ann, channel="push", link=push.endpoint, **keys)
        letter = {"channel": "mail", "mail": "bob@example.org"}
        await bob.ask("POST", "/api/notices/trial", letter)
        [code] = re.findall(r"code is (\w+)\.", self._mailbox.mail.pop().get_content())
        await _says(bob, **letter, code=code)
        await _says(cat, channel="webhook", link=f"{self._receiver.address}{PATHS[CAT]}")
        await self._arrives(CAT)
        await cat.say({"type": "SetOrders", "request": "orders", "orders": ORDERS})
        await until(lambda: "orders" in cat.acknowledged, cat)
        await self._leaves(CAT)

    async def _ann_takes_her_time(self) -> None:
        """Ann answers after most of a day. The server dies as it tells her, then as she answers."""
        if self.kills == 0:
            self._receiver.answers = [0]
            await self._is_told(MARKS[0], ANN)
            await self._dies()
        await self._is_told(MARKS[2], ANN)
        await self._answers(ANN, meanwhile=self._dies if self.kills == 1 else None)
        is_bot_known = any(line.get("how") == "bot" for line in self.players[ANN].story)
        if is_bot_known and self.players[BOB] not in self._here:
            await self._reads_card(BOB)
            await self._arrives(BOB)

    async def _bob_misses_a_limit(self) -> None:
        is_first = self.expected[BOB] == 0
        for mark in MARKS if is_first else MARKS[2:]:
            await self._is_told(mark, BOB)
        self._set_clock(self._asked + DAY + MINUTE)
        await self._goes_on(self.players[ANN].view["prompt"])

    async def _cat_answers(self) -> None:
        await self._reads_card(CAT)
        await self._arrives(CAT)
        await self._answers(CAT)
        await self._leaves(CAT)

    async def _bob_takes_his_seat_back(self) -> None:
        """Bob answers the bot's question; the seat is his even if the bot was quicker."""
        bob = self.players[BOB]
        await self._answers(BOB)
        self.answers[BOB] -= len(bob.refusals)
        await until(lambda: not _is_covered(bob), bob)

    async def _answers(self, seat: int, meanwhile: Step | None = None) -> None:
        player = self.players[seat]
        await until(lambda: player.is_asked, player)
        update = player.last_update
        request = await player.answer(update, self._choice(seat, update))
        self.answers[seat] += 1
        if meanwhile is not None:
            await meanwhile()
        await until(lambda: request not in player.unacknowledged, player)
        await self._goes_on(update["view"]["prompt"])

    def _choice(self, seat: int, update: Message) -> Any:
        """Return what to answer: Ann bids more than Cat's limit, but not for the first plot."""
        options = [option["action"] for option in update["options"]]
        is_first = all(line["event"]["type"] != "PlotSold" for line in self.players[ANN].story)
        is_low = update["view"]["phase"].get("standing", LIMIT + 1) <= LIMIT
        wish = "Bid" if seat == ANN and is_low and not is_first else "Pass"
        return next((one for one in options if one["type"] == wish), options[0])

    async def _reads_card(self, seat: int) -> None:
        player = self.players[seat]
        found = await player.ask("GET", f"/api/tables/{player.code}/catch-up")
        self.cards[seat].append({one["key"]: one["args"] for one in found.json()["summary"]})

    async def _arrives(self, seat: int) -> None:
        await arrive(self.players[seat])
        self._here.append(self.players[seat])

    async def _leaves(self, seat: int) -> None:
        player = self.players[seat]
        self._here.remove(player)
        await player.say({"type": "NoteSeen", "n": player.have})
        await player.catch_up()
        await player.close()

    # What the test waits for.

    async def _next_question(self) -> int:
        """Wait until a player has to answer, not an order or a bot; return the seat."""
        ann = self.players[ANN]
        while True:
            await until(lambda: self._awaited is not None or self._is_bob_back, *self._here)
            if self._is_bob_back:
                await self._bob_takes_his_seat_back()
            await ann.catch_up()
            if (seat := self._awaited) is not None:
                self._asked = self._now()
                return seat

    @property
    def _awaited(self) -> int | None:
        ann = self.players[ANN]
        phase = ann.view["phase"]
        seat: int = phase["in_auction"][0] if phase["type"] == "Bidding" else phase["buyer"]
        is_ordered = seat == CAT and (
            phase["type"] == "MovingVehicle"
            or (phase["type"] == "Bidding" and phase["standing"] < LIMIT)
        )
        return None if is_ordered or ann.table["seats"][seat]["is_covered"] else seat

    @property
    def _is_bob_back(self) -> bool:
        """True if Bob, for whom a bot answers, sees a question."""
        bob = self.players[BOB]
        return bob in self._here and bob.is_asked and _is_covered(bob)

    async def _goes_on(self, prompt: int) -> None:
        """Wait until Ann sees another question than this one."""
        ann = self.players[ANN]
        await until(lambda: ann.view["prompt"] != prompt, ann)

    async def _is_told(self, after: int, seat: int) -> None:
        """Let time pass until so long after the question, and wait for the notice."""
        self._set_clock(self._asked + after)
        self.expected[seat] += 1
        async with asyncio.timeout(PATIENCE):
            while len(self._came(seat)) < self.expected[seat]:
                await asyncio.sleep(0.02)

    def told(self) -> dict[int, list[str]]:
        """Return what each player was told."""
        return {
            ANN: [json.loads(self._keys.decrypt(one.body))["body"] for one in self._came(ANN)],
            BOB: [one.get_content().splitlines()[1] for one in self._came(BOB)],
            CAT: [json.loads(one.body)["body"] for one in self._came(CAT)],
        }

    def names(self) -> list[str]:
        """Return the names of the messages that Cat has received: each has its own."""
        return [one.headers["webhook-id"] for one in self._came(CAT)]

    def _came(self, seat: int) -> list[Any]:
        """Return what has come to a player: Ann by push, Bob by mail, Cat by webhook."""
        if seat == BOB:
            return self._mailbox.mail
        return [one for one in self._receiver.requests if one.path == PATHS[seat]]

    def _now(self) -> float:
        return time.time() + self._ahead

    def _set_clock(self, to: float) -> None:
        self._ahead = to - time.time()
        self._clock.set_ahead(self._ahead)

    async def _dies(self) -> None:
        """Kill the server in the middle of its work and start it again on the same database."""
        self._server.kill()
        self.kills += 1
        self._server.start()
        await arrive(*self._here)


async def _says(player: Client, **contact: Any) -> None:
    """Say how to be told, at any hour."""
    await player.post("notices", {"quiet": False, **contact})


def _is_covered(player: Client) -> bool:
    return bool(player.table["seats"][BOB]["is_covered"])
