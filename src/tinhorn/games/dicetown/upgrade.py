"""Reads states that were stored by earlier versions of this code (records that begin mid-game)."""

from __future__ import annotations

from typing import Any

import msgspec


def upgrade_state(text: str, rules_version: int) -> str:
    """Return the JSON of a state as `State` reads it now, to be played by these rules."""
    state = msgspec.json.decode(text)
    if not isinstance(state, dict):
        return text
    _rename_resume_point(state.get("phase"))
    upgraded = {"in_play": (), **state, "rules": rules_version}
    return msgspec.json.encode(upgraded).decode()


def _rename_resume_point(phase: Any) -> None:
    """Rename the field that was called `moment` until rules version 2."""
    if isinstance(phase, dict) and "moment" in phase:
        phase["resume"] = phase.pop("moment")
