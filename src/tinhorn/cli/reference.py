"""docs/cli.md, made of what the commands say of themselves: `python -m tinhorn.cli.reference FILE`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from typer.testing import CliRunner

from tinhorn.cli.app import app

WIDTH: Final = 88
HEAD: Final = """\
# The command line

What every command says of itself with `--help`. This page is made by
`python -m tinhorn.cli.reference docs/cli.md`.

Whatever is wrong with a command is said in one sentence on standard error, with the id of the rule
where there is one. The exit status is 2, and nothing is overwritten. With `--json` the sentence
comes as `{"error": kind, "rule": id or null, "reason": text}`. When nobody reads on
(`tinhorn rules | head -1`) a command stops in silence. Ctrl-C gives status 130.

| variable | what it does |
|---|---|
| `LC_ALL`, `LC_MESSAGES`, `LANG` | the language where `--lang` does not name one; else English |
| `NO_COLOR` | if set, no colours |
| `TINHORN_COMPONENTS` | a folder whose `<game>.json`, if there, replaces what is in the box |
| `XDG_DATA_HOME` | on Linux the folder in whose `tinhorn` games are kept; else `~/.local/share` |
| `TINHORN_METRICS_TOKEN`, `FORWARDED_ALLOW_IPS` | for `serve`: [self-hosting.md](self-hosting.md) |
"""


def page() -> str:
    """The whole page, the same on every machine."""
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
