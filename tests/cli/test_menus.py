"""Menus: what is typed for each answer, without codes and repetitions, the best one marked."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

from tinhorn.cli.errors import UnclearAnswerError
from tinhorn.cli.panels import PanelContext
from tinhorn.cli.translator import Translator
from tinhorn.games import winchester
from tinhorn.games.winchester import terminal as panel
from tinhorn.games.winchester.actions import MoveVehicle
from tinhorn.games.winchester.phases import HearingRumor, MovingVehicle
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.play import Play
from tinhorn.locale import LANGUAGES
from tinhorn.testing.random_play import random_turns

NAMES = ("Ann", "Bob", "Cat")


def asked(phase: type, language: str = "en") -> PanelContext:
    """Ask a question of this phase, late in a game in which everybody has plots."""
    setup = winchester.Setup(players=3)
    entries = [turn.entry for turn in random_turns(winchester, setup, Random(2))]
    play, found = Play(winchester, setup), []
    for entry in entries:
        decision = winchester.pending(play.state)[0]
        if isinstance(play.state.phase, phase) and decision.seat != CHANCE:
            found.append((play.state, decision.seat))
        play.answer(decision, entry.action)
    state, seat = found[-1]
    return PanelContext(winchester, winchester.view(state, seat), Translator(NAMES, language))


def menu_of(context: PanelContext) -> str:
    console = Console(width=80, color_system=None)
    with console.capture() as captured:
        console.print(panel.menu(context, 80))
    return captured.get()


def test_squares_that_touch_the_same_plots_share_a_row() -> None:
    menu = menu_of(asked(MovingVehicle))

    assert "boat 1–2 " in menu
    assert "loco 12–14 " in menu
    assert len(menu.splitlines()) == 11


def test_the_best_moves_are_marked_and_pay_the_most() -> None:
    context = asked(MovingVehicle)
    best = [row for row in menu_of(context).split("  ") if " ←" in row]

    assert best
    assert "\n← best" in menu_of(context)
    assert all(NAMES[context.seen.viewer] in row for row in best)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_alone_moves_no_vehicle(language: str) -> None:
    context = asked(MovingVehicle, language)
    boat, train = (
        context.translator(f"winchester-panel-word-{vehicle}") for vehicle in ("boat", "locomotive")
    )

    with pytest.raises(UnclearAnswerError) as refused:
        panel.read("3", context)

    assert f"{boat} 3" in context.translator.say(refused.value.phrase)
    assert panel.read(f"{boat} 3", context) == MoveVehicle("boat", 3)
    assert panel.read(f"{train} 3", context) == MoveVehicle("locomotive", 3)


def test_menus_have_numbers_and_no_codes() -> None:
    context = asked(HearingRumor)
    menu = menu_of(context)

    assert "  1  Look at " in menu
    assert "look-at" not in menu
    assert panel.read("1", context) == context.seen.options[0]
