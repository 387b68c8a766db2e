"""Structure-aware mutations of records: JSON of nearly the right shape, with wrong content."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

ODD_VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 7, 99, 2**31, 2**63, -(2**63), 1.5, "", "0", "x\x00y", "é" * 40, [], [0],
    [[]], {}, {"type": "Pass"},
)  # fmt: skip

Json = dict[str, Any]
Mutation = Callable[[Json, Random], None]


def mutated(record: Json, rng: Random) -> Json:
    """Return a copy of a record with one to three mutations."""
    changed = copy.deepcopy(record)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rng.choice(MUTATIONS)(changed, rng)
    return changed


def with_mutated_start(record: Json, rng: Random) -> Json:
    """Return a copy of a record whose start state has the right types but impossible content."""
    state = json.loads(record["start"])
    lists = [node for node in _containers(state) if isinstance(node, list) and node]
    chosen = rng.choice(lists)
    if rng.random() < 0.5:
        del chosen[rng.randrange(len(chosen)) :]
    else:
        chosen.append(copy.deepcopy(rng.choice(chosen)))
    return {**record, "start": json.dumps(state)}


def _containers(node: Any) -> Iterator[Any]:
    """Yield all objects and lists in a JSON value."""
    if isinstance(node, dict | list):
        yield node
        for child in node.values() if isinstance(node, dict) else node:
            yield from _containers(child)


def _entries(record: Json) -> list[Any]:
    entries = record.get("entries")
    return entries if isinstance(entries, list) and len(entries) > 2 else [{}, {}, {}]


def _entry(record: Json, rng: Random) -> Json:
    entry = rng.choice(_entries(record))
    return entry if isinstance(entry, dict) else {}


def _swap_entries(record: Json, rng: Random) -> None:
    entries = _entries(record)
    one, other = rng.sample(range(len(entries)), 2)
    entries[one], entries[other] = entries[other], entries[one]


def _drop_entries(record: Json, rng: Random) -> None:
    entries = _entries(record)
    first = rng.randrange(len(entries))
    del entries[first : first + rng.choice((1, 1, 2, 10))]


def _cut(record: Json, rng: Random) -> None:
    """Stop early, and claim that the game goes on: valid unless something else is changed."""
    entries = _entries(record)
    del entries[rng.randrange(len(entries)) :]
    record["outcome"] = None


def _repeat_entry(record: Json, rng: Random) -> None:
    entries = _entries(record)
    entries.insert(rng.randrange(len(entries)), copy.deepcopy(rng.choice(entries)))


def _change_seat(record: Json, rng: Random) -> None:
    _entry(record, rng)["seat"] = rng.choice((-2, -1, 0, 1, 2, 3, 99, "0", None))


def _give_to_chance(record: Json, rng: Random) -> None:
    """Chance answers what a person is asked."""
    _entry(record, rng)["seat"] = -1


def _change_prompt(record: Json, rng: Random) -> None:
    entry = _entry(record, rng)
    prompt = entry.get("prompt")
    shift = rng.choice((-1, 1, 2, 2**40))
    entry["prompt"] = prompt + shift if isinstance(prompt, int) else shift


def _exchange_actions(record: Json, rng: Random) -> None:
    one, other = _entry(record, rng), _entry(record, rng)
    one["action"], other["action"] = other.get("action"), one.get("action")


def _change_something(record: Json, rng: Random) -> None:
    """Replace, remove or retype any value at any depth."""
    node: Any = rng.choice((record, _entry(record, rng)))
    while True:
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(node[key], dict | list) and node[key] and rng.random() < 0.8:
            node = node[key]
            continue
        if rng.random() < 0.2:
            del node[key]
        else:
            node[key] = _other_value(node[key], rng)
        return


def _other_value(value: Any, rng: Random) -> Any:
    if isinstance(value, bool) or rng.random() < 0.3:
        return copy.deepcopy(rng.choice(ODD_VALUES))
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2, 100))
    if isinstance(value, str) and value:
        place = rng.randrange(len(value))
        return value[:place] + rng.choice("0fgZ{\u2028") + value[place + 1 :]
    return copy.deepcopy(rng.choice(ODD_VALUES))


def _change_names(record: Json, rng: Random) -> None:
    names = ["a", "b", "c", "d", "e", "f"]
    record["names"] = names[: rng.randrange(7)]
    if isinstance(record.get("setup"), dict) and rng.random() < 0.7:
        record["setup"]["players"] = len(record["names"])


def _change_fairness(record: Json, rng: Random) -> None:
    fairness = record.get("fairness")
    if not isinstance(fairness, dict) or not fairness:
        record["fairness"] = rng.choice(ODD_VALUES)
        return
    key = rng.choice(list(fairness))
    fairness[key] = _other_value(fairness[key], rng)


def _exchange_setups(record: Json, rng: Random) -> None:
    """Change the setup in the record and in the text that went into the key alike."""
    setup, fairness = record.get("setup"), record.get("fairness")
    if isinstance(setup, dict) and setup:
        key = rng.choice(list(setup))
        setup[key] = _other_value(setup[key], rng)
        if isinstance(fairness, dict):
            fairness["options"] = json.dumps(setup, sort_keys=True, separators=(",", ":"))


def _change_start(record: Json, rng: Random) -> None:
    start = record.get("start")
    if not isinstance(start, str) or not start:
        record["start"] = rng.choice(("", "{}", "null", "[]", 0, None))
        return
    try:
        state = json.loads(start)
    except ValueError:
        return
    if isinstance(state, dict):
        _change_something(state, rng)
        record["start"] = json.dumps(state)


MUTATIONS: Final[tuple[Mutation, ...]] = (
    _swap_entries,
    _drop_entries,
    _cut,
    _repeat_entry,
    _change_seat,
    _give_to_chance,
    _change_prompt,
    _exchange_actions,
    _change_something,
    _change_something,
    _change_names,
    _change_fairness,
    _exchange_setups,
    _change_start,
)
