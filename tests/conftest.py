"""What all tests share: the profiles of hypothesis, temporary files, certificates, databases.

It adds the logs of servers to the report of a failure, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path
from shutil import copyfile

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG  # httpx has no public one
from hypothesis import settings

from tests.support import evidence
from tests.support.certificates import trust_nobody
from tests.support.chromium import NO_CHROMIUM, chromium_path
from tests.support.postgres import create_database, running_postgres
from tests.support.prepared import prepare
from tests.support.scratch import use_memory_for_temporary_files

# A server on a busy machine may take long for its first answer.
DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.connect = 120

use_memory_for_temporary_files()
trust_nobody()

# A deadline would fail on a busy machine, not on a wrong rule.
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=40)
settings.register_profile("explore", deadline=None, max_examples=1_000, print_blob=True)
settings.load_profile("steady")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Use all cores for plain `pytest`, and one process, which is quicker, for tests by name."""
    return None if is_plain(config) else 0


def is_plain(config: pytest.Config) -> bool:
    """Tell whether no tests were named."""
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say once for each reason, not for each test, what was skipped."""
    if is_plain(terminalreporter.config) and chromium_path() is None:
        terminalreporter.write_line(f"tests/browser is left out: {NO_CHROMIUM}")
    skipped = terminalreporter.stats.get("skipped", ())
    for reason, times in Counter(report.longrepr[-1] for report in skipped).items():
        terminalreporter.write_line(f"{times} tests: {reason}")


DATABASES = count()


def pytest_runtest_logstart() -> None:
    evidence.begin_test()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        evidence.add_to(report)
    return report


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Start PostgreSQL and return its address, without the name of a database."""
    with running_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def prepared_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a database with all tables and no rows: to copy it is quicker than to migrate."""
    path = tmp_path_factory.mktemp("prepared") / "tables.sqlite"
    prepare(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def prepared_postgres(postgres: str) -> str:
    """Make such a database on PostgreSQL and return its name."""
    create_database(postgres, "prepared")
    prepare(f"{postgres}/prepared")
    return "prepared"


@pytest.fixture
def sqlite_url(tmp_path: Path, prepared_sqlite: Path) -> str:
    """Return a database without rows, in a file."""
    path = tmp_path / "tables.sqlite"
    copyfile(prepared_sqlite, path)
    return f"sqlite:///{path}"


@pytest.fixture
def empty_postgres_url(postgres: str) -> str:
    """Return a database without tables, on a real PostgreSQL."""
    name = f"test_{next(DATABASES)}"
    create_database(postgres, name)
    return f"{postgres}/{name}"


@pytest.fixture
def postgres_url(postgres: str, prepared_postgres: str) -> str:
    """Return a database without rows, on a real PostgreSQL."""
    name = f"test_{next(DATABASES)}"
    create_database(postgres, name, template=prepared_postgres)
    return f"{postgres}/{name}"
