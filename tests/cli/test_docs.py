"""The pages on the command line and on records are up to date."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.cli.terminal import environment, tinhorn
from tinhorn.cli.reference import page
from tinhorn.games import GAMES
from tinhorn.kernel.log import Entry
from tinhorn.kernel.record import FORMAT, Fairness, Record, from_json, to_json

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_on_the_command_line_is_up_to_date() -> None:
    written = (DOCS / "cli.md").read_text(encoding="utf-8")

    assert written == page(), "make it anew: python -m tinhorn.cli.reference docs/cli.md"


def test_the_page_is_written_where_it_is_wanted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tinhorn.cli.reference", "cli.md"]
    environs = environment(tmp_path) | {"COLUMNS": "40"}

    subprocess.run(command, cwd=tmp_path, env=environs, check=True)

    assert (tmp_path / "cli.md").read_text(encoding="utf-8") == page()


def sample() -> bytes:
    """Return the record on the page about records."""
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    found = re.search(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1].encode()


def test_the_sample_record_can_be_read_and_is_written_just_so() -> None:
    record = from_json(sample(), GAMES)

    assert to_json(record) == sample()


def test_every_field_of_a_record_is_described() -> None:
    text = (DOCS / "record.md").read_text(encoding="utf-8")
    described = set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))

    fields = {name for kind in (Record, Entry, Fairness) for name in kind.__struct_fields__}
    assert fields == described
    assert f"format {FORMAT}" in text


def test_the_sample_record_can_be_replayed(tmp_path: Path) -> None:
    (tmp_path / "sample.json").write_bytes(sample())

    told = tinhorn(tmp_path, "replay", "sample.json")

    assert told.returncode == 0
    names = msgspec.json.decode(sample())["names"]
    assert any(name in told.stdout for name in names)
    assert json.loads(sample())["outcome"] is None
