"""A process that plays at many tables until it is killed, and prints every acknowledged answer.

Run it as `python -m tests.support.crashing URL SEED MODE`. In the mode `play` it opens new tables
for ever; in the mode `finish` it plays those it finds named on its standard input to their end.
Two seats of each table are people, who send the same answer again under the same request if they
do not know whether it arrived; the others are bots.
"""

from __future__ import annotations

import asyncio
import sys
from random import Random
from typing import Any

from tests.support.live import BOT, EVERY_GAME, PERSON, seated
from tests.support.patience import wait_for_answers
from tinhorn.kernel.errors import StaleActionError
from tinhorn.kernel.game import Seat
from tinhorn.table.deadlines import SystemClock
from tinhorn.table.decide import NotPlayingError, Submission
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob, Timing
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.storage import SqlStorage

TIMING = Timing(pace=0, window=20)
AT_ONCE = 6
"""The number of tables played at the same time."""
LEASE = 200
CLOCK = SystemClock()


def say(*words: object) -> None:
    """Print a line for the parent in one write, so that it arrives whole or not at all."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def answer(live: LiveTable, seat: Seat) -> Submission | None:
    """Return the answer of this seat; the same question always gets the same answer."""
    asked = live.asked(seat)
    if asked is None or live.progress is None:
        return None
    options = live.game.options(live.progress.state, seat)
    action: Any = Random(f"{live.id} {asked.prompt} {seat}").choice(options)
    request = f"{asked.prompt}"
    return Submission(seat=seat, request=request, prompt=asked.prompt, action=action)


async def is_accepted(live: LiveTable, sent: Submission) -> bool:
    """Return False if the answer came too late: its reaction window, or the game, has ended."""
    try:
        await live.submit(sent)
    except (StaleActionError, NotPlayingError):
        return False
    return True


async def play_people(live: LiveTable, people: range) -> None:
    while live.saved.status == "playing":
        for seat in people:
            sent = answer(live, seat)
            if sent is not None and await is_accepted(live, sent):
                say("acknowledged", live.id, seat, sent.request)
        await asyncio.sleep(0.001)


async def play_bots(tables: TableRegistry) -> None:
    while True:
        jobs = await tables.store.claim_jobs(CLOCK.now(), lease=LEASE)
        await asyncio.gather(*(do(tables, job) for job in jobs))
        await asyncio.sleep(0.001)


async def do(tables: TableRegistry, job: BotJob) -> None:
    live = await tables.get(job.table)
    sent = answer(live, job.seat)
    if sent is not None and sent.prompt == job.prompt:
        await is_accepted(live, sent)


async def new_table(tables: TableRegistry, name: str, rng: Random) -> LiveTable:
    game = EVERY_GAME[rng.choice(sorted(EVERY_GAME))]
    setup = game.Setup(players=4)
    seats = seated(PERSON, PERSON, BOT, BOT)
    live = await tables.create(
        new_saved_table(name, game, setup, seats, now=CLOCK.now(), timing=TIMING)
    )
    await live.revise(begin)
    say("table", name)
    return live


async def play_for_ever(tables: TableRegistry, seed: str, number: int) -> None:
    rng = Random(f"{seed} {number}")
    game = 0
    while True:
        live = await new_table(tables, f"{seed}-{number}-{game}", rng)
        await play_people(live, range(2))
        game += 1


async def main(url: str, seed: str, mode: str) -> None:
    tables = TableRegistry(SqlStorage.open(url, EVERY_GAME), EVERY_GAME, CLOCK)
    chores = [asyncio.create_task(tables.run()), asyncio.create_task(play_bots(tables))]
    say("ready")
    if mode == "play":
        await asyncio.gather(*(play_for_ever(tables, seed, number) for number in range(AT_ONCE)))
    else:
        found = [await tables.get(name) for name in sys.stdin.read().split()]
        await asyncio.gather(*(play_people(live, range(2)) for live in found))
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)
    await tables.store.close()
    say("finished")


if __name__ == "__main__":
    wait_for_answers()
    asyncio.run(main(*sys.argv[1:]))
