// @ts-check
/** A table before the game: its seats, the invitation, the options, and the start. */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { api, reason } from "../net/api.js";
import { copy } from "../app/clipboard.js";
import { people, titleOf } from "../draw/draw-context.js";
import { settings } from "../app/settings.js";
import { clockText } from "../text/times.js";
import { showTurn } from "../app/turn-signal.js";
import { t } from "../text/words.js";
import { nameField, pageHeader } from "../parts/page-header.js";

/** @typedef {import("../net/wire.js").SeatInfo} SeatInfo */

export class SeatingPage extends Element {
  static properties = {
    model: { attribute: false },
    problem: { state: true },
    isCopied: { state: true },
    bots: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    this.problem = "";
    this.isCopied = false;
    /** @type {readonly string[]} */
    this.bots = [];
  }

  connectedCallback() {
    super.connectedCallback();
    void import("../parts/fairness-box.js");
    this.watch(this.model, "change");
    this.watch(settings, "change");
    showTurn({ isAsked: false, title: titleOf(this.model.table) });
    void this.#try(async () => {
      const games = await api.games();
      this.bots = games.find(({ name }) => name === this.table.game)?.bots ?? [];
    });
  }

  get table() {
    return this.model.table;
  }

  get isHost() {
    return this.table.is_host;
  }

  /** Runs a task and shows the reason if it fails. @param {() => Promise<unknown>} task */
  async #try(task) {
    this.problem = "";
    try {
      await task();
    } catch (error) {
      this.problem = reason(error);
    }
  }

  render() {
    const { table } = this;
    const taken = table.seats.filter(({ kind }) => kind !== "open").length;
    return html`<div class="page create">
      ${pageHeader()}
      ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
      <main class="columns">
        <section class="stack" aria-label=${t("web-seats")}>
          <section class="panel">
            <h1>${titleOf(table)}</h1>
            <p class="soft">
              ${t(`web-game-${table.game}`)} · ${t("web-status-seating", { taken, seats: table.seats.length })}
            </p>
            <ul class="table-list">
              ${table.seats.map((seat, number) => this.#seat(seat, number))}
            </ul>
            ${table.yours.length && taken < table.seats.length ? this.#sharing() : nothing}
          </section>
          ${this.#options()}<tin-fairness-box .table=${table}></tin-fairness-box>
        </section>
        <section class="stack side-first" aria-label=${t("web-invite")}>
          ${this.#invite()}${this.#start(taken)}
        </section>
      </main>
    </div>`;
  }

  /** @param {SeatInfo} seat @param {number} number */
  #seat(seat, number) {
    const { hat } = people(this.table)[number];
    const isOpen = seat.kind === "open";
    return html`<li class="table-row ${isOpen ? "open-seat" : ""}" data-seat=${hat}>
      <span class="hat-slot">${pic(`hat-${hat}`)}</span>
      <span class="grow"
        ><b>${seat.name ?? t(`web-seat-${seat.kind}`)}</b
        ><small>${this.#about(seat, number)}</small></span
      >
      ${this.#changeButton(seat, number)}
    </li>`;
  }

  /** @param {SeatInfo} seat @param {number} number */
  #about({ kind, bot, is_host: isHost }, number) {
    if (kind === "open") return t("web-seat-waiting");
    if (kind === "bot") return t(`web-bot-${bot}`);
    if (kind === "absent") return t("web-seat-absent");
    const { yours } = this.table;
    if (yours.includes(number)) return t(yours.length > 1 ? "web-seat-shared" : "web-seat-you");
    return t(isHost ? "web-seat-host" : "web-seat-person");
  }

  /** The button that changes a seat. @param {SeatInfo} seat @param {number} number */
  #changeButton({ kind, presence }, number) {
    if (kind === "person") {
      const isOther = this.isHost && !this.table.yours.includes(number);
      return html`<span class="tag" data-kind=${presence === "here" ? "good" : nothing}
          >${t(presence === "here" ? "web-here" : "web-away")}</span
        >${isOther ? this.#freeButton(number) : nothing}`;
    }
    if (!this.isHost)
      return kind === "open" && !this.table.yours.length
        ? this.#button("web-sit-down", () => this.#join(number))
        : nothing;
    if (kind === "open")
      return this.#button("web-add-bot", () =>
        this.#change(number, { kind: "bot", bot: this.bots[0] }),
      );
    return this.#freeButton(number);
  }

  /** @param {number} seat */
  #freeButton(seat) {
    return this.#button("web-remove", () => this.#change(seat, { kind: "open", bot: null }));
  }

  /** @param {string} key @param {() => void} action */
  #button(key, action) {
    return html`<button class="btn" @click=${action}>${t(key)}</button>`;
  }

  /** The form for a guest who came by the link. */
  #sitDown() {
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void this.#join();
    };
    return html`<form class="panel start stack-s" @submit=${submit}>
      ${nameField()}
      <button class="btn btn-primary btn-big">${t("web-sit-down")}</button>
    </form>`;
  }

  /** @param {number} [seat] */
  #join(seat) {
    const { name, hat } = settings.values;
    return this.#try(async () => {
      const { table } = await api.join(this.table.code, {
        name: name || t("web-no-name"),
        hat,
        seat,
      });
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
  #share(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name"));
    return this.#try(async () => {
      const person = { name, hat: settings.values.hat, same_device: true };
      const { table } = await api.join(this.table.code, person);
      form.reset();
      this.model.table = table;
      this.model.transport?.reconnect();
    });
  }

  /** @param {number} seat @param {import("../net/wire.js").SeatChange} change */
  #change(seat, change) {
    return this.#try(() => api.change(this.table.code, seat, change));
  }

  #options() {
    const { options, clock } = this.table;
    return html`<section class="panel">
      <div class="panel-head"><h2>${t("web-options")}</h2></div>
      <dl class="options">
        ${Object.entries(options).map(
          ([name, value]) =>
            html`<dt>${t(`web-option-${name}`)}</dt>
              <dd>${t(`web-option-${name}-${value}`)}</dd>`,
        )}
        <dt>${t("web-clock")}</dt>
        <dd>${clockText(clock)}</dd>
      </dl>
    </section>`;
  }

  #invite() {
    const { code, link } = this.table;
    return html`<section class="panel invite">
      <div class="panel-head">
        <h2>${t("web-invite")}</h2>
        <span class="soft">${t("web-invite-note")}</span>
      </div>
      <div class="qr">
        <img class="qr-code" src="/api/tables/${code}/qr.svg" alt=${t("web-qr")} />
        <div class="stack-s">
          <div>
            <span class="label">${t("web-code")}</span>
            <div class="code">${code}</div>
          </div>
          <button class="btn" @click=${this.#copy}>
            ${icon("link")}${t(this.isCopied ? "web-copied" : "web-copy")}
          </button>
        </div>
      </div>
      <p class="soft link-line">${link}</p>
    </section>`;
  }

  async #copy() {
    await copy(this.table.link);
    this.isCopied = true;
  }

  /** @param {number} taken */
  #start(taken) {
    const isFull = taken === this.table.seats.length;
    const isGuest = !this.table.yours.length && !this.isHost;
    if (isGuest && !isFull) return this.#sitDown();
    if (!this.isHost)
      return html`<section class="panel start">
        <p class="soft" role="status">${t(isGuest ? "table-full" : "web-wait-host")}</p>
      </section>`;
    return html`<section class="panel start">
      <button
        class="btn ${taken > 1 ? "btn-primary" : ""} btn-big"
        @click=${() => this.#try(() => api.start(this.table.code))}
      >
        ${t("web-start", { players: taken })}
      </button>
      ${isFull ? nothing : html`<p class="soft">${t("web-start-note")}</p>`}
    </section>`;
  }
}

customElements.define("tin-seating-page", SeatingPage);
