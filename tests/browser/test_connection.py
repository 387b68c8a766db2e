"""Lost connections and restarted servers: the game goes on, and the page says what happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser import positions
from tests.browser.conftest import Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL, Player

LOST = "Connection lost."
NOTE = ".connection-note"
PASSES = f"{MODEL}.story.filter(({{ text }}) => text.key === 'winchester-passed-you').length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server that these tests may stop and start again."""
    running = LiveServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


def at_table(open_page: Opened, server: LiveServer) -> Page:
    """Open the first auction of a game with bots."""
    page = open_page(path=None)
    positions.visit(page, server, positions.first_auction()._replace(others="bot"))
    return page


def test_a_cut_connection_loses_nothing(open_page: Opened, server: LiveServer) -> None:
    page = at_table(open_page, server)
    player = Player(page)
    player.wait()

    for _ in range(3):
        page.evaluate(f"{MODEL}.transport.reconnect()")
        player.answer()
        player.wait()

    told = page.evaluate(f"{MODEL}.story.length")
    page.reload()
    page.wait_for_selector(".prompt")
    page.wait_for_function(f"told => {MODEL}.story.length >= told", arg=told)


def test_a_connection_may_be_renewed_while_it_is_still_being_made(
    open_page: Opened, server: LiveServer
) -> None:
    page = at_table(open_page, server)

    states = page.evaluate(
        f"""async () => {{
          const {{ constructor: Transport, url, hello }} = {MODEL}.transport;
          const another = new Transport(url, hello, () => {{}});
          const states = [];
          await new Promise((renewed) => {{
            another.addEventListener("change", () => {{
              states.push(another.state);
              if (another.state === "open" && states.includes("lost")) renewed();
            }});
            another.reconnect();
          }});
          another.close();
          return states;
        }}"""
    )

    # A browser reports an error if a socket is closed before it is open.
    assert states == ["open", "lost", "open"]


def test_a_restarted_server_finds_the_table_as_it_was(
    open_page: Opened, server: LiveServer, page_errors: list[str]
) -> None:
    page = at_table(open_page, server)
    player = Player(page)
    player.wait()
    player.answer()
    player.wait()
    before = player.view()

    server.kill()
    page.locator(NOTE, has_text=LOST).wait_for()
    server.start()
    page.locator(NOTE).wait_for(state="detached")

    assert player.view() == before
    player.answer()
    player.wait()
    refused = [line for line in page_errors if "ERR_CONNECTION_REFUSED" in line]
    assert page_errors == refused, "nothing but the line may have failed"
    page_errors.clear()


def test_an_answer_given_without_a_connection_arrives_once_after_the_reconnect(
    open_page: Opened, server: LiveServer, page_errors: list[str]
) -> None:
    page = at_table(open_page, server)
    player = Player(page)
    player.wait()

    server.kill()
    page.wait_for_function(f"() => {MODEL}.transport.state === 'lost'")
    page.locator(".prompt-actions").get_by_role("button", name="Pass", exact=True).click()
    server.start()

    page.wait_for_function(f"() => {PASSES} > 0")
    player.wait()
    assert page.evaluate(PASSES) == 1
    page_errors.clear()


COUNTED = """() => new Promise(resolve => {
  const note = document.querySelector("tin-connection-note");
  const [seen, told] = [new Set(), new Set()];
  const look = () => {
    seen.add(note.querySelector(".connection-note")?.textContent);
    told.add(note.querySelector("[role=status]").textContent);
    if (seen.size < 3) return;
    watching.disconnect();
    resolve([...told]);
  };
  const watching = new MutationObserver(look);
  watching.observe(note, { subtree: true, childList: true, characterData: true });
  look();
})"""


def test_the_seconds_to_the_next_attempt_are_not_read_out(
    open_page: Opened, server: LiveServer, page_errors: list[str]
) -> None:
    page = at_table(open_page, server)

    server.kill()
    page.locator(NOTE).wait_for()
    told = page.evaluate(COUNTED)
    server.start()

    assert told == [f"{LOST} Reconnecting…"]
    page.locator(NOTE).wait_for(state="detached")
    page_errors.clear()
