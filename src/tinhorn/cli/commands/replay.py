"""`tinhorn replay`: print a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def replay(
    *,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    viewer: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="Whose view: a player’s name, a seat (from 1), or all. Default: a spectator’s.",
        ),
    ] = None,
    step: Annotated[
        bool, typer.Option("--step", help="Step by step: on, back, to a move, or by itself.")
    ] = False,
    json: Annotated[
        bool, typer.Option("--json", help="One JSON object per line: events and view at each step.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Print a recorded game again.

    As a spectator saw it, as one player did, or with everything revealed.
    """
    from tinhorn.cli.errors import UsageError
    from tinhorn.cli.play.narration import Narration
    from tinhorn.cli.records.files import read_record
    from tinhorn.cli.terminal import require_terminal, terminal
    from tinhorn.cli.translator import translator_for
    from tinhorn.kernel import phrase, replay_errors

    if step and json:
        raise UsageError(phrase("cli-step-or-json"))
    if step:
        require_terminal()
    language = translator_for(lang).language
    loaded = read_record(record)
    narration = Narration(loaded, viewer, terminal(), language)
    # A record can bring a start state that the rules accept but nobody can show.
    with replay_errors(loaded, lambda: phrase("record-broken")):
        if json:
            narration.as_json()
        elif step:
            narration.by_steps()
        else:
            narration.at_once()
