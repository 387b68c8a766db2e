"""`tinhorn review`: what the coach says of a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tinhorn.cli.language import Lang


def review(
    *,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    player: Annotated[
        str | None,
        typer.Option(
            "--as",
            metavar="SEAT",
            help="Whose choices: a player’s name, a seat (from 1), or all. Default: all people’s.",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The review as one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Review a recorded game.

    Prints win chances by round, luck apart from choices, the turning points, and better choices.
    """
    import msgspec

    from tinhorn.cli.records.files import read_record
    from tinhorn.cli.records.reviewing import Reviewing
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import translator_for
    from tinhorn.kernel import phrase, replay_errors

    language = translator_for(lang).language
    loaded = read_record(record)
    reviewing = Reviewing(loaded, player, language)
    # A record can bring a start state that the rules accept but nobody can judge.
    with replay_errors(loaded, lambda: phrase("record-broken")):
        told = reviewing.review(terminal(stderr=True))
    if json:
        terminal().out(msgspec.json.encode(told).decode(), highlight=False)
    else:
        reviewing.show(told, terminal())
