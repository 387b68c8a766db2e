"""What the coach would answer now: a function of one view, so it knows no more than its viewer."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tinhorn.bots.heuristic.winchester import fair_price
from tinhorn.bots.heuristic.winchester.worth import position
from tinhorn.coach.comparison import advice
from tinhorn.games.winchester.actions import Bid, CallDuel, Pass
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
    action = advice(game, seen)[0]
    answer = game.label(action)
    return Suggestion(
        prompt=seen.prompt,
        answer=answer,
        text=phrase("coach-suggestion", answer=answer),
        why=_why(seen, action),
        rules=game.relevant_rules(seen)[:RULES],
    )


def _why(seen: Any, action: Any) -> tuple[Phrase, ...]:
    """Say what speaks for a bid, a pass or a duel. Other answers have no reasons in words yet."""
    if not isinstance(seen.phase, Bidding):
        return ()
    worth = max(0, round(fair_price(position(seen), seen.phase, seen.viewer)))
    match action:
        case Pass():
            return (_why_pass(seen, worth),)
        case CallDuel():
            return (phrase("coach-why-duel"),)
        case _:
            return (phrase("coach-suggestion-worth", worth=worth),)


def _why_pass(seen: Any, worth: int) -> Phrase:
    if not any(isinstance(option, Bid) for option in seen.options):
        return phrase("coach-suggestion-broke")
    standing = seen.phase.standing
    if worth <= standing:
        return phrase("coach-suggestion-dear", worth=worth)
    return phrase("coach-suggestion-pass", worth=worth, share=standing // (len(seen.players) - 1))
