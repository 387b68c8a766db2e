"""The table for people: as the terminal draws it, with `tinhorn[cli]` installed; or as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tinhorn.envs.table import Table
from tinhorn.kernel import Viewer
from tinhorn.kernel.picture import picture_of

Pixels: TypeAlias = NDArray[np.uint8]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
WIDTH: Final = 100
"""Columns of the text."""
PIXELS: Final = 800
"""The width of a picture."""


def require_render_mode(render_mode: str | None) -> None:
    """Refuse a mode that there is not."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        modes = ", ".join(map(repr, RENDER_MODES))
        raise ValueError(f"There is no render mode {render_mode!r}; there are {modes}.")


def rendered(table: Table, viewer: Viewer, render_mode: str | None) -> str | Pixels | None:
    """Return the table as text or pixels; print it for people. Without a mode there is nothing."""
    if render_mode is None:
        return None
    if render_mode == "rgb_array":
        return pixels(picture_of(table.codec.game.view(table.state, viewer)))
    text = drawn(table, viewer)
    if render_mode == "ansi":
        return text
    print(text)  # noqa: T201 - people see an environment by what it prints
    return None


def pixels(svg: str) -> Pixels:
    """Return a picture as `[height, width, 3]`."""
    from PIL import Image
    from resvg_py import svg_to_bytes

    image = Image.open(BytesIO(svg_to_bytes(svg_string=svg, width=PIXELS)))
    return np.asarray(image.convert("RGB"))


def drawn(table: Table, viewer: Viewer) -> str:
    """Return what a viewer sees: the table, the question, the answers; or the score sheet."""
    seen = table.codec.game.view(table.state, viewer)
    try:
        return _by_panel(table, seen)
    except ModuleNotFoundError:  # the terminal is an extra
        return str(seen)


def _by_panel(table: Table, seen: Any) -> str:
    from tinhorn.cli.panels import PanelContext, panel_of
    from tinhorn.cli.terminal import terminal
    from tinhorn.cli.translator import Translator

    names = [f"player_{seat}" for seat in range(seen.setup.players)]
    context = PanelContext(table.codec.game, seen, Translator(names))
    panel, outcome = panel_of(table.codec.game.NAME), table.codec.game.outcome(table.state)
    parts = [panel.table(context, WIDTH)]
    if outcome is not None:
        parts.append(panel.sheet(context, outcome, WIDTH))
    else:
        parts.append(panel.focus(context, WIDTH))
        parts += [panel.menu(context, WIDTH)] if seen.options else []
    out = terminal()
    out.width = WIDTH
    with out.capture() as captured:
        out.print(*parts, sep="\n")
    return captured.get().rstrip("\n")
