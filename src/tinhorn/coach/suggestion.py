"""What the coach would answer now: a function of one view, so it knows no more than its viewer."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tinhorn.bots import judge_of
from tinhorn.coach.comparison import advice
from tinhorn.kernel import AnyGame, Phrase, phrase

RULES: Final = 2
MOST: Final = phrase("coach-suggestion-most")
"""The reason where a game has no other: the chances of all answers were compared."""


class Suggestion(Struct, frozen=True):
    """An answer to the decision at hand, and why."""

    prompt: int
    """The number of the question."""
    action: Any
    """The answer itself: a page highlights the buttons or dice that give it."""
    answer: Phrase
    """The name of the answer, in words."""
    text: Phrase
    """The whole suggestion as one sentence."""
    why: tuple[Phrase, ...]
    """The reasons, in words."""
    rules: tuple[str, ...]
    """The ids of the rules that matter, the most important first."""


def suggest(game: AnyGame, seen: Any) -> Suggestion:
    """Suggest what the strongest bot would answer; the viewer must be asked."""
    action = advice(game, seen)[0]
    answer = game.label(action)
    return Suggestion(
        prompt=seen.prompt,
        action=action,
        answer=answer,
        text=phrase("coach-suggestion", answer=answer),
        why=tuple(judge_of(game.NAME).suggestion_reasons(seen, action)) or (MOST,),
        rules=game.relevant_rules(seen)[:RULES],
    )
