"""Runs the tests of the engine on every supported Python that is installed: `make test-pythons`.

Each version gets an environment of its own in build/pythons. Tests with browsers, PostgreSQL and
JAX are left out: what they need does not exist for every version.
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
TOOLS: Final = (
    "pytest",
    "pytest-xdist",
    "hypothesis",
    "httpx",
    "pexpect",
    "pillow",
    "psycopg[binary]",
)
TESTS: Final = ("tests/kernel", "tests/rules", "tests/conformance", "tests/golden", "tests/bots")


def main() -> None:
    found = {version: path for version in VERSIONS if (path := python(version)) is not None}
    if not found:
        sys.exit("No supported Python is installed.")
    results = {version: is_green(version, path) for version, path in found.items()}
    for version in VERSIONS:
        result = {None: "not installed", True: "passed", False: "FAILED"}[results.get(version)]
        print(f"Python {version}: {result}")
    sys.exit(not all(results.values()))


def python(version: str) -> str | None:
    """Find an interpreter: among those of pyenv, or on the path."""
    if sys.version_info[:2] == tuple(map(int, version.split("."))):
        return sys.executable
    installed = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    found = str(installed[-1]) if installed else shutil.which(f"python{version}")
    return found if found and starts(found) else None


def starts(interpreter: str) -> bool:
    """False for a stand-in, such as pyenv's for versions that are not switched on."""
    return subprocess.run([interpreter, "-c", ""], check=False, capture_output=True).returncode == 0


def is_green(version: str, interpreter: str) -> bool:
    """Install the package into an environment of this version and run the tests there."""
    environment = FOLDER / version
    subprocess.run([interpreter, "-m", "venv", "--clear", environment], check=True)
    pip = [environment / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-e", ".[server]", *TOOLS], cwd=ROOT, check=True)
    # Newer versions warn of things that libraries still do; only our own code must be clean.
    command = [environment / "bin" / "pytest", "-q", "-n", "2", "-m", "not slow", *TESTS]
    command += ["-W", "default::DeprecationWarning"]
    return subprocess.run(command, cwd=ROOT, check=False).returncode == 0


if __name__ == "__main__":
    main()
