"""Whether the draws of a recorded game follow from its published secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tinhorn.cli.records.files import read_bytes
from tinhorn.cli.translator import Translator
from tinhorn.games import GAMES
from tinhorn.kernel import Fairness, Record, decode_record, from_json
from tinhorn.table import fairness


class Verification(NamedTuple):
    """What was verified: every draw of this record."""

    record: Record[Any, Any]
    commitments: Fairness
    draws: int


def verified_draws(path: Path) -> Verification:
    """Recompute every draw of the record."""
    data = read_bytes(path)
    record = decode_record(data, GAMES)
    # The draws come first: a changed draw is then named itself, not the move it made impossible.
    draws = fairness.verify(GAMES[record.game], record)
    from_json(data, GAMES)
    assert isinstance(record.fairness, Fairness), "only games with commitments are verified"
    return Verification(record, record.fairness, draws)


def statements(verified: Verification, translator: Translator) -> Iterator[str]:
    """Say what the verification proves and what it does not."""
    record, commitments, draws = verified
    yield translator("cli-verified", draws=draws)
    attempts = commitments.attempts or ()
    yield translator("fairness-by", protocol=commitments.protocol)
    by_devices = "record" if not attempts or any(attempts[-1].commitments) else "nothing"
    yield translator("fairness-players")
    yield translator("fairness-operator", proof=by_devices)
    yield translator("fairness-operator-plays", proof=by_devices if attempts else "nothing")
    yield translator("fairness-all")
    for number, attempt in enumerate(attempts, start=1):
        if attempt.withheld:
            names = ", ".join(record.names[seat] or str(seat + 1) for seat in attempt.withheld)
            yield translator("fairness-void", number=number, names=names)
    yield translator("fairness-limits")
    if record.outcome is None:
        yield translator("fairness-cut")
