"""Dice Town (docs/rules/dicetown.md): poker dice under cups, a town to rob, for 2 to 5 players."""

from typing import Final

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.advice import consequence, facts
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.imagine import imagine
from tinhorn.games.dicetown.lessons import REMARKS, THINGS, hints, paragraphs
from tinhorn.games.dicetown.report import report
from tinhorn.games.dicetown.rules import (
    apply,
    chance,
    check,
    default,
    new,
    options,
    outcome,
    pending,
)
from tinhorn.games.dicetown.rules.setup import PLAYERS
from tinhorn.games.dicetown.state import Setup, State
from tinhorn.games.dicetown.statistics import fortunes, lap, luck, tally
from tinhorn.games.dicetown.story import tell
from tinhorn.games.dicetown.view import View, view
from tinhorn.games.dicetown.words import ask, label, together

NAME: Final = "dicetown"
RULES_VERSION: Final = 1
REACTIONS: Final = frozenset({"react", "counter", "turn"})

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
