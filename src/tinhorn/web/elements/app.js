// @ts-check
/** The whole page: which page the address names, the drawers, the keyboard, the line's state. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { api, Refused } from "../api.js";
import { TableStore } from "../store.js";
import { onKey } from "../keys.js";
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
 * What an address names: the lobby, a new table of a game (`/new/winchester`), or a table
 * (`/t/MESA-47KX`).
 */
function place() {
  const [kind = "", name = ""] = location.pathname
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  return { kind, name };
}

export class App extends Element {
  static properties = {
    isReady: { state: true },
    store: { state: true },
    problem: { state: true },
    drawer: { state: true },
  };

  constructor() {
    super();
    this.isReady = false;
    /** @type {TableStore | null} */
    this.store = null;
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
    const { kind, name: code } = place();
    this.store?.close();
    this.store = null;
    this.problem = "";
    this.requestUpdate();
    if (kind !== "t") return;
    try {
      const store = new TableStore(await api.table(code));
      store.addEventListener("change", () => this.requestUpdate());
      store.connect();
      this.store = store;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t("web-unreachable");
    }
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
    const { store } = this;
    const { kind, name } = place();
    if (kind === "new") return html`<tin-new-table .game=${name}></tin-new-table>`;
    if (kind !== "t") return html`<tin-lobby></tin-lobby>`;
    if (this.problem) return html`<tin-lobby .problem=${this.problem}></tin-lobby>`;
    if (!store) return html`<p class="waiting" role="status">${t("web-table-opening")}</p>`;
    if (store.table.status === "abandoned" && !store.update)
      return html`<tin-lobby .problem=${t("web-abandoned")}></tin-lobby>`;
    if (store.table.status === "seating") return html`<tin-seating .store=${store}></tin-seating>`;
    return html`<tin-table .store=${store}></tin-table>`;
  }
}

customElements.define("tin-app", App);
