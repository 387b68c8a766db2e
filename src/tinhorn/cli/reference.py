"""docs/cli.md from the help of every command: `python -m tinhorn.cli.reference FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from tinhorn.cli.app import app

WIDTH: Final = 88
HEAD: Final = """\
# The command line

The `--help` of every command. This page is made by `python -m tinhorn.cli.reference docs/cli.md`.

An error is one sentence on standard error, in the language of the command, with the id of the rule
where there is one. The exit status is 2, and nothing is overwritten. With `--json` the error is
`{"error": kind, "rule": id or null, "reason": text}`; `detail` is added where a library explains
more, in English. A closed pipe (`tinhorn rules | head -1`) ends a command quietly, with status 2,
too. Ctrl-C gives status 130.

Seats are counted from 1: `--as 2` is the second seat, and so is `--option first=2`.

| variable | what it does |
|---|---|
| `LC_ALL`, `LC_MESSAGES`, `LANG` | the language if `--lang` is not given; else English |
| `NO_COLOR` | if set, no colours |
| `PAGER` | the program that shows long rules page by page; without it, tinhorn does |
| `TINHORN_COMPONENTS` | a folder with `<game>.json` files that replace the packaged components |
| `TINHORN_GAMES` | folders of games that are not installed, like `--games` |
| `TINHORN_BOT_TIMEOUT` | how many seconds a program may take for an answer; default 10 |
| `XDG_DATA_HOME` | on Linux, games are saved in its folder `tinhorn`; default `~/.local/share` |
| `TINHORN_ORIGIN`, `TINHORN_METRICS_TOKEN` | for `serve`: [self-hosting.md](self-hosting.md) |
| `TINHORN_NOTICES_KEY`, `TINHORN_SMTP` | for `serve`: [self-hosting.md](self-hosting.md) |
| `FORWARDED_ALLOW_IPS` | for `serve`: [self-hosting.md](self-hosting.md) |
"""


def page() -> str:
    """Return the whole page, the same on every machine."""
    names = [
        command.name or command.callback.__name__
        for command in app.registered_commands
        if command.callback
    ]
    return "\n".join([HEAD, _section(), *map(_section, names)])


def _section(*words: str) -> str:
    said = CliRunner().invoke(app, [*words, "--help"], prog_name="tinhorn", terminal_width=WIDTH)
    return f"## {' '.join(['tinhorn', *words])}\n\n```text\n{said.output}```\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(), encoding="utf-8")
