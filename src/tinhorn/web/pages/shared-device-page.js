// @ts-check
/**
 * One device for several players. It views the table as a spectator, so there is nothing secret in
 * it, and public decisions such as bids are made there, in front of everybody. The curtain falls only
 * for secrets. The player named on it holds a button; then the page opens a second connection as that
 * player's seat, and drops it when the device is covered again.
 */
import { html, nothing } from "../vendor/lit.js";
import { answers } from "../app/calm.js";
import { Element, reactive, required } from "../app/element.js";
import { artUrl, pic } from "../draw/art.js";
import { api, attempt } from "../net/api.js";
import { people } from "../draw/draw-context.js";
import { loadStylesheet } from "../draw/stylesheet.js";
import { settings, tab } from "../app/settings.js";
import { dealsSecrets } from "../games/index.js";
import { setHolder, openDrawer } from "../app/signals.js";
import { TableModel } from "../net/table-model.js";
import { showTurn } from "../app/turn-signal.js";
import { say, t } from "../text/words.js";
import { coverWait } from "../parts/cover-wait.js";
import "../parts/hold-button.js";
import "../parts/open-hats.js";
import "./table-page.js";

/** @import { TableInfo } from "../net/wire.js" */

await loadStylesheet("open-hats.css");

const CHECK_EVERY = 4000;
/** The seat's connection may be a little ahead of the spectator's: wait this long, in milliseconds. */
const CATCH_UP = 150;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];

class SharedDevicePage extends Element {
  static properties = reactive(
    "model",
    "table",
    "hand",
    "volunteer",
    "looker",
    "looked",
    "isPublic",
    "isDone",
    "problem",
  );

  /** The table as a spectator sees it. @type {TableModel} */
  model = required;
  /** The latest table from the server, which says who is asked. @type {TableInfo} */
  table = required;
  /** The table as one player sees it, while the device is uncovered. @type {TableModel | null} */
  hand = null;
  /** The seat that wants to react in a reaction window. @type {number | null} */
  volunteer = null;
  /** The seat that asked to see its own cards. @type {number | null} */
  looker = null;
  /** The player with the device only wants to look. */
  isLook = false;
  /** The seats that have seen their cards. @type {Set<number>} */
  looked = new Set();
  /** A newer update has arrived than the one that `table` belongs to. */
  isOutdated = false;
  /** The players look at the public table together, although a seat is asked. */
  isPublic = false;
  /** The player has answered, but there is still something for their eyes only on the screen. */
  isDone = false;
  problem = "";
  /** Numbers the requests for the table, so that answers in the wrong order are dropped. */
  requests = 0;
  lastAnswered = 0;
  /** The seat that held the device last. */
  last = -1;
  n = 0;
  wasAsked = false;
  idleTimer = 0;

  connectedCallback() {
    super.connectedCallback();
    this.table = this.model.table;
    this.model.isOpenTable = true;
    this.looked = new Set(JSON.parse(tab.get(this.#lookedKey) ?? "[]"));
    this.watch(this.model, "change", () => this.#tableChanged());
    this.watch(settings, "change");
    this.watch(document, "visibilitychange", () => (document.hidden ? this.#hide() : void this.#fetchTable()));
    this.watch(window, "pagehide", () => this.#hide());
    this.watch(window, "keydown", (event) => this.#key(event));
    for (const touch of TOUCHES) this.watch(window, touch, () => this.#restartIdleTimer());
    this.every(CHECK_EVERY, () => this.#fetchTable());
    void this.#fetchTable();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#hide();
    this.model.isOpenTable = false;
    showTurn(null);
  }

  #tableChanged() {
    const { n = 0 } = this.model.update ?? {};
    if (n !== this.n) {
      this.isOutdated = true;
      void this.#fetchTable();
    }
    this.n = n;
    this.requestUpdate();
  }

  /** Fetches who is asked now. Not needed while a player has the device. */
  async #fetchTable() {
    if (this.hand || document.hidden) return;
    const [request, n] = [++this.requests, this.n];
    try {
      const table = await api.table(this.model.table.code);
      if (request <= this.lastAnswered) return;
      this.isOutdated = n !== this.n;
      this.#setTable(table, request);
    } catch {
      return; // the connection note says so
    }
  }

  /** @param {TableInfo} table @param {number} request */
  #setTable(table, request) {
    [this.table, this.lastAnswered] = [table, request];
    if (!table.is_reaction_window || !table.asked.includes(this.volunteer ?? -1)) this.volunteer = null;
    if (!table.asked.length) this.isPublic = false;
  }

  get #lookedKey() {
    return `looked-${this.model.table.code}`;
  }

  /** The seat that takes the device only to see its cards: at the start everybody, once. */
  get toLook() {
    if (this.looker !== null) return this.looker;
    const { game, yours } = this.model.table;
    if (!this.model.update || !dealsSecrets(game)) return undefined;
    return yours.find((seat) => !this.looked.has(seat));
  }

  /** @param {number[]} seats */
  #markLooked(seats) {
    this.looked = new Set([...this.looked, ...seats]);
    tab.set(this.#lookedKey, JSON.stringify([...this.looked]));
    this.looker = null;
  }

  /** True while a player sees their cards for the first time. */
  get #isFirstLook() {
    return this.isLook && this.looker === null;
  }

  /** The seat that takes the device next: the next one in seat order that is asked. */
  get next() {
    const { asked } = this.table;
    if (this.volunteer !== null) return this.volunteer;
    return asked.find((seat) => seat > this.last) ?? asked[0];
  }

  /** @param {number} seat */
  #reveal(seat) {
    const hand = new TableModel(this.table, seat);
    hand.cover = () => this.#cover();
    hand.addEventListener("change", () => this.#follow(hand));
    hand.connect();
    [this.hand, this.last, this.wasAsked, this.isDone] = [hand, seat, false, false];
    this.isLook = hand.isLook = seat === this.toLook;
    this.lastAnswered = this.requests; // answers that are on their way are from before
    setHolder(hand);
    this.#restartIdleTimer();
  }

  /** The page is out of sight: a look that was cut short is offered again. */
  #hide() {
    this.isLook = false;
    this.#cover();
  }

  #cover() {
    const { hand } = this;
    if (!hand) return;
    if (this.isLook) this.#markLooked([this.last]);
    hand.close();
    [this.hand, this.volunteer, this.isDone, this.isLook] = [null, null, false, false];
    this.table = { ...this.table, asked: [] };
    openDrawer("");
    setHolder(null);
    void this.#fetchTable();
  }

  /** Covers the device after the answer, unless there is something left to see. @param {TableModel} hand */
  #follow(hand) {
    if (hand !== this.hand) return;
    if (hand.lost !== null) return this.#cover();
    if (hand.isAsked) this.wasAsked = true;
    const isAnswered = this.wasAsked && hand.answered === undefined && !hand.isAsked;
    if (isAnswered && hand.update) setTimeout(() => this.#finish(hand), CATCH_UP);
    this.requestUpdate();
  }

  /** @param {TableModel} hand */
  #finish(hand) {
    if (hand !== this.hand || hand.isAsked || this.isDone) return;
    if (!this.#hasPrivateNews(hand)) return this.#cover();
    this.isDone = true;
  }

  /** True if the last update of this seat has story lines that spectators do not see. @param {TableModel} hand */
  #hasPrivateNews(hand) {
    const common = new Set(this.model.story.map(({ event }) => JSON.stringify(event)));
    return (hand.update?.story ?? []).some(({ event }) => !common.has(JSON.stringify(event)));
  }

  /** A first look takes as long as its player wants: new players read. */
  #restartIdleTimer() {
    clearTimeout(this.idleTimer);
    if (!this.hand || this.#isFirstLook) return;
    this.idleTimer = window.setTimeout(() => this.#cover(), settings.values.coverAfter * 1000);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isUsed = document.querySelector(".drawer, .prompt-actions [data-cancel]");
    if (event.key === "Escape" && !isUsed) this.#cover();
  }

  #skipWindow() {
    return this.#inWindow(api.skipWindow);
  }

  #holdWindow() {
    return this.#inWindow(api.holdWindow);
  }

  /** @param {(code: string) => Promise<TableInfo>} send */
  async #inWindow(send) {
    const request = ++this.requests;
    await attempt(this, async () => {
      const table = await send(this.table.code);
      if (request > this.lastAnswered) this.#setTable(table, request);
    });
  }

  render() {
    const { hand, table } = this;
    if (hand) return this.#shown(hand);
    if (table.status !== "playing" || !this.model.update || this.#isShowingBeats) return this.#openTable();
    const { toLook } = this;
    if (toLook !== undefined) return this.#named(toLook);
    if (!table.asked.length || this.isOutdated || this.model.publicChoice) return this.#openTable();
    if (this.isPublic) return this.#publicTable();
    return table.is_reaction_window && this.volunteer === null ? this.#reactionWindow() : this.#named(this.next);
  }

  /** True while the open table shows what has just happened: the curtain waits for it. */
  get #isShowingBeats() {
    const page = /** @type {import("./table-page.js").TablePage | null} */ (this.querySelector("tin-table-page"));
    return page?.model === this.model && page.choreographer.isPlaying;
  }

  #openTable() {
    return html`<tin-table-page
      .model=${this.model}
      @beat=${() => this.requestUpdate()}
      @look=${(/** @type {CustomEvent<number>} */ { detail }) => (this.looker = detail)}
    ></tin-table-page>`;
  }

  /** @param {TableModel} hand */
  #shown(hand) {
    const done = html`<button class="btn btn-primary btn-big curtain-done" @click=${this.#cover}>
      ${t("web-curtain-seen")}
    </button>`;
    return html`<tin-table-page .model=${hand}></tin-table-page>${this.isDone || this.isLook || this.#canDecideInTheOpen(hand) ? done : nothing}`;
  }

  /** True if what the player is asked now can be decided on the open table. @param {TableModel} hand */
  #canDecideInTheOpen(hand) {
    return this.model.publicChoice?.seat === hand.seat;
  }

  #publicTable() {
    return html`${this.#openTable()}
      <button
        class="btn btn-primary btn-big curtain-done"
        @click=${() => (this.isPublic = false)}
      >
        ${t("web-curtain-back")}
      </button>`;
  }

  /** @param {number} seat */
  #named(seat) {
    const { name, hat } = people(this.table)[seat];
    return this.#curtain(
      hat,
      html`${pic(`hat-${hat}`, { cls: "curtain-hat" })}
        <h1>${t("web-curtain-hand", { name })}</h1>
        <p class="soft" role="status">${this.#purpose(name)}</p>
        <tin-hold-button
          .label=${t("web-curtain-hold", { name })}
          .again=${t("web-curtain-again")}
          @held=${() => this.#reveal(seat)}
        ></tin-hold-button>
        <p class="soft">${t("web-curtain-how")}</p>
        ${coverWait()}`,
    );
  }

  /** Why the curtain is there. @param {string} name */
  #purpose(name) {
    if (this.toLook !== undefined)
      return t(this.looker === null ? "web-curtain-first-look" : "web-curtain-own-cards", { name });
    const { update } = this.model;
    return update ? say(update.question, people(this.table)) : nothing;
  }

  /** Everybody who has not looked plays on without. */
  #skipLook() {
    this.#markLooked(this.table.yours);
  }

  /** Asks all players at once: to ask one by name would reveal that they hold a card. */
  #reactionWindow() {
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
              html`<button class="btn" data-seat=${all[seat].hat} @click=${() => (this.volunteer = seat)}>
                ${pic(`hat-${all[seat].hat}`)}${all[seat].name}
              </button>`,
          )}
        </div>
        <button class="btn btn-primary btn-big" ${answers(`skip ${this.model.update?.view.prompt}`)} @click=${this.#skipWindow}>
          ${t("web-curtain-skip-window")}
        </button>
        ${this.#holding(asked)}`,
    );
  }

  /** The button that asks for time, until the players of this device have asked. @param {number[]} asked */
  #holding(asked) {
    const held = this.model.update?.window?.held_by ?? [];
    if (!asked.every((seat) => held.includes(seat)))
      return html`<button class="btn" data-hold ${answers(`hold ${this.model.update?.view.prompt}`)} @click=${this.#holdWindow}>${t("web-window-hold")}</button>`;
    return html`<p class="soft" role="status">${say({ key: "web-window-held", args: { seats: held } }, people(this.table))}</p>`;
  }

  /** @param {number} hat @param {unknown} sign */
  #curtain(hat, sign) {
    return html`<main class="curtain">
      <img class="curtain-cloth" src=${artUrl("curtain.svg")} alt="" />
      <div class="curtain-sign" data-seat=${hat || nothing}>
        ${sign}
        <div class="row">
          ${
            this.toLook === undefined
              ? html`<button class="btn" @click=${() => (this.isPublic = true)}>${t("web-curtain-look")}</button>`
              : html`<button class="btn" @click=${this.#skipLook}>${t("web-curtain-to-table")}</button>`
          }
          <a class="btn btn-quiet" href="/">${t("web-lobby")}</a>
        </div>
      </div>
    </main>`;
  }

  updated() {
    if (!this.querySelector(".curtain")) return;
    const isNamed = !this.table.is_reaction_window || this.volunteer !== null || this.toLook !== undefined;
    const { name } = people(this.table)[this.toLook ?? this.next];
    document.title = isNamed ? t("web-curtain-title", { name }) : t("web-curtain-react");
  }
}

customElements.define("tin-shared-device-page", SharedDevicePage);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-shared-device-page .model=${model}></tin-shared-device-page>`;
