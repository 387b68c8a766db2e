"""Looks at tables, notes what their players are to be told, and sends it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)
from msgspec import Struct

from tinhorn.kernel import Seat, decoder
from tinhorn.server.background import BackgroundTasks
from tinhorn.server.notices.delivery import Delivery
from tinhorn.server.notices.keys import (
    KeyUnavailableError,
    ServerKey,
    decode_address,
    encode_address,
)
from tinhorn.server.notices.mail import MailServer
from tinhorn.server.notices.marks import (
    KEPT,
    MINUTE,
    UNUSED,
    after_night,
    due_notices,
    is_owed,
    made_number,
    next_look,
    owes_vote,
    reissue_notices,
    stage_notices,
    stage_of,
    waiting_code,
    wish_notices,
)
from tinhorn.server.notices.messages import compose
from tinhorn.server.notices.model import Address, Contact, Item, Kind, Notice, Outcome, Stage
from tinhorn.server.notices.push import base64url, public_bytes
from tinhorn.server.notices.store import Look, NoticeStore, StoredContact
from tinhorn.table.deadlines import Clock, closes_at
from tinhorn.table.live import LiveTable
from tinhorn.table.model import SavedTable
from tinhorn.table.registry import TableRegistry
from tinhorn.table.seating import reissue_ends
from tinhorn.table.storage.storage import SqlStorage

log = logging.getLogger("tinhorn")

PAUSE_SECONDS: Final = 1.0
MOST_AT_ONCE: Final = 16
"""How many messages one process sends at the same time."""
Present = Callable[[str], Collection[Seat]]
"""Returns the seats of a table that are connected."""
BACK_OFF: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE)
"""How long to wait after each failed attempt; after the last one a notice is given up."""
VAPID: Final = "vapid"


class _Place(Struct, frozen=True):
    """What is encrypted of a contact."""

    address: bytes
    base: str


class _Followed(NamedTuple):
    """What is known of a table: its stage, whether it is paused, and when the new codes were made
    that wait."""

    stage: Stage
    is_paused: bool
    codes: tuple[int | None, ...]


class Notices:
    """Made by `open`. `follow` says that a table may have come further."""

    def __init__(
        self,
        store: NoticeStore,
        tables: TableRegistry,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        key: ServerKey,
        vapid: ec.EllipticCurvePrivateKey,
        mail: MailServer | None,
        is_private_allowed: bool,
        present: Present,
    ) -> None:
        self.store = store
        self.key = key
        self.has_mail = mail is not None
        self.is_private_allowed = is_private_allowed
        self.push_key = base64url(public_bytes(vapid))
        self.delivery = Delivery(key, vapid, mail, is_private_allowed=is_private_allowed)
        self._present = present
        self._tables = tables
        self._clock = clock
        self._tasks = tasks
        self._followed: WeakKeyDictionary[LiveTable, _Followed] = WeakKeyDictionary()
        self._free = asyncio.Semaphore(MOST_AT_ONCE)

    @classmethod
    async def open(
        cls,
        storage: SqlStorage,
        tables: TableRegistry,
        clock: Clock,
        tasks: BackgroundTasks,
        *,
        key: ServerKey,
        mail: MailServer | None,
        is_private_allowed: bool,
        present: Present,
    ) -> Notices:
        """Open the service. Raises KeyUnavailableError if the database has another key."""
        store = NoticeStore(storage)
        created = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            Encoding.DER, PrivateFormat.PKCS8, NoEncryption()
        )
        stored = await store.secret(VAPID, key.encrypt(created, place=VAPID))
        vapid = load_der_private_key(key.decrypt(stored, place=VAPID), None)
        assert isinstance(vapid, ec.EllipticCurvePrivateKey)
        return cls(
            store,
            tables,
            clock,
            tasks,
            key=key,
            vapid=vapid,
            mail=mail,
            is_private_allowed=is_private_allowed,
            present=present,
        )

    async def keep_looking(self) -> None:
        """Look at tables until cancelled."""
        while True:
            await self.look()
            await asyncio.sleep(PAUSE_SECONDS)

    async def keep_sending(self) -> None:
        """Send notices until cancelled."""
        while True:
            await self.send()
            await asyncio.sleep(PAUSE_SECONDS)

    def follow(self, live: LiveTable) -> None:
        """Let the table be looked at soon: at a new stage or code, a pause and its end.

        What another process saw last is not known here, so the first time counts at slow tables.
        """
        stage, is_paused = stage_of(live.saved), live.saved.conduct.is_paused
        codes = tuple(waiting_code(live.saved, seat) for seat in range(len(live.saved.seats)))
        known = self._followed.get(live)
        self._followed[live] = _Followed(stage, is_paused, codes)
        is_slow = live.saved.terms.timing.kind == "slow"
        is_new = is_slow if known is None else known.stage != stage
        is_code_new = any(codes) and (known is None or known.codes != codes)
        is_pause_new = is_paused != (known is not None and known.is_paused)
        if is_new or is_code_new or is_pause_new:
            seen = None if is_code_new or is_pause_new else stage
            self._tasks.start("notices", self.store.hurry(live.id, seen, self._clock.now()))

    async def save(self, saved: SavedTable, contact: Contact) -> None:
        """Store how a seat is told."""
        place = _Place(encode_address(contact.address), contact.base)
        row = StoredContact(
            table_id=contact.table,
            seat=contact.seat,
            token=contact.token,
            channel=str(contact.address.__struct_config__.tag),
            recipient=contact.recipient,
            address=self.key.encrypt(msgspec.json.encode(place), place=_place_of(contact)),
            language=contact.language,
            zone=contact.zone,
            is_quiet=contact.is_quiet,
            since=contact.since,
        )
        await self.store.save_contact(row, stage_of(saved), self._clock.now())

    async def look(self) -> None:
        """Note what is to be told at all tables whose look is due."""
        for look in await self.store.claim_looks(self._clock.now()):
            await self._look(look)

    async def _look(self, look: Look) -> None:
        live = await self._tables.playable(look.table)
        now = self._clock.now()
        if live is None:
            await self.store.drop_table(look.table)
            return
        await live.catch_up()
        stage = stage_of(live.saved)
        if stage == "abandoned" or _has_expired(look, stage, now):
            await self.store.drop_table(look.table)
            return
        if live.saved.conduct.is_paused:
            await self.store.drop_turns(look.table)
        contacts = await self._contacts_of(live)
        found = [
            *due_notices(live.progress, live.saved, contacts, now=now),
            *stage_notices(look.stage, stage, self._absent(live, contacts), now=now),
            *reissue_notices(live.saved, contacts),
            *wish_notices(live.saved, contacts),
        ]
        recipients = {contact.seat: contact.recipient for contact in contacts}
        new = [(notice, recipients[notice.seat]) for notice in found]
        due = next_look(live.progress, live.saved, now)
        await self.store.record_look(look, stage, new=new, due=due, now=now)

    def _absent(self, live: LiveTable, contacts: list[Contact]) -> list[Contact]:
        """Return the contacts of those who do not see the table now, as everybody can tell."""
        present = self._present(live.id)
        return [contact for contact in contacts if contact.seat not in present]

    async def _contacts_of(self, live: LiveTable) -> list[Contact]:
        """Return the contacts of a table; those of seats that changed hands are dropped."""
        found = []
        for stored in await self.store.contacts_of_table(live.id):
            if not _is_held(live.saved, stored):
                await self.store.drop_contact(live.id, stored.seat)
            elif stored.channel != "calendar":
                found.append(self.read(stored))
        return found

    async def send(self) -> None:
        """Send all notices that are due, one message for each recipient."""
        sending: list[asyncio.Task[None]] = []
        try:
            while (claimed := await self._claim()) is not None:
                sending.append(asyncio.create_task(self._send(*claimed)))
        finally:
            await asyncio.gather(*sending)

    async def _claim(self) -> tuple[str, list[Notice]] | None:
        await self._free.acquire()
        found = None
        try:
            found = await self.store.claim_notices(self._clock.now())
        finally:
            if found is None:
                self._free.release()
        return found

    async def _send(self, recipient: str, claimed: list[Notice]) -> None:
        try:
            outcome = await self._deliver(recipient, claimed)
        except KeyUnavailableError:
            outcome = "refused"
        finally:
            self._free.release()
        now = self._clock.now()
        attempt = max(notice.attempt for notice in claimed)
        if outcome == "gone":
            await self.store.drop_recipient(recipient)
        elif outcome == "retry" and attempt <= len(BACK_OFF):
            await self._try_again(recipient, claimed, now + BACK_OFF[attempt - 1])
        else:
            await self.store.finish(claimed)

    async def _try_again(self, recipient: str, claimed: list[Notice], due: int) -> None:
        """Send these later, and not in quiet hours."""
        contacts = {one.table: one for one in await self._contacts_at(recipient, claimed)}
        for notice in claimed:
            contact, at = contacts.get(notice.table), due
            if contact is not None and contact.is_quiet:
                item = await self._item(notice)
                at = after_night(due, contact.zone, None if item is None else item.until)
            await self.store.try_again(notice, at)

    async def _deliver(self, recipient: str, claimed: list[Notice]) -> Outcome:
        contacts = {one.table: one for one in await self._contacts_at(recipient, claimed)}
        found = [await self._item(notice) for notice in claimed if notice.table in contacts]
        items = list({item.table: item for item in found if item is not None}.values())
        if not items:
            return "sent"
        contact = max(contacts.values(), key=lambda one: one.since)
        outcome = await self.delivery.send(
            compose(items, contact),
            contact.address,
            base=contact.base,
            request=_request_of(self.key, recipient, claimed),
        )
        if outcome != "sent":
            kind = str(contact.address.__struct_config__.tag)
            log.warning("notice not delivered", extra={"kind": kind, "detail": outcome})
        return outcome

    async def _contacts_at(self, recipient: str, claimed: list[Notice]) -> list[Contact]:
        wanted = {(notice.table, notice.seat) for notice in claimed}
        stored = await self.store.contacts_of_recipient(recipient)
        return [self.read(one) for one in stored if (one.table_id, one.seat) in wanted]

    async def _item(self, notice: Notice) -> Item | None:
        """Return what there is to tell now; `None` if it is of no interest any more."""
        live = await self._tables.playable(notice.table)
        if live is None:
            return None
        await live.catch_up()
        saved, progress = live.saved, live.progress
        title = saved.terms.title
        if notice.kind == "reissue":
            return _item_of_code(notice, saved)
        if notice.kind == "wish":
            return self._item_of_wish(notice, saved)
        if notice.prompt == 0:
            is_current = stage_of(saved) == notice.kind
            return Item(notice.table, title, notice.kind) if is_current else None
        if saved.conduct.is_paused:
            await self.store.drop_claimed(notice)
            return None
        if progress is None or saved.status != "playing" or progress.prompt != notice.prompt:
            return None
        if not is_owed(progress, notice.seat):
            return None
        return Item(notice.table, title, notice.kind, closes_at(progress, saved))

    def _item_of_wish(self, notice: Notice, saved: SavedTable) -> Item | None:
        """Return what to tell somebody who does not see that the others ask for something."""
        motion = saved.conduct.motion
        is_same = motion is not None and made_number(saved, motion.at) == notice.prompt
        if not is_same or notice.seat in self._present(notice.table):
            return None
        is_owed = owes_vote(saved, notice.seat)
        return Item(notice.table, saved.terms.title, "wish") if is_owed else None

    async def calendar(self, address: Address) -> list[tuple[Contact, Item, int]]:
        """Return the time limits of a reader, each with when the question was asked."""
        found = []
        for stored in await self.store.contacts_of_recipient(self.key.recipient(address)):
            live = await self._tables.playable(stored.table_id)
            if live is None or not _is_held(live.saved, stored) or live.progress is None:
                continue
            progress, saved = live.progress, live.saved
            limit = closes_at(progress, saved)
            is_open = saved.status == "playing" and is_owed(progress, stored.seat)
            if is_open and limit is not None:
                kind: Kind = "window" if progress.is_window else "turn"
                item = Item(live.id, saved.terms.title, kind, limit)
                found.append((self.read(stored), item, progress.asked_at))
        return found

    def read(self, stored: StoredContact) -> Contact:
        """Decrypt a contact. Raises KeyUnavailableError."""
        label = f"{stored.table_id}#{stored.seat}"
        place = decoder(_Place).decode(self.key.decrypt(stored.address, place=label))
        return Contact(
            table=stored.table_id,
            seat=stored.seat,
            token=stored.token,
            address=decode_address(place.address),
            recipient=stored.recipient,
            base=place.base,
            language=stored.language,
            zone=stored.zone,
            is_quiet=stored.is_quiet,
            since=stored.since,
        )


def _item_of_code(notice: Notice, saved: SavedTable) -> Item | None:
    """Return what to tell of a new code that still waits."""
    at = waiting_code(saved, notice.seat)
    if at is None or made_number(saved, at) != notice.prompt:
        return None
    ends = reissue_ends(saved, notice.seat)
    return Item(notice.table, saved.terms.title, notice.kind, ends)


def _place_of(contact: Contact) -> str:
    return f"{contact.table}#{contact.seat}"


def _is_held(saved: SavedTable, stored: StoredContact) -> bool:
    """Return True if the seat is still held by the device that left this contact."""
    seat = stored.seat
    return seat < len(saved.seats) and saved.seats[seat].token == stored.token


def _has_expired(look: Look, stage: Stage, now: int) -> bool:
    """Return True if the game has been over for so long that nobody asks for another, or nobody
    has begun it for long."""
    kept = {"over": KEPT, "rematch": KEPT, "seating": UNUSED, "full": UNUSED}.get(stage)
    return kept is not None and look.stage == stage and now >= look.since + kept


def _request_of(key: ServerKey, recipient: str, claimed: list[Notice]) -> str:
    """Return the name of a message: the same if it is sent again."""
    parts = sorted(f"{one.table}#{one.seat}#{one.kind}#{one.prompt}" for one in claimed)
    return key.name_of(f"{recipient}#{parts}")
