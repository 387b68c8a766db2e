"""Forfeits in the tables of results: a column where there are any, and the reasons below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from rich.table import Table
from rich.text import Text

from tinhorn.arena.contest import Entrant
from tinhorn.arena.simulation import BotResult
from tinhorn.cli.translator import Translator

Result: TypeAlias = BotResult | Entrant


def forfeits_column(
    translator: Translator, table: Table, results: Sequence[Result]
) -> Callable[[Result], tuple[str, ...]]:
    """Add a column for forfeits, if there are any, and return what fills its cells."""
    if not any(result.forfeits for result in results):
        return lambda _: ()
    table.add_column(translator("cli-simulate-head-forfeits"), justify="right")
    return lambda result: (str(result.forfeits),)


def failures_told(
    translator: Translator, names: Sequence[str], results: Sequence[Result]
) -> Iterator[Text]:
    """Yield a sentence for each bot that forfeited, with the reason of the first time."""
    for name, result in zip(names, results, strict=True):
        if result.failure is not None:
            games, reason = result.forfeits, result.failure
            yield Text(translator("cli-forfeited", bot=name, games=games, reason=reason))
