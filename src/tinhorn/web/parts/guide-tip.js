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
import { settings } from "../app/settings.js";
import { say, t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Phrase} Phrase */
/** @typedef {{ topic: string, text: Phrase, marks: readonly string[] }} Hint */

const MOST_TIMES = 3;
const OUTLINED = "data-guided";
/** Used when the server cannot be reached. @type {import("../net/wire.js").Guidance} */
const NOTHING = { rules: [], hints: [] };

/** Where the page shows what a hint is about, by mark. @type {Record<string, string | undefined>} */
const PARTS = {
  bids: ".prompt-actions",
  cash: ".mine-cash",
  secrets: ".secrets",
  worth: ".lot .facts",
  shared: ".facts-tight",
  stops: ".legal",
  cards: ".peek-row",
  dice: ".cup",
  cup: ".cup",
  hand: ".hand-panel",
  desk: ".offers, .offer-form",
  choice: ".drawn",
  seats: ".seats",
};

/** @param {string} mark */
function selector(mark) {
  const [kind, name] = mark.split("-");
  if (kind === "plot") return `.board-live [data-plot="${name}"]`;
  if (kind === "place") return `[data-walk="${name}"], .board-live [data-place="${name}"]`;
  return PARTS[mark] ?? "";
}

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
    this.#outline([]);
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
    const { isAsked, table, update } = this.model;
    const prompt = update?.view.prompt ?? -1;
    if (!isAsked || prompt === this.prompt) return;
    this.prompt = prompt;
    const { hints } = await api.guidance(table.code, table.you).catch(() => NOTHING);
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
    requestAnimationFrame(() => this.#outline(this.model.isAsked ? (this.tip?.marks ?? []) : []));
  }

  /** @param {readonly string[]} marks */
  #outline(marks) {
    const wanted = new Set(
      marks.flatMap((mark) => (selector(mark) ? [...document.querySelectorAll(selector(mark))] : [])),
    );
    for (const old of document.querySelectorAll(`[${OUTLINED}]`))
      if (!wanted.has(old)) old.removeAttribute(OUTLINED);
    for (const part of wanted) part.setAttribute(OUTLINED, "");
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
