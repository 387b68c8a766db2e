"""Recompute draws as docs/fairness.md says. Imports only the standard library.

Reads a JSON object like the example of the text, and prints the key and the numbers.
"""

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator
from typing import Any


def is_committed(fairness: dict[str, Any]) -> bool:
    secret = bytes.fromhex(fairness["secret"])
    last = fairness["attempts"][-1]
    return (
        hashlib.sha256(secret).hexdigest() == fairness["commitment"]
        and last["withheld"] == []
        and len(fairness["attempts"]) <= 2
        and all(
            is_seat_committed(fairness, seat, committed)
            for seat, committed in enumerate(last["commitments"])
        )
    )


def is_one_text(given: dict[str, Any]) -> bool:
    """Options, start and attempts cannot be written in another way."""
    fairness, start = given["fairness"], given.get("start", "")
    options = json.loads(fairness["options"])
    return (
        fairness["options"] == as_json(dict(sorted(options.items())))
        and (not start or start == as_json(json.loads(start)))
        and all(map(is_one_attempt, fairness["attempts"]))
    )


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def is_one_attempt(attempt: dict[str, Any]) -> bool:
    commitments, withheld = attempt["commitments"], attempt["withheld"]
    return (
        all(one is None or re.fullmatch("[0-9a-f]{64}", one) for one in commitments)
        and withheld == sorted(set(withheld))
        and set(withheld) <= {seat for seat, one in enumerate(commitments) if one}
    )


def is_seat_committed(fairness: dict[str, Any], seat: int, committed: str | None) -> bool:
    given = fairness["contributions"][seat]
    if committed is None:
        name = f"{fairness['table']}#{seat}"
        return bool(given == hashlib.sha256(name.encode()).hexdigest()[:32])
    return hashlib.sha256(bytes.fromhex(given)).hexdigest() == committed


def key_of(given: dict[str, Any]) -> bytes:
    fairness = given["fairness"]
    parts = ["tinhorn draws 2", fairness["table"], given["game"], str(given["rules"])]
    parts += [fairness["options"], given.get("start", "")]
    for attempt in fairness["attempts"]:
        parts.append(" ".join(one or "-" for one in attempt["commitments"]))
        parts.append(" ".join(str(seat) for seat in attempt["withheld"]))
    encoded = [part.encode() for part in parts]
    encoded += [bytes.fromhex(one) for one in fairness["contributions"]]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in encoded)
    return hmac.digest(bytes.fromhex(fairness["secret"]), message, "sha256")


def bytes_of(key: bytes, label: str, number: int) -> Iterator[int]:
    block = 0
    while True:
        name = f"{label}#{number}" + (f"#{block}" if block else "")
        yield from hmac.digest(key, name.encode(), "sha256")
        block += 1


def number_below(limit: int, stream: Iterator[int]) -> int:
    bits = len(bin(limit)) - 2
    size = (bits + 7) // 8
    while True:
        taken = int.from_bytes([next(stream) for _ in range(size)], "big")
        number = taken >> (size * 8 - bits)
        if number < limit:
            return number


def numbers_of(key: bytes, draw: dict[str, Any]) -> list[int]:
    stream = bytes_of(key, draw["label"], draw["number"])
    return [number_below(limit, stream) for limit in draw["limits"]]


given = json.load(sys.stdin)
assert is_committed(given["fairness"]), "the contributions are not those that were committed to"
assert is_one_text(given), "options, start or attempts are not in their one text"
key = key_of(given)
found = {"key": key.hex(), "numbers": [numbers_of(key, draw) for draw in given["draws"]]}
sys.stdout.write(json.dumps(found))
