"""The points of each seat, and the cards that everybody has seen."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.support.dicetown import DiceTownTable, deal
from tests.support.people import ANN, BOB, CAT, NAMES
from tinhorn.games import dicetown
from tinhorn.kernel.game import Fact, Viewer
from tinhorn.locale import say

Shown = Literal["secret", "noted", "open"]


def told(table: DiceTownTable, viewer: Viewer, kind: str) -> dict[int, Fact]:
    facts = dicetown.facts(table.seen_by(viewer))
    return {fact.seats[0]: fact for fact in facts if fact.kind == kind}


def table_where_bob_took_a_property(shown: Shown) -> DiceTownTable:
    """Bob has properties that lay open, and a store card that nobody else has seen."""
    table = deal(hall=BOB, store={CAT: ["wanted"]}, sheriff=CAT, memory=shown)
    return table.quiet(store=BOB, card="brute", hall=ANN)


@pytest.mark.rule("D-END-4")
@pytest.mark.parametrize(
    ("shown", "viewer", "is_counted"),
    [
        ("secret", ANN, False),
        ("secret", None, False),
        ("noted", ANN, True),
        ("noted", None, False),
        ("open", ANN, True),
        ("open", None, True),
    ],
)
def test_who_is_shown_the_points_of_a_property_taken_openly(
    shown: Shown, viewer: Viewer, *, is_counted: bool
) -> None:
    table = table_where_bob_took_a_property(shown)
    player = table.state.players[BOB]
    worth = sum(int(card.removeprefix("property-")) for card in player.properties)
    open_points = player.nuggets + player.bills // 2

    score = told(table, viewer, "score")[BOB]

    assert score.count == open_points + worth * is_counted
    assert not score.is_complete
    assert score.text.args["hidden"] == len(player.store) + (
        0 if is_counted else len(player.properties)
    )
    assert (BOB in told(table, viewer, "known")) == is_counted


@pytest.mark.rule("D-END-4")
def test_points_are_told_with_the_number_of_hidden_cards() -> None:
    table = table_where_bob_took_a_property("noted")

    score = say(told(table, ANN, "score")[BOB].text, names=NAMES)
    known = say(told(table, ANN, "known")[BOB].text, names=NAMES)

    assert score.endswith(" points so far + 1 hidden card")
    assert known.startswith("Everyone has seen in BOB’s hand: ")


@pytest.mark.rule("D-END-4")
def test_ones_own_points_are_complete() -> None:
    score = told(table_where_bob_took_a_property("secret"), BOB, "score")[BOB]

    assert score.is_complete
    assert score.count is not None
    assert BOB not in told(table_where_bob_took_a_property("open"), BOB, "known")
