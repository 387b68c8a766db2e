"""A table in words over HTTP: a full report, and the interpretation of typed text."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.kernel import AnyGame, phrase
from tinhorn.questions.interpretation import Interpretation, interpret, question_context
from tinhorn.server.api.context import (
    AnyRequest,
    AppServices,
    Code,
    find_open_table,
    limit,
    seat_of,
)
from tinhorn.server.api.errors import ConflictError, MalformedError, language_of
from tinhorn.server.api.framework import FromQuery, Router, get
from tinhorn.server.api.table_info import names_of_seats
from tinhorn.server.middleware.rate_limits import CHAT_LETTERS
from tinhorn.server.wire.learning import Reply, Report
from tinhorn.table.live import LiveTable


@get("/tables/{code:str}/report")
async def report(request: AnyRequest, services: AppServices, code: Code) -> Report:
    """Return everything the reader may know about the table, in words."""
    live = await find_open_table(request, services, code)
    return Report(live.game.report(_view(request, live)))


@get("/tables/{code:str}/reply")
async def reply(
    request: AnyRequest, services: AppServices, code: Code, text: FromQuery[str]
) -> Reply:
    """Interpret typed text: an answer to send, or a question with its reply."""
    live = await find_open_table(request, services, code)
    view, language = _view(request, live), language_of(request)
    names = names_of_seats(live.saved, language)
    return interpret_text(live.game, view, text, names, language)


def interpret_text(
    game: AnyGame, view: Any, text: str, names: tuple[str, ...], language: str
) -> Reply:
    """Interpret typed text as an answer or question of this view's reader."""
    if len(text) > CHAT_LETTERS:
        raise MalformedError(phrase("server-chat-length", most=CHAT_LETTERS))
    context = question_context(game, view, names, language, is_lettered=True)
    interpretation = interpret(text, context)
    action = _action(game, view, interpretation)
    is_ambiguous = bool(interpretation.options) and action is None
    return Reply(
        prompt=view.prompt,
        action=action,
        lines=(phrase("question-one"),) if is_ambiguous else interpretation.lines,
        topic=interpretation.topic,
        rule=interpretation.rule,
        search=interpretation.search,
    )


TEXT_TABLE: Final = Router("/api", before_request=limit, route_handlers=[report, reply])


def _action(game: Any, view: Any, interpretation: Interpretation) -> Any:
    chosen = [view.options[place] for place in interpretation.options]
    return game.combine(chosen) if len(chosen) > 1 else next(iter(chosen), None)


def _view(request: AnyRequest, live: LiveTable) -> Any:
    if live.progress is None:
        raise ConflictError(phrase("table-seating"))
    return live.game.view(live.progress.state, seat_of(request, live))
