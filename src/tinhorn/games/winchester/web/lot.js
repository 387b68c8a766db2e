// @ts-check
/** The plot for sale: the standing bid, and what the plot would bring the viewer. */
import { html, nothing } from "../../vendor/lit.js";
import { Element, reactive, required } from "../../app/element.js";
import { pic } from "../../draw/art.js";
import { ruleLink } from "../../draw/rule-link.js";
import { money, nameOf, thousands } from "../../text/words.js";
import { bidding, plotAt } from "./plots.js";
import { splitText } from "./split.js";

/** @import { Fact } from "../../net/wire.js" */
/** @typedef {import("../../draw/draw-context.js").DrawContext<import("./wire.js").View>} DrawContext */

/** @type {Record<string, string>} */
const PICTURES = {
  "token-hidden": "bonus-back",
  "site-mine": "mine-back",
  "site-ranch": "ranch-back",
};
/** The kinds of facts that are listed even if they bring no money. */
const ALWAYS_LISTED = ["token", "site"];

/** What a fact is about, as the rulebook's index names it. @param {Fact} fact */
const component = ({ kind, subject }) => `${kind}-${subject}`;

/** @param {Fact} fact */
const picture = (fact) => PICTURES[component(fact)] ?? component(fact).replace("token-", "bonus-");

/** When the amount of a fact is paid. @param {Fact} fact */
function when({ kind, subject }) {
  if (kind === "secret") return "web-winchester-at-end";
  const isUpTo = kind === "token" && subject === "movement";
  return isUpTo ? "web-winchester-up-to" : "web-winchester-at-once";
}

/** True if the plot brings money by an objective. @param {Fact} fact */
const isPaid = (fact) => Boolean(fact.amount) && (fact.kind === "secret" || isStep(fact));

/** True if the plot brings a shared objective closer. @param {Fact} fact */
const isStep = ({ kind, count, then }) => kind === "shared" && (then ?? 0) > (count ?? 0);

/** The facts that have a row of their own: what is paid, the token, a hidden card. Money comes first. @param {DrawContext} context */
function rows(context) {
  const facts = context.facts.filter((fact) => ALWAYS_LISTED.includes(fact.kind) || isPaid(fact));
  return facts.sort((one, other) => Number(!one.amount) - Number(!other.amount));
}

/** All steps towards shared objectives in one row, as their names are beside it. @param {DrawContext} context */
function steps(context) {
  const facts = context.facts.filter((fact) => isStep(fact) && !fact.amount);
  if (!facts.length) return nothing;
  return html`<li class="steps"><span>${context.t("web-winchester-closer-to")}</span>${facts.map((fact) => step(context, fact))}</li>`;
}

/** @param {DrawContext} context @param {Fact} fact */
function step(context, fact) {
  const name = context.t(`winchester-shared-${fact.subject}`);
  return html`<span class="step" title=${name}>${ruleLink(context, component(fact), name, pic(picture(fact)))}<span class="visually-hidden">${name}</span>
    ${context.t("web-winchester-near", { have: fact.then ?? 0, needs: fact.needed ?? 0 })}</span>`;
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
const factRow = (context, fact) =>
  html`<li data-on=${fact.is_complete ? "done" : fact.amount ? nothing : "idle"}>
    ${ruleLink(context, component(fact), context.say(fact.text), pic(picture(fact)))}<span>${factText(context, fact)}</span>
    ${fact.amount ? gain(context, fact) : html`<span></span>`}
  </li>`;

/** What the plot would bring the viewer in all. @param {DrawContext} context */
function total(context) {
  const fact = context.facts.find(({ kind }) => kind === "total");
  return fact
    ? html`<span>${context.say(fact.text)} <b class="money" data-total>+${money(fact.amount ?? 0)}</b></span>`
    : nothing;
}

class WinchesterLot extends Element {
  static properties = reactive("context");

  /** @type {DrawContext} */
  context = required;

  render() {
    const { context } = this;
    return html`<div class="lot" ?data-filling=${context.beat?.kind === "plot"}>
      ${this.#head()}${this.#bid()}
      ${
        context.me === null
          ? nothing
          : html`<div>
                <h3 class="label lot-total">${context.t("web-winchester-if-won")}${total(context)}</h3>
                <ul class="facts">
                  ${rows(context).map((fact) => factRow(context, fact))}${steps(context)}
                </ul>
                <p class="lot-place">${this.#place()}</p>
              </div>`
      }
    </div>`;
  }

  #head() {
    const { context } = this;
    const { plot } = bidding(context);
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
    const { standing, in_auction } = bidding(context);
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
}

customElements.define("winchester-lot", WinchesterLot);
