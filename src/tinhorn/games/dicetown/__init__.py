"""Dice Town (docs/rules/dicetown.md): poker dice under cups, a town to rob, for 2 to 5 players."""

from typing import Final

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.advice import consequence, facts, facts_basis
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.hints import RULE_FOR, THINGS, TIPS, hints, relevant_rules
from tinhorn.games.dicetown.imagine import imagine
from tinhorn.games.dicetown.lesson import LESSON
from tinhorn.games.dicetown.orders import Orders, follow
from tinhorn.games.dicetown.public_decisions import public_decision
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
from tinhorn.games.dicetown.rules.setup import PLAYERS, RULES_VERSION, SUPPORTED_RULES
from tinhorn.games.dicetown.state import Setup, State
from tinhorn.games.dicetown.statistics import count_dice, luck, net_worth, round_number
from tinhorn.games.dicetown.story import narrate
from tinhorn.games.dicetown.upgrade import upgrade_state
from tinhorn.games.dicetown.view import View, view, views
from tinhorn.games.dicetown.words import combine, label, question

NAME: Final = "dicetown"
REACTIONS: Final = frozenset({"react", "counter", "turn"})
SHOWS_READY: Final = frozenset({"keep"})
OWN_FIELDS: Final = frozenset({"viewer", "phase", "players", "memory", "decision", "options"})

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
