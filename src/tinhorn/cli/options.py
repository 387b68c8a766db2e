"""The game and the set-up that the words of a command ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import FieldInfo

from tinhorn.cli.errors import UsageError
from tinhorn.games import GAMES
from tinhorn.kernel import AnyGame, Seat, make_setup, options_by_name, phrase, unknown_option
from tinhorn.kernel.options import option_value


def game_named(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise UsageError(phrase("cli-unknown-game", game=name, known=", ".join(sorted(GAMES))))
    return game


def setup_from(game: AnyGame, players: int, given: Sequence[str]) -> Any:
    """Build a set-up from `key=value` words; the game itself checks it."""
    known = options_by_name(game.Setup)
    values: dict[str, object] = {}
    for word in given:
        name, _, text = word.partition("=")
        if name not in known:
            raise unknown_option(game, name)
        values[name] = _value(known[name], text)
    return make_setup(game, players, values)


def _value(field: FieldInfo, text: str) -> object:
    value = option_value(field, text, strict=False)
    return value - 1 if isinstance(value, int) and _is_seat(field) else value


def _is_seat(field: FieldInfo) -> bool:
    """Tell whether an option is a seat, which people count from 1."""
    return bool(field.type == Seat | None)
