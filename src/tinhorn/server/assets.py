"""The browser's files, compressed, and by a version: scripts, styles, pictures and sentences.

Everything is served below `/assets/<version>/`. The version is a hash over all files, so browsers
cache each file forever, and modules that import each other by relative paths keep the version.
Pages contain the placeholders `@version`, `@language`, `@description` and `@noscript`.

Below `chunks/` are the same scripts joined into a few files (`chunks.py`), which the page asks for.
"""

from __future__ import annotations

import gzip
import hashlib
import math
import mimetypes
import re
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]  # it has no types
from msgspec import Struct

from tinhorn.games import installed
from tinhorn.kernel import phrase
from tinhorn.kernel.components import component_file
from tinhorn.locale import say
from tinhorn.server.chunks import join_modules
from tinhorn.server.web_files import (
    WEB,
    Source,
    file_source,
    made_sources,
    script_paths,
    scripts,
    web_folders,
)

SUFFIXES: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES: Final = {".woff2", ".png", ".jpg", ".webp", ".avif", ".mp3", ".ogg"}
QUALITY: Final = 10
"""Of 11: the last step saves 2 % and takes nearly three times as long; the first visitor waits."""
QUICK: Final = 5
"""For what is made for one request: 50 µs for a page, instead of 8 ms, and a tenth more bytes."""
CHUNKS: Final = "chunks/"
LOOK_EVERY: Final = 1.0
"""After how many seconds changed files are noticed. Looking takes 3 ms, as long as ten answers."""
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

    def with_head(self, tags: str) -> Asset:
        """Return this page with more tags in its head, compressed in little time."""
        body = self.bodies[""].replace(b"</head>", tags.encode() + b"</head>")
        return _compressed(".html", body, quality=QUICK)


class Assets:
    """Reads and compresses each file once, and again after it has changed."""

    def __init__(self, web: Path = WEB, *, look_every: float = LOOK_EVERY) -> None:
        self._web = web
        self._look_every = look_every
        self._version = ""
        self._looked_at = -math.inf
        self._read: dict[tuple[str, tuple[int, ...], str, str, bool], Asset] = {}
        self._scripts = Scripts(web)

    def version(self) -> str:
        """Return a hash over all files, as they were when they were last looked at.

        A file that is read anew may have changed since: then all are looked at again.
        """
        if time.monotonic() - self._looked_at >= self._look_every:
            digest = hashlib.sha256()
            for path in self._files():
                status = path.stat()
                digest.update(f"{path}:{status.st_size}:{status.st_mtime_ns};".encode())
            self._version = digest.hexdigest()[:12]
            self._looked_at = time.monotonic()
        return self._version

    def asset(self, name: str) -> Asset | None:
        """Return a file by its name below `/assets/<version>/`, or `None`."""
        if name.startswith(CHUNKS):
            if self._scripts.update():
                self._looked_at = -math.inf
            return self._scripts.asset(name.removeprefix(CHUNKS))
        source = self._source(name)
        return None if source is None else self._asset(name, source)

    def page(
        self, name: str, version: str, language: str, *, is_joined: bool = True
    ) -> Asset | None:
        """Return a page with its placeholders replaced for a reader of this language.

        Its scripts are joined, or each module is a file, which is easier to debug.
        """
        source = self._source(name)
        if source is None:
            return None
        return self._asset(name, source, version, language, is_joined=is_joined)

    def _files(self) -> Iterator[Path]:
        for folder in web_folders(self._web).values():
            yield from (path for path in sorted(folder.rglob("*")) if path.suffix in _SUFFIXES)
        for source in made_sources().values():
            yield from source.paths
        for name, each in installed().items():
            if each.offer.components is not None:
                yield component_file(name, each.offer.components)

    def _source(self, name: str) -> Source | None:
        if not _FILE_NAME.fullmatch(name):
            return None
        if name in (made := made_sources()):
            return made[name]
        first, _, rest = name.partition("/")
        game = installed().get(rest.removesuffix(".json"))
        if first == "components" and game is not None and game.offer.components is not None:
            return file_source(component_file(game.offer.name, game.offer.components))
        found = web_folders(self._web)
        start = next((start for start in found if start and name.startswith(f"{start}/")), "")
        root = found[start].resolve()
        path = (root / name.removeprefix(f"{start}/")).resolve()
        is_inside = path.is_relative_to(root) and path.is_file()
        return file_source(path) if is_inside and path.suffix in _SUFFIXES else None

    def _asset(
        self,
        name: str,
        source: Source,
        version: str = "",
        language: str = "",
        *,
        is_joined: bool = True,
    ) -> Asset:
        is_localised = source.suffix in LOCALISED
        key = name, source.changed_at(), version, language if is_localised else "", is_joined
        if key not in self._read:
            body = source.make()
            if not is_joined:
                body = body.replace(f"@version/{CHUNKS}".encode(), b"@version/")
            if version:
                body = body.replace(b"@version", version.encode())
            if version and is_localised:
                body = _localised(body, language)
            self._read[key] = _compressed(Path(name).suffix, body)
            self._looked_at = -math.inf
        return self._read[key]


class Scripts:
    """Joins the scripts of the page once, and again after one of them has changed."""

    def __init__(self, web: Path) -> None:
        self._web = web
        self._changes: list[tuple[Path, int]] = []
        self._texts: Mapping[str, str] = {}
        self._read: dict[str, Asset] = {}

    def asset(self, name: str) -> Asset | None:
        """Return a joined file, by the name of one of its modules."""
        if name in self._texts and name not in self._read:
            self._read[name] = _compressed(".js", self._texts[name].encode())
        return self._read.get(name)

    def update(self) -> bool:
        """Join the scripts anew if one of them has changed; return whether one has."""
        changes = [(path, path.stat().st_mtime_ns) for path in script_paths(self._web)]
        if changes == self._changes:
            return False
        self._texts = script_chunks(ROOTS, self._web)
        self._changes, self._read = changes, {}
        return True


def script_chunks(roots: Sequence[str], web: Path = WEB) -> Mapping[str, str]:
    """Return the files that take the place of modules, for a page that starts with these."""
    return join_modules(scripts(web), roots)


_SUFFIXES: Final = SUFFIXES.keys() | COMPRESSED_SUFFIXES
_FILE_NAME: Final = re.compile(r"[\w./-]{1,200}", re.ASCII)
"""Names outside this pattern could make the file system raise errors."""


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


def _compressed(suffix: str, body: bytes, *, quality: int = QUALITY) -> Asset:
    content_type = SUFFIXES.get(suffix) or mimetypes.types_map.get(
        suffix, "application/octet-stream"
    )
    bodies = {"": body}
    if suffix not in COMPRESSED_SUFFIXES:
        compressed = {
            "br": brotli.compress(body, quality=quality),
            "gzip": gzip.compress(body, mtime=0),
        }
        bodies = compressed | bodies
    return Asset(content_type, f'W/"{hashlib.sha256(body).hexdigest()[:16]}"', bodies)
