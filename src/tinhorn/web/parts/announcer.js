// @ts-check
/**
 * What has just happened, for ears alone. It is the one region that speaks of it: the log may be
 * behind a tab or filtered, and what is said in it or in a notice would be heard twice.
 */
import { html, repeat } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";

/** @typedef {import("../net/wire.js").Line} StoryLine */

export class Teller extends Element {
  static properties = { desk: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../draw/draw-context.js").Desk} */
    this.desk = given;
    /** So many lines of the story are known; what was there before is not told. */
    this.heard = Infinity;
    /** @type {{ at: number, line: StoryLine }[]} */
    this.told = [];
  }

  willUpdate() {
    const { story } = this.desk;
    if (story.length > this.heard)
      this.told = story.slice(this.heard).map((line, at) => ({ at: this.heard + at, line }));
    this.heard = story.length;
  }

  render() {
    return html`<div class="visually-hidden" role="log">
      ${repeat(
        this.told,
        ({ at }) => at,
        ({ line }) => html`<p>${this.desk.say(line.text)}</p>`,
      )}
    </div>`;
  }
}

customElements.define("tin-teller", Teller);
