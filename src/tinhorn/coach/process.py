"""One review in a process of its own: a record on standard input, its review on standard output.

    python -m tinhorn.coach.process SEAT…

A review takes seconds of computing. In the server's own process it would delay every table.
"""

from __future__ import annotations

import os
import sys

import msgspec

from tinhorn.coach.review import review
from tinhorn.games import GAMES
from tinhorn.kernel import decode_record


def answer(data: bytes, seats: tuple[int, ...]) -> bytes:
    """Return the review of a record, both as JSON."""
    record = decode_record(data, GAMES)
    return msgspec.json.encode(review(GAMES[record.game], record, seats=seats))


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # live games come first
    seats = tuple(map(int, sys.argv[1:]))
    sys.stdout.buffer.write(answer(sys.stdin.buffer.read(), seats))


if __name__ == "__main__":
    main()
