"""A bidder at a table of its own: pays for a plot up to half of what it is worth.

    python examples/price_bot.py http://127.0.0.1:8020

It was written from docs/protocol.md alone: requests, messages, views and facts. Needs: pip install
httpx websockets
"""

import json
import sys

import httpx
from websockets.sync.client import connect


def answer(update: dict) -> dict:
    """Return the lowest bid, if the plot is worth twice as much; else the first option, a pass."""
    actions, unsold = update["view"]["options"], update["view"]["owners"].count(None)
    brings = sum(fact["amount"] for fact in update["facts"] if fact["kind"] == "total")
    value = brings + 4 + unsold / 5  # early plots help towards objectives
    bids = [action for action in actions if action["type"] == "Bid"]
    return bids[0] if bids and 2 * bids[0]["amount"] <= value else actions[0]


def played(server: str) -> dict:
    """Play a game against two greenhorns, and return how it ended."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greenhorn:steady"}] * 2]
    table = {"game": "winchester", "seats": seats, "name": "Price"}
    made = httpx.post(f"{server}/api/tables", json=table, headers={"Prefer": "token"}).json()
    path = f"{server}/api/tables/{made['table']['code']}"
    token = {"Authorization": f"Bearer {made['token']}"}
    httpx.post(f"{path}/start", headers=token).raise_for_status()
    with connect(f"{path.replace('http', 'ws', 1)}/socket", additional_headers=token) as socket:
        socket.send(json.dumps({"type": "Hello", "parts": ["facts"]}))
        for message in map(json.loads, socket):
            if message["type"] == "Update" and (asked := message["view"]["decision"]):
                place = {"prompt": asked["prompt"], "asking": message["asking"]}
                sent = {"type": "Answer", "action": answer(message), "request": str(place), **place}
                socket.send(json.dumps(sent))
            elif message["type"] == "TableChanged" and message["table"]["outcome"]:
                return message["table"]["outcome"]
    raise ConnectionError("The server closed the table.")


if __name__ == "__main__":
    outcome = played(sys.argv[1]) if len(sys.argv) == 2 else sys.exit(__doc__)
    print("won" if 0 in outcome["ranking"][0] else "lost", outcome["points"])
