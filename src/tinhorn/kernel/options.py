"""The table options of a game: the fields of its `Setup`, apart from `players`.

Every setup is checked where it is made: values that no option has would play a game whose record
cannot be read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import FieldInfo, fields

from tinhorn.kernel.decoders import converted
from tinhorn.kernel.errors import SetupError
from tinhorn.kernel.phrase import phrase

if TYPE_CHECKING:
    from tinhorn.kernel.game import AnyGame, Seat

MaskPlace: TypeAlias = Literal["info", "observation"]
"""Where environments have masks: in `info["action_mask"]` alone, or in the observation as well."""


def make_setup(game: AnyGame, players: int, options: Mapping[str, object]) -> Any:
    """Make a setup of these options, if the game has them and its rules allow them."""
    known = options_by_name(game.Setup)
    for name in options:
        if name not in known:
            raise unknown_option(game, name)
    setup = game.Setup(players=players, **options)
    require_known_values(setup)
    game.new(setup)
    return setup


def require_mask_place(mask: str) -> None:
    """Refuse a place where no environment has masks."""
    if mask not in get_args(MaskPlace):
        raise ValueError(f"mask= is {' or '.join(map(repr, get_args(MaskPlace)))}.")


def unknown_option(game: AnyGame, name: str, *, of: Any = None) -> SetupError:
    """Make the error that lists the options there are: of the game's setup, or of another."""
    known = ", ".join(map(written, options_by_name(of or game.Setup).values()))
    game_name = phrase(f"game-{game.NAME}")
    return SetupError(phrase("setup-unknown-option", option=name, game=game_name, known=known))


def require_known_values(setup: Any) -> None:
    """Refuse a value that an option cannot have. A `Setup` calls this in `__post_init__`."""
    kind: Any = type(setup)
    for field in _fields(kind):
        option_value(field, getattr(setup, field.name))


def require_players(setup: Any, known: range, *, rule: str) -> None:
    """Refuse a number of players that the game is not for."""
    if setup.players not in known:
        reason = phrase("setup-players", least=known[0], most=known[-1], players=setup.players)
        raise SetupError(reason, rule=rule)


def require_seat(setup: Any, seat: Seat | None, *, rule: str) -> None:
    """Refuse a seat that the table does not have."""
    if seat is not None and seat not in range(setup.players):
        raise SetupError(phrase("setup-no-such-seat", number=seat + 1), rule=rule)


def require_index(seat: Seat | None, players: int) -> None:
    """Refuse a seat of a program's agent or viewer that the table does not have."""
    if seat is not None and seat not in range(players):
        raise ValueError(f"A table of {players} has no seat {seat}: seats are 0 to {players - 1}.")


def option_value(field: FieldInfo, value: object, *, strict: bool = True) -> Any:
    """Return the value of an option, read from text unless `strict`; refuse one it cannot have."""
    try:
        return converted(value, field.type, strict=strict)
    except msgspec.ValidationError as error:
        reason = phrase(
            "setup-wrong-option", option=field.name, text=str(value), known=written(field)
        )
        raise SetupError(reason) from error


def options_by_name(kind: Any) -> dict[str, FieldInfo]:
    """Return the fields of a `Setup` that are options, by name."""
    return {field.name: field for field in _fields(kind) if field.name != "players"}


def written(field: FieldInfo) -> str:
    """Show how an option is typed: with its values where they can be listed."""
    values = [value for value in get_args(field.type) if isinstance(value, str)]
    if field.type is bool:
        values = ["true", "false"]
    return f"{field.name}={'|'.join(values) or 'NUMBER'}"


@cache
def _fields(kind: Any) -> tuple[FieldInfo, ...]:
    return fields(kind)
