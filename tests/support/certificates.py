"""HTTP clients without certificates: no test speaks TLS.

Each client of httpx reads the list of all authorities before its first request, which takes longer
than most requests of the tests.
"""

from __future__ import annotations

import os
from pathlib import Path


def trust_nobody() -> None:
    """Let this process, and those that it starts, read no certificates."""
    os.environ.pop("SSL_CERT_FILE", None)
    os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)  # has none
