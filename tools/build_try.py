"""Builds tinhorn as a static page: `make try`.

The result is a folder that any static host can serve, at any path. Its server is tinhorn itself,
run by Pyodide in a worker of the page. Pyodide comes from its npm package and msgspec's WebAssembly
wheel from the package index, both at build time; the page asks no other host for anything.
"""

from __future__ import annotations

import hashlib
import io
import json
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.metadata import version as version_of
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import brotli  # type: ignore[import-untyped]  # it has no types

import tinhorn
from tinhorn.games import installed
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import LANGUAGES, say
from tinhorn.server.assets import CHUNKS, script_chunks
from tinhorn.server.web_files import WEB, made_sources, served_body, web_folders

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = Path(tinhorn.__file__).parent
CACHE: Final = ROOT / "build" / "try-cache"
RESULT: Final = ROOT / "build" / "try"
LOCK: Final = ROOT / "packaging" / "container.lock"
"""Has the hashes of all wheels of msgspec."""

PYODIDE: Final = "https://registry.npmjs.org/pyodide/-/pyodide-314.0.7.tgz"
PYODIDE_SHA256: Final = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
DOWNLOAD_SECONDS: Final = 120
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")

ROOTS: Final = ("in-page/boot.js", "app/main.js")
"""The modules that the page starts with, in their order."""
WORKER: Final = ("in-page/worker.js", "in-page/table-database.js")
"""The modules of the worker that runs the server, which stay single files."""
OURS: Final = ("kernel", "games", "bots", "coach", "locale", "questions", "table", "server")
"""The folders of tinhorn that the server in the page needs."""
NOT_OURS: Final = (
    "table/storage/migrations/",
    "locale/web/",
    "locale/how-to-play/",
    "games/dicetown/bots/network/",  # needs NumPy, which is too large for the page
    "games/dicetown/bots/weights/policy.npz",
)
NOT_OURS_OF_GAMES: Final = re.compile(r"games/\w+/(web|batch|codec|terminal)/")
"""The parts of games that the server in the page does not load."""
LIBRARIES: Final = ("fluent", "attr", "attrs", "typing_extensions", "pytz", "babel")
UNUSED_STDLIB: Final = (
    "_pyrepl/", "curses/", "dbm/", "ensurepip/", "idlelib/", "pydoc_data/", "profiling/",
    "sqlite3/", "tkinter/", "turtledemo/", "unittest/", "venv/", "wsgiref/", "xml/", "xmlrpc/",
    "_pydatetime.py", "_pydecimal.py", "_pyio.py", "cProfile.py", "doctest.py", "ftplib.py",
    "imaplib.py", "mailbox.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pydoc.py",
    "smtplib.py", "trace.py", "turtle.py",
)  # fmt: skip
BABEL_LOCALES: Final = ("root", "pt_PT", *LANGUAGES)
BABEL_DATA: Final = (
    "currency_formats", "decimal_formats", "list_patterns", "number_symbols", "numbering_systems",
    "default_numbering_system", "percent_formats", "plural_form", "ordinal_form",
)  # fmt: skip
"""What we use of a locale: how it writes numbers and lists."""


def main() -> None:
    build(RESULT)
    plain, packed = sizes(RESULT)
    print(f"{RESULT.relative_to(ROOT)}: {plain / 1e6:.2f} MB, {packed / 1e6:.2f} MB compressed")


def build(result: Path) -> None:
    """Write the page and all its files into a folder, replacing what it holds."""
    shutil.rmtree(result, ignore_errors=True)
    files = {f"python/{name}": data for name, data in python_files().items()} | web_files()
    digest = hashlib.sha256()
    for name, data in sorted(files.items()):
        digest.update(f"{name} {len(data)} ".encode() + data)
    version = digest.hexdigest()[:12]
    files["files.json"] = json.dumps(sorted(files)).encode()
    for name, data in files.items():
        write(result / "assets" / version / name, data)
    for name, data in pages(version).items():
        write(result / name, data)


def write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def python_files() -> dict[str, bytes]:
    """Python itself, msgspec, our package and the libraries it needs."""
    runtime = _runtime()
    runtime["python_stdlib.zip"] = _without_unused(runtime["python_stdlib.zip"])
    lock = json.loads(runtime.pop("pyodide-lock.json"))
    runtime["pyodide-lock.json"] = json.dumps(lock | {"packages": {}}).encode()
    archives = {"msgspec.zip": _msgspec(), "tinhorn.zip": _archive(_our_files())}
    archives["libraries.zip"] = _archive(_library_files())
    found = runtime | archives
    listing = {"archives": list(archives), "bytes": sum(map(len, found.values()))}
    return found | {"files.json": json.dumps(listing).encode()}


def _runtime() -> dict[str, bytes]:
    """Return the files of Pyodide's npm package."""
    packed = CACHE / PYODIDE.rpartition("/")[2]
    if not packed.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with urllib.request.urlopen(PYODIDE, timeout=DOWNLOAD_SECONDS) as response:
            packed.write_bytes(response.read())
    if hashlib.sha256(packed.read_bytes()).hexdigest() != PYODIDE_SHA256:
        packed.unlink()
        sys.exit(f"{PYODIDE} is not the file it should be; nothing was built.")
    with tarfile.open(packed) as archive:
        wanted = (*RUNTIME, "pyodide-lock.json")
        members = {name: archive.extractfile(f"package/{name}") for name in wanted}
        return {name: file.read() for name, file in members.items() if file is not None}


def _msgspec() -> bytes:
    """Return the wheel of msgspec for WebAssembly, in the version that is installed here."""
    wanted = f"msgspec=={version_of('msgspec')}"
    found = sorted(CACHE.glob(f"msgspec-{version_of('msgspec')}-*wasm32.whl"))
    if not found:
        subprocess.run(
            [
                sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", *PLATFORM,
                "--implementation", "cp", "--abi", "cp314", "--only-binary=:all:",
                "--dest", str(CACHE), wanted,
            ],
            check=True,
        )  # fmt: skip
        found = sorted(CACHE.glob(f"msgspec-{version_of('msgspec')}-*wasm32.whl"))
    wheel = found[0].read_bytes()
    if hashlib.sha256(wheel).hexdigest() not in LOCK.read_text():
        found[0].unlink()
        sys.exit(f"{found[0].name} is not the file it should be; nothing was built.")
    return wheel


def _without_unused(stdlib: bytes) -> bytes:
    """Python's standard library without what a server never uses."""
    with zipfile.ZipFile(io.BytesIO(stdlib)) as archive:
        return _archive(
            {
                name: archive.read(name)
                for name in archive.namelist()
                if not name.startswith(UNUSED_STDLIB) and not name.endswith("/")
            }
        )


def _our_files() -> dict[str, bytes]:
    paths = [PACKAGE / "__init__.py", PACKAGE / "py.typed"]
    for name in OURS:
        paths += _files_below(PACKAGE / name)
    names = {path: path.relative_to(PACKAGE).as_posix() for path in paths if path.exists()}
    found = {
        f"tinhorn/{name}": path.read_bytes()
        for path, name in names.items()
        if not name.startswith(NOT_OURS) and not NOT_OURS_OF_GAMES.match(name)
    }
    return found | _entry_points()


def _entry_points() -> dict[str, bytes]:
    """Return what tells an installed tinhorn which games it has."""
    own = distribution("tinhorn")
    names = ("METADATA", "entry_points.txt")
    return {
        f"tinhorn-{own.version}.dist-info/{name}": (own.read_text(name) or "").encode()
        for name in names
    }


def _files_below(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def _library_files() -> dict[str, bytes]:
    found = {}
    for library in LIBRARIES:
        spec = find_spec(library)
        assert spec is not None, f"{library} is not installed"
        if spec.submodule_search_locations:
            folder = Path(next(iter(spec.submodule_search_locations)))
            for path in _files_below(folder):
                name = path.relative_to(folder.parent).as_posix()
                if _is_needed(path, name):
                    found[name] = _locale_data(path) if _is_locale(path) else path.read_bytes()
        elif spec.origin:
            found[Path(spec.origin).name] = Path(spec.origin).read_bytes()
    return found


def _is_needed(path: Path, name: str) -> bool:
    """Code, and of Babel the data of our languages; no time zones, no tools."""
    if path.suffix == ".dat":
        return path.stem in BABEL_LOCALES or path.name == "global.dat"
    return path.suffix == ".py" and not name.startswith(("babel/messages/", "babel/localtime/_win"))


def _is_locale(path: Path) -> bool:
    return path.parent.name == "locale-data"


def _locale_data(path: Path) -> bytes:
    """Return the data of one of Babel's locales, without dates, territories and languages."""
    data = pickle.loads(path.read_bytes())
    return pickle.dumps({name: data[name] for name in BABEL_DATA if name in data}, protocol=4)


def _archive(files: dict[str, bytes]) -> bytes:
    """Return a zip with the same bytes for the same files, whenever it is made."""
    result = io.BytesIO()
    with zipfile.ZipFile(result, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            archive.writestr(
                zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED
            )
    return result.getvalue()


def web_files() -> dict[str, bytes]:
    """Return what the server serves below `/assets/<version>/`."""
    found = {
        f"{start}/{path.relative_to(folder).as_posix()}".removeprefix("/"): served_body(path)
        for start, folder in web_folders().items()
        for path in _files_below(folder)
        if path.parent != WEB and path.suffix not in (".js", ".json", ".ts")
    }
    found |= {name: served_body(WEB / name) for name in WORKER}
    found |= {name: source.make() for name, source in made_sources().items()}
    found |= {CHUNKS + name: text.encode() for name, text in script_chunks(ROOTS).items()}
    for game, each in installed().items():
        if each.offer.components is not None:
            found[f"components/{game}.json"] = each.offer.components.read_bytes()
    return found


def pages(version: str) -> dict[str, bytes]:
    """Return the page, its service worker and its manifest, with addresses below their folder."""
    texts = {
        "@version": version,
        "@language": "en",
        "@description": say(phrase("page-description"), "en"),
        "@noscript": say(phrase("page-noscript", command="<code>tinhorn play</code>"), "en"),
        '"@static"': '"yes"',
        f"{version}/{CHUNKS}app/main.js": f"{version}/{CHUNKS}in-page/boot.js",
        '"/assets/': '"./assets/',
        'href="/manifest': 'href="./manifest',
        '"start_url": "/"': '"start_url": "./"',
        '"scope": "/"': '"scope": "./"',
        '"id": "/"': '"id": "./"',
    }
    found = {}
    for name in ("index.html", "sw.js", "manifest.webmanifest"):
        text = (PACKAGE / "web" / name).read_text(encoding="utf-8")
        for old, new in texts.items():
            text = text.replace(old, new)
        found[name] = text.encode()
    return found


def sizes(result: Path, *, quality: int = 9) -> tuple[int, int]:
    """Return the bytes of all files, plain and as a host that compresses with brotli sends."""
    files = [path.read_bytes() for path in sorted(result.rglob("*")) if path.is_file()]
    packed = (min(len(data), len(brotli.compress(data, quality=quality))) for data in files)
    return sum(map(len, files)), sum(packed)


if __name__ == "__main__":
    main()
