// @ts-check
/** Things that stay on show for a while after they happened, even if the game has moved on. */

export class Flashes {
  /** @type {Map<string, { value: any, timer: number }>} */
  #shown = new Map();

  /** @param {() => void} changed */
  constructor(changed) {
    this.changed = changed;
  }

  /** Returns the value on show under this name, if any. @param {string} name */
  get(name) {
    return this.#shown.get(name)?.value;
  }

  /**
   * @param {string} name
   * @param {unknown} value
   * @param {number} milliseconds
   * @param {() => void} [then] called when the time is over, but not if `end` comes first
   */
  show(name, value, milliseconds, then = () => {}) {
    this.end(name);
    const timer = window.setTimeout(() => {
      this.end(name);
      then();
    }, milliseconds);
    this.#shown.set(name, { value, timer });
    this.changed();
  }

  /** @param {string} name */
  end(name) {
    const shown = this.#shown.get(name);
    if (!shown) return;
    clearTimeout(shown.timer);
    this.#shown.delete(name);
    this.changed();
  }
}
