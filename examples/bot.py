"""A player made of code, at a real table: joins it, then answers until the game is over.

    python examples/bot.py http://127.0.0.1:8020 MESA-47KX      joins that table
    python examples/bot.py http://127.0.0.1:8020 dicetown       opens one of that game, with bots

docs/protocol.md has the rest. Needs: pip install httpx websockets
"""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect

NAME = "Example"


def main(server: str, wanted: str) -> None:
    lobby = httpx.Client(base_url=server, headers={"Prefer": "token"})
    if wanted.islower():
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "uniform"}] * 3]
        table = {"game": wanted, "seats": seats, "name": NAME}
        seated = lobby.post("/api/tables", json=table).raise_for_status().json()
        lobby.headers["Authorization"] = f"Bearer {seated['token']}"
        lobby.post(f"/api/tables/{seated['table']['code']}/start").raise_for_status()
    else:
        seated = lobby.post(f"/api/tables/{wanted}/join", json={"name": NAME})
        seated = seated.raise_for_status().json()
    print(f"{server}/t/{seated['table']['code']}")
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{seated['table']['code']}/socket"
    with connect(
        address, additional_headers={"Authorization": f"Bearer {seated['token']}"}
    ) as socket:
        socket.send(json.dumps({"type": "Hello", "parts": []}))
        for message in map(json.loads, socket):
            is_asked = message["type"] == "Update" and message["view"]["decision"]
            if is_asked and message["sealed"] is None:
                answer = {
                    "type": "Answer",
                    "request": uuid.uuid4().hex,
                    "prompt": message["view"]["decision"]["prompt"],
                    "asking": message["asking"],
                    "action": random.choice(message["view"]["options"]),
                }
                socket.send(json.dumps(answer))
            elif message["type"] == "TableChanged" and message["table"]["outcome"]:
                print(message["table"]["outcome"])
                return


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
