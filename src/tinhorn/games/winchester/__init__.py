"""Winchester (docs/rules/winchester.md): nineteen plots, an auction each, for 3 to 5 heirs."""

from typing import Final

from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.advice import consequence, facts, facts_basis
from tinhorn.games.winchester.events import Event
from tinhorn.games.winchester.hints import RULE_FOR, THINGS, TIPS, hints, relevant_rules
from tinhorn.games.winchester.imagine import imagine
from tinhorn.games.winchester.lesson import LESSON
from tinhorn.games.winchester.orders import Orders, follow
from tinhorn.games.winchester.public_decisions import public_decision
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
from tinhorn.games.winchester.rules.setup import PLAYERS, RULES_VERSION, SUPPORTED_RULES
from tinhorn.games.winchester.state import Setup, State
from tinhorn.games.winchester.statistics import count_dice, luck, net_worth, round_number
from tinhorn.games.winchester.story import narrate
from tinhorn.games.winchester.upgrade import upgrade_state
from tinhorn.games.winchester.view import View, view, views
from tinhorn.games.winchester.words import combine, label, question

NAME: Final = "winchester"
REACTIONS: Final[frozenset[str]] = frozenset()
SHOWS_READY: Final[frozenset[str]] = frozenset()
OWN_FIELDS: Final = frozenset({"viewer", "players", "cards", "decision", "options"})

__all__ = [
    "LESSON",
    "NAME",
    "OWN_FIELDS",
    "PLAYERS",
    "REACTIONS",
    "RULES_VERSION",
    "RULE_FOR",
    "SHOWS_READY",
    "SUPPORTED_RULES",
    "THINGS",
    "TIPS",
    "Action",
    "Event",
    "Orders",
    "Setup",
    "State",
    "View",
    "apply",
    "chance",
    "check",
    "combine",
    "consequence",
    "count_dice",
    "default",
    "facts",
    "facts_basis",
    "follow",
    "hints",
    "imagine",
    "label",
    "luck",
    "narrate",
    "net_worth",
    "new",
    "options",
    "outcome",
    "pending",
    "public_decision",
    "question",
    "relevant_rules",
    "report",
    "round_number",
    "upgrade_state",
    "view",
    "views",
]
