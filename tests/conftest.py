"""How hypothesis runs: the same examples on every run of `make test`, fresh ones in `make slow`.
Where temporary files lie. Which certificates count. Which tests run without being measured. And a
PostgreSQL for all tests of a process, and databases on it and on SQLite."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from shutil import copyfile

import pytest
from hypothesis import settings

from tests.support.certificates import trust_nobody
from tests.support.early_imports import import_from_own_place
from tests.support.measuring import Tracers, in_order, measured, only_imports_measured, resume
from tests.support.postgres import create_database, running_postgres
from tests.support.prepared import prepare
from tests.support.scratch import use_memory_for_temporary_files
from tests.support.translations import read_translations

use_memory_for_temporary_files()
trust_nobody()

# A deadline would fail on a busy machine, not on a wrong rule.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("explore", deadline=None, max_examples=1_000, print_blob=True)
settings.load_profile("steady")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is cached while nobody measures is never measured after: such tests come last."""
    items[:] = in_order(items, workers=int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


DATABASES = count()
TRACERS = pytest.StashKey[Tracers]()


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Coverage works while modules are imported and while tests run.

    It slows down whatever runs, so that it rests while pytest itself works.
    """
    with only_imports_measured() as tracers:
        session.config.stash[TRACERS] = tracers
        import_from_own_place(session.config)
        return (yield)


def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.stash[TRACERS].here is not None:
        read_translations()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    if (tracers := session.config.stash.get(TRACERS, None)) is not None:
        resume(tracers)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    with measured(item, item.config.stash[TRACERS]):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    with measured(item, item.config.stash[TRACERS]):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    with measured(item, item.config.stash[TRACERS]):
        return (yield)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server without a database name."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def prepared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with all tables and no rows: to copy it is quicker than to migrate."""
    path = tmp_path_factory.mktemp("prepared") / "tables.sqlite"
    prepare(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def prepared_postgres(postgres: str) -> str:
    """The name of such a database on PostgreSQL."""
    create_database(postgres, "prepared")
    prepare(f"{postgres}/prepared")
    return "prepared"


@pytest.fixture
def sqlite_url(tmp_path: Path, prepared_sqlite: Path) -> str:
    """A database without rows, in a file."""
    path = tmp_path / "tables.sqlite"
    copyfile(prepared_sqlite, path)
    return f"sqlite:///{path}"


@pytest.fixture
def empty_postgres_url(postgres: str) -> str:
    """A database without tables, on a real PostgreSQL."""
    name = f"test_{next(DATABASES)}"
    create_database(postgres, name)
    return f"{postgres}/{name}"


@pytest.fixture
def postgres_url(postgres: str, prepared_postgres: str) -> str:
    """A database without rows, on a real PostgreSQL."""
    name = f"test_{next(DATABASES)}"
    create_database(postgres, name, template=prepared_postgres)
    return f"{postgres}/{name}"
