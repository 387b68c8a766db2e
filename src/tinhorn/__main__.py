"""The command `tinhorn`, also `python -m tinhorn`: names the extra to install if one is missing."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command in `sys.argv` and return its exit status."""
    try:
        from tinhorn.cli import main as run

        return run()
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] == "tinhorn":
            raise
        sys.stderr.write(_advice(error.name))
        return 2


def _advice(library: str) -> str:
    return (
        f"This command needs the library {library!r}, which is not installed.\n"
        "`pip install 'tinhorn[cli]'` installs the terminal, "
        "`pip install 'tinhorn[server]'` the terminal and the server.\n"
    )


if __name__ == "__main__":
    sys.exit(main())
