"""Writes docs/vectors.md, the action ids and observations of the environments: `make api`.

The ids are those of the codec of each game; the fields, with their docstrings, those of
`codec/fields.py`, in the order of the vector.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final

from tinhorn.envs.codec import Codec, codec_of
from tinhorn.envs.table import Table
from tinhorn.games import installed
from tools.protocol import notes

FILE: Final = Path(__file__).parents[1] / "docs" / "vectors.md"
INTRODUCTION: Final = """\
# Vectors and action ids

Generated from the code by `make api`; do not edit it. These are the observations and the action \
ids of [PettingZoo, Gymnasium, OpenSpiel and JAX](research.md), of bots with vectors, and of data \
sets. `tinhorn.envs.codec.codec_of(GAME)` computes them: `vector(view)`, and `encode(action, view, \
seat)`.

Seats are counted clockwise, from the viewer or the player who acts. Plots come by their numbers \
of 2020, other things in the order of their types in the [API](api.md), such as `Objective`.

An observation has the fields below, one after the other. A field that names one of several \
things (a phase, a seat, a plot, a square) has a place for each: 1 for the one that it names, and \
0 everywhere if it names none. Other fields are numbers: counts, amounts, 1 or 0 for yes or no, \
and -1 for what the viewer does not know.
"""


def page() -> str:
    """Return the whole page."""
    games = [name for name, each in installed().items() if each.offer.codec and each.offer.batch]
    return "\n".join([INTRODUCTION, *(line for game in games for line in _game(game))])


def _game(name: str) -> Iterator[str]:
    codec, offer = codec_of(name), installed()[name].offer
    yield f"## {offer.title}\n\n### Action ids of {offer.title}\n"
    yield f"{codec.num_actions} ids; n counts from 0 in each row.\n"
    yield "| ids | action | meaning |\n|---|---|---|"
    for first, size, actions, meaning in codec.ids:
        ids = f"{first}" if size == 1 else f"{first} to {first + size - 1}"
        yield f"| {ids} | {', '.join(f'`{action}`' for action in actions)} | {meaning} |"
    yield f"\n### Observations of {offer.title}\n"
    yield from _observations(codec, import_module(f"{offer.codec}"))


def _observations(codec: Codec, package: ModuleType) -> Iterator[str]:
    """Describe each field and its place in the vector: for each number of players, or for all."""
    fields = import_module(f"{package.__name__}.fields").Observation
    said = notes(fields)
    layouts = {players: _layout(codec, package, players) for players in codec.game.PLAYERS}
    lengths = {players: sum(layout.values()) for players, layout in layouts.items()}
    if len(set(lengths.values())) == 1:
        layouts = {0: next(iter(layouts.values()))}
    yield from _growth(layouts)
    yield f"{_lengths(lengths)} The type is `{_sample(codec, codec.game.PLAYERS[0]).dtype}`.\n"
    heads = [f"{players} players" if players else "places" for players in layouts]
    yield f"| field | by | {' | '.join(heads)} | meaning |\n|---|---|{'---|' * len(heads)}---|"
    for field in fields._fields:
        places = [_places(layout, field) for layout in layouts.values()]
        shape, _, meaning = said[field][1].partition(": ")
        shape = shape.partition("[")[2].rstrip("]")
        yield f"| `{field}` | {shape} | {' | '.join(places)} | {meaning[0].upper()}{meaning[1:]} |"
    yield ""


def _growth(layouts: dict[int, dict[str, int]]) -> Iterator[str]:
    """Tell of what a vector is made, where its length depends on the number of players."""
    if 0 in layouts:
        return
    yield "The length depends on the number of players: many fields have entries for each of them."
    yield "\n| players | of the table | of each player | of each pair | in all |"
    yield "|---|---|---|---|---|"
    least, most = min(layouts), max(layouts)
    for players, layout in layouts.items():
        sums = [0, 0, 0]
        for field, size in layout.items():
            power = _power(layouts[least][field], layouts[most][field], least, most)
            sums[power] += size
        yield f"| {players} | {' | '.join(map(str, sums))} | {sum(sums)} |"
    yield ""


def _power(one: int, other: int, least: int, most: int) -> int:
    """Return 0 for a field of the table, 1 for one of each player, 2 for one of each pair."""
    return next(power for power in range(3) if one * most**power == other * least**power)


def _lengths(lengths: dict[int, int]) -> str:
    """Tell how long a vector is: `308 numbers with 3 players, …`, or one length for all."""
    if len(set(lengths.values())) == 1:
        return f"A vector has {next(iter(lengths.values())):,} numbers, however many play."
    each = [f"{length:,} numbers with {players} players" for players, length in lengths.items()]
    return f"A vector has {', '.join(each)}."


def _places(layout: dict[str, int], field: str) -> str:
    """Return where a field is in the vector, from 0 on."""
    names = list(layout)
    first = sum(layout[name] for name in names[: names.index(field)])
    return f"{first}" if layout[field] == 1 else f"{first} to {first + layout[field] - 1}"


def _layout(codec: Codec, package: ModuleType, players: int) -> dict[str, int]:
    """Return how many numbers each field has in the vector."""
    views = import_module(f"{package.__name__}.views")
    parts = import_module(f"{package.__name__}.fields").parts
    seen = views.from_view(_table(codec, players).view(0))
    sizes = [part.size for part in parts(seen)]
    return dict(zip(seen._fields, sizes, strict=True))


def _sample(codec: Codec, players: int) -> Any:
    return _table(codec, players).observe(0)


def _table(codec: Codec, players: int) -> Table:
    return Table(codec, codec.game.Setup(players=players), Random(0))


def main() -> None:
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
