"""A table on a server is watched from a terminal."""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import TINHORN, Terminal, environment, tinhorn
from tests.server.clients import BOT, Client, Message, at_random, run, seated, until
from tests.server.serving import PATIENCE, Server
from tests.support.polling import poll
from tinhorn.cli.server_connection import TableAddress, table_address

CODE = "MESA-47KX"


class Subscriber:
    """The command in a process of its own. What it writes goes to files: nothing read is lost."""

    def __init__(self, home: Path, link: str) -> None:
        self._story, self._aside = home / "story", home / "aside"
        with self._story.open("w") as story, self._aside.open("w") as aside:
            self._process = subprocess.Popen(
                [TINHORN, "watch", link],
                env=environment(home, PYTHONUNBUFFERED="1"),
                stdout=story,
                stderr=aside,
            )

    async def first_line(self) -> str:
        await asyncio.to_thread(poll, lambda: "\n" in self._story.read_text())
        return self._story.read_text().splitlines()[0]

    def ended(self) -> tuple[str, str]:
        """Return the story, and what was said aside, once the command has ended by itself."""
        assert self._process.wait(PATIENCE) == 0
        return self._story.read_text(), self._aside.read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = f"sqlite:///{tmp_path_factory.mktemp('watch')}/tables.db"
    with Server(database, "--no-limits") as running:
        yield running


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots think as long as people: their game goes on for minutes while somebody watches."""
    database = f"sqlite:///{tmp_path_factory.mktemp('unhurried')}/tables.db"
    with Server(database, "--no-limits", "--pace", "1") as running:
        yield running


async def begun(server: Server, game: str = "winchester") -> Client:
    ann = Client(server.url)
    await ann.open_table(BOT, BOT, game=game)
    await ann.post("start")
    return ann


async def begun_by_bots(server: Server) -> Client:
    """Let only bots play: where a person does, nobody is told the chances."""
    screen = Client(server.url)
    await screen.open_screen(BOT, BOT, BOT)
    await screen.post("start")
    return screen


async def played(server: Server, game: str) -> str:
    """Return the link to a finished game."""
    ann = await begun(server, game)
    await ann.connect()
    await ann.play(at_random(Random(1)))
    return f"{server.url}/t/{ann.code}"


@pytest.mark.parametrize("game", ["winchester", "dicetown"])
def test_a_finished_game_ends_with_its_score_sheet(
    tmp_path: Path, server: Server, game: str
) -> None:
    link = run(lambda: played(server, game))

    done = tinhorn(tmp_path, "watch", link)

    assert done.returncode == 0, done.stderr
    sheet = done.stdout[done.stdout.rindex("╭") :]
    assert all(name in sheet for name in ("Ann", "Ada", "Buck"))


def test_a_game_is_shown_from_its_first_deal_to_its_score(tmp_path: Path, server: Server) -> None:
    async def scene() -> tuple[str, str]:
        ann = Client(server.url)
        await ann.open_table(BOT, BOT, game="winchester")
        watcher = Subscriber(tmp_path, f"{server.url}/t/{ann.code}")
        waiting = await watcher.first_line()
        await ann.post("start")
        await ann.connect()
        await ann.play(at_random(Random(2)))
        return waiting, watcher.ended()[0]

    waiting, story = run(scene)

    assert "is waiting for players" in waiting
    assert story.count("Ann gets two secret objectives.\n") == 1
    assert "You" not in story
    assert "Final fortunes" in story


def test_a_server_that_is_started_again_goes_on_telling(tmp_path: Path, server: Server) -> None:
    async def scene() -> tuple[str, str]:
        ann = await begun(server)
        await ann.connect()
        watcher = Subscriber(tmp_path, f"{server.url}/t/{ann.code}")
        await watcher.first_line()
        server.kill()
        server.start()
        await ann.play_through(at_random(Random(3)))
        return watcher.ended()

    story, aside = run(scene)

    assert "Reconnecting." in aside
    assert story.count("Ann gets two secret objectives.\n") == 1
    assert "Final fortunes" in story


def test_a_program_hears_what_the_server_says(tmp_path: Path, server: Server) -> None:
    link = run(lambda: played(server, "dicetown"))

    done = tinhorn(tmp_path, "watch", link, "--json")

    heard = [json.loads(line) for line in done.stdout.splitlines()]
    assert [message["type"] for message in heard] == ["TableChanged", "Update"]
    assert heard[0]["table"]["status"] == "over"
    assert heard[1]["view"]["viewer"] is None


def test_a_terminal_shows_the_table(tmp_path: Path, server: Server) -> None:
    ann = run(lambda: begun(server))

    terminal = Terminal(tmp_path, "watch", f"{server.url}/t/{ann.code}", columns=120)

    terminal.shows("Ann gets two secret objectives")
    assert "Ann" in terminal.said, "the table comes before the news"
    assert terminal.interrupt().status() == 130


def test_a_terminal_shows_the_chances_of_bots(tmp_path: Path, unhurried: Server) -> None:
    screen = run(lambda: begun_by_bots(unhurried))

    terminal = Terminal(tmp_path, "watch", f"{unhurried.url}/t/{screen.code}", columns=120)

    terminal.shows("Win chances: ")


def test_a_terminal_shows_what_is_said_and_no_chances_of_people(
    tmp_path: Path, server: Server
) -> None:
    ann = run(lambda: begun(server))
    terminal = Terminal(tmp_path, "watch", f"{server.url}/t/{ann.code}", columns=120)
    terminal.shows("Ann gets two secret objectives")

    run(lambda: say_aloud(ann, {"type": "Say", "request": "a", "phrase": "chat-hello"}))

    terminal.shows("Ann: Howdy!")
    assert "Win chances" not in terminal.heard


def test_a_terminal_tells_who_has_left_and_who_plays_on(tmp_path: Path, server: Server) -> None:
    ann, bob, _ = run(lambda: seated(server.url, ("Ann", "Bob", "Cat")))
    run(lambda: ann.post("start"))
    terminal = Terminal(tmp_path, "watch", f"{server.url}/t/{ann.code}", "--no-chances")
    terminal.shows("Ann gets two secret objectives")

    run(lambda: bob.post("leave"))

    terminal.shows("Bob has left. A bot takes over.")


def test_a_terminal_names_whom_a_bot_covers(tmp_path: Path, server: Server) -> None:
    ann, bob, _ = run(lambda: seated(server.url, ("Ann", "Bob", "Cat")))
    run(lambda: ann.post("start"))
    terminal = Terminal(tmp_path, "watch", f"{server.url}/t/{ann.code}", "--no-chances")
    terminal.shows("Ann gets two secret objectives")

    run(lambda: ann.post("motions", {"wish": "cover", "seat": bob.seat}))
    terminal.shows("Bob (bot answering)")
    run(lambda: bob.post("leave"))

    terminal.shows("Bob (has left)")


def test_the_chances_can_be_left_out(tmp_path: Path, unhurried: Server) -> None:
    screen = run(lambda: begun_by_bots(unhurried))

    terminal = Terminal(tmp_path, "watch", f"{unhurried.url}/t/{screen.code}", "--no-chances")

    terminal.shows("gets two secret objectives")
    terminal.shows("Plot")
    assert "Win chances" not in terminal.heard


async def say_aloud(client: Client, message: Message) -> None:
    await client.connect()
    await client.say(message)
    await until(lambda: client.chat, client)


def test_a_small_terminal_shows_the_chances_once_per_scene(
    tmp_path: Path, unhurried: Server
) -> None:
    screen = run(lambda: begun_by_bots(unhurried))
    link = f"{unhurried.url}/t/{screen.code}"
    terminal = Terminal(tmp_path, "watch", link, columns=120, rows=20)

    terminal.shows("Win chances: ")


@pytest.mark.parametrize("code", [CODE, "MESA 47KX", "mésa"])
def test_a_missing_table_is_reported_in_the_servers_words(
    tmp_path: Path, server: Server, code: str
) -> None:
    done = tinhorn(tmp_path, "watch", f"{server.url}/t/{code}", "--lang", "de")

    assert done.returncode == 2
    assert done.stderr.startswith(f"{server.url} sagt: ")
    assert "Traceback" not in done.stderr


def test_an_unreachable_server_is_reported_in_a_sentence(tmp_path: Path) -> None:
    done = tinhorn(tmp_path, "watch", f"http://127.0.0.1:1/t/{CODE}")

    assert (done.returncode, done.stderr) == (2, "No server is answering at http://127.0.0.1:1.\n")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "http://127.0.0.1:8020/rules",
        "ftp://x/t/A",
        "/t/MESA",
        "http:///t/A",
        "http://127.0.0.1:99999/t/A",
        "http://[::1/t/A",
        "http://table..example/t/A",
    ],
)
def test_text_that_is_no_link_to_a_table_is_refused(tmp_path: Path, text: str) -> None:
    done = tinhorn(tmp_path, "watch", text)

    assert done.returncode == 2
    assert done.stderr.startswith(f"“{text}” isn’t a link to a table.")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (CODE, TableAddress("http://127.0.0.1:8020", CODE)),
        (f"https://table.example/t/{CODE}", TableAddress("https://table.example", CODE)),
        (
            f"http://10.0.0.7:8020/t/{CODE}/replay?moment=3",
            TableAddress("http://10.0.0.7:8020", CODE),
        ),
    ],
)
def test_a_table_is_named_by_its_link_or_its_code(text: str, place: TableAddress) -> None:
    assert table_address(text) == place
