"""Take over an actor that was trained with an earlier list of features, for tables of four.

`python -m tools.train.winchester.adopt ACTOR.npz OUT.npz --about TEXT`. Features that the actor
does not know get a weight of zero; so do seats that it never saw.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

SQUARES: Final = 18
OLD_SEATS, SEATS = 4, 5
PER_SEAT: Final = {
    "plots": 19,
    "objectives": 10,
    "cash_known": 1,
    "cash": 1,
    "cash_steps": 12,
    "duel": 1,
    "first": 1,
    "asked": 1,
    "count": 1,
    "tokens": 3,
    "group": 1,
    "reached": 10,
    "secret": 1,
    "fortune": 1,
    "looked": 4,
    "inside": 1,
    "holder": 1,
    "gained": 10,
    "wins": 1,
    "pay": 1,
    "worth": 1,
    "others_looked": 4,
}
WHOLE: Final = {
    "players": 3,
    "hidden": 1,
    "ledger": 1,
    "phase": 3,
    "bonus": 57,
    "unseen": 10,
    "card_known": 4,
    "sites": 4,
    "turned": 4,
    "saloon": 1,
    "empty": 1,
    "unsold": 1,
    "few": 6,
    "piles": 10,
    "shown": 10,
    "own": SQUARES,
    "others": SQUARES,
    "beyond": SQUARES,
    "plot": 19,
    "here": 3,
    "inside_count": 5,
    "standing": 1,
    "bid_steps": 11,
    "cash_left": 1,
    "richest_left": 1,
    "site": 1,
    "fair": 1,
    "room": 1,
    "rooms": 7,
}
NEW: Final = [
    "players",
    "hidden",
    "ledger",
    "phase",
    "bonus",
    "unseen",
    "card_known",
    "sites",
    "turned",
    "saloon",
    "empty",
    "unsold",
    "few",
    "piles",
    "shown",
    "plots",
    "objectives",
    "cash_known",
    "cash",
    "cash_steps",
    "duel",
    "first",
    "asked",
    "count",
    "tokens",
    "group",
    "reached",
    "secret",
    "fortune",
    "looked",
    "own",
    "others",
    "beyond",
    "inside",
    "holder",
    "gained",
    "wins",
    "pay",
    "plot",
    "here",
    "inside_count",
    "standing",
    "bid_steps",
    "cash_left",
    "richest_left",
    "site",
    "worth",
    "fair",
    "room",
    "rooms",
]
"""The features of `features.py`, in their order."""
OLD: Final = [
    "plots",
    "bonus",
    "plot",
    "phase",
    "objectives",
    "unseen",
    "card_known",
    "sites",
    "turned",
    "others_looked",
    "ledger",
    "cash",
    "cash_steps",
    "saloon",
    "empty",
    "piles",
    "shown",
    "standing",
    "bid_steps",
    "inside",
    "inside_count",
    "holder",
    "duel",
    "first",
    "unsold",
    "few",
    "count",
    "tokens",
    "here",
    "cash_left",
    "richest_left",
    "reached",
    "gained",
    "wins",
    "group",
    "pay",
    "site",
    "secret",
    "fortune",
    "own",
    "others",
    "beyond",
    "worth",
    "fair",
    "room",
    "rooms",
]
"""The features of the prototype."""


def places(names: list[str], seats: int) -> dict[str, range]:
    """Where each feature is."""
    found, start = {}, 0
    for name in names:
        size = PER_SEAT[name] * seats if name in PER_SEAT else WHOLE[name]
        if name == "others_looked":
            size -= PER_SEAT[name]
        elif name == "inside_count":
            size = seats
        found[name] = range(start, start + size)
        start += size
    return found


def adopted(first: Floats) -> Floats:
    """The first layer for the new features."""
    old, new = places(OLD, OLD_SEATS), places(NEW, SEATS)
    assert old["rooms"].stop == first.shape[0], (old["rooms"].stop, first.shape)
    layer = np.zeros((new["rooms"].stop, first.shape[1]), np.float32)
    for name in OLD:
        rows = first[old[name]]
        if name == "others_looked":
            start = new["looked"].start + PER_SEAT["looked"]
        else:
            start = new[name].start
        layer[start : start + len(rows)] = rows
    return layer


def outputs(last: Floats, bias: Floats) -> tuple[Floats, Floats]:
    """The last layer with two more choices, looks at a fifth seat, which are never made."""
    after_looks = 1 + 4 + 1 + SQUARES + 6
    never = np.full(2, -1e4, np.float32)
    return (
        np.insert(last, [after_looks] * 2, 0.0, axis=1),
        np.insert(bias, [after_looks] * 2, never),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("actor", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--name", default="actor")
    parser.add_argument("--about", default="")
    wanted = parser.parse_args()
    stored = np.load(wanted.actor)
    layers = {name: stored[name].astype(np.float32) for name in stored.files}
    depth = len(layers) // 2
    layers["w0"] = adopted(layers["w0"])
    layers[f"w{depth - 1}"], layers[f"b{depth - 1}"] = outputs(
        layers[f"w{depth - 1}"], layers[f"b{depth - 1}"]
    )
    about = {
        "game": "winchester",
        "features": 1,
        "seed": 0,
        "commit": "prototype",
        "hardware": "NVIDIA H200",
        "jax": "0.11.2",
        "command": wanted.about,
        "iterations": 0,
    }
    before = dict(np.load(wanted.out)) if wanted.out.exists() else {}
    text = np.frombuffer(json.dumps(about, sort_keys=True).encode(), np.uint8)
    arrays = {f"{wanted.name}_{name}": values.astype(np.float16) for name, values in layers.items()}
    np.savez_compressed(wanted.out, **(before | arrays | {"about": text}))


if __name__ == "__main__":
    main()
