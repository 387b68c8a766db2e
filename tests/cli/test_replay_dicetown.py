"""A replay of Dice Town shows each seat no more than that seat knew."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.cli.terminal import tinhorn
from tinhorn.games import dicetown
from tinhorn.kernel.frames import frames
from tinhorn.kernel.game import Step
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import to_json
from tinhorn.locale import say
from tinhorn.testing.random_play import random_turns

NAMES = ("Ann", "Bob", "Cat")
EYES = (0, 1, 2, None)
OPEN = ("Settling", "Over")


class TableUpdate(NamedTuple):
    """A finished game in a file, and in each frame what happened."""

    folder: Path
    events: list[tuple[Any, ...]]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> TableUpdate:
    folder = tmp_path_factory.mktemp("games")
    setup = dicetown.Setup(players=3)
    turns = [*random_turns(dicetown, setup, Random(6), liveliness=1.0)]
    play = Play(dicetown, setup, [turn.entry for turn in turns])
    (folder / "game.json").write_bytes(to_json(play.record(NAMES)))
    taken = [Step(turn.after, turn.events) for turn in turns]
    told = frames(dicetown, dicetown.new(setup), taken)
    return TableUpdate(folder, [frame.events for frame in told])


def replayed(game: TableUpdate, eyes: int | str | None, *words: str) -> str:
    seat = str(eyes + 1) if isinstance(eyes, int) else eyes
    chosen = () if seat is None else ("--as", seat)
    done = tinhorn(game.folder, "replay", "game.json", *chosen, *words, COLUMNS="500")
    assert done.returncode == 0, done.stderr
    return done.stdout


def lines(story: str, step: int) -> list[str]:
    """Return what was told at a step."""
    return [line[6:].strip() for line in story.splitlines() if line[:4].strip() == str(step)]


@pytest.mark.parametrize("eyes", EYES)
def test_a_replay_shows_each_seat_what_it_saw_and_nothing_else(
    game: TableUpdate, eyes: int | None
) -> None:
    story = replayed(game, eyes)

    for step, events in enumerate(game.events):
        seen = [event.seen_by(eyes) for event in events]
        assert lines(story, step) == [say(dicetown.narrate(one, eyes), names=NAMES) for one in seen]


@pytest.mark.parametrize("eyes", EYES)
def test_faces_that_a_seat_may_not_know_are_in_no_line(game: TableUpdate, eyes: int | None) -> None:
    story, openly = replayed(game, eyes), replayed(game, "all")
    secrets = [
        (step, event)
        for step, events in enumerate(game.events)
        for event in events
        if event.seen_by(eyes) != event and getattr(event, "card", None) is not None
    ]

    assert secrets
    for step, event in secrets:
        face = say(dicetown.narrate(event, None), names=NAMES)
        assert face in lines(openly, step)
        assert face not in lines(story, step)


@pytest.mark.parametrize("eyes", EYES)
def test_views_hold_no_hand_and_no_cup_but_ones_own(game: TableUpdate, eyes: int | None) -> None:
    _, *steps = map(json.loads, replayed(game, eyes, "--json").splitlines())

    before_the_end = [step["view"] for step in steps if step["view"]["phase"]["type"] not in OPEN]
    for view in before_the_end:
        for seat, player in enumerate(view["players"]):
            assert seat == eyes or not any(player["store"] + player["properties"])
        for seat, dice in enumerate(view["phase"].get("dice", ())):
            assert seat == eyes or not dice
    assert "state" not in steps[0]


def test_a_program_may_see_everything(game: TableUpdate) -> None:
    _, *steps = map(json.loads, replayed(game, "all", "--json").splitlines())

    assert any(any(player["store"]) for player in steps[-2]["state"]["players"])
