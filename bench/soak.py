"""Hours of play in minutes: writes down how much memory a server uses while games come and go.

    python bench/soak.py --minutes 10 --curve soak.csv

It starts a server of its own, plays game after game against bots at several tables, and leaves
every table when its game is over. Memory must be flat in the second half: finished tables that
nobody watches leave memory. Every few seconds it writes a line of the curve: seconds, resident MiB,
tables in memory, games finished. It ends with status 1 if memory still grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import IO, Final

import httpx
from curve import Sample, exit_status, growth
from load import Server
from readings import add_option, save
from websockets.asyncio.client import connect

GAMES: Final = ("winchester", "dicetown")
SAMPLE_SECONDS: Final = 5.0
PATIENCE_SECONDS: Final = 60.0
"""How long a response may take on a busy machine."""


class Soak:
    def __init__(self, server: Server) -> None:
        self._server = server
        self.games = 0

    async def play_forever(self, number: int) -> None:
        rng = random.Random(number)
        headers = {"prefer": "token"}
        async with httpx.AsyncClient(
            base_url=self._server.url, headers=headers, timeout=PATIENCE_SECONDS
        ) as lobby:
            while True:
                await self._play(lobby, rng)
                self.games += 1

    async def _play(self, lobby: httpx.AsyncClient, rng: random.Random) -> None:
        """Play one game against bots, from opening the table to leaving it."""
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "bot": "uniform"}]
        wish = {"game": rng.choice(GAMES), "seats": seats, "name": "Soak"}
        seated = (await lobby.post("/api/tables", json=wish)).raise_for_status().json()
        code, token = seated["table"]["code"], {"authorization": f"Bearer {seated['token']}"}
        (await lobby.post(f"/api/tables/{code}/start", headers=token)).raise_for_status()
        address = f"{self._server.url.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        async with connect(address, additional_headers=token, max_size=None) as socket:
            await socket.send('{"type":"Hello"}')
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "TableChanged" and message["table"]["outcome"]:
                    break
                if message["type"] == "Update" and message["view"]["decision"]:
                    await socket.send(json.dumps(_answer(message, rng)))
        for page in ("summary", "frames", "record"):
            (await lobby.get(f"/api/tables/{code}/{page}", headers=token)).raise_for_status()

    async def sample(self, started: float) -> Sample:
        async with httpx.AsyncClient(base_url=self._server.url, timeout=PATIENCE_SECONDS) as lobby:
            metrics = (await lobby.get("/metrics")).text
        found = re.search(r"^tinhorn_tables (\S+)$", metrics, re.MULTILINE)
        assert found
        memory = self._server.memory() / 2**20
        return Sample(time.monotonic() - started, memory, int(float(found[1])), self.games)


def _answer(update: dict[str, object], rng: random.Random) -> dict[str, object]:
    view, options = update["view"], update["options"]
    assert isinstance(view, dict)
    assert isinstance(options, list)
    return {
        "type": "Answer",
        "request": uuid.uuid4().hex,
        "prompt": view["decision"]["prompt"],
        "asking": update["asking"],
        "action": rng.choice(options)["action"],
    }


async def soak(server: Server, minutes: float, tables: int, curve: IO[str]) -> list[Sample]:
    run = Soak(server)
    playing = [asyncio.create_task(run.play_forever(number)) for number in range(tables)]
    started, samples = time.monotonic(), list[Sample]()
    curve.write("seconds,mebibytes,tables,games\n")
    while time.monotonic() - started < minutes * 60:
        await asyncio.wait(playing, timeout=SAMPLE_SECONDS, return_when=asyncio.FIRST_EXCEPTION)
        for task in playing:
            if task.done():
                task.result()
        samples.append(await run.sample(started))
        last = samples[-1]
        curve.write(f"{last.seconds:.0f},{last.mebibytes:.1f},{last.tables},{last.games}\n")
        curve.flush()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--curve", type=Path, default=Path("soak.csv"))
    add_option(parser)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, wish.curve.open("w") as curve:
        server = Server(folder, None)
        try:
            samples = asyncio.run(soak(server, wish.minutes, wish.tables, curve))
        finally:
            server.stop()
    save(
        wish.save, {"growth": growth(samples), "samples": [one._asdict() for one in samples[::10]]}
    )
    last = samples[-1]
    print(f"{last.games} games, {last.tables} tables in memory at the end; curve in {wish.curve}")
    print(f"memory in the second half {growth(samples):+.1%}, at the end {last.mebibytes:.1f} MiB")
    sys.exit(exit_status(samples))


if __name__ == "__main__":
    main()
