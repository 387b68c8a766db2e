"""Measure our engine and our server beside those that a user would pick, in one run.

    python bench/peers
    python bench/peers --folder ~/peers      keep what was installed for the next run

`engines.py` and `servers.py` measure only one of the two, and have more options.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--folder", type=Path, help="where the installed peers stay")
    wish = parser.parse_args()
    failures = 0
    for part in ("engines", "servers"):
        command = [sys.executable, str(HERE / f"{part}.py")]
        if wish.folder:
            folder = wish.folder.expanduser() / part
            folder.mkdir(parents=True, exist_ok=True)
            command += ["--folder", str(folder)]
        failures += subprocess.run(command, check=False).returncode != 0
    return failures


if __name__ == "__main__":
    sys.exit(main())
