"""Runs tests on every supported Python, and with the lowest versions: `make test-pythons`.

Each Python that is installed gets an environment of its own in build/pythons, and runs the tests of
the engine. Tests with browsers, PostgreSQL and JAX are left out: what they need does not exist for
every version. One more environment has the lowest version of each dependency that pyproject.toml
allows, and runs the tests of commands, servers, environments and batches, too.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "pythons"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
LOCKS: Final = ROOT / "packaging"
"""What the tests need, with hashes: `engine.lock` and `lowest.lock`; `make locks` writes them."""
LOWEST: Final = "lowest versions"
ENGINE: Final = ("tests/kernel", "tests/games", "tests/conformance", "tests/golden", "tests/bots")
REST: Final = ("tests/arena", "tests/table", "tests/cli", "tests/server", "tests/envs")
WRITTEN: Final = "tests/server/test_protocol.py::test_the_protocol_is_written_down_as_it_is"
"""The schema is as the msgspec of constraints.txt writes it; other versions differ."""
BATCHES: Final = ("tests/batch/test_vector.py", "tests/batch/winchester")


def main() -> None:
    found = {version: path for version in VERSIONS if (path := python(version)) is not None}
    if not found:
        sys.exit("No supported Python is installed.")
    results = {version: is_green(version, path) for version, path in found.items()}
    results[LOWEST] = is_green_with_lowest_versions()
    for version in (*VERSIONS, LOWEST):
        result = {None: "not installed", True: "passed", False: "FAILED"}[results.get(version)]
        print(f"{version if version == LOWEST else f'Python {version}'}: {result}")
    sys.exit(not all(results.values()))


def python(version: str) -> str | None:
    """Find an interpreter: among those of pyenv, or on the path."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    installed = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    found = str(installed[-1]) if installed else shutil.which(f"python{version}")
    return found if found and starts(found) else None


def starts(interpreter: str) -> bool:
    """Return False for a stand-in, such as pyenv's for versions that are not switched on."""
    return subprocess.run([interpreter, "-c", ""], check=False, capture_output=True).returncode == 0


def is_green(version: str, interpreter: str) -> bool:
    """Install the package into an environment of this version and run the tests there."""
    return passes(installed(version, interpreter, "engine.lock"), *ENGINE)


def is_green_with_lowest_versions() -> bool:
    """Install all that development needs in the lowest versions, and run the tests there."""
    environment = installed("lowest", sys.executable, "lowest.lock")
    # Batches in a process of their own: JAX starts threads, and tests of commands fork.
    engine = passes(environment, *ENGINE, *REST, f"--deselect={WRITTEN}")
    return engine and passes(environment, *BATCHES)


def installed(name: str, interpreter: str, lock: str) -> Path:
    """Create an environment with the package and what the lock names, and nothing else."""
    environment = FOLDER / name
    subprocess.run([interpreter, "-m", "venv", "--clear", environment], check=True)
    pip = [environment / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"]
    pip += ["--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--require-hashes", "-r", LOCKS / lock], cwd=ROOT, check=True)
    subprocess.run([*pip, "-e", "."], cwd=ROOT, check=True)
    return environment


def passes(environment: Path, *tests: str) -> bool:
    """Return True if these tests pass in an environment."""
    # Newer versions warn of things that libraries still do; only our own code must be clean.
    command = [environment / "bin" / "pytest", "-q", "-n", "2", *tests]
    command += ["-W", "default::DeprecationWarning"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    main()
