"""What the coach would answer now: a function of one view, so it knows no more than its viewer."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tinhorn.bots.heuristic.winchester import fair_price
from tinhorn.bots.heuristic.winchester.worth import position
from tinhorn.coach.comparison import advice
from tinhorn.games.winchester.phases import Bidding
from tinhorn.kernel.game import AnyGame
from tinhorn.kernel.phrase import Phrase, phrase

RULES: Final = 2


class Suggestion(Struct, frozen=True):
    """An answer to the decision at hand, and why."""

    prompt: int
    answer: Phrase
    text: Phrase
    """The whole suggestion as one sentence."""
    why: tuple[Phrase, ...]
    rules: tuple[str, ...]
    """The ids of the rules that matter, the most important first."""


def suggest(game: AnyGame, seen: Any) -> Suggestion:
    """Suggest what the strongest bot would answer; the viewer must be asked."""
    answer = game.label(advice(game, seen)[0])
    return Suggestion(
        prompt=seen.prompt,
        answer=answer,
        text=phrase("coach-suggestion", answer=answer),
        why=_why(seen),
        rules=game.relevant_rules(seen)[:RULES],
    )


def _why(seen: Any) -> tuple[Phrase, ...]:
    if not isinstance(seen.phase, Bidding):
        return ()
    worth = max(0, round(fair_price(position(seen), seen.phase, seen.viewer)))
    return (phrase("coach-suggestion-worth", worth=worth),)
