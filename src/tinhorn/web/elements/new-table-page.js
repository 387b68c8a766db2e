// @ts-check
/** A new table: how many sit at it, by which options, with which clock. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { icon } from "../art.js";
import { api, Refused } from "../api.js";
import { settings } from "../settings.js";
import { followTurn } from "../turn.js";
import { t } from "../words.js";
import { pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").GameInfo} GameInfo */

const CLOCKS = [
  { kind: "none", seconds: 0 },
  { kind: "live", seconds: 30 },
  { kind: "live", seconds: 60 },
  { kind: "live", seconds: 120 },
  { kind: "slow", seconds: 86400 },
];

export class NewTablePage extends Element {
  static properties = {
    game: {},
    games: { state: true },
    wish: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {GameInfo[]} */
    this.games = [];
    /** @type {{ players: number, clock: number, listed: boolean, title: string, options: Record<string, string> }} */
    this.wish = { players: 4, clock: 0, listed: false, title: "", options: {} };
    this.problem = "";
  }

  async connectedCallback() {
    super.connectedCallback();
    followTurn(null);
    this.watch(settings, "change");
    await this.#try(async () => (this.games = await api.games()));
  }

  get info() {
    return this.games.find(({ name }) => name === this.game);
  }

  /** Does it, or says why not. @param {() => Promise<unknown>} what */
  async #try(what) {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : t("web-unreachable");
    }
  }

  /** @param {Partial<typeof this.wish>} changed */
  #change(changed) {
    this.wish = { ...this.wish, ...changed };
  }

  /** @param {SubmitEvent} event */
  #open(event) {
    event.preventDefault();
    const { players, clock, listed, title, options } = this.wish;
    const { name, hat } = settings.values;
    const open = { kind: /** @type {const} */ ("open"), bot: null };
    return this.#try(async () => {
      const { table } = await api.open({
        game: this.game,
        seats: [{ kind: "me", bot: null }, ...Array(players - 1).fill(open)],
        name: name || t("web-no-name"),
        hat,
        options,
        clock: /** @type {any} */ (CLOCKS[clock]),
        listed,
        title: title || t("web-table-of", { name: name || t("web-no-name") }),
      });
      this.dispatchEvent(
        new CustomEvent("go", { bubbles: true, detail: new URL(table.link).pathname }),
      );
    });
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
      <label class="field"
        ><span class="label">${t("web-table-title")}</span>
        <input
          class="input"
          maxlength="60"
          autocomplete="off"
          .value=${this.wish.title}
          @input=${(/** @type {any} */ event) => this.#change({ title: event.target.value })}
      /></label>
      <fieldset class="field">
        <legend>${t("web-players")}</legend>
        <div class="tabs" role="radiogroup" aria-label=${t("web-players")}>
          ${counts.map((players) => this.#count(players))}
        </div>
      </fieldset>
      <div class="two">${this.#clock()}${choices.map((choice) => this.#choice(choice))}</div>
      <label class="switch"
        ><span>${t("web-listed")}<small>${t("web-listed-note")}</small></span>
        <input
          type="checkbox"
          role="switch"
          .checked=${this.wish.listed}
          @change=${(/** @type {any} */ event) => this.#change({ listed: event.target.checked })}
      /></label>
      <button class="btn btn-primary btn-big">${t("web-open-table")}</button>
    </form>`;
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
        ${CLOCKS.map(({ kind, seconds }, at) => {
          const text = t(`web-clock-${kind}`, { seconds });
          return html`<option value=${at} ?selected=${at === this.wish.clock}>${text}</option>`;
        })}
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
