"""What is said of equal points in the final ranking."""

from __future__ import annotations

import pytest

from tests.support.table import golden
from tinhorn.games import dicetown


@pytest.mark.parametrize("by", ["cards", "sheriff"])
def test_a_tie_names_both_and_what_broke_it(by: str) -> None:
    table = golden(f"dicetown/{by}.log")
    assert table.outcome is not None
    ahead, behind = (seats[0] for seats in table.outcome.ranking[:2])

    for viewer, ending in ((None, ""), (ahead, "-you"), (behind, "-to-you")):
        tie = next(fact for fact in dicetown.facts(table.seen_by(viewer)) if fact.kind == "tie")
        assert tie.text.key == f"dicetown-tie-{by}{ending}"
        assert tie.seats == (ahead, behind)
