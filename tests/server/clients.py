"""Clients that do what browsers and programs do, over real sockets on this machine."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from random import Random
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.serving import PATIENCE
from tests.support import evidence

Message = dict[str, Any]
Choose = Callable[[Message], Any]
"""From an update to the action to answer with."""

ME: Message = {"kind": "me"}
OPEN: Message = {"kind": "open"}
BOT: Message = {"kind": "bot", "bot": "uniform"}
ABSENT: Message = {"kind": "absent"}
SLOW_CLOCK: Message = {"kind": "slow", "seconds": 86_400}
"""At the usual pace, reaction windows of two hours: no test waits for their end."""

MOST_SHOWN = 5
LETTERS_SHOWN = 1_000
"""Of each message that a failing test shows."""

_connected: ContextVar[list[Client]] = ContextVar("connected")
T = TypeVar("T")


def run(scene: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Play a scene; whoever is still connected afterwards hangs up."""

    async def whole() -> T:
        _connected.set([])
        try:
            return await scene()
        finally:
            for client in _connected.get():
                await client.close()

    return asyncio.run(whole())


def at_random(rng: Random) -> Choose:
    return lambda update: rng.choice(update["options"])["action"]


class Client:
    """One player, or spectator, with a lobby and a socket. Cut it whenever you like."""

    def __init__(self, server: str, name: str = "Ann") -> None:
        self.server = server
        self.name = name
        self.code = ""
        self.seat: int | None = None
        self.wanted = ""
        """For which seat it speaks, where its device holds several."""
        self.recovery = ""
        self.token = ""
        self.have = 0
        self.wants_deltas = True
        self.parts: list[str] | None = None
        """The parts of updates to ask for; `None` for all."""
        self.language = "en"
        self.view: Any = None
        self.last_update: Message = {}
        self.story: list[Message] = []
        self.table: Message = {}
        self.refusals: list[Message] = []
        self.chat: list[Message] = []
        self.acknowledged: list[str] = []
        self._replies: dict[str, Message] = {}
        """To requests, for those who wait."""
        self._last = deque[str](maxlen=MOST_SHOWN)
        """The last messages from the server."""
        self.unacknowledged: dict[str, Message] = {}
        self._answered: set[tuple[int, int]] = set()
        self._requests = itertools.count(1)
        self._socket: ClientConnection | None = None

    # The lobby.

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        token = {"authorization": f"Bearer {self.token}"} if self.token else {}
        async with httpx.AsyncClient(base_url=self.server, timeout=PATIENCE) as lobby:
            return await lobby.request(
                method, path, json=body, headers={"prefer": "token", **token, **headers}
            )

    async def post(self, action: str, body: Any = None) -> Any:
        answer = await self.ask("POST", f"/api/tables/{self.code}/{action}", body)
        answer.raise_for_status()
        return answer.json()

    async def open_table(self, *others: Message, game: str = "winchester", **more: Any) -> str:
        wish = {"game": game, "seats": [ME, *others], "name": self.name, **more}
        answer = await self.ask("POST", "/api/tables", wish)
        answer.raise_for_status()
        self._sit(answer.json())
        return self.code

    async def open_screen(self, *seats: Message, game: str = "winchester") -> None:
        """Open a table as a big screen, which has no seat."""
        wish = {"game": game, "seats": seats, "name": "", "devices": "screen"}
        answer = await self.ask("POST", "/api/tables", wish)
        answer.raise_for_status()
        self._sit(answer.json())

    async def join(self, code: str, **more: Any) -> None:
        self.code = code
        self._sit(await self.post("join", {"name": self.name, **more}))

    def _sit(self, seated: Message) -> None:
        self.code = seated["table"]["code"]
        self.seat, self.token = seated["seat"], seated["token"]
        self.recovery = seated["recovery"]

    # The socket.

    async def connect(self, **headers: str) -> None:
        token = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self._socket = await connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket{self._query}",
            additional_headers=token | headers,
            compression=None,
            max_size=None,
        )
        _connected.get().append(self)
        evidence.show(f"what {self.name} heard last", self._heard_last)
        heard = self.chat[-1]["id"] if self.chat else 0
        await self.say(
            {
                "type": "Hello",
                "last_update": self.have,
                "last_chat": heard,
                "deltas": self.wants_deltas,
                **({} if self.parts is None else {"parts": self.parts}),
                "language": self.language,
            }
        )
        for message in tuple(self.unacknowledged.values()):
            await self.say(message)

    @property
    def _query(self) -> str:
        return f"?seat={self.wanted}" if self.wanted else ""

    async def catch_up(self) -> None:
        """Hear everything that the server had to say to this client before it reads the ping."""
        await self.say({"type": "Ping"})
        while (await self.hear())["type"] != "Pong":
            continue

    async def cut(self) -> None:
        """Break the line without a word."""
        if self._socket is not None:
            self._socket.transport.abort()
            await self._socket.wait_closed()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def say(self, message: Message | str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def hear(self) -> Message:
        """Wait for the next message, and note it."""
        assert self._socket is not None
        # Not `wait_for`: in Python 3.11 it swallows the cancellation of a task that has a message.
        async with asyncio.timeout(PATIENCE):
            raw = await self._socket.recv()
        self._last.append(str(raw))
        message: Message = json.loads(raw)
        match message["type"]:
            case "Delta":
                message = self._apply(message)
            case "PresenceChanged":
                message = self._apply_presence(message)
        self._note(message)
        return message

    def _heard_last(self) -> str:
        return "\n".join(message[:LETTERS_SHOWN] for message in self._last)

    def _apply(self, delta: Message) -> Message:
        """Return the whole update that a delta stands for."""
        assert delta["n"] == self.have + 1, "a delta follows the update before"
        view = {**self.last_update["view"], **delta["view"]}
        return {**self.last_update, **delta, "type": "Update", "view": view, "is_snapshot": False}

    def _apply_presence(self, change: Message) -> Message:
        """Return the whole table that a change of presence stands for."""
        both = zip(self.table["seats"], change["seats"], strict=True)
        seats = [{**seat, "presence": presence} for seat, presence in both]
        table = {**self.table, "seats": seats, "watching": change["watching"]}
        return {"type": "TableChanged", "table": table}

    async def reply_to(self, request: str, kind: str) -> Message:
        """Hear until the server has replied to this request; the reply must be of this kind."""
        while request not in self._replies:
            await self.hear()
        reply = self._replies.pop(request)
        assert reply["type"] == kind, reply
        return reply

    def _note(self, message: Message) -> None:
        match message:
            case {
                "type": "Update",
                "n": n,
                "view": view,
                "story": story,
                "is_snapshot": is_snapshot,
            }:
                assert is_snapshot or n > self.have, "an update came twice or out of order"
                self.have, self.view, self.last_update = n, view, message
                self.story = story if is_snapshot else self.story + story
            case {"type": "TableChanged", "table": table}:
                self.table = table
            case {"type": "Acknowledged", "request": request}:
                self.acknowledged.append(request)
                self._replies[request] = message
                self.unacknowledged.pop(request, None)
            case {"type": "Refused", "request": request}:
                self.refusals.append(message)
                self._replies[request] = message
                self.unacknowledged.pop(request, None)
            case {"type": "OrdersPreview", "request": request}:
                self._replies[request] = message
            case {"type": "ChatMessage"}:
                self.chat.append(message)

    async def answer(self, update: Message, action: Any) -> str:
        request = f"{self.name}-{next(self._requests)}"
        answer = {
            "type": "Answer",
            "request": request,
            "prompt": update["view"]["decision"]["prompt"],
            "asking": update["asking"],
            "action": action,
        }
        self.unacknowledged[request] = answer
        self._answered.add((answer["prompt"], answer["asking"]))
        await self.say(answer)
        return request

    @property
    def is_over(self) -> bool:
        has_seen_it = self.view is not None and self.view["phase"]["type"] == "Over"
        return has_seen_it and self.table["status"] == "over" and not self.unacknowledged

    @property
    def is_asked(self) -> bool:
        """Whether it has to answer, as far as it has heard."""
        return bool(self.last_update.get("options"))

    def sees(self, presence: str, seat: int | None) -> bool:
        """Return True if a seat is here, or away, as far as it has heard."""
        assert seat is not None
        return bool(self.table["seats"][seat]["presence"] == presence)

    async def play(self, choose: Choose) -> None:
        """Answer whatever is asked, until the game is over."""
        if self.is_asked:
            await self.heed(self.last_update, choose)
        while not self.is_over:
            await self.heed(await self.hear(), choose)

    async def heed(self, message: Message, choose: Choose) -> None:
        """Answer what is asked, if it was not answered already."""
        decision = message["view"]["decision"] if message["type"] == "Update" else None
        if decision and (decision["prompt"], message["asking"]) not in self._answered:
            await self.answer(message, choose(message))

    async def play_through(self, choose: Choose) -> None:
        """Return the same, coming back whenever the line breaks or the server is gone."""
        while not self.is_over:
            try:
                await self.connect()
                await self.play(choose)
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.02)


async def arrive(*clients: Client) -> None:
    """Connect these clients; all of them see the table before anybody goes on."""
    for client in clients:
        await client.connect()
        await client.catch_up()


async def until(condition: Callable[[], Any], *clients: Client) -> None:
    """Hear what these clients are told until the condition holds, at once if it holds already."""
    while not condition():
        hearing = [asyncio.create_task(client.hear()) for client in clients]
        try:
            await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in hearing:
                task.cancel()  # it has taken no message: one that comes now is heard next time
        for end in await asyncio.gather(*hearing, return_exceptions=True):
            if isinstance(end, Exception):
                raise end


async def seated(server: str, names: tuple[str, ...], **more: Any) -> list[Client]:
    """People at one table, nobody else; the first has opened it."""
    host, *others = (Client(server, name) for name in names)
    code = await host.open_table(*[OPEN] * len(others), **more)
    for other in others:
        await other.join(code)
    return [host, *others]
