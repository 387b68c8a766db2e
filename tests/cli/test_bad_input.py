"""Whatever is wrong is said in one sentence, with status 2, and nothing is overwritten."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import PATIENCE, TINHORN, Terminal, environment, tinhorn
from tinhorn.cli import main
from tinhorn.games import winchester
from tinhorn.games.winchester import Setup
from tinhorn.games.winchester.components import PACKAGED
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import to_json

PLAY = ("play", "winchester")


def new_record() -> bytes:
    return to_json(Play(winchester, Setup(players=3)).record(("Ann", "Bob", "Cat")))


def left_files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play poker", "There is no game “poker”. There are: "),
        ("simulate poker", "There is no game “poker”. There are: "),
        ("play winchester --bots sheriff", "There is no bot “sheriff” for winchester. There are: "),
        ("simulate winchester --bots sheriff", "There is no bot “sheriff” for winchester."),
        (
            "play winchester --option colour=red",
            "winchester has no table option “colour”. It has: edition=2020|2019, "
            "bonus=open|hidden, claims=auto|manual, ledger=secret|open, first=NUMBER.",
        ),
        (
            "simulate winchester --option edition=1999",
            "The table option edition cannot be “1999”. It is written edition=2020|2019.",
        ),
        ("play winchester --option first=Ann", "The table option first cannot be “Ann”."),
        (
            "play winchester --option first=7",
            "There is no seat 7 at this table. Seats count from 0. (W-SETUP-7)",
        ),
        (
            "simulate winchester --players 9",
            "This game is for 3 to 5 players, not for 9. (W-SETUP-1)",
        ),
        ("simulate dicetown --players 99999999999999999999", "This game is for 2 to 5 players"),
        ("play winchester --players 99999999999999999999", "This game is for 3 to 5 players"),
        ("play winchester --players 2", "not for 2. (W-SETUP-1)"),
        ("play winchester --players 9", "not for 9. (W-SETUP-1)"),
        ("play winchester --humans Ann,Bob,Cat,Dan --players 3", "4 people cannot sit on 3 seats."),
        (
            "play winchester --players 5 --bots uniform,uniform",
            "4 seats are left for bots, but 2 are named.",
        ),
        (
            "play winchester --players 3 --humans Ann,Bob --bots uniform,uniform",
            "One seat is left for a bot, but 2 are named.",
        ),
        (
            "simulate winchester --players 4 --bots uniform,uniform",
            "A table for 4 players needs 4 bots, not 2.",
        ),
        ("play winchester --humans Ann,ann", "Two players cannot have the same name."),
        ("play winchester --humans Ann,", "“” cannot be a player’s name"),
        ("play winchester --humans A(x)", "“A(x)” cannot be a player’s name"),
        ("play winchester --humans A\x1b[2J", "“A�[2J” cannot be a player’s name"),
        ("play winchester game.json", "To go on with game.json, add --resume."),
        ("play winchester --resume --players 3", "only --seed may go with --resume"),
        ("play winchester", "This needs a terminal to ask and answer in."),
        ("play winchester --resume", "This needs a terminal to ask and answer in."),
        ("play winchester --save new.json", "This needs a terminal to ask and answer in."),
        ("replay fresh.json --step", "This needs a terminal to ask and answer in."),
        ("replay fresh.json --step --json", "Choose --step or --json"),
        ("replay fresh.json --as Dan", "Say all, or one of: 0 Ann, 1 Bob, 2 Cat."),
        ("replay nowhere.json", "nowhere.json cannot be read: No such file or directory."),
        ("replay .", ". cannot be read: Is a directory."),
        ("replay text.json", "This is not the record of a game: "),
        ("replay noise.json", "This is not the record of a game: "),
        ("replay newer.json", "The record has format 2; this version of tinhorn reads format 1."),
        ("replay rules.json", "played by version 99 of the rules; this is version "),
        ("replay poker.json", "The record is of “poker”, which is not played here."),
        ("replay wrong.json", "Answer 1 of the record cannot be given: "),
        ("simulate winchester --records text.json", "text.json is there already"),
        ("simulate winchester --records .", "The folder . is not empty; nothing was overwritten."),
        (
            "rules --lang xx",
            "There is no language “xx” for this. There are: de, en, es, fr, it, nl, pt.",
        ),
        ("play winchester --lang xx", "There is no language “xx” for this. There are: "),
        ("play dicetown --players 6", "This game is for 2 to 5 players, not for 6. (D-SETUP-1)"),
        (
            "play dicetown --option bribes=maybe",
            "The table option bribes cannot be “maybe”. It is written bribes=on|off.",
        ),
        ("simulate dicetown --option sheriff=9", "There is no seat 9 at this table."),
        ("rules pistol", "No rule is called “pistol”, and none speaks of it."),
        ("play winchester --players many", "Invalid value for '--players'"),
        ("simulate winchester --workers 100000", "Invalid value for '--workers'"),
        ("dance", "No such command 'dance'."),
        ("play", "Missing argument"),
    ],
)
def test_bad_input_gets_one_sentence(
    home: Path, capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    _plant_records(home)
    before = left_files(home)

    status = main(words.split(" "))

    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert left_files(home) == before


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder, in which the command runs within this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def _plant_records(folder: Path) -> None:
    fresh = new_record()
    entry = b'{"seat":0,"prompt":0,"action":{"type":"Pass"}}'
    files = {
        "fresh.json": fresh,
        "text.json": b"Dear diary",
        "noise.json": b"\xff\xfe\x00",
        "newer.json": fresh.replace(b'"format":1', b'"format":2'),
        "rules.json": fresh.replace(b'"rules":', b'"rules":99,"was":'),
        "poker.json": fresh.replace(b'"winchester"', b'"poker"'),
        "wrong.json": fresh.replace(b'"entries":[]', b'"entries":[' + entry + b"]"),
    }
    for name, data in files.items():
        (folder / name).write_bytes(data)


def test_a_program_gets_the_error_as_json(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "simulate", "winchester", "--players", "9", "--json")

    assert done.returncode == 2
    assert json.loads(done.stderr) == {
        "error": "setup",
        "rule": "W-SETUP-1",
        "reason": "This game is for 3 to 5 players, not for 9.",
    }


def test_a_wrong_option_is_an_error_of_the_same_shape(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "rules", "--json", "--loud")

    assert done.returncode == 2
    assert json.loads(done.stderr) == {
        "error": "usage",
        "rule": None,
        "reason": "No such option: --loud",
    }


def test_a_wrong_component_file_is_refused_with_what_is_wrong_in_it(tmp_path: Path) -> None:
    box = json.loads(PACKAGED.read_bytes())
    (tmp_path / "winchester.json").write_text(json.dumps(box | {"banknotes": 7}))

    done = tinhorn(tmp_path, "simulate", "winchester", TINHORN_COMPONENTS=str(tmp_path))

    assert done.returncode == 2
    assert done.stderr == f"{tmp_path / 'winchester.json'} has 7 banknotes; there are 110.\n"


def test_a_component_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "winchester.json").write_text("{}")

    done = tinhorn(tmp_path, *PLAY, TINHORN_COMPONENTS=str(tmp_path))

    assert done.returncode == 2
    assert "does not describe what is in the box" in done.stderr


def test_an_existing_file_is_not_overwritten_unless_forced(tmp_path: Path) -> None:
    diary = tmp_path / "diary.json"
    diary.write_text("Dear diary")

    refused = Terminal(tmp_path, *PLAY, "--save", "diary.json")
    refused.shows("diary.json is there already; nothing was overwritten.")

    assert refused.status() == 2
    assert diary.read_text() == "Dear diary"

    forced = Terminal(tmp_path, *PLAY, "--save", "diary.json", "--force").asks("Stranger")

    assert forced.type("quit").status() == 0
    assert b"winchester" in diary.read_bytes()


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("nowhere/game.json", "No such file or directory"),
        ("diary.json/game.json", "Not a directory"),
        ("folder", "is there already"),
    ],
)
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, file: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "diary.json").write_text("Dear diary")

    terminal = Terminal(tmp_path, *PLAY, "--save", file).shows(reason)

    assert terminal.status() == 2


def test_a_folder_is_not_replaced_by_force(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    terminal = Terminal(tmp_path, *PLAY, "--save", "folder", "--force").shows("Is a directory")

    assert terminal.status() == 2
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_data_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    done = tinhorn(tmp_path, *PLAY)

    assert done.returncode == 2
    assert f"{tmp_path / 'data' / 'tinhorn' / 'games'} cannot be written: " in done.stderr


def test_only_an_unfinished_game_of_that_kind_is_resumed(tmp_path: Path) -> None:
    (tmp_path / "fresh.json").write_bytes(new_record())
    kept = tmp_path / "data" / "tinhorn" / "games"
    kept.mkdir(parents=True)
    (kept / "winchester-spoilt.json").write_text("Dear diary")

    nothing = Terminal(tmp_path, *PLAY, "--resume").shows(
        "No unfinished game of winchester is kept."
    )

    assert nothing.status() == 2


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    words = ("simulate", "winchester", "--games", "1", "--bots", "uniform", "--records", "kept")
    assert tinhorn(tmp_path, *words).returncode == 0

    terminal = Terminal(tmp_path, *PLAY, "--resume", "kept/winchester-000000.json")

    assert terminal.shows("is over. See it with tinhorn replay.").status() == 2


@pytest.mark.parametrize(
    "words", [("rules",), ("rules", "--json"), ("replay", "fresh.json", "--json")]
)
def test_a_broken_pipe_is_silent(tmp_path: Path, words: tuple[str, ...]) -> None:
    (tmp_path / "fresh.json").write_bytes(new_record())
    reader, writer = os.pipe()
    os.close(reader)

    with os.fdopen(writer, "wb") as nowhere:
        done = subprocess.run(
            [TINHORN, *words],
            env=environment(tmp_path),
            cwd=tmp_path,
            stdout=nowhere,
            stderr=subprocess.PIPE,
            check=False,
            timeout=PATIENCE,
        )

    assert done.stderr == b""
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play poker", 'There is no game "poker".'),
        ("play poker --lang de", 'Ein Spiel "poker" gibt es nicht.'),
        ("play poker --lang pt", 'Nao ha nenhum jogo "poker".'),
        ("play 扑克", 'There is no game "??".'),
    ],
)
def test_where_the_terminal_lacks_a_letter_a_plainer_one_stands(
    tmp_path: Path, words: str, sentence: str
) -> None:
    done = tinhorn(tmp_path, *words.split(), PYTHONIOENCODING="ascii")

    assert done.returncode == 2
    assert done.stderr.startswith(sentence)


def test_the_version_is_said(tmp_path: Path) -> None:
    assert tinhorn(tmp_path, "--version").stdout == "tinhorn 0.1.0\n"


def test_the_command_alone_shows_its_help(tmp_path: Path) -> None:
    alone, asked = tinhorn(tmp_path), tinhorn(tmp_path, "--help")

    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == asked.stdout
