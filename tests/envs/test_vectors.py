"""docs/vectors.md says which action an id stands for, and where a field is in the vector."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy", reason="the environments need tinhorn[envs]")

from tests.envs.playing import TABLES
from tinhorn.envs.codec import codec_of
from tinhorn.envs.table import Table
from tinhorn.games import installed
from tools.vectors import FILE, page

GAMES = sorted({game for game, _ in TABLES})


def test_the_page_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "write it again: make api"


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_its_row_and_no_other(game: str) -> None:
    codec = codec_of(game)
    ids = [id for first, size, _, _ in codec.ids for id in range(first, first + size)]

    assert ids == [*range(codec.num_actions)]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_row_of_an_id_names_the_action(game: str, players: int) -> None:
    codec, rng = codec_of(game), Random(players)
    table = Table(codec, codec.game.Setup(players=players), rng)

    while asked := table.asked:
        legal = table.legal(asked[0])
        for id, action in legal.items():
            [row] = [row for row in codec.ids if row.first <= id < row.first + row.size]
            assert type(action).__name__ in row.actions
        table.answer(asked[0], rng.choice([*legal.values()]))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_guide_tells_the_length_and_type_of_observations(game: str, players: int) -> None:
    codec = codec_of(game)
    seen = Table(codec, codec.game.Setup(players=players), Random(0)).observe(0)
    [row] = [
        line
        for line in FILE.with_name("research.md").read_text(encoding="utf-8").splitlines()
        if line.startswith(f"| {installed()[game].offer.title} | ")
    ]

    assert f"{seen.size:,}" in row
    assert f"`{seen.dtype}`" in row
