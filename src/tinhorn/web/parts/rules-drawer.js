// @ts-check
/** The rules beside the table, opened at the rules that apply now or at a cited rule. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { reason } from "../net/api.js";
import { drawerHead } from "../draw/controls.js";
import { isExplained } from "../games/index.js";
import { paragraphTemplate, searchRules, findRule, rulebook } from "../text/rules-text.js";
import { openDrawer } from "../app/signals.js";
import { t } from "../text/words.js";

/** @import { Rulebook } from "../net/wire.js" */
/** @typedef {{ game: string, id?: string, component?: string }} Cited a rule by its id, or by what it is about */

class RulesDrawer extends Element {
  static properties = reactive("model", "rule", "book", "now", "wanted", "problem");

  /** @type {import("../net/table-model.js").TableModel | null} */
  model = null;
  /** @type {Cited | undefined} */
  rule = undefined;
  /** @type {Rulebook | null} */
  book = null;
  /** @type {readonly string[]} */
  now = [];
  wanted = "";
  problem = "";
  /** Counts openings, so that a rulebook that arrives late for an earlier one is dropped. */
  openings = 0;

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "resize");
  }

  firstUpdated() {
    /** @type {HTMLElement | null} */ (this.querySelector(".drawer-head button"))?.focus();
    void this.#open();
    if (this.model) this.watch(this.model, "change");
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("rule") && this.openings) void this.#open();
  }

  async #open() {
    const { rule, model } = this;
    const game = rule?.game ?? model?.table.game;
    if (!game) return;
    const opening = ++this.openings;
    this.wanted = "";
    try {
      const [book, now] = await Promise.all([rulebook(game), this.#currentRules()]);
      if (opening === this.openings) this.#showBook(book, now);
    } catch (error) {
      if (opening === this.openings) this.problem = reason(error);
    }
  }

  /** @param {Rulebook} book @param {readonly string[]} now */
  #showBook(book, now) {
    const { rule } = this;
    const cited = rule?.component ? book.rule_for[rule.component] : rule?.id;
    [this.book, this.problem] = [book, ""];
    this.#goTo(cited ? [findRule(book, cited) ?? cited] : now);
  }

  /** The rules that apply to what is asked at the table. */
  async #currentRules() {
    if (this.rule || this.model?.table.status === "seating" || !this.model) return [];
    return (await this.model.guidance()).rules;
  }

  /** @param {readonly string[]} rules */
  #goTo(rules) {
    this.now = rules;
    this.wanted = "";
    this.updateComplete.then(() =>
      this.querySelector(`[data-rule="${rules[0]}"]`)?.scrollIntoView({ block: "center" }),
    );
  }

  render() {
    return html`<aside class="drawer rules-drawer" aria-label=${t("web-rules")}>
      ${drawerHead(this, t("web-rules"), this.book && isExplained(this.book.game) ? html`<a class="btn btn-quiet" href="/how-to-play/${this.book.game}" target="_blank">${t("web-how")}</a>` : nothing)}
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

  /** @param {Rulebook} book */
  #text(book) {
    const cite = (/** @type {string} */ id) =>
      html`<button class="rule-id" @click=${() => this.#goTo([id])}>${id}</button>`;
    return html`<div lang=${book.language}>
      <p class="soft">
        ${t("web-rules-marked")} ${t("web-rules-note")}
        <span class="house">${t("web-rules-ours")}</span>
      </p>
      ${searchRules(book, this.wanted).map(
        ({ title, paragraphs }) =>
          html`<section>
            <h3>${title}</h3>
            ${paragraphs.map((paragraph) => paragraphTemplate(paragraph, { cite, now: this.now }))}
          </section>`,
      )}
    </div>`;
  }
}

customElements.define("tin-rules-drawer", RulesDrawer);
