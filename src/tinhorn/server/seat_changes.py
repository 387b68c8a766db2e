"""Who may sit down, get up, begin: what becomes of a table, or why not. Pure functions.

Each takes a table as it is kept and gives it as it will be kept, or raises.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.bots import bot_named, bot_names
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.kernel.phrase import name_of, phrase
from tinhorn.server.api.errors import ConflictError, ForbiddenError, MalformedError, UnknownError
from tinhorn.server.middleware.rate_limits import CONTRIBUTION_LETTERS, NAME_LETTERS
from tinhorn.server.wire import SeatChange, SeatRequest
from tinhorn.table.fairness import contribution_of
from tinhorn.table.model import NO_SEAT, Holder, SavedTable
from tinhorn.table.seating import abandon, begin, free_seat, leave, with_seat

BOT_NAMES: Final = ("Ada", "Buck", "Cora", "Duke", "Etta", "Flint", "Gus", "Hattie", "Ike", "Josie")
HATS: Final = range(1, 6)


def tidy_name(name: str) -> str:
    """A name as it is shown: one line, nothing in it that steers a terminal or the writing."""
    tidied = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not tidied or len(tidied) > NAME_LETTERS:
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))
    return tidied


def require_tidy(name: str) -> None:
    """A name that comes with a record stays as it is, or it would be another record."""
    if name != tidy_name(name):
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))


def person(name: str, hat: int, *, token: str, recovery: str, contribution: str | None) -> Holder:
    """Someone to sit down. Token and recovery code come hashed."""
    if hat not in HATS:
        raise MalformedError(phrase("server-hat", most=HATS[-1]))
    return Holder(
        kind="person",
        name=tidy_name(name),
        hat=hat,
        token=token,
        recovery=recovery,
        contribution=_contribution(contribution),
    )


def holders(wishes: tuple[SeatRequest, ...], game: str, host: Holder | None) -> tuple[Holder, ...]:
    """The seats of a new table: one for its host, if that is no screen, the others as wished."""
    mine = [] if host is None else [host]
    if sum(wish.kind == "me" for wish in wishes) != len(mine):
        raise MalformedError(phrase("server-one-seat"))
    seated: list[Holder] = []
    for wish in wishes:
        if host is not None and wish.kind == "me":
            seated.append(host)
        else:
            seated.append(_filled(wish.kind, wish.bot, game, [*mine, *seated]))
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


def seats_of(saved: SavedTable, token: str | None) -> tuple[Seat, ...]:
    """The seats whose token this is the hash of."""
    if token is None:
        return ()
    return tuple(seat for seat, sealed in enumerate(saved.seats) if sealed.token == token)


def seat_of(saved: SavedTable, token: str | None, wanted: str | None = None) -> Viewer:
    """The seat that a device speaks for: the one it wants, or else the only one it holds.

    Where several people share a device, it shows what is for all until one of them is named.
    """
    seats = seats_of(saved, token)
    if wanted is not None:
        return next((seat for seat in seats if str(seat) == wanted), None)
    return seats[0] if len(seats) == 1 else None


def seat_called(saved: SavedTable, token: str, name: str | None) -> Viewer:
    """The seat that a device holds for the person of this name, if it does."""
    seats = seats_of(saved, token)
    return next((seat for seat in seats if saved.seats[seat].name == name), None)


def is_host(saved: SavedTable, token: str | None) -> bool:
    """Whether this is the hash of the token of the table's host, or of its screen."""
    is_screen = token is not None and token == saved.terms.screen
    return is_screen or host_of(saved) in seats_of(saved, token)


def host_of(saved: SavedTable) -> Seat:
    """Whoever opened the table; when they have left its game, the first person still there."""
    opener = saved.terms.host
    if opener == NO_SEAT or saved.seats[opener].kind == "person":
        return opener
    people = (seat for seat, holder in enumerate(saved.seats) if holder.kind == "person")
    return next(people, opener)


def joined(
    saved: SavedTable, seat: Seat | None, joining: Holder, *, is_shared: bool
) -> tuple[SavedTable, Seat]:
    """Sit down on an open seat; whose hat is worn already gets another.

    Who did not hear that they sit there and asks again has that seat. `is_shared`: others at the
    same device may have seats, too.
    """
    for at, holder in enumerate(saved.seats):
        if holder.kind == "person" and holder.recovery == joining.recovery:
            return with_seat(saved, at, replace(holder, token=joining.token)), at
    if seats_of(saved, joining.token) and not is_shared:
        raise ConflictError(phrase("server-seated-already"))
    at = free_seat(saved, seat)
    others = [*saved.seats[:at], *saved.seats[at + 1 :]]
    if any(holder.name == joining.name for holder in others):
        raise ConflictError(phrase("server-name-taken"))
    if any(holder.hat == joining.hat for holder in others if holder.kind != "open"):
        joining = replace(joining, hat=_free_hat(others))
    return with_seat(saved, at, joining), at


def _require_holder(saved: SavedTable, seat: Seat, token: str | None) -> None:
    """Since somebody asked for something, their seat may have become another's."""
    if saved.seats[seat].token != token:
        raise ForbiddenError(phrase("server-spectator"))


def contributed(saved: SavedTable, by: str | None, seat: Seat, contribution: str) -> SavedTable:
    """Replace what a seat adds to the draws, as long as nothing was drawn."""
    _require_holder(saved, seat, by)
    if saved.status != "seating":
        raise ConflictError(phrase(f"table-{saved.status}"))
    given = replace(saved.seats[seat], contribution=_contribution(contribution))
    return with_seat(saved, seat, given)


def _contribution(given: str | None) -> bytes | None:
    if given is not None and len(given) > CONTRIBUTION_LETTERS:
        raise MalformedError(phrase("server-contribution", most=CONTRIBUTION_LETTERS))
    return None if given is None else contribution_of(given)


def changed(
    saved: SavedTable, by: str | None, seat: Seat, change: SeatChange, recovery: str
) -> SavedTable:
    """The host fills, frees or re-issues a seat. Token and recovery code come hashed."""
    if not is_host(saved, by):
        raise ForbiddenError(phrase("server-host-only"))
    if saved.status not in ("seating", "playing") or (
        saved.status == "playing" and change.kind == "open"
    ):
        raise ConflictError(phrase(f"table-{saved.status}"))
    if not 0 <= seat < len(saved.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=seat + 1))
    if seat == host_of(saved):
        raise ConflictError(phrase("server-own-seat"))
    if change.kind == "reissue":
        return _reissued(saved, seat, recovery)
    others = [*saved.seats[:seat], *saved.seats[seat + 1 :]]
    return with_seat(saved, seat, _filled(change.kind, change.bot, saved.terms.game, others))


def _reissued(saved: SavedTable, seat: Seat, recovery: str) -> SavedTable:
    holder = saved.seats[seat]
    if holder.kind != "person":
        raise ConflictError(phrase("server-nobody-there", seat=name_of(seat)))
    return with_seat(saved, seat, replace(holder, token=None, recovery=recovery))


def recovered(saved: SavedTable, recovery: str, token: str) -> tuple[SavedTable, Seat]:
    """Move a seat to another device: the recovery code stays, the old device loses the seat."""
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and holder.recovery == recovery:
            return with_seat(saved, seat, replace(holder, token=token, is_away=False)), seat
    raise ForbiddenError(phrase("server-recovery"))


def started(saved: SavedTable, by: str | None) -> SavedTable:
    """The host begins the game. The token comes hashed."""
    if not is_host(saved, by):
        raise ForbiddenError(phrase("server-host-only"))
    return begin(saved)


def gone(saved: SavedTable, by: str | None, seat: Seat) -> SavedTable:
    """A person gets up for good. Without its host, or without anyone at play, there is no table."""
    _require_holder(saved, seat, by)
    if saved.status not in ("seating", "playing"):
        return saved
    after = leave(saved, seat, bot=bot_names(saved.terms.game)[0])
    is_playing = saved.status == "playing"
    is_deserted = is_playing and all(holder.kind != "person" for holder in after.seats)
    is_hostless = not is_playing and seat == saved.terms.host
    return abandon(after) if is_deserted or is_hostless else after
