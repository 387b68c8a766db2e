"""Lessons over HTTP: the script as frames that the learner sees, in words, and playing on alone."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from itertools import chain
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
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
    phrase,
    seen_events,
)
from tinhorn.kernel.lesson import LessonStep, ScriptedAnswer
from tinhorn.server import auth, seat_changes
from tinhorn.server.api.context import AnyRequest, AppServices, limit
from tinhorn.server.api.errors import UnknownError, language_of
from tinhorn.server.api.framework import (
    FromPath,
    FromQuery,
    JSONBody,
    Response,
    Router,
    get,
    post,
)
from tinhorn.server.api.games import find_game
from tinhorn.server.api.joining import create_player, create_table, respond_seated
from tinhorn.server.api.table_info import names_of_holders
from tinhorn.server.api.text_table import interpret_text
from tinhorn.server.socket.updates import list_options, narrate_events
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.learning import (
    Guidance,
    LessonInfo,
    LessonPlayOn,
    LessonStepInfo,
    Reply,
    Report,
)
from tinhorn.server.wire.lobby import Clock, Seated, SeatInfo, SeatRequest, TableInfo
from tinhorn.server.wire.table import Option, StoryLine, Update
from tinhorn.table.model import Holder
from tinhorn.table.seating import begin, new_saved_table

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


Frame = FromPath[int]


@get("/lessons/{game:str}")
async def lesson(game: FromPath[str]) -> LessonInfo:
    """Return the scripted first game: its frames, and the steps that explain it."""
    prepared = await _prepared(game)
    return LessonInfo(
        table=_table_info(prepared),
        steps=prepared.steps,
        frames=prepared.frames,
        first_free=prepared.first_free,
        outcome=prepared.outcome,
    )


@get("/lessons/{game:str}/frames/{frame:int}/report")
async def lesson_report(game: FromPath[str], frame: Frame) -> Report:
    """Return everything the learner may know at a frame, in words."""
    return Report(find_game(game).report(await _view(game, frame)))


@get("/lessons/{game:str}/frames/{frame:int}/guidance")
async def lesson_guidance(game: FromPath[str], frame: Frame) -> Guidance:
    """Return the rules that matter at a frame."""
    return Guidance(find_game(game).relevant_rules(await _view(game, frame)), ())


@get("/lessons/{game:str}/frames/{frame:int}/reply")
async def lesson_reply(
    request: AnyRequest, game: FromPath[str], frame: Frame, text: FromQuery[str]
) -> Reply:
    """Interpret typed text at a frame: an answer, or a question with its reply."""
    view, language = await _view(game, frame), language_of(request)
    names = names_of_holders(_holders(game, Holder(kind="person")), language)
    return interpret_text(GAMES[game], view, text, names, language)


@post("/lessons/{game:str}/play-on")
async def lesson_play_on(
    request: AnyRequest,
    services: AppServices,
    game: FromPath[str],
    data: JSONBody[LessonPlayOn],
) -> Response[Seated]:
    """Open a table that continues where the script ends. Unknown cards are dealt as scripted."""
    services.limits.creations.take(auth.address_of(request))
    prepared = await _prepared(game)
    played = find_game(game)
    token, recovery = auth.new_token(), auth.new_recovery()
    player = create_player(data.name, data.hat, token, recovery, data.commitment)
    table = await create_table(
        services,
        partial(
            new_saved_table,
            game=played,
            setup=lesson_of(game).setup,
            seats=_holders(game, player),
            now=services.clock.now(),
            timing=derive_timing(Clock(), services.settings.pace, windows="timed"),
            start=msgspec.json.encode(prepared.states[prepared.first_free]).decode(),
        ),
    )
    now = services.clock.now()
    await services.revise(table, partial(begin, present={LEARNER}, now=now))
    return await respond_seated(request, services, table, LEARNER, token, recovery)


LESSONS: Final = Router(
    "/api",
    before_request=limit,
    route_handlers=[lesson, lesson_report, lesson_guidance, lesson_reply, lesson_play_on],
)


async def _prepared(name: str) -> PreparedLesson:
    if find_game(name).LESSON is None:
        raise UnknownError(phrase("server-no-lesson", game=phrase(f"game-{name}")))
    return await asyncio.to_thread(prepared_lesson, name)


async def _view(name: str, frame: int) -> Any:
    prepared = await _prepared(name)
    if not 0 <= frame < len(prepared.frames):
        raise UnknownError(phrase("server-frame", most=len(prepared.frames) - 1))
    return prepared.frames[frame].view


def _holders(name: str, learner: Holder) -> tuple[Holder, ...]:
    """Seat the learner and bots. The bots' names are those that the lesson's texts use."""
    bots = lesson_of(name).setup.players - 1
    requests = (SeatRequest("me"), *[SeatRequest("bot", usual_bot(name))] * bots)
    return seat_changes.fill_seats(requests, name, learner)


def _table_info(prepared: PreparedLesson) -> TableInfo:
    holders = _holders(prepared.game, Holder(kind="person"))
    return TableInfo(
        code="",
        title="",
        game=prepared.game,
        options={},
        status="playing",
        seats=tuple(_seat_info(seat, holder) for seat, holder in enumerate(holders)),
        clock=Clock(),
        windows="timed",
        hints="alone",
        listed=False,
        when_left="bot",
        cover="wait",
        cover_minutes=0,
        binding=False,
        consent=False,
        visitors="chat",
        host_decides=False,
        paused_at=None,
        motion=None,
        commitment="",
        is_starting=False,
        attempts=(),
        terms=None,
        you=LEARNER,
        yours=(LEARNER,),
        is_removed=False,
        asked=(),
        is_your_turn=False,
        is_reaction_window=False,
        is_host=True,
        has_screen=False,
        watching=0,
        link="",
        next_code=None,
        outcome=None,
    )


def _seat_info(seat: int, holder: Holder) -> SeatInfo:
    return SeatInfo(
        kind=holder.kind,
        name=holder.name,
        hat=holder.hat,
        bot=seat_changes.level_of_holder(holder),
        character=seat_changes.character_of_holder(holder),
        presence="here",
        is_covered=False,
        has_left=False,
        is_host=seat == LEARNER,
        commitment=None,
    )
