"""Table options are read off the set-up of a game, whatever they are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec import Struct

from tinhorn.cli.errors import UsageError
from tinhorn.cli.options import setup_from
from tinhorn.kernel.phrase import phrase


class Setup(Struct, frozen=True, kw_only=True):
    players: int
    bribes: bool = True
    town: Literal["small", "large"] = "small"
    first: int | None = None


FARO: Any = SimpleNamespace(NAME="faro", Setup=Setup, new=lambda setup: setup)


def test_options_of_every_kind_are_read() -> None:
    given = ("bribes=false", "town=large", "first=2")

    assert setup_from(FARO, 3, given) == Setup(players=3, bribes=False, town="large", first=1)


def test_nothing_but_the_players_is_needed() -> None:
    assert setup_from(FARO, 4, ()) == Setup(players=4)


def test_the_number_of_players_is_no_table_option() -> None:
    with pytest.raises(UsageError) as refused:
        setup_from(FARO, 3, ("players=5",))

    known = "bribes=true|false, town=small|large, first=NUMBER"
    assert refused.value.reason.args == {
        "option": "players",
        "game": phrase("game-faro"),
        "known": known,
    }


@pytest.mark.parametrize("word", ["bribes", "bribes=maybe", "town=", "first=Ann"])
def test_an_invalid_value_is_refused(word: str) -> None:
    with pytest.raises(UsageError) as refused:
        setup_from(FARO, 3, (word,))

    assert refused.value.reason.key == "cli-wrong-option"
