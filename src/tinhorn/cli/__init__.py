"""The command line: thin commands over the packages below. `main` is where all of them end."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in `sys.argv`; say in one sentence what is wrong with it, if anything."""
    from typer import TyperException

    from tinhorn.cli.app import app
    from tinhorn.cli.ascii_fallback import fall_back_to_ascii
    from tinhorn.kernel.errors import BadInputError

    words = sys.argv[1:] if words is None else words
    fall_back_to_ascii()
    try:
        return app(words, standalone_mode=False) or 0
    except BadInputError as error:
        from tinhorn.cli.language import language_of
        from tinhorn.cli.translator import Translator
        from tinhorn.locale import LANGUAGES

        reason = Translator(language=language_of(words, LANGUAGES)).say(error.reason)
        return _complain(error.kind, error.rule, reason, as_json="--json" in words)
    except TyperException as error:
        return _complain("usage", None, error.format_message(), as_json="--json" in words)


def _complain(kind: str, rule: str | None, reason: str, *, as_json: bool) -> int:
    import msgspec

    from tinhorn.cli.translator import printable

    reason = printable(reason)
    text = f"{reason} ({rule})" if rule else reason
    if as_json:
        text = msgspec.json.encode({"error": kind, "rule": rule, "reason": reason}).decode()
    sys.stderr.write(f"{text}\n")
    return 2
