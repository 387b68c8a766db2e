// @ts-check
/**
 * The table on a big screen, for players who hold their hands on phones. It views the table as a
 * spectator even if this device has a seat, so it shows no secrets.
 */
import { html, keyed, nothing } from "../vendor/lit.js";
import { reactive } from "../app/element.js";
import { icon } from "../draw/art.js";
import { iconLink } from "../draw/controls.js";
import { botLine, botPicture, seatPicture } from "../draw/bot-pictures.js";
import { api, attempt } from "../net/api.js";
import { people, titleOf } from "../draw/draw-context.js";
import { loadStylesheet } from "../draw/stylesheet.js";
import { loadScreen } from "../games/index.js";
import { reportFailure } from "../app/signals.js";
import { canKeepAwake, keepAwake } from "../app/wake-lock.js";
import { TableModel } from "../net/table-model.js";
import { t } from "../text/words.js";
import { stageOf, TablePage } from "./table-page.js";
import { network } from "../net/network.js";
import { qrCode } from "../parts/invitation.js";
import "../parts/score-sheet.js";

/** @import { DrawContext } from "../draw/draw-context.js" */
/** @import { GameModule } from "../games/index.js" */
/** @import { TableInfo } from "../net/wire.js" */

await loadStylesheet("screen.css");

const TICKER = 3;

class ScreenPage extends TablePage {
  static properties = reactive("problem", "least");

  problem = "";
  /** The fewest players that the rules allow; until it is known, no game starts. */
  least = Infinity;
  isFollowing = false;
  /** @type {import("../games/index.js").ScreenModule} */
  screen = {};
  letSleep = () => {};

  connectedCallback() {
    super.connectedCallback();
    this.letSleep = keepAwake();
    this.watch(network, "change");
    this.watch(document, "fullscreenchange");
    this.#loadLeast().catch(reportFailure);
    loadScreen(this.model.table.game).then((screen) => {
      this.screen = screen;
      this.requestUpdate();
    }, reportFailure);
    void network.load().catch(() => undefined);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.letSleep();
  }

  /** Follows the players to their rematch. */
  updated() {
    super.updated();
    const { next_code: next, is_host: isHost } = this.model.table;
    if (!next || !isHost || this.isFollowing) return;
    this.isFollowing = true;
    this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
  }

  render() {
    const { game, model } = this;
    if (model.table.status === "seating") return this.#seating(model.table);
    const context = this.context();
    if (!game || !context) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    const sheet = game.sheet(context);
    return html`<main class="screen" data-game=${context.table.game} ?data-over=${sheet}>
      <div class="board">${game.board(context)}${keyed(stageOf(context.beat), game.overlay(context))}</div>
      <section class="screen-prompt" aria-label=${t("web-now")}>
        <h1><span role="status">${sheet ? sheet.title : context.say(context.beat?.caption ?? context.question)}</span></h1>
        <p>${titleOf(context.table)} · ${game.progress(context)}</p>
        ${sheet ? this.#after(context.table) : nothing}
      </section>
      ${
        sheet
          ? html`<tin-score-sheet .context=${context} .sheet=${sheet}></tin-score-sheet>`
          : html`${this.screen.panels?.(context)}${this.#seats(context, game)}${this.screen.overlay?.(context)}`
      }
      ${this.#ticker(context)} ${this.#join(context.table)}
    </main>`;
  }

  /** @param {DrawContext} context @param {GameModule} game */
  #seats(context, game) {
    return html`<ul class="screen-seats" aria-label=${t("web-seats")}>
      ${context.people.map((person, seat) => this.#seat(context, game, person, seat))}
    </ul>`;
  }

  /**
   * @param {DrawContext} context
   * @param {GameModule} game
   * @param {import("../draw/draw-context.js").Person} person
   * @param {number} seat
   */
  #seat(context, game, person, seat) {
    const { label, hat, isAway } = person;
    const { state, note, mark, counts } = game.seat(context, seat);
    const isAwaited = game.awaited(context).includes(seat);
    return html`<li
      class="screen-seat"
      data-seat=${hat}
      data-number=${seat}
      data-state=${isAway ? "away" : state || nothing}
      aria-current=${isAwaited ? "true" : nothing}
    >
      ${seatPicture(person)}<b>${label}</b>
      <span class="state">${mark}${isAway ? t("web-away") : note}</span>
      <span class="counts">${counts}</span>
    </li>`;
  }

  /** The latest lines of the story. @param {DrawContext} context */
  #ticker(context) {
    return html`<div class="screen-ticker" role="log" aria-label=${t("web-story")}>
      ${context.story.slice(-TICKER).map(({ text }) => html`<p>${context.rich(text)}</p>`)}
    </div>`;
  }

  /** @param {TableInfo} table */
  #join({ code, watching, is_host: isHost }) {
    return html`<section class="screen-join" aria-label=${t("web-invite")}>
      ${qrCode(code)}
      <div>
        <span class="label">${t("web-screen-join")}</span>
        <div class="code">${code}</div>
        <span class="soft">${watching ? t("web-watching", { count: watching }) : invitingHost()}</span>
      </div>
      ${this.#fullScreen()}
      ${isHost ? iconLink("menu", t("web-screen-seats"), `/t/${code}/table`) : nothing}
    </section>`;
  }

  /** @param {TableInfo} table */
  #after({ is_host: isHost }) {
    const rematch = () => this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
    return isHost ? html`<button class="btn btn-primary" @click=${rematch}>${t("web-rematch")}</button>` : nothing;
  }

  /** Fills the screen, where the browser can; Escape ends it. */
  #fullScreen() {
    if (!document.fullscreenEnabled || document.fullscreenElement) return nothing;
    const fill = () => document.documentElement.requestFullscreen().catch(() => undefined);
    return html`<button class="btn btn-quiet" data-full @click=${fill}>${t("web-screen-full")}</button>`;
  }

  /** Before the game: the code to join by, the seats, and the start button. @param {TableInfo} table */
  #seating(table) {
    const taken = table.seats.filter(({ kind }) => kind !== "open").length;
    return html`<main class="screen screen-wait">
      <section class="screen-call" aria-label=${t("web-invite")}>
        <h1>${titleOf(table)}</h1>
        ${qrCode(table.code)}
        <div class="code">${table.code}</div>
        ${canKeepAwake ? nothing : html`<p class="soft">${t("web-screen-sleep")}</p>`}
        ${network.address ? html`<p class="soft">${t("web-screen-call", { address: invitingHost() })}</p>` : nothing}
        <tin-invitation .table=${table} .isShort=${true}></tin-invitation>
        <div class="row">
          ${this.#fullScreen()}
          ${table.is_host ? html`<a class="btn btn-quiet" href="/t/${table.code}/table">${icon("menu")}${t("web-screen-seats")}</a>` : nothing}
        </div>
      </section>
      <section class="screen-who" aria-label=${t("web-seats")}>
        ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
        <ul class="screen-seats">
          ${table.seats.map((seat, number) => this.#place(table, seat, number))}
        </ul>
        ${table.is_host ? this.#start(table, taken) : nothing}
      </section>
    </main>`;
  }

  /** @param {TableInfo} table @param {import("../net/wire.js").SeatInfo} seat @param {number} number */
  #place(table, { kind, name, bot, character }, number) {
    const person = people(table)[number];
    return html`<li class="screen-seat" data-seat=${person.hat} ?data-open=${kind === "open"}>
      ${seatPicture(person)}<b>${name ?? t(`web-seat-${kind}`)}</b>
      <span class="state">${this.#changeButton(table, kind, number)}</span>
      <span class="counts soft"
        >${bot ? html`${botPicture(bot)}${botLine(bot, character)}` : t(kind === "open" ? "web-seat-waiting" : "web-here")}</span
      >
    </li>`;
  }

  /** @param {TableInfo} table @param {string} kind @param {number} number */
  #changeButton({ is_host: isHost, code }, kind, number) {
    if (!isHost || kind === "person") return nothing;
    const change = kind === "open" ? { kind: "bot", bot: null } : { kind: "open", bot: null };
    return html`<button
      class="btn"
      @click=${() => attempt(this, () => api.change(code, number, /** @type {any} */ (change)))}
    >
      ${t(kind === "open" ? "web-add-bot" : "web-remove")}
    </button>`;
  }

  /** The screen starts with those who sit, if the rules allow that number, or adds bots. */
  /** @param {TableInfo} table @param {number} taken */
  #start({ code, seats, is_starting }, taken) {
    const missing = this.least - taken;
    if (is_starting) return html`<p class="soft" role="status">${t("table-starting")}</p>`;
    const start = html`<button class="btn btn-primary btn-big" @click=${() => attempt(this, () => api.start(code))}>
      ${t("web-start", { players: taken })}
    </button>`;
    const fill = html`<button class="btn btn-big" data-fill="bots" @click=${() => attempt(this, () => api.start(code, "bots"))}>
      ${t("web-start-bots")}
    </button>`;
    return html`${missing > 0 ? nothing : start}${taken && taken < seats.length ? fill : nothing}
    ${missing > 0 && missing < Infinity ? html`<p class="soft">${t("web-start-few", { least: this.least, missing })}</p>` : nothing}`;
  }

  async #loadLeast() {
    const games = await api.games();
    this.least = games.find(({ name }) => name === this.model.table.game)?.least_players ?? 1;
  }
}

customElements.define("tin-screen-page", ScreenPage);

/** The host name under which other devices reach this server; empty if none does. */
const invitingHost = () => (network.address ? new URL(network.address).host : "");

/** @param {TableInfo} table */
export const modelFor = (table) => new TableModel(table, "none");

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-screen-page .model=${model}></tin-screen-page>`;
