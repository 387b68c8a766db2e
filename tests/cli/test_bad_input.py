"""Every error is one sentence with status 2, and nothing is overwritten."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.terminal import PATIENCE, TINHORN, Terminal, environment, tinhorn
from tinhorn import __version__
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
        ("play poker", "There is no game called “poker”. Available: "),
        ("simulate poker", "There is no game called “poker”. Available: "),
        (
            "play winchester --bots sheriff",
            "winchester has no bot called “sheriff”. Available bots: ",
        ),
        ("simulate winchester --bots sheriff", "winchester has no bot called “sheriff”."),
        (
            "play winchester --option colour=red",
            "Winchester has no table option “colour”. Available: edition=2020|2019, ",
        ),
        (
            "simulate winchester --option edition=1999",
            "“1999” isn’t a valid value for edition. Use edition=2020|2019.",
        ),
        ("play winchester --option first=Ann", "“Ann” isn’t a valid value for first."),
        (
            "play winchester --option first=7",
            "There is no seat 7 at this table. Seats are numbered from 1. (W-SETUP-7)",
        ),
        (
            "simulate winchester --players 9",
            "This game takes 3 to 5 players, not 9. (W-SETUP-1)",
        ),
        ("simulate dicetown --players 99999999999999999999", "This game takes 2 to 5 players"),
        ("play winchester --players 99999999999999999999", "This game takes 3 to 5 players"),
        ("play winchester --players 2", "not 2. (W-SETUP-1)"),
        ("play winchester --players 9", "not 9. (W-SETUP-1)"),
        (
            "play winchester --humans Ann,Bob,Cat,Dan --players 3",
            "There are only 3 seats for 4 people.",
        ),
        (
            "play winchester --players 5 --bots uniform,uniform",
            "There are 4 seats left for bots, but you named 2.",
        ),
        (
            "play winchester --players 3 --humans Ann,Bob --bots uniform,uniform",
            "There is one seat left for a bot, but you named 2.",
        ),
        (
            "simulate winchester --players 4 --bots uniform,uniform",
            "A table for 4 players needs 4 bots, not 2.",
        ),
        ("play winchester --humans Ann,ann", "Two players cannot have the same name."),
        ("play winchester --humans Ann,", "“” isn’t a valid name"),
        ("play winchester --humans A(x)", "“A(x)” isn’t a valid name"),
        ("play winchester --humans A\x1b[2J", "“A�[2J” isn’t a valid name"),
        ("play winchester game.json", "To continue game.json, add --resume."),
        ("play winchester --resume --players 3", "--resume can only be combined with --seed"),
        ("play winchester", "This command needs an interactive terminal."),
        ("play winchester --resume", "This command needs an interactive terminal."),
        ("play winchester --save new.json", "This command needs an interactive terminal."),
        ("replay fresh.json --step", "This command needs an interactive terminal."),
        ("replay fresh.json --step --json", "Use either --step or --json"),
        ("replay fresh.json --as Dan", "Use all, or one of: 1 Ann, 2 Bob, 3 Cat."),
        ("replay nowhere.json", "nowhere.json cannot be read: it does not exist."),
        ("replay .", ". cannot be read: it is a folder."),
        ("replay text.json", "This isn’t a game record: the file isn’t valid JSON."),
        ("replay noise.json", "This isn’t a game record: the file isn’t valid JSON."),
        (
            "replay newer.json",
            "This record is in format 2; this version of tinhorn only reads format 1.",
        ),
        ("replay rules.json", "played under version 99 of the rules; this is version "),
        ("replay poker.json", "This is a record of “poker”, which isn’t available here."),
        ("replay wrong.json", "Entry 1 of the record, at move 0, isn’t allowed: "),
        (
            "import cut.json",
            "cut.json: This game record is cut off: the end of the file is missing.",
        ),
        ("import text.json", "text.json: This isn’t a game record: the file isn’t valid JSON."),
        ("simulate winchester --records text.json", "text.json already exists"),
        ("simulate winchester --records .", "The folder . is not empty; nothing was overwritten."),
        (
            "rules --lang xx",
            "The language “xx” isn’t available here. Available: de, en, es, fr, it, nl, pt.",
        ),
        ("play winchester --lang xx", "The language “xx” isn’t available here. Available: "),
        ("play dicetown --players 6", "This game takes 2 to 5 players, not 6. (D-SETUP-1)"),
        (
            "play dicetown --option bribes=maybe",
            "“maybe” isn’t a valid value for bribes. Use bribes=on|off.",
        ),
        ("simulate dicetown --option sheriff=9", "There is no seat 9 at this table."),
        ("rules pistol", "No rule is called “pistol” or mentions it."),
        ("play winchester --players many", "--players must be a number, at least 1."),
        ("simulate winchester --workers 100000", "--workers must be a number from 1 to 64."),
        ("dance", "There is no command “dance”. See tinhorn --help."),
        ("simulate", "GAME is missing."),
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
    """Return a user's folder, in which the command runs within this process."""
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
        "cut.json": fresh[:100],
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
        "reason": "This game takes 3 to 5 players, not 9.",
    }


def test_a_wrong_option_is_an_error_of_the_same_shape(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "rules", "--json", "--loud")

    assert done.returncode == 2
    assert json.loads(done.stderr) == {
        "error": "usage",
        "rule": None,
        "reason": "There is no option --loud.",
        "detail": "No such option: --loud",
    }


def test_a_wrong_component_file_is_refused_with_the_reason(tmp_path: Path) -> None:
    box = json.loads(PACKAGED.read_bytes())
    (tmp_path / "winchester.json").write_text(json.dumps(box | {"banknotes": 7}))

    done = tinhorn(tmp_path, "simulate", "winchester", TINHORN_COMPONENTS=str(tmp_path))

    assert done.returncode == 2
    assert done.stderr == f"{tmp_path / 'winchester.json'} has 7 banknotes; there should be 110.\n"


def test_a_component_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "winchester.json").write_text("{}")

    done = tinhorn(tmp_path, *PLAY, TINHORN_COMPONENTS=str(tmp_path))

    assert done.returncode == 2
    assert "isn’t a valid component file" in done.stderr


def test_an_existing_file_is_not_overwritten_unless_forced(tmp_path: Path) -> None:
    diary = tmp_path / "diary.json"
    diary.write_text("Dear diary")

    refused = Terminal(tmp_path, *PLAY, "--save", "diary.json")
    refused.shows("diary.json already exists; nothing was overwritten.")

    assert refused.status() == 2
    assert diary.read_text() == "Dear diary"

    forced = Terminal(tmp_path, *PLAY, "--save", "diary.json", "--force").asks("Dana")

    assert forced.type("quit").status() == 0
    assert b"winchester" in diary.read_bytes()


@pytest.mark.parametrize(
    ("file", "reason"),
    [
        ("nowhere/game.json", "it does not exist"),
        ("diary.json/game.json", "part of the path is not a folder"),
        ("folder", "already exists"),
    ],
)
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, file: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "diary.json").write_text("Dear diary")

    terminal = Terminal(tmp_path, *PLAY, "--save", file).shows(reason)

    assert terminal.status() == 2


def test_a_folder_is_not_replaced_by_force(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    terminal = Terminal(tmp_path, *PLAY, "--save", "folder", "--force").shows("it is a folder")

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
        "There is no unfinished game of Winchester to resume."
    )

    assert nothing.status() == 2


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    words = ("simulate", "winchester", "--games", "1", "--bots", "uniform", "--records", "kept")
    assert tinhorn(tmp_path, *words).returncode == 0

    terminal = Terminal(tmp_path, *PLAY, "--resume", "kept/winchester-000000.json")

    assert terminal.shows("is over. Watch it with tinhorn replay.").status() == 2


@pytest.mark.parametrize(
    "words",
    [
        ("rules",),
        ("rules", "--json"),
        ("replay", "fresh.json", "--json"),
        ("--help",),
        ("--version",),
        ("arena", "--help"),
    ],
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
        ("play poker", 'There is no game called "poker".'),
        ("play poker --lang de", 'Ein Spiel "poker" gibt es nicht.'),
        ("play poker --lang pt", 'Nao ha nenhum jogo "poker".'),
        ("play 扑克", 'There is no game called "??".'),
    ],
)
def test_where_the_terminal_lacks_a_letter_a_plainer_one_stands(
    tmp_path: Path, words: str, sentence: str
) -> None:
    done = tinhorn(tmp_path, *words.split(), PYTHONIOENCODING="ascii")

    assert done.returncode == 2
    assert done.stderr.startswith(sentence)


def test_the_version_is_printed(tmp_path: Path) -> None:
    assert tinhorn(tmp_path, "--version").stdout == f"tinhorn {__version__}\n"


def test_the_command_alone_shows_its_help(tmp_path: Path) -> None:
    alone, asked = tinhorn(tmp_path), tinhorn(tmp_path, "--help")

    assert (alone.returncode, alone.stderr) == (0, "")
    assert alone.stdout == asked.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
@pytest.mark.parametrize("words", [("rules", "winchester"), ("--help",), ("--version",)])
def test_a_full_disk_is_a_sentence(tmp_path: Path, words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [TINHORN, *words],
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=PATIENCE,
        )

    assert done.stderr == "/dev/stdout cannot be written: the disk is full.\n"
    assert done.returncode == 2
