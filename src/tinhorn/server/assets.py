"""The browser's files: the web folder, languages, rules and game components.

Everything is served below `/assets/<version>/`. The version is a hash over all files, so browsers
cache each file forever, and modules that import each other by relative paths keep the version.
Pages contain the placeholders `@version`, `@language`, `@description` and `@noscript`.

Below `chunks/` are the same scripts joined into a few files (`chunks.py`), which the page asks for.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]  # it has no types
from msgspec import Struct

import tinhorn
from tinhorn.games import GAMES
from tinhorn.kernel.components import component_file
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import say
from tinhorn.server.chunks import join_modules

PACKAGE: Final = Path(tinhorn.__file__).parent
FOLDERS: Final = {"": PACKAGE / "web", "locale": PACKAGE / "locale", "rules": PACKAGE / "rules"}
SUFFIXES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES: Final = {".woff2", ".png", ".jpg", ".webp", ".avif", ".mp3", ".ogg"}
QUALITY: Final = 10
"""Of 11: the last step saves 2 % and takes nearly three times as long; the first visitor waits."""
CHUNKS: Final = "chunks/"
ROOTS: Final = ("app/main.js",)
"""The modules that a page starts with."""
LOCALISED: Final = {".html", ".webmanifest"}
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"


class Asset(Struct, frozen=True):
    """One file in each of its content encodings."""

    content_type: str
    etag: str
    bodies: Mapping[str, bytes]
    """By content encoding, the smallest first; the last is the plain file, under the empty name."""

    def encoded_for(self, accepted: str) -> tuple[str, bytes]:
        """Return the smallest encoding that the browser accepts."""
        known = {part.split(";")[0].strip() for part in accepted.split(",")} | {""}
        return next((name, body) for name, body in self.bodies.items() if name in known)


class Assets:
    """Reads and compresses each file once, and again after it has changed."""

    def __init__(self, folders: Mapping[str, Path] = FOLDERS) -> None:
        self._folders = folders
        self._read: dict[tuple[Path, int, str, str, bool], Asset] = {}
        self._scripts = Scripts(folders[""])

    def version(self) -> str:
        """Return a hash over all files."""
        digest = hashlib.sha256()
        for path in self._files():
            status = path.stat()
            digest.update(f"{path}:{status.st_size}:{status.st_mtime_ns};".encode())
        return digest.hexdigest()[:12]

    def asset(self, name: str) -> Asset | None:
        """Return a file by its name below `/assets/<version>/`, or `None`."""
        if name.startswith(CHUNKS):
            return self._scripts.asset(name.removeprefix(CHUNKS))
        path = self._path(name)
        return None if path is None else self._asset(path)

    def page(
        self, name: str, version: str, language: str, *, is_joined: bool = True
    ) -> Asset | None:
        """Return a page with its placeholders replaced for a reader of this language.

        Its scripts are joined, or each module is a file, which is easier to debug.
        """
        path = self._path(name)
        return None if path is None else self._asset(path, version, language, is_joined=is_joined)

    def _files(self) -> Iterator[Path]:
        for folder in self._folders.values():
            yield from (path for path in sorted(folder.rglob("*")) if path.suffix in _SUFFIXES)
        yield from (_components(game) for game in sorted(GAMES))

    def _path(self, name: str) -> Path | None:
        if not _FILE_NAME.fullmatch(name):
            return None
        first, _, rest = name.partition("/")
        if first == "components" and rest.removesuffix(".json") in GAMES:
            return _components(rest.removesuffix(".json"))
        folder = self._folders.get(first)
        root, inside = (folder, rest) if folder and first else (self._folders[""], name)
        path = (root / inside).resolve()
        is_inside = path.is_relative_to(root.resolve()) and path.is_file()
        return path if is_inside and path.suffix in _SUFFIXES else None

    def _asset(
        self, path: Path, version: str = "", language: str = "", *, is_joined: bool = True
    ) -> Asset:
        is_localised = path.suffix in LOCALISED
        key = path, _changed_at(path), version, language if is_localised else "", is_joined
        if key not in self._read:
            body = served_body(path)
            if not is_joined:
                body = body.replace(f"@version/{CHUNKS}".encode(), b"@version/")
            if version:
                body = body.replace(b"@version", version.encode())
            if version and is_localised:
                body = _localised(body, language)
            self._read[key] = _compressed(path.suffix, body)
        return self._read[key]


class Scripts:
    """Joins the scripts of a folder once, and again after one of them has changed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._changes: list[tuple[Path, int]] = []
        self._texts: Mapping[str, str] = {}
        self._read: dict[str, Asset] = {}

    def asset(self, name: str) -> Asset | None:
        """Return a joined file, by the name of one of its modules."""
        self._update()
        if name in self._texts and name not in self._read:
            self._read[name] = _compressed(".js", self._texts[name].encode())
        return self._read.get(name)

    def _update(self) -> None:
        changes = [(path, path.stat().st_mtime_ns) for path in self._folder.rglob("*.js")]
        if changes != self._changes:
            self._texts = script_chunks(ROOTS, self._folder)
            self._changes, self._read = changes, {}


def script_chunks(roots: Sequence[str], folder: Path = FOLDERS[""]) -> Mapping[str, str]:
    """Return the files that take the place of modules, for a page that starts with these."""
    modules = {
        path.relative_to(folder).as_posix(): served_body(path).decode()
        for path in folder.rglob("*.js")
    }
    return join_modules(modules, roots)


_SUFFIXES: Final = SUFFIXES.keys() | COMPRESSED_SUFFIXES
_COMMENT: Final = re.compile(
    rb"^[ \t]*(?:/\*(?:(?!\*/)[\s\S])*\*/|// [^\n]*)[ \t]*\n", re.MULTILINE
)
_TYPE: Final = re.compile(rb"/\*\* @type [^*\n]*\*/ ?")
"""A comment inside a line of a script."""
_STYLE_SPACE: Final = re.compile(rb"/\*[^*]*\*/|^[ \t]+", re.MULTILINE)
_IMPORT: Final = re.compile(rb'^@import "\./(?P<name>[\w-]+\.css)";\n', re.MULTILINE)
_TEXT_COMMENT: Final = re.compile(rb"^#[^\n]*\n", re.MULTILINE)
OWN_TEXTS: Final = ("arena", "cli", "command", "mcp", "program", "storage", "system")
"""The first words of texts that browsers never show: they are of the commands and of the log."""
_OWN_TEXT: Final = re.compile(
    rb"^(?:%b)-[^\n]*\n(?:[ \t}][^\n]*\n)*" % "|".join(OWN_TEXTS).encode(), re.MULTILINE
)
_FILE_NAME: Final = re.compile(r"[\w./-]{1,200}", re.ASCII)
"""Names outside this pattern could make the file system raise errors."""


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
            return _IMPORT.sub(lambda found: served_body(_imported(path, found)), plain)
        case ".js":
            return _TYPE.sub(b"", _bare(body))
        case ".ftl":
            return _OWN_TEXT.sub(b"", _TEXT_COMMENT.sub(b"", body))
        case _:
            return body


def _bare(body: bytes) -> bytes:
    return _COMMENT.sub(b"", body)


def _imported(path: Path, found: re.Match[bytes]) -> Path:
    return path.parent / found["name"].decode()


def _changed_at(path: Path) -> int:
    """Return when a file, or one that it imports, was last changed."""
    imports = _IMPORT.finditer(path.read_bytes()) if path.suffix == ".css" else ()
    files = [path, *(_imported(path, found) for found in imports)]
    return max(file.stat().st_mtime_ns for file in files)


def _localised(body: bytes, language: str) -> bytes:
    """Fill in what is read before the script runs; the texts have no characters to escape."""
    command = "<code>tinhorn play</code>"
    texts = {
        "@language": language,
        "@description": say(phrase("page-description"), language),
        "@noscript": say(phrase("page-noscript", command=command), language),
    }
    for name, text in texts.items():
        body = body.replace(name.encode(), text.encode())
    return body


def _components(game: str) -> Path:
    return component_file(game, PACKAGE / "games" / game / "components.json")


def _compressed(suffix: str, body: bytes) -> Asset:
    content_type = SUFFIXES.get(suffix) or mimetypes.types_map.get(
        suffix, "application/octet-stream"
    )
    bodies = {"": body}
    if suffix not in COMPRESSED_SUFFIXES:
        compressed = {
            "br": brotli.compress(body, quality=QUALITY),
            "gzip": gzip.compress(body, mtime=0),
        }
        bodies = compressed | bodies
    return Asset(content_type, f'W/"{hashlib.sha256(body).hexdigest()[:16]}"', bodies)
