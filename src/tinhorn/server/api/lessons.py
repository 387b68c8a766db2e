"""Lessons over HTTP: the script as frames, the frames in words, and playing on by oneself."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

import msgspec

from tinhorn.bots import usual_bot
from tinhorn.games import GAMES
from tinhorn.kernel import LEARNER, phrase
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
from tinhorn.server.computed.lessons import PreparedLesson, lesson_of, prepared_lesson
from tinhorn.server.timing import derive_timing
from tinhorn.server.wire.learning import Guidance, LessonInfo, LessonPlayOn, Reply, Report
from tinhorn.server.wire.lobby import Clock, Seated, SeatInfo, SeatRequest, TableInfo
from tinhorn.table.model import Holder
from tinhorn.table.seating import begin, new_saved_table

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
