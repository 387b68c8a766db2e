"""A record is replayed for a spectator, for one seat, or with everything revealed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.terminal import Terminal, tinhorn
from tinhorn.coach.review import review
from tinhorn.games import GAMES, winchester
from tinhorn.games.winchester import Setup
from tinhorn.kernel.frames import frames
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.log import steps
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import from_json, to_json

NAMES = ("Ann", "Bob", "Doc (uniform)")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished game, game.json, and one that was left, left.json."""
    folder = tmp_path_factory.mktemp("games")
    rng = Random(4)
    play = Play(winchester, Setup(players=3))
    while asked := winchester.pending(play.state):
        is_chance = asked[0].seat == CHANCE
        action = (
            winchester.chance(play.state, rng)
            if is_chance
            else rng.choice(winchester.options(play.state, asked[0].seat))
        )
        play.answer(asked[0], action)
        if len(play.entries) == 12:
            (folder / "left.json").write_bytes(to_json(play.record(NAMES)))
    (folder / "game.json").write_bytes(to_json(play.record(NAMES)))
    return folder


def _story(game: Path, *words: str) -> str:
    done = tinhorn(game, "replay", "game.json", *words)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_spectator_sees_no_secrets(game: Path) -> None:
    story = _story(game)

    assert "Ann gets two secret objectives.\n" in story
    assert "You" not in story
    assert "Doc bids" in story
    assert "Final fortunes" in story


def test_in_a_pipe_each_line_of_the_story_is_whole(game: Path) -> None:
    story, sheet = _story(game).split("╭")

    assert max(map(len, story.splitlines())) > 80
    assert all(line[:4].strip().isdecimal() for line in story.splitlines())
    assert max(map(len, sheet.splitlines())) <= 80


def test_in_a_terminal_a_long_line_goes_on_beside_its_number(game: Path) -> None:
    terminal = Terminal(game, "replay", "game.json", columns=50).shows("Final fortunes")

    story = terminal.said.split("╭")[0].splitlines()
    assert max(map(len, story)) <= 50
    assert any(line.startswith(" " * 6) for line in story)
    assert all(line[:4].strip().isdecimal() or line.startswith(" " * 6) for line in story)


@pytest.mark.parametrize("seat", ["2", "Bob"])
def test_a_seat_sees_what_its_player_saw(game: Path, seat: str) -> None:
    story = _story(game, "--as", seat)

    assert "You get two secret objectives: " in story
    assert "Ann gets two secret objectives.\n" in story
    assert "Bob bids" not in story


def test_everything_can_be_revealed(game: Path) -> None:
    story = _story(game, "--as", "all")

    assert "Ann gets two secret objectives: " in story
    assert "You" not in story


def test_an_unfinished_game_is_replayed_as_far_as_it_went(game: Path) -> None:
    done = tinhorn(game, "replay", "left.json")

    assert done.returncode == 0
    assert "Final fortunes" not in done.stdout


def _lines(game: Path, *words: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in _story(game, "--json", *words).splitlines()]


def test_programs_get_the_views_and_events_of_one_seat(game: Path) -> None:
    head, *steps = _lines(game, "--as", "Ann")

    assert (head["game"], head["as"], head["names"]) == ("winchester", 0, list(NAMES))
    assert [step["frame"] for step in steps] == list(range(len(steps)))
    players = steps[0]["view"]["players"]
    assert [None in player["objectives"] for player in players] == [False, True, True]
    assert "state" not in steps[0]


def test_programs_get_the_whole_state_if_everything_is_open(game: Path) -> None:
    head, *steps = _lines(game, "--as", "all")

    assert head["as"] == "all"
    assert "view" not in steps[0]
    assert steps[0]["state"]["bank"] > 0
    dealt = [event for event in steps[0]["events"] if event["type"] == "ObjectivesDealt"]
    assert all(event["objectives"] for event in dealt)


def test_a_game_can_be_followed_step_by_step(game: Path) -> None:
    terminal = Terminal(game, "replay", "left.json", "--step", "--as", "Ann")

    terminal.shows("Move 0 of 9.").type("").shows("Move 1 of 9.").type("")
    terminal.shows("Move 2 of 9.")
    assert "Only you see this" in terminal.screen
    terminal.type("q")

    assert terminal.status() == 0


def test_the_steps_end_with_the_record(game: Path) -> None:
    terminal = Terminal(game, "replay", "left.json", "--step")

    for number in range(10):
        terminal.shows(f"Move {number} of 9.").type("")

    assert terminal.status() == 0


def test_the_end_of_input_ends_the_steps(game: Path) -> None:
    terminal = Terminal(game, "replay", "game.json", "--step").shows("Move 0 of")

    assert terminal.end_of_input().status() == 0
    assert "Move 1" not in terminal.heard


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 24)])
def test_the_steps_go_back_and_jump(game: Path, columns: int, rows: int) -> None:
    words = ("replay", "left.json", "--step")
    terminal = Terminal(game, *words, columns=columns, rows=rows).shows("Move 0 of 9")

    terminal.type("8").shows("Move 8 of 9").type("b").shows("Move 7 of 9")
    terminal.type("-3").shows("Move 4 of 9").type("+2").shows("Move 6 of 9")
    terminal.type("0").shows("Move 0 of 9").type("back").shows("Move 0 of 9")

    assert terminal.type("q").status() == 0


def test_the_steps_play_by_themselves_until_enter(game: Path) -> None:
    terminal = Terminal(game, "replay", "left.json", "--step").shows("Move 0 of 9")

    terminal.type("a 0.1").shows("Playing").shows("Move 9 of 9. Enter")
    terminal.type("1").shows("Move 1 of 9").type("play 30").shows("Playing")
    terminal.type("").shows("Move 1 of 9. Enter")

    assert terminal.type("q").status() == 0


def test_the_table_stays_in_its_place_during_a_replay(game: Path) -> None:
    terminal = Terminal(game, "replay", "left.json", "--step", columns=80, rows=24)

    for step in (4, 6, 9):
        terminal.type(str(step)).shows(f"Move {step} of 9")
        assert terminal.window[0].startswith("╭───")
    terminal.type("q").status()


def test_what_the_steps_do_not_know_is_answered(game: Path) -> None:
    terminal = Terminal(game, "replay", "left.json", "--step").shows("Move 0 of 9")

    terminal.type("x9").shows("“x9” does nothing here.").shows("Move 0 of 9")
    terminal.type("9999").shows("There are no moves after 9.").shows("Move 0 of 9")

    assert terminal.type("q").status() == 0


def test_reviews_replays_and_links_number_a_moment_alike(game: Path) -> None:
    record = from_json((game / "game.json").read_bytes(), GAMES)
    reviewed = review(winchester, record, seats=())
    shown = {step["frame"]: step["view"] for step in _lines(game)[1:]}

    taken = steps(winchester, record.setup, record.entries)
    linked = frames(winchester, winchester.new(record.setup), taken)
    assert [point.frame for point in reviewed.points] == list(range(len(linked)))
    assert shown == {
        number: json.loads(msgspec.json.encode(winchester.view(frame.state, None)))
        for number, frame in enumerate(linked)
    }
