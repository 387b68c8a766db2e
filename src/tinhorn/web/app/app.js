// @ts-check
/** The whole page: which page the address names, the drawers, the keyboard, the line's state. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "./element.js";
import { api, reason } from "../net/api.js";
import { onClick } from "./double-clicks.js";
import { people } from "../draw/draw-context.js";
import { TableStore } from "../net/table-model.js";
import { followHeading } from "./heading-focus.js";
import { onKey } from "./keyboard.js";
import { decoded, isOld, PAGES, TABLE_PAGES, wayOf } from "./routes.js";
import { settings } from "./settings.js";
import { openDrawer, signals } from "./signals.js";
import { t } from "../text/words.js";
import "../parts/help-drawer.js";
import "../parts/connection-note.js";
import "../pages/lobby-page.js";
import "../pages/new-table-page.js";
import "../pages/seating-page.js";
import "../parts/settings-drawer.js";
import "../pages/table-page.js";

/** What an address carries that brings a seat to this device. */
const MOVE = "#move=";

/**
 * What an address names: the lobby, a new table of a game (`/new/winchester/pass`), a table
 * (`/t/MESA-47KX`), or one of the pages that are fetched when they are opened.
 */
function place() {
  const [kind = "", name = "", mode = ""] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(decoded);
  const [pages, page] = kind === "t" ? [TABLE_PAGES, mode] : [PAGES, kind];
  return { kind, name, mode, load: Object.hasOwn(pages, page) ? pages[page] : undefined };
}

export class App extends Element {
  static properties = {
    isReady: { state: true },
    store: { state: true },
    extra: { state: true },
    ways: { state: true },
    move: { state: true },
    failure: { state: true },
    drawer: { state: true },
    taken: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.isReady = false;
    /** @type {TableStore | null} */
    this.store = null;
    /** The page that was fetched for this address. @type {import("./routes.js").Page | null} */
    this.extra = null;
    /** The ways to sit that were fetched. @type {Record<string, import("./routes.js").Page>} */
    this.ways = {};
    /** What whoever has the shared device sees. @type {TableStore | null} */
    this.taken = null;
    /** A seat that wants to move to this device. @type {import("../pages/move-seat-page.js").Move | null} */
    this.move = null;
    /** Why there is no page. @type {unknown} */
    this.failure = null;
    /** Why something that was asked for did not happen. */
    this.problem = "";
    /** Where the page is. */
    this.address = "";
    /** So many addresses have been gone to; what comes late for an earlier one counts no more. */
    this.arrivals = 0;
    this.isAskingAgain = false;
    /** Whether the server has newer files than this page: the next page is fetched from it. */
    this.isOld = false;
    /** @type {{ drawer: string, rule?: import("../parts/rules-drawer.js").Cited }} */
    this.drawer = { drawer: "" };
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "popstate", () => this.#isMoved() && this.#arrive());
    this.watch(signals, "back", () => this.#lookWhose());
    this.watch(window, "online", () => this.failure && this.#arrive());
    this.watch(window, "keydown", (event) => onKey(event, this));
    this.watch(signals, "drawer", ({ detail }) => this.#open(detail));
    this.watch(signals, "taken", ({ detail }) => (this.taken = detail));
    this.watch(signals, "failed", ({ detail }) => (this.failure = detail));
    this.watch(settings, "change");
    this.addEventListener("click", onClick, { capture: true });
    this.addEventListener("click", (event) => this.#follow(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("rematch", () => this.#rematch());
    followHeading(this);
    void this.#arrive();
  }

  /** @param {string} path */
  go(path) {
    if (this.isOld) return location.assign(path);
    history.pushState(null, "", path);
    scrollTo(0, 0);
    void this.#arrive();
  }

  /** The server may have been replaced while it was away. */
  async #lookWhose() {
    this.isOld = await isOld();
  }

  /** Whether the address names another page, not just another place on this one. */
  #isMoved() {
    const isHere = this.here === location.pathname + location.search;
    return !isHere || location.hash.startsWith(MOVE);
  }

  async #arrive() {
    if (this.isOld) return location.reload();
    const arrival = ++this.arrivals;
    this.here = location.pathname + location.search;
    const { kind, name, load } = place();
    if (!this.#isAt(kind, name, location.pathname)) this.#getUp();
    this.address = location.pathname;
    [this.extra, this.failure, this.problem] = [null, null, ""];
    openDrawer("");
    this.requestUpdate();
    try {
      const extra = load ? await load() : null;
      const table = kind === "t" && (await this.#found(name, extra));
      if (location.hash.startsWith(MOVE))
        this.move = (await import("../pages/move-seat-page.js")).takenFromAddress();
      if (arrival !== this.arrivals) return;
      if (table) this.#sit(table, extra);
      this.extra = extra;
    } catch (error) {
      if (arrival === this.arrivals) this.failure = error;
    }
  }

  /** From one page of a table to another the line stays open. */
  /** @param {string} kind @param {string} name @param {string} address */
  #isAt(kind, name, address) {
    const { store, extra } = this;
    const isSame = kind === "t" && store?.table.code === name && address !== this.address;
    return isSame && !extra?.storeFor;
  }

  #getUp() {
    this.store?.close();
    this.store = null;
  }

  /**
   * The table to sit down at, unless one sits there already.
   * @param {string} code
   * @param {import("./routes.js").Page | null} extra
   */
  async #found(code, extra) {
    return this.store && !extra?.storeFor ? null : api.table(code);
  }

  /**
   * @param {import("../net/wire.js").TableInfo} table
   * @param {import("./routes.js").Page | null} extra
   */
  #sit(table, extra) {
    this.#getUp();
    const store = extra?.storeFor?.(table) ?? new TableStore(table);
    store.addEventListener("change", () => this.requestUpdate());
    store.connect();
    this.store = store;
  }

  /** Once, however often it is pressed; who has gone elsewhere by then stays there. */
  async #rematch() {
    if (this.isAskingAgain || !this.store) return;
    const { arrivals } = this;
    this.isAskingAgain = true;
    this.problem = "";
    try {
      const next = await this.#next(this.store.table);
      if (arrivals === this.arrivals) this.go(next);
    } catch (error) {
      this.problem = reason(error);
    }
    this.isAskingAgain = false;
  }

  /** Where the seats of this device play again. @param {import("../net/wire.js").TableInfo} table */
  async #next({ code, yours }) {
    let next = "";
    for (const seat of yours.length ? yours : [undefined]) {
      const { table } = await api.rematch(code, seat);
      next = new URL(table.link, location.href).pathname;
    }
    return next;
  }

  /** Links inside the page need no new page. @param {MouseEvent} event */
  #follow(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute("download");
    if (!link || !isOurs || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** @param {{ drawer: string, rule?: import("../parts/rules-drawer.js").Cited }} wish */
  #open(wish) {
    const isSame = wish.drawer === this.drawer.drawer && !wish.rule;
    if (isSame || !wish.drawer) return this.#close();
    if (!this.drawer.drawer) this.back = document.activeElement;
    this.drawer = wish;
    if (wish.drawer === "rules") void import("../parts/rules-drawer.js").catch(() => this.#close());
    else this.updateComplete.then(() => this.#enterDrawer());
  }

  /** The focus goes back to where it was. */
  #close() {
    if (!this.drawer.drawer) return;
    this.drawer = { drawer: "" };
    /** @type {HTMLElement | undefined | null} */ (this.back)?.focus();
    this.back = undefined;
  }

  #enterDrawer() {
    /** @type {HTMLElement | null} */ (
      this.querySelector(".drawer [autofocus], .drawer button")
    )?.focus();
  }

  closeDrawer() {
    openDrawer("");
  }

  render() {
    if (!this.isReady) return nothing;
    const { drawer, rule } = this.drawer;
    return html`${this.#page()}
    ${drawer === "settings" ? html`<tin-settings .store=${this.taken ?? this.store} @close=${this.closeDrawer}></tin-settings>` : nothing}
    ${drawer === "help" ? html`<tin-help @close=${this.closeDrawer}></tin-help>` : nothing}
    ${drawer === "rules" ? html`<tin-rules .store=${this.taken ?? this.store} .rule=${rule} @close=${this.closeDrawer}></tin-rules>` : nothing}
    ${this.store ? html`<tin-line-note .line=${this.store.line}></tin-line-note>${this.#lost(this.store)}` : nothing}
    ${this.problem ? this.#note(this.problem, () => (this.problem = "")) : nothing}`;
  }

  /** Another device has the seat now. @param {TableStore} store */
  #lost(store) {
    if (store.lost === null) return nothing;
    const { name } = people(store.table)[store.lost];
    const isMoved = store.table.seats[store.lost].kind === "person";
    const text = isMoved ? t("web-moved-away", { name }) : t("web-given-away");
    return this.#note(text, () => store.forgetLoss());
  }

  /** @param {string} text @param {() => void} close */
  #note(text, close) {
    return html`<div class="panel seat-note" role="alert">
      <p>${text}</p>
      <button class="btn" @click=${close}>${t("web-close")}</button>
    </div>`;
  }

  #page() {
    const { store, extra, failure } = this;
    const { kind, name, mode, load } = place();
    if (failure) return html`<tin-lobby .problem=${reason(failure)}></tin-lobby>`;
    if (kind === "new")
      return html`<tin-new-table .game=${name} .sit=${mode || "own"}></tin-new-table>`;
    if (load ? !extra : kind === "t" && !store)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    if (store && this.move && !store.table.yours.includes(this.move.seat))
      return html`<tin-move-seat
        .store=${store}
        .move=${this.move}
        @done=${() => (this.move = null)}
      ></tin-move-seat>`;
    if (extra) return extra.page({ name, store });
    return store ? this.#table(store) : html`<tin-lobby></tin-lobby>`;
  }

  /** @param {TableStore} store */
  #table(store) {
    if (store.table.status === "abandoned" && !store.update)
      return html`<tin-lobby .problem=${t("web-abandoned")}></tin-lobby>`;
    const way = place().mode === "table" ? "" : wayOf(store.table);
    if (way) return this.#way(way, store);
    if (store.table.status === "seating") return html`<tin-seating .store=${store}></tin-seating>`;
    return html`<tin-table .store=${store}></tin-table>`;
  }

  /** @param {string} way @param {TableStore} store */
  #way(way, store) {
    const fetched = this.ways[way];
    if (fetched) return fetched.page({ name: store.table.code, store });
    void this.#fetch(way);
    return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
  }

  /** @param {string} way */
  async #fetch(way) {
    try {
      const page = await TABLE_PAGES[way]?.();
      if (page) this.ways = { ...this.ways, [way]: page };
    } catch (error) {
      this.failure = error;
    }
  }
}

customElements.define("tin-app", App);
