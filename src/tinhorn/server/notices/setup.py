"""Turns notices on for a server process, where what they need is installed."""

from __future__ import annotations

import logging
from importlib.util import find_spec

from tinhorn.server.services import Services
from tinhorn.table.storage.interface import StorageError
from tinhorn.table.storage.storage import SqlStorage

log = logging.getLogger("tinhorn")


def is_installed() -> bool:
    """Return True if tinhorn was installed with what notices need: `tinhorn[notify]`."""
    return all(find_spec(name) is not None for name in ("aiosmtplib", "cryptography", "httpx"))


def require_mail_server() -> None:
    """Refuse settings of a mail server that nobody can read."""
    if is_installed():
        from tinhorn.server.notices.mail import mail_server

        mail_server()


async def open_notices(services: Services) -> None:
    """Turn notices on. A server without its key goes on without them."""
    if not is_installed() or not isinstance(services.storage, SqlStorage):
        return
    from tinhorn.server.notices.keys import KeyUnavailableError, load_key
    from tinhorn.server.notices.mail import mail_server
    from tinhorn.server.notices.service import Notices

    settings = services.settings
    try:
        services.notices = await Notices.open(
            services.storage,
            services.tables,
            services.clock,
            services.tasks,
            key=load_key(settings.database),
            mail=mail_server(),
            is_private_allowed=settings.is_private_allowed,
            present=lambda table: services.connections.present_at(table)[0],
        )
    except (KeyUnavailableError, StorageError) as error:
        log.warning("no notices without their key", extra={"detail": str(error)})
        return
    services.tasks.keep_running("looks", services.notices.keep_looking)
    services.tasks.keep_running("notices", services.notices.keep_sending)
