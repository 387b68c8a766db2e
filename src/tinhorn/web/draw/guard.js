// @ts-check
/** Draws a template only when something that it depends on has changed. */
import { Directive, directive, noChange } from "../vendor/lit.js";

class Guard extends Directive {
  /** @type {readonly unknown[] | null} */
  #known = null;

  /** @param {readonly unknown[]} basis @param {() => unknown} draw */
  render(basis, draw) {
    const known = this.#known;
    if (known && basis.every((value, at) => value === known[at])) return noChange;
    this.#known = basis;
    return draw();
  }
}

/** Calls `draw` again only when a value of `basis`, which always has the same length, is another. */
export const guard = directive(Guard);
