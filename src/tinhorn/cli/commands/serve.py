"""`tinhorn serve`: tables in the browser, on this machine or on the local network."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from tinhorn.cli.address import LOOPBACK, PORT
from tinhorn.cli.language import Lang

SOCKETS_PER_ADDRESS: Final = 200

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where games are stored: sqlite:///FILE or postgresql://…; "
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
        envvar="TINHORN_ORIGIN",
        help="The address under which browsers reach this server, if it is a name: "
        "https://tables.example.org; can be repeated.",
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
LanAddress = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="This machine's address on your network; without it, tinhorn finds it out.",
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
PrivateWebhooks = Annotated[
    bool,
    typer.Option(
        "--allow-private-webhooks",
        help="Let players have notices sent to addresses of your network, also over http.",
    ),
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
    lan_address: LanAddress = "",
    pace: Pace = 1.0,
    limits: Limited = True,
    allow_private_webhooks: PrivateWebhooks = False,
    open_browser: Opens = True,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers. Games survive restarts and crashes."""
    from tinhorn.cli.serving import serve_tables
    from tinhorn.cli.translator import translator_for
    from tinhorn.server.notices.setup import require_mail_server
    from tinhorn.server.run import require_database
    from tinhorn.server.settings import Settings, require_origin
    from tinhorn.table.storage.sole_use import sole_use

    translator = translator_for(lang)
    settings = Settings(
        database=require_database(database),
        origins=tuple(map(require_origin, origin or ())),
        bot_processes=bots,
        pace=pace,
        is_limited=limits,
        network_host=lan_address,
        sockets_per_address=sockets_per_address,
        is_private_allowed=allow_private_webhooks,
    )
    require_mail_server()
    with sole_use(settings.database):
        serve_tables(
            settings,
            translator,
            host=host,
            port=port,
            workers=workers,
            lan=lan,
            open_browser=open_browser,
        )
