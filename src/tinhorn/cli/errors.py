"""What can be wrong with a command."""

from __future__ import annotations

from tinhorn.kernel.errors import BadInputError


class UsageError(BadInputError):
    """The command does not make sense."""

    kind = "usage"


class FileError(BadInputError):
    """A file or a folder is not there, not allowed, or in the way."""

    kind = "file"


class TerminalError(BadInputError):
    """The command needs another terminal than it has."""

    kind = "terminal"


class LineError(BadInputError):
    """The server is out of reach, or will not have us."""

    kind = "line"
