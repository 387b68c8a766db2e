// @ts-check
/**
 * Draws that anyone can check: `/fairness` explains them, counts all dice so far and takes the
 * record of a game; `/fairness/MESA-47KX` checks the game of a table, in this browser.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element } from "../element.js";
import { api, kept, reason } from "../api.js";
import { canCompute, verify } from "../draws.js";
import { icon } from "../art.js";
import { followTurn } from "../turn.js";
import { say, spoken, t } from "../words.js";
import { pageTop } from "./page-top.js";

/** @typedef {import("../wire.js").Proof} Proof */
/** @typedef {import("../wire.js").Count} Count */
/** @typedef {import("../draws.js").Verdict} Verdict */
/** @typedef {{ names: string[], entries: import("../draws.js").Entry[] }} Game */

/** So much rarer than this is worth a second look. */
const RARE = 0.01;

/** @param {Intl.NumberFormatOptions} how */
const figures = (how) => new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1, ...how });

/** @param {import("../pages.js").Visit} visit */
export const page = ({ name }) => html`<tin-fairness .code=${name}></tin-fairness>`;

export class FairnessPage extends Element {
  static properties = {
    code: { attribute: false },
    problem: { state: true },
    proof: { state: true },
    verdict: { state: true },
    dice: { state: true },
  };

  constructor() {
    super();
    this.code = "";
    this.problem = "";
    /** @type {Proof | null} */
    this.proof = null;
    /** @type {Game} */
    this.game = { names: [], entries: [] };
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {Count | null} */
    this.dice = null;
    /** So many records were to be checked; the verdict is on the last one. */
    this.checks = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    followTurn({ isAsked: false, title: this.#title() });
    if (this.code) void this.#check(api.proof(this.code), api.record(this.code));
    else void this.#count();
  }

  #title() {
    return this.code ? t("web-fair-title-table", { code: this.code }) : t("web-fair-title");
  }

  async #count() {
    try {
      this.dice = await api.dice();
    } catch (error) {
      this.problem = reason(error);
    }
  }

  /**
   * @param {Promise<Proof>} proof
   * @param {Promise<Game>} record
   */
  async #check(proof, record) {
    const check = ++this.checks;
    [this.proof, this.verdict, this.problem] = [null, null, ""];
    try {
      const [told, game] = await Promise.all([proof, record]);
      const verdict = canCompute() ? await verify(told, game.entries) : null;
      if (check === this.checks) [this.proof, this.game, this.verdict] = [told, game, verdict];
    } catch (error) {
      if (check === this.checks) this.problem = reason(error);
    }
  }

  /** @param {Event} event */
  async #open(event) {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    const text = await file.text();
    const proof = api.proofOf(text);
    await this.#check(proof, proof.then(() => JSON.parse(text)));
  }

  render() {
    return html`<div class="desk">
      ${pageTop()}
      <main class="columns">
        <section class="stack" aria-label=${t("web-fair-check")}>
          ${this.#checked()} ${this.code ? nothing : this.#counted()}
        </section>
        <section class="panel stack-s" aria-labelledby="fair-how">
          <h2 id="fair-how">${t("web-fair-how")}</h2>
          <ol class="fair-steps">
            ${["promise", "add", "draw", "publish"].map((step) => html`<li>${t(`web-fair-how-${step}`)}</li>`)}
          </ol>
          <h3>${t("web-fair-proves")}</h3>
          <p>${t("web-fair-proves-what")}</p>
          <h3>${t("web-fair-not")}</h3>
          <p>${t("web-fair-not-looked")}</p>
          <p>${t("web-fair-not-rules")}</p>
          <pre class="command"><code>tinhorn verify RECORD</code></pre>
        </section>
      </main>
    </div>`;
  }

  #checked() {
    return html`<section class="panel stack-s">
      <h1>${this.#title()}</h1>
      <div role="status" aria-live="polite">${this.problem ? html`<p class="problem">${icon("warning")}${this.problem}</p>` : this.#verdict()}</div>
      ${this.proof ? this.#steps(this.proof) : nothing}
      ${this.code ? html`<p><a class="btn" href="/t/${this.code}">${t("web-summary-back")}</a></p>` : nothing}
      <label class="field"
        ><span class="label">${t("web-fair-file")}</span>
        <input class="input" type="file" accept="application/json,.json" @change=${this.#open} />
      </label>
    </section>`;
  }

  #verdict() {
    const { verdict, proof } = this;
    if (proof && !canCompute()) return html`<p class="problem">${icon("warning")}${t("web-fair-insecure")}</p>`;
    if (!verdict) return this.code && !proof ? html`<p>${t("web-fair-working")}</p>` : nothing;
    if (!verdict.isPromised) return bad(t("web-fair-secret-wrong"));
    if (verdict.wrong !== null) return bad(t("web-fair-wrong", { entry: verdict.wrong }));
    return html`<p class="fair-verdict" data-good>${icon("check")}<b>${t("web-fair-good", { draws: verdict.draws })}</b></p>`;
  }

  /** @param {Proof} proof */
  #steps({ promise, draws }) {
    const mine = kept(promise.table);
    return html`<dl class="fair-list">
        <dt>${t("web-fair-commitment")}</dt>
        <dd><code>${promise.commitment}</code>${seen(mine?.commitment, promise.commitment)}</dd>
        <dt>${t("web-fair-secret")}</dt>
        <dd><code>${promise.secret}</code></dd>
        ${promise.contributions.map(
          (given, seat) =>
            html`<dt>${t("web-fair-added", { name: this.game.names[seat] ?? String(seat) })}</dt>
              <dd>
                <code>${given}</code>${seen(mine?.contributions[seat], given)}
              </dd>`,
        )}
      </dl>
      <details class="more">
        <summary>${t("web-fair-draws", { draws: draws.length })}</summary>
        <p class="soft">${t("web-fair-labels")}</p>
        <ol class="fair-draws">
          ${draws.map((drawn) => this.#drawn(drawn))}
        </ol>
      </details>`;
  }

  /** @param {import("../wire.js").Drawn} drawn */
  #drawn({ entry, label, number, numbers }) {
    const isWrong = this.verdict?.wrong === entry;
    const drawn = numbers.map(([below, got]) => t("web-fair-number", { got, below })).join(", ");
    return html`<li ?data-wrong=${isWrong}>
      <code>${label}#${number}</code> ${drawn} ${isWrong ? html`<b>${t("web-fair-differs")}</b>` : nothing}
    </li>`;
  }

  #counted() {
    const { dice } = this;
    if (!dice) return nothing;
    return html`<section class="panel stack-s">
      <h2>${t("web-dice-title")}</h2>
      <p class="soft">${t("web-dice-games", { games: dice.games, finished: dice.finished })}</p>
      ${dice.counted.map((counted) => this.#tally(counted))}
    </section>`;
  }

  /** @param {import("../wire.js").Counted} counted */
  #tally({ game, tally, fair }) {
    const all = tally.counts.reduce((sum, count) => sum + count, 0);
    const expected = all / tally.counts.length;
    const most = Math.max(expected, ...tally.counts, 1);
    return html`<table class="dice-count">
      <caption>
        ${t("web-dice-caption", { game: t(`web-game-${game}`), what: say(tally.name) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">${t("web-dice-what")}</th>
          <th scope="col">${t("web-dice-seen")}</th>
          <th scope="col">${t("web-dice-expected")}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${tally.outcomes.map(
          (outcome, at) =>
            html`<tr>
              <th scope="row">${say(outcome)}</th>
              <td>${tally.counts[at]}</td>
              <td>${figures({}).format(expected)}</td>
              <td><meter min="0" max=${most} .value=${tally.counts[at]} aria-hidden="true"></meter></td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colspan="4">${this.#fair(fair)}</td>
        </tr>
      </tfoot>
    </table>`;
  }

  /** @param {number | null} fair */
  #fair(fair) {
    if (fair === null) return t("web-dice-too-few");
    const share = figures({ style: "percent" }).format(fair);
    return t(fair < RARE ? "web-dice-rare" : "web-dice-fair", { share });
  }
}

/** @param {string} text */
const bad = (text) => html`<p class="fair-verdict">${icon("warning")}<b>${text}</b></p>`;

/**
 * Whether something is what this device saw or sent at the time.
 * @param {string | undefined} then
 * @param {string} now
 */
function seen(then, now) {
  if (!then) return nothing;
  return html`<small>${t(then === now ? "web-fair-as-seen" : "web-fair-not-as-seen")}</small>`;
}

customElements.define("tin-fairness", FairnessPage);
