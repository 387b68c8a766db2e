// @ts-check
/** The form for a new table: devices, number of players, options and clock. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { api, reason } from "../net/api.js";
import { settings, windowsOf } from "../app/settings.js";
import { showTurn } from "../app/turn-signal.js";
import { listed, t } from "../text/words.js";
import { nameField, pageHeader } from "../parts/page-header.js";
import { clockField, hintsField, optionField } from "../parts/table-options.js";

/** @typedef {import("../net/wire.js").GameInfo} GameInfo */
/** @typedef {"own" | "pass" | "screen"} Devices */

/** The ways to use devices, and the icon of each. @type {[Devices, string][]} */
const WAYS = [
  ["own", "human"],
  ["pass", "hidden"],
  ["screen", "cards"],
];
const HATS = 5;

export class NewTablePage extends Element {
  static properties = {
    game: {},
    devices: {},
    games: { state: true },
    form: { state: true },
    problem: { state: true },
    isBusy: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {Devices} */
    this.devices = "own";
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {{ players: number, clock: import("../net/wire.js").Clock, windows: "timed" | "untimed", hints: "alone" | "all", listed: boolean, title: string, names: string[], options: Record<string, string> }} */
    this.form = {
      players: 4,
      clock: { kind: "none", seconds: 0 },
      windows: windowsOf(settings.values),
      hints: "alone",
      listed: false,
      title: "",
      names: ["", ""],
      options: {},
    };
    this.problem = "";
    this.isBusy = false;
  }

  async connectedCallback() {
    super.connectedCallback();
    showTurn(null);
    this.watch(settings, "change");
    await this.#try(async () => (this.games = await api.games()));
    if (this.games.length && !this.info) this.problem = this.#unknown();
  }

  get info() {
    return this.games.find(({ name }) => name === this.game);
  }

  /** The address names an unknown game. */
  #unknown() {
    const known = listed(this.games.map(({ name }) => name));
    return t("server-unknown-game", { game: this.game, known });
  }

  /** Runs a task and shows the reason if it fails. @param {() => Promise<unknown>} task */
  async #try(task) {
    this.problem = "";
    this.isBusy = true;
    try {
      await task();
    } catch (error) {
      this.problem = reason(error);
    }
    this.isBusy = false;
  }

  /** @param {Partial<typeof this.form>} changed */
  #change(changed) {
    this.form = { ...this.form, ...changed };
  }

  /** The names of the players at this device. */
  get #people() {
    const { name } = settings.values;
    if (this.devices !== "pass") return [name];
    const named = this.form.names.map((one, at) => one.trim() || (at ? "" : name)).filter(Boolean);
    return named.length ? named.slice(0, this.form.players) : [name];
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
    const { players, clock, windows, hints, listed, title, options } = this.form;
    const { devices } = this;
    const [name, ...others] = this.#people;
    const open = { kind: /** @type {const} */ ("open"), bot: null };
    const me = { kind: /** @type {const} */ ("me"), bot: null };
    const { table } = await api.open({
      game: this.game,
      seats: Array.from({ length: players }, (_, seat) => (seat || devices === "screen" ? open : me)),
      name,
      hat: settings.values.hat,
      options,
      clock,
      windows,
      hints,
      listed,
      title,
      devices,
    });
    for (const [at, other] of others.entries()) {
      const hat = ((settings.values.hat + at) % HATS) + 1;
      await api.join(table.code, { name: other, hat, same_device: true });
    }
    return table;
  }

  render() {
    const { info } = this;
    return html`<div class="page create">
      ${pageHeader()}
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
        <legend>${t("web-devices")}</legend>
        <div class="ways" role="radiogroup" aria-label=${t("web-devices")}>
          ${WAYS.map(([devices, picture]) => this.#way(devices, picture))}
        </div>
      </fieldset>
      <div class="two">
        <fieldset class="field">
          <legend>${t("web-players")}</legend>
          <div class="tabs" role="radiogroup" aria-label=${t("web-players")}>
            ${counts.map((players) => this.#count(players))}
          </div>
        </fieldset>
        ${this.devices === "own" ? nameField() : nothing}
        <label class="field"
          ><span class="label">${t("web-table-title")}</span>
          <input
            class="input"
            maxlength="60"
            autocomplete="off"
            placeholder=${this.#people[0] ? t("web-table-of", { name: this.#people[0] }) : t(`web-game-${name}`)}
            .value=${this.form.title}
            @input=${(/** @type {any} */ event) => this.#change({ title: event.target.value })}
        /></label>
      </div>
      ${this.devices === "pass" ? this.#names() : nothing}
      <div class="two">
        ${clockField(this.form.clock, (clock) => this.#change({ clock }))}${this.#windows()}
        ${choices.map((choice) => optionField(choice, this.form.options[choice.name], (value) => this.#change({ options: { ...this.form.options, [choice.name]: value } })))}
        ${hintsField(this.form.hints, (hints) => this.#change({ hints }))}
      </div>
      <label class="switch"
        ><span>${t("web-listed")}<small>${t("web-listed-note")}</small></span>
        <input
          type="checkbox"
          role="switch"
          .checked=${this.form.listed}
          @change=${(/** @type {any} */ event) => this.#change({ listed: event.target.checked })}
      /></label>
      <div class="create-foot">
        <button class="btn btn-primary btn-big" ?disabled=${this.isBusy}>
          ${t("web-open-table")}
        </button>
      </div>
    </form>`;
  }

  /** @param {Devices} devices @param {string} picture */
  #way(devices, picture) {
    return html`<button
      type="button"
      class="choice"
      role="radio"
      aria-checked=${devices === this.devices}
      @click=${() => (this.devices = devices)}
    >
      ${icon(picture)}<span><b>${t(`web-devices-${devices}`)}</b><small>${t(`web-devices-${devices}-note`)}</small></span>
    </button>`;
  }

  /** The names of the players who share this device. Others join by the link, or are bots. */
  #names() {
    const { names, players } = this.form;
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
      this.#change({ names: Object.assign([...this.form.names], { [at]: event.target.value }) });
    return html`<label class="row sharing">
      ${pic(`hat-${((settings.values.hat + at - 1) % HATS) + 1}`)}
      <input
        class="input grow"
        maxlength="24"
        autocomplete="off"
        aria-label=${t("web-sharing-name", { number: at + 1 })}
        placeholder=${(!at && settings.values.name) || t("web-sharing-name", { number: at + 1 })}
        .value=${name}
        @input=${put}
      />
    </label>`;
  }

  /** @param {number} players */
  #count(players) {
    const isChosen = players === this.form.players;
    const choose = () => this.#change({ players });
    return html`<button type="button" role="radio" aria-checked=${isChosen} @click=${choose}>
      ${players}
    </button>`;
  }

  /** Winchester has no reaction windows. */
  #windows() {
    if (this.game !== "dicetown") return nothing;
    return html`<label class="field"
      ><span class="label">${t("web-windows")}</span>
      <select
        class="select"
        @change=${(/** @type {any} */ event) => this.#change({ windows: event.target.value })}
      >
        ${["timed", "untimed"].map(
          (windows) =>
            html`<option value=${windows} ?selected=${windows === this.form.windows}>
              ${t(`web-windows-${windows}`)}
            </option>`,
        )}
      </select></label
    >`;
  }
}

customElements.define("tin-new-table-page", NewTablePage);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name, mode }) =>
  html`<tin-new-table-page .game=${name} .devices=${mode || "own"}></tin-new-table-page>`;
