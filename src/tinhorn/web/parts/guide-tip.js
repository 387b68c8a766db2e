// @ts-check
/**
 * The guide: one sentence more for who plays for the first time, and a frame around what it speaks
 * of. It tells of each thing a few times at most, and of each kind of event once.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { api } from "../net/api.js";
import { icon } from "../draw/art.js";
import { people } from "../draw/draw-context.js";
import { settings } from "../app/settings.js";
import { say, t } from "../text/words.js";

/** @typedef {import("../net/wire.js").Phrase} Phrase */
/** @typedef {{ topic: string, text: Phrase, marks: readonly string[] }} Hint */

const TIMES = 3;
const FRAMED = "data-guided";
/** What a line that is lost has to say. @type {import("../net/wire.js").Lesson} */
const NOTHING = { rules: [], hints: [] };

/** Where the page has what a hint speaks of. @type {Record<string, string | undefined>} */
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

export class GuideLine extends Element {
  static properties = { store: { attribute: false }, told: { state: true } };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableStore} */
    this.store = given;
    /** What is told now. @type {Hint | null} */
    this.told = null;
    /** @type {Promise<Record<string, Phrase>> | undefined} */
    this.remarks = undefined;
    /** The prompt for which hints were looked up. */
    this.prompt = -1;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.store, "change", () => this.#look());
    this.watch(this.store, "news", ({ detail }) => void this.#remark(detail));
    void this.#look();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#frame([]);
  }

  #name(/** @type {string} */ topic) {
    return `${this.store.table.game} ${topic}`;
  }

  /** @param {string} topic */
  #times(topic) {
    return settings.values.guided[this.#name(topic)] ?? 0;
  }

  /** @param {Hint} hint */
  #tell(hint) {
    const { guided } = settings.values;
    const name = this.#name(hint.topic);
    settings.change({ guided: { ...guided, [name]: (guided[name] ?? 0) + 1 } });
    this.told = hint;
  }

  async #look() {
    this.requestUpdate();
    const { isAsked, table, update } = this.store;
    const prompt = update?.view.prompt ?? -1;
    if (!isAsked || prompt === this.prompt) return;
    this.prompt = prompt;
    const { hints } = await api.lesson(table.code, table.you).catch(() => NOTHING);
    const hint = hints.find(({ topic }) => this.#times(topic) < TIMES);
    if (prompt !== this.prompt) return;
    if (hint) this.#tell(hint);
    else this.told = null;
  }

  /** @param {import("../net/wire.js").Line[]} lines */
  async #remark(lines) {
    this.remarks ??= api.guide(this.store.table.game);
    /** @type {Record<string, Phrase>} */
    const remarks = await this.remarks.catch(() => ({}));
    const line = lines.find(({ event }) => remarks[event.type] && !this.#times(event.type));
    if (!line || this.store.isAsked) return;
    this.#tell({ topic: line.event.type, text: remarks[line.event.type], marks: [] });
  }

  updated() {
    requestAnimationFrame(() => this.#frame(this.store.isAsked ? (this.told?.marks ?? []) : []));
  }

  /** @param {readonly string[]} marks */
  #frame(marks) {
    const wanted = new Set(
      marks.flatMap((mark) => (selector(mark) ? [...document.querySelectorAll(selector(mark))] : [])),
    );
    for (const old of document.querySelectorAll(`[${FRAMED}]`))
      if (!wanted.has(old)) old.removeAttribute(FRAMED);
    for (const part of wanted) part.setAttribute(FRAMED, "");
  }

  render() {
    const { told } = this;
    return html`<p class="guide" role="status">
      ${
        told
          ? html`${icon("help")}<span>${say(told.text, people(this.store.table))}</span>
              <button class="link" @click=${() => settings.change({ guide: false })}>
                ${t("web-guide-off")}
              </button>`
          : nothing
      }
    </p>`;
  }
}

customElements.define("tin-guide", GuideLine);
