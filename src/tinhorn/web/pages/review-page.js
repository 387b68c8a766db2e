// @ts-check
/** The coach's review of a finished game. The first reader waits some seconds for it. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive, required } from "../app/element.js";
import { api, attempt } from "../net/api.js";
import { problemPanel } from "../draw/controls.js";
import { NARROW } from "../draw/chart.js";
import { people, titleOf, withYou } from "../draw/draw-context.js";
import { showTurn } from "../app/turn-signal.js";
import { t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";
import { betterChoices, luckAndSkill, turningPoints, winChances } from "../parts/review-panels.js";

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ model }) => html`<tin-review-page .model=${model}></tin-review-page>`;

/** @param {unknown} body `nothing` if there is none */
const panel = (body) => (body === nothing ? nothing : html`<section class="panel stack-s">${body}</section>`);

class ReviewPage extends Element {
  static properties = reactive("model", "review", "problem");

  /** @type {import("../net/table-model.js").TableModel} */
  model = required;
  /** @type {import("../net/wire.js").Review | null} */
  review = null;
  problem = "";

  async connectedCallback() {
    super.connectedCallback();
    this.watch(NARROW, "change");
    showTurn({ isAsked: false, title: t("web-review-of", { title: titleOf(this.model.table) }) });
    await attempt(this, async () => (this.review = await api.review(this.model.table.code)));
  }

  render() {
    return html`<div class="page">
      ${pageHeader()}
      <main class="columns">${this.#body()}</main>
    </div>`;
  }

  #body() {
    if (this.problem) return problemPanel(this.problem);
    if (!this.review) return this.#waiting();
    return this.#whole(this.review);
  }

  #waiting() {
    const { table } = this.model;
    return html`<section class="panel stack-s">
      <div class="panel-head"><h1>${t("web-review-of", { title: titleOf(table) })}</h1></div>
      <p role="status">${t("web-review-waiting")}</p>
      <progress aria-hidden="true"></progress>
      <div><a class="btn" href="/t/${table.code}">${t("web-summary-back")}</a></div>
    </section>`;
  }

  /** @param {import("../net/wire.js").Review} review */
  #whole(review) {
    const { table } = this.model;
    const named = people(table);
    const seats = withYou(named, table.you);
    return html`<section class="stack" aria-label=${t("web-review")}>
        <section class="panel stack-s">
          <div class="panel-head"><h1>${t("web-review-of", { title: titleOf(table) })}</h1></div>
          ${winChances(table, review, seats)}
        </section>
        ${panel(luckAndSkill(review, seats))}
      </section>
      <section class="stack" aria-label=${t("web-review-turning-points")}>
        ${panel(turningPoints(table, review, seats, named))} ${panel(betterChoices(table, review, seats, named))}
        <section class="panel summary-deeds">
          <a class="btn" href="/t/${table.code}/replay?frame=0">${t("web-replay-watch")}</a>
          <a class="btn" href="/t/${table.code}/summary">${t("web-summary")}</a>
          <a class="btn" href="/t/${table.code}">${t("web-summary-back")}</a>
        </section>
      </section>`;
  }
}

customElements.define("tin-review-page", ReviewPage);
