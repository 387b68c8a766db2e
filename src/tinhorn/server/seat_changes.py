"""Changes to the seats of a table, as pure functions for `Services.revise`.

Each function takes a saved table and returns the changed one, or raises.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from tinhorn.bots import OF_ANY_GAME, bot_named, usual_bot
from tinhorn.bots.characters import (
    STEADY,
    character_of,
    free_character,
    free_name,
    joined_name,
    split_name,
)
from tinhorn.kernel import Seat, Viewer, name_of, phrase
from tinhorn.locale import HATS
from tinhorn.server.api.errors import ConflictError, ForbiddenError, MalformedError, UnknownError
from tinhorn.server.middleware.rate_limits import NAME_LETTERS
from tinhorn.server.wire.lobby import Rename, Reveal, SeatChange, SeatRequest
from tinhorn.table.fairness import CONTRIBUTION_BYTES
from tinhorn.table.model import NO_SEAT, Holder, SavedTable, Visitors
from tinhorn.table.seating import (
    abandon,
    former_code,
    free_seat,
    moved,
    reissue,
    reissue_ends,
    uncovered,
    with_own_code,
    with_seat,
)
from tinhorn.table.seating import leave as give_up_seat
from tinhorn.table.seating import reveal as reveal_contribution

SHA256_BYTES: Final = 32
SHOWN_LETTERS: Final = 80
"""How many letters of a text that cannot be read are repeated."""
MINUTE: Final = 60_000
MOST_REMOVED: Final = 50
"""How many devices a table remembers whose seats the host has taken away."""
_BOT_KIND: Final = re.compile(r" \([\w:-]{1,40}\)$")
"""What follows the name of a bot in a record: its level and character."""


class Reissue(NamedTuple):
    """What a recovery code for a seat depends on: its hash, the connected seats, the time."""

    recovery: str
    connected: Collection[Seat]
    now: int


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
    plain = _BOT_KIND.sub("", name)
    if plain != clean_name(plain):
        raise MalformedError(phrase("server-name", most=NAME_LETTERS))


def create_person(
    name: str, hat: int, *, token: str, recovery: str, commitment: str | None
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
        commitment=None if commitment is None else read_commitment(commitment),
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
            return _create_bot(bot or usual_bot(game), game, others)
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
    """Return the level of a bot; `None` for people."""
    return None if holder.bot is None else split_name(holder.bot)[0]


def character_of_holder(holder: Holder) -> str | None:
    """Return the character of a bot; `None` for people and for bots that have none."""
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


def kept_seat(saved: SavedTable, person: Holder) -> Viewer:
    """Return the open seat that a rematch keeps for a player of this name, if any."""
    name = (person.name or "").casefold()
    for seat, holder in enumerate(saved.seats):
        if name and holder.kind == "open" and (holder.name or "").casefold() == name:
            return seat
    return None


def seat_with_recovery(saved: SavedTable, recovery: str) -> Seat:
    """Return the seat with this hashed recovery code, or raise ForbiddenError."""
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and recovery in (holder.recovery, holder.reissued):
            return seat
    raise ForbiddenError(phrase("server-recovery"))


def recovered_seat(saved: SavedTable, by: Reissue, fresh: str) -> Seat:
    """Return the seat that this code opens, or that a request with this fresh code has opened."""
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and holder.recovery == fresh:
            return seat
    for seat, holder in enumerate(saved.seats):
        if holder.kind == "person" and former_code(holder, by.now) == by.recovery:
            return seat
    return seat_with_recovery(saved, by.recovery)


def is_removed(saved: SavedTable, token: str | None) -> bool:
    """Return True if the host has taken the seat of the device with this hashed token away."""
    return token in saved.conduct.removed and not seats_of(saved, token)


def is_host(saved: SavedTable, token: str | None) -> bool:
    """Return True if this hashed token belongs to the host or to the table's big screen."""
    is_screen = token is not None and token == saved.terms.screen
    return is_screen or host_of(saved) in seats_of(saved, token)


def host_of(saved: SavedTable) -> Seat:
    """Return the seat that opened the table; if its player has left, the first person's seat.

    While that player is away, somebody else acts as the host. Beside a big screen, which is across
    the room, the first phone is a host as well.
    """
    acting, opener = saved.conduct.acting_host, saved.terms.host
    if acting is not None and saved.seats[acting].kind == "person":
        return acting
    if opener != NO_SEAT and saved.seats[opener].kind == "person":
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
    if is_removed(saved, player.token):
        raise ForbiddenError(phrase("server-seat-removed"))
    if seats_of(saved, player.token) and not is_shared:
        raise ConflictError(phrase("server-seated-already"))
    seat = free_seat(saved, kept_seat(saved, player) if wanted is None else wanted)
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


def set_visitors(saved: SavedTable, by: str | None, visitors: Visitors) -> SavedTable:
    """Open or lock the table for people without a seat. `by` is a hashed token of the host."""
    if not is_host(saved, by):
        raise ForbiddenError(phrase("server-host-only"))
    return replace(saved, conduct=replace(saved.conduct, visitors=visitors))


def require_visitor(saved: SavedTable, token: str | None) -> None:
    """Refuse a device that may not watch the game."""
    if not may_visit(saved, token):
        raise ForbiddenError(phrase("server-locked"))


def may_visit(saved: SavedTable, token: str | None) -> bool:
    """Return False for a device without a seat at a locked table; its big screen stays."""
    is_screen = token is not None and token == saved.terms.screen
    return not is_locked(saved) or is_screen or bool(seats_of(saved, token))


def is_locked(saved: SavedTable) -> bool:
    """Return True if nobody without a seat may watch the game, until it has ended."""
    return saved.conduct.visitors == "none" and saved.status == "playing"


def rename(saved: SavedTable, by: str | None, seat: Seat, new: Rename) -> SavedTable:
    """Change the name of the player on this seat, and the hat if no other seat has it.

    `by` is a hashed token.
    """
    _require_holder(saved, seat, by)
    if saved.has_ended:
        raise ConflictError(phrase(f"table-{saved.status}"))
    name, hat = given_name(new.name), new.hat or saved.seats[seat].hat
    if hat not in HATS:
        raise MalformedError(phrase("server-hat", most=HATS[-1]))
    saved = _with_free_name(saved, seat, name)
    others = (*saved.seats[:seat], *saved.seats[seat + 1 :])
    if any(holder.hat == hat for holder in others if holder.kind != "open"):
        hat = saved.seats[seat].hat
    return with_seat(saved, seat, replace(saved.seats[seat], name=name, hat=hat))


def _require_holder(saved: SavedTable, seat: Seat, token: str | None) -> None:
    """Refuse a request for a seat that has changed hands since the request was read."""
    if saved.seats[seat].token != token:
        raise ForbiddenError(phrase("server-spectator"))


def commit(saved: SavedTable, by: str | None, seat: Seat, commitment: str) -> SavedTable:
    """Replace what a seat commits to add to the draws, before the game starts."""
    _require_holder(saved, seat, by)
    if saved.status != "seating":
        raise ConflictError(phrase(f"table-{saved.status}"))
    holder = replace(saved.seats[seat], commitment=read_commitment(commitment))
    return with_seat(saved, seat, holder)


def reveal(saved: SavedTable, by: str | None, seat: Seat, data: Reveal) -> SavedTable:
    """Take what the seat adds to the draws. When all have revealed, the game begins."""
    _require_holder(saved, seat, by)
    return reveal_contribution(
        saved,
        seat,
        attempt=data.attempt,
        contribution=_read_hex(data.contribution, CONTRIBUTION_BYTES),
        following=read_commitment(data.following),
    )


def read_commitment(text: str) -> str:
    return _read_hex(text, SHA256_BYTES).hex()


def _read_hex(text: str, size: int) -> bytes:
    try:
        raw = bytes.fromhex(text)
    except ValueError:
        raw = b""
    if len(raw) != size:
        raise MalformedError(phrase("fairness-hex", text=text[:SHOWN_LETTERS]))
    return raw


def change_seat(
    saved: SavedTable, by: str | None, seat: Seat, change: SeatChange, new: Reissue
) -> SavedTable:
    """Let the host fill, free or reissue a seat. `by` is a hashed token.

    In a running game a seat stays with its player, for whom a bot may answer (`agreements.py`).
    """
    if not is_host(saved, by):
        raise ForbiddenError(phrase("server-host-only"))
    if saved.status not in ("seating", "playing") or (
        saved.status == "playing" and change.kind == "open"
    ):
        raise ConflictError(phrase(f"table-{saved.status}"))
    if not 0 <= seat < len(saved.seats):
        raise UnknownError(phrase("setup-no-such-seat", number=seat + 1))
    if seat == host_of(saved) and by != saved.terms.screen:
        raise ConflictError(phrase("server-own-seat"))
    if change.kind == "reissue":
        return _reissue(saved, by, seat, new)
    others = [*saved.seats[:seat], *saved.seats[seat + 1 :]]
    created = create_holder(change.kind, change.bot, saved.terms.game, others)
    if saved.status == "playing":
        created = _named_as_before(saved.seats[seat], created)
    return with_seat(_with_removed(saved, saved.seats[seat].token), seat, created)


def _with_removed(saved: SavedTable, token: str | None) -> SavedTable:
    """Remember the device of a seat that the host takes away, which may not sit down again."""
    known = saved.conduct.removed
    if token is None or token in known:
        return saved
    return replace(saved, conduct=replace(saved.conduct, removed=(*known, token)[-MOST_REMOVED:]))


def _named_as_before(before: Holder, created: Holder) -> Holder:
    """Keep the name and the hat of a seat in a running game: its log names them."""
    if before.kind == "person":
        raise ConflictError(phrase("server-seat-of-player"))
    return replace(created, name=before.name, hat=before.hat, gone=before.gone)


def _reissue(saved: SavedTable, by: str | None, seat: Seat, given: Reissue) -> SavedTable:
    """Give a seat a new code. The seat stays with its player until the code is used.

    A connected player is not away.
    """
    if saved.seats[seat].kind != "person":
        raise ConflictError(phrase("server-nobody-there", seat=name_of(seat)))
    _require_unwatched(saved, seat, given)
    host = NO_SEAT if by == saved.terms.screen else host_of(saved)
    return reissue(saved, seat, given.recovery, by=host, now=given.now)


def _require_unwatched(saved: SavedTable, seat: Seat, given: Reissue) -> None:
    """Refuse a new code while its player is connected, or while nobody has to be: in a pause."""
    if seat in given.connected:
        raise ConflictError(phrase("server-player-here"))
    if saved.conduct.is_paused:
        raise ConflictError(phrase("table-paused"))


def recover_seat(saved: SavedTable, token: str, by: Reissue, fresh: str) -> SavedTable:
    """Move a seat to another device with its recovery code; the old device loses the seat.

    A device has one seat, except at a table that was opened for people who share a device. A code
    that the host has made counts once: the seat then gets the `fresh` one, which the host does not
    know. For a day the code of the player who lost the seat that way takes it back. Idempotent: a
    request that is repeated has the same `fresh` code.
    """
    seat = recovered_seat(saved, by, fresh)
    has_another = any(held != seat for held in seats_of(saved, token))
    if token == saved.terms.screen or (has_another and not saved.terms.is_shared):
        raise ConflictError(phrase("server-one-seat-a-device"))
    holder = saved.seats[seat]
    after = replace(uncovered(with_own_code(holder)), token=token)
    if by.recovery == holder.reissued:
        _require_away(saved, seat, by)
        after = moved(after, fresh, now=by.now)
    elif by.recovery == former_code(holder, by.now):
        after = replace(after, recovery=holder.former, former=None, moved_at=None)
    return with_seat(saved, seat, after)


def _require_away(saved: SavedTable, seat: Seat, by: Reissue) -> None:
    """Refuse a new code while the seat's player is connected, or in a game not away for long."""
    _require_unwatched(saved, seat, by)
    left = reissue_ends(saved, seat) - by.now
    if left > 0 and saved.status != "seating":
        minutes = -(-left // MINUTE)
        raise ConflictError(phrase("server-wait-for-player", minutes=minutes))


def leave(saved: SavedTable, by: str | None, seat: Seat) -> SavedTable:
    """Let a person leave for good.

    The table is abandoned if its host leaves before the start, or if no person is left.
    """
    _require_holder(saved, seat, by)
    if saved.has_ended:
        return saved
    after = give_up_seat(saved, seat, bot=usual_bot(saved.terms.game))
    is_playing = saved.status != "seating"
    is_deserted = is_playing and all(holder.kind != "person" for holder in after.seats)
    is_hostless = not is_playing and seat == saved.terms.host
    return abandon(after) if is_deserted or is_hostless else after
