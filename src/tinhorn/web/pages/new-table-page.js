// @ts-check
/** The form for a new table: devices, number of players, options and clock. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { problemPanel } from "../draw/controls.js";
import { botLine } from "../draw/bot-pictures.js";
import { api, attempt } from "../net/api.js";
import { HATS, settings, windowsOf } from "../app/settings.js";
import { showTurn } from "../app/turn-signal.js";
import { span } from "../text/times.js";
import { listed, t } from "../text/words.js";
import { nameField, pageHeader } from "../parts/page-header.js";
import {
  choiceField,
  clockField,
  explained,
  hintsField,
  optionField,
  visitorsField,
  wordField,
} from "../parts/table-options.js";

/** @import { GameInfo } from "../net/wire.js" */
/** @typedef {"own" | "pass" | "screen"} Devices */

/** The ways to use devices, and the icon of each. @type {[Devices, string][]} */
const WAYS = [
  ["own", "human"],
  ["pass", "hidden"],
  ["screen", "cards"],
];

/** After how many minutes a bot may answer for somebody who is away; the second list is for clocks of hours and days. */
const COVERS = [5, 30, 120];
const SLOW_COVERS = [30, 6 * 60, 24 * 60, 3 * 24 * 60];

class NewTablePage extends Element {
  static properties = reactive("game", "devices", "games", "form", "problem", "isBusy");

  game = "";
  /** @type {Devices} */
  devices = "own";
  /** @type {GameInfo[]} */
  games = [];
  /** @type {{ players: number, clock: import("../net/wire.js").Clock, windows: "timed" | "untimed", hints: "alone" | "all", cover: number | "wait" | "limits", hostDecides: boolean, binding: boolean, consent: boolean, listed: boolean, visitors: import("../parts/table-options.js").Visitors, title: string, names: string[], others: string, options: Record<string, string> }} */
  form = {
    players: 4,
    clock: { kind: "none", seconds: 0 },
    windows: windowsOf(settings.values),
    hints: "alone",
    cover: "wait",
    hostDecides: false,
    binding: true,
    consent: false,
    listed: false,
    visitors: "chat",
    title: "",
    names: ["", ""],
    others: "open",
    options: {},
  };
  problem = "";
  isBusy = false;

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

  #unknown() {
    const known = listed(this.games.map(({ name }) => name));
    return t("server-unknown-game", { game: this.game, known });
  }

  /** Runs a task and shows the reason if it fails. @param {() => Promise<unknown>} task */
  async #try(task) {
    this.isBusy = true;
    await attempt(this, task);
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

  get #allSeats() {
    return this.#seats(this.form.players, this.#people.length - 1);
  }

  /** An option of the game: as chosen, or the default of the server for these seats. */
  /** @param {import("../net/wire.js").Choice} choice */
  #option(choice) {
    const { name, values, alone } = choice;
    const kinds = new Set(this.#allSeats.map(({ kind }) => kind));
    const isAlone = kinds.size === 2 && kinds.has("me") && kinds.has("bot");
    const chosen = this.form.options[name] ?? (isAlone ? alone : values[0]);
    const choose = (/** @type {string} */ value) => this.#change({ options: { ...this.form.options, [name]: value } });
    return optionField(choice, chosen, choose);
  }

  async #opened() {
    const { clock, windows, hints, hostDecides, binding, consent, listed, visitors, title, options } = this.form;
    const { coverWay: cover } = this;
    const { devices } = this;
    const [name, ...others] = this.#people;
    const { table } = await api.open({
      game: this.game,
      seats: this.#allSeats,
      name,
      hat: settings.values.hat,
      options,
      clock,
      windows,
      hints,
      ...(typeof cover === "number" ? { cover: /** @type {const} */ ("minutes"), cover_minutes: cover } : { cover }),
      host_decides: hostDecides,
      binding,
      consent: binding && consent,
      listed,
      title,
      devices,
    });
    if (visitors !== "chat") await api.visitors(table.code, visitors);
    for (const [at, other] of others.entries()) {
      const hat = ((settings.values.hat + at) % HATS.length) + 1;
      await api.join(table.code, { name: other, hat, same_device: true });
    }
    return table;
  }

  /** The seats of the new table, of which some are for other people at this device. @param {number} players @param {number} sharing */
  #seats(players, sharing) {
    const level = this.form.others;
    const open = { kind: /** @type {const} */ ("open"), bot: null };
    const other = level === "open" ? open : { kind: /** @type {const} */ ("bot"), bot: level };
    const me = { kind: /** @type {const} */ ("me"), bot: null };
    const taken = this.devices === "screen" ? [] : [me, ...Array(sharing).fill(open)];
    return Array.from({ length: players }, (_, seat) => taken[seat] ?? other);
  }

  render() {
    const { info } = this;
    return html`<div class="page create">
      ${pageHeader()}
      ${problemPanel(this.problem)}
      <main class="narrow-column">${info ? this.#form(info) : nothing}</main>
    </div>`;
  }

  /** @param {GameInfo} info */
  #form(info) {
    const { least_players: least, most_players: most, choices, name } = info;
    const counts = Array.from({ length: most - least + 1 }, (_, at) => least + at);
    return html`<form class="panel stack" @submit=${this.#open}>
      <div class="stack create-fields">
      <h1>${t("web-new-table-of", { game: t(`game-${name}`) })}</h1>
      <fieldset class="field">
        <legend>${t("web-devices")}</legend>
        <div class="ways" role="radiogroup" aria-label=${t("web-devices")}>
          ${WAYS.map(([devices, picture]) => this.#way(devices, picture))}
        </div>
      </fieldset>
      <div class="two">
        ${explained(
          "web-players",
          (note) => html`<fieldset class="field">
            <legend>${t("web-players")}</legend>
            <div class="tabs" role="radiogroup" aria-label=${t("web-players")} aria-describedby=${note}>
              ${counts.map((players) => this.#count(players))}
            </div>
          </fieldset>`,
        )}
        ${this.devices === "own" ? nameField() : nothing} ${this.#others(info)}
        ${explained("web-table-title", (note) => this.#title(note))}
      </div>
      ${this.devices === "pass" ? this.#names() : nothing}
      <div class="two">
        ${clockField(this.form.clock, (clock) => this.#change({ clock }))}${this.#windows()}
        ${choices.map((choice) => this.#option(choice))}
        ${hintsField(this.form.hints, (hints) => this.#change({ hints }))}${this.#cover()}
        ${visitorsField(this.form.visitors, (visitors) => this.#change({ visitors }))}
      </div>
      <div class="stack switches">
      ${this.#switch("binding", "web-binding")}${this.form.binding ? this.#switch("consent", "web-consent") : nothing}
      ${this.#switch("hostDecides", "web-host-decides")}${this.#switch("listed", "web-listed")}
      </div>
      </div>
      <div class="create-foot">
        <button class="btn btn-primary btn-big" ?disabled=${this.isBusy}>
          ${t("web-open-table")}
        </button>
      </div>
    </form>`;
  }

  /** @param {string | typeof nothing} note */
  #title(note) {
    const [host] = this.#people;
    return html`<label class="field"
      ><span class="label">${t("web-table-title")}</span>
      <input
        class="input"
        maxlength="60"
        autocomplete="off"
        aria-describedby=${note}
        placeholder=${host ? t("web-table-of", { name: host }) : t(`game-${this.game}`)}
        .value=${this.form.title}
        @input=${(/** @type {any} */ event) => this.#change({ title: event.target.value })}
    /></label>`;
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

  /** @param {"binding" | "consent" | "hostDecides" | "listed"} name @param {string} key */
  #switch(name, key) {
    return html`<label class="switch"
      ><span>${t(key)}<small>${t(`${key}-note`)}</small></span>
      <input
        type="checkbox"
        role="switch"
        .checked=${this.form[name]}
        @change=${(/** @type {any} */ event) => this.#change({ [name]: event.target.checked })}
    /></label>`;
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
    const hat = ((settings.values.hat + at - 1) % HATS.length) + 1;
    return html`<label class="row sharing">
      ${pic(`hat-${hat}`)}
      <input
        class="input grow"
        maxlength="24"
        autocomplete="off"
        aria-label=${t("web-sharing-name", { number: at + 1 })}
        placeholder=${(!at && settings.values.name) || t("player-without-name", { number: hat })}
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

  /** Who sits on the seats that nobody of this device takes. @param {GameInfo} info */
  #others({ bots }) {
    const levels = bots.filter((level) => level !== "uniform");
    const said = (/** @type {string} */ level) => (level === "open" ? t("web-others-open") : botLine(level, null));
    return wordField("web-others", ["open", ...levels], this.form.others, said, (others) => this.#change({ others }));
  }

  /** What can be done about somebody away: a bot after minutes, where a clock of days runs after hours. */
  get #coverWays() {
    const { kind, seconds } = this.form.clock;
    const minutes = kind === "slow" ? SLOW_COVERS.filter((one) => one * 60 < seconds) : COVERS;
    /** @type {("wait" | "limits" | number)[]} */
    const ways = ["wait", ...minutes];
    if (kind !== "none") ways.push("limits");
    return ways;
  }

  /** The choice, as far as the clock allows it. */
  get coverWay() {
    return this.#coverWays.find((way) => way === this.form.cover) ?? "wait";
  }

  /** What happens to the seat of somebody who is awaited and away. */
  #cover() {
    return choiceField({
      name: "web-absence",
      label: t("web-absence"),
      values: this.#coverWays,
      chosen: (way) => way === this.coverWay,
      said: (way) =>
        typeof way === "number" ? t("web-absence-minutes", { time: span(way) }) : t(`web-absence-${way}`),
      choose: (way) => this.#change({ cover: way }),
    });
  }

  /** How long players may react to others, in games where they may. */
  #windows() {
    if (!this.info?.has_windows) return nothing;
    const said = (/** @type {string} */ ways) => t(`web-windows-${ways}`);
    const choose = (/** @type {"timed" | "untimed"} */ windows) => this.#change({ windows });
    return wordField("web-windows", ["timed", "untimed"], this.form.windows, said, choose);
  }
}

customElements.define("tin-new-table-page", NewTablePage);

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name, mode }) =>
  html`<tin-new-table-page .game=${name} .devices=${mode || "own"}></tin-new-table-page>`;
