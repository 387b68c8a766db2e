"""What tinhorn calls: the types, the rules and the words of the game."""
# ruff: noqa: F401

from tinhorn_liars_dice.rules import apply, check, new, options, outcome, pending
from tinhorn_liars_dice.types import PLAYERS, Action, Event, Setup, State, View
from tinhorn_liars_dice.view import imagine, view
from tinhorn_liars_dice.words import hints, label, narrate, question, relevant_rules, report

NAME = "liarsdice"
