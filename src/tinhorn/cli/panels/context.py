"""What a panel draws from, and what every panel must be able to draw."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from tinhorn.cli.translator import Translator
from tinhorn.kernel import AnyGame, Outcome


class PanelContext(NamedTuple):
    """A view of a game and the translator for its reader."""

    game: AnyGame
    seen: Any
    translator: Translator


class Panel(Protocol):
    """How a game looks in a terminal. A panel is a module that has all of these."""

    def scene(self, context: PanelContext) -> object:
        """Return what tells scenes apart: the whole table is shown at a new one but `None`."""

    def table(self, context: PanelContext, width: int) -> RenderableType:
        """Return everything the viewer may know except the current decision."""

    def summary(self, context: PanelContext, width: int) -> RenderableType:
        """Return the table in as few lines as possible, for a small window."""

    def board(self, context: PanelContext, width: int) -> RenderableType:
        """Return the board in every detail."""

    def focus(self, context: PanelContext, width: int) -> RenderableType:
        """Return the current decision and what it means to the viewer."""

    def brief(self, context: PanelContext, width: int) -> RenderableType:
        """Return the focus in as few lines as possible."""

    def menu(self, context: PanelContext, width: int) -> RenderableType:
        """Return the viewer's possible answers and how to type them."""

    def read(self, text: str, context: PanelContext) -> Any:
        """Return the action that was typed, or MalformedActionError."""

    def sheet(self, context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
        """Return the final score, row by row."""

    def points(self, amount: float, translator: Translator) -> str:
        """Return a score in the words of the game."""
