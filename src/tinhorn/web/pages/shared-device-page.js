// @ts-check
/**
 * One device, passed around. While it is covered the page watches the table as anyone may, so there
 * is nothing secret in it to be found; whoever holds the button is shown their own side of it.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, given } from "../app/element.js";
import { artUrl, pic } from "../draw/art.js";
import { api, reason } from "../net/api.js";
import { people } from "../draw/draw-context.js";
import { settings } from "../app/settings.js";
import { handTo, openDrawer } from "../app/signals.js";
import { TableStore } from "../net/table-model.js";
import { followTurn } from "../app/turn-signal.js";
import { say, t } from "../text/words.js";
import "../parts/hold-button.js";
import "./table-page.js";

/** @typedef {import("../net/wire.js").TableInfo} TableInfo */

const LOOK_EVERY = 4000;
/** What was told to one seat alone may come a little before what all are told. */
const BOTH_HEARD = 150;
const WAITS = [10, 20, 60, 300];
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];

export class CurtainPage extends Element {
  static properties = {
    store: { attribute: false },
    table: { state: true },
    hand: { state: true },
    taken: { state: true },
    isOpen: { state: true },
    isSeen: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** What all may see. @type {TableStore} */
    this.store = given;
    /** Who is asked, as the server said last. @type {TableInfo} */
    this.table = given;
    /** What one person sees, while the device is theirs. @type {TableStore | null} */
    this.hand = null;
    /** Who wants to react. @type {number | null} */
    this.taken = null;
    /** Whether all look at the table together, though somebody is asked. */
    this.isOpen = false;
    /** Whether the answer is given and something is left to be looked at. */
    this.isSeen = false;
    this.problem = "";
    /** So often it was asked who is asked, and which of the answers was heard last. */
    this.asks = 0;
    this.told = 0;
    this.last = -1;
    this.n = 0;
    this.wasAsked = false;
    this.timer = 0;
    this.idling = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.table = this.store.table;
    this.watch(this.store, "change", () => this.#heard());
    this.watch(settings, "change");
    this.watch(document, "visibilitychange", () => (document.hidden ? this.#cover() : void this.#ask()));
    this.watch(window, "pagehide", () => this.#cover());
    this.watch(window, "keydown", (event) => this.#key(event));
    for (const touch of TOUCHES) this.watch(window, touch, () => this.#touched());
    this.timer = window.setInterval(() => this.#ask(), LOOK_EVERY);
    void this.#ask();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#cover();
    clearInterval(this.timer);
    followTurn(null);
  }

  /** The table went on, for all to see. */
  #heard() {
    const { n = 0 } = this.store.update ?? {};
    if (n !== this.n) void this.#ask();
    this.n = n;
    this.requestUpdate();
  }

  /** Who is asked now? While somebody has the device, that can wait. */
  async #ask() {
    if (this.hand || document.hidden) return;
    const ask = ++this.asks;
    try {
      const table = await api.table(this.store.table.code);
      if (ask > this.told) this.#turnTo(table, ask);
    } catch {
      return; // the line's note says so
    }
  }

  /** What was asked before that counts no more. @param {TableInfo} table @param {number} ask */
  #turnTo(table, ask) {
    [this.table, this.told] = [table, ask];
    if (!table.is_moment || !table.asked.includes(this.taken ?? -1)) this.taken = null;
    if (!table.asked.length) this.isOpen = false;
  }

  /** Who is to take the device: after the last one, round the table. */
  get next() {
    const { asked } = this.table;
    if (this.taken !== null) return this.taken;
    return asked.find((seat) => seat > this.last) ?? asked[0];
  }

  /** @param {number} seat */
  #reveal(seat) {
    const hand = new TableStore(this.table, seat);
    hand.cover = () => this.#cover();
    hand.addEventListener("change", () => this.#follow(hand));
    hand.connect();
    [this.hand, this.last, this.wasAsked, this.isSeen] = [hand, seat, false, false];
    this.told = this.asks;
    handTo(hand);
    this.#touched();
  }

  #cover() {
    const { hand } = this;
    if (!hand) return;
    hand.close();
    [this.hand, this.taken, this.isSeen] = [null, null, false];
    this.table = { ...this.table, asked: [] };
    openDrawer("");
    handTo(null);
    void this.#ask();
  }

  /** After the answer the device covers itself, if there is nothing left to see. @param {TableStore} hand */
  #follow(hand) {
    if (hand !== this.hand) return;
    if (hand.lost !== null) return this.#cover();
    if (hand.isAsked) this.wasAsked = true;
    const isAnswered = this.wasAsked && hand.answered === undefined && !hand.isAsked;
    if (isAnswered && hand.update) setTimeout(() => this.#settle(hand), BOTH_HEARD);
    this.requestUpdate();
  }

  /** @param {TableStore} hand */
  #settle(hand) {
    if (hand !== this.hand || hand.isAsked || this.isSeen) return;
    if (!this.#isTold(hand)) return this.#cover();
    this.isSeen = true;
  }

  /** Whether the last thing that this seat was told is theirs alone to know. @param {TableStore} hand */
  #isTold(hand) {
    const common = new Set(this.store.story.map(({ event }) => JSON.stringify(event)));
    return (hand.update?.story ?? []).some(({ event }) => !common.has(JSON.stringify(event)));
  }

  #touched() {
    clearTimeout(this.idling);
    if (!this.hand) return;
    this.idling = window.setTimeout(() => this.#cover(), settings.values.coverAfter * 1000);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isTaken = document.querySelector(".drawer, .prompt [data-cancel]");
    if (event.key === "Escape" && !isTaken) this.#cover();
  }

  /** Nobody here reacts. */
  async #nobody() {
    this.problem = "";
    const ask = ++this.asks;
    try {
      const table = await api.nobody(this.table.code);
      if (ask > this.told) this.#turnTo(table, ask);
    } catch (error) {
      this.problem = reason(error);
    }
  }

  render() {
    const { hand, table } = this;
    if (hand) return this.#shown(hand);
    const isAsked = table.asked.length > 0 && table.status === "playing";
    if (!isAsked) return html`<tin-table .store=${this.store}></tin-table>`;
    if (this.isOpen) return this.#together();
    return table.is_moment && this.taken === null ? this.#moment() : this.#named(this.next);
  }

  /** @param {TableStore} hand */
  #shown(hand) {
    const done = html`<button class="btn btn-primary btn-big curtain-done" @click=${this.#cover}>
      ${t("web-curtain-seen")}
    </button>`;
    return html`<tin-table .store=${hand}></tin-table>${this.isSeen ? done : nothing}`;
  }

  #together() {
    return html`<tin-table .store=${this.store}></tin-table>
      <button
        class="btn btn-primary btn-big curtain-done"
        @click=${() => (this.isOpen = false)}
      >
        ${t("web-curtain-back")}
      </button>`;
  }

  /** @param {number} seat */
  #named(seat) {
    const { name, hat } = people(this.table)[seat];
    const { update } = this.store;
    return this.#curtain(
      hat,
      html`${pic(`hat-${hat}`, { cls: "curtain-hat" })}
        <h1>${t("web-curtain-hand", { name })}</h1>
        <p class="soft" role="status">${update ? say(update.ask, people(this.table)) : nothing}</p>
        <tin-hold
          .label=${t("web-curtain-hold", { name })}
          .again=${t("web-curtain-again")}
          @held=${() => this.#reveal(seat)}
        ></tin-hold>
        <p class="soft">${t("web-curtain-how")}</p>
        ${this.#wait()}`,
    );
  }

  /** To ask one of them by name would tell that they hold a card. */
  #moment() {
    const { asked } = this.table;
    const all = people(this.table);
    return this.#curtain(
      0,
      html`<h1>${t("web-curtain-react")}</h1>
        <p class="soft" role="status">${t("web-curtain-react-note")}</p>
        ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}
        <div class="curtain-names">
          ${asked.map(
            (seat) =>
              html`<button class="btn" data-seat=${all[seat].hat} @click=${() => (this.taken = seat)}>
                ${pic(`hat-${all[seat].hat}`)}${all[seat].name}
              </button>`,
          )}
        </div>
        <button class="btn btn-primary btn-big" @click=${this.#nobody}>
          ${t("web-curtain-nobody")}
        </button>`,
    );
  }

  /**
   * @param {number} hat
   * @param {unknown} sign
   */
  #curtain(hat, sign) {
    return html`<main class="curtain">
      <img class="curtain-cloth" src=${artUrl("curtain.svg")} alt="" />
      <div class="curtain-sign" data-seat=${hat || nothing}>
        ${sign}
        <div class="row">
          <button class="btn" @click=${() => (this.isOpen = true)}>${t("web-curtain-look")}</button>
          <a class="btn btn-quiet" href="/">${t("web-lobby")}</a>
        </div>
      </div>
    </main>`;
  }

  #wait() {
    const choose = (/** @type {any} */ event) =>
      settings.change({ coverAfter: Number(event.target.value) });
    return html`<label class="curtain-wait"
      ><span>${t("web-curtain-wait")}</span>
      <select class="select" @change=${choose}>
        ${WAITS.map(
          (seconds) =>
            html`<option value=${seconds} ?selected=${seconds === settings.values.coverAfter}>
              ${t("web-seconds", { seconds })}
            </option>`,
        )}
      </select></label
    >`;
  }

  updated() {
    if (!this.querySelector(".curtain")) return;
    const isNamed = !this.table.is_moment || this.taken !== null;
    const { name } = people(this.table)[this.next];
    document.title = isNamed ? t("web-curtain-title", { name }) : t("web-curtain-react");
  }
}

customElements.define("tin-curtain", CurtainPage);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ store }) => html`<tin-curtain .store=${store}></tin-curtain>`;
