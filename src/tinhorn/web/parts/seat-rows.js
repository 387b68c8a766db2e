// @ts-check
/** The seats of a table before the game, and the host's controls for each of them. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { icon, pic } from "../draw/art.js";
import { iconButton } from "../draw/controls.js";
import { botLine, botName, botPicture } from "../draw/bot-pictures.js";
import { people } from "../draw/draw-context.js";
import { t } from "../text/words.js";

/** @import { GameInfo, SeatInfo } from "../net/wire.js" */

/** Fires `seat` with a change of one seat, and `arrange` with a new order of all seats. */
class SeatRows extends Element {
  static properties = reactive("table", "game", "isEditing", "leaving");

  /** @type {import("../net/wire.js").TableInfo} */
  table = required;
  /** @type {GameInfo | null} */
  game = null;
  /** The host changes number and order of the seats. */
  isEditing = false;
  /** The seat whose player the host is about to remove. @type {number | null} */
  leaving = null;

  render() {
    const { table } = this;
    return html`<ul class="table-list">
        ${table.seats.map((seat, number) => this.#row(seat, number))}
      </ul>
      ${table.is_host ? this.#foot() : nothing}`;
  }

  /** @param {SeatInfo} seat @param {number} number */
  #row(seat, number) {
    const { hat, name } = people(this.table)[number];
    if (this.leaving === number && seat.kind === "person") return this.#confirmation(name, hat, number);
    const isOpen = seat.kind === "open";
    return html`<li class="table-row ${isOpen ? "open-seat" : ""} ${this.isEditing ? "arranged" : ""}" data-seat=${hat}>
      <span class="hat-slot">${pic(`hat-${hat}`)}</span>
      <span class="grow"
        ><b>${isOpen ? t("web-seat-open") : name}</b>${seat.kind === "bot" ? this.#bot(seat, number) : html`<small>${this.#about(seat, number)}</small>`}</span
      >
      ${this.isEditing ? this.#places(seat, number) : this.#button(seat, number)}
    </li>`;
  }

  /** The picture of a bot and a line each about its level and its character; the host chooses both. */
  /** @param {SeatInfo} seat @param {number} number */
  #bot({ bot, character }, number) {
    const levels = this.game?.bots ?? [];
    if (!this.table.is_host || bot === null || !levels.includes(bot))
      return html`<span class="bot-line">${botPicture(bot)}<small>${botLine(bot, character)}</small></span>`;
    const named = (/** @type {string} */ level) =>
      level === "uniform" || !character ? level : `${level}:${character}`;
    const chooseLevel = (/** @type {any} */ { target }) => this.#change(number, "bot", named(target.value));
    const choose = (/** @type {any} */ { target }) => this.#change(number, "bot", `${bot}:${target.value}`);
    return html`<span class="bot-line"
      >${botPicture(bot)}
      <span class="bot-choices">
        <select class="select" aria-label=${t("web-bot-level")} @change=${chooseLevel}>
          ${levels.map((level) => html`<option value=${level} .selected=${level === bot}>${botName(level)}</option>`)}
        </select>
        ${character ? this.#characters(character, choose) : nothing}
      </span></span
    >`;
  }

  /** @param {string} chosen @param {(event: any) => void} choose */
  #characters(chosen, choose) {
    const characters = this.game?.characters ?? [];
    return html`<select class="select" aria-label=${t("web-character")} @change=${choose}>
      ${characters.map((one) => html`<option value=${one} .selected=${one === chosen}>${t(`web-character-${one}`)}</option>`)}
    </select>`;
  }

  /** @param {SeatInfo} seat @param {number} number */
  #about({ kind, name, is_host: isHost }, number) {
    if (kind === "open") return name ? t("web-seat-kept", { name }) : t("web-seat-waiting");
    if (kind === "absent") return t("web-seat-absent");
    const { yours } = this.table;
    if (yours.includes(number)) return t(yours.length > 1 ? "web-seat-shared" : "web-seat-you");
    return t(isHost ? "web-seat-host" : "web-seat-person");
  }

  /** What can be done with a seat while the table fills. @param {SeatInfo} seat @param {number} number */
  #button({ kind, presence }, number) {
    const { is_host: isHost, yours } = this.table;
    if (kind === "person")
      return html`<span class="tag" data-kind=${presence === "here" ? "good" : nothing}
          >${t(presence === "here" ? "web-here" : "web-away")}</span
        >${isHost && !yours.includes(number) ? this.#text("web-remove", () => (this.leaving = number)) : nothing}`;
    if (!isHost) return nothing;
    if (kind !== "open") return this.#text("web-remove", () => this.#change(number, "open"));
    return this.#text("web-add-bot", () => this.#change(number, "bot"));
  }

  /** Asks before somebody loses their seat. @param {string} name @param {number} hat @param {number} number */
  #confirmation(name, hat, number) {
    const remove = () => {
      this.leaving = null;
      this.#change(number, "open");
    };
    return html`<li class="table-row confirm" data-seat=${hat}>
      <span class="grow">${t("web-remove-sure", { name })}</span>
      <button class="btn btn-danger" @click=${remove}>${t("web-remove")}</button>
      ${this.#text("web-cancel", () => (this.leaving = null))}
    </li>`;
  }

  /** What can be done with a seat while the host arranges all of them. @param {SeatInfo} seat @param {number} number */
  #places({ kind }, number) {
    const { name } = people(this.table)[number];
    const [first, last] = [number === 0, number === this.table.seats.length - 1];
    const isFew = this.table.seats.length <= (this.game?.least_players ?? 0);
    return html`${kind === "open" ? this.#text("web-seat-chair", () => this.#change(number, "absent")) : nothing}
      <span class="row seat-moves" role="group" aria-label=${name}>
        ${this.#icon("up", "web-seat-up", first, () => this.#move(number, number - 1))}
        ${this.#icon("down", "web-seat-down", last, () => this.#move(number, number + 1))}
        ${this.#icon("cross", "web-seat-take-away", kind === "person" || isFew, () => this.#takeAway(number))}
      </span>`;
  }

  #foot() {
    const toggle = () => (this.isEditing = !this.isEditing);
    const isFull = this.table.seats.length >= (this.game?.most_players ?? 0);
    return html`<div class="row seats-foot">
      <button class="btn" aria-pressed=${this.isEditing} @click=${toggle}>
        ${t(this.isEditing ? "web-seats-done" : "web-seats-edit")}
      </button>
      ${
        this.isEditing
          ? html`<button class="btn" ?disabled=${isFull} @click=${() => this.#arrange([...this.#order, null])}>
              ${icon("plus")}${t("web-seat-add")}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** @returns {(number | null)[]} */
  get #order() {
    return this.table.seats.map((_, seat) => seat);
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    const order = this.#order;
    [order[from], order[to]] = [order[to], order[from]];
    this.#arrange(order);
  }

  /** @param {number} seat */
  #takeAway(seat) {
    this.#arrange(this.#order.filter((one) => one !== seat));
  }

  /** @param {(number | null)[]} order */
  #arrange(order) {
    this.dispatchEvent(new CustomEvent("arrange", { detail: order }));
  }

  /** @param {number} seat @param {"open" | "bot" | "absent"} kind @param {string | null} [level] of a bot */
  #change(seat, kind, level = this.game?.usual_bot ?? null) {
    const bot = kind === "bot" ? level : null;
    this.dispatchEvent(new CustomEvent("seat", { detail: { seat, change: { kind, bot } } }));
  }

  /** @param {string} key @param {() => void} action */
  #text(key, action) {
    return html`<button class="btn" @click=${action}>${t(key)}</button>`;
  }

  /** @param {string} name @param {string} key @param {boolean} isOff @param {() => void} action */
  #icon(name, key, isOff, action) {
    const sign = name === "cross" ? icon("cross") : html`<span aria-hidden="true">${name === "up" ? "↑" : "↓"}</span>`;
    return iconButton(sign, t(key), action, { isOff });
  }
}

customElements.define("tin-seat-rows", SeatRows);
