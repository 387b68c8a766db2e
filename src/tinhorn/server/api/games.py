"""The games of this server, their options and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.inspect import Field, LiteralType

from tinhorn.bots import bot_names, character_names
from tinhorn.games import GAMES
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.phrase import Phrase, phrase
from tinhorn.server.api.context import limit
from tinhorn.server.api.errors import UnknownError
from tinhorn.server.api.framework import Router, get
from tinhorn.server.wire.lobby import Choice, GameInfo


@get("/games")
async def list_games() -> tuple[GameInfo, ...]:
    """The games of this server, their options and bots."""
    return tuple(_game_info(game) for game in GAMES.values())


GAME_LIST: Final = Router("/api", before_request=limit, route_handlers=[list_games])


def find_game(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise UnknownError(phrase("server-unknown-game", game=name, known=_names(sorted(GAMES))))
    return game


def _names(games: Sequence[str]) -> Phrase:
    """The names of games as people know them, in a row."""
    first, *others = games
    name = phrase(f"game-{first}")
    return phrase("game-list", first=name, rest=_names(others)) if others else name


def build_setup(game: AnyGame, players: int, options: dict[str, str]) -> Any:
    """Convert table options to the game's setup, if the rules allow it."""
    known = {choice.name: choice.values for choice in _choices(game)}
    for name, value in options.items():
        if value not in known.get(name, ()):
            raise SetupError(phrase("server-unknown-option", option=name, value=value))
    setup = msgspec.convert({"players": players, **options}, game.Setup)
    game.new(setup)
    return setup


def _game_info(game: AnyGame) -> GameInfo:
    return GameInfo(
        name=game.NAME,
        least_players=game.PLAYERS[0],
        most_players=game.PLAYERS[-1],
        choices=_choices(game),
        bots=bot_names(game.NAME),
        characters=character_names(),
    )


def _choices(game: AnyGame) -> tuple[Choice, ...]:
    """Find the options of a game: the fields of its setup that have a few named values."""
    kind = msgspec.inspect.type_info(game.Setup)
    fields: Final = getattr(kind, "fields", ())
    return tuple(
        Choice(field.name, _default_first(field))
        for field in fields
        if isinstance(field.type, LiteralType) and isinstance(field.type.values[0], str)
    )


def _default_first(field: Field) -> tuple[str, ...]:
    assert isinstance(field.type, LiteralType)
    values = (str(value) for value in field.type.values)
    return tuple(sorted(values, key=lambda value: value != field.default))
