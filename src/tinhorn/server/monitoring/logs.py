"""The server's log: one JSON object per line, without any secret of a player; outages, once each.

Only the fields named here are written: no tokens, cookies, query strings, names, chat or actions.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

FIELDS: Final = ("path", "kind", "process", "task", "resource", "detail")
"""The fields a line may have besides time, level and message."""


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
    """Log to standard error; at a terminal only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.getLogger("tinhorn").setLevel(level)


log = logging.getLogger("tinhorn")


class Outage:
    """Logs one line when the resource fails and one line when it works again, however many
    requests fail in between."""

    def __init__(self, resource: str) -> None:
        self._resource = resource
        self.is_on = False

    def begin(self, error: BaseException) -> None:
        if not self.is_on:
            self.is_on = True
            details = {"resource": self._resource, "detail": str(error)}
            log.error("resource unavailable", extra=details)

    def end(self) -> None:
        if self.is_on:
            self.is_on = False
            log.warning("resource available again", extra={"resource": self._resource})
