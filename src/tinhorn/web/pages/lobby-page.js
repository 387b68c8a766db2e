// @ts-check
/** The lobby: play now, open a table, join one by its code, the player's tables, open tables. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { artUrl, icon, pic } from "../draw/art.js";
import { api, reason } from "../net/api.js";
import { link } from "../net/link.js";
import { BOARDS, MARKS } from "../games/index.js";
import { settings, windowsOf } from "../app/settings.js";
import { reportReconnected } from "../app/signals.js";
import { people, titleOf } from "../draw/draw-context.js";
import { when } from "../text/times.js";
import { showWaitingTables, showTurn } from "../app/turn-signal.js";
import { listed, say, t } from "../text/words.js";
import "../parts/notification-switch.js";
import "../parts/record-import.js";
import { pageHeader } from "../parts/page-header.js";

/** @typedef {import("../net/wire.js").TableInfo} TableInfo */
/** @typedef {import("../net/wire.js").MyTable} MyTable */
/** @typedef {import("../net/wire.js").GameInfo} GameInfo */

const REFRESH_EVERY = 5000;
const BOTS = 3;
/** How many finished tables are listed. */
const MOST_OVER = 5;
/** Waiting times below this, in seconds, are not shown. */
const A_WHILE = 60;

/** Sort key: tables that wait for the player first, finished ones last. @param {MyTable} my */
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
    showTurn(null);
    this.watch(settings, "change");
    this.timer = window.setInterval(
      () => document.hidden || this.#try(() => this.#refresh()),
      REFRESH_EVERY,
    );
    this.watch(window, "online", () => this.#try(() => this.#refresh()));
    void this.#try(() => this.#refresh());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async #refresh() {
    if (!this.games.length) this.games = await api.games();
    const [mine, open] = await Promise.all([api.mine(), api.tables()]);
    [this.mine, this.open] = [sorted(mine), open.filter(({ yours }) => !yours.length)];
    if (this.isConnected) showWaitingTables(mine);
    if (![t("web-unreachable"), t("web-offline")].includes(this.problem)) return;
    this.problem = "";
    reportReconnected();
  }

  /** Runs a task and shows the reason if it fails. @param {() => Promise<void>} task */
  async #try(task) {
    try {
      await task();
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
      const { table } = await api.open({
        game: game.name,
        seats,
        name,
        hat,
        windows: windowsOf(settings.values),
      });
      await api.start(table.code);
      this.#go(table);
    });
    this.isBusy = false;
  }

  /** Opens a table at which only bots play, and watches it. @param {GameInfo} game */
  async #watchBots({ name, bots, most_players: most }) {
    const bot = { kind: /** @type {const} */ ("bot"), bot: bots[0] };
    const seats = Array(Math.min(BOTS + 1, most)).fill(bot);
    this.isBusy = true;
    await this.#try(async () => {
      const { table } = await api.open({ game: name, seats, name: "", title: t("web-watch-bots-title"), devices: "screen" });
      await api.start(table.code);
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${table.code}/table` }));
    });
    this.isBusy = false;
  }

  render() {
    return html`<div class="page lobby">
      ${pageHeader()}
      ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
      <main class="lobby-grid">
        <section class="lobby-hero">
          <h1>${t("web-lobby-title")}</h1>
          <p>${t("web-lobby-what")}</p>
        </section>
        <section class="games" aria-label=${t("web-games")}>
          ${this.games.map((game) => this.#game(game))}
          ${this.#textTables()}
        </section>
        <section class="side stack" aria-label=${t("web-tables")}>
          ${link().isInPage ? nothing : this.#join()} ${this.#mine()}
          ${link().isInPage ? nothing : this.#open()} ${this.#recent()}
          <div>
            <tin-record-import></tin-record-import>
            <a class="btn btn-quiet" href="/fairness">${icon("dice")}${t("web-fair")}</a>
          </div>
        </section>
      </main>
    </div>`;
  }

  /** Offers text tables. */
  #textTables() {
    const { textTable } = settings.values;
    return html`<div class="soft first-time">
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
          <a class="rules-link" href="/how-to-play/${name}">${t("web-how")}</a>
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
          <a class="btn" href="/learn/${name}">${t("web-learn")}</a>
          <a class="btn" href="/new/${name}">${t("web-new-table")}</a>
        </div>
        <div class="game-ways">
          ${(link().isInPage ? ["pass"] : ["pass", "screen"]).map(
            (devices) => html`<a href="/new/${name}/${devices}">${t(`web-devices-${devices}`)}</a>`,
          )}
          <button class="link" ?disabled=${this.isBusy} @click=${() => this.#watchBots(game)}>
            ${t("web-watch-bots")}
          </button>
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

  /** Opens the table of a typed code or link. @param {SubmitEvent} event */
  #enter(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const typed = String(form.get("code")).trim();
    const code = typed.match(/\/t\/([^/?#]+)/)?.[1] ?? typed;
    void this.#try(async () => this.#go(await api.table(code)));
  }

  #mine() {
    const running = this.mine.filter(({ table }) => !isFinished(table));
    if (!running.length) return nothing;
    return html`<section class="panel" aria-label=${t("web-your-tables")}>
      <div class="panel-head">
        <h2>${t("web-your-tables")}</h2>
      </div>
      <ul class="table-list">
        ${running.map((my) => this.#row(my.table, this.#state(my), this.#times(my)))}
      </ul>
      <tin-notification-switch></tin-notification-switch>
    </section>`;
  }

  /** The player's finished games, to replay. */
  #recent() {
    const finished = this.mine.filter(({ table }) => isFinished(table));
    if (!finished.length) return nothing;
    return html`<section class="panel" aria-label=${t("web-recent-games")}>
      <div class="panel-head"><h2>${t("web-recent-games")}</h2></div>
      <ul class="table-list">
        ${finished.map(({ table }) => this.#row(table, winnerText(table), "", this.#replayLink(table)))}
      </ul>
    </section>`;
  }

  /** @param {TableInfo} table */
  #replayLink({ code }) {
    return html`<a class="btn" href="/t/${code}/replay">${icon("rewind")}${t("web-recent-replay")}</a>`;
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

  /** @param {TableInfo} table @param {string} state @param {string} [times] @param {unknown} [more] */
  #row(table, state, times = "", more = nothing) {
    return html`<li class="table-row" ?data-turn=${table.is_your_turn}>
      ${pic(MARKS[table.game])}
      <span class="grow"
        ><b>${titleOf(table)}</b><small>${t(`web-game-${table.game}`)} · ${state}${table.hints === "all" ? ` · ${t("web-hints-tag")}` : ""}</small>${
          times ? html`<small>${times}</small>` : nothing
        }</span
      >
      <a
        class="btn ${table.is_your_turn ? "btn-primary" : ""}"
        href=${new URL(table.link, location.href).pathname}
        >${this.#verb(table)}</a
      >${more}
    </li>`;
  }

  /** Whose turn it is, or what the game asks. @param {MyTable} my */
  #state({ table, question }) {
    const { asked, is_your_turn, yours } = table;
    const names = asked.map((seat) => people(table)[seat].name);
    if (is_your_turn && yours.length > 1) return t("web-turn-of", { names: listed(names) });
    if (is_your_turn) return t("web-your-turn");
    return question ? say(question, people(table)) : seatsTaken(table);
  }

  /** How long the question has been open, and when it times out. @param {MyTable} my */
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
const isFinished = ({ status }) => status === "over" || status === "abandoned";

/** Who won a finished game. @param {TableInfo} table */
function winnerText(table) {
  const [winners] = table.outcome?.ranking ?? [];
  if (!winners) return seatsTaken(table);
  return t("web-won-by", { names: listed(winners.map((seat) => people(table)[seat].name)) });
}

/** @param {TableInfo} table */
function seatsTaken({ status, seats }) {
  const taken = seats.filter(({ kind }) => kind !== "open").length;
  return t(`web-status-${status}`, { taken, seats: seats.length });
}

customElements.define("tin-lobby-page", LobbyPage);
