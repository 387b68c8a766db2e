// @ts-check
/**
 * Verification of the random draws. `/fairness` explains them, shows the dice counted so far and
 * verifies a record from a file; `/fairness/MESA-47KX` verifies the game of a table. The browser
 * computes everything itself.
 */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { api, attempt, reason } from "../net/api.js";
import { fairnessNotes, isAsNoted, partsIn } from "../net/contributions.js";
import { provenAgainst, verify } from "../net/fairness.js";
import { icon } from "../draw/art.js";
import { showTurn } from "../app/turn-signal.js";
import { keysOf, listed, say, currentLanguage, t } from "../text/words.js";
import { pageHeader } from "../parts/page-header.js";

/** @import { DiceReport, Proof, TableInfo } from "../net/wire.js" */
/** @import { Verdict } from "../net/fairness.js" */
/** @typedef {import("../net/fairness.js").Played & { names: string[], outcome: unknown }} Game */

/** A result less likely than this is marked as unusual. */
const RARE = 0.01;

/** @param {Intl.NumberFormatOptions} how */
const figures = (how) => new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1, ...how });

/** @param {import("../app/routes.js").Visit} visit */
export const page = ({ name }) => html`<tin-fairness-page .code=${name}></tin-fairness-page>`;

/**
 * The part of the draws that this device has committed to for a seat, if the record has it or should
 * have it: its commitment was in the last attempt to start, as this device saw it.
 * @param {import("../net/contributions.js").FairnessNotes | null} mine
 * @param {number} seat
 * @param {Proof["commitments"]} commitments
 */
function noted(mine, seat, { attempts, contributions }) {
  const seen = mine?.attempts[(attempts?.length ?? 1) - 1]?.[seat];
  const part = mine?.parts.find(({ commitment }) => commitment === seen);
  const isMine = mine?.parts.some(({ contribution }) => contribution === contributions[seat]);
  return part?.contribution ?? (isMine ? contributions[seat] : undefined);
}

class FairnessPage extends Element {
  static properties = reactive("code", "problem", "proof", "verdict", "dice");

  code = "";
  problem = "";
  /** @type {Proof | null} */
  proof = null;
  /** @type {Game} */
  game = { game: "", rules: 0, setup: {}, names: [], entries: [], outcome: null };
  /** The reader's seat at the table. @type {number | null} */
  you = null;
  /** @type {Verdict | null} */
  verdict = null;
  /** @type {DiceReport | null} */
  dice = null;
  /** Counts verifications, so that a late verdict on an earlier record is dropped. */
  checks = 0;

  connectedCallback() {
    super.connectedCallback();
    showTurn({ isAsked: false, title: this.#title() });
    if (this.code) void this.#check(api.proof(this.code), api.record(this.code), api.table(this.code));
    else void this.#fetchDice();
  }

  #title() {
    return this.code ? t("web-fair-title-table", { code: this.code }) : t("web-fair-title");
  }

  async #fetchDice() {
    await attempt(this, async () => (this.dice = await api.dice()));
  }

  /**
   * @param {Promise<Proof>} proof
   * @param {Promise<Game>} record
   * @param {Promise<TableInfo | null>} [table] the table of the record, if the page is about a table
   */
  async #check(proof, record, table = Promise.resolve(null)) {
    const check = ++this.checks;
    [this.proof, this.verdict, this.problem] = [null, null, ""];
    try {
      const [claimed, game, shown] = await Promise.all([proof, record, table]);
      const verdict = verify(claimed, game);
      if (check !== this.checks) return;
      this.you = shown?.you ?? null;
      [this.proof, this.game, this.verdict] = [claimed, game, verdict];
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
    await this.#check(
      proof,
      proof.then(() => JSON.parse(text)),
    );
  }

  render() {
    return html`<div class="page">
      ${pageHeader()}
      <main class="columns">
        <section class="stack" aria-label=${t("web-fair-check")}>
          ${this.#verification()} ${this.code ? nothing : this.#diceReport()}
        </section>
        <section class="panel stack-s" aria-labelledby="fair-how">
          <h2 id="fair-how">${t("web-fair-how")}</h2>
          <ol class="fair-steps">
            ${["promise", "add", "reveal", "draw", "publish"].map((step) => html`<li>${t(`web-fair-how-${step}`)}</li>`)}
          </ol>
          <h3>${t("web-fair-proves")}</h3>
          <p>${t("web-fair-proves-what")}</p>
          <h3>${t("web-fair-not")}</h3>
          <p>${t("web-fair-not-looked")}</p>
          <p>${t("web-fair-not-alone")}</p>
          <p>${t("fairness-limits")}</p>
          <p>${t("web-fair-not-rules")}</p>
          <pre class="command"><code>tinhorn verify RECORD</code></pre>
        </section>
      </main>
    </div>`;
  }

  #verification() {
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
    if (!verdict) return this.code && !proof ? html`<p>${t("web-fair-working")}</p>` : nothing;
    if (!verdict.isCommitted) return bad(t("web-fair-secret-wrong"));
    if (!verdict.isRevealed) return bad(t("fairness-attempts"));
    if (verdict.wrong !== null) return bad(t("web-fair-wrong", { entry: verdict.wrong }));
    if (!proof) return nothing;
    if (this.code && lettersOf(this.code) !== lettersOf(proof.commitments.table)) return bad(t("web-fair-other-table"));
    if (!isAsNoted(proof)) return bad(t("web-fair-not-this-record"));
    const parts = partsIn(proof.commitments);
    if (parts === "unused" || parts === "denied") return bad(t(`web-fair-part-${parts}`));
    const rows = provenAgainst(proof.commitments, parts === "used");
    return html`<p class="fair-verdict" data-good>${icon("check")}<b>${t("web-fair-good", { draws: verdict.draws })}</b></p>
      <p class="soft">${t("fairness-by", { protocol: proof.commitments.attempts ? 2 : 1 })}</p>
      <ul class="soft" data-against>
        ${rows.map(([key, by]) => html`<li>${t(key, { proof: by })}</li>`)}
      </ul>
      ${this.game.outcome ? nothing : html`<p class="soft" data-cut>${icon("warning")}${t("fairness-cut")}</p>`}`;
  }

  /** @param {Proof} proof */
  #steps({ commitments, draws }) {
    const mine = fairnessNotes(commitments.table);
    return html`<dl class="fair-list">
        <dt>${t("web-fair-commitment")}</dt>
        <dd><code>${commitments.commitment}</code>${comparison(mine?.commitment, commitments.commitment)}</dd>
        <dt>${t("web-fair-secret")}</dt>
        <dd><code>${commitments.secret}</code></dd>
        ${commitments.contributions.map(
          (given, seat) =>
            html`<dt>${seat === this.you ? t("web-fair-added-you") : t("web-fair-added", { name: this.#name(seat) })}</dt>
              <dd>
                <code>${given}</code>${comparison(noted(mine, seat, commitments), given)}
                ${this.#isDerived(seat, commitments) ? html`<small>${t("web-fair-derived")}</small>` : nothing}
              </dd>`,
        )}
        ${commitments.attempts?.map((attempt, at) => this.#attempt(attempt, at, mine))}
      </dl>
      <details class="more">
        <summary>${t("web-fair-draws", { draws: draws.length })}</summary>
        <p class="soft">${t("web-fair-labels")}</p>
        <ol class="fair-draws">
          ${draws.map((drawn) => this.#draw(drawn))}
        </ol>
      </details>`;
  }

  /** @param {number} seat */
  #name(seat) {
    return this.game.names[seat] || t("player-without-name", { number: seat + 1 });
  }

  /** @param {number} seat @param {Proof["commitments"]} commitments */
  #isDerived(seat, { attempts }) {
    return attempts?.at(-1)?.commitments[seat] === null;
  }

  /**
   * The commitments of all seats in one attempt to start, and who made it void.
   * @param {import("../net/wire.js").Attempt} attempt
   * @param {number} at
   * @param {import("../net/contributions.js").FairnessNotes | null} mine
   */
  #attempt({ commitments, withheld }, at, mine) {
    const names = withheld.map((seat) => (seat === this.you ? t("web-you-name") : this.#name(seat)));
    return html`<dt>${t("web-fair-attempt", { number: at + 1 })}</dt>
      <dd>
        <code>${commitments.map((committed) => committed ?? "–").join(" ")}</code>
        ${comparison(mine?.attempts[at] && String(mine.attempts[at]), String(commitments))}
        ${names.length ? html`<small>${t("fairness-void", { number: at + 1, names: listed(names) })}</small>` : nothing}
      </dd>`;
  }

  /** What was drawn, in words where the game has them. @param {string} label */
  #kind(label) {
    const key = `web-${this.proof?.game}-drawn-${label}`;
    return keysOf(key).includes(key) ? t(key) : label;
  }

  /** @param {import("../net/wire.js").Drawn} drawn */
  #draw({ entry, label, number, numbers }) {
    const isWrong = this.verdict?.wrong === entry;
    const drawn = numbers.map(([below, got]) => t("web-fair-number", { got, below })).join(", ");
    return html`<li ?data-wrong=${isWrong}>
      <b title="${label}#${number}">${this.#kind(label)} #${number}</b> ${drawn} ${isWrong ? html`<b>${t("web-fair-differs")}</b>` : nothing}
    </li>`;
  }

  #diceReport() {
    const { dice } = this;
    if (!dice) return nothing;
    return html`<section class="panel stack-s">
      <h2>${t("web-dice-title")}</h2>
      <p class="soft">${t("web-dice-games", { games: dice.games, finished: dice.finished })}</p>
      ${dice.counts.map((counted) => this.#count(counted))}
    </section>`;
  }

  /** @param {import("../net/wire.js").CountedDraws} counted */
  #count({ game, count, fair }) {
    const all = count.counts.reduce((sum, times) => sum + times, 0);
    const expected = all / count.counts.length;
    const most = Math.max(expected, ...count.counts, 1);
    return html`<table class="draw-count">
      <caption>
        ${t("web-dice-caption", { game: t(`game-${game}`), what: say(count.name) })}
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
        ${count.outcomes.map(
          (outcome, at) =>
            html`<tr>
              <th scope="row">${say(outcome)}</th>
              <td>${count.counts[at]}</td>
              <td>${figures({}).format(expected)}</td>
              <td><meter min="0" max=${most} .value=${count.counts[at]} aria-hidden="true"></meter></td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <td colspan="4">${this.#likelihood(fair)}</td>
        </tr>
      </tfoot>
    </table>`;
  }

  /** @param {number | null} fair */
  #likelihood(fair) {
    if (fair === null) return t("web-dice-too-few");
    const share = figures({ style: "percent" }).format(fair);
    return t(fair < RARE ? "web-dice-rare" : "web-dice-fair", { share });
  }
}

/** A code without what people may leave out of it. @param {string} code */
const lettersOf = (code) => code.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** @param {string} text */
const bad = (text) => html`<p class="fair-verdict">${icon("warning")}<b>${text}</b></p>`;

/**
 * Says whether a value is the one that this device saw or sent before the game.
 * @param {string | undefined} then
 * @param {string} now
 */
function comparison(then, now) {
  if (!then) return nothing;
  return html`<small>${t(then === now ? "web-fair-as-seen" : "web-fair-not-as-seen")}</small>`;
}

customElements.define("tin-fairness-page", FairnessPage);
