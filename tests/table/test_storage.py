"""Storing tables, in every kind of storage."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from sqlalchemy import create_engine, event, text

from tests.support import parcels
from tests.support.live import EVERY_GAME, PERSON, open_table, seated
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB
from tests.table.conftest import Play, run_scene
from tinhorn.kernel.game import Seat
from tinhorn.table.model import (
    BotJob,
    ChangeSet,
    ChatLine,
    Holder,
    LogEntry,
    SavedTable,
    Seen,
)
from tinhorn.table.seating import new_saved_table
from tinhorn.table.storage.database import open_database
from tinhorn.table.storage.interface import CodeTakenError, LostRaceError, StorageError
from tinhorn.table.storage.storage import SqlStorage


def saved(table: str = "MESA-47KX", *, is_listed: bool = False, now: int = 1) -> SavedTable:
    holder = replace(
        PERSON, token="a" * 64, recovery="b" * 64, commitment="c" * 64, contribution=bytes(16)
    )
    seats = seated(replace(holder, token=f"{table} token"), Holder())
    setup = parcels.Setup(players=2)
    return new_saved_table(
        table, parcels, setup, seats, now=now, title="Ann's", is_listed=is_listed
    )


def line(seq: int, *, seat: Seat = ANN, request: str | None = None) -> LogEntry:
    return LogEntry(
        seq=seq,
        at=seq,
        kind="answer",
        seat=seat,
        prompt=seq,
        by="person",
        action=Bid(seq),
        request=request,
    )


def test_a_stored_table_reads_back_whole(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())

        assert await store.table("MESA-47KX") == replace(
            saved(), terms=replace(saved().terms, secret=(await _secret(store)))
        )
        assert await store.table("NONE") is None

    play(scene)


async def _secret(store: SqlStorage) -> object:
    found = await store.table("MESA-47KX")
    assert found is not None
    return found.terms.secret


def test_a_code_is_given_to_one_table_only(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())

        with pytest.raises(CodeTakenError) as error:
            await store.create(saved())

        assert error.value.phrase.args["table"] == "MESA-47KX"

    play(scene)


def test_entries_are_read_in_order_after_a_given_number(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        undo = LogEntry(seq=3, at=3, kind="undo", seat=ANN, prompt=2, by="person", request="r")

        await store.append(ChangeSet(table="MESA-47KX", entries=(line(1), line(2), undo)))

        assert await store.entries("MESA-47KX", "parcels") == [line(1), line(2), undo]
        assert await store.entries("MESA-47KX", "parcels", after=2) == [undo]

    play(scene)


def test_answers_are_read_up_to_a_given_number_without_sealed_ones(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        seal, hold = replace(line(2), kind="seal"), replace(line(3), kind="hold", action=None)
        undo = replace(line(4), kind="undo", action=None)
        log = (line(1), seal, hold, undo, line(5))

        await store.append(ChangeSet(table="MESA-47KX", entries=log))

        assert await store.answers("MESA-47KX", "parcels", last=4) == [line(1), undo]
        assert await store.answers("MESA-47KX", "parcels", last=5) == [line(1), undo, line(5)]

    play(scene)


@pytest.mark.parametrize(
    "second", [line(1), line(2, request="same")], ids=["line taken", "request known"]
)
def test_a_lost_race_is_reported_and_changes_nothing(play: Play, second: LogEntry) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        await store.append(ChangeSet(table="MESA-47KX", entries=(line(1, request="same"),)))

        with pytest.raises(LostRaceError):
            await store.append(ChangeSet(table="MESA-47KX", entries=(second, line(3)), due=7))

        assert await store.entries("MESA-47KX", "parcels") == [line(1, request="same")]
        assert await store.claim_dues(10, lease=1) == []

    play(scene)


def test_a_change_of_a_table_that_has_changed_since_is_a_lost_race(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        expected = await store.table("MESA-47KX")
        assert expected is not None
        changed = replace(expected, status="playing", version=1, rematch="NEXT")

        await store.append(ChangeSet(table="MESA-47KX", saved=changed))
        with pytest.raises(LostRaceError):
            await store.append(ChangeSet(table="MESA-47KX", saved=replace(expected, version=1)))

        assert await store.table("MESA-47KX") == changed

    play(scene)


def test_change_sets_are_written_together_but_fail_alone(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        for number in range(20):
            await store.create(saved(f"T{number}"))
        await store.append(ChangeSet(table="T7", entries=(line(1),)))

        done = await asyncio.gather(
            *(
                store.append(ChangeSet(table=f"T{number}", entries=(line(1),)))
                for number in range(20)
            ),
            return_exceptions=True,
        )

        assert [number for number, error in enumerate(done) if error is not None] == [7]
        assert isinstance(done[7], LostRaceError)
        for number in range(20):
            assert await store.entries(f"T{number}", "parcels") == [line(1)]

    play(scene)


def test_listed_tables_are_found_newest_first(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        for number, is_listed in enumerate((True, False, True, True)):
            await store.create(saved(f"T{number}", is_listed=is_listed, now=number))
        begun = await store.table("T2")
        assert begun is not None
        await store.append(ChangeSet(table="T2", saved=replace(begun, status="playing", version=1)))

        assert [found.terms.id for found in await store.listed()] == ["T3", "T0"]
        assert [len(found.seats) for found in await store.listed(limit=1)] == [2]
        assert [found.terms.id for found in await store.listed(since=1)] == ["T3"]

    play(scene)


def test_a_token_finds_its_table_and_no_other(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        for code in ("T1", "T2", "T3"):
            table = saved()
            terms = replace(table.terms, id=code, screen=f"screen of {code}")
            seats = (replace(table.seats[0], token=f"token of {code}"), *table.seats[1:])
            await store.create(replace(table, terms=terms, seats=seats))
        tokens = {"T1": "token of T1", "T2": "token of T1", "T3": "screen of T3", "T4": "token"}

        assert await store.held(tokens) == {"T1": saved().status, "T3": saved().status}
        assert await store.held({}) == {}

    play(scene)


def test_a_deadline_is_leased_to_one_process_until_the_lease_ends(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        await store.append(ChangeSet(table="MESA-47KX", due=100))

        assert await store.claim_dues(99, lease=50) == []
        assert await store.claim_dues(100, lease=50) == ["MESA-47KX"]
        assert await store.claim_dues(149, lease=50) == []
        assert await store.claim_dues(150, lease=50) == ["MESA-47KX"]
        await store.append(ChangeSet(table="MESA-47KX", due=None))
        assert await store.claim_dues(999, lease=50) == []

    play(scene)


def test_a_bot_job_is_leased_to_one_process_until_the_lease_ends(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        jobs = (BotJob("MESA-47KX", ANN, 3, 0, 100), BotJob("MESA-47KX", BOB, 3, 0, 200))
        await store.append(ChangeSet(table="MESA-47KX", new_jobs=jobs))

        assert await store.claim_jobs(100, lease=50) == [jobs[0]]
        assert await store.claim_jobs(149, lease=50) == []
        assert await store.claim_jobs(150, lease=50) == [jobs[0]]
        await store.append(ChangeSet(table="MESA-47KX", closed_jobs=jobs[:1]))
        assert await store.claim_jobs(999, lease=50) == [jobs[1]]

    play(scene)


def test_a_lease_by_a_clock_that_was_ahead_holds_nobody_up(url: str) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        job = BotJob("MESA-47KX", ANN, 3, 0, 100)
        await store.append(ChangeSet(table="MESA-47KX", due=100, new_jobs=(job,)))
        ahead, lease = 100_000, 50

        assert await store.claim_jobs(ahead, lease=lease) == [job]
        assert await store.claim_dues(ahead, lease=lease) == ["MESA-47KX"]
        assert await store.claim_jobs(ahead - lease, lease=lease) == []
        assert await store.claim_dues(ahead - lease, lease=lease) == []
        assert await store.claim_jobs(100, lease=lease) == [job]
        assert await store.claim_dues(100, lease=lease) == ["MESA-47KX"]

    run_scene(url, scene)


def test_concurrent_claims_never_get_the_same_job(url: str) -> None:
    async def scene() -> None:
        stores = [SqlStorage.open(url, EVERY_GAME) for _ in range(3)]
        await stores[0].create(saved())
        jobs = tuple(BotJob("MESA-47KX", ANN, prompt, 0, 1) for prompt in range(40))
        await stores[0].append(ChangeSet(table="MESA-47KX", new_jobs=jobs))

        claims = await asyncio.gather(
            *(store.claim_jobs(5, lease=50, limit=5) for store in stores for _ in range(4))
        )
        claimed = [job for claim in claims for job in claim]

        assert len(claimed) == len(set(claimed))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_chat_is_stored_in_order(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        for number in range(4):
            line = ChatLine(at=number, seat=ANN, text=f"<b>{number}", request=f"{number}")
            await store.say("MESA-47KX", line)

        said = await store.chat("MESA-47KX", limit=3)

        assert [found.text for found in said] == ["<b>1", "<b>2", "<b>3"]
        assert await store.chat("MESA-47KX", after=said[-2].id) == said[-1:]

    play(scene)


def test_a_chat_message_sent_twice_is_stored_once(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        await store.create(saved("GULCH-2345"))
        howdy = ChatLine(at=1, seat=ANN, text="Howdy", request="0:1")

        for table in ("MESA-47KX", "MESA-47KX", "GULCH-2345"):
            await store.say(table, howdy)
        await store.say("MESA-47KX", replace(howdy, seat=BOB, request="1:1"))

        assert [line.seat for line in await store.chat("MESA-47KX")] == [ANN, BOB]
        assert [line.seat for line in await store.chat("GULCH-2345")] == [ANN]

    play(scene)


def test_a_single_process_drops_the_leases_it_left_when_it_was_killed(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        await store.create(saved())
        job = BotJob("MESA-47KX", ANN, prompt=1, asking=0, due=5)
        await store.append(ChangeSet(table="MESA-47KX", due=5, new_jobs=(job,)))
        assert await store.claim_jobs(5, lease=1_000) == [job]
        assert await store.claim_dues(5, lease=1_000) == ["MESA-47KX"]

        await store.release()

        is_alone = not store.is_shared
        assert (await store.claim_jobs(5, lease=1_000) == [job]) is is_alone
        assert (await store.claim_dues(5, lease=1_000) == ["MESA-47KX"]) is is_alone

    play(scene)


def test_pending_writes_finish_before_the_storage_closes(url: str) -> None:
    async def scene() -> None:
        store = SqlStorage.open(url, EVERY_GAME)
        await store.create(saved())
        waiting = asyncio.ensure_future(
            store.append(ChangeSet(table="MESA-47KX", entries=(line(1),)))
        )
        await asyncio.sleep(0)

        await store.close()
        await waiting

        again = SqlStorage.open(url, EVERY_GAME)
        assert await again.entries("MESA-47KX", "parcels") == [line(1)]
        assert await again.is_ready()
        await again.close()

    asyncio.run(scene())


def test_a_cancelled_write_does_not_stop_the_others(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        impatient = asyncio.create_task(table.does(ANN, Bid(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

        impatient.cancel()
        await table.does(BOB, Bid(2))

        lines = await store.entries(table.live.id, "parcels")
        assert [entry.seat for entry in lines if entry.by == "person"] in ([BOB], [ANN, BOB])
        assert (await table.reload()).live.progress == table.live.progress

    play(scene)


def test_sqlite_is_durable_at_every_commit(sqlite_url: str) -> None:
    engine = open_database(sqlite_url)

    with engine.connect() as connection:
        modes = [
            connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]

    engine.dispose()
    assert modes == ["wal", 2, 1]


@contextmanager
def hanging_server() -> Iterator[str]:
    """Yield the address of a server that accepts connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"postgresql+psycopg://nobody@127.0.0.1:{server.getsockname()[1]}/none"


def test_all_checks_of_a_database_that_hangs_share_one_thread() -> None:
    async def scene(url: str) -> None:
        store = SqlStorage(create_engine(url), EVERY_GAME)
        threads = threading.active_count()

        for _ in range(3):
            with pytest.raises(TimeoutError):  # the database never answers
                async with asyncio.timeout(0.2):
                    await store.is_ready()

        assert threading.active_count() <= threads + 1

    with hanging_server() as url:
        asyncio.run(scene(url))


def test_a_database_that_works_is_ready_and_writable(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        assert await store.is_ready()
        await store.check_writable()

    play(scene)


def test_a_full_disk_is_a_storage_error_and_writing_goes_on_when_there_is_room(
    sqlite_url: str,
) -> None:
    """The file may not grow beyond `most` pages: to SQLite that is a full disk."""
    engine, most = open_database(sqlite_url), [1]
    event.listen(
        engine,
        "begin",
        lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {most[0]}"),
    )

    async def fill(store: SqlStorage) -> None:
        for number in range(1_000):
            await store.create(saved(f"FULL{number}"))

    async def scene() -> None:
        store = SqlStorage(engine, EVERY_GAME)
        with pytest.raises(StorageError) as refused:
            await fill(store)
        assert "full" in str(refused.value.phrase)
        assert await store.is_ready()

        most[0] = 2**30
        await store.create(saved("ROOM"))
        await store.check_writable()
        await store.close()

    asyncio.run(scene())


def test_what_a_player_has_seen_is_kept_for_each_seat(play: Play) -> None:
    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        name = table.live.id

        await store.note_seen(name, ANN, Seen(3, 1_000))
        await store.note_seen(name, ANN, Seen(5, 2_000))

        assert await store.seen(name, ANN) == Seen(5, 2_000)
        assert await store.seen(name, BOB) is None

    play(scene)
