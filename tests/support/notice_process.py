"""A server process that sends notices, for `kill -9`: `python -m tests.support.notice_process URL`.

Each line of its input is the time; it does all that is due by then and prints `done`.
"""

from __future__ import annotations

import asyncio
import sys

from tests.server.notices.away import Away
from tests.support.patience import wait_for_answers
from tests.support.receivers import receiving
from tinhorn.server.notices.mail import mail_server


async def main(url: str) -> None:
    with receiving() as unused:
        away = Away(url, unused, mail=mail_server())
        process = await away.start()
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        while line := await asyncio.to_thread(sys.stdin.readline):
            away.clock.time = int(line)
            await process.tables.sweep()
            await process.work()
            sys.stdout.write("done\n")
            sys.stdout.flush()
        await away.close()


if __name__ == "__main__":
    wait_for_answers()
    asyncio.run(main(sys.argv[1]))
