"""What is said of equal fortunes in the final ranking."""

from __future__ import annotations

import pytest

from tests.support.table import golden
from tinhorn.games import winchester


@pytest.mark.parametrize(("log", "by"), [("cash", "cash"), ("duel-token", "token")])
def test_a_tie_names_both_and_what_broke_it(log: str, by: str) -> None:
    table = golden(f"winchester/{log}.log")
    assert table.outcome is not None
    ahead, behind = (seats[0] for seats in table.outcome.ranking[:2])

    for viewer, ending in ((None, ""), (ahead, "-you"), (behind, "-to-you")):
        tie = next(fact for fact in winchester.facts(table.seen_by(viewer)) if fact.kind == "tie")
        assert tie.text.key == f"winchester-tie-{by}{ending}"
        assert tie.seats == (ahead, behind)


def test_different_fortunes_are_no_tie() -> None:
    over = golden("winchester/fortune.log").seen_by(None)

    assert not [fact for fact in winchester.facts(over) if fact.kind == "tie"]
