"""Players of a running game pause it, let a bot cover an absent seat, and take the seat back."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from tests.server.clients import OPEN, SLOW_CLOCK, Client, arrive, run, seated, until
from tests.server.test_lobby import problem
from tests.support.live import PERSON, VirtualClock, open_table
from tests.support.people import ANN, BOB, CAT
from tinhorn.games import GAMES
from tinhorn.kernel.game import Seat
from tinhorn.server.middleware.rate_limits import CHAT
from tinhorn.server.seat_changes import is_host
from tinhorn.table.absences import HOST_PATIENCE, acting_host, after_absences, is_late
from tinhorn.table.agreements import move
from tinhorn.table.live import LiveTable
from tinhorn.table.model import Absence, Conduct, Holder, Motion, SavedTable, Timing
from tinhorn.table.seating import new_saved_table, reissue
from tinhorn.table.storage.memory import MemoryStorage

NAMES = ("Ann", "Bob", "Cat")
HOUR = 60 * 60_000


async def playing(server: str, *here: int) -> list[Client]:
    players = await seated(server, NAMES)
    await players[ANN].post("start")
    await arrive(*(players[seat] for seat in here))
    return players


def said(player: Client) -> list[tuple[str, int]]:
    return [(line["phrase"], line["seat"]) for line in player.chat]


async def hear(player: Client, phrase: str) -> None:
    await until(lambda: phrase in [line["phrase"] for line in player.chat], player)


def test_a_bot_answers_for_somebody_who_is_away_until_they_are_back(server: str) -> None:
    async def scene() -> tuple[list[Any], list[tuple[str, int]]]:
        ann, bob, cat = await playing(server, ANN, CAT)
        await ann.post("motions", {"wish": "cover", "seat": BOB})
        covered = (await cat.post("motions/vote", {"agrees": True}))["seats"][BOB]
        await bob.connect()
        await bob.catch_up()
        still = bob.table["seats"][BOB]
        back = (await bob.post("back"))["seats"][BOB]
        await hear(ann, "notice-uncovered")
        shown = [(one["kind"], one["name"], one["is_covered"]) for one in (covered, still, back)]
        return [*shown, back["bot"]], said(ann)

    seats, heard = run(scene)

    assert seats == [
        ("person", "Bob", True),
        ("person", "Bob", True),
        ("person", "Bob", False),
        None,
    ]
    assert heard == [("notice-asks-cover", ANN), ("notice-covered", BOB), ("notice-uncovered", BOB)]


@pytest.mark.parametrize("kind", ["Answer", "Undo", "HoldWindow"])
def test_whoever_answers_again_takes_the_seat_back_from_the_bot(server: str, kind: str) -> None:
    async def scene() -> list[Any]:
        ann, bob, cat = await playing(server, ANN, CAT)
        await ann.post("motions", {"wish": "cover", "seat": BOB})
        await cat.post("motions/vote", {"agrees": True})
        await arrive(bob)
        late = {"prompt": -1, "asking": 0}
        more: dict[str, dict[str, Any]] = {
            "Answer": {**late, "action": {"type": "Pass"}},
            "HoldWindow": late,
        }
        await bob.say({"type": kind, "request": "here", **more.get(kind, {})})
        await until(lambda: bob.refusals or "here" in bob.acknowledged, bob)
        await until(lambda: not bob.table["seats"][BOB]["is_covered"], bob)
        await hear(ann, "notice-uncovered")
        return bob.refusals

    refusals = run(scene)  # an undo may be possible: of what the bot has answered in the meantime

    assert "refusal-covered" not in [each["problem"]["reason"]["key"] for each in refusals]


def test_nobody_lets_a_bot_answer_for_somebody_who_is_there(server: str) -> None:
    async def scene() -> Any:
        ann, _, _ = await playing(server, ANN, BOB, CAT)
        wish = {"wish": "cover", "seat": BOB}
        return await ann.ask("POST", f"/api/tables/{ann.code}/motions", wish)

    assert problem(run(scene), 409)["reason"]["key"] == "motion-here"


def test_a_player_who_comes_back_before_all_agree_is_not_covered(server: str) -> None:
    async def scene() -> tuple[Any, list[tuple[str, int]]]:
        ann, bob, cat = await playing(server, ANN, CAT)
        await ann.post("motions", {"wish": "cover", "seat": BOB})
        await arrive(bob)
        after = await cat.post("motions/vote", {"agrees": True})
        await hear(cat, "notice-motion-ended")
        return after, said(cat)

    after, heard = run(scene)

    assert (after["motion"], after["seats"][BOB]["is_covered"]) == (None, False)
    assert heard == [("notice-asks-cover", ANN), ("notice-motion-ended", ANN)]


def test_a_pause_stops_the_game_until_all_agree_to_go_on(server: str) -> None:
    async def scene() -> tuple[Any, ...]:
        players = await playing(server, ANN, BOB, CAT)
        ann, bob, cat = players
        asked = await ann.post("motions", {"wish": "pause"})
        await bob.post("motions/vote", {"agrees": True})
        paused = await cat.post("motions/vote", {"agrees": True})
        await cat.post("motions", {"wish": "continue"})
        await ann.post("motions/vote", {"agrees": True})
        over = await bob.post("motions/vote", {"agrees": True})
        await hear(bob, "notice-continued")
        places = [(line["after"], line["at"]) for line in bob.chat]
        assert places == [(len(bob.story), None)] * 4
        return asked, paused, over, said(bob)

    asked, paused, over, heard = run(scene)

    assert (asked["motion"]["wish"], asked["paused_at"]) == ("pause", None)
    assert paused["motion"] is None
    assert paused["paused_at"] > 0
    assert over["paused_at"] is None
    assert heard == [
        ("notice-asks-pause", ANN),
        ("notice-paused", ANN),
        ("notice-asks-continue", CAT),
        ("notice-continued", CAT),
    ]


def test_who_is_no_player_asks_for_nothing(server: str) -> None:
    async def scene() -> Any:
        ann, *_ = await playing(server, ANN)
        stranger = Client(server)
        return await stranger.ask("POST", f"/api/tables/{ann.code}/motions", {"wish": "pause"})

    problem(run(scene), 403)


@pytest.mark.parametrize("kind", ["bot", "absent"])
def test_the_log_keeps_the_name_of_a_player_who_left_when_the_host_changes_the_seat(
    server: str, kind: str
) -> None:
    async def scene() -> Any:
        ann, bob, _ = await playing(server, ANN)
        await bob.post("leave")
        return (await ann.post(f"seats/{BOB}", {"kind": kind}))["table"]["seats"][BOB]

    changed = run(scene)

    assert (changed["kind"], changed["name"], changed["has_left"]) == (kind, "Bob", True)


def _table(conduct: Conduct) -> SavedTable:
    game = GAMES["winchester"]
    seats = tuple(Holder(kind="person", name=name) for name in NAMES)
    setup = game.Setup(players=3)
    return new_saved_table("HOST-2345", game, setup, seats, now=0, conduct=conduct)


def test_somebody_who_is_there_acts_as_the_host_while_the_host_is_away() -> None:
    saved = _table(Conduct(gone=(Absence(ANN, 0),)))

    assert acting_host(saved, {BOB, CAT}, HOST_PATIENCE - 1) is None
    assert acting_host(saved, {BOB, CAT}, HOST_PATIENCE) == BOB
    assert acting_host(saved, {CAT}, HOST_PATIENCE) == CAT


def test_the_host_who_is_back_is_the_host_again() -> None:
    saved = _table(Conduct(acting_host=BOB, gone=(Absence(ANN, 0),)))

    assert acting_host(saved, {BOB, CAT}, 1) == BOB
    assert acting_host(saved, {ANN, BOB, CAT}, 1) is None


def test_at_a_slow_table_the_host_may_be_away_for_longer() -> None:
    saved = _table(Conduct(gone=(Absence(ANN, 0),)))
    terms = replace(saved.terms, timing=replace(saved.terms.timing, kind="slow"))
    slow = replace(saved, terms=terms)

    assert acting_host(slow, {BOB, CAT}, 6 * HOST_PATIENCE - 1) is None
    assert acting_host(slow, {BOB, CAT}, 6 * HOST_PATIENCE) == BOB


def test_a_locked_table_shows_spectators_nothing_and_its_players_everything(server: str) -> None:
    async def scene() -> tuple[Any, Any, int]:
        ann, bob, _ = await playing(server, ANN)
        await ann.post("visitors", {"visitors": "none"})
        stranger = Client(server)
        stranger.code = ann.code
        await stranger.connect()
        await until(lambda: stranger.refusals, stranger)
        refused = stranger.refusals[-1]
        frames = await stranger.ask("GET", f"/api/tables/{ann.code}/frames")
        await arrive(bob)
        return refused, frames, stranger.have

    refused, frames, updates = run(scene)

    assert refused["problem"]["reason"]["key"] == "server-locked"
    problem(frames, 403)
    assert updates == 0


def test_whoever_watches_when_a_table_is_locked_is_sent_away_with_a_sentence(server: str) -> None:
    async def scene() -> None:
        ann, *_ = await playing(server, ANN)
        stranger = Client(server)
        stranger.code = ann.code
        await arrive(stranger)

        await ann.post("visitors", {"visitors": "none"})
        await until(lambda: stranger.refusals, stranger)
        refused = stranger.refusals[-1]
        with pytest.raises(ConnectionClosed):
            await until(lambda: False, stranger)
        await until(lambda: ann.table.get("watching") == 0, ann)

        assert refused["problem"]["reason"]["key"] == "server-locked"
        have = stranger.have
        await stranger.connect()
        await until(lambda: len(stranger.refusals) == 2, stranger)
        assert stranger.refusals[-1]["problem"]["reason"]["key"] == "server-locked"
        assert stranger.have == have
        await stranger.close()
        await ann.post("visitors", {"visitors": "chat"})
        await arrive(stranger)

    run(scene)


def test_a_big_screen_and_who_comes_after_the_end_see_a_locked_table(server: str) -> None:
    async def scene() -> None:
        screen = Client(server)
        await screen.open_screen(OPEN, OPEN, OPEN, game="dicetown")
        players = [Client(server, name) for name in NAMES]
        for player in players:
            await player.join(screen.code)
        await screen.post("start")
        await arrive(screen)

        await screen.post("visitors", {"visitors": "none"})
        await screen.catch_up()
        for player in players:
            await player.post("leave")
        await until(lambda: screen.table["status"] == "abandoned", screen)
        stranger = Client(server)
        stranger.code = screen.code
        await arrive(stranger)

        assert screen.table["visitors"] == "none"
        assert screen.refusals == stranger.refusals == []

    run(scene)


def test_only_the_host_locks_the_table(server: str) -> None:
    async def scene() -> Any:
        _, bob, _ = await playing(server)
        return await bob.ask("POST", f"/api/tables/{bob.code}/visitors", {"visitors": "none"})

    problem(run(scene), 403)


def test_where_only_players_chat_spectators_watch_in_silence(server: str) -> None:
    async def scene() -> tuple[Any, Any]:
        ann, *_ = await playing(server, ANN)
        await ann.post("visitors", {"visitors": "silent"})
        stranger = Client(server)
        stranger.code = ann.code
        await arrive(stranger)
        update = stranger.last_update
        await stranger.say({"type": "Say", "request": "hello", "text": "Hello"})
        return update, await stranger.reply_to("hello", "Refused")

    update, refused = run(scene)

    assert update["is_snapshot"]
    assert refused["problem"]["reason"]["key"] == "server-visitors-silent"


async def bidding(server: str, **more: Any) -> tuple[Client, list[Client]]:
    """Players at an auction, and who bids first."""
    players = await seated(server, NAMES, game="winchester", **more)
    await players[ANN].post("start")
    await arrive(*players)
    await until(lambda: any(player.is_asked for player in players), *players)
    first = next(player for player in players if player.is_asked)
    return first, players


async def bid(first: Client, players: list[Client]) -> Any:
    update = first.last_update
    prompt = update["view"]["prompt"]
    await first.answer(update, {"type": "Bid", "amount": 2})
    await until(lambda: all(player.view["prompt"] != prompt for player in players), *players)
    return prompt


def test_a_bid_is_taken_back_if_everybody_agrees(server: str) -> None:
    async def scene() -> None:
        first, players = await bidding(server, binding=True, consent=True)
        others = [player for player in players if player is not first]
        prompt = await bid(first, players)
        assert first.last_update["can_undo"]

        await first.say({"type": "Undo", "request": "please"})
        await until(lambda: all(one.table["motion"] for one in others), *players)
        motion = others[0].table["motion"]
        for other in others:
            await other.post("motions/vote", {"agrees": True})
        await until(lambda: all(one.view["prompt"] == prompt for one in players), *players)
        await hear(others[0], "notice-taken-back")

        assert (motion["wish"], motion["by"]) == ("undo", first.seat)
        assert ("notice-asks-undo", first.seat) in said(others[0])
        assert first.refusals == []

    run(scene)


def test_nobody_fills_the_chat_by_asking_for_a_bid_again_and_again(strict_server: str) -> None:
    async def scene() -> None:
        first, players = await bidding(strict_server, binding=True, consent=True)
        await bid(first, players)
        for number in range(6 * CHAT.burst):
            await first.say({"type": "Undo", "request": f"please {number}"})
        await until(
            lambda: "too-many" in {one["problem"]["error"] for one in first.refusals}, first
        )

    run(scene)


async def away_table(rule: Conduct) -> tuple[LiveTable, VirtualClock, Seat]:
    """Return a table in memory, whose clock the test moves, and the seat that is asked."""
    storage, clock = MemoryStorage(GAMES), VirtualClock()
    setup = GAMES["winchester"].Setup(players=3)
    seats = (replace(PERSON, token=f"token {seat}") for seat in range(3))
    table = await open_table(storage, setup, *seats, game=GAMES["winchester"], clock=clock)
    await table.live.revise(lambda saved: replace(saved, conduct=rule))
    [asked] = table.asks()
    return table.live, clock, asked


async def look(live: LiveTable, clock: VirtualClock, *present: Seat) -> None:
    """Do what a server does every two seconds while somebody is connected, and when it is due."""
    await live.revise(
        lambda saved: after_absences(live.game, saved, live.progress, present, clock.time)
    )


def test_who_acts_as_the_host_may_do_what_a_host_may_until_the_host_is_back() -> None:
    async def scene() -> None:
        live, clock, _ = await away_table(Conduct())
        await look(live, clock, BOB, CAT)
        clock.time += HOST_PATIENCE
        assert is_host(live.saved, "token 0")
        await look(live, clock, BOB, CAT)
        assert is_host(live.saved, "token 1")
        assert not is_host(live.saved, "token 0")
        await look(live, clock, ANN, BOB, CAT)
        assert is_host(live.saved, "token 0")
        assert not is_host(live.saved, "token 1")

    asyncio.run(scene())


def test_a_player_who_is_here_refuses_a_code_of_a_process_that_did_not_know() -> None:
    async def scene() -> None:
        live, clock, _ = await away_table(Conduct())
        await live.revise(partial(reissue, seat=BOB, recovery="new code", by=ANN, now=0))

        await look(live, clock, ANN)
        assert live.saved.seats[BOB].reissued == "new code"
        await look(live, clock, ANN, BOB)
        assert live.saved.seats[BOB].reissued is None

    asyncio.run(scene())


@pytest.mark.parametrize("is_slow_now", [True, False])
def test_half_of_a_long_limit_is_the_absent_players_alone(*, is_slow_now: bool) -> None:
    """Whoever is there alone could else let bots play for all who sleep."""

    async def scene() -> None:
        live, clock, asked = await away_table(Conduct())
        slow = Timing(kind="slow", answer=24 * HOUR)
        await live.revise(lambda saved: replace(saved, terms=replace(saved.terms, timing=slow)))
        if not is_slow_now:
            motion = Motion(wish="clock", by=asked, agreed=(asked,), timing=Timing())
            await live.revise(partial(move, motion=motion, needed=(), now=clock.time, bot=""))
        other = (asked + 1) % 3

        def may_be_covered(seat: Seat) -> bool:
            return is_late(live.game, live.saved, live.progress, seat, clock.time)

        clock.time += 12 * HOUR - 1
        assert not may_be_covered(asked)
        clock.time += 1
        assert may_be_covered(asked)
        assert not may_be_covered(other), "nobody waits for this seat"

    asyncio.run(scene())


def test_at_a_slow_table_nobody_is_covered_at_once(server: str) -> None:
    async def scene() -> Any:
        ann, _ = await seated(server, ("Ann", "Bob"), game="dicetown", clock=SLOW_CLOCK)
        await ann.post("start")
        wish = {"wish": "cover", "seat": BOB}
        return await ann.ask("POST", f"/api/tables/{ann.code}/motions", wish)

    assert problem(run(scene), 409)["reason"]["key"] == "motion-early"


async def pausing(server: str, **more: Any) -> list[Client]:
    """Three players of a paused game with a day for each answer; Bob has gone."""
    players = await seated(server, NAMES, clock=SLOW_CLOCK, **more)
    await players[ANN].post("start")
    await players[ANN].post("motions", {"wish": "pause"})
    if not more:
        await players[BOB].post("motions/vote", {"agrees": True})
        await players[CAT].post("motions/vote", {"agrees": True})
    await arrive(players[ANN], players[CAT])
    return players


def test_a_paused_table_goes_on_without_somebody_who_stays_away(server: str) -> None:
    """All have agreed to the pause, and all would have to agree to go on."""

    async def scene() -> None:
        ann, bob, cat = await pausing(server)
        await ann.post("motions", {"wish": "cover", "seat": BOB})
        covered = await cat.post("motions/vote", {"agrees": True})
        await ann.post("motions", {"wish": "continue"})
        over = await cat.post("motions/vote", {"agrees": True})

        assert covered["paused_at"] is not None
        assert covered["seats"][BOB]["is_covered"]
        assert over["paused_at"] is None
        assert not (await bob.post("back"))["seats"][BOB]["is_covered"]

    run(scene)


def test_a_pause_of_the_host_alone_is_no_way_to_cover_who_sleeps(server: str) -> None:
    """The host can also end it without them."""

    async def scene() -> Any:
        ann, *_ = await pausing(server, host_decides=True)
        assert ann.table["paused_at"] is not None
        wish = {"wish": "cover", "seat": BOB}
        return await ann.ask("POST", f"/api/tables/{ann.code}/motions", wish)

    assert problem(run(scene), 409)["reason"]["key"] == "motion-early"


MINUTES = Conduct(cover="minutes", cover_bot="uniform", cover_after=300_000)


def test_a_bot_answers_after_some_minutes_if_the_table_says_so() -> None:
    async def scene() -> None:
        live, clock, asked = await away_table(MINUTES)
        others = {ANN, BOB, CAT} - {asked}

        await look(live, clock, *others)
        clock.time += 299_999
        await look(live, clock, *others)
        assert not live.saved.seats[asked].is_covered
        clock.time += 1
        await look(live, clock, *others)

        assert [one.is_covered for one in live.saved.seats].count(True) == 1
        covered = live.saved.seats[asked]
        assert (covered.kind, covered.is_covered, covered.bot) == ("person", True, "uniform")

    asyncio.run(scene())


def test_no_bot_answers_for_who_is_there_or_is_not_awaited() -> None:
    async def scene() -> None:
        live, clock, asked = await away_table(MINUTES)
        for _ in range(3):
            await look(live, clock, asked)
            clock.time += 400_000

        assert not any(one.is_covered for one in live.saved.seats)

    asyncio.run(scene())
