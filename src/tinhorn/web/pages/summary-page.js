// @ts-check
/** The summary of a finished game: net worth by round, the biggest swings, luck, and a picture. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api, attempt } from "../net/api.js";
import { icon } from "../draw/art.js";
import { problemPanel } from "../draw/controls.js";
import { NARROW } from "../draw/chart.js";
import { people, titleOf, withYou } from "../draw/draw-context.js";
import { showTurn } from "../app/turn-signal.js";
import { t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";
import { shareResult } from "../parts/result-sharing.js";
import { luck, netWorth, swings } from "../parts/summary-panels.js";

/** @import { Summary } from "../net/wire.js" */
/** @import { Person } from "../draw/draw-context.js" */

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-summary-page .model=${model}></tin-summary-page>`;

/** @param {unknown} body `nothing` if there is none */
const panel = (body) => (body === nothing ? nothing : html`<section class="panel stack-s">${body}</section>`);

class SummaryPage extends Element {
  static properties = reactive("model", "summary", "problem");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** @type {Summary | null} */
  summary = null;
  problem = "";

  async connectedCallback() {
    super.connectedCallback();
    this.watch(NARROW, "change");
    showTurn({ isAsked: false, title: t("web-summary-of", { title: titleOf(this.model.table) }) });
    await attempt(this, async () => (this.summary = await api.summary(this.model.table.code)));
  }

  render() {
    const { table } = this.model;
    return html`<div class="page">
      ${pageHeader()}
      <main class="columns">
        ${problemPanel(this.problem)}
        ${this.summary ? this.#whole(this.summary, people(table)) : nothing}
      </main>
    </div>`;
  }

  /** @param {Summary} summary @param {Person[]} named */
  #whole(summary, named) {
    const { code, you } = this.model.table;
    const seats = withYou(named, you);
    return html`<section class="stack" aria-label=${t("web-summary")}>
        <section class="panel stack-s">
          <div class="panel-head">
            <h1>${t("web-summary-of", { title: titleOf(this.model.table) })}</h1>
          </div>
          ${netWorth(this.model.table, summary, seats)}
        </section>
      </section>
      <section class="stack" aria-label=${t("web-summary-swings")}>
        ${panel(swings(this.model.table, summary, seats, named))} ${panel(luck(this.model.table, summary, seats))}
        <section class="panel summary-deeds">
          <button class="btn btn-primary" @click=${() => shareResult(this.model.table, summary)}>
            ${icon("share")}${t("web-summary-picture")}
          </button>
          <a class="btn" href="/t/${code}/replay?frame=0">${t("web-replay-watch")}</a>
          <a class="btn" href="/t/${code}/review">${t("web-review")}</a>
          <a class="btn" href="/fairness/${code}">${t("web-verify")}</a>
          <a class="btn" href="/t/${code}">${t("web-summary-back")}</a>
        </section>
      </section>`;
  }
}

customElements.define("tin-summary-page", SummaryPage);
