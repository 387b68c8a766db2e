"""Winchester (rulebook/en.md): nineteen plots, an auction each, for 3 to 5 heirs."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tinhorn.games.winchester.actions import Action
from tinhorn.games.winchester.events import Event, reveals
from tinhorn.games.winchester.imagine import imagine
from tinhorn.games.winchester.orders import Orders, check_orders, follow
from tinhorn.games.winchester.public_decisions import asks_again, public_decision
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
from tinhorn.games.winchester.rules.setup import RULES_VERSION, SUPPORTED_RULES
from tinhorn.games.winchester.state import PLAYERS, Setup, State, upgrade_state
from tinhorn.games.winchester.statistics import count_dice, luck, net_worth, round_number
from tinhorn.games.winchester.view import View, view, views
from tinhorn.games.winchester.words.advice import consequence, facts, facts_basis
from tinhorn.games.winchester.words.hints import RULE_FOR, THINGS, TIPS, hints, relevant_rules
from tinhorn.games.winchester.words.lesson import LESSON
from tinhorn.games.winchester.words.orders import preview
from tinhorn.games.winchester.words.questions import combine, label, question
from tinhorn.games.winchester.words.recap import recap
from tinhorn.games.winchester.words.report import report
from tinhorn.games.winchester.words.story import moment, narrate
from tinhorn.kernel import Offer
from tinhorn.kernel.changes import Shortcuts

FOLDER: Final = Path(__file__).parent
OFFER: Final = Offer(
    name="winchester",
    title="Winchester",
    rules=__name__,
    place=1,
    bots=f"{__name__}.bots",
    codec=f"{__name__}.codec",
    batch=f"{__name__}.batch",
    terminal=f"{__name__}.terminal",
    web=FOLDER / "web",
    locale=FOLDER / "locale",
    rulebook=FOLDER / "rulebook",
    components=FOLDER / "components.json",
    shortcuts=Shortcuts(
        own_fields=frozenset({"viewer", "players", "cards", "decision", "options"}),
        views=views,
        facts_basis=facts_basis,
    ),
    alone={"ledger": "helped"},
)
NAME: Final = OFFER.name
REACTIONS: Final[frozenset[str]] = frozenset()
SHOWS_READY: Final[frozenset[str]] = frozenset()
TYPED_VALUES: Final[Mapping[str, Sequence[str]]] = {}

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
