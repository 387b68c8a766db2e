/** What is heard in the chat of a table: net/chat.js. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { Chat } = await load("net/chat.js");
const { settings } = await load("app/settings.js");

const ofBot = (id) => ({ id, seat: 1, phrase: "talk-bold-duel" });
const ofPerson = (id) => ({ id, seat: 2, text: "Well played" });

/** A chat, and the ids of the messages that it has told of. */
function opened() {
  const chat = new Chat("ABC");
  const told = [];
  chat.addEventListener("message", ({ detail }) => told.push(detail.id));
  return { chat, told };
}

test("muted bots are not heard, and people still are", () => {
  const { chat, told } = opened();
  settings.values.botChat = false;
  for (const message of [ofBot(1), ofPerson(2)]) chat.receive(message, { isPast: false });

  assert.deepEqual(told, [2]);
  assert.deepEqual(
    chat.heard.map(({ id }) => id),
    [2],
  );
  assert.equal(chat.unread, 1);
  settings.values.botChat = true;
  assert.equal(chat.unread, 2);
});

test("a bot speaks of an event only once the page has shown it", () => {
  const { chat, told } = opened();
  chat.hold();
  for (const message of [ofBot(1), ofPerson(2)]) chat.receive(message, { isPast: false });
  assert.deepEqual(told, [2]);

  chat.release();

  assert.deepEqual(told, [2, 1]);
  assert.equal(chat.unread, 2);
});
