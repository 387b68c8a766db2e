// @ts-check
/**
 * Announces new story lines to screen readers. It is the only live region for them: the visible log
 * may be behind a tab or filtered, and if the log or the toasts were live, too, a line would be read
 * out twice.
 */
import { html, repeat } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";

/** @import { StoryLine } from "../net/wire.js" */

class Announcer extends Element {
  static properties = reactive("context");

  /** @type {import("../draw/draw-context.js").DrawContext} */
  context = required;
  /** How many story lines are known. Infinity at first: the story so far is not announced. */
  known = Infinity;
  /** @type {{ at: number, line: StoryLine }[]} */
  announced = [];

  willUpdate() {
    const { story } = this.context;
    if (story.length > this.known)
      this.announced = story.slice(this.known).map((line, at) => ({ at: this.known + at, line }));
    this.known = story.length;
  }

  render() {
    return html`<div class="visually-hidden" role="log">
      ${repeat(
        this.announced,
        ({ at }) => at,
        ({ line }) => html`<p>${this.context.say(line.text)}</p>`,
      )}
    </div>`;
  }
}

customElements.define("tin-announcer", Announcer);
