"""Chat at the table, between two players and a spectator."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import positions
from tests.browser.audit import SETTLED, boxes, violations
from tests.browser.conftest import PHONE, WIDE, Opened
from tests.browser.live_server import LiveServer
from tests.browser.player import MODEL
from tinhorn.kernel.phrase import phrase
from tinhorn.locale import say
from tinhorn.server.socket.chat import PHRASES


def _two_at_a_table(
    open_page: Opened, server: LiveServer, *, language: str = "en"
) -> tuple[Page, Page]:
    """Ann and Bob in the middle of a game; Bob's language can differ."""
    ann = open_page("Ann", path=None)
    bob = open_page("Bob", path=None, language=language)
    positions.visit_together(server, ann, bob)
    return ann, bob


def _talk(page: Page) -> None:
    page.locator(".story .tabs button").last.click()
    page.wait_for_selector(".chat")


def _say(page: Page, text: str) -> None:
    field = page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")


def test_a_message_reaches_everybody_at_the_table(open_page: Opened, server: LiveServer) -> None:
    ann, bob = _two_at_a_table(open_page, server)
    looker_on = open_page("Cat", path=ann.evaluate("location.pathname"))
    looker_on.wait_for_selector(".prompt")
    _talk(ann)
    _talk(looker_on)

    _say(ann, "<b>Draw</b> & be quick")
    expect(looker_on.locator(".chat .log-line")).to_contain_text("<b>Draw</b> & be quick")
    _say(looker_on, "I only look on")

    _talk(bob)
    lines = bob.locator(".chat .log-line")
    expect(lines.first).to_contain_text("A spectator I only look on")
    expect(lines.last).to_contain_text("Ann <b>Draw</b> & be quick")


def test_the_offered_phrases_are_those_that_the_server_accepts(
    open_page: Opened, server: LiveServer
) -> None:
    ann, _ = _two_at_a_table(open_page, server)

    _talk(ann)

    offered = ann.locator(".chat-phrases button").all_inner_texts()
    assert offered == [say(phrase(key), "en") for key in PHRASES]


def test_a_fixed_phrase_is_shown_in_the_language_of_each_reader(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = _two_at_a_table(open_page, server, language="de")
    _talk(ann)

    ann.get_by_role("button", name="Good luck, everyone.").click()
    expect(ann.locator(".chat .log-line")).to_contain_text("Good luck, everyone.")

    _talk(bob)
    said = bob.locator(".chat .log-line").inner_text()
    assert "Ann" in said
    assert "Good luck" not in said


def test_unread_messages_are_counted_and_take_no_focus(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = _two_at_a_table(open_page, server)
    bob.get_by_role("button", name="Settings").focus()
    _talk(ann)

    _say(ann, "One")
    _say(ann, "Two")

    expect(bob.locator(".unread")).to_contain_text("2")
    expect(bob.locator('.seat[data-number="0"] .seat-message')).to_have_text("Two")
    assert bob.evaluate("document.activeElement.ariaLabel") == "Settings"
    _talk(bob)
    expect(bob.locator(".unread")).to_have_count(0)
    bob.reload()
    bob.wait_for_selector(".prompt")
    bob.wait_for_function(f"() => {MODEL}.chat.messages.length === 2")
    expect(bob.locator(".unread")).to_have_count(0)


def test_what_was_said_long_ago_is_not_shown_at_a_seat(
    open_page: Opened, server: LiveServer
) -> None:
    ann, bob = _two_at_a_table(open_page, server)
    _talk(ann)
    _say(ann, "Back in a minute")
    message = bob.locator('.seat[data-number="0"] .seat-message')
    expect(message).to_have_text("Back in a minute")

    bob.reload()
    bob.wait_for_selector(".prompt")

    expect(bob.locator(".unread")).to_contain_text("1")
    assert message.count() == 0
    _say(ann, "Here I am")
    expect(message).to_have_text("Here I am")


def test_the_chat_can_be_muted(open_page: Opened, server: LiveServer) -> None:
    ann, bob = _two_at_a_table(open_page, server)
    _talk(ann)
    _talk(bob)
    bob.get_by_role("button", name="Mute chat").click()

    _say(ann, "Anybody there?")
    expect(ann.locator(".chat .log-line")).to_have_count(1)

    bob.wait_for_function(f"() => {MODEL}.chat.messages.length === 1")
    assert bob.get_by_text("Anybody there?").count() == 0
    bob.get_by_role("button", name="Unmute chat").click()
    expect(bob.locator(".chat .log-line")).to_contain_text("Anybody there?")


def test_the_chat_fits_every_screen_and_is_accessible(
    page: Page, server: LiveServer, axe: str
) -> None:
    positions.visit(page, server, positions.first_auction())
    _talk(page)
    for _ in range(4):
        _say(page, "A longer line, to see how the log of the talk behaves when it is full")
    expect(page.locator(".chat .log-line")).to_have_count(4)
    page.evaluate(SETTLED)

    wide = boxes(page, is_phone=False) + violations(page, axe)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("tab", name="Log").click()
    _talk(page)
    page.evaluate(SETTLED)
    phone = boxes(page, is_phone=True) + violations(page, axe)

    assert (WIDE, wide, PHONE, phone) == (WIDE, [], PHONE, [])
