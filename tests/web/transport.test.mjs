/** Delivery at least once, over connections that die: net/transport.js. */
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const { use } = await load("net/link.js");
const { Transport } = await load("net/transport.js");

class Socket extends EventTarget {
  readyState = WebSocket.CONNECTING;
  sent = [];

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  open() {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }

  receive(message) {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }
}

const HELLO = { type: "Hello" };
let sockets = [];
let received = [];

function newSocket() {
  const socket = new Socket();
  sockets.push(socket);
  return socket;
}

function connected() {
  const transport = new Transport(
    "/socket",
    () => HELLO,
    (message) => received.push(message),
  );
  sockets[0].open();
  return transport;
}

beforeEach(() => {
  [sockets, received] = [[], []];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  use({
    isInPage: false,
    request: async () => ({ ok: true }),
    connect: newSocket,
  });
});

const answer = (request) => ({ type: "Answer", request });

test("what was not acknowledged is sent again after Hello; what was settled is not", () => {
  const transport = connected();
  for (const request of ["a", "b", "c"]) transport.send(answer(request));
  sockets[0].receive({ type: "Acknowledged", request: "a" });
  sockets[0].receive({ type: "Refused", request: "c" });

  sockets[0].close();
  mock.timers.tick(300);
  sockets[1].open();

  assert.deepEqual(sockets[1].sent, [HELLO, answer("b")]);
  transport.close();
});

test("a request that is made without a connection waits for one; what is only told does not", () => {
  const transport = connected();
  sockets[0].close();

  transport.send(answer("a"));
  transport.tell({ type: "NoteSeen", n: 1 });
  mock.timers.tick(300);
  sockets[1].open();

  assert.deepEqual(sockets[1].sent, [HELLO, answer("a")]);
  transport.close();
});

test("the wait for the next attempt doubles up to the longest, and starts anew after success", () => {
  const transport = connected();
  const waits = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    sockets[sockets.length - 1].close();
    waits.push(transport.nextAttempt - Date.now());
    mock.timers.tick(waits[attempt]);
  }
  sockets[sockets.length - 1].open();
  sockets[sockets.length - 1].close();
  waits.push(transport.nextAttempt - Date.now());

  assert.deepEqual(waits, [300, 600, 1200, 1500, 1500, 300]);
  transport.close();
});

test("a ping that is not answered makes the connection silent, then lost", () => {
  const transport = connected();

  mock.timers.tick(1500);
  assert.deepEqual(sockets[0].sent.at(-1), { type: "Ping" });
  mock.timers.tick(1000);
  assert.equal(transport.state, "silent");
  mock.timers.tick(4000);

  assert.equal(transport.state, "lost");
  transport.close();
});

test("any message ends the silence, and nothing is sent twice", () => {
  const transport = connected();
  mock.timers.tick(2500);
  transport.send(answer("a"));

  sockets[0].receive({ type: "Pong" });

  assert.equal(transport.state, "open");
  assert.equal(sockets[0].sent.filter(({ type }) => type === "Answer").length, 1);
  transport.close();
});

test("a network that is back is tried at once", () => {
  const transport = connected();
  sockets[0].close();

  window.dispatchEvent(new Event("online"));

  assert.equal(sockets.length, 2);
  transport.close();
});

test("an attempt that is stuck since before a failed request is replaced once one is answered", async () => {
  const transport = connected();
  sockets[0].close();
  mock.timers.tick(300);
  let isReached = false;
  use({ isInPage: false, request: async () => ({ ok: isReached }), connect: newSocket });

  mock.timers.tick(1500);
  await settle();
  assert.equal(sockets.length, 2);
  isReached = true;
  mock.timers.tick(1500);
  await settle();

  assert.equal(sockets.length, 3);
  transport.close();
});

test("messages of an older connection are not told", () => {
  const transport = connected();
  sockets[0].close();
  mock.timers.tick(300);
  sockets[1].open();

  sockets[0].receive({ type: "Update" });
  sockets[1].receive({ type: "Delta" });

  assert.deepEqual(
    received.map(({ type }) => type),
    ["Delta"],
  );
  transport.close();
});
