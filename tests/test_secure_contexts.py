"""The page works at http addresses of a house, where browsers leave out whole interfaces."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

TINHORN: Final = Path(str(files("tinhorn")))
ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = {
    "": TINHORN / "web",
    "games/": TINHORN / "games",
    "examples/": ROOT / "examples",
}
"""Where scripts of pages lie, with the beginning of their names here."""
WITH_FALLBACK: Final[dict[str, set[str]]] = {
    "randomUUID": set(),
    "crypto.subtle": set(),
    "clipboard": {"app/clipboard.js"},
    "wakeLock": {"app/wake-lock.js"},
    "locks": set(),
    "serviceWorker": {
        "app/install.js",
        "app/notifications.js",
        "net/notices.js",
        "pages/lobby-page.js",
    },
    "share": {"draw/result-picture.js", "parts/absence.js", "parts/invitation.js"},
    "canShare": {"draw/result-picture.js"},
    "setAppBadge": {"app/turn-signal.js", "sw.js"},
    "Notification": {
        "app/notifications.js",
        "parts/notification-switch.js",
    },
    "PushManager": set(),
    "caches": {"sw.js"},
    "cookieStore": set(),
    "geolocation": set(),
    "mediaDevices": set(),
    "credentials": set(),
    "storage": set(),
    "keyboard": set(),
    "gpu": set(),
    "showOpenFilePicker": set(),
    "showSaveFilePicker": set(),
}
"""Interfaces of secure addresses, and the scripts that also work without them."""
GLOBAL: Final = {
    *("Notification", "PushManager", "caches"),
    *("cookieStore", "showOpenFilePicker", "showSaveFilePicker"),
}
"""Those of them that are names of their own."""


def test_only_scripts_with_a_fallback_use_what_secure_addresses_alone_have() -> None:
    used: dict[str, set[str]] = defaultdict(set)
    for name, path in scripts():
        code = without_comments(path.read_text(encoding="utf-8"))
        for interface in WITH_FALLBACK:
            if uses(code, interface):
                used[interface].add(name)

    assert used == {name: scripts for name, scripts in WITH_FALLBACK.items() if scripts}


def scripts() -> Iterator[tuple[str, Path]]:
    """Find the scripts of the pages, of our games and of the examples."""
    for beginning, folder in FOLDERS.items():
        for path in folder.rglob("*.js"):
            name = path.relative_to(folder).as_posix()
            if not name.startswith("vendor/"):
                yield beginning + name, path


def uses(code: str, interface: str) -> bool:
    """Tell whether a script uses an interface: a property of `navigator` or `crypto`, or a name."""
    name = interface.rpartition(".")[2]
    owned = rf"\b(navigator|badge|crypto)\??\.{name}\b"
    named = rf"(?<![\w.\"'-])(window\.)?{name}\b(?!:)"
    return re.search(named if interface in GLOBAL else owned, code) is not None


def without_comments(script: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", script, flags=re.DOTALL)
