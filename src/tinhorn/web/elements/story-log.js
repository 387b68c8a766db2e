// @ts-check
/** The story in sentences, newest first, with filters. */
import { html, repeat } from "../vendor/lit.js";
import { Element, given } from "../element.js";
import { pic } from "../art.js";
import { t } from "../words.js";

const FILTERS = ["all", "money", "me"];

export class StoryLog extends Element {
  static properties = {
    desk: { attribute: false },
    game: { attribute: false },
    filter: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../desk.js").Desk} */
    this.desk = given;
    /** @type {import("../games/index.js").GameModule} */
    this.game = given;
    this.filter = "all";
  }

  render() {
    const { desk } = this;
    const lines = desk.story
      .map((line, at) => ({ ...line, at: at + 1, traits: this.game.traits(line.event, desk) }))
      .filter(({ traits }) => this.#isShown(traits))
      .reverse();
    return html`<section class="panel story" aria-label=${t("web-story")}>
      <div class="tabs tabs-small" role="group" aria-label=${t("web-story-filter")}>
        ${FILTERS.map((name) => this.#filter(name))}
      </div>
      <div class="log" role="log" tabindex="0" aria-label=${t("web-story")}>
        ${repeat(
          lines,
          ({ at }) => at,
          (line) => this.#line(line),
        )}
      </div>
    </section>`;
  }

  /** @param {string} name */
  #filter(name) {
    return html`<button aria-pressed=${this.filter === name} @click=${() => (this.filter = name)}>
      ${t(`web-story-${name}`)}
    </button>`;
  }

  /** @param {import("../games/index.js").Traits} traits */
  #isShown(traits) {
    if (this.filter === "money") return traits.isMoney;
    return (
      this.filter === "all" ||
      traits.isNotice ||
      (this.desk.me !== null && traits.seat === this.desk.me)
    );
  }

  /** @param {{ at: number, text: import("../wire.js").Phrase, traits: import("../games/index.js").Traits }} line */
  #line({ at, text, traits }) {
    const { desk } = this;
    const { seat, isNotice } = traits;
    const mark = seat === undefined ? (traits.pic ?? "first-player") : `seat-${desk.hat(seat)}`;
    const isMine = isNotice || (seat !== undefined && seat === desk.me);
    return html`<p class="log-line" ?data-me=${isMine}>
      ${pic(mark)}<span>${desk.rich(text)}</span><span class="when">${at}</span>
    </p>`;
  }
}

customElements.define("tin-story", StoryLog);
