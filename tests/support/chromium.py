"""Where Chromium is on this machine."""

from __future__ import annotations

import os
import shutil
from typing import Final

NO_CHROMIUM: Final = "Chromium is not installed: make services, or set CHROMIUM"


def chromium_path(*, is_whole: bool = False) -> str | None:
    """Return the browser that $CHROMIUM names, or the installed one."""
    names = ("chromium",) if is_whole else ("chromium-headless-shell", "chromium")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
