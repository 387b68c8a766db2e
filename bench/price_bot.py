"""How often examples/price_bot.py wins at a server: one seat, two greenhorns.

tinhorn serve --no-open --no-limits --pace 0 --port 8020 &
python bench/price_bot.py http://127.0.0.1:8020 --games 200 --save
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from readings import add_option, save

from tinhorn.arena.simulation import wilson

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
import price_bot

AT_ONCE = 4


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server")
    parser.add_argument("--games", type=int, default=200)
    add_option(parser)
    wish = parser.parse_args()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        outcomes = list(pool.map(price_bot.played, [wish.server] * wish.games))
    wins = sum(1 / len(outcome["ranking"][0]) for outcome in outcomes if 0 in outcome["ranking"][0])
    low, high = wilson(wins, wish.games)
    figures = {
        "others": "greenhorn:steady,greenhorn:steady",
        "games": wish.games,
        "wins [%]": round(100 * wins / wish.games, 1),
        "wins [%], low": round(100 * low, 1),
        "wins [%], high": round(100 * high, 1),
        "equal play [%]": 33,
    }
    print(json.dumps(figures))
    save(wish.save, [figures])


if __name__ == "__main__":
    main()
