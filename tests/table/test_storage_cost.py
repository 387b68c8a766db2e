"""What a step costs the database: statements, transaction blocks, rows read and written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event

from tests.support.live import EVERY_GAME
from tests.support.people import BOB
from tests.table.conftest import PATIENCE
from tests.table.test_storage import line, saved
from tinhorn.table.model import ChangeSet, ExpectedVersion
from tinhorn.table.storage.interface import LostRaceError
from tinhorn.table.storage.storage import SqlStorage


def test_postgresql_takes_the_entries_of_a_step_with_one_statement(postgres_url: str) -> None:
    async def scene() -> None:
        store, _ = await listening(postgres_url)
        await store.create(saved())
        entries = (line(1, request="ä\\\"'%s"), line(2, seat=BOB))
        stale = ChangeSet(table="MESA-47KX", entries=entries, expected=ExpectedVersion(7, 0))
        current = replace(stale, expected=ExpectedVersion(0, 0))

        with pytest.raises(LostRaceError):
            await store.append(stale)
        with counted_begins() as begins:
            await store.append(current)

        assert not begins
        assert await store.entries("MESA-47KX", "parcels") == [*entries]
        await store.close()

    asyncio.run(scene())


def test_a_step_that_postgresql_did_not_confirm_is_written_once(postgres_url: str) -> None:
    async def scene() -> None:
        store, heard = await listening(postgres_url)
        await store.create(saved())
        for seq in range(1, 4):
            disconnect_others(postgres_url)
            step = ChangeSet(
                table="MESA-47KX", entries=(line(seq),), expected=ExpectedVersion(0, seq - 1)
            )
            await store.append(step)
            assert await asyncio.wait_for(heard.get(), PATIENCE) is None, "it listens again"

        assert await store.entries("MESA-47KX", "parcels") == [line(seq) for seq in range(1, 4)]
        await store.close()

    asyncio.run(scene())


async def listening(postgres_url: str) -> tuple[SqlStorage, asyncio.Queue[str | None]]:
    """Open a storage, wait until it is connected, and return it with what it hears."""
    store = SqlStorage.open(postgres_url, EVERY_GAME)
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    store.listen(heard.put_nowait, lambda _, update: heard.put_nowait(update))
    assert await asyncio.wait_for(heard.get(), PATIENCE) is None, "it does not listen yet"
    return store, heard


def disconnect_others(postgres_url: str) -> None:
    """Terminate all other connections to the database that listen."""
    others = "FROM pg_stat_activity WHERE datname = current_database() AND query ~ '^LISTEN|json'"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"SELECT pg_terminate_backend(pid) {others} AND pid <> pg_backend_pid()")


def test_an_announcement_and_a_step_go_to_postgresql_together_without_a_transaction_block(
    postgres_url: str,
) -> None:
    async def scene() -> None:
        here, _ = await listening(postgres_url)
        there, heard = await listening(postgres_url)
        await here.create(saved())

        step = ChangeSet(table="MESA-47KX", entries=(line(1),), expected=ExpectedVersion(0, 0))
        with counted_begins() as begins:
            await asyncio.gather(here.append(step), here.announce("Ann"))

        assert {await asyncio.wait_for(heard.get(), PATIENCE) for _ in range(2)} == {
            "MESA-47KX",
            "Ann",
        }
        assert not begins
        assert await here.entries("MESA-47KX", "parcels") == [line(1)]
        await here.close()
        await there.close()

    asyncio.run(scene())


def test_sqlite_takes_the_entries_of_a_step_without_a_transaction_block(sqlite_url: str) -> None:
    async def scene() -> None:
        store = SqlStorage.open(sqlite_url, EVERY_GAME)
        await store.create(saved())
        with counted_statements() as statements:
            await store.append(ChangeSet(table="MESA-47KX", entries=(line(1), line(2, seat=BOB))))

        assert [statement.split()[0] for statement in statements] == ["INSERT"]
        assert await store.entries("MESA-47KX", "parcels") == [line(1), line(2, seat=BOB)]
        await store.close()

    asyncio.run(scene())


@contextmanager
def counted_statements() -> Iterator[list[str]]:
    """Collect the statements that are executed."""
    statements: list[str] = []

    def note(*given: object) -> None:
        statements.append(str(given[2]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@contextmanager
def counted_begins() -> Iterator[list[Connection]]:
    """Collect the connections that begin a transaction block."""
    begins: list[Connection] = []

    def note(connection: Connection) -> None:
        begins.append(connection)

    event.listen(Engine, "begin", note)
    try:
        yield begins
    finally:
        event.remove(Engine, "begin", note)


def test_seats_that_stay_as_they_are_are_not_written_again(url: str) -> None:
    async def scene() -> None:
        store = SqlStorage.open(url, EVERY_GAME)
        await store.create(saved())
        stored = await store.table("MESA-47KX")
        assert stored is not None
        renamed = replace(stored, seats=(replace(stored.seats[0], name="Zoe"), *stored.seats[1:]))

        first, second = replace(renamed, version=1), replace(renamed, version=2)
        await store.append(ChangeSet(table="MESA-47KX", saved=first, keeps_seats=True))
        assert await store.table("MESA-47KX") == replace(stored, version=1)
        await store.append(ChangeSet(table="MESA-47KX", saved=second))
        assert await store.table("MESA-47KX") == second
        await store.close()

    asyncio.run(scene())


def test_a_change_of_a_table_does_not_look_at_its_log(sqlite_url: str) -> None:
    async def scene(entries: int) -> int:
        """Return how many tens of SQLite's instructions the change takes."""
        store = SqlStorage.open(sqlite_url, EVERY_GAME)
        stored = saved(f"MESA-{entries}")
        log = tuple(line(seq) for seq in range(1, entries + 1))
        await store.create(stored, log)
        with counted_instructions() as instructions:
            change = replace(stored, version=stored.version + 1)
            await store.append(ChangeSet(table=stored.terms.id, saved=change, keeps_seats=True))
        await store.close()
        return len(instructions)

    few, many = asyncio.run(scene(1)), asyncio.run(scene(400))
    assert many < few + 100


@contextmanager
def counted_instructions() -> Iterator[list[int]]:
    """Collect an item for every ten instructions of SQLite."""
    instructions: list[int] = []

    def count(connection: Connection, *_: object) -> None:
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        driver.set_progress_handler(lambda: instructions.append(10), 10)

    event.listen(Engine, "before_cursor_execute", count)
    try:
        yield instructions
    finally:
        event.remove(Engine, "before_cursor_execute", count)
