"""A resource that can fail for a while, and how the log reports it."""

from __future__ import annotations

import logging

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
