// @ts-check
/** The plot for sale: the standing bid, what the plot would bring the viewer, and the bid limit. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, required } from "../../app/element.js";
import { pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money, nameOf, thousands } from "../../text/words.js";
import { limitOf, isOffered, setLimit } from "./auto-bid.js";
import { plotAt } from "./plots.js";
import { splitText } from "./split.js";

/** @typedef {import("../../net/wire.js").Fact} Fact */
/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */

const THEN = /** @type {const} */ (["pass", "ask"]);
/** @type {Record<string, string>} */
const PICTURES = {
  "token-hidden": "bonus-back",
  "site-mine": "mine-back",
  "site-ranch": "ranch-back",
};
/** The kinds of facts that are listed even if they are not complete. */
const ALWAYS_LISTED = ["secret", "token", "site"];

/** What a fact is about, as the rulebook's index names it. @param {Fact} fact */
const component = ({ kind, subject }) => `${kind}-${subject}`;

/** @param {Fact} fact */
const picture = (fact) =>
  PICTURES[component(fact)] ?? component(fact).replace("token-", "bonus-");

/** When the amount of a fact is paid. @param {Fact} fact */
function when({ kind, subject }) {
  if (kind === "secret") return "web-winchester-at-end";
  const isUpTo = kind === "token" && subject === "movement";
  return isUpTo ? "web-winchester-up-to" : "web-winchester-at-once";
}

/** True if the plot brings a shared objective closer. @param {Fact} fact */
const isStep = ({ kind, count, then }) => kind === "shared" && (then ?? 0) > (count ?? 0);

/** Sort key: the most useful facts first. @param {Fact} fact */
function rank({ is_complete, amount, kind }) {
  if (is_complete) return 0;
  if (amount) return 1;
  return kind === "secret" ? 3 : 2;
}

/** The facts about what the plot would bring. @param {DrawContext} context */
function rows(context) {
  const facts = context.facts.filter((fact) => isStep(fact) || ALWAYS_LISTED.includes(fact.kind));
  return facts.sort((one, other) => rank(one) - rank(other));
}

/** @param {DrawContext} context @param {Fact} fact */
const gain = (context, fact) =>
  html`<span class="money">+${money(fact.amount ?? 0)}<small>${context.t(when(fact))}</small></span>`;

/** A shared objective tells how far the plot would bring it. @param {DrawContext} context @param {Fact} fact */
function factText(context, { kind, subject, text, then, needed }) {
  if (kind !== "shared" || then === undefined || then === null) return context.say(text);
  return html`${context.t(`winchester-shared-${subject}`)}<small
      >${context.t("web-winchester-then", { then, needs: needed ?? 0 })}</small
    >`;
}

/** @param {DrawContext} context @param {Fact} fact */
export const factRow = (context, fact) =>
  html`<li data-on=${fact.is_complete ? "done" : fact.amount ? nothing : "idle"}>
    ${ruleLink(context, component(fact), context.say(fact.text), pic(picture(fact)))}<span>${factText(context, fact)}</span>
    ${fact.amount ? gain(context, fact) : html`<span></span>`}
  </li>`;

export class WinchesterLot extends Element {
  static properties = { context: { attribute: false } };

  constructor() {
    super();
    /** @type {DrawContext} */
    this.context = required;
  }

  render() {
    const { context } = this;
    return html`<div class="lot">
      ${this.#head()}${this.#bid()}
      ${
        context.me === null
          ? nothing
          : html`<div>
                <h3 class="label">${context.t("web-winchester-if-won")}</h3>
                <ul class="facts">
                  ${rows(context).map((fact) => factRow(context, fact))}
                </ul>
                <p class="lot-place">${this.#place()}</p>
              </div>
              ${isOffered(context) ? this.#limit() : nothing}`
      }
    </div>`;
  }

  #head() {
    const { context } = this;
    const { plot } = context.view.phase;
    const { terrain } = plotAt(context.view, plot);
    const token = context.view.bonuses[plot - 1] ?? "hidden";
    return html`<div class="lot-head">
      ${pic(`plot-${terrain}`)}
      <div>
        <h2>${context.t("web-winchester-plot", { plot })}</h2>
        <div class="row">
          <span class="tag">${context.t(`web-winchester-${terrain}`)}</span>
          <span class="tag"
            >${pic(token === "hidden" ? "bonus-back" : `bonus-${token}`)}${context.t(`web-winchester-token-${token}`)}</span
          >
        </div>
      </div>
    </div>`;
  }

  #bid() {
    const { context } = this;
    const { standing, in_auction } = context.view.phase;
    const leader = standing ? in_auction[in_auction.length - 1] : null;
    return html`<div class="bid">
      <div class="stack-xs">
        <span class="label">${context.t("web-winchester-standing")}</span>
        ${leader === null ? html`<span>${context.t("web-winchester-no-bid")}</span>` : this.#chip(leader)}
      </div>
      <span class="money">${standing ? money(standing) : "–"}</span>
      <div class="hats">
        ${context.people.map(
          ({ hat }, seat) =>
            html`<span ?data-out=${!in_auction.includes(seat)} ?data-lead=${seat === leader}
              >${pic(`hat-${hat}`)}<span class="hats-name">${context.called(seat)}</span>${this.#cash(seat)}</span
            >`,
        )}
      </div>
      <p class="split" data-split-line>${context.me === null ? nothing : splitText(context)}</p>
    </div>`;
  }

  /** What a rival can still pay, where it is known. @param {number} seat */
  #cash(seat) {
    const { context } = this;
    const { cash } = context.view.players[seat];
    if (cash === null || seat === context.me) return nothing;
    const label = context.t("web-winchester-can-pay", { seat: nameOf(seat), cash });
    return html`<b class="money" title=${label} aria-label=${label} role="img">${thousands(cash)}</b>`;
  }

  /** @param {number} seat */
  #chip(seat) {
    const { hat } = this.context.people[seat];
    return html`<span class="chip" data-seat=${hat}>${pic(`seat-${hat}`)}${this.context.called(seat)}</span>`;
  }

  #place() {
    const facts = this.context.facts.filter(({ kind }) => kind === "neighbours" || kind === "squares");
    return facts.map(({ text }) => this.context.say(text)).join(" · ");
  }

  #limit() {
    const { context } = this;
    const { phase, players } = context.view;
    const me = /** @type {number} */ (context.me);
    const cash = players[me].cash ?? 0;
    const least = phase.standing + 1;
    if (!phase.in_auction.includes(me) || cash < least) return nothing;
    const set = limitOf(context);
    const limit = set?.most
      ? set
      : {
          most: context.draft.get("ceiling") ?? Math.min(cash, least + 2),
          then: context.draft.get("then") ?? "pass",
        };
    const most = Math.max(least, Math.min(cash, limit.most));
    const change = (/** @type {Partial<typeof limit>} */ changed) =>
      this.#setLimit(Boolean(set?.most), { most, then: limit.then, ...changed });
    return html`<div class="ceiling">
      <span class="label" id="ceiling-label"
        >${context.t(set?.most ? "web-winchester-bid-limit-set" : "web-winchester-bid-limit")}</span
      >
      <span class="stepper" role="group" aria-labelledby="ceiling-label">
        <button
          aria-label=${context.t("web-less")}
          @click=${() => change({ most: Math.max(least, most - 1) })}
        >
          −
        </button>
        <output>${money(most)}</output>
        <button
          aria-label=${context.t("web-more")}
          @click=${() => change({ most: Math.min(cash, most + 1) })}
        >
          +
        </button>
      </span>
      <div class="tabs" role="radiogroup" aria-labelledby="ceiling-label">
        ${THEN.map((then) => {
          const text = context.t(`web-winchester-then-${then}`);
          const choose = () => change({ then });
          return html`<button role="radio" aria-checked=${limit.then === then} @click=${choose}>
            ${text}
          </button>`;
        })}
      </div>
      <button
        class="btn ceiling-go"
        @click=${() => setLimit(context, set?.most ? null : { most, then: limit.then })}
      >
        ${context.t(set?.most ? "web-winchester-bid-limit-stop" : "web-winchester-bid-limit-go")}
      </button>
    </div>`;
  }

  /** @param {boolean} isSet @param {{ most: number, then: "pass" | "ask" }} limit */
  #setLimit(isSet, limit) {
    if (isSet) setLimit(this.context, limit);
    this.context.draft.set("ceiling", limit.most);
    this.context.draft.set("then", limit.then);
  }
}

customElements.define("winchester-lot", WinchesterLot);
