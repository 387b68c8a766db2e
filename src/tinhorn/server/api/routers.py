"""The routers that a server and the static page have in common."""

from __future__ import annotations

from typing import Any, Final

from tinhorn.server.api.agreements import AGREEMENTS
from tinhorn.server.api.catch_up import CATCH_UP
from tinhorn.server.api.coach import COACH
from tinhorn.server.api.fairness import FAIRNESS
from tinhorn.server.api.games import GAME_LIST
from tinhorn.server.api.lessons import LESSONS
from tinhorn.server.api.lobby import LOBBY
from tinhorn.server.api.local_network import LOCAL_NETWORK
from tinhorn.server.api.records import RECORDS
from tinhorn.server.api.rematch import REMATCH
from tinhorn.server.api.replay import REPLAY
from tinhorn.server.api.rules import RULES
from tinhorn.server.api.text_table import TEXT_TABLE

ROUTERS: Final[Any] = (  # of Litestar, or of the static page, which has no Litestar
    GAME_LIST,
    LOBBY,
    AGREEMENTS,
    REMATCH,
    LOCAL_NETWORK,
    RULES,
    LESSONS,
    TEXT_TABLE,
    REPLAY,
    CATCH_UP,
    FAIRNESS,
    COACH,
    RECORDS,
)
