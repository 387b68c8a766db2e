"""`tinhorn serve`: the table in the browser, on this machine or for the house."""

from __future__ import annotations

import os
import platform
import socket
import sys
import threading
import webbrowser
from typing import Annotated, Final

import typer

from tinhorn.cli.errors import UsageError
from tinhorn.cli.language import Lang, language
from tinhorn.cli.voice import Voice
from tinhorn.kernel.phrase import phrase

LOOPBACK: Final = "127.0.0.1"
ANYWHERE: Final = "0.0.0.0"
PORT: Final = 8020


def serve(
    *,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where games are kept: sqlite:///FILE or postgresql://…; "
            "without it, a file in your data folder.",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on. Others can reach any but 127.0.0.1.")
    ] = LOOPBACK,
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 for any that is free.")] = PORT,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    bots: Annotated[
        int, typer.Option(min=1, max=64, help="Processes in which bots think, for each server.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="URL",
            help="Another address whose pages may open a socket; may be given several times.",
        ),
    ] = None,
    lan: Annotated[
        bool,
        typer.Option("--lan", help="Let the phones in the house in: show address and QR code."),
    ] = False,
    pace: Annotated[
        float,
        typer.Option(min=0, max=10, help="How human bots take their time; 0 for at once."),
    ] = 1.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Let nobody ask for too much at once.")
    ] = True,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the lobby in the browser.")
    ] = True,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers; games are kept, whatever happens."""
    from tinhorn.locale import LANGUAGES
    from tinhorn.server.run import listen, require_database, run
    from tinhorn.server.settings import Settings

    voice = Voice(language=language(lang, LANGUAGES))
    url = require_database(database)
    if workers > 1 and url.startswith("sqlite"):
        raise UsageError(phrase("cli-serve-workers"))
    listening = listen(ANYWHERE if lan and host == LOOPBACK else host, port)
    port = listening.getsockname()[1]
    address = f"http://{_shown(_own_address() if lan else host)}:{port}/"
    typer.echo(voice("cli-serve-address", address=address))
    if lan:
        _show_code(address)
    if lan or host != LOOPBACK:
        typer.echo(voice("cli-serve-open-to-others"))
    typer.echo(voice("cli-serve-stop"))
    if open_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    settings = Settings(
        database=url,
        origins=tuple(origin or ()),
        bot_processes=bots,
        pace=pace,
        is_limited=limits,
    )
    run(settings, listening, workers=workers)


def _shown(host: str) -> str:
    """An address as a browser is given it."""
    if host in (ANYWHERE, "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """Under which address this machine is known in the house. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return LOOPBACK
        return str(probe.getsockname()[0])


def _show_code(address: str) -> None:
    import segno

    segno.make_qr(address).terminal(out=sys.stdout, border=2, compact=True)


def _has_screen() -> bool:
    """Whether a browser with windows could open; one in the terminal would only be in the way."""
    has_windows = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return has_windows or platform.system() in ("Darwin", "Windows")
