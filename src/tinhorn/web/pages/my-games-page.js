// @ts-check
/** The finished games of this device, the results against bots, the file to take along. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { forgetGames, leftText, levelsOf, myGames, nextAim, results, takeGames } from "../app/my-games.js";
import { playNow } from "../app/play-now.js";
import { showTurn } from "../app/turn-signal.js";
import { icon, pic } from "../draw/art.js";
import { problemPanel } from "../draw/controls.js";
import { markOf } from "../games/index.js";
import { api, attempt } from "../net/api.js";
import { pageHeader } from "../parts/page-header.js";
import { currentLanguage, dotted, listed, t, tOr } from "../text/words.js";

/** The name of a level, without what follows it. @param {string} level */
const levelName = (level) => t(`web-bot-${level}`).split(":")[0].trim();

export const page = () => html`<tin-my-games-page></tin-my-games-page>`;

class MyGamesPage extends Element {
  static properties = reactive("isForgetting", "problem");

  isForgetting = false;
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    showTurn(null);
  }

  render() {
    const games = myGames();
    return html`<div class="page">
      ${pageHeader()}
      <main class="narrow-column stack">
        <h1>${t("web-my-games")}</h1>
        ${problemPanel(this.problem)}
        ${games.length ? this.#all(games) : html`<p class="soft">${t("web-my-games-none")}</p>`}
        <div class="row">${games.length ? this.#saving(games) : nothing}${this.#taking()}${games.length ? this.#forgetting() : nothing}</div>
      </main>
    </div>`;
  }

  /** @param {import("../app/my-games.js").MyGame[]} games */
  #all(games) {
    const names = [...new Set(games.map(({ game }) => game))];
    return html`${names.map((name) => this.#results(name, games))}
      <section class="panel">
        <ul class="table-list">
          ${games.map((one) => this.#game(one))}
        </ul>
      </section>`;
  }

  /** @param {import("../app/my-games.js").MyGame[]} games */
  #saving(games) {
    const file = `data:application/json,${encodeURIComponent(JSON.stringify(games))}`;
    return html`<a class="btn" download="tinhorn-games.json" href=${file}>${t("web-my-games-export")}</a>`;
  }

  /** Reads what another device has saved. */
  #taking() {
    const take = async (/** @type {any} */ { target }) => {
      const isTaken = takeGames((await target.files[0]?.text()) ?? "");
      this.problem = isTaken ? "" : t("web-my-games-not");
      target.value = "";
      this.requestUpdate();
    };
    return html`<label class="btn record-import"
      >${t("web-my-games-import")}<input class="visually-hidden" type="file" accept=".json,application/json" @change=${take}
    /></label>`;
  }

  /** @param {string} name @param {import("../app/my-games.js").MyGame[]} games */
  #results(name, games) {
    const found = results(
      games.filter(({ game }) => game === name),
      levelsOf(name),
    );
    const played = found.filter((one) => one.played);
    if (!played.length) return nothing;
    const aim = nextAim(found);
    return html`<section class="panel stack-s">
      <h2>${t(`game-${name}`)}</h2>
      <dl class="options">
        ${played.map(
          ({ level, played: count, won }) =>
            html`<dt>${t(`web-bot-${level}`)}</dt>
              <dd>${t("web-my-games-won", { won, played: count })}</dd>`,
        )}
      </dl>
      ${aim?.next ? this.#aim(name, aim.next, t("web-my-games-beaten", { level: levelName(aim.beaten), count: aim.won })) : nothing}
    </section>`;
  }

  /** The level to try next, and a game against it. @param {string} game @param {string} level @param {string} why */
  #aim(game, level, why) {
    return html`<p class="aim">${why} ${t("web-my-games-aim", { level: t(`web-bot-${level}`) })}</p>
      <div class="row"><button class="btn btn-primary" @click=${() => this.#play(game, level)}>${t("web-play-now")}</button></div>`;
  }

  /** @param {string} name @param {string} level */
  #play(name, level) {
    return attempt(this, async () => {
      const game = (await api.games()).find((one) => one.name === name);
      const { link } = await playNow(name, level, game?.most_players ?? 2);
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: new URL(link, location.href).pathname }));
    });
  }

  /** @param {import("../app/my-games.js").MyGame} one */
  #game({ code, game, at, place, points, others, together, left }) {
    const placed = (/** @type {{ place: number, points: number }} */ one) =>
      tOr(`web-${game}-place`, t("web-my-games-place", one), one);
    const single = left ? leftText(game, left) : placed({ place, points });
    const places = together ? together.map((one) => `${one.name}: ${placed(one)}`) : [single];
    const day = new Date(at).toLocaleDateString(currentLanguage(), { dateStyle: "medium" });
    return html`<li class="table-row">
      ${pic(markOf(game))}
      <span class="grow"
        ><b>${dotted(t(`game-${game}`), ...places)}</b
        ><small>${day} · ${listed(others.map(({ name }) => name))}</small></span
      >
      <a class="btn" href="/t/${code}/replay">${icon("rewind")}${t("web-recent-replay")}</a>
      <a class="btn" href="/t/${code}/review">${t("web-review")}</a>
    </li>`;
  }

  #forgetting() {
    const forget = () => {
      forgetGames();
      this.isForgetting = false;
    };
    if (!this.isForgetting)
      return html`<button class="btn" @click=${() => (this.isForgetting = true)}>${t("web-my-games-forget")}</button>`;
    return html`<button class="btn btn-danger" @click=${forget}>${t("web-my-games-forget")}</button>
      <button class="btn" @click=${() => (this.isForgetting = false)}>${t("web-cancel")}</button>`;
  }
}

customElements.define("tin-my-games-page", MyGamesPage);
