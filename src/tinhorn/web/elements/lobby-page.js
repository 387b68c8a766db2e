// @ts-check
/** The lobby: play now, open a table, join one by its code, my tables, open tables. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { artUrl, icon, pic } from "../art.js";
import { api, reason } from "../api.js";
import { BOARDS, MARKS } from "../games/index.js";
import { settings } from "../settings.js";
import { comeBack } from "../signals.js";
import { people, titleOf } from "../desk.js";
import { when } from "../times.js";
import { callAttention, followTurn } from "../turn.js";
import { listed, say, t } from "../words.js";
import "./bell.js";
import "./bring-record.js";
import { pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").TableInfo} TableInfo */
/** @typedef {import("../wire.js").MyTable} MyTable */
/** @typedef {import("../wire.js").GameInfo} GameInfo */

const LOOK_EVERY = 5000;
const BOTS = 3;
/** Tables that are over are remembered for a while. */
const MOST_OVER = 5;
/** What deserves to be named: nobody counts the first minute. */
const A_WHILE = 60;

/** Those that wait for me first, those that are over last. @param {MyTable} my */
function urgency({ table: { status, is_your_turn } }) {
  if (is_your_turn) return 0;
  return ["playing", "seating"].indexOf(status) + 1 || 3;
}

/** @param {MyTable[]} mine */
function sorted(mine) {
  const left = (/** @type {MyTable} */ my) => my.left ?? Infinity;
  const open = mine.filter((my) => urgency(my) < 3);
  const over = mine.filter((my) => urgency(my) === 3).slice(-MOST_OVER);
  open.sort((one, other) => urgency(one) - urgency(other) || left(one) - left(other));
  return [...open, ...over.reverse()];
}

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
    /** @type {MyTable[]} */
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
    this.watch(window, "online", () => this.#try(() => this.#look()));
    void this.#try(() => this.#look());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #look() {
    if (!this.games.length) this.games = await api.games();
    const [mine, open] = await Promise.all([api.mine(), api.tables()]);
    [this.mine, this.open] = [sorted(mine), open.filter(({ yours }) => !yours.length)];
    if (this.isConnected) callAttention(mine);
    if (![t("web-unreachable"), t("web-offline")].includes(this.problem)) return;
    this.problem = "";
    comeBack();
  }

  /** Does it, or says why not. @param {() => Promise<void>} what */
  async #try(what) {
    try {
      await what();
    } catch (error) {
      this.problem = reason(error);
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
          ${this.#firstTime()}
        </section>
        <section class="side stack" aria-label=${t("web-tables")}>
          ${this.#join()} ${this.mine.length ? this.#mine() : nothing} ${this.#open()}
          <div>
            <tin-bring-record></tin-bring-record>
            <a class="btn btn-quiet" href="/fairness">${icon("dice")}${t("web-fair")}</a>
          </div>
        </section>
      </main>
    </div>`;
  }

  /** A newcomer is offered a guided game; everybody, tables in words. */
  #firstTime() {
    const { guided, textTable } = settings.values;
    const isNew = !this.mine.length && !Object.keys(guided).length;
    const guide = (/** @type {GameInfo} */ game) => {
      settings.change({ guide: true });
      void this.#playNow(game);
    };
    return html`<div class="soft first-time">
      ${
        isNew
          ? html`${icon("help")}<span>${t("web-first-time")}</span> ${this.games.map(
              (game) =>
                html`<button class="btn" ?disabled=${this.isBusy} @click=${() => guide(game)}>
                  ${t("web-guided-game", { game: t(`web-game-${game.name}`) })}
                </button>`,
            )}`
          : nothing
      }
      <button
        class="btn btn-quiet"
        aria-pressed=${textTable}
        @click=${() => settings.change({ textTable: !textTable })}
      >
        ${textTable ? icon("check") : nothing}${t("web-set-textTable")}
      </button>
    </div>`;
  }

  /** @param {GameInfo} game */
  #game(game) {
    const { name, least_players: least, most_players: most } = game;
    return html`<article class="panel game-card" data-game=${name}>
      <img class="game-pic" src=${artUrl(BOARDS[name])} alt="" />
      <div class="game-body">
        <div class="game-head">
          <h2>${t(`web-game-${name}`)}</h2>
          <a class="rules-link" href="/rules/${name}">${t("web-rules")}</a>
        </div>
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
        <div class="game-ways">
          ${["pass", "screen"].map(
            (sit) => html`<a href="/new/${name}/${sit}">${t(`web-sit-${sit}`)}</a>`,
          )}
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

  /** By the code, or by the whole link. @param {SubmitEvent} event */
  #enter(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const typed = String(form.get("code")).trim();
    const code = typed.match(/\/t\/([^/?#]+)/)?.[1] ?? typed;
    void this.#try(async () => this.#go(await api.table(code)));
  }

  #mine() {
    return html`<section class="panel" aria-label=${t("web-your-tables")}>
      <div class="panel-head">
        <h2>${t("web-your-tables")}</h2>
      </div>
      <ul class="table-list">
        ${this.mine.map((my) => this.#row(my.table, this.#state(my), this.#times(my)))}
      </ul>
      <tin-bell></tin-bell>
    </section>`;
  }

  #open() {
    const { open } = this;
    return html`<section class="panel" aria-label=${t("web-open-tables")}>
      <div class="panel-head"><h2>${t("web-open-tables")}</h2></div>
      ${
        open.length
          ? html`<ul class="table-list">
              ${open.map((table) => this.#row(table, seatsTaken(table)))}
            </ul>`
          : html`<div class="empty">
              ${pic("empty-lobby")}
              <p class="soft">${t("web-no-open-tables")}</p>
            </div>`
      }
    </section>`;
  }

  /** @param {TableInfo} table @param {string} state @param {string} [times] */
  #row(table, state, times = "") {
    return html`<li class="table-row" ?data-turn=${table.is_your_turn}>
      ${pic(MARKS[table.game])}
      <span class="grow"
        ><b>${titleOf(table)}</b><small>${t(`web-game-${table.game}`)} · ${state}</small>${
          times ? html`<small>${times}</small>` : nothing
        }</span
      >
      <a
        class="btn ${table.is_your_turn ? "btn-primary" : ""}"
        href=${new URL(table.link, location.href).pathname}
        >${this.#verb(table)}</a
      >
    </li>`;
  }

  /** Whose turn it is, in the words of the game. @param {MyTable} my */
  #state({ table, ask }) {
    const { asked, is_your_turn, yours } = table;
    const names = asked.map((seat) => people(table)[seat].name);
    if (is_your_turn && yours.length > 1) return t("web-turn-of", { names: listed(names) });
    if (is_your_turn) return t("web-your-turn");
    return ask ? say(ask, people(table)) : seatsTaken(table);
  }

  /** Since when, and until when. @param {MyTable} my */
  #times({ since, left }) {
    const asked = since !== null && since > A_WHILE ? t("web-asked-since", { when: when(-since) }) : "";
    const ends = left !== null && left > A_WHILE ? t("web-asked-until", { when: when(left) }) : "";
    return [asked, ends].filter(Boolean).join(" · ");
  }

  /** @param {TableInfo} table */
  #verb({ yours, is_host, status }) {
    if (status === "over") return t("web-summary");
    if (yours.length || is_host) return t("web-continue");
    return t(status === "seating" ? "web-sit-down" : "web-watch");
  }
}

/** @param {TableInfo} table */
function seatsTaken({ status, seats }) {
  const taken = seats.filter(({ kind }) => kind !== "open").length;
  return t(`web-status-${status}`, { taken, seats: seats.length });
}

customElements.define("tin-lobby", LobbyPage);
