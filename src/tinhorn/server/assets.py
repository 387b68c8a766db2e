"""The browser's files: the web folder, the languages, the rules, the boxes' contents.

Everything is served below `/assets/<version>/`, where the version changes with any of the files:
what a browser has under one version it never asks for again, and the modules that import each
other by relative paths carry the version along. Pages name the version as `@version`, and have
`@language`, `@description` and `@noscript` filled in for their reader.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]  # it has no types
from msgspec import Struct

import tinhorn
from tinhorn.games import GAMES
from tinhorn.kernel.components import component_file
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import say

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
ALREADY_SMALL: Final = {".woff2", ".png", ".jpg", ".webp", ".avif", ".mp3", ".ogg"}
LOCALISED: Final = {".html", ".webmanifest"}
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


class Asset(Struct, frozen=True):
    """One file as it is sent, in each of its encodings."""

    content_type: str
    etag: str
    bodies: Mapping[str, bytes]
    """By content encoding, the smallest first; the last is the plain one, without a name."""

    def encoded_for(self, accepted: str) -> tuple[str, bytes]:
        """The smallest encoding that the browser takes."""
        taken = {part.split(";")[0].strip() for part in accepted.split(",")} | {""}
        return next((name, body) for name, body in self.bodies.items() if name in taken)


class Assets:
    """Reads each file once, and again when it has changed."""

    def __init__(self, folders: Mapping[str, Path] = FOLDERS) -> None:
        self._folders = folders
        self._read: dict[tuple[Path, int, str, str], Asset] = {}

    def version(self) -> str:
        """A name for all the files as they are now."""
        digest = hashlib.sha256()
        for path in self._files():
            status = path.stat()
            digest.update(f"{path}:{status.st_size}:{status.st_mtime_ns};".encode())
        return digest.hexdigest()[:12]

    def asset(self, name: str) -> Asset | None:
        """The file of this name, if it is one of ours."""
        path = self._path(name)
        return None if path is None else self._asset(path)

    def page(self, name: str, version: str, language: str) -> Asset | None:
        """A page in the reader's language, with the version it names filled in."""
        path = self._path(name)
        return None if path is None else self._asset(path, version, language)

    def _files(self) -> Iterator[Path]:
        for folder in self._folders.values():
            yield from (path for path in sorted(folder.rglob("*")) if path.suffix in _KNOWN)
        yield from (_components(game) for game in sorted(GAMES))

    def _path(self, name: str) -> Path | None:
        if not _NAME.fullmatch(name):
            return None
        first, _, rest = name.partition("/")
        if first == "components" and rest.removesuffix(".json") in GAMES:
            return _components(rest.removesuffix(".json"))
        folder = self._folders.get(first)
        root, inside = (folder, rest) if folder and first else (self._folders[""], name)
        path = (root / inside).resolve()
        is_ours = path.is_relative_to(root.resolve()) and path.is_file()
        return path if is_ours and path.suffix in _KNOWN else None

    def _asset(self, path: Path, version: str = "", language: str = "") -> Asset:
        is_localised = path.suffix in LOCALISED
        key = path, path.stat().st_mtime_ns, version, language if is_localised else ""
        if key not in self._read:
            body = path.read_bytes()
            if version:
                body = body.replace(b"@version", version.encode())
            if version and is_localised:
                body = _localised(body, language)
            self._read[key] = _compressed(path.suffix, body)
        return self._read[key]


_KNOWN: Final = SUFFIXES.keys() | ALREADY_SMALL
_NAME: Final = re.compile(r"[\w./-]{1,200}", re.ASCII)
"""How files are called. By some other names a file system cannot even be asked for one."""


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
    if suffix not in ALREADY_SMALL:
        small = {"br": brotli.compress(body), "gzip": gzip.compress(body, mtime=0)}
        bodies = small | bodies
    return Asset(content_type, f'W/"{hashlib.sha256(body).hexdigest()[:16]}"', bodies)
