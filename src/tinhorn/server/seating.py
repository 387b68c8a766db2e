"""Who may sit down, get up, begin: what becomes of a table, or why not. Pure functions.

Each takes a table as it is kept and gives it as it will be kept, or raises.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.bots import bot_named, bot_names
from tinhorn.kernel.game import Seat
from tinhorn.kernel.phrase import phrase
from tinhorn.server.limits import CONTRIBUTION_LETTERS, NAME_LETTERS
from tinhorn.server.problems import ConflictError, ForbiddenError, MalformedError, UnknownError
from tinhorn.server.wire import SeatChange, SeatWish
from tinhorn.table.fairness import contribution_of
from tinhorn.table.lobby import abandoned, begun, free_seat, left, with_seat
from tinhorn.table.model import Holder, Kept

BOT_NAMES: Final = ("Ada", "Buck", "Cora", "Duke", "Etta", "Flint", "Gus", "Hattie", "Ike", "Josie")
HATS: Final = range(1, 6)


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, nothing in it that steers a terminal or the writing."""
    tidied = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not tidied or len(tidied) > NAME_LETTERS:
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))
    return tidied


def person(name: str, hat: int, *, token: str, recovery: str, contribution: str | None) -> Holder:
    """Someone to sit down. Token and recovery code come hashed."""
    if hat not in HATS:
        raise MalformedError(phrase("server-hat", most=HATS[-1]))
    if contribution is not None and len(contribution) > CONTRIBUTION_LETTERS:
        raise MalformedError(phrase("server-contribution", most=CONTRIBUTION_LETTERS))
    return Holder(
        kind="person",
        name=tidy_name(name),
        hat=hat,
        token=token,
        recovery=recovery,
        contribution=None if contribution is None else contribution_of(contribution),
    )


def holders(wishes: tuple[SeatWish, ...], game: str, host: Holder) -> tuple[Holder, ...]:
    """The seats of a new table: one for whoever opens it, the others as they wish."""
    if sum(wish.kind == "me" for wish in wishes) != 1:
        raise MalformedError(phrase("server-one-seat"))
    seated: list[Holder] = []
    for wish in wishes:
        taken = [host, *seated]
        seated.append(host if wish.kind == "me" else _filled(wish.kind, wish.bot, game, taken))
    return tuple(seated)


def _filled(kind: str, bot: str | None, game: str, taken: list[Holder]) -> Holder:
    match kind:
        case "bot":
            return _bot(bot or bot_names(game)[0], game, taken)
        case "absent":
            return Holder(kind="absent", hat=_free_hat(taken))
        case _:
            return Holder(hat=_free_hat(taken))


def _bot(level: str, game: str, taken: list[Holder]) -> Holder:
    bot_named(level, game, Random())
    names = {holder.name for holder in taken}
    name = next(name for name in BOT_NAMES if name not in names)
    return Holder(kind="bot", name=name, bot=level, hat=_free_hat(taken))


def _free_hat(taken: list[Holder]) -> int:
    worn = {holder.hat for holder in taken}
    return next((hat for hat in HATS if hat not in worn), HATS[0])


def seat_of(kept: Kept, token: str | None) -> Seat | None:
    """The seat whose token this is the hash of."""
    if token is None:
        return None
    return next((seat for seat, held in enumerate(kept.seats) if held.token == token), None)


def joined(kept: Kept, seat: Seat | None, joining: Holder) -> tuple[Kept, Seat]:
    """Sit down on an open seat; whose hat is worn already gets another."""
    at = free_seat(kept, seat)
    others = [*kept.seats[:at], *kept.seats[at + 1 :]]
    if any(holder.name == joining.name for holder in others):
        raise ConflictError(phrase("server-name-taken"))
    if any(holder.hat == joining.hat for holder in others if holder.kind != "open"):
        joining = replace(joining, hat=_free_hat(others))
    return with_seat(kept, at, joining), at


def changed(kept: Kept, by: Seat | None, seat: Seat, change: SeatChange, recovery: str) -> Kept:
    """The host fills, frees or re-issues a seat. The recovery code comes hashed."""
    if by != kept.terms.host:
        raise ForbiddenError(phrase("server-host-only"))
    if kept.status not in ("seating", "playing") or (
        kept.status == "playing" and change.kind == "open"
    ):
        raise ConflictError(phrase(f"table-{kept.status}"))
    if not 0 <= seat < len(kept.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=seat))
    if seat == kept.terms.host:
        raise ConflictError(phrase("server-own-seat"))
    if change.kind == "reissue":
        return _reissued(kept, seat, recovery)
    others = [*kept.seats[:seat], *kept.seats[seat + 1 :]]
    return with_seat(kept, seat, _filled(change.kind, change.bot, kept.terms.game, others))


def _reissued(kept: Kept, seat: Seat, recovery: str) -> Kept:
    holder = kept.seats[seat]
    if holder.kind != "person":
        raise ConflictError(phrase("server-nobody-there", seat=seat))
    return with_seat(kept, seat, replace(holder, token=None, recovery=recovery))


def recovered(kept: Kept, recovery: str, token: str) -> tuple[Kept, Seat]:
    """Move a seat to another device: the recovery code stays, the old device loses the seat."""
    for seat, holder in enumerate(kept.seats):
        if holder.kind == "person" and holder.recovery == recovery:
            return with_seat(kept, seat, replace(holder, token=token, is_away=False)), seat
    raise ForbiddenError(phrase("server-recovery"))


def started(kept: Kept, by: Seat | None) -> Kept:
    """The host begins the game."""
    if by != kept.terms.host:
        raise ForbiddenError(phrase("server-host-only"))
    return begun(kept)


def gone(kept: Kept, seat: Seat) -> Kept:
    """A person gets up for good. Without its host, or without anyone, there is no table."""
    if kept.status not in ("seating", "playing"):
        return kept
    after = left(kept, seat, bot=bot_names(kept.terms.game)[0])
    is_deserted = all(holder.kind != "person" for holder in after.seats)
    is_hostless = kept.status == "seating" and seat == kept.terms.host
    return abandoned(after) if is_deserted or is_hostless else after
