"""The documents that are made from the code are as the code is now."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.server.serving import PATIENCE, Server
from tinhorn.games import GAMES
from tinhorn.kernel import CHANCE, Play
from tinhorn.server.wire.lobby import NewTable, TableInfo
from tinhorn.server.wire.table import Answer, Refused, Update
from tools.protocol import DOCUMENT, SCHEMA, document, schema

REPOSITORY = Path(__file__).parents[2]


def test_the_protocol_is_written_down_as_it_is() -> None:
    assert DOCUMENT.read_text() == document(), "run `make protocol`"
    assert SCHEMA.read_bytes() == schema(), "run `make protocol`"


def test_every_message_is_in_the_schema() -> None:
    known = json.loads(SCHEMA.read_bytes())["$defs"]

    for kind in (Update, Answer, Refused, TableInfo, NewTable):
        fields = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert fields <= known[kind.__name__]["properties"].keys()


def test_no_field_of_the_schema_may_hold_anything() -> None:
    for name, part in json.loads(SCHEMA.read_bytes())["$defs"].items():
        for field, shown in part.get("properties", {}).items():
            assert shown.keys() - {"description", "default"}, f"{name}.{field}"


@pytest.mark.parametrize("game", [*GAMES])
def test_what_a_game_sends_and_stores_fits_the_schema(game: str) -> None:
    parts = json.loads(SCHEMA.read_bytes())
    rules, rng = GAMES[game], Random(7)
    fits = {
        name: Draft202012Validator({**parts, "$ref": f"#/$defs/{game}.{name}"})
        for name in ("View", "Event", "Action")
    }
    play = Play(rules, rules.Setup(players=3))
    seen = {"View": 0, "Event": 0, "Action": 0}

    def require(name: str, value: Any) -> None:
        fits[name].validate(json.loads(msgspec.json.encode(value)))
        seen[name] += 1

    while decisions := rules.pending(play.state):
        seat = decisions[0].seat
        if seat == CHANCE:
            action = rules.chance(play.state, rng)
        else:
            require("View", rules.view(play.state, seat))
            action = rng.choice(rules.options(play.state, seat))
        require("Action", action)
        for event in rules.apply(play.state, seat, action).events:
            require("Event", event.seen_by(0))
        play.answer(decisions[0], action)

    assert min(seen.values()) > 50


def test_the_example_plays_a_whole_game_of_every_title(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits") as server:
        for game in GAMES:
            done = subprocess.run(
                [sys.executable, REPOSITORY / "examples" / "bot.py", server.url, game],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=True,
            )
            assert "ranking" in done.stdout
