"""The rules over HTTP, and what helps a newcomer: which of them matter now, a sentence more."""

from __future__ import annotations

from typing import Final

from litestar import Router, get
from litestar.params import FromPath
from msgspec.structs import replace

from tinhorn.kernel.phrase import Phrase
from tinhorn.locale.rulebook import Rulebook, rulebook
from tinhorn.server.api.context import AnyRequest, AppServices, Code, found, limit, seat_of
from tinhorn.server.api.errors import language_of
from tinhorn.server.api.games import game_named
from tinhorn.server.wire import Guidance


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: FromPath[str]) -> Rulebook:
    """The numbered rules of a game, in the reader's language (`?lang=`)."""
    played = game_named(game)
    return replace(rulebook(played.NAME, language_of(request)), things=played.RULE_FOR)


@get("/guide/{game:str}")
async def guide(game: FromPath[str]) -> dict[str, Phrase]:
    """What a newcomer is told when an event of a kind happens for the first time."""
    return {**game_named(game).TIPS}


@get("/tables/{code:str}/lesson")
async def lesson(request: AnyRequest, services: AppServices, code: Code) -> Guidance:
    """Which rules matter now, and what a newcomer should look at."""
    live = await found(request, services, code)
    if live.progress is None:
        return Guidance((), ())
    seen = live.game.view(live.progress.state, seat_of(request, live))
    return Guidance(live.game.relevant_rules(seen), live.game.hints(seen))


RULES: Final = Router("/api", before_request=limit, route_handlers=[rules, guide, lesson])
