"""What a game offers: its rules, and the parts that are loaded when somebody uses them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from tinhorn.kernel.changes import Shortcuts


class Offer(Struct, frozen=True, kw_only=True):
    """The descriptor of a game. Its entry point, in the group `tinhorn.games`, names one of these.

    Only `name`, `title` and `rules` are required. A part is the import name of a module, or a
    folder. What a game leaves out is done in a plain way.
    """

    name: str
    """The short name of the game in records, addresses and commands."""
    title: str
    """The name of the game in English, for programs. People read `game-NAME` of its sentences."""
    rules: str
    """The module with the rules and the phrases of the game: `tinhorn.kernel.game.Game`."""
    place: int = 100
    """Where the game stands in lists: the lowest first, then by name."""
    bots: str | None = None
    """The module with `BOTS`, a `tinhorn.bots.GameBots`. Without it `uniform` plays."""
    codec: str | None = None
    """The module with `CODEC`, a `tinhorn.envs.codec.Codec`: actions and views as numbers."""
    batch: str | None = None
    """The module with the rules as array code: `Rules` and `OBSERVATION_VERSION`, and if it likes
    `OPPONENTS`, the names of bots that its module `opponents` has in arrays."""
    terminal: str | None = None
    """The module that draws the game in a terminal: a `tinhorn.cli.panels.Panel`."""
    web: Path | None = None
    """The folder of the page's scripts, style and pictures of this game, with `index.js`."""
    locale: Path | None = None
    """The folder of sentences, one Fluent file for each language."""
    rulebook: Path | None = None
    """The folder of the numbered rules, one page for each language."""
    components: Path | None = None
    """The file with the contents of the box."""
    shortcuts: Shortcuts | None = None
    """What makes live tables of this game quicker, for games that are played by thousands."""
    alone: Mapping[str, str] = {}
    """The table options for one person with bots, where that person chooses no others."""
