"""Python classes as bots in `tinhorn arena` and `tinhorn simulate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import ANSWERS, Terminal, answer_to, tinhorn
from tinhorn.games import GAMES

MODULE = """
class Careful:
    def __init__(self, rng):
        self.rng = rng

    def choose(self, view, decision):
        return view.options[-1]


class Mute:
    def __init__(self, rng):
        pass


class Raises:
    def __init__(self, rng):
        pass

    def choose(self, view, decision):
        raise KeyError("plot")


class Leaves(Raises):
    def choose(self, view, decision):
        raise SystemExit


class Silent(Raises):
    def choose(self, view, decision):
        pass


class Cheats(Raises):
    def choose(self, view, decision):
        from tinhorn.games.winchester.actions import Bid

        return Bid(999)


class Untyped(Raises):
    def choose(self, view, decision):
        from tinhorn.games.winchester.actions import Bid

        return Bid("much")


class Fails:
    made = 0

    def __init__(self, rng):
        Fails.made += 1
        if Fails.made > 4:
            raise MemoryError

    def choose(self, view, decision):
        return view.options[0]


class Plain:
    def choose(self, view, decision):
        return view.options[0]
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize("game", GAMES)
def test_a_class_meets_bots_in_the_arena(home: Path, game: str) -> None:
    bots = "python:my_bots:Careful,uniform"

    done = tinhorn(home, "arena", game, "--games", "8", "--bots", bots, "--json")

    assert (done.returncode, done.stderr) == (0, "")
    entrants = {entrant["bot"] for entrant in json.loads(done.stdout)["entrants"]}
    assert entrants == {"python:my_bots:Careful", "uniform"}


def test_several_processes_simulate_a_class(home: Path) -> None:
    words = ("simulate", "winchester", "--games", "4", "--json", "--bots", "python:my_bots:Careful")

    alone, together = tinhorn(home, *words), tinhorn(home, *words, "--workers", "2")

    assert (alone.returncode, together.returncode) == (0, 0), alone.stderr + together.stderr
    assert json.loads(alone.stdout)["by_bot"] == json.loads(together.stdout)["by_bot"]


@pytest.mark.parametrize(
    ("kind", "key", "told"),
    [
        ("Raises", "bot-raised", "KeyError: 'plot' (my_bots.py:"),
        ("Leaves", "bot-raised", "SystemExit"),
        ("Silent", "bot-no-action", "None"),
        ("Cheats", "bot-refused", "winchester-refusal-too-dear"),
        ("Untyped", "bot-no-action", "Bid(amount='much')"),
        ("Fails", "bot-class", "MemoryError"),
    ],
)
def test_a_class_that_fails_forfeits_and_the_simulation_goes_on(
    home: Path, kind: str, key: str, told: str
) -> None:
    bots = f"python:my_bots:{kind},uniform,uniform"

    done = tinhorn(home, "simulate", "winchester", "--games", "6", "--bots", bots, "--json")

    assert (done.returncode, done.stderr) == (0, "")
    failing, *others = json.loads(done.stdout)["by_bot"]
    assert failing["forfeits"] == (4 if kind == "Fails" else 6)
    assert failing["failure"]["key"] == key
    assert told in json.dumps(failing["failure"], ensure_ascii=False)
    assert [other["forfeits"] for other in others] == [0, 0]
    assert sum(other["wins"] for other in others) == (4 if kind == "Fails" else 6)


def test_a_class_that_fails_beside_people_is_told_in_a_sentence(home: Path) -> None:
    words = ("play", "winchester", "--players", "3", "--save", "game.json", "--bots")
    told = "raised an error: KeyError: 'plot'"
    terminal = Terminal(home, *words, "python:my_bots:Raises", columns=200)

    while (asked := terminal.shows_one_of([*ANSWERS, told])) != told:
        terminal.asks("Dana").type(answer_to(asked, terminal.said))

    assert terminal.status() == 2


def test_where_all_bots_forfeit_nobody_wins(home: Path) -> None:
    words = ("simulate", "winchester", "--games", "3", "--json", "--bots")

    done = tinhorn(home, *words, "python:my_bots:Silent")

    found = json.loads(done.stdout)["by_bot"]
    assert [bot["wins"] for bot in found] == [0] * len(found)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("nowhere:Careful", "No module named 'nowhere'"),
        ("my_bots:Nobody", "module 'my_bots' has no attribute 'Nobody'"),
        ("my_bots:Mute", "Mute.choose"),
        ("my_bots:Plain", "TypeError: Plain() takes no arguments"),
        ("broken:Bot", "ZeroDivisionError: division by zero (broken.py:1)"),
        ("my_bots", "MODULE:CLASS"),
    ],
)
def test_what_cannot_be_imported_is_told_before_the_first_game(
    home: Path, name: str, reason: str
) -> None:
    (home / "broken.py").write_text("1 / 0\n", encoding="utf-8")

    done = tinhorn(home, "simulate", "winchester", "--bots", f"python:{name}")

    assert done.returncode == 2
    assert done.stderr == f"“{name}” is not a bot that can be imported: {reason}.\n"
