// @ts-check
/** The numbered rules of a game: `/rules/GAME`, with each rule's id as an anchor. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { reason } from "../net/api.js";
import { problemPanel } from "../draw/controls.js";
import { decoded } from "../app/routes.js";
import { isExplained } from "../games/index.js";
import { paragraphTemplate, searchRules, findRule, rulebook } from "../text/rules-text.js";
import { settings } from "../app/settings.js";
import { showTurn } from "../app/turn-signal.js";
import { currentLanguage, t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";

/** @import { Rulebook } from "../net/wire.js" */

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name }) => html`<tin-rules-page .game=${name}></tin-rules-page>`;

class RulesPage extends Element {
  static properties = reactive("game", "book", "wanted", "problem");

  game = "";
  /** @type {Rulebook | null} */
  book = null;
  wanted = "";
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    showTurn(null);
    this.watch(window, "hashchange", () => this.#goToAnchor());
    this.watch(settings, "change", () => this.book?.language !== currentLanguage() && this.#fetch());
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) void this.#fetch();
  }

  async #fetch() {
    const [game, language] = [this.game, currentLanguage()];
    const isLate = () => game !== this.game || language !== currentLanguage();
    try {
      const book = await rulebook(game);
      if (isLate()) return;
      [this.book, this.problem] = [book, ""];
      showTurn({ isAsked: false, title: t("web-rules-of", { game: book.title }) });
      await this.updateComplete;
      this.#goToAnchor();
    } catch (error) {
      if (!isLate()) this.problem = reason(error);
    }
  }

  /** Scrolls to the rule that the address names. */
  #goToAnchor() {
    const wanted = decoded(location.hash.slice(1));
    const id = (this.book && findRule(this.book, wanted)) ?? wanted;
    const place = id ? document.getElementById(id) : null;
    this.now = place ? [id] : [];
    this.requestUpdate();
    if (!place) return;
    place.tabIndex = -1;
    place.scrollIntoView({ block: "center" });
    place.focus({ preventScroll: true });
  }

  render() {
    const { book, problem } = this;
    return html`<div class="page rules-page">
      ${pageHeader()}
      ${problemPanel(problem)}
      ${book ? this.#book(book) : nothing}
    </div>`;
  }

  /** @param {Rulebook} book */
  #book(book) {
    const found = searchRules(book, this.wanted);
    const count = found.reduce((sum, { paragraphs }) => sum + paragraphs.length, 0);
    return html`<main class="rules-grid" lang=${book.language}>
      <nav class="panel rules-toc" aria-label=${t("web-rules-contents")}>
        <h1>${t("web-rules-of", { game: book.title })}</h1>
        ${isExplained(this.game) ? html`<a class="btn" href="/how-to-play/${this.game}">${t("web-how")}</a>` : nothing}
        <label class="field"
          ><span class="label">${t("web-rules-find")}</span>
          <input
            class="input"
            type="search"
            .value=${this.wanted}
            @input=${(/** @type {any} */ event) => (this.wanted = event.target.value)}
        /></label>
        <p class="soft" role="status">
          ${this.wanted ? t("web-rules-found", { count }) : nothing}
        </p>
        <ol>
          ${found.map(({ title }) => html`<li><a href="#section-${this.#number(title)}">${title}</a></li>`)}
        </ol>
      </nav>
      <div class="panel rules-text">
        <p class="soft">
          ${t("web-rules-note")} <span class="house">${t("web-rules-ours")}</span>
        </p>
        ${found.map(
          ({ title, paragraphs }) =>
            html`<section aria-labelledby="section-${this.#number(title)}">
              <h2 id="section-${this.#number(title)}">${title}</h2>
              ${paragraphs.map((paragraph) => paragraphTemplate(paragraph, { cite, now: this.now ?? [], isPage: true }))}
            </section>`,
        )}
      </div>
    </main>`;
  }

  /** @param {string} title */
  #number(title) {
    return (this.book?.sections.findIndex((section) => section.title === title) ?? 0) + 1;
  }
}

/** @param {string} id */
const cite = (id) => html`<a class="id" href="#${id}">${id}</a>`;

customElements.define("tin-rules-page", RulesPage);
