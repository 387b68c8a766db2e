"""What a panel draws from, and what every panel must be able to draw."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from tinhorn.cli.translator import Translator
from tinhorn.kernel.game import AnyGame, Outcome


class PanelContext(NamedTuple):
    """A view of a game and the translator for its reader."""

    game: AnyGame
    seen: Any
    translator: Translator


class Panel(Protocol):
    """How a game looks in a terminal. A panel is a module that has all of these."""

    def scene(self, context: PanelContext) -> object:
        """While this stays the same, or is `None`, the whole table need not be shown again."""

    def table(self, context: PanelContext, width: int) -> RenderableType:
        """Everything the viewer may know except the current decision."""

    def summary(self, context: PanelContext, width: int) -> RenderableType:
        """The table in as few lines as possible, for a small window."""

    def board(self, context: PanelContext, width: int) -> RenderableType:
        """The board in every detail."""

    def focus(self, context: PanelContext, width: int) -> RenderableType:
        """The current decision and what it means to the viewer."""

    def brief(self, context: PanelContext, width: int) -> RenderableType:
        """The focus in as few lines as possible."""

    def menu(self, context: PanelContext, width: int) -> RenderableType:
        """The viewer's possible answers and how to type them."""

    def read(self, text: str, context: PanelContext) -> Any:
        """The action that was typed, or MalformedActionError."""

    def sheet(self, context: PanelContext, outcome: Outcome, width: int) -> RenderableType:
        """The final score, row by row."""

    def points(self, amount: float, translator: Translator) -> str:
        """A score in the words of the game."""
