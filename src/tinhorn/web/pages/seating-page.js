// @ts-check
/** A table before the game: the guest's door, or the seats, the invitation, the options, the start. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { problemPanel } from "../draw/controls.js";
import { api, attempt } from "../net/api.js";
import { titleOf } from "../draw/draw-context.js";
import { isScreen } from "../app/routes.js";
import { settings } from "../app/settings.js";
import { canWait, isSlow } from "../app/slow-tables.js";
import { showTurn } from "../app/turn-signal.js";
import { t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";
import { agreedList, clockField, hintsField, optionField, optionList } from "../parts/table-options.js";
import "../parts/guest-welcome.js";
import "../parts/invitation.js";
import "../parts/seat-rows.js";

class SeatingPage extends Element {
  static properties = reactive("model", "problem", "game", "isWatching");

  /** An order of seats waits for its answer. */
  #isArranging = false;

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  problem = "";
  /** @type {import("../net/wire.js").GameInfo | null} */
  game = null;
  /** The guest has chosen to watch. */
  isWatching = false;
  /** This device has held a seat since the page was opened. A player who leaves opens the page anew. */
  hadSeat = false;

  connectedCallback() {
    super.connectedCallback();
    void import("../parts/fairness-box.js");
    this.watch(this.model, "change");
    this.watch(settings, "change");
    showTurn({ isAsked: false, title: titleOf(this.model.table) });
    void attempt(this, async () => {
      const games = await api.games();
      this.game = games.find(({ name }) => name === this.table.game) ?? null;
    });
  }

  willUpdate() {
    this.hadSeat ||= this.table.yours.length > 0;
    if (isSlow(this.table)) void import("../parts/notice-card.js");
    if (canWait(this.table)) void import("../net/notices.js").then(({ keepTelling }) => keepTelling(this.table));
  }

  get table() {
    return this.model.table;
  }

  get isHost() {
    return this.table.is_host;
  }

  get #isGuest() {
    return !this.table.yours.length && !this.isHost;
  }

  render() {
    if (this.#isGuest && !this.isWatching && !this.#isRemoved) return this.#door();
    const { table } = this;
    const taken = table.seats.filter(({ kind }) => kind !== "open").length;
    return html`<div class="page create">
      ${pageHeader()} ${problemPanel(this.problem || (this.#isRemoved && t("server-seat-removed")))}
      <main class="columns">
        <section class="stack" aria-label=${t("web-seats")}>
          <section class="panel">
            <h1>${titleOf(table)}</h1>
            ${isScreen(table) ? html`<a class="btn" href="/t/${table.code}">${t("web-screen-back")}</a>` : nothing}
            <p class="soft">
              ${t(`game-${table.game}`)} · ${t("web-status-seating", { taken, seats: table.seats.length })}
            </p>
            <tin-seat-rows
              .table=${table}
              .game=${this.game}
              @seat=${(/** @type {CustomEvent} */ { detail }) => attempt(this, () => api.change(table.code, detail.seat, detail.change))}
              @arrange=${(/** @type {CustomEvent} */ { detail }) => this.#arrange(detail)}
            ></tin-seat-rows>
            ${table.yours.length && taken < table.seats.length ? this.#sharing() : nothing}
          </section>
          ${this.#options()}<tin-fairness-box .table=${table}></tin-fairness-box>
        </section>
        <section class="stack side-first" aria-label=${t("web-invite")}>
          ${this.#isGuest ? nothing : html`<tin-invitation .table=${table}></tin-invitation>`}
          ${this.isHost ? this.#start(taken) : this.#waiting(taken)}
          ${isSlow(table) ? html`<tin-notice-card isFirst class="block"></tin-notice-card>` : nothing}
        </section>
      </main>
    </div>`;
  }

  #door() {
    return html`<div class="page create">
      ${pageHeader()}
      <tin-guest-welcome
        .table=${this.table}
        .problem=${this.problem}
        @sit=${(/** @type {CustomEvent} */ { detail }) => this.#join(detail)}
        @look=${() => (this.isWatching = true)}
      ></tin-guest-welcome>
    </div>`;
  }

  /** The host has removed the player of this device, who is not invited again. */
  get #isRemoved() {
    return this.table.is_removed || (this.hadSeat && this.#isGuest);
  }

  /** An order counts the seats that this page shows: one goes out when the last is answered. */
  /** @param {(number | null)[]} order */
  async #arrange(order) {
    if (this.#isArranging) return;
    this.#isArranging = true;
    await attempt(this, async () => (this.model.table = await api.arrange(this.table.code, order)));
    this.#isArranging = false;
  }

  /** @param {{ name: string, hat: number, same_device?: boolean }} person */
  #join(person) {
    return attempt(this, async () => {
      const { table } = await api.join(this.table.code, person);
      this.model.table = table;
      this.model.transport?.reconnect();
    });
  }

  /** The form that seats one more player at this device. */
  #sharing() {
    return html`<form class="row sharing" @submit=${this.#share}>
      <input
        class="input grow"
        name="name"
        required
        maxlength="24"
        autocomplete="off"
        aria-label=${t("web-share-name")}
        placeholder=${t("web-share-name")}
      />
      <button class="btn">${t("web-share")}</button>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  async #share(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name"));
    await this.#join({ name, hat: settings.values.hat, same_device: true });
    if (!this.problem) form.reset();
  }

  #options() {
    const { table, game } = this;
    return html`<section class="panel">
      <div class="panel-head"><h2>${t("web-options")}</h2></div>
      ${this.isHost && game ? html`${this.#optionFields(game)}${agreedList(table)}` : optionList(table)}
    </section>`;
  }

  /** @param {import("../net/wire.js").GameInfo} game */
  #optionFields({ choices }) {
    const { options, clock, hints } = this.table;
    const put = (/** @type {import("../net/wire.js").TableOptions} */ changed) =>
      attempt(this, () => api.options(this.table.code, changed));
    return html`<div class="two">
      ${clockField(clock, (limit) => put({ clock: limit }))}
      ${choices.map((choice) => optionField(choice, options[choice.name], (value) => put({ options: { [choice.name]: value } })))}
      ${hintsField(hints, (wanted) => put({ hints: wanted }))}
    </div>`;
  }

  /** Somebody who does not start the game waits for the host. @param {number} taken */
  #waiting(taken) {
    const hasSeat = this.#isGuest && !this.#isRemoved && taken < this.table.seats.length;
    return html`<section class="panel start">
      <p class="soft" role="status">${t(this.#isGuest ? "web-wait-watching" : "web-wait-host")}</p>
      ${
        hasSeat
          ? html`<button class="btn" @click=${() => (this.isWatching = false)}>${t("web-sit-down")}</button>`
          : nothing
      }
    </section>`;
  }

  /** The devices reveal what they add to the draws: it takes a moment. */
  #starting() {
    return html`<section class="panel start"><p class="soft" role="status">${t("table-starting")}</p></section>`;
  }

  /** The host starts with those who sit, if the rules allow that number, or adds bots. @param {number} taken */
  #start(taken) {
    const open = this.table.seats.length - taken;
    const least = this.game?.least_players ?? 0;
    const fits = taken >= least;
    if (this.table.is_starting) return this.#starting();
    return html`<section class="panel start stack-s">
      ${fits ? this.#startButton("btn-primary", t("web-start", { players: taken })) : nothing}
      ${open ? this.#startButton("", t("web-start-bots"), "bots") : nothing}
      ${fits ? nothing : html`<p class="soft">${t("web-start-few", { least, missing: least - taken })}</p>`}
    </section>`;
  }

  /** @param {string} look @param {string} text @param {"bots"} [fill] */
  #startButton(look, text, fill) {
    const start = () => attempt(this, () => api.start(this.table.code, fill));
    return html`<button class="btn ${look} btn-big" data-fill=${fill ?? nothing} @click=${start}>
      ${text}
    </button>`;
  }
}

customElements.define("tin-seating-page", SeatingPage);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-seating-page .model=${model}></tin-seating-page>`;
