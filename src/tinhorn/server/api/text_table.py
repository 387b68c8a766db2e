"""A table in words over HTTP: all that a viewer may know, and what they mean who type to it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Router, get
from litestar.params import FromQuery

from tinhorn.kernel.phrase import phrase
from tinhorn.locale.questions import Interpretation, interpret, question_context
from tinhorn.server.api.context import AnyRequest, AppServices, Code, found, limit, seat_of
from tinhorn.server.api.errors import ConflictError, MalformedError, language_of
from tinhorn.server.api.table_info import names
from tinhorn.server.middleware.rate_limits import CHAT_LETTERS
from tinhorn.server.wire import Reply, Report
from tinhorn.table.live import LiveTable


@get("/tables/{code:str}/report")
async def report(request: AnyRequest, services: AppServices, code: Code) -> Report:
    """The whole table in words, as far as the reader may know it."""
    live = await found(request, services, code)
    return Report(live.game.report(_view(request, live)))


@get("/tables/{code:str}/reply")
async def reply(
    request: AnyRequest, services: AppServices, code: Code, text: FromQuery[str]
) -> Reply:
    """What someone means who types this to the table: an answer to send, or a question answered."""
    if len(text) > CHAT_LETTERS:
        raise MalformedError(phrase("server-chat-length", most=CHAT_LETTERS))
    live = await found(request, services, code)
    seen = _view(request, live)
    understood = interpret(
        text, question_context(live.game, seen, names(live.saved), language_of(request))
    )
    action = _action(live.game, seen, understood)
    is_too_much = bool(understood.options) and action is None
    return Reply(
        prompt=seen.prompt,
        action=action,
        lines=(phrase("question-one"),) if is_too_much else understood.lines,
        topic=understood.topic,
        rule=understood.rule,
    )


READING: Final = Router("/api", before_request=limit, route_handlers=[report, reply])


def _action(game: Any, seen: Any, understood: Interpretation) -> Any:
    chosen = [seen.options[place] for place in understood.options]
    return game.combine(chosen) if len(chosen) > 1 else next(iter(chosen), None)


def _view(request: AnyRequest, live: LiveTable) -> Any:
    if live.progress is None:
        raise ConflictError(phrase("table-seating"))
    return live.game.view(live.progress.state, seat_of(request, live))
