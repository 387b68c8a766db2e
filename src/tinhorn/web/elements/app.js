// @ts-check
/** The whole page: which page the address names, the drawers, the keyboard, the line's state. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { api, Refused } from "../api.js";
import { TableStore } from "../store.js";
import { onKey } from "../keys.js";
import { PAGES, TABLE_PAGES } from "../pages.js";
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
 * What an address names: the lobby, a new table of a game (`/new/winchester`), a table
 * (`/t/MESA-47KX`), or one of the pages that are fetched when they are opened.
 */
function place() {
  const [kind = "", name = "", mode = ""] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  const load = kind === "t" ? TABLE_PAGES[mode] : PAGES[kind];
  return { kind, name, load };
}

export class App extends Element {
  static properties = {
    isReady: { state: true },
    store: { state: true },
    extra: { state: true },
    problem: { state: true },
    drawer: { state: true },
  };

  constructor() {
    super();
    this.isReady = false;
    /** @type {TableStore | null} */
    this.store = null;
    /** The page that was fetched for this address. @type {import("../pages.js").Page | null} */
    this.extra = null;
    this.problem = "";
    /** @type {{ drawer: string, rule?: import("./help-drawer.js").Cited }} */
    this.drawer = { drawer: "" };
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(window, "popstate", () => this.#arrive());
    this.watch(window, "keydown", (event) => onKey(event, this));
    this.watch(signals, "drawer", ({ detail }) => this.#open(detail));
    this.watch(settings, "change");
    this.addEventListener("click", (event) => this.#follow(event));
    this.addEventListener("go", (event) => this.go(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("rematch", () => this.#rematch());
    void this.#arrive();
  }

  /** @param {string} path */
  go(path) {
    history.pushState(null, "", path);
    void this.#arrive();
  }

  async #arrive() {
    const { kind, name, load } = place();
    const address = location.pathname;
    this.store?.close();
    this.store = null;
    this.extra = null;
    this.problem = "";
    this.requestUpdate();
    try {
      const extra = load ? await load() : null;
      const store = kind === "t" ? await this.#sit(name, extra) : null;
      if (address !== location.pathname) return store?.close();
      [this.store, this.extra] = [store, extra];
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t("web-unreachable");
    }
  }

  /**
   * @param {string} code
   * @param {import("../pages.js").Page | null} extra
   */
  async #sit(code, extra) {
    const table = await api.table(code);
    const store = extra?.storeFor?.(table) ?? new TableStore(table);
    store.addEventListener("change", () => this.requestUpdate());
    store.connect();
    return store;
  }

  async #rematch() {
    const { table } = /** @type {TableStore} */ (this.store);
    const { table: next } = await api.rematch(table.code);
    this.go(new URL(next.link, location.href).pathname);
  }

  /** Links inside the page need no new page. @param {MouseEvent} event */
  #follow(event) {
    const link = /** @type {HTMLElement} */ (event.target).closest("a");
    const isOurs = link?.origin === location.origin && !link.target && !link.download;
    if (!link || !isOurs || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go(link.pathname);
  }

  /** @param {{ drawer: string, rule?: import("./help-drawer.js").Cited }} wish */
  #open(wish) {
    const isSame = wish.drawer === this.drawer.drawer && !wish.rule;
    this.drawer = isSame ? { drawer: "" } : wish;
    const back = /** @type {HTMLElement | null} */ (document.activeElement);
    if (wish.drawer) this.updateComplete.then(() => this.#enterDrawer(back));
  }

  /** @param {HTMLElement | null} back */
  #enterDrawer(back) {
    const drawer = /** @type {HTMLElement | null} */ (
      this.querySelector(".drawer [autofocus], .drawer button")
    );
    drawer?.focus();
    if (drawer) this.back = back;
  }

  closeDrawer() {
    openDrawer("");
    /** @type {HTMLElement | undefined | null} */ (this.back)?.focus();
  }

  render() {
    if (!this.isReady) return nothing;
    const { drawer, rule } = this.drawer;
    return html`${this.#page()}
    ${drawer === "settings" ? html`<tin-settings .store=${this.store} @close=${this.closeDrawer}></tin-settings>` : nothing}
    ${drawer === "help" ? html`<tin-help .rule=${rule} @close=${this.closeDrawer}></tin-help>` : nothing}
    ${this.store ? html`<tin-line-note .line=${this.store.line}></tin-line-note>` : nothing}`;
  }

  #page() {
    const { store, extra, problem } = this;
    const { kind, name, load } = place();
    if (problem) return html`<tin-lobby .problem=${problem}></tin-lobby>`;
    if (kind === "new") return html`<tin-new-table .game=${name}></tin-new-table>`;
    if (load ? !extra : kind === "t" && !store)
      return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    if (extra) return extra.page({ name, store });
    return store ? this.#table(store) : html`<tin-lobby></tin-lobby>`;
  }

  /** @param {TableStore} store */
  #table(store) {
    if (store.table.status === "abandoned" && !store.update)
      return html`<tin-lobby .problem=${t("web-abandoned")}></tin-lobby>`;
    if (store.table.status === "seating") return html`<tin-seating .store=${store}></tin-seating>`;
    return html`<tin-table .store=${store}></tin-table>`;
  }
}

customElements.define("tin-app", App);
