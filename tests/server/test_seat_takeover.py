"""The host, and whoever inherits that role, cannot take the seat of a rival in a running game."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tests.server.clients import Client, arrive, run, seated, until
from tests.server.test_lobby import problem
from tests.support.people import ANN, BOB
from tinhorn.games import GAMES
from tinhorn.server.api.errors import ConflictError, ForbiddenError
from tinhorn.server.seat_changes import (
    Reissue,
    change_seat,
    create_person,
    recover_seat,
    seat_with_recovery,
)
from tinhorn.server.seat_notices import NoticedChange
from tinhorn.server.wire.lobby import SeatChange
from tinhorn.table.agreements import deciders, move
from tinhorn.table.model import NO_SEAT, Holder, Motion, SavedTable, Timing, Wish
from tinhorn.table.seating import (
    CLOCKLESS_WAIT,
    RECLAIM_TIME,
    REISSUE_WAIT,
    begin,
    cover,
    leave,
    new_saved_table,
    return_to_seat,
)

NAMES = ("Ann", "Bob", "Cat")
WINCHESTER = GAMES["winchester"]
HOUR = 60 * 60_000
DAY = 24 * HOUR
NOW = 7 * HOUR
FRESH = "fresh code"


async def reissue(host: Client, seat: int) -> httpx.Response:
    return await host.ask("POST", f"/api/tables/{host.code}/seats/{seat}", {"kind": "reissue"})


async def take(device: Client, recovery: str) -> httpx.Response:
    return await device.ask("POST", f"/api/tables/{device.code}/recover", {"recovery": recovery})


async def playing(server: str) -> list[Client]:
    """Three people in the middle of a game; nobody is connected."""
    players = await seated(server, NAMES)
    await players[ANN].post("start")
    return players


async def holding(player: Client) -> list[int]:
    """Return the seats of a device."""
    table = (await player.ask("GET", f"/api/tables/{player.code}")).json()
    return list(table["yours"])


def test_a_player_at_the_table_loses_no_seat(server: str) -> None:
    async def scene() -> tuple[httpx.Response, list[int]]:
        ann, bob, _ = await playing(server)
        await arrive(bob)
        refused = await reissue(ann, BOB)
        return refused, await holding(bob)

    refused, seats = run(scene)

    assert problem(refused, 409)["reason"]["key"] == "server-player-here"
    assert seats == [BOB]


@pytest.mark.parametrize("kind", ["bot", "absent"])
@pytest.mark.parametrize("is_here", [True, False])
def test_the_host_puts_nobody_on_the_seat_of_a_player(
    server: str, kind: str, *, is_here: bool
) -> None:
    async def scene() -> tuple[httpx.Response, list[int], Any]:
        ann, bob, _ = await playing(server)
        await ann.connect()
        if is_here:
            await arrive(bob)
        refused = await ann.ask("POST", f"/api/tables/{ann.code}/seats/{BOB}", {"kind": kind})
        table = (await bob.ask("GET", f"/api/tables/{bob.code}")).json()
        return refused, table["yours"], table["seats"][BOB]

    refused, seats, bob = run(scene)

    assert problem(refused, 409)["reason"]["key"] == "server-seat-of-player"
    assert seats == [BOB]
    assert (bob["kind"], bob["is_covered"]) == ("person", False)


@pytest.mark.parametrize("has_host_left", [False, True])
def test_the_device_of_the_host_cannot_take_over_another_seat(
    server: str, *, has_host_left: bool
) -> None:
    async def scene() -> tuple[httpx.Response, list[int], list[int]]:
        host, bob, cat = await playing(server)
        if has_host_left:
            await host.post("leave")
            host = bob
        recovery = (await reissue(host, 2)).json()["recovery"]
        refused = await take(host, recovery)
        return refused, await holding(host), await holding(cat)

    refused, mine, theirs = run(scene)

    assert problem(refused, 409)["reason"]["key"] == "server-one-seat-a-device"
    assert (mine, theirs) == ([BOB if has_host_left else ANN], [2])


def test_a_new_code_waits_and_a_player_who_comes_back_refuses_it(server: str) -> None:
    async def scene() -> tuple[httpx.Response, httpx.Response, httpx.Response, list[Any]]:
        ann, bob, cat = await playing(server)
        await cat.connect()
        stranger = Client(server, "Dan")
        stranger.code = ann.code
        answer = await reissue(ann, BOB)
        early = await take(stranger, answer.json()["recovery"])
        await until(lambda: len(cat.chat) == 1, cat)
        await bob.connect()
        await until(lambda: len(cat.chat) == 2, cat)
        late = await take(stranger, answer.json()["recovery"])
        lines = [(line["seat"], line["phrase"], line["by"]) for line in cat.chat]
        return answer, early, late, lines

    answer, early, late, lines = run(scene)

    assert answer.json()["wait"] == CLOCKLESS_WAIT / 1000
    assert problem(early, 409)["reason"]["key"] == "server-wait-for-player"
    assert problem(late, 403)["reason"]["key"] == "server-recovery"
    assert lines == [(BOB, "notice-reissue", ANN), (BOB, "notice-kept", None)]


@pytest.mark.parametrize("path", ["/api/tables/{}", "/api/tables/mine"])
def test_a_request_of_the_players_device_refuses_a_new_code_too(server: str, path: str) -> None:
    async def scene() -> httpx.Response:
        ann, bob, _ = await playing(server)
        recovery = (await reissue(ann, BOB)).json()["recovery"]
        await bob.ask("GET", path.format(bob.code), cookie=f"tinhorn-{bob.code}={bob.token}")
        bob.token = ""
        return await take(bob, recovery)

    assert problem(run(scene), 403)["reason"]["key"] == "server-recovery"


def someone(name: str) -> Holder:
    return create_person(
        name, 1, token=f"{name}'s token", recovery=f"{name}'s code", commitment=None
    )


def started(timing: Timing | None = None, *, host: int = ANN) -> SavedTable:
    seats = someone("Ann"), someone("Bob"), someone("Cat")
    setup = WINCHESTER.Setup(players=3)
    screen = "screen" if host == NO_SEAT else None
    return begin(
        new_saved_table(
            "SEATS", WINCHESTER, setup, seats, now=0, timing=timing, host=host, screen=screen
        )
    )


def recover(saved: SavedTable, code: str, now: int) -> SavedTable:
    return recover_seat(saved, "phone", Reissue(code, (), now), FRESH)


def with_new_code(saved: SavedTable, by: str = "Ann's token") -> SavedTable:
    change = SeatChange(kind="reissue")
    return change_seat(saved, by, BOB, change, Reissue("new code", (), NOW))


@pytest.mark.parametrize(
    ("timing", "wait"),
    [
        (Timing(), CLOCKLESS_WAIT),
        (Timing(kind="live", answer=90_000), REISSUE_WAIT),
        (Timing(kind="slow", answer=DAY), DAY),
    ],
)
def test_a_new_code_opens_the_seat_only_after_the_wait(timing: Timing, wait: int) -> None:
    saved = with_new_code(started(timing))

    with pytest.raises(ConflictError, match="may still come back"):
        recover_seat(saved, "phone", Reissue("new code", (), NOW + wait - 1), FRESH)
    with pytest.raises(ConflictError, match="is at the table"):
        recover_seat(saved, "phone", Reissue("new code", (BOB,), NOW + wait), FRESH)
    moved = recover(saved, "new code", NOW + wait)

    assert saved.seats[BOB].token == "Bob's token", "until then the seat stays where it is"
    assert moved.seats[BOB].token == "phone"
    assert moved.seats[BOB].reissued is None


def by_host(saved: SavedTable, wish: Wish, now: int, timing: Timing | None = None) -> SavedTable:
    """Let the host alone decide."""
    saved = replace(saved, conduct=replace(saved.conduct, host_decides=True))
    motion = Motion(wish=wish, by=ANN, agreed=(ANN,), timing=timing)
    return move(saved, motion, deciders(saved, motion, host=ANN, present=()), now, bot="")


@pytest.mark.parametrize("is_code_first", [True, False])
def test_a_new_clock_shortens_no_wait(*, is_code_first: bool) -> None:
    slow, quick = Timing(kind="slow", answer=DAY), Timing(kind="live", answer=90_000)
    saved = started(slow)
    if is_code_first:
        saved = by_host(with_new_code(saved), "clock", NOW, quick)
    else:
        saved = with_new_code(by_host(by_host(saved, "clock", NOW, Timing()), "clock", NOW, quick))

    with pytest.raises(ConflictError, match="may still come back"):
        recover(saved, "new code", NOW + DAY - 1)
    assert recover(saved, "new code", NOW + DAY).seats[BOB].token == "phone"


def test_a_pause_is_no_part_of_the_wait() -> None:
    paused = by_host(started(), "pause", NOW)
    with pytest.raises(ConflictError, match="paused"):
        with_new_code(paused)

    paused = by_host(with_new_code(started()), "pause", NOW + 1)
    with pytest.raises(ConflictError, match="paused"):
        recover(paused, "new code", NOW + DAY)

    continued = by_host(paused, "continue", NOW + 1 + HOUR)
    with pytest.raises(ConflictError, match="may still come back"):
        recover(continued, "new code", NOW + HOUR + CLOCKLESS_WAIT - 1)
    moved = recover(continued, "new code", NOW + HOUR + CLOCKLESS_WAIT)
    assert moved.seats[BOB].token == "phone"


def test_the_player_takes_a_seat_back_that_a_new_code_has_moved() -> None:
    moved = recover(with_new_code(started()), "new code", NOW + HOUR)
    again = change_seat(
        moved, "Ann's token", BOB, SeatChange(kind="reissue"), Reissue("newer", (), NOW + HOUR)
    )
    thrice = recover_seat(again, "tablet", Reissue("newer", (), NOW + 2 * HOUR), "fresher")
    last = NOW + HOUR + RECLAIM_TIME - 1

    for taken in (moved, again, thrice):
        change = NoticedChange(lambda table: recover_seat(table, "bob", by(last), "unused"))
        back = change(taken)

        assert back.seats[BOB].token == "bob"
        assert [line.phrase for line in change.notices(last)] == ["notice-reclaimed"]
        assert recover_seat(back, "bob", by(last), "unused") == back, "the request, repeated"
        for lost in (FRESH, "new code", "newer", "fresher"):
            with pytest.raises(ForbiddenError):
                recover_seat(back, "thief", Reissue(lost, (), last), "hers")
        with pytest.raises(ForbiddenError):
            recover_seat(taken, "bob", by(last + 1), "unused")
    with pytest.raises(ForbiddenError):
        recover_seat(leave(moved, BOB, bot="steady"), "bob", by(last), "unused")


def by(now: int) -> Reissue:
    """Return the player's own code, from before the seat has moved."""
    return Reissue("Bob's code", (), now)


def test_a_code_that_the_host_knows_opens_a_seat_once() -> None:
    moved = recover(with_new_code(started()), "new code", NOW + HOUR)

    with pytest.raises(ForbiddenError):
        recover_seat(moved, "the host's phone", Reissue("new code", (), NOW + 2 * HOUR), "hers")
    assert seat_with_recovery(moved, FRESH) == BOB
    assert recover(moved, "new code", NOW + 2 * HOUR) == moved, "the same request, repeated"


def test_the_old_code_refuses_the_new_one_and_stays() -> None:
    saved = recover(with_new_code(started()), "Bob's code", NOW)

    assert saved.seats[BOB].token == "phone"
    assert saved.seats[BOB].reissued is None
    assert seat_with_recovery(saved, "Bob's code") == BOB


@pytest.mark.parametrize("is_playing", [False, True])
def test_a_player_who_is_there_before_the_game_loses_no_seat_by_a_code(
    server: str, *, is_playing: bool
) -> None:
    """The host makes a code for Bob while people sit down, and uses it on a second device."""

    async def scene() -> tuple[httpx.Response, httpx.Response, list[int]]:
        ann, bob, _ = await seated(server, NAMES)
        phone = Client(server, "Ann")
        phone.code = ann.code
        early = (await reissue(ann, BOB)).json()["recovery"]
        if is_playing:
            await ann.post("start")
            waits = await take(phone, early)
        await bob.connect()
        await until(lambda: bob.view if is_playing else bob.table, bob)
        refused = await take(phone, early)
        return waits if is_playing else await reissue(ann, BOB), refused, await holding(bob)

    before, refused, seats = run(scene)

    key = "server-wait-for-player" if is_playing else "server-player-here"
    assert problem(before, 409)["reason"]["key"] == key
    assert problem(refused, 403)["reason"]["key"] == "server-recovery"
    assert seats == [BOB]


def test_the_wait_of_a_code_from_before_the_game_begins_with_the_game() -> None:
    seating = new_saved_table(
        "SEATS",
        WINCHESTER,
        WINCHESTER.Setup(players=3),
        (someone("Ann"), someone("Bob"), someone("Cat")),
        now=0,
    )
    coded = change_seat(
        seating, "Ann's token", BOB, SeatChange(kind="reissue"), Reissue("new code", (), 0)
    )
    saved = begin(coded, now=NOW)

    with pytest.raises(ConflictError, match="may still come back"):
        recover(saved, "new code", NOW + CLOCKLESS_WAIT - 1)
    told = NoticedChange(lambda table: recover(table, "new code", NOW + CLOCKLESS_WAIT))
    assert told(saved).seats[BOB].token == "phone"
    assert [(line.phrase, line.by) for line in told.notices(NOW)] == [("notice-moved", ANN)]
    early = recover(coded, "new code", 1)
    assert (
        recover_seat(begin(early, now=2), "bob", Reissue("Bob's code", (), 3), "x").seats[BOB].token
        == "bob"
    ), "the player's own code takes the seat back"


@pytest.mark.parametrize("is_covered", [False, True])
def test_a_seat_that_a_bot_covers_does_not_move_in_silence(*, is_covered: bool) -> None:
    saved = with_new_code(started())
    if is_covered:
        saved = cover(saved, BOB, "steady")
    moved = NoticedChange(lambda table: recover(table, "new code", NOW + HOUR))
    moved(saved)

    assert [(line.phrase, line.by) for line in moved.notices(NOW)] == [("notice-moved", ANN)]


@pytest.mark.parametrize("by", ["Ann's token", "Cat's token"])
def test_whoever_acts_as_the_host_takes_no_seat_either(by: str) -> None:
    """Ann is away: Cat acts as the host."""
    saved = started()
    acting = replace(saved, conduct=replace(saved.conduct, acting_host=2))
    made = Reissue("new code", (BOB,), NOW)
    change = SeatChange(kind="reissue")

    if by == "Ann's token":
        with pytest.raises(ForbiddenError):
            with_new_code(acting, by)
        return
    with pytest.raises(ConflictError, match="is at the table"):
        change_seat(acting, by, BOB, change, made)
    with pytest.raises(ConflictError, match="belongs to a player"):
        change_seat(acting, by, BOB, SeatChange(kind="bot"), made)
    coded = NoticedChange(lambda table: with_new_code(table, by))
    waiting = coded(acting)
    assert [(line.phrase, line.by) for line in coded.notices(NOW)] == [("notice-reissue", 2)]
    with pytest.raises(ConflictError, match="already has a place at this table"):
        recover_seat(waiting, by, Reissue("new code", (), NOW + HOUR), FRESH)
    with pytest.raises(ConflictError, match="may still come back"):
        recover(waiting, "new code", NOW + CLOCKLESS_WAIT - 1)
    back = replace(waiting, conduct=replace(waiting.conduct, acting_host=None))
    moved = NoticedChange(lambda table: recover(table, "new code", NOW + HOUR))
    moved(back)
    assert [(line.phrase, line.by) for line in moved.notices(NOW)] == [("notice-moved", 2)]


def test_a_code_made_before_the_game_opens_a_seat_once(server: str) -> None:
    async def scene() -> tuple[httpx.Response, list[int], list[int]]:
        ann, bob, _ = await seated(server, NAMES)
        code = (await reissue(ann, BOB)).json()["recovery"]
        bob.token, repeated = "", {"recovery": code, "request": "0123456789abcdef" * 2}
        lost = await bob.post("recover", repeated)
        found = await bob.post("recover", repeated)
        assert (found["token"], found["recovery"]) == (lost["token"], lost["recovery"])
        bob.token = found["token"]
        await ann.post("start")
        thief, phone = Client(server, "Ann"), Client(server, "Bob")
        thief.code = phone.code = ann.code
        refused, before = await take(thief, code), await holding(bob)
        await take(phone, found["recovery"])
        return refused, before, await holding(bob)

    refused, before, after = run(scene)

    assert problem(refused, 403)["reason"]["key"] == "server-recovery"
    assert (before, after) == ([BOB], []), "only its player's new code moves the seat"


def test_the_big_screen_takes_no_seat() -> None:
    saved = with_new_code(started(host=NO_SEAT), by="screen")

    assert saved.seats[BOB].reissued_by == NO_SEAT
    with pytest.raises(ConflictError, match="already has a place at this table"):
        recover_seat(saved, "screen", Reissue("new code", (), NOW + HOUR), FRESH)


@pytest.mark.parametrize(
    ("host", "token", "by", "ending"),
    [(ANN, "Ann's token", ANN, ""), (-1, "screen", None, "-screen")],
)
def test_everybody_is_told_what_happens_to_a_seat_and_who_did_it(
    host: int, token: str, by: int | None, ending: str
) -> None:
    saved = started(host=host)
    asked = NoticedChange(lambda table: with_new_code(table, token))
    waiting = asked(saved)
    kept = NoticedChange(lambda table: return_to_seat(table, BOB))
    kept(waiting)
    moved = NoticedChange(lambda table: recover(table, "new code", NOW + HOUR))
    moved(waiting)

    told = [
        (line.seat, line.phrase, line.by)
        for one in (asked, kept, moved)
        for line in one.notices(NOW)
    ]

    assert told == [
        (BOB, f"notice-reissue{ending}", by),
        (BOB, "notice-kept", None),
        (BOB, f"notice-moved{ending}", by),
    ]
