"""How one part of a round hands over to the next: by a new phase, or by being done."""

from __future__ import annotations

from typing import Literal, TypeAlias, final

from msgspec import Struct
from msgspec.structs import replace

from tinhorn.games.dicetown.components import Place
from tinhorn.games.dicetown.events import Event
from tinhorn.games.dicetown.phases import Phase
from tinhorn.games.dicetown.state import State
from tinhorn.kernel import Step

Stop: TypeAlias = Place | Literal["coach", "doc"]
"""The places in town; the stagecoach and Doc Badluck are led by nobody."""


@final
class Done(Struct, frozen=True, gc=False):
    """A part of the round is over without a question; `town.go_on` continues with the next part."""

    part: Stop | Literal["hand"]
    state: State
    events: tuple[Event, ...]


StepOrDone: TypeAlias = Step[State, Event] | Done
"""A question to somebody, or the end of this part of the round."""


def enter_phase(state: State, phase: Phase, before: tuple[Event, ...]) -> Step[State, Event]:
    """Start a phase under a new prompt number."""
    return Step(replace(state, prompt=state.prompt + 1, phase=phase), before)
