"""What tables keep, on either database."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tests.support import parcels
from tests.support.live import HOUSE, PERSON, open_table, seated
from tests.support.parcels import Bid
from tests.support.people import ANN, BOB
from tests.table.conftest import Play
from tinhorn.kernel.game import Seat
from tinhorn.table.model import ChatLine, Holder, Job, Kept, Line, Page
from tinhorn.table.seating import opened
from tinhorn.table.storage.database import open_database
from tinhorn.table.storage.storage import Store, TakenError
from tinhorn.table.storage.writer import LostRaceError


def kept(table: str = "MESA-47KX", *, is_listed: bool = False, now: int = 1) -> Kept:
    holder = replace(PERSON, token="a" * 64, recovery="b" * 64, contribution=bytes(16))
    seats = seated(replace(holder, token=f"{table} token"), Holder())
    setup = parcels.Setup(players=2)
    return opened(table, parcels, setup, seats, now=now, title="Ann's", is_listed=is_listed)


def line(seq: int, *, seat: Seat = ANN, request: str | None = None) -> Line:
    return Line(
        seq=seq,
        at=seq,
        kind="answer",
        seat=seat,
        prompt=seq,
        by="person",
        action=Bid(seq),
        request=request,
    )


def test_a_table_is_kept_whole(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())

        assert await store.table("MESA-47KX") == replace(
            kept(), terms=replace(kept().terms, secret=(await _secret(store)))
        )
        assert await store.table("NONE") is None

    play(scene)


async def _secret(store: Store) -> object:
    found = await store.table("MESA-47KX")
    assert found is not None
    return found.terms.secret


def test_a_name_is_given_to_one_table_only(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())

        with pytest.raises(TakenError) as error:
            await store.create(kept())

        assert error.value.reason.args["table"] == "MESA-47KX"

    play(scene)


def test_lines_come_back_in_order_from_where_one_left_off(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        undo = Line(seq=3, at=3, kind="undo", seat=ANN, prompt=2, by="person", request="r")

        await store.append(Page(table="MESA-47KX", lines=(line(1), line(2), undo)))

        assert await store.lines("MESA-47KX", "parcels") == [line(1), line(2), undo]
        assert await store.lines("MESA-47KX", "parcels", after=2) == [undo]

    play(scene)


@pytest.mark.parametrize(
    "second", [line(1), line(2, request="same")], ids=["line taken", "request known"]
)
def test_a_lost_race_is_reported_and_changes_nothing(play: Play, second: Line) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        await store.append(Page(table="MESA-47KX", lines=(line(1, request="same"),)))

        with pytest.raises(LostRaceError):
            await store.append(Page(table="MESA-47KX", lines=(second, line(3)), due=7))

        assert await store.lines("MESA-47KX", "parcels") == [line(1, request="same")]
        assert await store.claim_dues(10, lease=1) == []

    play(scene)


def test_a_change_of_a_table_that_has_changed_since_is_a_lost_race(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        known = await store.table("MESA-47KX")
        assert known is not None
        changed = replace(known, status="playing", version=1, rematch="NEXT")

        await store.append(Page(table="MESA-47KX", kept=changed))
        with pytest.raises(LostRaceError):
            await store.append(Page(table="MESA-47KX", kept=replace(known, version=1)))

        assert await store.table("MESA-47KX") == changed

    play(scene)


def test_pages_that_wait_together_are_written_together_but_fail_alone(play: Play) -> None:
    async def scene(store: Store) -> None:
        for number in range(20):
            await store.create(kept(f"T{number}"))
        await store.append(Page(table="T7", lines=(line(1),)))

        done = await asyncio.gather(
            *(store.append(Page(table=f"T{number}", lines=(line(1),))) for number in range(20)),
            return_exceptions=True,
        )

        assert [number for number, error in enumerate(done) if error is not None] == [7]
        assert isinstance(done[7], LostRaceError)
        for number in range(20):
            assert await store.lines(f"T{number}", "parcels") == [line(1)]

    play(scene)


def test_open_tables_that_are_listed_are_found_newest_first(play: Play) -> None:
    async def scene(store: Store) -> None:
        for number, is_listed in enumerate((True, False, True, True)):
            await store.create(kept(f"T{number}", is_listed=is_listed, now=number))
        begun = await store.table("T2")
        assert begun is not None
        await store.append(Page(table="T2", kept=replace(begun, status="playing", version=1)))

        assert [found.terms.id for found in await store.listed()] == ["T3", "T0"]
        assert [len(found.seats) for found in await store.listed(limit=1)] == [2]
        assert [found.terms.id for found in await store.listed(since=1)] == ["T3"]

    play(scene)


def test_a_deadline_is_claimed_by_one_and_by_another_when_the_lease_is_over(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        await store.append(Page(table="MESA-47KX", due=100))

        assert await store.claim_dues(99, lease=50) == []
        assert await store.claim_dues(100, lease=50) == ["MESA-47KX"]
        assert await store.claim_dues(149, lease=50) == []
        assert await store.claim_dues(150, lease=50) == ["MESA-47KX"]
        await store.append(Page(table="MESA-47KX", due=None))
        assert await store.claim_dues(999, lease=50) == []

    play(scene)


def test_a_job_is_claimed_by_one_and_by_another_when_the_lease_is_over(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        jobs = (Job("MESA-47KX", ANN, 3, 0, 100), Job("MESA-47KX", BOB, 3, 0, 200))
        await store.append(Page(table="MESA-47KX", jobs=jobs))

        assert await store.claim_jobs(100, lease=50) == [jobs[0]]
        assert await store.claim_jobs(149, lease=50) == []
        assert await store.claim_jobs(150, lease=50) == [jobs[0]]
        await store.append(Page(table="MESA-47KX", done=jobs[:1]))
        assert await store.claim_jobs(999, lease=50) == [jobs[1]]

    play(scene)


def test_workers_who_claim_at_once_never_get_the_same_job(url: str) -> None:
    async def scene() -> None:
        stores = [Store.open(url, HOUSE) for _ in range(3)]
        await stores[0].create(kept())
        jobs = tuple(Job("MESA-47KX", ANN, prompt, 0, 1) for prompt in range(40))
        await stores[0].append(Page(table="MESA-47KX", jobs=jobs))

        claims = await asyncio.gather(
            *(store.claim_jobs(5, lease=50, limit=5) for store in stores for _ in range(4))
        )
        claimed = [job for claim in claims for job in claim]

        assert len(claimed) == len(set(claimed))
        for store in stores:
            await store.close()

    asyncio.run(scene())


def test_what_was_said_is_kept_in_order(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        for number in range(4):
            line = ChatLine(at=number, seat=ANN, text=f"<b>{number}", request=f"{number}")
            await store.say("MESA-47KX", line)

        said = await store.chat("MESA-47KX", limit=3)

        assert [found.text for found in said] == ["<b>1", "<b>2", "<b>3"]
        assert await store.chat("MESA-47KX", after=said[-2].id) == said[-1:]

    play(scene)


def test_what_is_said_again_is_kept_once(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        await store.create(kept("GULCH-2345"))
        howdy = ChatLine(at=1, seat=ANN, text="Howdy", request="0:1")

        for table in ("MESA-47KX", "MESA-47KX", "GULCH-2345"):
            await store.say(table, howdy)
        await store.say("MESA-47KX", replace(howdy, seat=BOB, request="1:1"))

        assert [line.seat for line in await store.chat("MESA-47KX")] == [ANN, BOB]
        assert [line.seat for line in await store.chat("GULCH-2345")] == [ANN]

    play(scene)


def test_a_process_that_is_alone_takes_up_what_it_left_when_it_died(play: Play) -> None:
    async def scene(store: Store) -> None:
        await store.create(kept())
        job = Job("MESA-47KX", ANN, prompt=1, take=0, due=5)
        await store.append(Page(table="MESA-47KX", due=5, jobs=(job,)))
        assert await store.claim_jobs(5, lease=1_000) == [job]
        assert await store.claim_dues(5, lease=1_000) == ["MESA-47KX"]

        await store.release()

        is_alone = not store.is_shared
        assert (await store.claim_jobs(5, lease=1_000) == [job]) is is_alone
        assert (await store.claim_dues(5, lease=1_000) == ["MESA-47KX"]) is is_alone

    play(scene)


def test_what_was_ordered_is_written_before_the_store_closes(url: str) -> None:
    async def scene() -> None:
        store = Store.open(url, HOUSE)
        await store.create(kept())
        waiting = asyncio.create_task(store.append(Page(table="MESA-47KX", lines=(line(1),))))
        await asyncio.sleep(0)

        await store.close()
        await waiting

        again = Store.open(url, HOUSE)
        assert await again.lines("MESA-47KX", "parcels") == [line(1)]
        assert await again.is_ready()
        await again.close()

    asyncio.run(scene())


def test_whoever_gives_up_waiting_does_not_stop_the_others(play: Play) -> None:
    async def scene(store: Store) -> None:
        table = await open_table(store, parcels.Setup(players=2))
        impatient = asyncio.create_task(table.does(ANN, Bid(1)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

        impatient.cancel()
        await table.does(BOB, Bid(2))

        lines = await store.lines(table.live.id, "parcels")
        assert [entry.seat for entry in lines if entry.by == "person"] in ([BOB], [ANN, BOB])
        assert (await table.reload()).live.course == table.live.course

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
