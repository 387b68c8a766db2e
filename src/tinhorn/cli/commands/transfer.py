"""`tinhorn export` and `tinhorn import`: records of games out of a database, and into it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tinhorn.cli.commands.serve import Database
from tinhorn.cli.language import Lang

HERE: Final = Path()


def export(
    *,
    codes: Annotated[
        list[str] | None,
        typer.Argument(metavar="CODE", help="Table codes; all tables if none is given."),
    ] = None,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER", help="Where the files go.")] = HERE,
    force: Annotated[bool, typer.Option("--force", help="Overwrite files.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write the records of finished games to files, one each."""
    from tinhorn.cli.records.transfer import export_records
    from tinhorn.cli.translator import translator_for

    export_records(database, codes or (), to, translator_for(lang), force=force)


def bring_in(
    *,
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="The records of games.")],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Store games that were played elsewhere, to view them in the browser.

    All records are checked first; if one is not valid, none is stored.
    """
    from tinhorn.cli.records.transfer import import_records
    from tinhorn.cli.translator import translator_for

    import_records(database, records, translator_for(lang))
