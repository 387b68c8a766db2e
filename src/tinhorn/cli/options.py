"""The game and the set-up that the words of a command ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from tinhorn.cli.errors import UsageError
from tinhorn.games import GAMES
from tinhorn.kernel.game import AnyGame, Seat
from tinhorn.kernel.phrase import phrase


def game_named(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise UsageError(phrase("cli-unknown-game", game=name, known=", ".join(sorted(GAMES))))
    return game


def setup_from(game: AnyGame, players: int, given: Sequence[str]) -> Any:
    """Build a set-up from `key=value` words; the game itself checks it."""
    known = {field.name: field for field in fields(game.Setup) if field.name != "players"}
    values: dict[str, object] = {}
    for word in given:
        name, _, text = word.partition("=")
        if name not in known:
            listed = ", ".join(_written(field) for field in known.values())
            raise UsageError(
                phrase(
                    "cli-unknown-option",
                    option=name,
                    game=phrase(f"game-{game.NAME}"),
                    known=listed,
                )
            )
        values[name] = _value(known[name], text)
    setup = game.Setup(players=players, **values)
    game.new(setup)
    return setup


def _value(field: FieldInfo, text: str) -> object:
    try:
        value = msgspec.convert(text, field.type, strict=False)
        return value - 1 if isinstance(value, int) and _is_seat(field) else value
    except msgspec.ValidationError as error:
        raise UsageError(
            phrase("cli-wrong-option", option=field.name, text=text, known=_written(field))
        ) from error


def _is_seat(field: FieldInfo) -> bool:
    """Seats are optional numbers; people count them from 1, set-ups from 0."""
    return bool(field.type == Seat | None)


def _written(field: FieldInfo) -> str:
    """How the option is typed: with its values where they can be listed."""
    values = [value for value in get_args(field.type) if isinstance(value, str)]
    if field.type is bool:
        values = ["true", "false"]
    return f"{field.name}={'|'.join(values) or 'NUMBER'}"
