// @ts-check
/** How a game is played, in pictures and examples: `/how-to-play/GAME`. It can be printed. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { settings } from "../app/settings.js";
import { showTurn } from "../app/turn-signal.js";
import { loadStylesheet } from "../draw/stylesheet.js";
import { boardOf, loadHowToPlay } from "../games/index.js";
import { api, attempt } from "../net/api.js";
import { pageHeader } from "../parts/page-header.js";
import { rulebook } from "../text/rules-text.js";
import { currentLanguage, loadMore, t } from "../text/words.js";

/**
 * @typedef {object} Explained what a game's module shows
 * @property {"turn" | "round"} period what the five pictures show
 * @property {(() => unknown)[]} steps the five pictures
 * @property {Record<string, () => unknown>} examples the picture of each example, by the key of its text
 * @property {(book: import("../net/wire.js").Rulebook) => unknown} lists the pieces and cards
 * @property {() => string[][]} score the example of a score: what, how, how much; the total last
 */

await Promise.all([loadStylesheet("how-to-play.css"), loadMore("how-to-play/")]);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name }) => html`<tin-how-to-play-page .game=${name}></tin-how-to-play-page>`;

class HowToPlayPage extends Element {
  static properties = reactive("game", "explained", "book", "players", "problem");

  game = "";
  /** @type {Explained | null} */
  explained = null;
  /** @type {import("../net/wire.js").Rulebook | null} */
  book = null;
  /** @type {import("../net/wire.js").GameInfo | undefined} */
  players = undefined;
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change", () => this.book?.language !== currentLanguage() && this.#load());
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) void this.#load();
  }

  async #load() {
    const { game } = this;
    await attempt(this, async () => {
      // The server says so if there is no such game.
      const [book, games] = await Promise.all([rulebook(game), api.games()]);
      const { explained } = await loadHowToPlay(game);
      if (game !== this.game) return;
      [this.explained, this.book] = [explained, book];
      this.players = games.find(({ name }) => name === game);
    });
  }

  get #name() {
    return t(`game-${this.game}`);
  }

  render() {
    const { explained, book, problem } = this;
    if (explained) showTurn({ isAsked: false, title: t("web-how-of", { game: this.#name }) });
    return html`<div class="page how">
      ${pageHeader()}
      ${problem ? html`<p class="panel problem" role="alert">${problem}</p>` : nothing}
      ${explained && book ? this.#page(explained, book) : nothing}
    </div>`;
  }

  /** @param {Explained} explained @param {import("../net/wire.js").Rulebook} book */
  #page(explained, book) {
    return html`<main class="how-main">
      ${this.#intro()} ${this.#steps(explained)}
      <section class="panel">
        <h2>${t("web-how-examples")}</h2>
        <div class="how-examples">
          ${Object.entries(explained.examples).map(([key, draw]) => this.#figure(key, draw))}
        </div>
      </section>
      <div class="panel how-lists">${explained.lists(book)}</div>
      ${this.#score(explained)}
      <p class="how-foot">${this.#links()}</p>
    </main>`;
  }

  #intro() {
    const { game, players } = this;
    const args = { least: players?.least_players ?? 2, most: players?.most_players ?? 5 };
    return html`<section class="panel how-intro">
      <img class="how-board" src=${boardOf(game)} alt="" />
      <div class="stack-s">
        <h1>${t("web-how-of", { game: this.#name })}</h1>
        <p class="soft">${t("web-game-players", args)} · ${t(`web-game-${game}-time`)}</p>
        <h2>${t("web-how-goal")}</h2>
        <p class="how-lead">${t(`web-how-${game}-goal`)}</p>
        <h2>${t("web-how-start")}</h2>
        <p>${t(`web-how-${game}-start`)}</p>
        <p class="row how-links">${this.#links()}</p>
      </div>
    </section>`;
  }

  #links() {
    return html`<a class="btn btn-primary" href="/learn/${this.game}">${t("web-learn")}</a>
      <a class="btn" href="/rules/${this.game}">${t("web-how-numbered")}</a>
      <button class="btn" @click=${() => window.print()}>${t("web-how-print")}</button>`;
  }

  /** @param {Explained} explained */
  #steps({ period, steps }) {
    return html`<section class="panel">
      <h2>${t(period === "turn" ? "web-how-turn" : "web-how-round")}</h2>
      <ol class="how-steps">
        ${steps.map((draw, at) => html`<li>${this.#figure(`step-${at + 1}`, draw)}</li>`)}
      </ol>
    </section>`;
  }

  /** @param {string} key @param {() => unknown} draw */
  #figure(key, draw) {
    const { game } = this;
    return html`<figure class="how-figure">
      ${draw()}
      <figcaption><h3>${t(`web-how-${game}-${key}-title`)}</h3><p>${t(`web-how-${game}-${key}`)}</p></figcaption>
    </figure>`;
  }

  /** @param {Explained} explained */
  #score({ score }) {
    const rows = score();
    return html`<section class="panel how-score">
      <div><h2>${t("web-how-score")}</h2><p>${t(`web-how-${this.game}-score`)}</p></div>
      <table>
        <caption>${t("web-how-score-example")}</caption>
        <tbody>
          ${rows.map(([what, how, much]) => html`<tr><th scope="row">${what}</th><td>${how}</td><td>${much}</td></tr>`)}
        </tbody>
      </table>
    </section>`;
  }
}

customElements.define("tin-how-to-play-page", HowToPlayPage);
