// @ts-check
/** The whole page: which page the address names, the drawers, the keyboard, the line's state. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { api, reason } from "../api.js";
import { people } from "../desk.js";
import { TableStore } from "../store.js";
import { onKey } from "../keys.js";
import { PAGES, TABLE_PAGES, wayOf } from "../pages.js";
import { settings } from "../settings.js";
import { openDrawer, signals } from "../signals.js";
import { t } from "../words.js";
import "./help-drawer.js";
import "./line-note.js";
import "./lobby-page.js";
import "./new-table-page.js";
import "./seating-page.js";
import "./settings-drawer.js";
import "./table-page.js";

/**
 * What an address names: the lobby, a new table of a game (`/new/winchester/pass`), a table
 * (`/t/MESA-47KX`), or one of the pages that are fetched when they are opened.
 */
function place() {
  const [kind = "", name = "", mode = ""] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  const load = kind === "t" ? TABLE_PAGES[mode] : PAGES[kind];
  return { kind, name, mode, load };
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
  };

  constructor() {
    super();
    this.isReady = false;
    /** @type {TableStore | null} */
    this.store = null;
    /** The page that was fetched for this address. @type {import("../pages.js").Page | null} */
    this.extra = null;
    /** The ways to sit that were fetched. @type {Record<string, import("../pages.js").Page>} */
    this.ways = {};
    /** What whoever has the shared device sees. @type {TableStore | null} */
    this.taken = null;
    /** A seat that wants to move to this device. @type {import("./move-seat.js").Move | null} */
    this.move = null;
    /** Why there is no page. @type {unknown} */
    this.failure = null;
    /** Where the page is. */
    this.address = "";
    /** @type {{ drawer: string, rule?: import("./rules-drawer.js").Cited }} */
    this.drawer = { drawer: "" };
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "popstate", () => this.#isMoved() && this.#arrive());
    this.watch(window, "online", () => this.failure && this.#arrive());
    this.watch(window, "keydown", (event) => onKey(event, this));
    this.watch(signals, "drawer", ({ detail }) => this.#open(detail));
    this.watch(settings, "change");
    this.addEventListener("click", (event) => this.#follow(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("rematch", () => this.#rematch());
    this.addEventListener("taken", (event) => {
      this.taken = /** @type {CustomEvent} */ (event).detail;
    });
    void this.#arrive();
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", path);
    void this.#arrive();
  }

  /** Whether the address names another page, not just another place on this one. */
  #isMoved() {
    return this.here !== location.pathname + location.search;
  }

  async #arrive() {
    this.here = location.pathname + location.search;
    const { kind, name, load } = place();
    const address = location.pathname;
    if (!this.#isAt(kind, name, address)) this.#getUp();
    this.address = address;
    this.extra = null;
    this.failure = null;
    this.requestUpdate();
    try {
      const extra = load ? await load() : null;
      const store = kind === "t" ? await this.#sit(name, extra) : null;
      if (location.hash.startsWith("#move="))
        this.move = (await import("./move-seat.js")).takenFromAddress();
      if (address !== location.pathname) return store === this.store ? undefined : store?.close();
      [this.store, this.extra] = [store, extra];
    } catch (error) {
      this.failure = error;
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
   * @param {string} code
   * @param {import("../pages.js").Page | null} extra
   */
  async #sit(code, extra) {
    if (this.store && !extra?.storeFor) return this.store;
    this.#getUp();
    const table = await api.table(code);
    const store = extra?.storeFor?.(table) ?? new TableStore(table);
    store.addEventListener("change", () => this.requestUpdate());
    store.connect();
    return store;
  }

  async #rematch() {
    const { code, yours } = /** @type {TableStore} */ (this.store).table;
    let next = "";
    for (const seat of yours.length ? yours : [undefined]) {
      const { table } = await api.rematch(code, seat);
      next = new URL(table.link, location.href).pathname;
    }
    this.go(next);
  }

  /** Links inside the page need no new page. @param {MouseEvent} event */
  #follow(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    const isOurs = link?.origin === location.origin && !link.target && !link.download;
    if (!link || !isOurs || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  /** @param {{ drawer: string, rule?: import("./rules-drawer.js").Cited }} wish */
  #open(wish) {
    const isSame = wish.drawer === this.drawer.drawer && !wish.rule;
    if (!this.drawer.drawer) this.back = document.activeElement;
    this.drawer = isSame ? { drawer: "" } : wish;
    if (wish.drawer === "rules") void import("./rules-drawer.js");
    else if (wish.drawer) this.updateComplete.then(() => this.#enterDrawer());
  }

  #enterDrawer() {
    /** @type {HTMLElement | null} */ (
      this.querySelector(".drawer [autofocus], .drawer button")
    )?.focus();
  }

  closeDrawer() {
    openDrawer("");
    /** @type {HTMLElement | undefined | null} */ (this.back)?.focus();
  }

  render() {
    if (!this.isReady) return nothing;
    const { drawer, rule } = this.drawer;
    return html`${this.#page()}
    ${drawer === "settings" ? html`<tin-settings .store=${this.taken ?? this.store} @close=${this.closeDrawer}></tin-settings>` : nothing}
    ${drawer === "help" ? html`<tin-help @close=${this.closeDrawer}></tin-help>` : nothing}
    ${drawer === "rules" ? html`<tin-rules .store=${this.taken ?? this.store} .rule=${rule} @close=${this.closeDrawer}></tin-rules>` : nothing}
    ${this.store ? html`<tin-line-note .line=${this.store.line}></tin-line-note>${this.#lost(this.store)}` : nothing}`;
  }

  /** Another device has the seat now. @param {TableStore} store */
  #lost(store) {
    if (store.lost === null) return nothing;
    const { name } = people(store.table)[store.lost];
    const isMoved = store.table.seats[store.lost].kind === "person";
    return html`<div class="panel seat-note" role="alert">
      <p>${isMoved ? t("web-moved-away", { name }) : t("web-given-away")}</p>
      <button class="btn" @click=${() => store.forgetLoss()}>${t("web-close")}</button>
    </div>`;
  }

  #page() {
    const { store, extra, failure } = this;
    const { kind, name, mode, load } = place();
    if (failure) return html`<tin-lobby .problem=${this.#words(failure)}></tin-lobby>`;
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

  /** @param {unknown} failure */
  #words(failure) {
    return reason(failure);
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
    void TABLE_PAGES[way]?.().then((page) => (this.ways = { ...this.ways, [way]: page }));
    return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
  }
}

customElements.define("tin-app", App);
