"""Opening, creating and migrating a database; every failure has its sentence."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from tests.support.live import EVERY_GAME
from tinhorn.table.storage.database import MIGRATIONS, default_url, open_database
from tinhorn.table.storage.interface import StorageError
from tinhorn.table.storage.schema import REVISION, metadata
from tinhorn.table.storage.storage import SqlStorage


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    found: str = request.getfixturevalue("empty_postgres_url")
    return found


def refusal(url: str) -> str:
    with pytest.raises(StorageError) as error:
        open_database(url)
    assert error.value.kind == "storage"
    return error.value.phrase.key


def test_the_revisions_lead_to_the_schema_of_the_code(url: str) -> None:
    engine = open_database(url)

    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)

    engine.dispose()
    assert differences == []


def test_the_newest_revision_is_the_one_the_code_knows() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == REVISION


def test_a_database_of_the_newest_revision_is_not_changed(url: str) -> None:
    open_database(url).dispose()

    engine = open_database(url)

    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).all() == [
            (REVISION,)
        ]
    engine.dispose()


def test_processes_that_start_together_create_the_database_once(url: str) -> None:
    errors: list[Exception] = []

    def start() -> None:
        try:
            open_database(url).dispose()
        except Exception as error:  # noqa: BLE001 - told below
            errors.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert errors == []


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    engine = open_database(url)
    with engine.execution_options(writes=True).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()

    assert refusal(url) == "storage-newer"


def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_bytes(b"Dear diary, " * 1_000)

    assert refusal(f"sqlite:///{file}") == "storage-corrupt"
    assert file.read_bytes() == b"Dear diary, " * 1_000


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    open_database(f"sqlite:///{file}").dispose()
    damaged = bytearray(file.read_bytes())
    damaged[100:2_000] = b"\xff" * 1_900
    file.write_bytes(damaged)

    assert refusal(f"sqlite:///{file}") == "storage-corrupt"


def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    assert refusal(f"sqlite:///{tmp_path / 'file' / 'tables.sqlite'}") == "storage-folder"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").mkdir()

    assert refusal(f"sqlite:///{tmp_path / 'tables.sqlite'}") == "storage-unwritable"


def test_a_database_that_someone_has_changed_by_hand_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    url = f"sqlite:///{file}"
    open_database(url).dispose()
    with sqlite3.connect(file) as other:
        other.execute("DROP TABLE entries")
        other.execute("CREATE VIEW entries AS SELECT 1 AS odd")
    other.close()

    async def scene() -> None:
        store = SqlStorage.open(url, EVERY_GAME)
        try:
            with pytest.raises(StorageError) as error:
                await store.entries("MESA", "parcels")
            assert error.value.phrase.key == "storage-failed"
        finally:
            await store.close()

    asyncio.run(scene())


def test_a_postgresql_that_does_not_answer_is_named() -> None:
    assert refusal("postgresql://nobody@127.0.0.1:1/none") == "storage-unreachable"


def test_a_missing_driver_is_named() -> None:
    """Runs in a separate process, in which the driver cannot be imported."""
    program = """
import sys
sys.modules["psycopg"] = None
from tinhorn.table.storage.database import open_database
from tinhorn.table.storage.interface import StorageError
try:
    open_database("postgresql://127.0.0.1:1/none")
except StorageError as error:
    sys.exit(error.phrase.key)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert done.stderr.strip() == "storage-driver"


@pytest.mark.parametrize(
    "url", ["nonsense", "mysql://localhost/x", "sqlite://", "postgresql+pg8000://localhost/x"]
)
def test_an_unsupported_database_address_is_refused(url: str) -> None:
    assert refusal(url) == "storage-url"


def test_a_password_does_not_show_in_a_refusal() -> None:
    with pytest.raises(StorageError) as error:
        open_database("mysql://ann:hunter2@localhost/x")

    assert "hunter2" not in str(error.value.phrase)


def test_by_default_tables_are_stored_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    open_database(default_url()).dispose()

    assert (tmp_path / "tinhorn" / "tables.sqlite").exists()
