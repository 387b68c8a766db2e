// @ts-check
/** The rules beside the table, opened at what matters now or at a rule that was cited. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { api, reason } from "../net/api.js";
import { icon } from "../draw/art.js";
import { drawnParagraph, looked, ruleNamed, rulebook } from "../text/rules-text.js";
import { openDrawer } from "../app/signals.js";
import { t } from "../text/words.js";

/**
 * A rule by its id, or by the thing that it is about.
 * @typedef {{ game: string, id?: string, thing?: string }} Cited
 */

export class RulesDrawer extends Element {
  static properties = {
    store: { attribute: false },
    rule: { attribute: false },
    book: { state: true },
    now: { state: true },
    wanted: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableStore | null} */
    this.store = null;
    /** @type {Cited | undefined} */
    this.rule = undefined;
    /** @type {import("../text/rules-text.js").Rulebook | null} */
    this.book = null;
    /** @type {readonly string[]} */
    this.now = [];
    this.wanted = "";
    this.problem = "";
    /** So often a rule was wanted; a book that comes late opens at the last one. */
    this.wishes = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "resize");
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.querySelector(".drawer-head button"))?.focus();
    void this.#open();
    if (this.store) this.watch(this.store, "change");
  }

  /** The bar with its buttons stays free, where it lies at the bottom. */
  #fit() {
    const top = document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0;
    const isBelow = top > innerHeight / 2;
    this.style.setProperty("--bar-below", isBelow ? `${innerHeight - top}px` : "0px");
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    requestAnimationFrame(() => this.#fit());
    if (changed.has("rule") && this.wishes) void this.#open();
  }

  async #open() {
    const { rule, store } = this;
    const game = rule?.game ?? store?.table.game;
    if (!game) return;
    const wish = ++this.wishes;
    this.wanted = "";
    try {
      const [book, now] = await Promise.all([rulebook(game), this.#matters()]);
      if (wish === this.wishes) this.#read(book, now);
    } catch (error) {
      if (wish === this.wishes) this.problem = reason(error);
    }
  }

  /** @param {import("../text/rules-text.js").Rulebook} book @param {readonly string[]} now */
  #read(book, now) {
    const { rule } = this;
    const cited = rule?.thing ? book.things[rule.thing] : rule?.id;
    [this.book, this.problem] = [book, ""];
    this.#turnTo(cited ? [ruleNamed(book, cited) ?? cited] : now);
  }

  /** What matters to what is asked at the table. */
  async #matters() {
    if (this.rule || this.store?.table.status === "seating" || !this.store) return [];
    return (await api.lesson(this.store.table.code, this.store.table.you)).rules;
  }

  /** @param {readonly string[]} rules */
  #turnTo(rules) {
    this.now = rules;
    this.wanted = "";
    this.updateComplete.then(() =>
      this.querySelector(`[data-rule="${rules[0]}"]`)?.scrollIntoView({ block: "center" }),
    );
  }

  render() {
    return html`<aside class="drawer rules-drawer" aria-label=${t("web-rules")}>
      <div class="drawer-head">
        <h2>${t("web-rules")}</h2>
        <button class="btn btn-quiet btn-icon" aria-label=${t("web-close")} @click=${this.#close}>
          ${icon("cross")}
        </button>
      </div>
      <div class="drawer-body" tabindex="0" role="group" aria-label=${t("web-rules")}>
        ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
        ${this.book ? this.#text(this.book) : nothing}
      </div>
      <div class="drawer-foot row">
        <input
          class="input grow"
          type="search"
          placeholder=${t("web-rules-find")}
          aria-label=${t("web-rules-find")}
          .value=${this.wanted}
          @input=${(/** @type {any} */ event) => (this.wanted = event.target.value)}
        />
        ${this.book ? html`<a class="btn" href="/rules/${this.book.game}" target="_blank">${t("web-rules-all")}</a>` : nothing}
        <button class="btn" @click=${() => openDrawer("help")}>${t("web-keys")}</button>
      </div>
    </aside>`;
  }

  /** @param {import("../text/rules-text.js").Rulebook} book */
  #text(book) {
    const cite = (/** @type {string} */ id) =>
      html`<button class="rule-id" @click=${() => this.#turnTo([id])}>${id}</button>`;
    return html`<div lang=${book.language}>
      <p class="soft">
        ${t("web-rules-marked")} ${t("web-rules-note")}
        <span class="house">${t("web-rules-ours")}</span>
      </p>
      ${looked(book, this.wanted).map(
        ({ title, paragraphs }) =>
          html`<section>
            <h3>${title}</h3>
            ${paragraphs.map((paragraph) => drawnParagraph(paragraph, { cite, now: this.now }))}
          </section>`,
      )}
    </div>`;
  }

  #close() {
    this.dispatchEvent(new CustomEvent("close"));
  }
}

customElements.define("tin-rules", RulesDrawer);
