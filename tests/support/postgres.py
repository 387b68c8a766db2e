"""A PostgreSQL server for the tests: a new cluster in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

SERVANT: Final = "postgres"
"""PostgreSQL refuses to run as root; under root it runs as this user, which its package adds."""

SETTINGS: Final = "-c fsync=off -c full_page_writes=off -c listen_addresses=127.0.0.1"
"""It does not wait for the disk: no test cuts the power."""


def binary(name: str) -> str | None:
    """Find a program of PostgreSQL: on the path, or in the folders of Debian, newest first."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or next(map(str, places), None)


@contextmanager
def running_postgres(settings: str = SETTINGS) -> Iterator[str]:
    """Start a server on a free port; yield its URL without a database name."""
    if binary("initdb") is None:
        pytest.skip("PostgreSQL is not installed: make services")
    folder = Path(tempfile.mkdtemp(prefix="tinhorn-postgres-"))
    if os.geteuid() == 0:
        servant = pwd.getpwnam(SERVANT)
        os.chown(folder, servant.pw_uid, servant.pw_gid)
    data = str(folder / "data")
    log = str(folder / "log")
    try:
        _run("initdb", "-ND", data, "-A", "trust", "-U", "tinhorn", "-E", "UTF8", "--no-locale")
        # Only now: a port that was free before the cluster was made may be taken since.
        port = free_port()
        options = f"{settings} -p {port} -c unix_socket_directories={folder}"
        _run("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://tinhorn@127.0.0.1:{port}"
        finally:
            _run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def create_database(server: str, name: str, *, template: str = "template1") -> None:
    """Create a database that is a copy of another one."""
    import psycopg  # the tests of the engine run without it

    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def _run(name: str, *arguments: str) -> None:
    program = binary(name)
    assert program is not None
    command = [program, *arguments]
    if os.geteuid() == 0:
        command = ["setpriv", f"--reuid={SERVANT}", f"--regid={SERVANT}", "--init-groups", *command]
    done = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, cwd="/", check=False
    )
    assert done.returncode == 0, done.stderr
