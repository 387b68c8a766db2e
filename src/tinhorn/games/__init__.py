"""The games that are installed. A game is found by its entry point in the group `tinhorn.games`.

The entry point names the game's `Offer`. Ours are registered in the same way, in `pyproject.toml`.
While a game is being written, `TINHORN_GAMES` names its folder instead: there the entry points are
read from `pyproject.toml`.
"""

from __future__ import annotations

import logging
import os
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from tinhorn.kernel import AnyGame, Offer, converted
from tinhorn.kernel.catalogue import FOLDER, add_sentences, keys, load_before_reading
from tinhorn.kernel.changes import Shortcuts, plain_shortcuts
from tinhorn.kernel.defaults import IncompleteGameError, complete

__all__ = [
    "FOLDERS",
    "GAMES",
    "GROUP",
    "Installed",
    "LeftOut",
    "folders",
    "installed",
    "left_out",
    "part",
    "shortcuts_of",
]

GROUP: Final = "tinhorn.games"
OURS: Final = "tinhorn"
"""The distribution of our games."""
FOLDERS: Final = "TINHORN_GAMES"
"""Environment variable: folders of games that are not installed, separated as in `PATH`."""
LOG: Final = logging.getLogger(__name__)

Part: TypeAlias = Literal["bots", "codec", "batch", "terminal"]
Folder: TypeAlias = Literal["web", "locale", "rulebook"]
NEEDED: Final[Mapping[Part, tuple[str, ...]]] = {
    "bots": ("BOTS",),
    "codec": ("CODEC",),
    "batch": ("Rules", "OBSERVATION_VERSION"),
    "terminal": ("table", "board", "focus", "menu", "read", "sheet"),
}
"""What a part has to define to be of use."""


class Installed(Struct, frozen=True):
    """A game, what it offers, and where it comes from."""

    offer: Offer
    """The descriptor of the game."""
    game: AnyGame
    """The rules and phrases, as a module."""
    source: str
    """The distribution and its version, or the folder."""

    @property
    def is_ours(self) -> bool:
        """Whether the game came with tinhorn itself."""
        return self.offer.rules.startswith(f"{__name__}.")


class LeftOut(Struct, frozen=True, tag="left-out", tag_field="type"):
    """A game that cannot be loaded, and why."""

    name: str
    """The name of its entry point."""
    source: str
    """The distribution and its version, or the folder."""
    reason: str
    """What went wrong, in English."""


class Games(Mapping[str, AnyGame]):
    """All installed games by their names, loaded when one is first asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        return installed()[name].game

    def __iter__(self) -> Iterator[str]:
        return iter(installed())

    def __len__(self) -> int:
        return len(installed())


GAMES: Final = Games()


@cache
def installed() -> Mapping[str, Installed]:
    """Load every game that can be loaded. One that cannot is left out, with a line in the log."""
    found: dict[str, Installed] = {}
    for each in _tried():
        if isinstance(each, LeftOut):
            LOG.warning("The game %s of %s is left out: %s", *msgspec.structs.astuple(each))
        else:
            _add_sentences(each, found)
            found[each.offer.name] = each
    in_order = sorted(found.values(), key=lambda each: (each.offer.place, each.offer.name))
    return {each.offer.name: each for each in in_order}


def left_out() -> Iterator[LeftOut]:
    """Try once more to load every game, and list those that cannot be loaded."""
    yield from (each for each in _tried() if isinstance(each, LeftOut))


@cache
def part(name: str, wanted: Part) -> ModuleType | None:
    """Load a part of a game; `None` if there is no such game, or it has no such part.

    Of a game that is not ours, a part that cannot be loaded is named in the log, and absent.
    """
    found = installed().get(name)
    module: str | None = getattr(found.offer, wanted) if found else None
    if found is None or module is None:
        return None
    try:
        return _complete_part(import_module(module), wanted)
    except Exception as error:
        if found.is_ours:  # then a library of an extra is missing
            raise
        LOG.warning("The part %s of the game %s is left out: %s", wanted, name, _told(error))
        return None


def _complete_part(module: ModuleType, wanted: Part) -> ModuleType:
    missing = [each for each in NEEDED[wanted] if not hasattr(module, each)]
    if missing:
        raise IncompleteGameError(f"the module {module.__name__} lacks {', '.join(missing)}")
    return module


def shortcuts_of(game: AnyGame) -> Shortcuts:
    """Return how a live table of this game finds out what viewers see."""
    found = installed().get(game.NAME)
    offered = found.offer.shortcuts if found and found.game is game else None
    return offered or plain_shortcuts(game)


def folders(wanted: Folder) -> Iterator[tuple[str, Path]]:
    """List the games that have such a folder, each with its path."""
    for name, each in installed().items():
        path: Path | None = getattr(each.offer, wanted)
        if path is not None:
            yield name, path


def _add_sentences(each: Installed, earlier: Mapping[str, Installed]) -> None:
    """Make the sentences of a game known, and name in the log those that are said already."""
    locale = each.offer.locale
    if locale is None:
        return
    add_sentences(locale)
    if not each.is_ours:
        folders = [one.offer.locale for one in earlier.values() if one.offer.locale]
        known = [*FOLDER.rglob("en.ftl"), *(folder / "en.ftl" for folder in folders)]
        said = {key for path in known for key in keys(path)}
        again = sorted({key for path in locale.glob("*.ftl") for key in keys(path)} & said)
        if again:
            told = "Sentences of the game %s are left out, because they exist already: %s"
            LOG.warning(told, each.offer.name, ", ".join(again))


def _tried() -> Iterator[Installed | LeftOut]:
    taken: dict[str, Installed] = {}
    for source, found in (*_of_distributions(), *_of_folders()):
        each = found if isinstance(found, LeftOut) else _loaded(found, source)
        if isinstance(each, LeftOut):
            yield each
            continue
        first = taken.setdefault(each.offer.name, each)
        if first is each:
            yield each
        elif first.offer is not each.offer:  # a folder may hold what is installed from it
            reason = f"this name is already that of a game of {first.source}"
            yield LeftOut(each.offer.name, source, reason)


def _loaded(entry: EntryPoint, source: str) -> Installed | LeftOut:
    try:
        return _load(entry, source)
    except Exception as error:  # noqa: BLE001 - a stranger's module may raise anything
        return LeftOut(entry.name, source, _told(error))


def _of_distributions() -> Iterator[tuple[str, EntryPoint]]:
    """Yield the games of distributions: ours first, so that nobody takes their names."""
    found = [(entry.dist, entry) for entry in entry_points(group=GROUP) if entry.dist]
    for dist, entry in sorted(found, key=lambda each: (each[0].name != OURS, each[0].name)):
        yield f"{dist.name} {dist.version}", entry


def _of_folders() -> Iterator[tuple[str, EntryPoint | LeftOut]]:
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        root = Path(folder).resolve()
        try:
            project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            yield str(root), LeftOut(root.name, str(root), _told(error))
            continue
        code = root / "src" if (root / "src").is_dir() else root
        if str(code) not in sys.path:
            sys.path.insert(0, str(code))
        named = project.get("project", {}).get("entry-points", {}).get(GROUP, {})
        if not named:
            missing = f"pyproject.toml has no entry point in the group {GROUP}"
            yield str(root), LeftOut(root.name, str(root), missing)
        yield from ((str(root), EntryPoint(name, value, GROUP)) for name, value in named.items())


def _load(entry: EntryPoint, source: str) -> Installed:
    offer = entry.load()
    if not isinstance(offer, Offer):
        raise IncompleteGameError(f"{entry.value} is no tinhorn.kernel.Offer")
    converted(msgspec.structs.asdict(offer), Offer)  # checks the types
    if offer.locale is not None:
        _require_sentences(offer.locale)
    game = complete(import_module(offer.rules))
    if not entry.name == offer.name == game.NAME:
        raise IncompleteGameError(
            f"the entry point, the offer and the rules have different names: "
            f"{entry.name}, {offer.name}, {game.NAME}"
        )
    return Installed(offer, game, source)


def _require_sentences(folder: Path) -> None:
    if not (folder / "en.ftl").is_file():
        raise IncompleteGameError(f"{folder} has no en.ftl")
    for path in folder.glob("*.ftl"):
        try:
            path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise IncompleteGameError(f"{path} is no text in UTF-8: {error}") from error


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".replace("\n", " ")


load_before_reading(installed)
