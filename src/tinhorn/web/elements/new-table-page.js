// @ts-check
/** A new table: how people sit at it, how many, by which options, with which clock. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { icon, pic } from "../art.js";
import { api, reason } from "../api.js";
import { settings } from "../settings.js";
import { clockText } from "../times.js";
import { followTurn } from "../turn.js";
import { listed, t } from "../words.js";
import { nameField, pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").GameInfo} GameInfo */
/** @typedef {"own" | "pass" | "screen"} Sitting */

/** How people can sit, and the picture of each way. @type {[Sitting, string][]} */
const WAYS = [
  ["own", "human"],
  ["pass", "hidden"],
  ["screen", "cards"],
];
const HOUR = 3600;
/** @type {import("../wire.js").Clock[]} */
const CLOCKS = [
  { kind: "none", seconds: 0 },
  { kind: "live", seconds: 30 },
  { kind: "live", seconds: 60 },
  { kind: "live", seconds: 120 },
  { kind: "slow", seconds: HOUR },
  { kind: "slow", seconds: 12 * HOUR },
  { kind: "slow", seconds: 24 * HOUR },
  { kind: "slow", seconds: 3 * 24 * HOUR },
  { kind: "slow", seconds: 7 * 24 * HOUR },
];
const HATS = 5;

export class NewTablePage extends Element {
  static properties = {
    game: {},
    sit: {},
    games: { state: true },
    wish: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {Sitting} */
    this.sit = "own";
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {{ players: number, clock: number, listed: boolean, title: string, names: string[], options: Record<string, string> }} */
    this.wish = { players: 4, clock: 0, listed: false, title: "", names: ["", ""], options: {} };
    this.problem = "";
    this.isBusy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    followTurn(null);
    this.watch(settings, "change");
    await this.#try(async () => (this.games = await api.games()));
    if (this.games.length && !this.info) this.problem = this.#unknown();
  }

  get info() {
    return this.games.find(({ name }) => name === this.game);
  }

  /** The address names a game that nobody has heard of. */
  #unknown() {
    const known = listed(this.games.map(({ name }) => name));
    return t("server-unknown-game", { game: this.game, known });
  }

  /** Does it, or says why not. @param {() => Promise<unknown>} what */
  async #try(what) {
    this.problem = "";
    this.isBusy = true;
    try {
      await what();
    } catch (error) {
      this.problem = reason(error);
    }
    this.isBusy = false;
  }

  /** @param {Partial<typeof this.wish>} changed */
  #change(changed) {
    this.wish = { ...this.wish, ...changed };
  }

  /** Those who share this device, as many as have a name. */
  get #people() {
    const { name } = settings.values;
    if (this.sit !== "pass") return [name || t("web-no-name")];
    const named = this.wish.names.map((one, at) => one.trim() || (at ? "" : name)).filter(Boolean);
    return named.length ? named.slice(0, this.wish.players) : [t("web-no-name")];
  }

  /** @param {SubmitEvent} event */
  #open(event) {
    event.preventDefault();
    return this.#try(async () => {
      const { link } = await this.#opened();
      const go = new CustomEvent("go", { bubbles: true, detail: new URL(link).pathname });
      this.dispatchEvent(go);
    });
  }

  async #opened() {
    const { players, clock, listed, title, options } = this.wish;
    const { sit } = this;
    const [name, ...others] = this.#people;
    const open = { kind: /** @type {const} */ ("open"), bot: null };
    const me = { kind: /** @type {const} */ ("me"), bot: null };
    const { table } = await api.open({
      game: this.game,
      seats: Array.from({ length: players }, (_, seat) => (seat || sit === "screen" ? open : me)),
      name,
      hat: settings.values.hat,
      options,
      clock: CLOCKS[clock],
      listed,
      title,
      sit,
    });
    for (const [at, other] of others.entries()) {
      const hat = ((settings.values.hat + at) % HATS) + 1;
      await api.join(table.code, { name: other, hat, same_device: true });
    }
    return table;
  }

  render() {
    const { info } = this;
    return html`<div class="desk create">
      ${pageTop()}
      ${this.problem ? html`<p class="panel problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
      <main class="narrow-column">${info ? this.#form(info) : nothing}</main>
    </div>`;
  }

  /** @param {GameInfo} info */
  #form(info) {
    const { least_players: least, most_players: most, choices, name } = info;
    const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    return html`<form class="panel stack" @submit=${this.#open}>
      <h1>${t("web-new-table-of", { game: t(`web-game-${name}`) })}</h1>
      <fieldset class="field">
        <legend>${t("web-sit")}</legend>
        <div class="ways" role="radiogroup" aria-label=${t("web-sit")}>
          ${WAYS.map(([sit, picture]) => this.#way(sit, picture))}
        </div>
      </fieldset>
      <div class="two">
        <fieldset class="field">
          <legend>${t("web-players")}</legend>
          <div class="tabs" role="radiogroup" aria-label=${t("web-players")}>
            ${counts.map((players) => this.#count(players))}
          </div>
        </fieldset>
        ${this.sit === "own" ? nameField() : nothing}
        <label class="field"
          ><span class="label">${t("web-table-title")}</span>
          <input
            class="input"
            maxlength="60"
            autocomplete="off"
            placeholder=${t("web-table-of", { name: this.#people[0] })}
            .value=${this.wish.title}
            @input=${(/** @type {any} */ event) => this.#change({ title: event.target.value })}
        /></label>
      </div>
      ${this.sit === "pass" ? this.#names() : nothing}
      <div class="two">${this.#clock()}${choices.map((choice) => this.#choice(choice))}</div>
      <label class="switch"
        ><span>${t("web-listed")}<small>${t("web-listed-note")}</small></span>
        <input
          type="checkbox"
          role="switch"
          .checked=${this.wish.listed}
          @change=${(/** @type {any} */ event) => this.#change({ listed: event.target.checked })}
      /></label>
      <div class="create-foot">
        <button class="btn btn-primary btn-big" ?disabled=${this.isBusy}>
          ${t("web-open-table")}
        </button>
      </div>
    </form>`;
  }

  /** @param {Sitting} sit @param {string} picture */
  #way(sit, picture) {
    return html`<button
      type="button"
      class="choice"
      role="radio"
      aria-checked=${sit === this.sit}
      @click=${() => (this.sit = sit)}
    >
      ${icon(picture)}<span><b>${t(`web-sit-${sit}`)}</b><small>${t(`web-sit-${sit}-note`)}</small></span>
    </button>`;
  }

  /** Who shares this device; whoever else plays comes by the link, or is a bot. */
  #names() {
    const { names, players } = this.wish;
    const last = names.findLastIndex(Boolean);
    const shown = Math.min(players, Math.max(2, last + 2));
    return html`<fieldset class="field">
      <legend>${t("web-sharing")}</legend>
      <div class="two">
        ${Array.from({ length: shown }, (_, at) => this.#name(names[at] ?? "", at))}
      </div>
      <p class="hint">${t("web-sharing-note")}</p>
    </fieldset>`;
  }

  /** @param {string} name @param {number} at */
  #name(name, at) {
    const put = (/** @type {any} */ event) =>
      this.#change({ names: Object.assign([...this.wish.names], { [at]: event.target.value }) });
    return html`<label class="row sharing">
      ${pic(`hat-${((settings.values.hat + at - 1) % HATS) + 1}`)}
      <input
        class="input grow"
        maxlength="24"
        autocomplete="off"
        aria-label=${t("web-sharing-name", { number: at + 1 })}
        placeholder=${at ? t("web-sharing-name", { number: at + 1 }) : settings.values.name || t("web-no-name")}
        .value=${name}
        @input=${put}
      />
    </label>`;
  }

  /** @param {number} players */
  #count(players) {
    const isChosen = players === this.wish.players;
    const choose = () => this.#change({ players });
    return html`<button type="button" role="radio" aria-checked=${isChosen} @click=${choose}>
      ${players}
    </button>`;
  }

  #clock() {
    return html`<label class="field"
      ><span class="label">${t("web-clock")}</span>
      <select
        class="select"
        @change=${(/** @type {any} */ event) => this.#change({ clock: Number(event.target.value) })}
      >
        ${CLOCKS.map(
          (clock, at) =>
            html`<option value=${at} ?selected=${at === this.wish.clock}>${clockText(clock)}</option>`,
        )}
      </select></label
    >`;
  }

  /** @param {import("../wire.js").Choice} choice */
  #choice({ name, values }) {
    const choose = (/** @type {any} */ event) =>
      this.#change({ options: { ...this.wish.options, [name]: event.target.value } });
    return html`<label class="field"
      ><span class="label">${t(`web-option-${name}`)}</span>
      <select class="select" @change=${choose}>
        ${values.map((value) => html`<option value=${value}>${t(`web-option-${name}-${value}`)}</option>`)}
      </select></label
    >`;
  }
}

customElements.define("tin-new-table", NewTablePage);
