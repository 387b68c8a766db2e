"""The page keeps its update by deltas: it is the one that the server would send whole."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Opened
from tests.browser.player import MODEL, Player

WHOLE = """async () => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${MODEL.table.code}/socket`);
  const update = await new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "Hello" }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "Update") resolve(message);
    };
  });
  socket.close();
  return { whole: update, kept: MODEL.update, story: MODEL.story };
}""".replace("MODEL", MODEL)
"""Ask the server for a whole update, beside the one that the page keeps."""
PASSING = ("n", "deadline", "story", "is_snapshot")
"""Fields that belong to one message only."""


def _lasting(update: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in update.items() if name not in PASSING}


def test_the_update_of_a_page_is_the_one_a_new_page_would_get(open_page: Opened) -> None:
    player = Player(open_page())
    player.play_now()

    compared = 0
    for _ in range(8):
        player.wait()
        told = player.page.evaluate(WHOLE)
        # A bot may have answered between the two.
        if told["whole"]["n"] == told["kept"]["n"]:
            assert _lasting(told["kept"]) == _lasting(told["whole"])
            assert told["story"] == told["whole"]["story"]
            compared += 1
        player.answer()

    assert compared >= 3
