// @ts-check
/**
 * Tips for new players: one sentence at a time beside what it is about, which glows.
 * A hint about a decision is shown a few times at most, a tip about a kind of event once.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api } from "../net/api.js";
import { icon } from "../draw/art.js";
import { people } from "../draw/draw-context.js";
import { light, marksOfEvent } from "../draw/highlight.js";
import { settings } from "../app/settings.js";
import { say, t } from "../text/words.js";

/** @import { Phrase } from "../net/wire.js" */
/** @typedef {{ topic: string, text: Phrase, marks: readonly string[] }} Hint */

const MOST_TIMES = 3;
/** Used when the server cannot be reached. @type {import("../net/wire.js").Guidance} */
const NOTHING = { rules: [], hints: [] };

class GuideTip extends Element {
  static properties = reactive("model", "tip");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** The tip on show. @type {Hint | null} */
  tip = null;
  /** @type {Promise<Record<string, Phrase>> | undefined} */
  tips = undefined;
  /** The prompt that hints were fetched for. */
  prompt = -1;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change", () => this.#fetchHint());
    this.watch(this.model, "story", ({ detail }) => void this.#showEventTip(detail));
    this.watch(window, "resize", () => this.#place());
    void this.#fetchHint();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    light("", []);
  }

  #name(/** @type {string} */ topic) {
    return `${this.model.table.game} ${topic}`;
  }

  /** @param {string} topic */
  #times(topic) {
    return settings.values.guided[this.#name(topic)] ?? 0;
  }

  /** @param {Hint} hint */
  #show(hint) {
    const { guided } = settings.values;
    const name = this.#name(hint.topic);
    settings.change({ guided: { ...guided, [name]: (guided[name] ?? 0) + 1 } });
    this.tip = hint;
  }

  #close() {
    this.tip = null;
  }

  async #fetchHint() {
    this.requestUpdate();
    const { isAsked, update } = this.model;
    const prompt = update?.view.prompt ?? -1;
    if (!isAsked || prompt === this.prompt) return;
    this.prompt = prompt;
    const { hints } = await this.model.guidance().catch(() => NOTHING);
    const hint = hints.find(({ topic }) => this.#times(topic) < MOST_TIMES);
    if (prompt !== this.prompt) return;
    if (hint) this.#show(hint);
    else this.tip = null;
  }

  /** @param {import("../net/wire.js").StoryLine[]} lines */
  async #showEventTip(lines) {
    this.tips ??= api.tips(this.model.table.game);
    /** @type {Record<string, Phrase>} */
    const tips = await this.tips.catch(() => ({}));
    const line = lines.find(({ event }) => tips[event.type] && !this.#times(event.type));
    if (!line || this.model.isAsked) return;
    const { event } = line;
    this.#show({ topic: event.type, text: tips[event.type], marks: marksOfEvent(this.model.table.game, event) });
  }

  updated() {
    const box = this.querySelector(".guide");
    if (box instanceof HTMLElement && box.isConnected) box.togglePopover(Boolean(this.tip));
    requestAnimationFrame(() => {
      light(this.model.table.game, this.tip?.marks ?? []);
      this.#place();
    });
  }

  /** Puts the tip beside what it is about, clear of the bar. */
  #place() {
    const box = this.querySelector(".guide");
    const bar = document.querySelector(".prompt")?.getBoundingClientRect();
    if (!(box instanceof HTMLElement) || !this.tip || !bar) return;
    const { left, top } = placeBeside(box.getBoundingClientRect(), guided(), bar);
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
  }

  render() {
    const { tip } = this;
    return html`<div class="guide" popover="manual" role="status">
      ${
        tip
          ? html`${icon("help")}<span>${say(tip.text, people(this.model.table))}</span>
              <button class="link" @click=${() => settings.change({ guide: false })}>
                ${t("web-guide-off")}
              </button>
              <button class="btn btn-quiet btn-icon" aria-label=${t("web-close")} @click=${this.#close}>${icon("cross")}</button>`
          : nothing
      }
    </div>`;
  }
}

/** Where the first part is that a tip is about and that can be seen. */
function guided() {
  const shown = [...document.querySelectorAll("[data-guided]")].map((part) => part.getBoundingClientRect());
  return shown.find(({ width, top, bottom }) => width && bottom > 0 && top < innerHeight);
}

const GAP = 12;

/**
 * The first place beside a part, or else beside the bar, where a box fits without covering either.
 * @param {DOMRect} box @param {DOMRect | undefined} part @param {DOMRect} bar
 */
function placeBeside({ width, height }, part, bar) {
  const beside = part ?? bar;
  const within = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ room) =>
    Math.max(GAP, Math.min(at, room - size - GAP));
  const [x, y] = [within(beside.left, width, innerWidth), within(beside.top, height, innerHeight)];
  const atBar = bar.top > innerHeight / 2 ? bar.top - height - GAP : bar.bottom + GAP;
  const places = [
    { left: beside.right + GAP, top: y },
    { left: beside.left - width - GAP, top: y },
    { left: x, top: beside.bottom + GAP },
    { left: x, top: beside.top - height - GAP },
  ];
  const covers = (/** @type {{ left: number, top: number }} */ { left, top }, /** @type {DOMRect} */ other) =>
    left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
  const fits = (/** @type {{ left: number, top: number }} */ place) =>
    place.left >= 0 &&
    place.top >= 0 &&
    place.left + width <= innerWidth &&
    place.top + height <= innerHeight &&
    !covers(place, bar);
  return places.find(fits) ?? { left: x, top: atBar };
}

customElements.define("tin-guide-tip", GuideTip);
