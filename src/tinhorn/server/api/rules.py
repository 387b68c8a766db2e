"""The rules over HTTP, tips for newcomers, and guidance for the current decision."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tinhorn.kernel import Phrase, phrase
from tinhorn.locale.rulebook import Rulebook, rulebook
from tinhorn.server.api.context import AnyRequest, AppServices, Code, find_table, limit, seat_of
from tinhorn.server.api.errors import UnknownError, language_of
from tinhorn.server.api.framework import FromPath, Router, get
from tinhorn.server.api.games import find_game
from tinhorn.server.wire.learning import Guidance


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: FromPath[str]) -> Rulebook:
    """Return the numbered rules of a game, in the reader's language (`?lang=`)."""
    played = find_game(game)
    book = rulebook(played.NAME, language_of(request))
    if book is None:
        raise UnknownError(phrase("server-no-rulebook", game=phrase(f"game-{played.NAME}")))
    return replace(book, rule_for=played.RULE_FOR)


@get("/guide/{game:str}")
async def guide(game: FromPath[str]) -> dict[str, Phrase]:
    """Return tips for newcomers, by the kind of event that they explain."""
    return {**find_game(game).TIPS}


@get("/tables/{code:str}/guidance")
async def guidance(request: AnyRequest, services: AppServices, code: Code) -> Guidance:
    """Return the rules that matter for the current decision, and hints for newcomers."""
    live = await find_table(request, services, code)
    if live.progress is None:
        return Guidance((), ())
    view = live.game.view(live.progress.state, seat_of(request, live))
    return Guidance(live.game.relevant_rules(view), live.game.hints(view))


RULES: Final = Router("/api", before_request=limit, route_handlers=[rules, guide, guidance])
