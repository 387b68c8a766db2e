// @ts-check
import { Element, html, nothing, plain, t } from "../../public.js";

class PenniesBoard extends Element {
  static properties = { context: { attribute: false } };

  render() {
    const { view } = this.context;
    return html`<p class="fist">${view.own_fist === null ? nothing : view.own_fist}</p>`;
  }
}
customElements.define("pennies-board", PenniesBoard);

const board = (context) => html`<pennies-board .context=${context} aria-label=${t("game-pennies")}></pennies-board>`;

const pennies = { ...plain, board };
export default pennies;
