"""Makes the golden games anew: `python -m tests.support.goldens`. The same games every time.

Each is the first random game, by its seed, in which what it is named for happens.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from tests.support import goldens_dicetown, goldens_winchester
from tests.support.people import NAMES
from tests.support.table import GOLDEN
from tests.support.transcript import transcript
from tests.support.wanted import Wanted
from tinhorn.games import GAMES
from tinhorn.kernel.record import Record, to_json
from tinhorn.testing.random_play import random_turns

WANTED: Final[dict[str, tuple[Wanted, ...]]] = {
    "dicetown": goldens_dicetown.WANTED,
    "winchester": goldens_winchester.WANTED,
}
"""The golden games of every game, by its name. A new game is one line here."""


def find(name: str, wanted: Wanted) -> Record[Any, Any]:
    """Return the first game, by seed, that is what is wanted."""
    game = GAMES[name]
    for seed in count():
        turns = list(random_turns(game, wanted.setup, Random(seed), liveliness=wanted.liveliness))
        if wanted.is_it(turns):
            break
    return Record(
        game=name,
        rules=game.RULES_VERSION,
        setup=wanted.setup,
        names=NAMES[: wanted.setup.players],
        entries=tuple(turn.entry for turn in turns),
        outcome=game.outcome(turns[-1].after),
    )


def write(folder: Path) -> None:
    """Write every golden game and its transcript."""
    for name, games in WANTED.items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        for wanted in games:
            record = find(name, wanted)
            path = folder / name / f"{wanted.file}.log"
            path.write_bytes(to_json(record))
            path.with_suffix(".txt").write_text(transcript(record), encoding="utf-8")


if __name__ == "__main__":
    write(GOLDEN)
