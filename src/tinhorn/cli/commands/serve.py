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
from tinhorn.cli.translator import Translator
from tinhorn.kernel.phrase import phrase

LOOPBACK: Final = "127.0.0.1"
ANYWHERE: Final = "0.0.0.0"
PORT: Final = 8020
SOCKETS_PER_ADDRESS: Final = 200


Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where games are kept: sqlite:///FILE or postgresql://…; "
        "without it, a file in your data folder.",
    ),
]
Host = Annotated[
    str,
    typer.Option(help="The address to listen on. With anything but 127.0.0.1, others can connect."),
]
Port = Annotated[int, typer.Option(min=0, max=65535, help="0 picks a free one.")]
Workers = Annotated[
    int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
]
Bots = Annotated[int, typer.Option(min=1, max=64, help="Bot processes for each server process.")]
Origins = Annotated[
    list[str] | None,
    typer.Option(
        metavar="URL",
        help="Another address whose pages may open a socket; can be repeated.",
    ),
]
Sockets = Annotated[
    int,
    typer.Option(
        min=1, help="The most sockets that one address may keep open, per server process."
    ),
]
Lan = Annotated[
    bool,
    typer.Option(
        "--lan", help="Let other devices on your network in; shows the address and a QR code."
    ),
]
Pace = Annotated[
    float,
    typer.Option(
        min=0, max=10, help="How long bots take to answer: 1 is human pace, 0 answers at once."
    ),
]
Limited = Annotated[
    bool, typer.Option("--limits/--no-limits", help="Rate limits for requests, sockets and chat.")
]
Opens = Annotated[bool, typer.Option("--open/--no-open", help="Open the lobby in the browser.")]


def serve(
    *,
    database: Database = None,
    host: Host = LOOPBACK,
    port: Port = PORT,
    workers: Workers = 1,
    bots: Bots = 1,
    origin: Origins = None,
    sockets_per_address: Sockets = SOCKETS_PER_ADDRESS,
    lan: Lan = False,
    pace: Pace = 1.0,
    limits: Limited = True,
    open_browser: Opens = True,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers; games are kept, whatever happens."""
    from tinhorn.locale import LANGUAGES
    from tinhorn.server.run import listen, require_database, run
    from tinhorn.server.settings import Settings, require_origin

    translator = Translator(language=language(lang, LANGUAGES))
    origins = tuple(map(require_origin, origin or ()))
    settings = Settings(
        database=require_database(database),
        origins=origins,
        bot_processes=bots,
        pace=pace,
        is_limited=limits,
        sockets_per_address=sockets_per_address,
    )
    if workers > 1 and settings.database.startswith("sqlite"):
        raise UsageError(phrase("cli-serve-workers"))
    listening = listen(ANYWHERE if lan and host == LOOPBACK else host, port)
    address = _address(_own_address() if lan else host, listening.getsockname()[1])
    _announce(translator, address, is_open=lan or host != LOOPBACK, has_code=lan)
    if open_browser and _has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run(settings, listening, workers=workers)


def _announce(translator: Translator, address: str, *, is_open: bool, has_code: bool) -> None:
    """Where the tables are, and who can come."""
    typer.echo(translator("cli-serve-address", address=address))
    if has_code:
        _show_code(address)
    if is_open:
        typer.echo(translator("cli-serve-open-to-others"))
    typer.echo(translator("cli-serve-stop"))


def _address(host: str, port: int) -> str:
    return f"http://{_shown(host)}:{port}/"


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
