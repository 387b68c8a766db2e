// @ts-check
/** A picture that opens the rule about what it shows. */
import { html } from "../vendor/lit.js";
import { openRuleFor } from "../app/signals.js";
import { t } from "../text/words.js";

/**
 * @param {import("./draw-context.js").DrawContext} context
 * @param {string} component a card, token or place, as the rulebook's index names it
 * @param {string} label its name for people
 * @param {unknown} picture
 */
export function ruleLink(context, component, label, picture) {
  const title = t("web-rule-of", { thing: label });
  return html`<button
    class="link rule-link"
    aria-label=${title}
    title=${title}
    @click=${() => openRuleFor(context.table.game, component)}
  >
    ${picture}
  </button>`;
}
