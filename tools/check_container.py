"""Runs the steps of the Dockerfile without a container engine: `make container-check`.

It lints the file, copies what the file copies into an empty folder, installs it there in a fresh
environment, and starts the server as the image would: as another user where that is possible, with
one folder to write to. Whether an engine builds and runs the image is not seen here.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PORT: Final = 8022
START_SECONDS: Final = 60
NOBODY: Final = 65534


def main() -> None:
    subprocess.run([Path(sys.executable).with_name("hadolint"), ROOT / "Dockerfile"], check=True)
    lines = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8")).splitlines()
    steps = [line.partition(" ")[::2] for line in lines if line and not line.startswith("#")]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        copy_files(steps, folder / "app")
        install(steps, folder)
        check_server(steps, folder)
    print("The Dockerfile's steps work.")


def copy_files(steps: list[tuple[str, str]], app: Path) -> None:
    """Carry out COPY; each file must also get past .dockerignore."""
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    app.mkdir()
    for _, words in (step for step in steps if step[0] == "COPY"):
        *sources, target = words.split()
        for source in sources:
            if f"!{source}" not in allowed and f"!{source.partition('/')[0]}" not in allowed:
                sys.exit(f".dockerignore keeps {source} out of the image.")
            place = app / target if len(sources) == 1 and not target.endswith("/") else None
            if (ROOT / source).is_dir():
                ignored = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / source, app / target, symlinks=True, ignore=ignored)
            else:
                place = place or app / target / Path(source).name
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / source, place)


def install(steps: list[tuple[str, str]], folder: Path) -> None:
    """Carry out each RUN that installs something, in an environment of its own."""
    venv.create(folder / "environment", with_pip=True)
    for pip in (words for name, words in steps if name == "RUN" and words.startswith("pip ")):
        command = [str(folder / "environment" / "bin" / "pip"), *shlex.split(pip)[1:]]
        subprocess.run([*command, "--quiet"], cwd=folder / "app", check=True)


def check_server(steps: list[tuple[str, str]], folder: Path) -> None:
    """Start ENTRYPOINT with CMD, and ask what HEALTHCHECK asks."""
    said = dict(steps)
    data = folder / "data"
    data.mkdir()
    data.chmod(0o777)
    command = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
    command[0] = str(folder / "environment" / "bin" / command[0])
    command[command.index("--port") + 1] = str(PORT)
    command[-1] = command[-1].replace("/data/", f"{data}/")
    user = NOBODY if os.geteuid() == 0 else None
    server = subprocess.Popen(command, user=user, env={"HOME": str(data), "PATH": "/usr/bin:/bin"})
    try:
        wait_until_ready()
        written = {path.name for path in folder.rglob("*.sqlite")}
        if written != {"tinhorn.sqlite"}:
            sys.exit(f"The server wrote {sorted(written)}.")
    finally:
        server.send_signal(signal.SIGTERM)
        status = server.wait(START_SECONDS)
    if status:
        sys.exit(f"The server ended with status {status}.")


def wait_until_ready() -> None:
    give_up = time.monotonic() + START_SECONDS
    while time.monotonic() < give_up:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/ready", timeout=3).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    sys.exit("The server is not ready after a minute.")


if __name__ == "__main__":
    main()
