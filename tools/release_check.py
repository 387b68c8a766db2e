"""Checks that this tree can be released: `make release-check`.

The version equals the newest release in the changelog, CITATION.cff names it, the tree is clean,
two builds of the wheel have the same bytes, wheel and sdist install and run in fresh environments,
and `uvx` starts the server.
"""

from __future__ import annotations

import hashlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
RELEASE: Final = re.compile(r"^## (\d+\.\d+\.\d+) — \d{4}-\d{2}-\d{2}$", re.MULTILINE)
PORT: Final = 8023
UVX_SECONDS: Final = 30
"""How long the server may take to answer, once uv has installed it."""
PROGRAM: Final = "import tinhorn; print(tinhorn.__version__, *tinhorn.GAMES)"


def version_of(project: str) -> str:
    """Return the version in the text of a pyproject.toml."""
    return str(tomllib.loads(project)["project"]["version"])


def newest_release(changelog: str) -> str | None:
    """Return the version of the first dated section of a changelog."""
    found = RELEASE.search(changelog)
    return found[1] if found else None


def cited(citation: str) -> str:
    """Return the version and the date of a CITATION.cff, as the changelog writes them."""
    fields = dict(re.findall(r"^(version|date-released): (\S+)$", citation, re.MULTILINE))
    return f"{fields['version']} — {fields['date-released']}"


def main() -> None:
    version = version_of((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = newest_release(changelog)
    require(version == released, f"pyproject.toml has {version}, CHANGELOG.md has {released}")
    citation = cited((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    require(f"## {citation}\n" in changelog, f"CITATION.cff has {citation}")
    require(not output("git", "status", "--porcelain"), "the tree has uncommitted changes")
    with tempfile.TemporaryDirectory() as folder:
        files = build(Path(folder) / "dist")
        wheel = next(file for file in files if file.suffix == ".whl")
        again = next(file for file in build(Path(folder) / "again") if file.suffix == ".whl")
        require(digest(wheel) == digest(again), "two builds of the wheel differ")
        print(f"Both builds of the wheel have the SHA-256 {digest(wheel)}.")
        call(sys.executable, "-m", "twine", "check", "--strict", *map(str, files))
        call(str(Path(sys.executable).with_name("check-wheel-contents")), str(wheel))
        check_uvx(wheel)
        for number, file in enumerate(files):
            check_install(file, version, Path(folder) / f"environment-{number}")
    print(f"tinhorn {version} is ready to release.")


def build(folder: Path) -> list[Path]:
    """Build the wheel and the sdist."""
    call(sys.executable, "-m", "hatchling", "build", "--directory", str(folder))
    return sorted(folder.iterdir())


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def check_uvx(wheel: Path) -> None:
    """Start the server with nothing but uv and the wheel, and wait until it answers."""
    tinhorn = (str(Path(sys.executable).with_name("uvx")), "--from", str(wheel), "tinhorn")
    words = ("serve", "--no-open", "--port", str(PORT))
    database = f"sqlite:///{wheel.with_name('tables.sqlite')}"
    call(*tinhorn, "serve", "--help")  # installs what the server needs
    began = time.monotonic()
    server = subprocess.Popen([*tinhorn, *words, "--database", database], start_new_session=True)
    try:
        while not is_healthy():
            require(server.poll() is None, "uvx tinhorn serve has ended")
            require(time.monotonic() - began < UVX_SECONDS, "uvx tinhorn serve does not answer")
            time.sleep(0.2)
        seconds = time.monotonic() - began
        print(f"uvx tinhorn serve answered after {seconds:.1f} s.")
        require(seconds < UVX_SECONDS, f"that is longer than {UVX_SECONDS} s")
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
        server.wait()


def is_healthy() -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/health", timeout=2) as response:
            return bool(response.status == 200)
    except OSError:
        return False


def check_install(file: Path, version: str, folder: Path) -> None:
    """Install a distribution in an environment of its own, first without extras, then with cli."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    pip = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    pinned = (*pip, "--constraint", str(ROOT / "constraints.txt"), "--no-build-isolation")
    call(*pinned, "hatchling", "editables", "hatch-fancy-pypi-readme")
    call(*pinned, str(file))
    require(output(str(python), "-c", PROGRAM).startswith(version), f"{file.name}: import tinhorn")
    call(*pinned, f"{file}[cli]")
    command = str(python.with_name("tinhorn"))
    said = output(command, "--version")
    require(said == f"tinhorn {version}", f"{file.name}: tinhorn --version printed {said!r}")
    require("W-DUEL" in output(command, "rules", "winchester"), f"{file.name}: no rules inside")


def call(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def output(*command: str) -> str:
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip()


def require(is_met: object, problem: str) -> None:
    if not is_met:
        sys.exit(f"Not ready to release: {problem}.")


if __name__ == "__main__":
    main()
