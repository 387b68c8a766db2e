"""The installed games: where each one comes from and what it offers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tinhorn.bots import bot_names
from tinhorn.cli.terminal import terminal
from tinhorn.cli.translator import Translator, translator_for
from tinhorn.games import Installed, LeftOut, installed, left_out
from tinhorn.kernel import phrase

PARTS: Final = ("codec", "batch", "terminal", "web", "rulebook")
"""What a game may offer beside its rules and bots."""


class Listed(Struct, frozen=True, tag="game", tag_field="type"):
    """One game, for programs."""

    name: str
    title: str
    source: str
    players: tuple[int, ...]
    bots: tuple[str, ...]
    offers: tuple[str, ...]
    languages: tuple[str, ...]


def print_games(lang: str | None, *, as_json: bool) -> None:
    """Print every game, and every one that cannot be loaded, with the reason."""
    translator, out = translator_for(lang), terminal()
    games, failed = [_listed(each) for each in installed().values()], [*left_out()]
    if as_json:
        for one in (*games, *failed):
            out.out(msgspec.json.encode(one).decode(), highlight=False)
        return
    for game in games:
        for line in _lines(game, translator):
            out.print_line(line)
    for missing in failed:
        out.print_line(_reason(missing, translator))


def _listed(each: Installed) -> Listed:
    offer, game = each.offer, each.game
    parts = [name for name in PARTS if getattr(offer, name) is not None]
    lesson = [] if game.LESSON is None else ["lesson"]
    return Listed(
        name=offer.name,
        title=offer.title,
        source=each.source,
        players=tuple(game.PLAYERS),
        bots=bot_names(offer.name),
        offers=(*parts, *lesson),
        languages=_languages(offer.locale),
    )


def _languages(folder: Path | None) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.ftl"))) if folder else ()


def _lines(game: Listed, translator: Translator) -> Iterator[str]:
    yield translator(
        "cli-game-line",
        name=game.name,
        game=phrase(f"game-{game.name}") if game.languages else game.title,
        least=game.players[0],
        most=game.players[-1],
    )
    yield f"  {game.source}"
    for key, values in (
        ("bots", game.bots),
        ("offers", game.offers),
        ("languages", game.languages),
    ):
        yield f"  {translator(f'cli-games-{key}', listed=', '.join(values) or '–')}"


def _reason(missing: LeftOut, translator: Translator) -> str:
    return translator(
        "cli-games-left-out", name=missing.name, source=missing.source, reason=missing.reason
    )
