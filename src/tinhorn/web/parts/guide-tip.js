// @ts-check
/**
 * Tips for new players: one more sentence beside the prompt, and an outline around what it is about.
 * A hint about a decision is shown a few times at most, a tip about a kind of event once.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { api } from "../net/api.js";
import { icon } from "../draw/art.js";
import { people } from "../draw/draw-context.js";
import { light } from "../draw/highlight.js";
import { settings } from "../app/settings.js";
import { say, t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Phrase} Phrase */
/** @typedef {{ topic: string, text: Phrase, marks: readonly string[] }} Hint */

const MOST_TIMES = 3;
/** Used when the server cannot be reached. @type {import("../net/wire.js").Guidance} */
const NOTHING = { rules: [], hints: [] };

export class GuideTip extends Element {
  static properties = { model: { attribute: false }, tip: { state: true } };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    /** The tip on show. @type {Hint | null} */
    this.tip = null;
    /** @type {Promise<Record<string, Phrase>> | undefined} */
    this.tips = undefined;
    /** The prompt that hints were fetched for. */
    this.prompt = -1;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change", () => this.#fetchHint());
    this.watch(this.model, "story", ({ detail }) => void this.#showEventTip(detail));
    void this.#fetchHint();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    light([]);
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
    this.#show({ topic: line.event.type, text: tips[line.event.type], marks: [] });
  }

  updated() {
    requestAnimationFrame(() => light(this.model.isAsked ? (this.tip?.marks ?? []) : []));
  }

  render() {
    const { tip } = this;
    return html`<p class="guide" role="status">
      ${
        tip
          ? html`${icon("help")}<span>${say(tip.text, people(this.model.table))}</span>
              <button class="link" @click=${() => settings.change({ guide: false })}>
                ${t("web-guide-off")}
              </button>`
          : nothing
      }
    </p>`;
  }
}

customElements.define("tin-guide-tip", GuideTip);
