// @ts-check
/** Names somebody at the text table who is away, with what helps. */
import { html, nothing } from "../vendor/lit.js";
import { absentSeat } from "../app/agreement.js";
import { reportFailure } from "../app/signals.js";
import { Draft, DrawContext, people } from "../draw/draw-context.js";
import { Flashes } from "../draw/flashes.js";
import { loadGame } from "../games/index.js";
import { Absence } from "./absence.js";

export class TextAbsence {
  /** Says who is awaited; fetched when somebody is away. @type {import("../games/index.js").GameModule | null} */
  #game = null;

  /** @param {() => void} changed called when there is something else to draw */
  constructor(changed) {
    this.changed = changed;
    this.absence = new Absence(changed);
    this.draft = new Draft(changed);
    this.flashes = new Flashes(changed);
  }

  stop() {
    this.absence.stop();
  }

  /** @param {import("../net/table-model.js").TableModel} model */
  draw(model) {
    if (!people(model.table).some(({ isAway }) => isAway)) return nothing;
    if (!this.#game) return this.#fetchGame(model.table.game);
    const context = new DrawContext(model, this.draft, this.flashes);
    const found = this.absence.look(context, absentSeat(this.#game, context), model.until);
    if (!found) return nothing;
    const { b, c, d } = found.slots;
    return html`<p role="status" data-away>${found.hint}</p>
      <p class="row">${b} ${c} ${d}</p>`;
  }

  /** @param {string} name */
  #fetchGame(name) {
    const keep = (/** @type {import("../games/index.js").GameModule} */ game) => {
      this.#game = game;
      this.changed();
    };
    loadGame(name).then(keep, reportFailure);
    return nothing;
  }
}
