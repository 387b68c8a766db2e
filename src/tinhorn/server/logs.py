"""The server's log: one JSON object a line. Nothing that a player keeps to themselves is in it.

Only what is named here is written: no tokens, no cookies, no addresses with their queries, no
names, no chat, no actions.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

FIELDS: Final = ("path", "kind", "process")
"""What a line may carry besides its time, level and message."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_json_lines() -> None:
    """Send the logs of this process to standard error; to a person at a terminal only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.getLogger("tinhorn").setLevel(level)
