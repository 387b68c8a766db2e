// @ts-check
/** The keys of the table, and above them a rule that was cited. */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { icon } from "../art.js";
import { t } from "../words.js";

/** @typedef {{ game: string, id: string }} Cited */

const KEYS = ["enter", "figures", "escape", "arrows", "tab", "question"];

/**
 * The sentence of a rule, out of the rulebook.
 * @param {Cited} cited
 */
async function ruleText({ game, id }) {
  const answer = await fetch(new URL(`../rules/${game}.md`, import.meta.url));
  const lines = (await answer.text()).split("\n");
  const found = lines.find((line) => line.includes(`${id} `) || line.includes(`${id}|`));
  return (found ?? "")
    .replace(/^[-|\s]*[A-Z0-9-]+\s*\|?\s*(\[[RH]\])?\s*/, "")
    .replace(/[`*|]/g, "")
    .trim();
}

export class HelpDrawer extends Element {
  static properties = { rule: { attribute: false }, text: { state: true } };

  constructor() {
    super();
    /** @type {Cited | undefined} */
    this.rule = undefined;
    this.text = "";
  }

  /** @param {Map<string, unknown>} changed */
  async updated(changed) {
    if (changed.has("rule") && this.rule) this.text = await ruleText(this.rule);
  }

  render() {
    return html`<aside class="drawer" aria-label=${t("web-help")}>
      <div class="drawer-head">
        <h2>${t("web-help")}</h2>
        <button
          class="btn btn-quiet btn-icon"
          aria-label=${t("web-close")}
          @click=${() => this.dispatchEvent(new CustomEvent("close"))}
        >
          ${icon("cross")}
        </button>
      </div>
      <div class="drawer-body stack">
        ${this.rule ? html`<p class="rule" data-now><span class="id">${this.rule.id}</span><br />${this.text}</p>` : nothing}
        <h3>${t("web-keys")}</h3>
        <dl class="keys">
          ${KEYS.map(
            (key) =>
              html`<dt><kbd>${t(`web-key-${key}`)}</kbd></dt>
                <dd>${t(`web-key-${key}-does`)}</dd>`,
          )}
        </dl>
      </div>
    </aside>`;
  }
}

customElements.define("tin-help", HelpDrawer);
