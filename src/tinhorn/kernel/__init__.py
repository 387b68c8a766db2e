"""What every game is: state, decision, action, event, view, log. Knows no game in particular."""

from tinhorn.kernel.errors import (
    BadInputError,
    IllegalActionError,
    MalformedActionError,
    RecordError,
    SetupError,
    StaleActionError,
)
from tinhorn.kernel.game import (
    CHANCE,
    AnyGame,
    Decision,
    Fact,
    Game,
    Hint,
    Outcome,
    Presentation,
    PublicDecision,
    Refusal,
    Rules,
    Seat,
    Statement,
    Statistics,
    Step,
    Viewer,
    can_only_pass,
    seen_events,
)
from tinhorn.kernel.log import Entry, open_decision, replay, steps
from tinhorn.kernel.phrase import Phrase
from tinhorn.kernel.play import Play
from tinhorn.kernel.record import Record, from_json, to_json
from tinhorn.kernel.text import from_text, to_text

__all__ = [
    "CHANCE",
    "AnyGame",
    "BadInputError",
    "Decision",
    "Entry",
    "Fact",
    "Game",
    "Hint",
    "IllegalActionError",
    "MalformedActionError",
    "Outcome",
    "Phrase",
    "Play",
    "Presentation",
    "PublicDecision",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "Seat",
    "SetupError",
    "StaleActionError",
    "Statement",
    "Statistics",
    "Step",
    "Viewer",
    "can_only_pass",
    "from_json",
    "from_text",
    "open_decision",
    "replay",
    "seen_events",
    "steps",
    "to_json",
    "to_text",
]
