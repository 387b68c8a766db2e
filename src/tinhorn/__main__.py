"""The command `tinhorn`, also as `python -m tinhorn`."""

from __future__ import annotations

import sys

from tinhorn.cli import main

if __name__ == "__main__":
    sys.exit(main())
