"""The documents that are made from the code are as the code is now."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.server.serving import PATIENCE, Server
from tinhorn.games import GAMES
from tinhorn.server.protocol import DOCUMENT, SCHEMA, document, schema
from tinhorn.server.wire.lobby import NewTable, TableInfo
from tinhorn.server.wire.table import Answer, Refused, Update

REPOSITORY = Path(__file__).parents[2]


def test_the_protocol_is_written_down_as_it_is() -> None:
    assert (REPOSITORY / "docs" / DOCUMENT).read_text() == document(), "run `make protocol`"
    assert (REPOSITORY / "docs" / SCHEMA).read_bytes() == schema(), "run `make protocol`"


def test_every_message_is_in_the_schema() -> None:
    known = json.loads(schema())["$defs"]

    for kind in (Update, Answer, Refused, TableInfo, NewTable):
        fields = {field.encode_name for field in msgspec.structs.fields(kind)}
        assert fields <= known[kind.__name__]["properties"].keys()


def test_the_example_plays_a_whole_game_of_every_title(sqlite_url: str) -> None:
    with Server(sqlite_url, "--no-limits", is_measured=False) as server:
        for game in GAMES:
            done = subprocess.run(
                [sys.executable, REPOSITORY / "examples" / "bot.py", server.url, game],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=True,
            )
            assert "ranking" in done.stdout
