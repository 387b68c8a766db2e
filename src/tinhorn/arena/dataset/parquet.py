"""A data set as Parquet files with zstd compression, and the page that describes it.

Needs `pip install 'tinhorn[data]'`.
"""

from __future__ import annotations

import platform
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from tinhorn import __version__
from tinhorn.arena.dataset.rows import decision_rows, game_row
from tinhorn.arena.simulation import Played
from tinhorn.games import GAMES

BATCH: Final = 4_000
"""Rows that are collected before they are written."""


class Column(Struct, frozen=True):
    name: str
    type: Any
    """The type in Arrow."""
    text: str


GAME_COLUMNS: Final = (
    Column("game_id", pa.string(), "The key of the game, unique in this data set."),
    Column("game", pa.string(), "The name of the game."),
    Column("rules", pa.int16(), "The version of the rules."),
    Column("setup", pa.string(), "The table options, as JSON."),
    Column("seed", pa.string(), "The seed of the simulation, a whole number of any size."),
    Column("number", pa.int32(), "The number of the game in the simulation, from 0."),
    Column("players", pa.int8(), "The number of players."),
    Column("bots", pa.list_(pa.string()), "The bot in each seat."),
    Column("reason", pa.string(), "The reason why the game ended."),
    Column("ranking", pa.list_(pa.list_(pa.int8())), "The seats, best first; ties together."),
    Column("points", pa.list_(pa.int32()), "The final points of each seat."),
    Column(
        "forfeits",
        pa.list_(pa.int8()),
        "The seats whose bot failed: from then on they got the answers of an absent player.",
    ),
    Column("entries", pa.int32(), "The length of the log, with the draws of chance."),
    Column("record", pa.string(), "The whole game as JSON (docs/record.md): it can be replayed."),
)
DECISION_COLUMNS: Final = (
    Column("game_id", pa.string(), "The game, as in games.parquet."),
    Column("entry", pa.int32(), "The number of the answer in the log of the game, from 1."),
    Column("round", pa.int16(), "The round of the game, as its rules count rounds."),
    Column("seat", pa.int8(), "The seat that decides, from 0."),
    Column("bot", pa.string(), "The bot in that seat."),
    Column("prompt", pa.int32(), "The number of the prompt. Simultaneous decisions share one."),
    Column("kind", pa.string(), "The kind of the decision."),
    Column("options", pa.int32(), "The number of listed options."),
    Column("option", pa.int32(), "The index of the chosen option; null if it is not listed."),
    Column("action", pa.string(), "The chosen action, as JSON."),
    Column(
        "action_id", pa.int16(), "The id of the action, as in environments; null if it has none."
    ),
    Column("mask", pa.list_(pa.int8()), "For each action id: 1 if the action is legal, else 0."),
    Column("observation", pa.list_(pa.int16()), "What the seat may know, as in environments."),
    Column(
        "net_worth", pa.list_(pa.int32()), "What each seat would score if the game ended just now."
    ),
    Column("points", pa.int32(), "The final points of the seat."),
    Column("rank", pa.int8(), "The final rank of the seat, from 1."),
    Column("win", pa.float32(), "The seat's share of the win: 1, a part of a tie, or 0."),
)
CARD: Final = """\
# {games} simulated games of {game}

Made with tinhorn {version}: bots played the games, and each decision is a row. Nothing here comes
from people.

- `games.parquet`: {games} games.
- `decisions.parquet`: {decisions} decisions. Draws of chance are in the records only.

## How it was made

| | |
|---|---|
| game | {game}, rules version {rules} |
| table options | `{setup}` |
| bots | {bots} |
| seed | {seed} |
| versions | tinhorn {version}, pyarrow {pyarrow}, Python {python} |

The same command with the same versions makes the same rows. The bots change seats from game to
game. A decision's row describes the position before the answer. `net_worth` counts hidden
objectives and cards: it is for analysis, and no player may know it during the game.

## games.parquet

{game_columns}

## decisions.parquet

{decision_columns}

## Licence

MIT, as tinhorn itself.
"""


class Dataset:
    """Writes a data set into an empty folder: `add` each game, leave the context to finish."""

    def __init__(self, folder: Path, game: str, setup: Any, bots: tuple[str, ...], seed: int):
        self._folder = folder
        self._game = game
        self._setup = setup
        self._bots = bots
        self._seed = seed
        self._games = _Table(folder / "games.parquet", GAME_COLUMNS)
        self._decisions = _Table(folder / "decisions.parquet", DECISION_COLUMNS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._games.close()
        self._decisions.close()
        if error is None:
            (self._folder / "README.md").write_text(self._card(), encoding="utf-8")

    def add(self, played: Played) -> None:
        """Add a game that was simulated with its record."""
        row = game_row(played, self._bots, self._seed)
        assert played.record is not None
        self._games.add(row)
        for decision in decision_rows(row, played.record):
            self._decisions.add(decision)

    def _card(self) -> str:
        return CARD.format(
            game=self._game,
            rules=GAMES[self._game].RULES_VERSION,
            setup=msgspec.json.encode(self._setup).decode(),
            bots=", ".join(self._bots),
            seed=self._seed,
            games=self._games.count,
            decisions=self._decisions.count,
            version=__version__,
            pyarrow=pa.__version__,
            python=platform.python_version(),
            game_columns=_described(GAME_COLUMNS),
            decision_columns=_described(DECISION_COLUMNS),
        )


class _Table:
    """One Parquet file, written in batches of rows."""

    def __init__(self, path: Path, columns: tuple[Column, ...]) -> None:
        self._schema = pa.schema([pa.field(column.name, column.type) for column in columns])
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._rows: list[dict[str, Any]] = []
        self.count = 0

    def add(self, row: Struct) -> None:
        self._rows.append(msgspec.structs.asdict(row))
        self.count += 1
        if len(self._rows) == BATCH:
            self._write()

    def close(self) -> None:
        self._write()
        self._writer.close()

    def _write(self) -> None:
        self._writer.write_table(pa.Table.from_pylist(self._rows, schema=self._schema))
        self._rows.clear()


def _described(columns: tuple[Column, ...]) -> str:
    head = "| column | type | content |\n|---|---|---|\n"
    return head + "\n".join(f"| `{one.name}` | {one.type} | {one.text} |" for one in columns)
