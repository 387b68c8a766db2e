"""Dice Town (rulebook/en.md): poker dice under cups, a town to rob, for 2 to 5 players."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tinhorn.games.dicetown.actions import Action
from tinhorn.games.dicetown.components import FACES
from tinhorn.games.dicetown.events import Event, reveals
from tinhorn.games.dicetown.imagine import imagine
from tinhorn.games.dicetown.orders import Orders, check_orders, follow
from tinhorn.games.dicetown.public_decisions import asks_again, public_decision
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
from tinhorn.games.dicetown.rules.setup import RULES_VERSION, SUPPORTED_RULES
from tinhorn.games.dicetown.state import PLAYERS, Setup, State, upgrade_state
from tinhorn.games.dicetown.statistics import count_dice, luck, net_worth, round_number
from tinhorn.games.dicetown.view import View, view, views
from tinhorn.games.dicetown.words.advice import consequence, facts, facts_basis
from tinhorn.games.dicetown.words.hints import RULE_FOR, THINGS, TIPS, hints, relevant_rules
from tinhorn.games.dicetown.words.lesson import LESSON
from tinhorn.games.dicetown.words.orders import preview
from tinhorn.games.dicetown.words.questions import combine, label, question
from tinhorn.games.dicetown.words.recap import recap
from tinhorn.games.dicetown.words.report import report
from tinhorn.games.dicetown.words.story import moment, narrate
from tinhorn.kernel import Offer
from tinhorn.kernel.changes import Shortcuts

FOLDER: Final = Path(__file__).parent
OFFER: Final = Offer(
    name="dicetown",
    title="Dice Town",
    rules=__name__,
    place=2,
    bots=f"{__name__}.bots",
    codec=f"{__name__}.codec",
    batch=f"{__name__}.batch",
    terminal=f"{__name__}.terminal",
    web=FOLDER / "web",
    locale=FOLDER / "locale",
    rulebook=FOLDER / "rulebook",
    components=FOLDER / "components.json",
    shortcuts=Shortcuts(
        own_fields=frozenset({"viewer", "phase", "players", "memory", "decision", "options"}),
        views=views,
        facts_basis=facts_basis,
    ),
    alone={"memory": "noted"},
)
NAME: Final = OFFER.name
REACTIONS: Final = frozenset({"react", "counter", "turn"})
SHOWS_READY: Final = frozenset({"keep"})
TYPED_VALUES: Final[Mapping[str, Sequence[str]]] = dict.fromkeys(("dice", "die"), FACES)

__all__ = [
    "LESSON",
    "NAME",
    "OFFER",
    "PLAYERS",
    "REACTIONS",
    "RULES_VERSION",
    "RULE_FOR",
    "SHOWS_READY",
    "SUPPORTED_RULES",
    "THINGS",
    "TIPS",
    "TYPED_VALUES",
    "Action",
    "Event",
    "Orders",
    "Setup",
    "State",
    "View",
    "apply",
    "asks_again",
    "chance",
    "check",
    "check_orders",
    "combine",
    "consequence",
    "count_dice",
    "default",
    "facts",
    "follow",
    "hints",
    "imagine",
    "label",
    "luck",
    "moment",
    "narrate",
    "net_worth",
    "new",
    "options",
    "outcome",
    "pending",
    "preview",
    "public_decision",
    "question",
    "recap",
    "relevant_rules",
    "report",
    "reveals",
    "round_number",
    "upgrade_state",
    "view",
]
