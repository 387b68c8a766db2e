"""Errors of the operating system as phrases, so that every language can say them."""

from __future__ import annotations

import errno
from typing import Final

from tinhorn.kernel.phrase import Phrase, phrase

_KEYS: Final = {
    errno.ENOENT: "system-not-found",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-is-folder",
    errno.ENOTDIR: "system-not-folder",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-name-too-long",
    errno.EADDRINUSE: "system-address-in-use",
    errno.EADDRNOTAVAIL: "system-address-unknown",
}


def system_reason(error: OSError) -> Phrase:
    """Say what the operating system objects to; unusual errors keep their code, such as EIO."""
    number = error.errno or 0
    key = _KEYS.get(number)
    return phrase(key) if key else phrase("system-other", code=errno.errorcode.get(number, "?"))
