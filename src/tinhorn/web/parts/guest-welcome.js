// @ts-check
/** The page of a guest who opens an invitation: the host, the game, and how to join. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { HATS, settings } from "../app/settings.js";
import { openSeatCode } from "../app/signals.js";
import { icon, pic } from "../draw/art.js";
import { hatField, nameInput } from "../draw/controls.js";
import { people } from "../draw/draw-context.js";
import { boardOf, isExplained } from "../games/index.js";
import { dotted, t, tOr } from "../text/words.js";
import { optionList } from "./table-options.js";

/** @import { TableInfo } from "../net/wire.js" */

/** A name that nobody at the table has: the remembered one, with a number if it is taken. */
/** @param {string} name @param {TableInfo} table */
function freeName(name, { seats }) {
  const taken = seats.filter(({ kind }) => kind === "person").map((seat) => seat.name?.toLowerCase());
  const candidates = [name, ...HATS.map((number) => `${name} ${number + 1}`)];
  return name && (candidates.find((one) => !taken.includes(one.toLowerCase())) ?? "");
}

/** Fires `sit` with the name and hat, and `look` for a guest who only watches. */
class GuestWelcome extends Element {
  static properties = reactive("table", "problem", "name", "hat");

  /** @type {TableInfo} */
  table = required;
  problem = "";
  /** What the guest has typed; null until they do. @type {string | null} */
  name = null;
  /** @type {number | null} */
  hat = null;

  get #worn() {
    const worn = people(this.table).filter((_, seat) => this.table.seats[seat].kind !== "open");
    return worn.map(({ hat }) => hat);
  }

  get #chosenHat() {
    const wanted = this.hat ?? settings.values.hat;
    return this.#worn.includes(wanted) ? (HATS.find((hat) => !this.#worn.includes(hat)) ?? 1) : wanted;
  }

  get #chosenName() {
    return this.name ?? freeName(settings.values.name, this.table);
  }

  render() {
    const { table } = this;
    const isFull = table.seats.every(({ kind }) => kind !== "open");
    return html`<main class="door">
      <section class="panel door-card">
        <img class="door-pic" src=${boardOf(table.game)} alt="" />
        <div class="stack">
          <div>
            <h1>${this.#title()}</h1>
            <p>${tOr(`web-game-${table.game}-line`, "")}</p>
            ${this.#facts()}
            ${table.hints === "all" ? html`<p class="soft">${t("web-hints-agreed")}</p>` : nothing}
          </div>
          ${this.#company()}
          ${this.problem ? html`<p class="problem" role="alert">${icon("warning")}${this.problem}</p>` : nothing}
          ${isFull ? html`<p role="status">${t("table-full")}</p>` : this.#form()}
          <section aria-label=${t("web-options")}>${optionList(table)}</section>
          <div class="row">
            <button class="btn btn-quiet" @click=${() => this.dispatchEvent(new Event("look"))}>
              ${icon("eye")}${t("web-door-watch")}
            </button>
            ${table.seats.some(({ kind }) => kind === "person") ? html`<button class="btn btn-quiet" @click=${openSeatCode}>${t("web-seat-code")}</button>` : nothing}
          </div>
        </div>
      </section>
    </main>`;
  }

  #title() {
    const { seats, game } = this.table;
    const host = seats.find((seat) => seat.is_host)?.name;
    const args = { game: t(`game-${game}`) };
    return host ? t("page-invitation-by", { ...args, name: host }) : t("page-invitation", args);
  }

  #facts() {
    const { game, seats, title } = this.table;
    const taken = seats.filter(({ kind }) => kind !== "open").length;
    const name = title || t(`game-${game}`);
    return html`<p class="soft facts-line">
      ${dotted(name, t("web-status-seating", { taken, seats: seats.length }), tOr(`web-game-${game}-time`, ""))}
      ${isExplained(game) ? html`· <a href="/how-to-play/${game}">${t("web-how")}</a>` : nothing}
    </p>`;
  }

  #company() {
    const present = people(this.table).filter((_, seat) => this.table.seats[seat].kind !== "open");
    return html`<ul class="row door-company" aria-label=${t("web-seats")}>
      ${present.map(({ name, hat }) => html`<li class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${name}</li>`)}
    </ul>`;
  }

  #form() {
    const type = (/** @type {any} */ event) => (this.name = event.target.value);
    return html`<form class="start stack" @submit=${this.#sit}>
      ${nameInput(this.#chosenName, this.#chosenHat, { input: type })}
      ${hatField(this.#chosenHat, (hat) => (this.hat = hat), this.#worn)}
      <button class="btn btn-primary btn-big">${t("web-sit-down")}</button>
    </form>`;
  }

  /** Remembers what the guest has typed and chosen, but not what the page has proposed. @param {SubmitEvent} event */
  #sit(event) {
    event.preventDefault();
    const [name, hat] = [this.#chosenName.trim(), this.#chosenHat];
    if (this.name !== null) settings.change({ name });
    if (this.hat !== null) settings.change({ hat });
    this.dispatchEvent(new CustomEvent("sit", { detail: { name, hat } }));
  }
}

customElements.define("tin-guest-welcome", GuestWelcome);
