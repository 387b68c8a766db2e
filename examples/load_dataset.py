"""Loads a data set of simulated games: counts decisions, then rebuilds what a seat saw.

    tinhorn simulate winchester --players 3 --games 100 --parquet games
    python examples/load_dataset.py games

The README.md in that folder describes the columns. Needs: pip install 'tinhorn[data]'
"""

import sys

import numpy as np
import pyarrow.parquet as pq

from tinhorn.games import GAMES
from tinhorn.kernel.log import replay
from tinhorn.kernel.record import from_json


def main(folder: str) -> None:
    games = pq.read_table(f"{folder}/games.parquet")
    decisions = pq.read_table(f"{folder}/decisions.parquet")
    print(f"{games.num_rows} games, {decisions.num_rows} decisions")

    by_kind = decisions.group_by("kind").aggregate([("options", "mean"), ("entry", "count")])
    for row in sorted(by_kind.to_pylist(), key=lambda row: -row["entry_count"]):
        print(f"{row['entry_count']:>8}  {row['kind']}, {row['options_mean']:.1f} options")

    # What imitation learns from: the observation of each decision, the legal actions, the choice.
    observations = np.array(decisions["observation"].to_pylist())
    masks = np.array(decisions["mask"].to_pylist())
    chosen = np.array(decisions["action_id"].to_pylist())
    print(f"observations {observations.shape}, masks {masks.shape}, actions {chosen.shape}")

    # The position of a decision: replay the record up to it, and look at it from its seat.
    last = decisions.slice(decisions.num_rows - 1).to_pylist()[0]
    game = next(row for row in games.to_pylist() if row["game_id"] == last["game_id"])
    record = from_json(game["record"].encode(), GAMES)
    rules = GAMES[record.game]
    state = replay(rules, record.setup, record.entries[: last["entry"] - 1], rules=record.rules)
    view = rules.view(state, last["seat"])
    print(f"the last decision: {view.decision}, answered with {last['action']}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
