// @ts-check
/**
 * Somebody who is away holds up the game. The prompt bar says so to the others while they have nothing to answer,
 * and offers what helps: a reminder, a bot until they are back, or patience.
 */
import { html } from "../vendor/lit.js";
import { answers } from "../app/calm.js";
import { copy } from "../app/clipboard.js";
import { api, reason } from "../net/api.js";
import { network } from "../net/network.js";
import { until } from "../text/times.js";
import { t } from "../text/words.js";

/** @import { DrawContext } from "../draw/draw-context.js" */

/** How long somebody may be away before the bar says so, in milliseconds. */
const PATIENCE = 20_000;

/**
 * With hours or days for an answer, half of them belong to the player alone.
 * @param {import("../net/wire.js").TableInfo} table
 * @param {number | null} end
 */
const isLate = ({ clock }, end) =>
  clock.kind !== "slow" || end === null || end - Date.now() <= (clock.seconds * 1000) / 2;

/** @param {import("../net/wire.js").TableInfo} table @param {string} name @param {number | null} end */
function told({ clock, paused_at: pausedAt }, name, end) {
  if (clock.kind === "live" || pausedAt !== null) return t("web-absent-live", { name });
  return end === null ? t("web-absent", { name }) : t("web-absent-until", { name, until: until(new Date(end)) });
}

export class Absence {
  /** The seat that is away. @type {number | null} */
  #seat = null;
  /** They have been away for long enough. */
  #isDue = false;
  /** The reader has chosen to wait. */
  #isDismissed = false;
  #isCopied = false;
  #problem = "";
  #timer = 0;

  /** @param {() => void} changed called when there is something else to draw */
  constructor(changed) {
    this.changed = changed;
  }

  stop() {
    clearTimeout(this.#timer);
  }

  /**
   * What the bar shows about this seat; null for nothing.
   * @param {DrawContext} context
   * @param {number | null} seat
   * @param {number | null} end when the time for an answer ends, in milliseconds since 1970
   */
  look(context, seat, end) {
    if (seat !== this.#seat) this.#begin(seat);
    const isBusy = context.isAsked || (context.update.window !== null && context.table.paused_at === null);
    if (seat === null || isBusy || this.#isDismissed || !this.#isDue) return null;
    const { name } = context.people[seat];
    return { hint: this.#problem || told(context.table, name, end), slots: this.#slots(context, seat, name, end) };
  }

  /** @param {number | null} seat */
  #begin(seat) {
    this.stop();
    [this.#seat, this.#isDue, this.#isDismissed, this.#isCopied, this.#problem] = [seat, false, false, false, ""];
    if (seat !== null) this.#timer = window.setTimeout(() => this.#tell(), PATIENCE);
  }

  /** The clock of a timer and that of `Date` may differ by a millisecond, so the timer alone counts. */
  #tell() {
    this.#isDue = true;
    this.changed();
  }

  /** @param {DrawContext} context @param {number} seat @param {string} name @param {number | null} end */
  #slots({ table }, seat, name, end) {
    const isFree = !table.motion || table.motion.wish === "continue";
    const isCoverable = table.yours.length > 0 && isFree && isLate(table, end);
    return {
      b: isCoverable ? this.#button("cover", t("web-absent-cover"), () => this.#cover(table, seat)) : undefined,
      c: this.#button("remind", t(this.#isCopied ? "web-copied" : "web-absent-remind"), () =>
        this.#remind(table, name),
      ),
      d: this.#button("wait", t("web-absent-wait"), () => (this.#isDismissed = true)),
    };
  }

  /** @param {string} name @param {unknown} label @param {() => unknown} act */
  #button(name, label, act) {
    const press = () => {
      act();
      this.changed();
    };
    return html`<button class="btn" data-absent=${name} ${answers(`absent ${name}`)} @click=${press}>${label}</button>`;
  }

  /** Shares a sentence with the link, or copies it where the browser cannot share. @param {import("../net/wire.js").TableInfo} table @param {string} name */
  async #remind({ code, game }, name) {
    const text = t("web-absent-text", { name, game: t(`game-${game}`) });
    const url = `${network.address || location.origin}/t/${code}`;
    if ("share" in navigator) return navigator.share({ text, url }).catch(() => undefined);
    await copy(`${text} ${url}`);
    this.#isCopied = true;
    this.changed();
  }

  /**
   * Asks those who are present for a bot until the player is back. A request to go on, which waits for
   * that player, makes room.
   * @param {import("../net/wire.js").TableInfo} table
   * @param {number} seat
   */
  async #cover({ code, motion, you, yours }, seat) {
    const mine = you ?? yours[0];
    try {
      if (motion) await api.vote(code, false, mine);
      await api.motion(code, { wish: "cover", seat }, mine);
    } catch (error) {
      this.#problem = reason(error);
      this.changed();
    }
  }
}
