"""A program written from docs/fairness.md alone computes the draws of the server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support.live import open_table, play_on
from tests.table.conftest import Play
from tinhorn.games import GAMES
from tinhorn.table.fairness import proof
from tinhorn.table.records import export_record
from tinhorn.table.storage.storage import SqlStorage

TEXT = Path(__file__).parents[2] / "docs" / "fairness.md"
PROGRAM = Path(__file__).with_name("draws_by_text.py")


def by_text(given: Any) -> Any:
    """Return what the program computes, which knows nothing of tinhorn."""
    command = [sys.executable, "-I", "-S", str(PROGRAM)]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_example_follows_from_the_text_alone() -> None:
    given, result = re.findall(r"```json\n(.*?)```", TEXT.read_text(encoding="utf-8"), re.DOTALL)

    assert by_text(json.loads(given)) == json.loads(result)


@pytest.mark.parametrize("game", GAMES)
def test_the_draws_of_a_game_follow_from_the_text_alone(play_quickly: Play, game: str) -> None:
    rules = GAMES[game]

    async def scene(store: SqlStorage) -> None:
        table = await open_table(store, rules.Setup(players=3), game=rules)
        await play_on(table, Random(4))
        record = await export_record(store, rules, table.live.saved)
        proven = proof(rules, record)
        draws = [
            {"label": draw.label, "number": draw.number, "limits": [n[0] for n in draw.numbers]}
            for draw in proven.draws
        ]
        given = {
            "game": game,
            "rules": record.rules,
            "fairness": msgspec.to_builtins(proven.commitments),
            "draws": draws,
        }

        assert by_text(given)["numbers"] == [
            [number for _, number in draw.numbers] for draw in proven.draws
        ]

    play_quickly(scene)


def test_a_contribution_that_was_not_committed_to_is_found_by_the_text() -> None:
    example = re.findall(r"```json\n(.*?)```", TEXT.read_text(encoding="utf-8"), re.DOTALL)[0]
    given = json.loads(example)
    given["fairness"]["contributions"][0] = "00" * 16

    with pytest.raises(AssertionError, match="not those that were committed to"):
        by_text(given)


def test_a_third_start_is_found_by_the_text() -> None:
    example = re.findall(r"```json\n(.*?)```", TEXT.read_text(encoding="utf-8"), re.DOTALL)[0]
    given = json.loads(example)
    given["fairness"]["attempts"].insert(0, given["fairness"]["attempts"][0])

    with pytest.raises(AssertionError, match="not those that were committed to"):
        by_text(given)


@pytest.mark.parametrize(
    "change",
    [
        {"options": '{"bribes":"on","players":3,"sheriff": null}'},
        {"options": '{"players":3,"bribes":"on","sheriff":null}'},
        {"withheld": [2, 2]},
        {"withheld": [2, 1]},
        {"withheld": [3]},
        {"start": "{ }"},
    ],
)
def test_another_spelling_of_what_the_key_binds_is_found_by_the_text(change: Any) -> None:
    example = re.findall(r"```json\n(.*?)```", TEXT.read_text(encoding="utf-8"), re.DOTALL)[0]
    given = json.loads(example)
    fairness = given["fairness"]
    for name, value in change.items():
        owner = {"options": fairness, "withheld": fairness["attempts"][0]}.get(name, given)
        owner[name] = value

    with pytest.raises(AssertionError, match="not in their one text"):
        by_text(given)
