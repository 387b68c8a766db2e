"""Changes to the seats of a table, as pure functions for `Services.revise`.

Each function takes a saved table and returns the changed one, or raises.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from tinhorn.bots import OF_ANY_GAME, bot_named, bot_names
from tinhorn.bots.characters import (
    STEADY,
    character_of,
    free_character,
    free_name,
    joined_name,
    split_name,
)
from tinhorn.kernel.game import Seat, Viewer
from tinhorn.kernel.phrase import name_of, phrase
from tinhorn.server.api.errors import ConflictError, ForbiddenError, MalformedError, UnknownError
from tinhorn.server.middleware.rate_limits import CONTRIBUTION_LETTERS, NAME_LETTERS
from tinhorn.server.wire.lobby import SeatChange, SeatRequest
from tinhorn.table.fairness import contribution_of
from tinhorn.table.model import NO_SEAT, Holder, SavedTable
from tinhorn.table.seating import abandon, free_seat, with_seat
from tinhorn.table.seating import leave as give_up_seat

HATS: Final = range(1, 6)


def clean_name(name: str) -> str:
    """Return a name on one line, without control characters and text direction marks."""
    cleaned = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not cleaned or len(cleaned) > NAME_LETTERS:
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))
    return cleaned


def given_name(name: str) -> str | None:
    """Return a clean name, or `None` for a player without one: each reader's language names it."""
    return clean_name(name) if name.strip() else None


def require_clean_name(name: str) -> None:
    """Refuse an unclean name in a record: cleaning it would change the record."""
    if name != clean_name(name):
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))


def create_person(
    name: str, hat: int, *, token: str, recovery: str, contribution: str | None
) -> Holder:
    """Create the holder of a seat. Token and recovery code are hashes."""
    if hat not in HATS:
        raise MalformedError(phrase("server-hat", most=HATS[-1]))
    return Holder(
        kind="person",
        name=given_name(name),
        hat=hat,
        token=token,
        recovery=recovery,
        contribution=_read_contribution(contribution),
    )


def fill_seats(
    requests: tuple[SeatRequest, ...], game: str, host: Holder | None
) -> tuple[Holder, ...]:
    """Fill the seats of a new table. A big screen has no `host` seat."""
    mine = [] if host is None else [host]
    if sum(request.kind == "me" for request in requests) != len(mine):
        raise MalformedError(phrase("server-one-seat"))
    filled: list[Holder] = []
    for request in requests:
        if host is not None and request.kind == "me":
            filled.append(host)
        else:
            filled.append(create_holder(request.kind, request.bot, game, [*mine, *filled]))
    return tuple(filled)


def create_holder(kind: str, bot: str | None, game: str, others: list[Holder]) -> Holder:
    """Create a bot, an empty chair or an open seat beside the `others`."""
    match kind:
        case "bot":
            return _create_bot(bot or bot_names(game)[0], game, others)
        case "absent":
            return Holder(kind="absent", hat=_free_hat(others))
        case _:
            return Holder(hat=_free_hat(others))


def _create_bot(bot: str, game: str, others: list[Holder]) -> Holder:
    """Create a bot. If its character is not named, it gets one that nobody else has."""
    bot_named(bot, game, Random())
    names = [holder.name for holder in others]
    if bot in OF_ANY_GAME:
        return Holder(kind="bot", name=free_name(None, names), bot=bot, hat=_free_hat(others))
    level, character = split_name(bot)
    if character is None:
        characters = (character_of_holder(other) for other in others)
        character = free_character(each for each in characters if each is not None)
    return Holder(
        kind="bot",
        name=free_name(character, names),
        bot=joined_name(level, character),
        hat=_free_hat(others, wanted=character_of(character).hat),
    )


def level_of_holder(holder: Holder) -> str | None:
    """The level of a bot; `None` for people."""
    return None if holder.bot is None else split_name(holder.bot)[0]


def character_of_holder(holder: Holder) -> str | None:
    """The character of a bot; `None` for people and for bots that have none."""
    if holder.kind != "bot" or holder.bot is None or holder.bot in OF_ANY_GAME:
        return None
    return split_name(holder.bot)[1] or STEADY


def _free_hat(others: list[Holder], *, wanted: int = HATS[0]) -> int:
    worn = {holder.hat for holder in others}
    return next((hat for hat in (wanted, *HATS) if hat not in worn), HATS[0])


def seats_of(saved: SavedTable, token: str | None) -> tuple[Seat, ...]:
    """Return the seats held with this hashed token."""
    if token is None:
        return ()
    return tuple(seat for seat, holder in enumerate(saved.seats) if holder.token == token)


def seat_of(saved: SavedTable, token: str | None, wanted: str | None = None) -> Viewer:
    """Return the seat that a device speaks for: the one it wants, or the only one it holds.

    A device with several seats and no wanted one shows only what everybody may see.
    """
    seats = seats_of(saved, token)
    if wanted is not None:
        return next((seat for seat in seats if str(seat) == wanted), None)
    return seats[0] if len(seats) == 1 else None


def seat_of_person(saved: SavedTable, token: str, person: Holder) -> Viewer:
    """Return the seat that a device holds for a person of an earlier game, if any."""
    for seat in seats_of(saved, token):
        holder = saved.seats[seat]
        if holder.name == person.name and (holder.name or holder.hat == person.hat):
            return seat
    return None


def seat_with_recovery(saved: SavedTable, recovery: str) -> Seat:
    """Return the seat with this hashed recovery code, or raise ForbiddenError."""
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and holder.recovery == recovery:
            return seat
    raise ForbiddenError(phrase("server-recovery"))


def is_host(saved: SavedTable, token: str | None) -> bool:
    """True if this hashed token belongs to the host or to the table's big screen."""
    is_screen = token is not None and token == saved.terms.screen
    return is_screen or host_of(saved) in seats_of(saved, token)


def host_of(saved: SavedTable) -> Seat:
    """Return the seat that opened the table; if its player has left, the first person's seat."""
    opener = saved.terms.host
    if opener == NO_SEAT or saved.seats[opener].kind == "person":
        return opener
    people = (seat for seat, holder in enumerate(saved.seats) if holder.kind == "person")
    return next(people, opener)


def join(saved: SavedTable, wanted: Seat | None, player: Holder, *, is_shared: bool) -> SavedTable:
    """Take an open seat, with another hat if the wanted one is worn.

    Idempotent: a repeated join with the same recovery code keeps its seat. `is_shared`: the device
    may hold other seats too.
    """
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and holder.recovery == player.recovery:
            return with_seat(saved, seat, replace(holder, token=player.token))
    if seats_of(saved, player.token) and not is_shared:
        raise ConflictError(phrase("server-seated-already"))
    seat = free_seat(saved, wanted)
    saved = _with_free_name(saved, seat, player.name)
    others = [*saved.seats[:seat], *saved.seats[seat + 1 :]]
    if any(holder.hat == player.hat for holder in others if holder.kind != "open"):
        player = replace(player, hat=_free_hat(others))
    return with_seat(saved, seat, player)


def _with_free_name(saved: SavedTable, seat: Seat, name: str | None) -> SavedTable:
    """Make sure that nobody but this seat has the name. A bot gives way; a person does not."""
    if name is None:
        return saved
    names = [holder.name for holder in saved.seats]
    for other, holder in enumerate(saved.seats):
        if other == seat or holder.name is None or holder.name.casefold() != name.casefold():
            continue
        if holder.kind != "bot":
            raise ConflictError(phrase("server-name-taken"))
        free = free_name(character_of_holder(holder), names)
        return with_seat(saved, other, replace(holder, name=free))
    return saved


def rename(saved: SavedTable, by: str | None, seat: Seat, name: str) -> SavedTable:
    """Change the name of the player on this seat. `by` is a hashed token."""
    _require_holder(saved, seat, by)
    if saved.has_ended:
        raise ConflictError(phrase(f"table-{saved.status}"))
    saved = _with_free_name(saved, seat, given_name(name))
    return with_seat(saved, seat, replace(saved.seats[seat], name=given_name(name)))


def _require_holder(saved: SavedTable, seat: Seat, token: str | None) -> None:
    """Refuse a request for a seat that has changed hands since the request was read."""
    if saved.seats[seat].token != token:
        raise ForbiddenError(phrase("server-spectator"))


def set_contribution(saved: SavedTable, by: str | None, seat: Seat, text: str) -> SavedTable:
    """Replace what a seat adds to the draws, before the game starts."""
    _require_holder(saved, seat, by)
    if saved.status != "seating":
        raise ConflictError(phrase(f"table-{saved.status}"))
    holder = replace(saved.seats[seat], contribution=_read_contribution(text))
    return with_seat(saved, seat, holder)


def _read_contribution(text: str | None) -> bytes | None:
    if text is not None and len(text) > CONTRIBUTION_LETTERS:
        raise MalformedError(phrase("server-contribution", most=CONTRIBUTION_LETTERS))
    return None if text is None else contribution_of(text)


def change_seat(
    saved: SavedTable, by: str | None, seat: Seat, change: SeatChange, recovery: str
) -> SavedTable:
    """The host fills, frees or reissues a seat. Token and recovery code are hashes."""
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
        return _reissue(saved, seat, recovery)
    others = [*saved.seats[:seat], *saved.seats[seat + 1 :]]
    return with_seat(saved, seat, create_holder(change.kind, change.bot, saved.terms.game, others))


def _reissue(saved: SavedTable, seat: Seat, recovery: str) -> SavedTable:
    holder = saved.seats[seat]
    if holder.kind != "person":
        raise ConflictError(phrase("server-nobody-there", seat=name_of(seat)))
    return with_seat(saved, seat, replace(holder, token=None, recovery=recovery))


def recover_seat(saved: SavedTable, recovery: str, token: str) -> SavedTable:
    """Move a seat to another device. The recovery code stays; the old device loses the seat."""
    seat = seat_with_recovery(saved, recovery)
    return with_seat(saved, seat, replace(saved.seats[seat], token=token, is_away=False))


def leave(saved: SavedTable, by: str | None, seat: Seat) -> SavedTable:
    """A person leaves for good.

    The table is abandoned if its host leaves before the start, or if no person is left.
    """
    _require_holder(saved, seat, by)
    if saved.status not in ("seating", "playing"):
        return saved
    after = give_up_seat(saved, seat, bot=bot_names(saved.terms.game)[0])
    is_playing = saved.status == "playing"
    is_deserted = is_playing and all(holder.kind != "person" for holder in after.seats)
    is_hostless = not is_playing and seat == saved.terms.host
    return abandon(after) if is_deserted or is_hostless else after
