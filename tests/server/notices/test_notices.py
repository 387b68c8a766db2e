"""When players who are away are told, what they are told, and how often."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial

import pytest
from msgspec.structs import replace

from tests.server.notices.away import A_DAY, DAY, KEY, Away, run
from tests.support.live import PERSON, Table
from tests.support.parcels import Bid, Pass
from tests.support.people import ANN, BOB, CAT
from tests.table.window_tables import give_snatch
from tinhorn.server.notices.marks import HOUR, MINUTE
from tinhorn.server.notices.model import Notice, WebhookAddress
from tinhorn.table.agreements import move, vote
from tinhorn.table.model import Holder, Motion, SavedTable
from tinhorn.table.seating import (
    abandon,
    begin,
    leave,
    reissue,
    return_to_seat,
    set_orders,
    set_rematch,
)

TURN = {
    "title": "MESA-2345",
    "body": "It’s your turn until Sat, Oct 5, 12:00.",
    "path": "/t/MESA-2345",
    "asking": ["MESA-2345"],
}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    fixture = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    found: str = request.getfixturevalue(fixture)
    return found


def test_a_turn_is_told_after_five_minutes_at_half_time_and_two_hours_before_the_limit(
    url: str,
) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        begun = away.clock.now()
        counts = []
        for mark in (5 * MINUTE, 12 * HOUR, 22 * HOUR):
            # A message leaves after the next full minute, so that several tables make one.
            for at in (mark - MINUTE, mark + MINUTE, mark + 2 * MINUTE):
                await away.passes(begun + at - away.clock.now(), step=HOUR)
                counts.append(len(away.told()))

        assert counts == [0, 0, 1, 1, 1, 2, 2, 2, 3]
        assert {json.loads(one)["path"] for one in away.told()} == {"/t/MESA-2345"}
        assert json.loads(away.told()[0]) == TURN

    run(url, scene)


def test_two_processes_send_every_notice_once(postgres_url: str) -> None:
    async def scene(away: Away) -> None:
        for number in range(5):
            table = await away.open_table(f"MESA-234{number}")
            for seat in (ANN, BOB, CAT):
                endpoint = f"{away.receiver.address}/push/{seat}{number}"
                await away.tell(table, seat, away.keys.address(endpoint))
        await away.passes(23 * HOUR, step=10 * MINUTE)

        paths = [request.path for request in away.receiver.requests]
        assert {path: paths.count(path) for path in paths} == {
            f"/push/{seat}{number}": 3 for seat in range(3) for number in range(5)
        }

    run(postgres_url, scene, processes=2)


def test_whoever_has_answered_is_not_told(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        for seat in (ANN, BOB):
            await away.tell(table, seat)
        await table.does(BOB, Bid(1))
        await away.passes(10 * MINUTE)

        assert len(away.told(ANN)) == 1
        assert away.told(BOB) == []

    run(sqlite_url, scene)


def test_the_next_question_is_told_after_five_minutes_as_well(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        give_snatch(table, BOB)
        await away.passes(10 * MINUTE)
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
            await table.does(seat, Bid(coins))
        await away.passes(10 * MINUTE)

        assert ["react" in one for one in away.told(ANN)] == [False, True]

    run(sqlite_url, scene)


async def _carry(away: Away, table: Table, motion: Motion) -> None:
    """Carry out what all players have agreed on."""
    change = partial(move, motion=motion, needed=(), now=away.clock.now(), bot="")
    await table.live.revise(change)
    away.processes[0].notices.follow(table.live)
    await away.settled()


PAUSE = Motion(wish="pause", by=ANN, agreed=(ANN,))
CONTINUE = Motion(wish="continue", by=ANN, agreed=(ANN,))


def test_nobody_is_told_of_a_turn_during_a_pause_and_its_time_counts_no_pause(url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        counts = []
        await away.passes(4 * MINUTE)
        await _carry(away, table, PAUSE)
        await away.passes(2 * DAY, step=HOUR)
        counts.append(len(away.told()))
        await _carry(away, table, CONTINUE)
        for passes in (3 * MINUTE, 12 * HOUR - 9 * MINUTE, 5 * MINUTE, 10 * HOUR):
            await away.passes(passes, step=MINUTE if passes < HOUR else HOUR)
            counts.append(len(away.told()))

        assert counts == [0, 1, 1, 2, 3]

    run(url, scene)


def test_a_notice_that_waits_when_a_pause_begins_is_not_sent_and_comes_later(url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        away.clock.time += 11 * HOUR  # 23 o'clock: a notice of the night waits for the morning
        await away.tell(table, ANN, is_quiet=True)
        await away.passes(2 * HOUR, step=10 * MINUTE)
        await _carry(away, table, PAUSE)
        await away.passes(8 * HOUR, step=10 * MINUTE)
        assert away.told() == []
        await _carry(away, table, CONTINUE)
        await away.passes(2 * MINUTE)

        [told] = away.told()
        assert json.loads(told)["body"] == "It’s your turn until Sat, Oct 5, 20:00."

    run(url, scene)


def test_a_pause_that_begins_before_a_notice_leaves_stops_it(url: str) -> None:
    """Nobody has looked at the table since the pause began."""

    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        await away.passes(5 * MINUTE)
        change = partial(move, motion=PAUSE, needed=(), now=away.clock.now(), bot="")
        await table.live.revise(change)
        away.clock.time += 2 * MINUTE
        await away.processes[0].notices.send()
        assert away.told() == []
        await _carry(away, table, CONTINUE)
        await away.passes(10 * MINUTE)

        assert len(away.told()) == 1

    run(url, scene)


def test_a_changed_clock_is_told_from_its_beginning(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        await away.passes(6 * HOUR, step=HOUR)
        hours = replace(A_DAY, answer=8 * HOUR)
        await _carry(away, table, Motion(wish="clock", by=ANN, agreed=(ANN,), timing=hours))
        counts = []
        for passes in (2 * HOUR, 2 * HOUR + 2 * MINUTE, 2 * HOUR):
            await away.passes(passes, step=10 * MINUTE)
            counts.append(len(away.told()))

        assert counts == [1, 2, 3]

    run(sqlite_url, scene)


def test_nobody_is_told_because_an_order_answered(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        orders = partial(set_orders, seat=BOB, token="token 1", orders='{"coins": 1}')
        await table.live.revise(orders)
        for seat in (ANN, BOB):
            await away.tell(table, seat)
        await away.passes(2 * DAY // 3, step=10 * MINUTE)

        assert len(away.told(ANN)) == 2
        assert away.told(BOB) == []

    run(sqlite_url, scene)


def test_everybody_is_told_of_a_reaction_window(sqlite_url: str) -> None:
    """Ann is not asked, Bob holds the card, Cat has answered already: none of this shows."""

    async def scene(away: Away) -> None:
        table = await away.open_table()
        give_snatch(table, BOB)
        for seat, coins in ((ANN, 2), (BOB, 1), (CAT, 1)):
            await away.tell(table, seat)
            await table.does(seat, Bid(coins))
        await table.does(CAT, Pass())
        await away.processes[0].notices.look()
        await away.passes(HOUR)

        assert [len(away.told(seat)) for seat in (ANN, BOB, CAT)] == [1, 1, 1]
        assert len(set(away.told())) == 1
        assert "You can react until" in away.told()[0]

    run(sqlite_url, scene)


def test_several_tables_make_one_notice(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        for number in range(8):
            table = await away.open_table(f"MESA-234{number}")
            await away.tell(table, ANN)
        await away.passes(10 * MINUTE)

        [told] = map(json.loads, away.told())
        assert told["title"] == "8 tables"
        assert told["path"] == "/"
        assert told["body"].splitlines()[0].startswith("MESA-2340: It’s your turn until")
        assert told["body"].splitlines()[-1] == "2 more tables"

    run(sqlite_url, scene)


def test_at_night_notices_wait_unless_the_limit_ends_before_the_morning(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        away.clock.time += 11 * HOUR  # to 23 o’clock
        short = await away.open_table("SHORT-234", timing=replace(A_DAY, answer=4 * HOUR))
        table = await away.open_table()
        for one, seat in ((short, ANN), (table, BOB)):
            await away.tell(one, seat, is_quiet=True)
        await away.passes(HOUR)
        first = len(away.told(ANN)), len(away.told(BOB))
        await away.passes(7 * HOUR + 59 * MINUTE)
        night = len(away.told(BOB))
        await away.passes(2 * MINUTE)

        assert first == (1, 0), "the time of Ann ends at 3 o’clock"
        assert (night, len(away.told(BOB))) == (0, 1)

    run(sqlite_url, scene)


def test_quiet_hours_are_those_of_the_readers_time_zone(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:  # noon in London is night in Auckland
        table = await away.open_table()
        await away.tell(table, ANN, is_quiet=True, zone="Pacific/Auckland", language="de")
        await away.tell(table, BOB, is_quiet=True, zone="Europe/Berlin", language="de")
        await away.passes(30 * MINUTE)

        assert away.told(ANN) == []
        assert "Du bist dran bis Sa., 5. Okt., 14:00." in away.told(BOB)[0]

    run(sqlite_url, scene)


def test_players_are_told_when_the_table_is_full_the_game_begins_and_ends_and_of_a_rematch(
    sqlite_url: str,
) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table("MESA-2345", *people(), Holder(), is_begun=False)
        await away.tell(table, ANN)
        await away.passes(2 * MINUTE)
        for change in (
            lambda saved: replace(saved, seats=(*saved.seats[:2], people()[0])),
            lambda saved: replace(saved, status="playing", contributions=(b"", b"", b"")),
            lambda saved: replace(saved, status="over"),
            lambda saved: set_rematch(saved, "MESA-9999"),
        ):
            away.processes[0].notices.follow(table.live)
            await table.live.revise(change)
            away.processes[0].notices.follow(table.live)
            await away.settled()
            await away.passes(3 * MINUTE)

        assert [json.loads(one)["body"] for one in away.told()] == [
            "All seats are taken.",
            "The game begins.",
            "The game is over.",
            "Somebody asks you for another game.",
        ]

    run(sqlite_url, scene)


def test_who_sees_the_table_is_not_told_that_the_game_begins(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table(is_begun=False)
        for seat in (ANN, BOB):
            await away.tell(table, seat)
        away.present = {ANN}
        await table.live.revise(begin)
        away.processes[0].notices.follow(table.live)
        await away.settled()
        await away.passes(3 * MINUTE)

        assert (len(away.told(ANN)), len(away.told(BOB))) == (0, 1)

    run(sqlite_url, scene)


def test_a_player_is_told_of_each_new_code_for_the_seat_while_it_waits(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        for seat in (ANN, BOB):
            await away.tell(table, seat, is_quiet=True)
        [process] = away.processes
        process.notices.follow(table.live)
        for code in ("first", "second", "third"):
            made = partial(reissue, seat=BOB, recovery=code, by=ANN, now=away.clock.now())
            await table.live.revise(made)
            process.notices.follow(table.live)
            await away.settled()
            if code == "third":  # Bob is back before the notice leaves
                await process.work()
                await table.live.revise(partial(return_to_seat, seat=BOB))
            await away.passes(MINUTE + 30_000, step=30_000)

        told = [json.loads(one)["body"] for one in away.told(BOB)]
        assert [one.partition(":")[0] for one in told] == [
            "A new code was made for your seat. Open the table to keep it"
        ] * 2
        assert "from Sat, Oct 5, 12:00 on" in told[0]
        assert away.told(ANN) == []
        assert len({len(request.body) for request in away.receiver.requests}) == 1

    run(sqlite_url, scene)


def test_who_does_not_see_that_the_others_ask_for_something_is_told_once(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        for seat in (ANN, BOB, CAT):
            await away.tell(table, seat)
        await away.passes(10 * MINUTE)  # the turn is told
        before = len(away.told())

        def put(saved: SavedTable) -> SavedTable:
            return move(saved, PAUSE, (ANN, BOB, CAT), away.clock.time, "")

        await table.live.revise(put)
        away.present = {CAT}
        await away.passes(4 * MINUTE)
        early = len(away.told())
        await away.passes(30 * MINUTE)

        [told] = away.told()[before:]
        assert early == before, "somebody who looks now and then needs no notice"
        assert json.loads(told)["body"] == "The others ask you something at the table."
        assert json.loads(told)["asking"] == []
        assert told in away.told(BOB)

    run(sqlite_url, scene)


def test_a_wish_that_is_over_is_told_to_nobody(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, BOB)
        everybody = (ANN, BOB, CAT)

        def put(saved: SavedTable) -> SavedTable:
            return move(saved, PAUSE, everybody, away.clock.time, "")

        def refuse(saved: SavedTable) -> SavedTable:
            return vote(saved, CAT, everybody, away.clock.time, "", agrees=False)

        def asked() -> int:
            return sum("ask you" in one for one in away.told())

        await away.passes(10 * MINUTE)  # the turn is told
        await table.live.revise(put)
        await away.passes(5 * MINUTE + 30_000, step=30_000)
        await table.live.revise(refuse)
        await table.live.revise(put)
        await away.passes(3 * MINUTE)
        assert asked() == 0, "the first wish is over, and the second is new"
        await away.passes(30 * MINUTE)
        assert asked() == 1

    run(sqlite_url, scene)


def people() -> tuple[Holder, ...]:
    return tuple(replace(PERSON, token=f"token {seat}") for seat in range(2))


@pytest.mark.parametrize(
    "change",
    [
        lambda saved: leave(saved, ANN, bot=None),
        lambda saved: replace(
            saved, seats=(replace(saved.seats[ANN], token="other"), *saved.seats[1:])
        ),
        abandon,
    ],
    ids=["left", "moved", "abandoned"],
)
def test_a_seat_that_changes_hands_is_told_no_more(
    sqlite_url: str, change: Callable[[SavedTable], SavedTable]
) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        await table.live.revise(change)
        await away.passes(20 * MINUTE)

        assert away.told() == []
        assert rows(sqlite_url, "contacts") == 0

    run(sqlite_url, scene)


def test_a_day_after_the_end_nothing_is_kept(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        await away.passes(10 * MINUTE)
        await table.live.revise(lambda saved: replace(saved, status="over"))
        await away.passes(23 * HOUR, step=HOUR)
        kept = rows(sqlite_url, "contacts")
        await away.passes(3 * HOUR, step=HOUR)

        assert kept == 1
        assert [rows(sqlite_url, name) for name in ("contacts", "notices", "looks")] == [0, 0, 0]
        assert len(away.told()) == 2

    run(sqlite_url, scene)


def test_a_table_that_never_begins_keeps_no_address_for_ever(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table("MESA-2345", *people(), Holder(), is_begun=False)
        await away.tell(table, ANN)
        await away.passes(29 * DAY, step=12 * HOUR)
        kept = rows(sqlite_url, "contacts")
        await away.passes(2 * DAY, step=12 * HOUR)

        assert kept == 1
        assert [rows(sqlite_url, name) for name in ("contacts", "notices", "looks")] == [0, 0, 0]
        assert away.told() == []

    run(sqlite_url, scene)


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_forgotten_at_all_tables(sqlite_url: str, status: int) -> None:
    async def scene(away: Away) -> None:
        for name in ("MESA-2345", "MESA-2346"):
            await away.tell(await away.open_table(name), ANN)
        away.receiver.answers = [status]
        await away.passes(20 * HOUR, step=10 * MINUTE)

        assert len(away.told()) == 1
        assert rows(sqlite_url, "contacts") == rows(sqlite_url, "notices") == 0

    run(sqlite_url, scene)


def test_what_did_not_arrive_is_sent_again_later_and_later(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN, away.receiver.webhook())
        away.receiver.answers = [500, 503, 429]
        times: list[int] = []
        for minute in range(60):
            await away.passes(MINUTE)
            times += [minute + 1] * (len(away.receiver.requests) - len(times))

        assert times == [7, 8, 13, 43]
        names = {request.headers["webhook-id"] for request in away.receiver.requests}
        assert len(names) == 1, "a receiver can tell that it is the same notice"

    run(sqlite_url, scene)


def test_a_notice_that_is_tried_again_is_not_sent_when_it_is_stale(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        await away.tell(table, ANN)
        away.receiver.answers = [500]
        await away.passes(7 * MINUTE)
        await table.does(ANN, Bid(1))
        await away.passes(10 * HOUR, step=10 * MINUTE)

        assert len(away.told()) == 1

    run(sqlite_url, scene)


def test_what_did_not_arrive_is_not_sent_again_in_quiet_hours(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        away.clock.time += 9 * HOUR + 40 * MINUTE  # to 21:40
        short = await away.open_table("SHORT-234", timing=replace(A_DAY, answer=4 * HOUR))
        table = await away.open_table()
        await away.tell(short, ANN, away.receiver.webhook("/ann"), is_quiet=True)
        await away.tell(table, BOB, away.receiver.webhook("/bob"), is_quiet=True)
        await away.tell(table, CAT, away.receiver.webhook("/cat"))
        away.receiver.answers = [500] * 9  # each at 21:47, 21:48 and 21:53
        times: dict[str, list[int]] = {"/ann": [], "/bob": [], "/cat": []}
        for minute in range(11 * 60):
            before = len(away.receiver.requests)
            await away.passes(MINUTE)
            for request in away.receiver.requests[before:]:
                times[request.path].append(minute + 1)

        assert times["/cat"][:4] == times["/ann"][:4] == [7, 8, 13, 43]
        morning = 10 * 60 + 20
        assert times["/bob"] == [7, 8, 13, morning + 1]

    run(sqlite_url, scene)


def test_a_player_who_stops_notices_while_one_is_on_its_way_gets_none(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(away: Away) -> None:
        for name in ("MESA-2345", "MESA-2346"):
            await away.tell(await away.open_table(name), ANN)
        store = away.processes[0].notices.store
        claim = store.claim_notices

        async def claim_and_stop(now: int) -> tuple[str, list[Notice]] | None:
            claimed = await claim(now)
            if claimed is not None:
                await store.drop_contact("MESA-2346", ANN)
            return claimed

        monkeypatch.setattr(store, "claim_notices", claim_and_stop)
        await away.passes(10 * MINUTE)

        [told] = away.told()
        assert "MESA-2345" in told
        assert "MESA-2346" not in told

    run(sqlite_url, scene)


def test_a_webhook_gets_json_of_one_size_with_a_signature(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        hook = away.receiver.webhook()
        await away.tell(table, ANN, hook)
        await away.tell(table, BOB, WebhookAddress(hook.url + "/plain", is_plain=True))
        await away.passes(10 * MINUTE)

        sent, plain = sorted(away.receiver.requests, key=lambda request: request.path)
        text = (
            "MESA-2345\nIt’s your turn until Sat, Oct 5, 12:00.\nhttps://tables.example/t/MESA-2345"
        )
        assert json.loads(sent.body)["content"] == json.loads(sent.body)["text"] == text
        assert plain.body.decode().rstrip() == text
        assert len(sent.body) == len(plain.body) == 3_072
        assert sent.headers["webhook-signature"].startswith("v1,")
        assert sent.headers["webhook-signature"] != plain.headers["webhook-signature"]

    run(sqlite_url, scene)


def test_a_stolen_database_tells_no_address(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        table = await away.open_table()
        address = away.keys.address(f"{away.receiver.address}/push/secret-endpoint")
        await away.tell(table, ANN, address)
        await away.tell(table, BOB, WebhookAddress("https://hooks.example/secret-endpoint"))

    run(sqlite_url, scene)

    file = sqlite_url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(file)) as database:
        dump = "\n".join(str(row) for row in database.iterdump())
    for hidden in ("secret-endpoint", "hooks.example", b"secret-endpoint".hex(), "127.0.0.1"):
        assert hidden.lower() not in dump.lower()
    assert KEY.recipient(WebhookAddress("https://hooks.example/secret-endpoint")) in dump


def rows(url: str, name: str) -> int:
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        found: int = database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
    return found


def with_long_title(saved: SavedTable) -> SavedTable:
    return replace(saved, terms=replace(saved.terms, title="\U0001f920" * 60))


def test_all_messages_by_push_have_one_size(sqlite_url: str) -> None:
    async def scene(away: Away) -> None:
        for number in range(8):
            table = await away.open_table(f"MESA-234{number}")
            await table.live.revise(with_long_title)
            await away.tell(table, ANN, language="fr", zone="Europe/Paris")
            if number == 0:
                await away.tell(table, BOB)
        await away.passes(10 * MINUTE)

        assert len(away.receiver.requests) == 2
        assert len({len(request.body) for request in away.receiver.requests}) == 1

    run(sqlite_url, scene)
