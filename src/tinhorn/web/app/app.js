// @ts-check
/** The app element: shows the page that the address names, the drawers and the notes above them. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "./element.js";
import { api, attempt, reason } from "../net/api.js";
import { completeLinks, sited } from "./base.js";
import { onAnswer, onPress } from "./calm.js";
import { onClick } from "./double-clicks.js";
import { people } from "../draw/draw-context.js";
import { TableModel } from "../net/table-model.js";
import { showFocus } from "./focus-in-sight.js";
import { focusNewHeadings } from "./heading-focus.js";
import { onKey } from "./keyboard.js";
import { followName } from "./name-follower.js";
import { hasAgreement } from "./agreement.js";
import { currentRoute, isOutdated, TABLE_PAGES, tablePageFor } from "./routes.js";
import { settings } from "./settings.js";
import { keepGame } from "./my-games.js";
import { openDrawer, signals } from "./signals.js";
import { say, t } from "../text/words.js";
import "../parts/help-drawer.js";
import "../parts/connection-note.js";
import "../pages/lobby-page.js";
import "../pages/table-page.js";

/** @param {import("../net/wire.js").TableInfo} table */
const isAloneWithBots = ({ yours, seats }) =>
  yours.length === 1 && seats.every(({ kind }, seat) => yours.includes(seat) || kind === "bot");

/** Whether a table was closed because no attempt to start its game succeeded. @param {import("../net/wire.js").TableInfo} table */
const hasNotStarted = ({ status, attempts }) => status === "abandoned" && Boolean(attempts.at(-1)?.withheld.length);

/** Begins the part of an address that moves a seat to this device. */
const MOVE = "#move=";

/** @typedef {{ drawer: string, rule?: import("../parts/rules-drawer.js").Cited, focus?: string }} Request what drawer to open, and where */

export class App extends Element {
  static properties = reactive(
    "isReady",
    "model",
    "loadedPage",
    "tablePages",
    "move",
    "failure",
    "drawer",
    "holder",
    "problem",
  );

  isReady = false;
  /** @type {TableModel | null} */
  model = null;
  /** The page that was fetched for this address. @type {import("./routes.js").PageModule | null} */
  loadedPage = null;
  /** Pages of tables that were fetched because they suit this device. */
  /** @type {Record<string, import("./routes.js").PageModule>} */
  tablePages = {};
  /** On a shared device, the table as the player who holds it sees it. @type {TableModel | null} */
  holder = null;
  /** A link that moves a seat to this device. @type {import("../pages/move-seat-page.js").Move | null} */
  move = null;
  /** Why the page cannot be shown. @type {unknown} */
  failure = null;
  /** Why the last request failed. */
  problem = "";
  /** The path of the page on show. */
  address = "";
  /** Counts navigations, so that what loads late for an earlier address is dropped. */
  navigations = 0;
  isAskingForRematch = false;
  /** The server has newer files than this page: the next navigation reloads everything. */
  isOutdated = false;
  /** @type {Request} */
  drawer = { drawer: "" };

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "popstate", () => this.#isOtherPage() && this.#openAddress());
    this.watch(signals, "reconnected", () => this.#checkVersion());
    this.watch(window, "online", () => this.failure && this.#openAddress());
    this.watch(window, "keydown", (event) => onKey(event, this));
    this.watch(signals, "drawer", ({ detail }) => this.#open(detail));
    this.watch(signals, "holder", ({ detail }) => (this.holder = detail));
    this.watch(signals, "failed", ({ detail }) => (this.failure = detail));
    this.watch(settings, "change");
    this.addEventListener("pointerdown", onPress, { capture: true });
    this.addEventListener("keydown", onPress, { capture: true });
    this.addEventListener("click", onClick, { capture: true });
    this.addEventListener("click", onAnswer, { capture: true });
    this.addEventListener("click", (event) => this.#follow(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("rematch", () => this.#rematch());
    this.watch(document, "focusin", ({ target }) => this.#showFocus(target));
    focusNewHeadings(this);
    completeLinks();
    followName((problem) => (this.problem = problem));
    void this.#openAddress();
  }

  /** @param {string} path */
  go(path) {
    if (this.isOutdated) return location.assign(sited(path));
    history.pushState(null, "", sited(path));
    scrollTo(0, 0);
    void this.#openAddress();
  }

  /** The server may have been restarted with a new version while it could not be reached. */
  async #checkVersion() {
    this.isOutdated = await isOutdated();
  }

  /** True if the address names another page, and not only another anchor on this one. */
  #isOtherPage() {
    const isHere = this.here === location.pathname + location.search;
    return !isHere || location.hash.startsWith(MOVE);
  }

  async #openAddress() {
    if (this.isOutdated) return location.reload();
    const navigation = ++this.navigations;
    this.here = location.pathname + location.search;
    const { kind, name, load } = currentRoute();
    if (!this.#isSameTable(kind, name, location.pathname)) this.#closeTable();
    this.address = location.pathname;
    [this.loadedPage, this.failure, this.problem] = [null, null, ""];
    openDrawer("");
    this.requestUpdate();
    try {
      const loaded = load ? await load() : null;
      const table = kind === "t" && (await this.#fetchTable(name, loaded));
      if (location.hash.startsWith(MOVE)) this.move = (await import("../pages/move-seat-page.js")).readMoveLink();
      if (navigation !== this.navigations) return;
      if (table) this.#openTable(table, loaded);
      this.loadedPage = loaded;
    } catch (error) {
      if (navigation === this.navigations) this.failure = error;
    }
  }

  /** Between two pages of one table the connection stays open. */
  /** @param {string} kind @param {string} name @param {string} address */
  #isSameTable(kind, name, address) {
    const { model, loadedPage } = this;
    const isSame = kind === "t" && model?.table.code === name && address !== this.address;
    return isSame && !loadedPage?.modelFor;
  }

  #closeTable() {
    this.model?.close();
    this.model = null;
  }

  /**
   * The table to open; null if its model can be kept.
   * @param {string} code
   * @param {import("./routes.js").PageModule | null} loaded
   */
  async #fetchTable(code, loaded) {
    return this.model && !loaded?.modelFor ? null : api.table(code);
  }

  /** @param {import("../net/wire.js").TableInfo} table @param {import("./routes.js").PageModule | null} loaded */
  #openTable(table, loaded) {
    this.#closeTable();
    const model = loaded?.modelFor?.(table) ?? new TableModel(table);
    model.addEventListener("change", () => {
      keepGame(model.table);
      this.requestUpdate();
    });
    model.connect();
    this.model = model;
  }

  /** Asks once, however often it is pressed, and goes there unless the user has gone elsewhere. */
  async #rematch() {
    const { navigations, model } = this;
    if (this.isAskingForRematch || !model) return;
    this.isAskingForRematch = true;
    await attempt(this, async () => {
      const next = await this.#rematchPath(model.table);
      if (navigations === this.navigations) this.go(next);
    });
    this.isAskingForRematch = false;
  }

  /** Asks for a rematch for every seat of this device; against bots it starts at once. @param {import("../net/wire.js").TableInfo} table */
  async #rematchPath({ code, yours }) {
    let next;
    for (const seat of yours.length ? yours : [undefined]) next = (await api.rematch(code, seat)).table;
    if (next?.status === "seating" && isAloneWithBots(next)) await api.start(next.code);
    return new URL(next?.link ?? "", location.href).pathname;
  }

  /** Follows links to this site without loading a new document. @param {MouseEvent} event */
  #follow(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!link || !isOurs || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** @param {Request} request */
  #open(request) {
    const isSame = request.drawer === this.drawer.drawer && !request.rule;
    if (isSame || !request.drawer) return this.#close();
    if (!this.drawer.drawer) this.focusedBefore = document.activeElement;
    this.drawer = request;
    if (request.drawer === "rules") void import("../parts/rules-drawer.js").catch(() => this.#close());
    else if (request.drawer === "orders") void this.#load(import("../parts/orders-drawer.js"));
    else if (request.drawer === "settings") void this.#load(import("../parts/settings-drawer.js"));
    else this.updateComplete.then(() => this.#enterDrawer());
  }

  /** Waits for a drawer that is fetched when it is first opened. @param {Promise<unknown>} fetched */
  async #load(fetched) {
    try {
      await fetched;
    } catch {
      return this.#close();
    }
    this.requestUpdate();
    await this.updateComplete;
    this.#enterDrawer();
  }

  /** Closes the drawer and returns the focus to where it was. */
  #close() {
    if (!this.drawer.drawer) return;
    this.drawer = { drawer: "" };
    /** @type {HTMLElement | undefined | null} */ (this.focusedBefore)?.focus();
    this.focusedBefore = undefined;
  }

  /** @param {Element} target */
  #showFocus(target) {
    const leaveDrawer = () => {
      this.focusedBefore = undefined;
      this.closeDrawer();
    };
    requestAnimationFrame(() => showFocus(target, leaveDrawer));
  }

  #enterDrawer() {
    const { focus = "[autofocus], button" } = this.drawer;
    /** @type {HTMLElement | null} */ (this.querySelector(`.drawer :is(${focus})`))?.focus();
  }

  closeDrawer() {
    openDrawer("");
  }

  updated() {
    this.dataset.drawer = this.drawer.drawer;
  }

  render() {
    if (!this.isReady) return nothing;
    const { drawer, rule } = this.drawer;
    return html`${this.#page()}
    ${drawer === "settings" ? html`<tin-settings-drawer .model=${this.holder ?? this.model} @close=${this.closeDrawer}></tin-settings-drawer>` : nothing}
    ${drawer === "help" ? html`<tin-help-drawer @close=${this.closeDrawer}></tin-help-drawer>` : nothing}
    ${drawer === "rules" ? html`<tin-rules-drawer .model=${this.holder ?? this.model} .rule=${rule} @close=${this.closeDrawer}></tin-rules-drawer>` : nothing}
    ${drawer === "orders" && customElements.get("tin-orders-drawer") ? html`<tin-orders-drawer .model=${this.holder ?? this.model} @close=${this.closeDrawer}></tin-orders-drawer>` : nothing}
    ${this.model ? html`<tin-connection-note .transport=${this.model.transport}></tin-connection-note>${this.#lostSeatNote(this.model)}${this.#agreementNote(this.holder ?? this.model)}` : nothing}
    ${this.problem ? this.#note(this.problem, () => (this.problem = "")) : nothing}`;
  }

  /** A bot covers the reader's seat, the game is paused, or somebody asks for something. @param {TableModel} model */
  #agreementNote(model) {
    if (model.isReplay || !hasAgreement(model.table)) return nothing;
    return this.lazily(
      "tin-agreement-note",
      () => import("../parts/agreement-note.js"),
      () => html`<tin-agreement-note .model=${model}></tin-agreement-note>`,
    );
  }

  /** Another device has taken the seat over. @param {TableModel} model */
  #lostSeatNote(model) {
    if (model.lost === null) return nothing;
    const { name } = people(model.table)[model.lost];
    const isMoved = model.table.seats[model.lost].kind === "person";
    const text = isMoved ? t("web-moved-away", { name }) : t("web-given-up");
    return this.#note(text, () => model.dismissLostSeat());
  }

  /** @param {string} text @param {() => void} close */
  #note(text, close) {
    return html`<div class="panel seat-note" role="alert">
      <p>${text}</p>
      <button class="btn" @click=${close}>${t("web-close")}</button>
    </div>`;
  }

  #page() {
    const { model, loadedPage, failure } = this;
    const { kind, name, mode, load } = currentRoute();
    if (failure) return html`<tin-lobby-page .problem=${reason(failure)}></tin-lobby-page>`;
    if (load ? !loadedPage : kind === "t" && !model)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    if (model && this.move && !model.table.yours.includes(this.move.seat))
      return html`<tin-move-seat-page
        .model=${model}
        .move=${this.move}
        @done=${() => (this.move = null)}
      ></tin-move-seat-page>`;
    if (model?.isLocked && model.problem)
      return html`<tin-lobby-page .problem=${say(model.problem.reason)}></tin-lobby-page>`;
    if (model && hasNotStarted(model.table))
      return html`<tin-lobby-page .problem=${t("web-not-started")}></tin-lobby-page>`;
    if (loadedPage) return loadedPage.page({ name, mode, model });
    return model ? this.#table(model) : html`<tin-lobby-page></tin-lobby-page>`;
  }

  /** @param {TableModel} model */
  #table(model) {
    if (model.table.status === "abandoned" && !model.update)
      return html`<tin-lobby-page .problem=${t("web-abandoned")}></tin-lobby-page>`;
    const plain = model.table.status === "seating" ? "seating" : "";
    const page = currentRoute().mode === "table" ? plain : tablePageFor(model.table);
    if (page) return this.#tablePage(page, model);
    return html`<tin-table-page .model=${model}></tin-table-page>`;
  }

  /** @param {string} name @param {TableModel} model */
  #tablePage(name, model) {
    const fetched = this.tablePages[name];
    if (fetched) return fetched.page({ name: model.table.code, model });
    void this.#fetchTablePage(name);
    return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
  }

  /** @param {string} name */
  async #fetchTablePage(name) {
    try {
      const page = await TABLE_PAGES[name]?.();
      if (page) this.tablePages = { ...this.tablePages, [name]: page };
    } catch (error) {
      this.failure = error;
    }
  }
}

customElements.define("tin-app", App);
