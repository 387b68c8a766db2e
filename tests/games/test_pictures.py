"""Pictures of both games: SVG in one piece, of what a viewer may know and nothing more."""

from __future__ import annotations

import re
from copy import copy
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tinhorn.games import GAMES
from tinhorn.kernel import CHANCE, Play
from tinhorn.kernel.picture import NoPictureError

TABLES = [(name, players) for name, game in GAMES.items() for players in game.PLAYERS]
SVG = "{http://www.w3.org/2000/svg}"


def random_game(game: str, players: int) -> list[Play[Any, Any, Any, Any, Any]]:
    """Play a random game: before the deal, at each decision of a player, and at its end."""
    rng, rules = Random(players), GAMES[game]
    play = Play(rules, rules.Setup(players=players))
    seen = [copy(play)]
    while decisions := rules.pending(play.state):
        if decisions[0].seat == CHANCE:
            play.settle(rng)
            continue
        seen.append(copy(play))
        play.answer(decisions[0], rng.choice(rules.options(play.state, decisions[0].seat)))
    return [*seen, play]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_position_has_a_picture(game: str, players: int) -> None:
    for play in random_game(game, players):
        assert play.picture().endswith("</svg>")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_picture_needs_nothing_else(game: str, players: int) -> None:
    plays = random_game(game, players)
    for play in plays[:: len(plays) // 4]:
        for viewer in (None, 0):
            root = ElementTree.fromstring(play.picture(viewer))
            names = {part.get("id") for part in root.iter()}
            used = {part.get("href", "").removeprefix("#") for part in root.iter(f"{SVG}use")}

            assert root.tag == f"{SVG}svg"
            assert used <= names
            assert "var(" not in play.picture(viewer)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_view_draws_itself_in_notebooks(game: str, players: int) -> None:
    play = random_game(game, players)[1]
    seen = GAMES[game].view(play.state, 0)

    assert seen._repr_svg_() == seen.svg() == play.picture(0)


def test_a_picture_shows_no_more_than_its_viewer_may_know() -> None:
    play = random_game("winchester", 3)[1]
    objectives = play.state.players[1].objectives

    assert f"#secret-{objectives[0]}" in play.picture(1)
    assert "#secret-" not in play.picture()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_seats_are_numbered_as_people_count(game: str, players: int) -> None:
    drawn = random_game(game, players)[1].picture()
    numbers = re.findall(r'<circle [^>]*stroke-width="3"/><text [^>]*>(\d)</text>', drawn)

    assert {*map(int, numbers)} == {*range(1, players + 1)}


def test_notebooks_show_a_play_and_a_view() -> None:
    play = random_game("dicetown", 2)[0]

    assert play._repr_svg_() == play.picture()
    assert GAMES["dicetown"].view(play.state, 1)._repr_svg_() == play.picture(1)


def test_a_game_without_a_picture_says_so_and_notebooks_show_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play = random_game("dicetown", 2)[0]
    monkeypatch.delattr(type(GAMES["dicetown"].view(play.state, None)), "svg")

    with pytest.raises(NoPictureError, match="no picture"):
        play.picture()
    assert play._repr_svg_() is None
