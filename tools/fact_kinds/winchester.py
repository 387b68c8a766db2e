"""The kinds of facts of Winchester, described for programs."""

from __future__ import annotations

from typing import Final

from tools.fact_kinds import FactKind

FACT_KINDS: Final = (
    FactKind(
        "secret",
        "A secret objective of the viewer.",
        "Banknotes that the plot for sale would add; without one, that it pays by now.",
        "`subject`: the objective. `count`: what the viewer has of what it counts; `then`: with the"
        " plot for sale. `each`: banknotes for one. `places`: the plots that count.",
    ),
    FactKind(
        "shared",
        "A shared objective on display.",
        "Banknotes under it, if the viewer meets it, or would with the plot for sale; else null.",
        "`subject`: its number. `count`: what the viewer has of it; `then`: with the plot for sale;"
        " `needed`: what it takes. `is_complete`: it is met, or would be. `places`: unsold plots"
        " that bring it closer.",
    ),
    FactKind(
        "progress",
        "How far one player has come with a shared objective, without the plot for sale.",
        "",
        "`seats`: the player. `subject`, `count`, `needed`, `is_complete`: as in `shared`.",
    ),
    FactKind(
        "token",
        "The bonus token on the plot for sale.",
        "Banknotes: of the best ride (Movement), or the tips in the saloon; null for others.",
        "`subject`: `movement`, `rumor`, `saloon`, or `hidden`.",
    ),
    FactKind(
        "site",
        "The card at the plot for sale.",
        "Banknotes on the card; null if the viewer does not know.",
        "`subject`: `mine` or `ranch`.",
    ),
    FactKind(
        "neighbours",
        "The viewer's plots beside the plot for sale.",
        "",
        "`count`: how many.",
    ),
    FactKind(
        "squares",
        "The squares of river and rails beside the plot for sale, in words only.",
    ),
    FactKind(
        "total",
        "What the plot for sale would bring the viewer in all.",
        "Banknotes, the price aside, and the most that its token could bring.",
    ),
    FactKind(
        "worth",
        "What the viewer would have if the game ended now.",
        "Banknotes.",
    ),
    FactKind(
        "score",
        "What one player would have if the game ended now, where money is shown.",
        "Banknotes, without objectives that the viewer does not know.",
        "`seats`: the player. `count`: how many objectives the viewer does not know; `is_complete`:"
        " none.",
    ),
    FactKind(
        "tie",
        "After the game: what put one of two players with equal fortunes ahead, in words.",
        "",
        "`seats`: the player ahead, and the one behind.",
    ),
)
