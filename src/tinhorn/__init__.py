"""tinhorn: the Wild West board games Winchester and Dice Town, as a library, a server and a table.

`import tinhorn` loads nothing else. Each name below is imported when it is first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tinhorn.bots import bot_named, bot_names
    from tinhorn.games import GAMES, dicetown, winchester
    from tinhorn.kernel import Play, from_json, to_json

    __version__: str

__all__ = [
    "GAMES",
    "Play",
    "__version__",
    "bot_named",
    "bot_names",
    "dicetown",
    "from_json",
    "to_json",
    "winchester",
]

_DEFINED_IN: Final = {
    "GAMES": "tinhorn.games",
    "Play": "tinhorn.kernel",
    "bot_named": "tinhorn.bots",
    "bot_names": "tinhorn.bots",
    "dicetown": "tinhorn.games",
    "from_json": "tinhorn.kernel",
    "to_json": "tinhorn.kernel",
    "winchester": "tinhorn.games",
}


def _found(name: str) -> Any:
    module = import_module(_DEFINED_IN[name])
    is_defined = hasattr(module, name)  # else it is a module of its own: a game
    return getattr(module, name) if is_defined else import_module(f"{module.__name__}.{name}")


def __getattr__(name: str) -> Any:
    """Import a public name on first use; Python calls this for names that are not set yet."""
    if name == "__version__":
        from importlib.metadata import version

        value: Any = version("tinhorn")
    elif name in _DEFINED_IN:
        value = _found(name)
    else:
        raise AttributeError(f"module 'tinhorn' has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
