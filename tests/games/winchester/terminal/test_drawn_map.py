"""The map of Winchester as a drawing."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from tinhorn.cli.panels import PanelContext
from tinhorn.cli.translator import Translator
from tinhorn.games import winchester
from tinhorn.games.winchester.components import Edition, Vehicle, board
from tinhorn.games.winchester.terminal import drawn_map
from tinhorn.kernel.play import Play
from tinhorn.testing.random_play import random_turns


@pytest.mark.parametrize("edition", ["2020", "2019"])
def test_plots_touch_in_the_drawing_exactly_if_they_share_a_side(edition: Edition) -> None:
    assert drawn_map.is_drawn(edition)


def test_the_drawing_has_every_plot_and_its_neighbours() -> None:
    neighbours = board("2020").neighbours

    assert drawn_map.drawn_neighbours() == {
        plot: {*near} for plot, near in enumerate(neighbours, start=1)
    }


@pytest.mark.parametrize(("vehicle", "sign"), [("boat", "~"), ("locomotive", "#")])
def test_every_square_lies_on_its_line(vehicle: Vehicle, sign: str) -> None:
    for square, (row, column) in enumerate(drawn_map.SQUARES[vehicle], start=1):
        is_bridge = len(board("2020").squares(vehicle)[square - 1]) == 4
        assert drawn_map.LINES[row][column] == ("#" if is_bridge else sign), square


def test_owners_tokens_and_vehicles_are_drawn() -> None:
    setup = winchester.Setup(players=3)
    entries = [turn.entry for turn in random_turns(winchester, setup, Random(1))]
    state = Play(winchester, setup, entries).state
    context = PanelContext(
        winchester, winchester.view(state, 0), Translator(("Ann", "Bobby", "Cat"))
    )

    lines = _drawn(context)

    owned = [owner for owner in state.owners if owner is not None]
    assert sum(line.count(name) for line in lines for name in ("Ann", "Bob", "Cat")) == len(owned)
    for vehicle, squares in drawn_map.SQUARES.items():
        row, column = squares[getattr(state, vehicle) - 1]
        assert lines[row][column] == drawn_map.vehicle_word(context, vehicle)[0].upper()
    assert {*map(len, lines)} == {80}


def _drawn(context: PanelContext) -> list[str]:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(drawn_map.drawing(context))
    return captured.get().splitlines()


def test_names_with_the_same_beginning_stay_apart() -> None:
    assert drawn_map.short_names(("Anna", "Annabel", "Bo")) == ("An1", "An2", "Bo")
