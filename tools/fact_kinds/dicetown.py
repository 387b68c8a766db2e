"""The kinds of facts of Dice Town, described for programs."""

from __future__ import annotations

from typing import Final

from tools.fact_kinds import FactKind

FACT_KINDS: Final = (
    FactKind(
        "place",
        "Who leads a place, by the dice set aside.",
        "",
        "`subject`: the place. `seats`: the leaders, several in a tie. `count`: how many of its"
        " dice each of them has; null for the Town Hall, where hands count. `is_complete`: the"
        " viewer is among the leaders.",
    ),
    FactKind(
        "own",
        "What the lead of a place would bring the viewer with the dice set aside; or whether the"
        " viewer would have to visit Doc Badluck.",
        "Points; null where cards are drawn or stolen, for Doc Badluck, and for a place that is"
        " done in this round.",
        "`subject`: the place. `count`: nuggets at the mine, bills at the bank, cards elsewhere."
        " `is_complete`: for `doc`, the viewer need not go.",
    ),
    FactKind(
        "rivals",
        "The rivals with the most dice for a place.",
        "",
        "`subject`: the place. `seats`: the rivals. `count`: how many dice each of them has.",
    ),
    FactKind(
        "hand",
        "What hand the dice that one player has set aside make, in words.",
        "",
        "`seats`: the player.",
    ),
    FactKind(
        "known",
        "The cards in one player's hand that everybody has seen, in words.",
        "",
        "`seats`: the player. `count`: how many cards.",
    ),
    FactKind(
        "score",
        "The points of one player so far, as far as the viewer can count them.",
        "",
        "`seats`: the player. `count`: the points. `is_complete`: no card is hidden.",
    ),
    FactKind(
        "tie",
        "After the game: what put one of two players with equal points ahead, in words.",
        "",
        "`seats`: the player ahead, and the one behind.",
    ),
)
