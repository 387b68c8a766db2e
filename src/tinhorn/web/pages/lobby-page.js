// @ts-check
/** The lobby: play now, open a table, join one by its code, the player's tables, open tables. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { iconButton, problemPanel } from "../draw/controls.js";
import { api, reason } from "../net/api.js";
import { link } from "../net/link.js";
import { boardOf, hasRulebook, isExplained, markOf } from "../games/index.js";
import { keepGame, leftText, myGames } from "../app/my-games.js";
import { BOTS, playNow } from "../app/play-now.js";
import { settings } from "../app/settings.js";
import { reportReconnected } from "../app/signals.js";
import { people, titleOf } from "../draw/draw-context.js";
import { against, isFinished, named, seatsTaken, sorted, winnerText } from "../draw/table-lines.js";
import { dayTime, when } from "../text/times.js";
import { canPutAway, putAway, putBack, tidied } from "../app/tidied.js";
import { showWaitingTables, showTurn } from "../app/turn-signal.js";
import { dotted, listed, say, t, tOr } from "../text/words.js";
import "../parts/notification-switch.js";
import "../parts/record-import.js";
import { pageHeader } from "../parts/page-header.js";

/** @import { GameInfo, MyTable, TableInfo } from "../net/wire.js" */

const REFRESH_EVERY = 5000;
/** Waiting times below this, in seconds, are not shown. */
const A_WHILE = 60;

class LobbyPage extends Element {
  static properties = reactive("games", "mine", "open", "problem", "isBusy", "isTidying");

  /** @type {GameInfo[]} */
  games = [];
  /** @type {MyTable[]} */
  mine = [];
  /** @type {TableInfo[]} */
  open = [];
  problem = "";
  isBusy = false;
  /** The player puts tables out of sight. */
  isTidying = false;
  /** How many tables are out of sight. */
  away = 0;

  connectedCallback() {
    super.connectedCallback();
    showTurn(null);
    this.watch(settings, "change");
    this.every(REFRESH_EVERY, () => document.hidden || this.#try(() => this.#refresh()));
    this.watch(window, "online", () => this.#try(() => this.#refresh()));
    void this.#try(() => this.#refresh());
  }

  async #refresh() {
    // What comes first is drawn first: the player's tables push nothing down.
    const games = this.games.length ? this.games : api.games();
    const [all, open] = await Promise.all([api.mine(), api.tables(), games]).finally(async () => {
      this.games = await games;
    });
    for (const { table } of all) keepGame(table);
    const gone = tidied();
    const mine = all.filter(({ table }) => !gone.includes(table.code) || !canPutAway(table));
    this.away = all.length - mine.length;
    [this.mine, this.open] = [sorted(mine), open.filter(({ yours }) => !yours.length)];
    if (this.isConnected) showWaitingTables(mine);
    if (navigator.serviceWorker?.controller)
      void import("../app/readable.js").then(
        ({ keepReadable }) => keepReadable(this.games),
        () => undefined,
      );
    if (!this.#isCutOff) return;
    this.problem = "";
    reportReconnected();
  }

  /** True while the server cannot be reached: what is on this device still opens. */
  get #isCutOff() {
    return [t("web-unreachable"), t("web-offline")].includes(this.problem);
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
    this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: new URL(table.link, location.href).pathname }));
  }

  /** @param {GameInfo} game */
  async #playNow(game) {
    this.isBusy = true;
    await this.#try(async () => this.#go(await playNow(game.name, game.usual_bot, game.most_players)));
    this.isBusy = false;
  }

  /** Opens a table at which only bots play, and watches it. @param {GameInfo} game */
  async #watchBots({ name, usual_bot: usual, most_players: most }) {
    const bot = { kind: /** @type {const} */ ("bot"), bot: usual };
    const seats = Array(Math.min(BOTS + 1, most)).fill(bot);
    this.isBusy = true;
    await this.#try(async () => {
      const { table } = await api.open({
        game: name,
        seats,
        name: "",
        title: t("web-watch-bots-title"),
        devices: "screen",
      });
      await api.start(table.code);
      this.dispatchEvent(new CustomEvent("go", { bubbles: true, detail: `/t/${table.code}/table` }));
    });
    this.isBusy = false;
  }

  render() {
    return html`<div class="page lobby">
      ${pageHeader()}
      ${problemPanel(this.problem && html`${this.problem} ${this.#isCutOff && this.games.length ? t("web-offline-still") : nothing}`)}
      <main class="lobby-grid">
        ${this.#mine()} ${this.#played()}
        <section class="lobby-hero">
          <h1>${t("web-lobby-title")}</h1>
          <p>${t("web-lobby-what")}</p>
        </section>
        <section class="games" aria-label=${t("web-games")}>
          ${this.games.map((game) => this.#game(game))}
          ${this.#textTables()}
        </section>
        <section class="side stack" aria-label=${t("web-tables")}>
          ${link().isInPage || this.#isCutOff ? nothing : html`${this.#join()} ${this.#open()}`} ${this.#recent()}
          <div>
            <tin-record-import></tin-record-import>
            <a class="btn btn-quiet" href="/fairness">${icon("dice")}${t("web-fair")}</a>
          </div>
        </section>
      </main>
    </div>`;
  }

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
      <img class="game-pic" src=${boardOf(name)} alt="" />
      <div class="game-body">
        <div class="game-head">
          <h2>${t(`game-${name}`)}</h2>
          ${isExplained(name) ? html`<a class="rules-link" href="/how-to-play/${name}">${t("web-how")}</a>` : nothing}
        </div>
        <p>${tOr(`web-game-${name}-line`, "")}</p>
        <p class="soft facts-line">
          ${dotted(t("web-game-players", { least, most }), tOr(`web-game-${name}-time`, ""))}
        </p>
        <div class="game-actions">
          ${this.#isCutOff ? nothing : this.#plays(game)}
          ${game.has_lesson ? html`<a class="btn" href="/learn/${name}">${t("web-learn")}</a>` : nothing}
          ${this.#isCutOff ? this.#rules(game) : html`<a class="btn" href="/new/${name}">${t("web-new-table")}</a>`}
        </div>
        ${this.#isCutOff ? nothing : this.#ways(game)}
      </div>
    </article>`;
  }

  /** @param {GameInfo} game */
  #rules({ name }) {
    return hasRulebook(name) ? html`<a class="btn" href="/rules/${name}">${t("web-rules")}</a>` : nothing;
  }

  /** @param {GameInfo} game */
  #plays(game) {
    return html`<button
            class="btn btn-primary btn-big"
            ?disabled=${this.isBusy}
            @click=${() => this.#playNow(game)}
          >
            ${t("web-play-now")}
          </button>`;
  }

  /** @param {GameInfo} game */
  #ways(game) {
    const { name } = game;
    return html`<div class="game-ways">
      ${(link().isInPage ? ["pass"] : ["pass", "screen"]).map(
        (devices) => html`<a href="/new/${name}/${devices}">${t(`web-devices-${devices}`)}</a>`,
      )}
      <button class="link" ?disabled=${this.isBusy} @click=${() => this.#watchBots(game)}>
        ${t("web-watch-bots")}
      </button>
    </div>`;
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
    if (!running.length && !this.away) return nothing;
    return html`<section class="panel mine" aria-label=${t("web-your-tables")}>
      ${this.#tidyHead(t("web-your-tables"))}
      <ul class="table-list">
        ${running.map((my) => this.#row(my.table, [against(my.table), this.#state(my), this.#times(my)]))}
      </ul>
      ${this.away && (this.isTidying || !running.length) ? this.#awayLine() : nothing}
      <tin-notification-switch></tin-notification-switch>
    </section>`;
  }

  #played() {
    const [last, ...others] = myGames();
    if (!last) return nothing;
    const left = last.left && `${t(`game-${last.game}`)} · ${leftText(last.game, last.left)}`;
    return html`<p class="played"><a class="btn" href="/games">${icon("trophy")}${t("web-my-games")} (${others.length + 1})</a> ${left ? html`<span class="soft" data-left>${left}</span>` : nothing}</p>`;
  }

  /** The heading of a list that can be tidied. @param {string} title */
  #tidyHead(title) {
    const toggle = () => (this.isTidying = !this.isTidying);
    return html`<div class="panel-head">
      <h2>${title}</h2>
      <button class="link" aria-pressed=${this.isTidying} @click=${toggle}>
        ${t(this.isTidying ? "web-seats-done" : "web-tidy")}
      </button>
    </div>`;
  }

  #awayLine() {
    const back = () => {
      putBack();
      void this.#try(() => this.#refresh());
    };
    return html`<p class="soft">${t("web-tidied", { tables: this.away })} <button class="link" @click=${back}>${t("web-tidy-back")}</button></p>`;
  }

  /** Puts a table out of sight. @param {TableInfo} table */
  #tidyButton(table) {
    const away = () => {
      putAway(table);
      void this.#try(() => this.#refresh());
    };
    const label = t("web-tidy-away", { title: titleOf(table) });
    return iconButton(icon("cross"), label, away, { isOff: !canPutAway(table) });
  }

  /** The player's finished games, to replay. */
  #recent() {
    const finished = this.mine.filter(({ table }) => isFinished(table));
    if (!finished.length) return nothing;
    return html`<section class="panel" aria-label=${t("web-recent-games")}>
      ${this.#tidyHead(t("web-recent-games"))}
      <ul class="table-list">
        ${finished.map(({ table }) => this.#row(table, [against(table), named(table, winnerText(table)), this.#rematch(table)], this.#replayLink(table)))}
      </ul>
    </section>`;
  }

  /** Somebody asks for another game, and the player is not there yet. @param {TableInfo} table */
  #rematch({ next_code: next }) {
    return next && !this.mine.some(({ table }) => table.code === next) ? t("web-rematch-open") : "";
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
              ${open.map((table) => this.#row(table, [named(table, seatsTaken(table))]))}
            </ul>`
          : html`<div class="empty">
              ${pic("empty-lobby")}
              <p class="soft">${t("web-no-open-tables")}</p>
            </div>`
      }
    </section>`;
  }

  /** @param {TableInfo} table @param {string[]} lines what is said about it @param {unknown} [more] */
  #row(table, lines, more = nothing) {
    return html`<li class="table-row" ?data-turn=${table.is_your_turn}>
      ${pic(markOf(table.game))}
      <span class="grow"><b>${titleOf(table)}</b>${lines.filter(Boolean).map((line) => html`<small>${line}</small>`)}</span>
      ${this.isTidying && table.yours.length ? this.#tidyButton(table) : nothing}
      <a
        class="btn ${table.is_your_turn ? "btn-primary" : ""}"
        href=${new URL(table.link, location.href).pathname}
        >${this.#verb(table)}</a
      >${more}
    </li>`;
  }

  /** How far the game is, and whose turn it is. @param {MyTable} my */
  #state(my) {
    const { table, round } = my;
    const reached = round === null ? "" : tOr(`web-${table.game}-progress`, "", { round });
    return named(table, this.#turn(my), reached.split(" · ").at(-1));
  }

  /** Whose turn it is, or what the game asks. @param {MyTable} my */
  #turn({ table, question }) {
    const { asked, is_your_turn, yours } = table;
    const names = asked.map((seat) => people(table)[seat].name);
    if (is_your_turn && yours.length > 1) return t("web-turn-of", { names: listed(names) });
    if (is_your_turn) return t("web-your-turn");
    return question ? say(question, people(table)) : seatsTaken(table);
  }

  /** How long the question has been open, and when it times out. @param {MyTable} my */
  #times({ since, left }) {
    const asked = since !== null && since > A_WHILE ? t("web-asked-since", { when: when(-since) }) : "";
    const at = left === null ? "" : dayTime(new Date(Date.now() + left * 1000));
    const ends = left !== null && left > A_WHILE ? t("web-asked-until", { when: when(left), at }) : "";
    return [asked, ends].filter(Boolean).join(" · ");
  }

  /** @param {TableInfo} table */
  #verb({ yours, is_host, is_removed: isRemoved, status }) {
    if (status === "over") return t("web-summary");
    if (yours.length || is_host) return t("web-continue");
    return t(status === "seating" && !isRemoved ? "web-sit-down" : "web-watch");
  }
}

customElements.define("tin-lobby-page", LobbyPage);
