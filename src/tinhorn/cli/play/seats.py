"""The players at a local game: people first, then bots. Records tell them apart by name."""

from __future__ import annotations

import getpass
import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from tinhorn.bots import OF_ANY_GAME, WEIGHTS, bot_named, is_bot
from tinhorn.bots.characters import free_character, free_name, joined_name, split_name
from tinhorn.bots.python_class import PYTHON
from tinhorn.bots.stdio import PREFIX
from tinhorn.cli.errors import UsageError
from tinhorn.cli.translator import Translator
from tinhorn.kernel import AnyGame, Phrase, Record, Seat, phrase, recorded_name

OWN: Final = (PREFIX, PYTHON, WEIGHTS)
"""How the names of bots begin that users bring themselves."""
USUAL_PLAYERS: Final = 4
LONGEST_NAME: Final = 16
NO_NAMES: Final = ("Root", "Admin", "Administrator", "User", "Nobody")
"""Log-in names that are nobody's own."""
_BOT: Final = re.compile(rf"(.+?) \(((?:{'|'.join(OWN)}).+|\S+)\)")


class SeatHolder(Struct, frozen=True):
    """A player at the table. `bot` is the level and character of a bot, `None` for a person."""

    name: str
    bot: str | None

    @property
    def recorded(self) -> str:
        """The name in a record. `seat_holder` reads it back."""
        return recorded_name(self.name, self.bot)

    @property
    def kind(self) -> Phrase:
        """What a bot is called: its level and its character, or a program."""
        assert self.bot is not None, "only bots have a kind"
        if self.is_own:
            return phrase("bot-stdio")
        level, character = split_name(self.bot)
        named = phrase(f"bot-{level}")
        if character is None:
            return named
        return phrase("bot-with-character", level=named, character=phrase(f"character-{character}"))

    @property
    def character(self) -> str | None:
        """The character of a bot, if it has one: people and programs have none."""
        if self.bot is None or self.is_own:
            return None
        return split_name(self.bot)[1]

    @property
    def is_own(self) -> bool:
        """Whether the bot is a program, a class or a network that a user brings."""
        return self.bot is not None and self.bot.startswith(OWN)


def seat_holder(recorded: str, game: AnyGame) -> SeatHolder:
    """Return the player that a name in a record stands for."""
    found = _BOT.fullmatch(recorded)
    if found and (is_bot(found[2], game.NAME) or found[2].startswith(OWN)):
        return SeatHolder(found[1], found[2])
    return SeatHolder(recorded, None)


def named_seat(wanted: str, record: Record[Any, Any], translator: Translator) -> Seat:
    """Return the seat of a record that a number, or the name of its player, stands for."""
    for seat, name in enumerate(translator.names):
        if wanted in (str(seat + 1), name, record.names[seat]):
            return seat
    listed = enumerate(translator.names, start=1)
    known = ", ".join(f"{number} {name}" for number, name in listed)
    everything = translator.command("all")
    raise UsageError(phrase("cli-no-such-seat", wanted=wanted, all=everything, known=known))


def own_name(fallback: str) -> str:
    """Return the name of the only person at the keyboard: as they log in, if that can be shown."""
    try:
        name = getpass.getuser().split("@")[0].capitalize()
    except (OSError, KeyError):  # no such user, as in some containers
        return fallback
    return fallback if name in NO_NAMES or not _is_name(name) else name


def table_size(
    game: AnyGame, wanted: int | None, humans: Sequence[str], bots: Sequence[str]
) -> int:
    """Return the number of players: as given, else as many as are named, else the usual number."""
    if wanted is not None:
        return wanted
    usual = min(max(USUAL_PLAYERS, game.PLAYERS[0]), game.PLAYERS[-1])
    return len(humans) + len(bots) if len(bots) > 1 else max(usual, len(humans))


def fill_seats(
    game: AnyGame, players: int, humans: Sequence[str], bots: Sequence[str]
) -> tuple[SeatHolder, ...]:
    """Seat people, then bots: `bots` has one kind for each seat left, or one kind for all.

    A bot whose character is not named gets one that no other bot has.
    """
    _check_names(humans)
    for bot in bots:
        bot_named(bot, game.NAME, Random(), allow_programs=True)
    left = players - len(humans)
    if left < 0:
        raise UsageError(phrase("cli-too-many-humans", humans=len(humans), players=players))
    kinds = tuple(bots) * left if len(bots) == 1 else tuple(bots)
    if len(kinds) != left:
        raise UsageError(phrase("cli-bots-count", bots=len(kinds), left=left))
    return _with_bots(game, tuple(SeatHolder(name, None) for name in humans), kinds)


def _with_bots(
    game: AnyGame, holders: tuple[SeatHolder, ...], kinds: Sequence[str]
) -> tuple[SeatHolder, ...]:
    characters = {character for kind in kinds if (character := split_name(kind)[1]) is not None}
    for kind in kinds:
        names, character = [holder.name for holder in holders], None
        if is_bot(kind, game.NAME) and kind not in OF_ANY_GAME:
            level, wanted = split_name(kind)
            character = wanted or free_character(characters)
            characters.add(character)
            kind = joined_name(level, character)
        holders = (*holders, SeatHolder(free_name(character, names), kind))
    return holders


def require_permission(holders: Sequence[SeatHolder], allowed: Sequence[str], file: str) -> None:
    """Refuse to run a program that a record names unless the user named it too.

    A record may come from anyone, and a program can do anything.
    """
    programs = {holder.bot for holder in holders if holder.is_own}
    if not programs.issuperset(allowed):
        raise UsageError(phrase("cli-resume-alone"))
    for program in sorted(programs.difference(allowed), key=str):
        raise UsageError(phrase("cli-resume-program", file=file, bot=str(program)))


def _check_names(humans: Sequence[str]) -> None:
    for name in humans:
        if not _is_name(name):
            raise UsageError(phrase("cli-wrong-name", name=name, most=LONGEST_NAME))
    if len({name.casefold() for name in humans}) < len(humans):
        raise UsageError(phrase("cli-same-name"))


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and "(" not in name
