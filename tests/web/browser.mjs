/**
 * What the page's modules need of a browser, as far as models and beats do. `node --import` runs
 * this before the tests; `PAGE` is the folder of the page as it is served.
 */
import { pathToFileURL } from "node:url";

const page = new EventTarget();

Object.assign(globalThis, {
  window: globalThis,
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
  document: Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { lang: "en" },
    createTreeWalker: () => ({}),
  }),
  location: new URL("http://table.test/"),
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  requestAnimationFrame: (draw) => setTimeout(draw, 0),
  cancelAnimationFrame: (frame) => clearTimeout(frame),
  WebSocket: { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 },
  HTMLElement: class extends EventTarget {},
  customElements: { define() {} },
});

/** Imports a module of the page. @param {string} path */
globalThis.load = (path) => import(pathToFileURL(`${process.env.PAGE}/${path}`).href);

/** Lets everything run that waits for nothing but promises. */
globalThis.settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
