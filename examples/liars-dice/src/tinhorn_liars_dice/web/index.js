// @ts-check
/** The page of Liar's Dice: dice under cups, the bids so far, and a bid to choose. */
import { html, nothing, plain } from "../../public.js";

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9];
/** Which places of a die have a spot, by its face. */
const SPOTS = [[], [5], [1, 9], [1, 5, 9], [1, 3, 7, 9], [1, 3, 5, 7, 9], [1, 3, 4, 6, 7, 9]];

const die = (face) =>
  html`<span class="liars-die" role="img" aria-label=${face}>
    ${PLACES.map((place) => html`<i ?data-spot=${SPOTS[face].includes(place)}></i>`)}
  </span>`;

const hidden = (context) =>
  html`<span class="liars-die" data-hidden role="img" aria-label=${context.t("web-liarsdice-hidden")}>?</span>`;

/** The dice of a seat: its faces, or as many cups as it has dice. */
function dice(context, seat) {
  const { hands, rolled, setup } = context.view;
  if (hands[seat].length) return hands[seat].map(die);
  const each = Number(setup.dice);
  const under = Math.max(0, Math.min(each, rolled - seat * each));
  return Array.from({ length: under }, () => hidden(context));
}

const bidText = ({ count, face }) => `${count} × ${face}`;
const bidderOf = ({ bids, setup }) => (bids.length - 1) % setup.players;

const board = (context) => html`<ul class="liars-board" aria-label=${context.t("web-liarsdice-table")}>
  ${context.people.map(
    (_, seat) => html`<li data-seat=${context.hat(seat)} ?data-last=${isLast(context, seat)}>
      <b>${context.called(seat)}</b>
      <span class="liars-dice">${dice(context, seat)}</span>
      <span class="liars-bid">${lastBid(context, seat)}</span>
    </li>`,
  )}
</ul>`;

const isLast = ({ view }, seat) => view.bids.length > 0 && seat === bidderOf(view);

/** The last bid of a seat. */
function lastBid({ view: { bids, setup } }, seat) {
  const own = bids.filter((_, at) => at % setup.players === seat);
  return own.length ? bidText(own[own.length - 1]) : nothing;
}

const focus = (context) => ({
  id: "focus",
  label: context.t("web-liarsdice-bids"),
  body: context.view.bids.length
    ? html`<ol class="liars-bids">
        ${context.view.bids.map(
          (bid, at) => html`<li>${context.called(at % context.view.setup.players)}: ${bidText(bid)}</li>`,
        )}
      </ol>`
    : html`<p>${context.t("web-liarsdice-none")}</p>`,
});

const tray = (context) => ({
  id: "tray",
  label: context.t("web-liarsdice-dice"),
  body: html`<span class="liars-dice">${context.me === null ? nothing : dice(context, context.me)}</span>`,
});

/** The buttons: a bid to choose from all that are offered, then to make it, or to call. */
function actions(context) {
  const bids = context.offers("Bid");
  const [call] = context.offers("Call");
  const chosen = bids[context.draft.get("bid") ?? 0];
  return {
    a:
      chosen &&
      html`<select class="select" aria-label=${context.t("web-liarsdice-bids")} @change=${(event) => context.draft.set("bid", event.target.selectedIndex)}>
      ${bids.map(({ action }) => html`<option .selected=${action === chosen.action}>${bidText(action)}</option>`)}
    </select>`,
    b: chosen && button(context, chosen, "btn-primary"),
    d: call && button(context, call, ""),
  };
}

const button = (context, { action, label }, look) =>
  html`<button class="btn ${look}" @click=${() => context.answer(action)}>${context.say(label)}</button>`;

/** The seat that bids or calls next. */
function awaited({ view }) {
  const isRolled = view.rolled === view.setup.players * Number(view.setup.dice);
  return isRolled && view.caller === null ? [view.bids.length % view.setup.players] : [];
}

const seat = (context, number) => ({
  state: "",
  note: awaited(context).includes(number) ? context.t(number === context.me ? "web-your-turn" : "web-thinking") : "",
  counts: lastBid(context, number),
});

const liarsDice = {
  ...plain,
  isTrayOnPhones: true,
  progress: (context) => context.t("web-liarsdice-count", { count: context.view.bids.length }),
  awaited,
  actions,
  board,
  focus,
  tray,
  seat,
};
export default liarsDice;
