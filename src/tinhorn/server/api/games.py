"""The games of this server, their options and bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from msgspec.inspect import Field, LiteralType

from tinhorn.bots import bots_by_strength, character_names, usual_bot
from tinhorn.games import GAMES, installed
from tinhorn.kernel import AnyGame, Phrase, phrase
from tinhorn.server.api.context import limit
from tinhorn.server.api.errors import UnknownError
from tinhorn.server.api.framework import Router, get
from tinhorn.server.wire.lobby import Choice, GameInfo


@get("/games")
async def list_games() -> tuple[GameInfo, ...]:
    """Return the games of this server, their options and bots."""
    return tuple(_game_info(game) for game in GAMES.values())


GAME_LIST: Final = Router("/api", before_request=limit, route_handlers=[list_games])


def find_game(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise UnknownError(phrase("server-unknown-game", game=name, known=_names(sorted(GAMES))))
    return game


def _names(games: Sequence[str]) -> Phrase:
    """Return the names of games as people know them, in a row."""
    first, *others = games
    name = phrase(f"game-{first}")
    return phrase("game-list", first=name, rest=_names(others)) if others else name


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.NAME,
        least_players=game.PLAYERS[0],
        most_players=game.PLAYERS[-1],
        choices=_choices(game),
        bots=bots_by_strength(game.NAME),
        usual_bot=usual_bot(game.NAME),
        characters=character_names(),
        has_windows=bool(game.REACTIONS),
        has_lesson=game.LESSON is not None,
        has_rulebook=installed()[game.NAME].offer.rulebook is not None,
    )


def _choices(game: AnyGame) -> tuple[Choice, ...]:
    """Find the options of a game: the fields of its setup that have a few named values."""
    kind = msgspec.inspect.type_info(game.Setup)
    fields: Final = getattr(kind, "fields", ())
    alone = installed()[game.NAME].offer.alone
    return tuple(
        _choice(field, alone)
        for field in fields
        if isinstance(field.type, LiteralType) and isinstance(field.type.values[0], str)
    )


def _choice(field: Field, alone: Mapping[str, str]) -> Choice:
    values = _default_first(field)
    return Choice(field.name, values, alone.get(field.name, values[0]))


def _default_first(field: Field) -> tuple[str, ...]:
    assert isinstance(field.type, LiteralType)
    values = (str(value) for value in field.type.values)
    return tuple(sorted(values, key=lambda value: value != field.default))
