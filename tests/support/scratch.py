"""Where the tests keep temporary files: in memory, if the machine offers that.

Databases wait for the disk after every answer, and no test cuts the power. A killed process loses
nothing that it wrote into memory, so that the tests of crashes show the same.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

MEMORY: Final = Path("/dev/shm")
ENOUGH_BYTES: Final = 4 * 2**30


def use_memory_for_temporary_files() -> None:
    """Do so for this process and those it starts, unless `TMPDIR` says where they belong."""
    if "TMPDIR" not in os.environ and _is_suitable(MEMORY):
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def _is_suitable(folder: Path) -> bool:
    """Tests run programs from temporary folders; some containers forbid that, or have no space."""
    if not os.access(folder, os.W_OK):
        return False
    found = os.statvfs(folder)
    return not found.f_flag & os.ST_NOEXEC and found.f_bavail * found.f_frsize >= ENOUGH_BYTES
