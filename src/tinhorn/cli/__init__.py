"""The command line: thin commands over the packages below. `main` is the entry point."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from errno import EDQUOT, ENOSPC
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tinhorn.kernel import BadInputError


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in `sys.argv`; report anything wrong with it in one sentence."""
    words = sys.argv[1:] if words is None else words
    _keep_numpy_to_one_thread()
    try:
        return _run(words)
    except ModuleNotFoundError as error:
        from tinhorn.cli.extras import extra_with, install_command, sentence

        extra = extra_with(error)
        if extra is None:
            raise
        from tinhorn.cli.extras import run_with_extra

        status = run_with_extra(extra, words)
        if status is not None:
            return status
        reason = sentence(extra, install_command(extra), words)
        return _complain("extra", None, reason, None, as_json="--json" in words)


def _keep_numpy_to_one_thread() -> None:
    """Set what NumPy reads when it is first imported, here and in the processes that we start.

    The networks of bots are so small that more threads only wait for each other: a game of legends
    may take 2.7 times the processor time with two of them.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def _run(words: Sequence[str]) -> int:
    from typer import TyperException

    from tinhorn.cli.app import app
    from tinhorn.cli.ascii_fallback import fall_back_to_ascii
    from tinhorn.kernel import BadInputError

    fall_back_to_ascii()
    try:
        status = app(words, standalone_mode=False) or 0
        sys.stdout.flush()
        return status
    except BadInputError as error:
        return _refuse(error, words)
    except BrokenPipeError:
        return _end_quietly()
    except SystemExit as end:  # this is how typer ends where a pipe is broken
        if not isinstance(end.__context__, BrokenPipeError):
            raise
        return _end_quietly()
    except OSError as error:
        if error.errno not in (ENOSPC, EDQUOT):
            raise
        _end_quietly()
        return _refuse(_full_disk(error), words)
    except TyperException as error:
        from tinhorn.cli.usage import usage_error

        return _refuse(usage_error(error, words), words)


def _end_quietly() -> int:
    """Leave nothing to be written when Python ends: it would fail again. Return the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 2


def _full_disk(error: OSError) -> BadInputError:
    from tinhorn.cli.errors import FileError
    from tinhorn.kernel import phrase, system_reason

    file, detail = str(error.filename or "/dev/stdout"), system_reason(error)
    return FileError(phrase("cli-file-unwritable", file=file, detail=detail))


def _refuse(error: BadInputError, words: Sequence[str]) -> int:
    from tinhorn.cli.language import language_of
    from tinhorn.cli.translator import Translator
    from tinhorn.locale import LANGUAGES

    reason = Translator(language=language_of(words, LANGUAGES)).say(error.phrase)
    return _complain(error.kind, error.rule, reason, error.detail, as_json="--json" in words)


def _complain(
    kind: str, rule: str | None, reason: str, detail: str | None, *, as_json: bool
) -> int:
    """Write the error to standard error; `detail` is for programs only."""
    import json

    from tinhorn.cli.printable import printable

    reason = printable(reason)
    text = f"{reason} ({rule})" if rule else reason
    if as_json:
        fields = {"error": kind, "rule": rule, "reason": reason}
        text = json.dumps(fields | ({"detail": detail} if detail else {}), ensure_ascii=False)
    sys.stderr.write(f"{text}\n")
    return 2
