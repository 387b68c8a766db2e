"""Winchester (docs/rules/winchester.md): nineteen plots, an auction each, for 3 to 5 heirs."""

from typing import Final

from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.advice import consequence, facts
from tinhorn.games.winchester.events import Event
from tinhorn.games.winchester.lessons import REMARKS, THINGS, hints, paragraphs
from tinhorn.games.winchester.report import report
from tinhorn.games.winchester.rules import (
    apply,
    chance,
    check,
    default,
    new,
    options,
    outcome,
    pending,
)
from tinhorn.games.winchester.rules.setup import PLAYERS
from tinhorn.games.winchester.state import Setup, State
from tinhorn.games.winchester.statistics import fortunes, lap, luck, tally
from tinhorn.games.winchester.view import View, imagine, view
from tinhorn.games.winchester.words import ask, label, tell, together

NAME: Final = "winchester"
RULES_VERSION: Final = 1
REACTIONS: Final[frozenset[str]] = frozenset()

__all__ = [
    "NAME",
    "PLAYERS",
    "REACTIONS",
    "REMARKS",
    "RULES_VERSION",
    "THINGS",
    "Action",
    "Event",
    "Setup",
    "State",
    "View",
    "apply",
    "ask",
    "chance",
    "check",
    "consequence",
    "default",
    "facts",
    "fortunes",
    "hints",
    "imagine",
    "label",
    "lap",
    "luck",
    "new",
    "options",
    "outcome",
    "paragraphs",
    "pending",
    "report",
    "tally",
    "tell",
    "together",
    "view",
]
