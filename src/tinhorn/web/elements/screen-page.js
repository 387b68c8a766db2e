// @ts-check
/**
 * The table on a big screen, for people who hold their hands on phones. It watches as anyone may,
 * whatever else this device holds, so it has nothing to hide.
 */
import { html, nothing } from "../vendor/lit.js";
import { icon, pic } from "../art.js";
import { api, reason } from "../api.js";
import { Desk, people, titleOf } from "../desk.js";
import { TableStore } from "../store.js";
import { t } from "../words.js";
import { TablePage } from "./table-page.js";

/** @typedef {import("../games/index.js").GameModule} GameModule */
/** @typedef {import("../wire.js").TableInfo} TableInfo */

const TICKER = 3;

export class ScreenPage extends TablePage {
  static properties = { ...TablePage.properties, problem: { state: true } };

  constructor() {
    super();
    this.problem = "";
    this.isFollowing = false;
  }

  /** Where the others play again, the screen goes along. */
  updated() {
    super.updated();
    const { next_code: next, is_host: isHost } = this.store.table;
    if (!next || !isHost || this.isFollowing) return;
    this.isFollowing = true;
    this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
  }

  render() {
    const { game, store } = this;
    if (store.table.status === "seating") return this.#seating(store.table);
    if (!game || !store.update)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    this.scratch.turnTo(store.update.view.prompt);
    const desk = new Desk(store, this.scratch, this.moments);
    const sheet = game.sheet(desk);
    return html`<main class="screen" data-game=${desk.table.game} ?data-over=${sheet}>
      <div class="board">${game.board(desk)}</div>
      <section class="screen-prompt" aria-label=${t("web-now")}>
        <h1><span role="status">${sheet ? sheet.title : desk.say(desk.ask)}</span></h1>
        <p>${titleOf(desk.table)} · ${game.progress(desk)}</p>
        ${sheet ? this.#after(desk.table) : nothing}
      </section>
      ${sheet ? html`<tin-sheet .desk=${desk} .sheet=${sheet}></tin-sheet>` : this.#seats(desk, game)}
      ${this.#ticker(desk)} ${this.#join(desk.table)}
    </main>`;
  }

  /** @param {Desk} desk @param {GameModule} game */
  #seats(desk, game) {
    return html`<ul class="screen-seats" aria-label=${t("web-seats")}>
      ${desk.people.map((person, seat) => this.#seat(desk, game, person, seat))}
    </ul>`;
  }

  /**
   * @param {Desk} desk
   * @param {GameModule} game
   * @param {import("../desk.js").Person} person
   * @param {number} seat
   */
  #seat(desk, game, { name, hat, isAway }, seat) {
    const { state, note, mark, counts } = game.seat(desk, seat);
    const isAwaited = game.awaited(desk).includes(seat);
    return html`<li
      class="screen-seat"
      data-seat=${hat}
      data-number=${seat}
      data-state=${isAway ? "away" : state || nothing}
      aria-current=${isAwaited ? "true" : nothing}
    >
      ${pic(`hat-${hat}`, { cls: "seat-hat" })}<b>${name}</b>
      <span class="state">${mark}${isAway ? t("web-away") : note}</span>
      <span class="counts">${counts}</span>
    </li>`;
  }

  /** The last lines of the story. @param {Desk} desk */
  #ticker(desk) {
    return html`<div class="screen-ticker" role="log" aria-label=${t("web-story")}>
      ${desk.story.slice(-TICKER).map(({ text }) => html`<p>${desk.rich(text)}</p>`)}
    </div>`;
  }

  /** @param {TableInfo} table */
  #join({ code, watching, is_host: isHost }) {
    return html`<section class="screen-join" aria-label=${t("web-invite")}>
      <img class="qr-code" src="/api/tables/${code}/qr.svg" alt=${t("web-qr")} />
      <div>
        <span class="label">${t("web-screen-join")}</span>
        <div class="code">${code}</div>
        <span class="soft">${watching ? t("web-watching", { count: watching }) : location.host}</span>
      </div>
      ${
        isHost
          ? html`<a
              class="btn btn-quiet btn-icon"
              href="/t/${code}/table"
              aria-label=${t("web-screen-seats")}
              title=${t("web-screen-seats")}
              >${icon("menu")}</a
            >`
          : nothing
      }
    </section>`;
  }

  /** @param {TableInfo} table */
  #after({ is_host: isHost }) {
    const again = () => this.dispatchEvent(new CustomEvent("rematch", { bubbles: true }));
    return isHost
      ? html`<button class="btn btn-primary" @click=${again}>${t("web-rematch")}</button>`
      : nothing;
  }

  /** Before the game: the code for the phones, who sits, and the start. @param {TableInfo} table */
  #seating(table) {
    const taken = table.seats.filter(({ kind }) => kind !== "open").length;
    return html`<main class="screen screen-wait">
      <section class="screen-call" aria-label=${t("web-invite")}>
        <h1>${titleOf(table)}</h1>
        <img class="qr-code" src="/api/tables/${table.code}/qr.svg" alt=${t("web-qr")} />
        <div class="code">${table.code}</div>
        <p class="soft">${t("web-screen-call", { address: location.host })}</p>
      </section>
      <section class="screen-who" aria-label=${t("web-seats")}>
        ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
        <ul class="screen-seats">
          ${table.seats.map((seat, number) => this.#place(table, seat, number))}
        </ul>
        ${table.is_host ? this.#start(table.code, taken) : nothing}
      </section>
    </main>`;
  }

  /**
   * @param {TableInfo} table
   * @param {import("../wire.js").SeatInfo} seat
   * @param {number} number
   */
  #place(table, { kind, name, bot }, number) {
    const { hat } = people(table)[number];
    return html`<li class="screen-seat" data-seat=${hat} ?data-open=${kind === "open"}>
      ${pic(`hat-${hat}`, { cls: "seat-hat" })}<b>${name ?? t(`web-seat-${kind}`)}</b>
      <span class="state">${this.#deed(table, kind, number)}</span>
      <span class="counts soft"
        >${bot ? t(`web-bot-${bot}`) : t(kind === "open" ? "web-seat-waiting" : "web-here")}</span
      >
    </li>`;
  }

  /** @param {TableInfo} table @param {string} kind @param {number} number */
  #deed({ is_host: isHost, code }, kind, number) {
    if (!isHost || kind === "person") return nothing;
    const change = kind === "open" ? { kind: "bot", bot: null } : { kind: "open", bot: null };
    return html`<button
      class="btn"
      @click=${() => this.#try(() => api.change(code, number, /** @type {any} */ (change)))}
    >
      ${t(kind === "open" ? "web-add-bot" : "web-remove")}
    </button>`;
  }

  /** @param {string} code @param {number} taken */
  #start(code, taken) {
    return html`<button
      class="btn btn-primary btn-big"
      ?disabled=${!taken}
      @click=${() => this.#try(() => api.start(code))}
    >
      ${t("web-start", { players: taken })}
    </button>`;
  }

  /** Does it, or says why not. @param {() => Promise<unknown>} what */
  async #try(what) {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = reason(error);
    }
  }
}

customElements.define("tin-screen", ScreenPage);

/** @param {TableInfo} table */
export const storeFor = (table) => new TableStore(table, "none");

/** @param {import("../pages.js").Visit} visit */
export const page = ({ store }) => html`<tin-screen .store=${store}></tin-screen>`;
