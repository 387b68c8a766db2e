// @ts-check
/**
 * At a table without a clock, somebody who is away on their turn stops the game. The note says so to
 * the others and offers what helps: a reminder, a bot in their place, or patience.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, required } from "../app/element.js";
import { copy } from "../app/clipboard.js";
import { icon } from "../draw/art.js";
import { people } from "../draw/draw-context.js";
import { loadGame } from "../games/index.js";
import { api, reason } from "../net/api.js";
import { network } from "../net/network.js";
import { t } from "../text/words.js";

/** How long somebody may be away before the note appears, in milliseconds. */
const PATIENCE = 20_000;

export class AbsenceNote extends Element {
  static properties = {
    model: { attribute: false },
    game: { state: true },
    isCopied: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../net/table-model.js").TableModel} */
    this.model = required;
    /** @type {import("../games/index.js").GameModule | null} */
    this.game = null;
    this.isCopied = false;
    this.problem = "";
    /** The awaited seat that is away, and since when. @type {{ seat: number, since: number } | null} */
    this.absence = null;
    /** The seat for which the reader has chosen to wait. @type {number | null} */
    this.dismissed = null;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.model, "change");
    this.timer = window.setInterval(() => this.absence && this.requestUpdate(), 1000);
    void loadGame(this.model.table.game).then((game) => (this.game = game), () => undefined);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  /** The awaited seat whose player is away; null if there is none, or a clock runs. */
  get #absentSeat() {
    const { table, update, isAsked } = this.model;
    if (!update || !this.game || table.status !== "playing" || table.clock.kind !== "none") return null;
    const context = /** @type {any} */ ({ view: update.view, me: update.view.viewer, isAsked });
    const [seat] = this.game.awaited(context);
    const isAway = seat !== undefined && people(table)[seat].isAway && !table.yours.includes(seat);
    return isAway ? seat : null;
  }

  #track() {
    const seat = this.#absentSeat;
    if (seat !== this.dismissed) this.dismissed = null;
    if (seat === this.absence?.seat) return;
    this.absence = seat === null ? null : { seat, since: Date.now() };
    [this.isCopied, this.problem] = [false, ""];
  }

  render() {
    this.#track();
    const { absence, model } = this;
    if (!absence || this.dismissed === absence.seat || !(model.table.yours.length || model.table.is_host)) return nothing;
    if (Date.now() - absence.since < PATIENCE) return nothing;
    const { name } = people(model.table)[absence.seat];
    return html`<div class="panel seat-note" role="status">
      <p>${t("web-absent", { name })}</p>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
      <div class="row">
        <button class="btn" @click=${() => this.#remind(name)}>
          ${icon("share")}${t(this.isCopied ? "web-copied" : "web-absent-remind")}
        </button>
        ${
          model.table.is_host
            ? html`<button class="btn" @click=${() => this.#replace(absence.seat)}>${t("web-absent-bot")}</button>`
            : nothing
        }
        <button class="btn" @click=${() => this.#wait(absence.seat)}>${t("web-absent-wait")}</button>
      </div>
    </div>`;
  }

  /** Shares a sentence with the link, or copies it where the browser cannot share. @param {string} name */
  async #remind(name) {
    const { code, game } = this.model.table;
    const text = t("web-absent-text", { name, game: t(`web-game-${game}`) });
    const url = `${network.address || location.origin}/t/${code}`;
    if ("share" in navigator) return navigator.share({ text, url }).catch(() => undefined);
    await copy(`${text} ${url}`);
    this.isCopied = true;
  }

  /** @param {number} seat */
  async #replace(seat) {
    try {
      await api.change(this.model.table.code, seat, { kind: "bot", bot: null });
    } catch (error) {
      this.problem = reason(error);
    }
  }

  /** @param {number} seat */
  #wait(seat) {
    this.dismissed = seat;
    this.requestUpdate();
  }
}

customElements.define("tin-absence-note", AbsenceNote);
