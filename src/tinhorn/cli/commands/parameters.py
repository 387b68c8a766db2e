"""Arguments and options that several commands have in common."""

from __future__ import annotations

from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(metavar="GAME", help="The game; `tinhorn games` lists all.")]
Players = Annotated[
    int | None, typer.Option(min=1, metavar="N", help="Number of players (usually 4).")
]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="A table option; can be repeated."),
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="Number of games.")]
Seed = Annotated[int, typer.Option(metavar="N", help="The same seed gives the same games.")]
Workers = Annotated[int, typer.Option(min=1, max=64, metavar="N", help="Number of processes.")]
Json = Annotated[bool, typer.Option("--json", help="The results as one JSON object.")]


def listed(text: str | None) -> tuple[str, ...]:
    """Split the value of an option at its commas."""
    return () if text is None else tuple(word.strip() for word in text.split(","))
