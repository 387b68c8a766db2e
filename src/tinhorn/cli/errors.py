"""Errors of the command line."""

from __future__ import annotations

from tinhorn.kernel import BadInputError, MalformedActionError


class UsageError(BadInputError):
    """The words of the command are wrong."""

    kind = "usage"


class FileError(BadInputError):
    """A file or a folder is missing, forbidden, or already exists."""

    kind = "file"


class TerminalError(BadInputError):
    """The command needs a terminal with other abilities."""

    kind = "terminal"


class ServerConnectionError(BadInputError):
    """The server is out of reach, or refuses the connection."""

    kind = "connection"


class UnclearAnswerError(MalformedActionError):
    """What was typed is meant as an answer, but it could mean several things or none."""
