// @ts-check
/** The lobby: play now, open a table, join one by its code, my tables, open tables. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { artUrl, icon, pic } from "../art.js";
import { api, Refused } from "../api.js";
import { BOARDS, MARKS } from "../games/index.js";
import { settings } from "../settings.js";
import { followTurn } from "../turn.js";
import { t } from "../words.js";
import { pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").TableInfo} TableInfo */
/** @typedef {import("../wire.js").GameInfo} GameInfo */

const LOOK_EVERY = 5000;
const BOTS = 3;

export class LobbyPage extends Element {
  static properties = {
    games: { state: true },
    mine: { state: true },
    open: { state: true },
    problem: {},
    isBusy: { state: true },
  };

  constructor() {
    super();
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {TableInfo[]} */
    this.mine = [];
    /** @type {TableInfo[]} */
    this.open = [];
    this.problem = "";
    this.isBusy = false;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    followTurn(null);
    this.watch(settings, "change");
    this.timer = window.setInterval(
      () => document.hidden || this.#try(() => this.#look()),
      LOOK_EVERY,
    );
    void this.#try(async () => {
      this.games = await api.games();
      await this.#look();
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    [this.mine, this.open] = await Promise.all([api.mine(), api.tables()]);
    if (this.problem === t("web-unreachable")) this.problem = "";
  }

  /** Does it, or says why not. @param {() => Promise<void>} what */
  async #try(what) {
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t("web-unreachable");
    }
  }

  /** @param {TableInfo} table */
  #go(table) {
    this.dispatchEvent(
      new CustomEvent("go", { bubbles: true, detail: new URL(table.link, location.href).pathname }),
    );
  }

  /** @param {GameInfo} game */
  async #playNow(game) {
    const bot = { kind: /** @type {const} */ ("bot"), bot: game.bots[0] };
    const bots = Array(Math.min(BOTS, game.most_players - 1)).fill(bot);
    const { name, hat } = settings.values;
    this.isBusy = true;
    await this.#try(async () => {
      const seats = [{ kind: /** @type {const} */ ("me"), bot: null }, ...bots];
      const who = name || t("web-no-name");
      const { table } = await api.open({
        game: game.name,
        seats,
        name: who,
        hat,
        title: t("web-table-of", { name: who }),
      });
      await api.start(table.code);
      this.#go(table);
    });
    this.isBusy = false;
  }

  render() {
    return html`<div class="desk lobby">
      ${pageTop()}
      ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
      <main class="lobby-grid">
        <h1 class="visually-hidden">tinhorn</h1>
        <section class="games" aria-label=${t("web-games")}>
          ${this.games.map((game) => this.#game(game))}
          <p class="soft first-time">${icon("help")}<span>${t("web-first-time")}</span></p>
        </section>
        <section class="side stack" aria-label=${t("web-tables")}>
          ${this.#join()} ${this.mine.length ? this.#list("web-your-tables", this.mine) : nothing}
          ${this.#list("web-open-tables", this.open)}
        </section>
      </main>
    </div>`;
  }

  /** @param {GameInfo} game */
  #game(game) {
    const { name, least_players: least, most_players: most } = game;
    return html`<article class="panel game-card" data-game=${name}>
      <img class="game-pic" src=${artUrl(BOARDS[name])} alt="" />
      <div class="game-body">
        <h2>${t(`web-game-${name}`)}</h2>
        <p>${t(`web-game-${name}-line`)}</p>
        <p class="soft facts-line">
          ${t("web-game-players", { least, most })} · ${t(`web-game-${name}-time`)}
        </p>
        <div class="game-actions">
          <button
            class="btn btn-primary btn-big"
            ?disabled=${this.isBusy}
            @click=${() => this.#playNow(game)}
          >
            ${t("web-play-now")}
          </button>
          <a class="btn" href="/new/${name}">${t("web-new-table")}</a>
        </div>
      </div>
    </article>`;
  }

  #join() {
    return html`<form class="panel join" @submit=${this.#enter}>
      <label class="field"
        ><span class="label">${t("web-join-code")}</span>
        <span class="row join-row">
          <input
            class="input input-code grow"
            name="code"
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            size="9"
            placeholder="MESA-47KX"
          />
          <button class="btn">${t("web-join")}</button>
        </span>
      </label>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  #enter(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    void this.#try(async () => this.#go(await api.table(String(form.get("code")).trim())));
  }

  /** @param {string} title @param {TableInfo[]} tables */
  #list(title, tables) {
    return html`<section class="panel">
      <div class="panel-head"><h2>${t(title)}</h2></div>
      ${
        tables.length
          ? html`<ul class="table-list">
              ${tables.map((table) => this.#row(table))}
            </ul>`
          : html`<div class="empty">
              ${pic("empty-lobby")}
              <p class="soft">${t("web-no-open-tables")}</p>
            </div>`
      }
    </section>`;
  }

  /** @param {TableInfo} table */
  #row(table) {
    return html`<li class="table-row">
      ${pic(MARKS[table.game])}
      <span class="grow"
        ><b>${table.title}</b
        ><small>${t(`web-game-${table.game}`)} · ${this.#state(table)}</small></span
      >
      <a
        class="btn ${table.is_your_turn ? "btn-primary" : ""}"
        href=${new URL(table.link, location.href).pathname}
        >${this.#verb(table)}</a
      >
    </li>`;
  }

  /** @param {TableInfo} table */
  #state({ status, seats, is_your_turn }) {
    if (is_your_turn) return t("web-your-turn");
    const taken = seats.filter(({ kind }) => kind !== "open").length;
    return t(`web-status-${status}`, { taken, seats: seats.length });
  }

  /** @param {TableInfo} table */
  #verb({ you, status }) {
    if (you !== null) return t("web-continue");
    return t(status === "seating" ? "web-sit-down" : "web-watch");
  }
}

customElements.define("tin-lobby", LobbyPage);
