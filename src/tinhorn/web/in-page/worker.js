// @ts-check
/**
 * The worker that runs the server: Python compiled to WebAssembly (Pyodide), with tinhorn's own
 * package. Nothing is fetched from another host. Games are kept in the browser's database.
 */
// @ts-expect-error: tools/build_try.py puts Pyodide there
import { loadPyodide } from "../python/pyodide.mjs";
import { open } from "./table-database.js";

const PYTHON = new URL("../python/", import.meta.url);

/** Reports the bytes of all files that arrive; Pyodide fetches some of them itself. @param {number} total */
function countDownloads(total) {
  const original = fetch;
  let loaded = 0;
  self.fetch = async (resource, options) => {
    const response = await original(resource, options);
    if (!response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          loaded += chunk.byteLength;
          postMessage({ kind: "progress", loaded, total });
          controller.enqueue(chunk);
        },
      }),
    );
    // The type must survive: WebAssembly is compiled while it arrives only with its own type.
    return new Response(counted, { status: response.status, headers: response.headers });
  };
}

/** How fast bots answer: `?pace=0` in the page's address makes them answer at once. */
const pace = Number(new URLSearchParams(location.search).get("pace") ?? 1);

/** Nothing may be awaited before this module listens for messages: those that came earlier would be lost. */
async function start() {
  /** `tools/build_try.py` writes this list: the packages, in the order in which they are unpacked. */
  const manifest = await (await fetch(new URL("files.json", PYTHON))).json();
  countDownloads(manifest.bytes);
  const database = await open();
  const [python, ...archives] = await Promise.all([
    loadPyodide({ indexURL: PYTHON.href }),
    .../** @type {string[]} */ (manifest.archives).map(async (name) =>
      (await fetch(new URL(name, PYTHON))).arrayBuffer(),
    ),
  ]);
  for (const archive of archives) python.unpackArchive(archive, "zip");
  const kept = await database.all();
  return python.pyimport("tinhorn.server.in_page.worker").start(kept, database.put, pace);
}

const starting = start();
starting.then(
  () => postMessage({ kind: "ready" }),
  (error) => {
    console.error(error);
    postMessage({ kind: "failed" });
  },
);

/** Sockets by their number. @type {Map<number, any>} */
const sockets = new Map();

/** @param {any} message */
async function handle({ kind, number, ...message }) {
  const server = await starting;
  if (kind === "request") {
    const { method, path, body, language } = message;
    const [status, type, text] = await server.request(method, path, body, language);
    postMessage({ kind: "reply", number, status, type, body: text });
  } else if (kind === "connect") {
    const send = (/** @type {string | undefined} */ text) =>
      postMessage({ kind: "message", number, text: text ?? null });
    sockets.set(number, server.connect(message.path, send, message.language));
  } else if (kind === "put") {
    sockets.get(number)?.put(message.text ?? undefined);
    if (message.text === null) sockets.delete(number);
  }
}

/** Messages are handled in the order in which they came. */
let last = Promise.resolve();
addEventListener("message", ({ data }) => {
  if (data.kind === "request") void handle(data);
  else last = last.then(() => handle(data));
});
