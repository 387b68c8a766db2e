"""Table options are read off the set-up of a game, whatever they are."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from msgspec import Struct

from tinhorn.cli.options import setup_from
from tinhorn.cli.play.local_game import new_local_game
from tinhorn.kernel.errors import SetupError
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
    with pytest.raises(SetupError) as refused:
        setup_from(FARO, 3, ("players=5",))

    known = "bribes=true|false, town=small|large, first=NUMBER"
    assert refused.value.phrase.args == {
        "option": "players",
        "game": phrase("game-faro"),
        "known": known,
    }


@pytest.mark.parametrize("word", ["bribes", "bribes=maybe", "town=", "first=Ann"])
def test_an_invalid_value_is_refused(word: str) -> None:
    with pytest.raises(SetupError) as refused:
        setup_from(FARO, 3, (word,))

    assert refused.value.phrase.key == "setup-wrong-option"


@pytest.mark.parametrize(
    ("game", "option", "alone"),
    [("winchester", "ledger", "helped"), ("dicetown", "memory", "noted")],
)
@pytest.mark.parametrize(
    ("people", "given", "usual"),
    [(("Ann",), None, True), (("Ann",), "secret", False), (("Ann", "Bob"), None, False)],
)
def test_one_person_with_bots_has_the_options_for_that(
    tmp_path: Path,
    game: str,
    option: str,
    alone: str,
    people: tuple[str, ...],
    given: str | None,
    usual: bool,  # noqa: FBT001 - pytest passes parameters by name
) -> None:
    words = () if given is None else (f"{option}={given}",)

    local_game = new_local_game(game, 4, people, (), words, 5, tmp_path / "game.json")

    assert getattr(local_game.play.setup, option) == (alone if usual else "secret")
