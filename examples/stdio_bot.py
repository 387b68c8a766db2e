"""A bot over standard input and output: a line of JSON in, a line of JSON out.

    tinhorn simulate winchester --bots "stdio:python examples/stdio_bot.py",uniform,uniform

It passes if it can, and otherwise chooses at random. docs/research.md describes the messages.
Needs only Python's standard library.
"""

import json
import random
import sys
from typing import Any

PROTOCOL = 1


def choose(request: dict[str, Any]) -> int:
    """Return the index of the option to play."""
    for option in request["options"]:
        if option["text"] == "pass":
            return int(option["index"])
    return random.Random(request["seed"]).randrange(len(request["options"]))


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        match message["type"]:
            case "hello":
                answer = {"type": "hello", "protocol": PROTOCOL, "name": "stdio_bot.py"}
            case "decide":
                answer = {"prompt": message["prompt"], "option": choose(message)}
            case _:
                continue  # `game-over` needs no answer
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
