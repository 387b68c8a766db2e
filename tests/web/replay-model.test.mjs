/** What is wanted and what is on show, when answers come late: net/replay-model.js. */
import assert from "node:assert/strict";
import { afterEach, mock, test } from "node:test";

const { use } = await load("net/link.js");
const { ReplayModel } = await load("net/replay-model.js");

const FRAMES = 40;
const line = (number) => ({ event: { type: `E${number}` }, text: { key: "", args: {} } });

afterEach(() => mock.timers.reset());

class Live extends EventTarget {
  table = { code: "ABC", status: "playing" };
  update = { view: { prompt: 1 } };
}

/** A server that answers when it is told to. */
class Server {
  waiting = [];
  paths = [];

  constructor(frames = FRAMES) {
    this.frames = frames;
    use({ isInPage: true, connect: () => assert.fail("a replay opens no socket"), request: (path) => this.ask(path) });
  }

  ask(path) {
    this.paths.push(path);
    return new Promise((resolve) => this.waiting.push({ path, resolve }));
  }

  async answer() {
    const asked = this.waiting.splice(0);
    for (const { path, resolve } of asked) {
      const { status, body } = this.#body(new URL(path, "http://table.test"));
      resolve({
        ok: status < 400,
        status,
        headers: new Headers({ "content-type": "application/json" }),
        text: async () => JSON.stringify(body),
      });
    }
    await settle();
  }

  async answerAll() {
    await settle();
    while (this.waiting.length) await this.answer();
  }

  #body({ pathname, searchParams }) {
    const perspective = searchParams.get("perspective");
    if (perspective === "all")
      return { status: 403, body: { kind: "forbidden", rule: null, reason: { key: "no", args: {} }, text: "" } };
    const numbers = [...Array(this.frames).keys()];
    if (!pathname.endsWith("/views"))
      return {
        status: 200,
        body: {
          perspective: perspective ?? "mine",
          frames: numbers.map((number) => ({ number, story: [line(number)] })),
        },
      };
    const first = Number(searchParams.get("first"));
    const last = Number(searchParams.get("last"));
    return { status: 200, body: numbers.slice(first, last + 1).map((number) => ({ number, perspective })) };
  }
}

async function opened(request = {}) {
  const server = new Server();
  const model = new ReplayModel(new Live());
  const opening = model.open(request);
  await server.answerAll();
  await opening;
  return { server, model };
}

test("a replay opens at its end, or at the frame of a line", async () => {
  assert.equal((await opened()).model.shown, FRAMES - 1);
  assert.equal((await opened({ line: 5 })).model.shown, 4);
});

test("a perspective that is not allowed gives way to the reader's own", async () => {
  const { model } = await opened({ perspective: "all" });

  assert.equal(model.replay.perspective, "mine");
  assert.equal(model.problem, "");
});

test("of two frames that are wanted, the later wish is shown, although it is answered first", async () => {
  const { server, model } = await opened();

  void model.seek(2);
  void model.seek(20);
  await settle();
  server.waiting.reverse();
  await server.answerAll();

  assert.deepEqual([model.number, model.shown], [20, 20]);
});

test("frames are fetched once", async () => {
  const { server, model } = await opened();
  const asked = server.paths.length;

  for (const number of [1, 2, 3]) {
    void model.seek(number);
    await server.answerAll();
  }

  assert.equal(server.paths.length, asked + 1);
});

test("playing goes on by itself and stops at the end", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { server, model } = await opened({ frame: FRAMES - 2 });
  model.play();

  mock.timers.tick(1600);
  await server.answerAll();

  assert.equal(model.shown, FRAMES - 1);
  assert.equal(model.isPlaying, false);
  model.close();
});

test("a replay of a running game grows with it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { server, model } = await opened();
  server.frames = FRAMES + 1;
  model.live.update = { view: { prompt: 2 } };
  model.live.dispatchEvent(new Event("change"));

  mock.timers.tick(1500);
  await server.answerAll();

  assert.equal(model.last, FRAMES);
  assert.equal(model.shown, FRAMES - 1);
  model.close();
});
