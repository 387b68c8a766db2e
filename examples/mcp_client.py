"""A client of `tinhorn mcp`: plays a whole game with tool calls only, as a language model would.

    python examples/mcp_client.py winchester
    python examples/mcp_client.py dicetown

It chooses options at random where a model would think. Needs: pip install 'tinhorn[mcp]'
"""

import asyncio
import os
import random
import sys

from mcp import Client, StdioServerParameters

SERVER = StdioServerParameters(
    command=sys.executable, args=["-m", "tinhorn", "mcp"], env=dict(os.environ)
)


async def main(game: str) -> None:
    choice = random.Random(1)
    async with Client(SERVER) as client:
        told = await client.call_tool("sit_down", {"game": game, "players": 3, "seed": 1})
        while not told.structured_content["is_over"]:
            position = told.structured_content
            option = choice.choice(position["options"])
            print(f"{position['prompt']:>4}  {option['label']}")
            told = await client.call_tool(
                "answer", {"answer": option["number"], "prompt": position["prompt"]}
            )
        print(told.content[0].text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
