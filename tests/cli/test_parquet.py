"""`tinhorn simulate --parquet`: data sets that can be loaded, and replayed to the same rows."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="data sets need tinhorn[data]")

import msgspec
import pyarrow.parquet as pq

from tests.cli.terminal import PATIENCE, environment, tinhorn
from tests.cli.test_extras import run_without
from tinhorn.arena.dataset.parquet import DECISION_COLUMNS, GAME_COLUMNS
from tinhorn.arena.dataset.rows import decision_rows, game_row
from tinhorn.arena.simulation import MatchUp, play
from tinhorn.envs.codec import codec_of
from tinhorn.games import GAMES
from tinhorn.kernel.game import CHANCE
from tinhorn.kernel.log import replay
from tinhorn.kernel.record import from_json

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "load_dataset.py"
BOTS = ("heuristic", "uniform", "uniform")
GAMES_PLAYED = 12
SAMPLE = max(3, GAMES_PLAYED // 100)
SEED = 5


@pytest.fixture(scope="module", params=[*GAMES])
def dataset(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a data set, made by the command."""
    home = tmp_path_factory.mktemp("dataset")
    words = ("--games", str(GAMES_PLAYED), "--seed", str(SEED), "--bots", ",".join(BOTS))
    done = tinhorn(home, "simulate", request.param, *words, "--parquet", "set")
    assert done.returncode == 0, done.stderr
    return home / "set"


def rows(dataset: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(dataset / f"{table}.parquet").to_pylist()
    return found


def sample(dataset: Path) -> list[dict[str, Any]]:
    return Random(1).sample(rows(dataset, "games"), SAMPLE)


def as_json(row: object) -> Any:
    return json.loads(msgspec.json.encode(row))


def assert_is(action: Any, number: int | None, listed: Mapping[int, object]) -> None:
    """Check that an action has its number, and none if it is not listed, such as a large bribe."""
    assert [at for at, one in listed.items() if as_json(one) == action] == (
        [] if number is None else [number]
    )


def test_replaying_a_sample_gives_the_same_rows(dataset: Path) -> None:
    decisions = rows(dataset, "decisions")
    for row in sample(dataset):
        game = GAMES[row["game"]]
        match_up = MatchUp(
            game=game.NAME,
            setup=msgspec.json.decode(row["setup"], type=game.Setup),
            bots=BOTS,
            seed=int(row["seed"]),
            with_records=True,
        )

        again = play(match_up, row["number"])

        assert again.record is not None
        new = game_row(again, BOTS, SEED)
        assert as_json(new) == row
        own = [one for one in decisions if one["game_id"] == row["game_id"]]
        assert [as_json(one) for one in decision_rows(new, again.record)] == own


def test_every_decision_of_a_sample_fits_its_record(dataset: Path) -> None:
    decisions = rows(dataset, "decisions")
    for row in sample(dataset):
        record, game = from_json(row["record"].encode(), GAMES), GAMES[row["game"]]
        own = [one for one in decisions if one["game_id"] == row["game_id"]]
        answered = [n for n, entry in enumerate(record.entries, 1) if entry.seat != CHANCE]
        assert [one["entry"] for one in own] == answered
        for one in Random(2).sample(own, 20):
            before = record.entries[: one["entry"] - 1]
            state = replay(game, record.setup, before, rules=record.rules)
            view = game.view(state, one["seat"])
            assert view.decision is not None
            assert (view.decision.kind, view.decision.prompt) == (one["kind"], one["prompt"])
            assert len(view.options) == one["options"]
            assert_is(json.loads(one["action"]), one["option"], dict(enumerate(view.options)))
            assert list(game.net_worth(state)) == one["net_worth"]
            assert one["bot"] == row["bots"][one["seat"]]
            assert one["seat"] in row["ranking"][one["rank"] - 1]
            assert one["points"] == row["points"][one["seat"]]


def test_decisions_are_told_as_environments_tell_them(dataset: Path) -> None:
    decisions = rows(dataset, "decisions")
    for row in sample(dataset):
        record, game = from_json(row["record"].encode(), GAMES), GAMES[row["game"]]
        codec = codec_of(row["game"])
        for one in (one for one in decisions if one["game_id"] == row["game_id"]):
            assert len(one["mask"]) == codec.num_actions
            assert one["action_id"] is None or one["mask"][one["action_id"]] == 1
        for one in Random(3).sample([o for o in decisions if o["game_id"] == row["game_id"]], 20):
            before = record.entries[: one["entry"] - 1]
            state = replay(game, record.setup, before, rules=record.rules)
            legal = codec.legal(state, one["seat"])
            assert one["observation"] == codec.observe(state, one["seat"]).tolist()
            assert one["mask"] == codec.mask(legal).tolist()
            assert_is(json.loads(one["action"]), one["action_id"], legal)


def test_wins_add_up_to_one_for_each_game(dataset: Path) -> None:
    shares: dict[str, dict[int, float]] = {}
    for one in rows(dataset, "decisions"):
        shares.setdefault(one["game_id"], {})[one["seat"]] = one["win"]

    assert len(shares) == GAMES_PLAYED
    assert all(sum(seats.values()) == pytest.approx(1) for seats in shares.values())


def test_the_data_card_describes_every_column_and_how_the_data_was_made(dataset: Path) -> None:
    card = (dataset / "README.md").read_text(encoding="utf-8")

    described = re.findall(r"^\| `(\w+)` \|", card, re.MULTILINE)
    assert described == [column.name for column in (*GAME_COLUMNS, *DECISION_COLUMNS)]
    assert f"{GAMES_PLAYED} games" in card
    assert f"{len(rows(dataset, 'decisions'))} decisions" in card
    assert f"| seed | {SEED} |" in card
    assert "MIT" in card


def test_columns_are_compressed_with_zstd(dataset: Path) -> None:
    group = pq.ParquetFile(dataset / "decisions.parquet").metadata.row_group(0)

    assert {group.column(n).compression for n in range(group.num_columns)} == {"ZSTD"}


def test_the_example_loads_a_data_set(dataset: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), str(dataset)],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{GAMES_PLAYED} games, ")
    assert "the last decision: Decision(" in done.stdout
    assert f"actions ({len(rows(dataset, 'decisions'))},)" in done.stdout


def test_what_is_learned_from_a_data_set_plays_in_the_arena(tmp_path: Path) -> None:
    copy(EXAMPLE.with_name("imitate.py"), tmp_path)
    bots = ("--games", "4", "--bots", "deputy")
    assert tinhorn(tmp_path, "simulate", "winchester", *bots, "--parquet", "set").returncode == 0

    learning = subprocess.run(
        [sys.executable, "imitate.py", "set"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    bots = ("--games", "8", "--bots", "python:imitate:Imitator,uniform")
    played = tinhorn(tmp_path, "arena", "winchester", *bots)

    assert (learning.returncode, learning.stderr) == (0, "")
    assert "of the last tenth foretold" in learning.stdout
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.slow
def test_what_is_learned_from_legends_beats_greenhorns() -> None:
    """The bot wins about twice as often as a greenhorn, and the games follow from their seed."""
    done = subprocess.run(
        [sys.executable, "bench/imitation.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )

    learned, greenhorn = json.loads(done.stdout)
    assert learned["wins [%], low"] > greenhorn["wins [%], high"]


def test_a_data_set_never_overwrites_anything(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine", encoding="utf-8")

    done = tinhorn(tmp_path, "simulate", "winchester", "--games", "1", "--parquet", str(tmp_path))

    assert done.returncode == 2
    assert "not empty" in done.stderr


def test_without_pyarrow_the_command_names_the_extra(tmp_path: Path) -> None:
    words = ("simulate", "winchester", "--games", "1", "--parquet", str(tmp_path / "set"))

    done = run_without(tmp_path, {"pyarrow"}, *words)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "This needs tinhorn[data]: pip install 'tinhorn[data]'\n"
