"""What bots say in the chat: rarely, in public moments, and only about what everybody saw."""

from __future__ import annotations

import asyncio
from random import Random

from msgspec.structs import replace

from tests.support.live import PERSON, UNHURRIED, VirtualClock
from tinhorn.bots.remarks import PHRASES
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.server.bots.scheduler import chat_line
from tinhorn.table.decide import Submission
from tinhorn.table.fairness import Secret
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob, ChatLine, Holder
from tinhorn.table.seating import begin, new_saved_table
from tinhorn.table.storage.memory import MemoryStorage

TABLE = "MESA-2345"
TALKER = Holder(kind="bot", name="Cora", bot="deputy:talkative")
SILENT = Holder(kind="bot", name="Eve", bot="uniform")


async def _forget(name: str, data: bytes) -> None:
    """Keep nothing: the storage lives as long as the test."""


async def lines_of_a_game(game: str, *holders: Holder) -> list[tuple[BotJob, str, ChatLine]]:
    """Play a game at random; list what each bot says, with the kind of its decision."""
    rules, rng, clock = GAMES[game], Random(game), VirtualClock()
    storage = MemoryStorage(GAMES, kept=(), keep=_forget)
    setup = rules.Setup(players=len(holders))
    saved = new_saved_table(TABLE, rules, setup, holders, now=clock.now(), timing=UNHURRIED)
    terms = replace(saved.terms, secret=Secret(bytes(range(32))))
    await storage.create(replace(saved, terms=terms), ())
    live = await LiveTable.load(storage, GAMES, TABLE, clock)
    await live.revise(begin)
    said = []
    while live.progress is not None and (asked := rules.pending(live.progress.state)):
        decision = next((one for one in asked if live.asked(one.seat)), asked[0])
        assert decision.seat != CHANCE
        job = BotJob(TABLE, decision.seat, decision.prompt, live.progress.asking, 0)
        line = chat_line(live, job, "bot#1", clock.now())
        if line is not None:
            said.append((job, decision.kind, line))
        options = live.view(decision.seat).options
        await live.submit(
            Submission(
                seat=decision.seat,
                request=f"{len(said)}/{rng.random()}",
                prompt=decision.prompt,
                asking=live.progress.asking,
                action=rng.choice(options),
            )
        )
        if live.is_reaction_window:
            clock.time += live.saved.terms.timing.window
            await live.tick()
    return said


def test_talkative_bots_say_fixed_phrases_now_and_then_and_others_nothing() -> None:
    said = asyncio.run(lines_of_a_game("winchester", PERSON, TALKER, SILENT))

    known = {key for keys in PHRASES["talkative"].values() for key in keys}
    assert 1 < len(said) < 60
    assert {line.seat for _, _, line in said} == {1}
    assert {line.phrase for _, _, line in said} <= known


def test_no_bot_speaks_while_answers_are_sealed_in_secret() -> None:
    said = asyncio.run(lines_of_a_game("dicetown", TALKER, TALKER, TALKER))

    assert said
    assert {kind for _, kind, _ in said}.isdisjoint(GAMES["dicetown"].REACTIONS)
    assert "offer" not in {kind for _, kind, _ in said}
