"""What the bots of a table say in its chat."""

from __future__ import annotations

import hmac
from random import Random

from tinhorn.bots.remarks import EVENTS, answers_in_public, remark
from tinhorn.server.seat_changes import character_of_holder
from tinhorn.table.live import LiveTable
from tinhorn.table.model import BotJob, ChatLine


def chat_line(live: LiveTable, job: BotJob, request: str, now: int) -> ChatLine | None:
    """Return what a bot says while it owes this answer, or nothing.

    It follows from what everybody knows: the last public events, the number of the prompt and the
    secret of the table. A bot speaks only when everybody sees that it answers.
    """
    character = character_of_holder(live.saved.seats[job.seat])
    if character is None:
        return None
    label = f"talk#{job.seat}#{job.prompt}".encode()
    rng = Random(hmac.digest(live.saved.terms.secret, label, "sha256"))
    phrase = remark(live.game, live.story.recent(None, EVENTS), job.seat, character, rng)
    decision = live.asked(job.seat)
    if phrase is None or decision is None:
        return None
    if not answers_in_public(live.game, decision, live.view(None)):
        return None
    return ChatLine(at=now, seat=job.seat, phrase=phrase, request=f"{job.seat}:{request}")
