"""A setup with values that no option has is refused where it is made, in every door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tinhorn.arena.simulation import simulate
from tinhorn.games import GAMES, dicetown, winchester
from tinhorn.kernel.errors import RecordError, SetupError
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.options import (
    make_setup,
    options_by_name,
    require_index,
    require_mask_place,
    written,
)
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import from_json, to_json

SENTENCE = "“hiden” isn’t a valid value for bonus. Use bonus=open|hidden."


def test_a_seat_that_a_table_of_an_agent_lacks_is_refused() -> None:
    require_index(3, players=4)
    require_index(None, players=4)

    with pytest.raises(ValueError, match="A table of 4 has no seat 4: seats are 0 to 3"):
        require_index(4, players=4)


@pytest.mark.parametrize(
    "door",
    [
        lambda **options: winchester.Setup(players=3, **options),
        lambda **options: make_setup(winchester, 3, options),
    ],
)
def test_a_value_that_does_not_exist_is_refused_with_those_that_do(
    door: Callable[..., Any],
) -> None:
    with pytest.raises(SetupError) as refused:
        door(bonus="hiden")

    assert str(refused.value) == SENTENCE


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (winchester, {"players": "3"}),
        (winchester, {"players": 3, "first": "Ann"}),
        (winchester, {"players": 3, "edition": 2020}),
        (winchester, {"players": 3, "ledger": None}),
        (dicetown, {"players": True}),
        (dicetown, {"players": 4, "bribes": "maybe"}),
        (dicetown, {"players": 4, "sheriff": 1.5}),
    ],
)
def test_values_of_other_types_are_refused(game: AnyGame, options: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        game.Setup(**options)


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(SetupError) as refused:
        make_setup(dicetown, 4, {"bribe": "on"})

    known = "bribes=on|off, memory=secret|noted|open, sheriff=NUMBER"
    assert str(refused.value) == f"Dice Town has no table option “bribe”. Available: {known}."


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_numbers_that_the_rules_forbid_are_refused_with_their_rule(game: AnyGame) -> None:
    with pytest.raises(SetupError) as refused:
        make_setup(game, 9, {})

    assert refused.value.rule is not None


@pytest.mark.parametrize(
    ("game", "options", "rule"),
    [
        (winchester, {"players": 9}, "W-SETUP-1"),
        (winchester, {"players": 3, "first": 7}, "W-SETUP-7"),
        (winchester, {"players": 3, "first": -1}, "W-SETUP-7"),
        (dicetown, {"players": 1}, "D-SETUP-1"),
        (dicetown, {"players": 4, "sheriff": 7}, "D-SETUP-1"),
    ],
)
def test_a_setup_that_the_rules_forbid_is_refused_where_it_is_made(
    game: AnyGame, options: dict[str, Any], rule: str
) -> None:
    with pytest.raises(SetupError) as refused:
        game.Setup(**options)

    assert refused.value.rule == rule


def test_nothing_is_simulated_with_an_impossible_number_of_players() -> None:
    with pytest.raises(SetupError):
        simulate(winchester, winchester.Setup(players=9), ("uniform",) * 9, 1, 1)


def test_a_record_with_an_impossible_setup_is_refused() -> None:
    record = Play(winchester, winchester.Setup(players=3)).record(("Ann", "Bob", "Cat"))
    changed = to_json(record).replace(b'"players":3', b'"players":9')

    with pytest.raises(RecordError, match="takes 3 to 5 players, not 9"):
        from_json(changed, GAMES)


def test_a_setup_has_the_options_it_is_made_with() -> None:
    made = make_setup(dicetown, 4, {"bribes": "off"})

    assert made == dicetown.Setup(players=4, bribes="off")


def test_an_option_that_is_on_or_off_is_typed_as_true_or_false() -> None:
    class Toy(msgspec.Struct):
        players: int
        is_quick: bool = False

    assert [written(field) for field in options_by_name(Toy).values()] == ["is_quick=true|false"]


def test_a_mask_is_only_where_environments_look_for_it() -> None:
    require_mask_place("info")
    require_mask_place("observation")
    with pytest.raises(ValueError, match="mask= is 'info' or 'observation'"):
        require_mask_place("reward")
