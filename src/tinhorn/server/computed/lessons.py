"""Lessons, ready to be shown: the script of a game, played by its rules and seen by the learner."""

from __future__ import annotations

from functools import cache
from itertools import chain
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Raw, Struct

from tinhorn.bots import bot_named, usual_bot
from tinhorn.bots.playing_on import automatic_answers
from tinhorn.games import GAMES
from tinhorn.kernel import (
    CHANCE,
    LEARNER,
    AnyGame,
    Lesson,
    Outcome,
    Play,
    can_only_pass,
    open_decision,
    seen_events,
)
from tinhorn.kernel.lesson import LessonStep, ScriptedAnswer
from tinhorn.server.socket.updates import list_options, narrate_events
from tinhorn.server.wire.learning import LessonStepInfo
from tinhorn.server.wire.table import Option, StoryLine, Update

AnyPlay: TypeAlias = Play[Any, Any, Any, Any, Any]
LAST_LINES: Final = 12
"""How many story lines the frame at the end of the game has."""
MOST_GAMES: Final = 20
"""How many games bots play to find one that the learner wins."""


class PreparedLesson(Struct, frozen=True, kw_only=True):
    """The frames of a lesson and its steps. It is the same for every learner."""

    game: str
    states: tuple[Any, ...]
    """The state of each frame."""
    frames: tuple[Update, ...]
    steps: tuple[LessonStepInfo, ...]
    first_free: int
    """The frame from which the learner may play on."""
    outcome: Outcome


def lesson_of(name: str) -> Lesson:
    """Return the lesson of a game, which must have one."""
    lesson = GAMES[name].LESSON
    assert lesson is not None, "only games with a lesson are asked for it"
    return lesson


@cache
def prepared_lesson(name: str) -> PreparedLesson:
    """Play the script of a game's lesson, then let bots play to the end."""
    game, lesson = GAMES[name], lesson_of(name)
    recording = _Recording(game, lesson)
    items = lesson.script
    for item, following in zip(items, (*items[1:], None), strict=True):
        if isinstance(item, LessonStep):
            recording.add_step(item, following)
        else:
            recording.play(item)
    first_free = len(recording.frames) - 1
    recording.play_to_end(lesson.seed)
    for step in lesson.closing:
        recording.add_step(step, None)
    outcome = game.outcome(recording.play_state)
    assert outcome is not None, "bots have played to the end"
    return PreparedLesson(
        game=name,
        states=tuple(recording.states),
        frames=tuple(recording.frames),
        steps=tuple(recording.steps),
        first_free=first_free,
        outcome=outcome,
    )


class _Recording:
    """Collects frames and steps while the script is played."""

    def __init__(self, game: AnyGame, lesson: Lesson) -> None:
        self._game = game
        self._play: AnyPlay = Play(game, lesson.setup)
        self._events: list[Any] = []
        self.states: list[Any] = []
        self.frames: list[Update] = []
        self.steps: list[LessonStepInfo] = []

    @property
    def play_state(self) -> Any:
        return self._play.state

    def play(self, scripted: ScriptedAnswer) -> None:
        """Apply one answer; it makes a frame unless chance or nobody has to answer next."""
        asked = open_decision(self._game, self._play.state, scripted.seat)
        assert asked is not None, f"the script answers for seat {scripted.seat}, which is not asked"
        self._events += self._play.answer(asked, scripted.action)
        if self._game.pending(self._play.state)[0].seat != CHANCE:
            self._add_frame()

    def add_step(self, step: LessonStep, following: LessonStep | ScriptedAnswer | None) -> None:
        answer = None
        if isinstance(following, ScriptedAnswer) and following.seat == LEARNER:
            answer = following.action
        options = self.frames[-1].options
        option = next((option for option in options if option.action == answer), None)
        assert answer is None or option is not None, (
            f"step {step.name} proposes what is not offered"
        )
        label = None if option is None else option.label
        frame = len(self.frames) - 1
        self.steps.append(LessonStepInfo(step.name, step.text, step.marks, frame, answer, label))

    def play_to_end(self, first_seed: int) -> None:
        """Let bots play for every seat until the learner wins, if they can; the end is a frame."""
        ends = map(self._end_with, range(first_seed, first_seed + MOST_GAMES))
        won = next((end for end in ends if _is_won(end[0])), None)
        self._play, events = won or self._end_with(first_seed)
        self._events = [*self._events, *events][-LAST_LINES:]
        self._add_frame(is_snapshot=True)

    def _end_with(self, seed: int) -> tuple[AnyPlay, list[Any]]:
        """Return a copy of the game after bots have played it to its end, and their events."""
        game, rng = self._game, Random(seed)
        play: AnyPlay = Play(game, self._play.setup, self._play.entries)
        bots = [bot_named(usual_bot(game.NAME), game.NAME, rng)] * play.setup.players
        return play, [*chain.from_iterable(play.play_on(automatic_answers(game, bots, rng)))]

    def _add_frame(self, *, is_snapshot: bool = False) -> None:
        view = self._game.view(self._play.state, LEARNER)
        events, self._events = self._events, []
        self.states.append(self._play.state)
        self.frames.append(
            _update(
                self._game,
                view,
                narrate_events(self._game, seen_events(events, LEARNER), LEARNER),
                n=len(self.frames) + 1,
                is_snapshot=is_snapshot or not self.frames,
            )
        )


def _is_won(play: AnyPlay) -> bool:
    outcome = play.game.outcome(play.state)
    return outcome is not None and LEARNER in outcome.ranking[0]


def _update(
    game: AnyGame, view: Any, story: tuple[StoryLine, ...], *, n: int, is_snapshot: bool
) -> Update:
    options: tuple[Option, ...] = list_options(game, view)
    return Update(
        n=n,
        view=view,
        question=game.question(view),
        options=options,
        facts=game.facts(view),
        story=story,
        deadline=None,
        asking=0,
        sealed=None,
        window=None,
        choosing=(),
        orders=Raw(b"null"),
        can_undo=False,
        can_only_pass=can_only_pass(game, view),
        is_snapshot=is_snapshot,
    )
