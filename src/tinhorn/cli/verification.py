"""Whether the draws of a recorded game follow from its published secret."""

from __future__ import annotations

from pathlib import Path

from tinhorn.cli.record_files import read_bytes
from tinhorn.games import GAMES
from tinhorn.kernel.record import decode_record, from_json
from tinhorn.table import fairness


def verified_draws(path: Path) -> int:
    """Recompute every draw of the record and return how many there are."""
    data = read_bytes(path)
    record = decode_record(data, GAMES)
    # The draws come first: a changed draw is then named itself, not the move it made impossible.
    draws = fairness.verify(GAMES[record.game], record)
    from_json(data, GAMES)
    return draws
