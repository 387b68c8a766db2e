// @ts-check
/** A picture that leads to the rule of what it shows. */
import { html } from "../vendor/lit.js";
import { openThing } from "../app/signals.js";
import { t } from "../text/words.js";

/**
 * @param {import("./draw-context.js").Desk} desk
 * @param {string} name as the game's rules call it
 * @param {string} label what people call it
 * @param {unknown} picture
 */
export function thing(desk, name, label, picture) {
  const title = t("web-rule-of", { thing: label });
  return html`<button
    class="link thing"
    aria-label=${title}
    title=${title}
    @click=${() => openThing(desk.table.game, name)}
  >
    ${picture}
  </button>`;
}
