"""The server as a command runs it: checked settings, an announcement, a browser window."""

from __future__ import annotations

import os
import platform
import sys
import threading
import webbrowser

import typer
from msgspec.structs import replace

from tinhorn.cli.address import ANYWHERE, LOOPBACK, own_address, web_address
from tinhorn.cli.errors import UsageError
from tinhorn.cli.translator import Translator
from tinhorn.kernel import phrase
from tinhorn.server.local_network import UNSPECIFIED, is_loopback
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
    bound, port = listening.getsockname()[:2]
    network_host = settings.network_host or own_address()
    address = web_address(network_host if lan else host, port)
    is_everywhere = bound in UNSPECIFIED
    has_network = is_everywhere and network_host != LOOPBACK
    is_open = is_everywhere or not is_loopback(bound)
    _announce(translator, address, is_open=is_open, with_qr_code=lan and has_network)
    if open_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    settings = replace(settings, host=host)
    if has_network:
        reachable = web_address(network_host, port).rstrip("/")
        settings = replace(settings, network_address=reachable)
    run(settings, listening, workers=workers)


def _announce(translator: Translator, address: str, *, is_open: bool, with_qr_code: bool) -> None:
    """Print the address, and which machines can reach it."""
    typer.echo(translator("cli-serve-address", address=address))
    if with_qr_code:
        _print_qr_code(address)
    note = "cli-serve-open-to-others" if is_open else "cli-serve-only-here"
    typer.echo(translator(note))
    typer.echo(translator("cli-serve-stop"))


def _print_qr_code(address: str) -> None:
    import segno

    segno.make_qr(address).terminal(out=sys.stdout, border=2, compact=True)


def _has_screen() -> bool:
    """Return whether a graphical browser could open.

    One inside the terminal would be in the way.
    """
    has_windows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return has_windows or platform.system() in ("Darwin", "Windows")
