"""The server as a command runs it: checked settings, an announcement, a browser window."""

from __future__ import annotations

import os
import platform
import sys
import threading
import webbrowser

import typer

from tinhorn.cli.address import ANYWHERE, LOOPBACK, own_address, web_address
from tinhorn.cli.errors import UsageError
from tinhorn.cli.translator import Translator
from tinhorn.kernel.phrase import phrase
from tinhorn.server.run import listen, run
from tinhorn.server.settings import Settings


def serve_tables(
    settings: Settings,
    translator: Translator,
    *,
    host: str,
    port: int,
    workers: int,
    lan: bool,
    open_browser: bool,
) -> None:
    """Serve until the command is stopped."""
    if workers > 1 and settings.database.startswith("sqlite"):
        raise UsageError(phrase("cli-serve-workers"))
    listening = listen(ANYWHERE if lan and host == LOOPBACK else host, port)
    address = web_address(own_address() if lan else host, listening.getsockname()[1])
    _announce(translator, address, is_open=lan or host != LOOPBACK, with_qr_code=lan)
    if open_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run(settings, listening, workers=workers)


def _announce(translator: Translator, address: str, *, is_open: bool, with_qr_code: bool) -> None:
    """Print the address, and a warning if other machines can reach it."""
    typer.echo(translator("cli-serve-address", address=address))
    if with_qr_code:
        _print_qr_code(address)
    if is_open:
        typer.echo(translator("cli-serve-open-to-others"))
    typer.echo(translator("cli-serve-stop"))


def _print_qr_code(address: str) -> None:
    import segno

    segno.make_qr(address).terminal(out=sys.stdout, border=2, compact=True)


def _has_screen() -> bool:
    """Whether a graphical browser could open; one inside the terminal would be in the way."""
    has_windows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return has_windows or platform.system() in ("Darwin", "Windows")
