"""The files of the page: those of `tinhorn/web`, those of each game, and a few made of several.

A game's folder `web` is served below `games/<game>/`, as if it lay in `tinhorn/web/games`. Its
scripts import ours by relative addresses. These files are made of those of all games:

- `games/installed.js`: what the page has to know of each game before it loads its scripts
- `style/games.css`: the styles of the games, which the page loads with its own
- `locale/<language>.ftl`: the sentences of the page and of all games
- `locale/how-to-play/<language>.ftl`: those of the page that explains a game
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

import tinhorn
from tinhorn.bots import bots_of
from tinhorn.games import folders, installed
from tinhorn.kernel.catalogue import FOLDER as LOCALE
from tinhorn.kernel.defaults import seat_fields
from tinhorn.locale import LANGUAGES, catalogues, titles
from tinhorn.server.chunks import JoinError, join_modules

LOG: Final = logging.getLogger(__name__)
OURS: Final = Path(tinhorn.__file__).parent
WEB: Final = OURS / "web"
PAGE_STYLE: Final = "style/games.css"
INSTALLED: Final = "games/installed.js"
LATER: Final = {"how-to-play": "web-how", "lesson": r"[\w-]+-lesson(?!-goal)"}
"""The kinds of pages with sentences of their own, and how the keys of these begin. The goal of a
lesson is said before a first game, too."""
OWN_TEXTS: Final = ("arena", "cli", "command", "mcp", "program", "storage", "system")
"""The first words of texts that browsers never show: they are of the commands and of the log."""


class Source(Struct, frozen=True):
    """One file that the server sends: the files it is made of, and how."""

    paths: tuple[Path, ...]
    make: Callable[[], bytes]

    @property
    def suffix(self) -> str:
        return self.paths[0].suffix

    def changed_at(self) -> tuple[int, ...]:
        """Return when each of the files was last changed."""
        return tuple(path.stat().st_mtime_ns for path in self.paths)


def web_folders(web: Path = WEB) -> dict[str, Path]:
    """Return the folders that are served, by the beginning of their address."""
    return {"": web, **{f"games/{name}": path for name, path in page_folders().items()}}


@cache
def page_folders() -> Mapping[str, Path]:
    """Return the folders of the games whose page can be made, by game; name the others in the log.

    A game that is left out here is drawn in a plain way.
    """
    sound: dict[str, Path] = {}
    for name, path in folders("web"):
        try:
            if not path.is_relative_to(OURS):  # tests hold ours
                _require_page(name, path)
        except (OSError, ValueError, JoinError) as error:
            LOG.warning("The page of the game %s is left out: %s", name, error)
            continue
        sound[name] = path
    return sound


def _require_page(name: str, folder: Path) -> None:
    """Read what the page is made of, and join its scripts with ours."""
    described = folder / "game.json"
    games = json.dumps({name: json.loads(described.read_bytes()) if described.exists() else {}})
    known = f"export const GAMES = {games};\nexport const PICTURES = {{}};\n"
    ours = {f"games/{one}": path for one, path in folders("web") if path.is_relative_to(OURS)}
    modules = {**_texts({"": WEB, **ours, f"games/{name}": folder}), INSTALLED: known}
    join_modules(modules, [f"games/{name}/index.js"])


def file_source(path: Path) -> Source:
    """Serve one file, with the styles that it imports."""
    imported = tuple(_imported(path)) if path.suffix == ".css" else ()
    return Source((path, *imported), partial(served_body, path))


def made_sources() -> Mapping[str, Source]:
    """Return the files that are made of those of several games, by their addresses."""
    described = tuple(path / "game.json" for path in page_folders().values())
    return {
        INSTALLED: Source((WEB / "games" / "index.js", *described), _installed),
        **{f"locale/{one}.ftl": _catalogue(one) for one in LANGUAGES},
        **{
            f"locale/{part}/{one}.ftl": _later_catalogue(part, one)
            for part in LATER
            for one in LANGUAGES
        },
        **{
            f"locale/web/{one}.ftl": file_source(LOCALE / "web" / f"{one}.ftl") for one in LANGUAGES
        },
    }


def scripts(web: Path = WEB) -> dict[str, str]:
    """Return the text of every script by its address."""
    return {**_texts(web_folders(web)), INSTALLED: _installed().decode()}


def _texts(of: Mapping[str, Path]) -> dict[str, str]:
    return {
        f"{start}/{path.relative_to(folder).as_posix()}".removeprefix("/"): served_body(
            path
        ).decode()
        for start, folder in of.items()
        for path in folder.rglob("*.js")
    }


def script_paths(web: Path = WEB) -> list[Path]:
    """Return the files that the scripts come from."""
    described = [path / "game.json" for path in page_folders().values()]
    return [
        path for folder in web_folders(web).values() for path in folder.rglob("*.js")
    ] + described


def served_body(path: Path) -> bytes:
    """Read a file as it is sent: without comments, and with the styles that it imports inside.

    Comments are a quarter of our scripts and styles. In scripts one is removed only if it has its
    lines for itself or names a type, so no string can be mistaken for one. Texts that browsers
    never show are left out, too, and so is the space before a line of a style.
    """
    body = path.read_bytes()
    if path.parent.name == "vendor":
        return body
    match path.suffix:
        case ".css":
            plain = _STYLE_SPACE.sub(b"", _bare(body))
            return _IMPORT.sub(lambda found: _styles(path, found["name"].decode()), plain)
        case ".js":
            return _TYPE.sub(b"", _bare(body))
        case ".ftl":
            return _OWN_TEXT.sub(b"", _TEXT_COMMENT.sub(b"", body))
        case _:
            return body


_COMMENT: Final = re.compile(
    rb"^[ \t]*(?:/\*(?:(?!\*/)[\s\S])*\*/|// [^\n]*)[ \t]*\n", re.MULTILINE
)
_TYPE: Final = re.compile(rb"/\*\* @type [^*\n]*\*/ ?")
"""A comment inside a line of a script."""
_STYLE_SPACE: Final = re.compile(rb"/\*[^*]*\*/|^[ \t]+", re.MULTILINE)
_IMPORT: Final = re.compile(rb'^@import "\./(?P<name>[\w-]+\.css)";\n', re.MULTILINE)
_TEXT_COMMENT: Final = re.compile(rb"^#[^\n]*\n", re.MULTILINE)
_MESSAGE: Final = rb"-[^\n]*\n(?:[ \t}][^\n]*\n)*"
_OWN_TEXT: Final = re.compile(rb"^(?:%b)" % "|".join(OWN_TEXTS).encode() + _MESSAGE, re.MULTILINE)
_LATER_TEXT: Final = {
    part: re.compile(b"^" + key.encode() + _MESSAGE, re.MULTILINE) for part, key in LATER.items()
}


def _bare(body: bytes) -> bytes:
    return _COMMENT.sub(b"", body)


def _styles(importer: Path, name: str) -> bytes:
    return b"".join(served_body(path) for path in _style_files(importer, name))


def _style_files(importer: Path, name: str) -> Iterator[Path]:
    """Yield the file that an import names; `games.css` stands for the styles of all games."""
    if importer.is_relative_to(WEB) and name == Path(PAGE_STYLE).name:
        yield from (
            path / "style.css" for path in page_folders().values() if (path / "style.css").exists()
        )
    else:
        yield importer.parent / name


def _imported(path: Path) -> Iterator[Path]:
    for found in _IMPORT.finditer(path.read_bytes()):
        yield from _style_files(path, found["name"].decode())


def _catalogue(language: str) -> Source:
    """Join the sentences that every page needs."""
    paths = catalogues(language)

    def make() -> bytes:
        texts = [served_body(path) for path in paths]
        for later in _LATER_TEXT.values():
            texts = [later.sub(b"", text) for text in texts]
        return b"\n".join([*texts, titles().encode()])

    return Source(paths, make)


def _later_catalogue(part: str, language: str) -> Source:
    """Join the sentences that only one kind of page needs: ours for it, and those of the games."""
    shared = LOCALE / part / f"{language}.ftl"
    ours = (shared,) if shared.exists() else ()
    games = catalogues(language)[1:]

    def make() -> bytes:
        later = [text for path in games for text in _LATER_TEXT[part].findall(served_body(path))]
        return b"".join([*map(served_body, ours), *later])

    return Source((*ours, *games), make)


def _installed() -> bytes:
    games: dict[str, Any] = {}
    pictures: dict[str, list[Any]] = {}
    for name, each in installed().items():
        web = page_folders().get(name)
        described = web / "game.json" if web else None
        game = json.loads(described.read_bytes()) if described and described.exists() else {}
        pictures |= {
            id: [f"games/{name}/art/sprite", *size] for id, size in game.pop("pictures", {}).items()
        }
        explains = web is not None and (web / "how-to-play.js").exists()
        games[name] = {
            **game,
            "hasPage": web is not None,
            "isExplained": explains,
            "takesOrders": web is not None and (web / "orders-form.js").exists(),
            "levels": list(bots_of(name).levels),
            "hasRulebook": each.offer.rulebook is not None,
            **({"typedValues": typed} if (typed := each.game.TYPED_VALUES) else {}),
            **({} if web else {"seatFields": seat_fields(each.game)}),
        }
    told = {"GAMES": games, "PICTURES": pictures}
    return "".join(
        f"export const {name} = {json.dumps(value, separators=(',', ':'))};\n"
        for name, value in told.items()
    ).encode()
