// @ts-check
/** A Rumor token: every hidden card as a button; then the face, for the viewer alone. */
import { html, nothing } from "../../vendor/lit.js";
import { icon, pic } from "../../draw/art.js";
import { money } from "../../text/words.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").Option} Option */

/** Which hidden card to look at. @param {Desk} desk */
export function picking(desk) {
  const secrets = desk.offers("LookAtObjective");
  const seats = [...new Set(secrets.map(({ action }) => action.seat))];
  return html`<div class="stack-s">
    <div class="panel-head">
      <h2>${desk.t("web-winchester-rumor")}</h2>
      <span class="soft">${desk.t("web-winchester-rumor-note")}</span>
    </div>
    <ul class="peeks">
      ${seats.map(
        (seat) =>
          html`<li>
            <span class="chip" data-seat=${desk.hat(seat)}
              >${pic(`seat-${desk.hat(seat)}`)}${desk.people[seat].name}</span
            >
            <span class="peek-row"
              >${secrets.filter(({ action }) => action.seat === seat).map((option) => secret(desk, option))}</span
            >
          </li>`,
      )}
      ${desk.offers("LookAtCard").length ? sites(desk) : nothing}
    </ul>
  </div>`;
}

/** @param {Desk} desk */
function sites(desk) {
  return html`<li class="peek-sites">
    <span class="label">${desk.t("web-winchester-sites")}</span>
    <span class="peek-row">${desk.offers("LookAtCard").map((option) => site(desk, option))}</span>
  </li>`;
}

/** @param {Desk} desk @param {Option} option */
const secret = (desk, option) =>
  look(
    desk,
    option,
    "back-secret",
    desk.t("web-winchester-secret", { position: option.action.position }),
  );

/** @param {Desk} desk @param {Option} option */
const site = (desk, option) =>
  look(desk, option, "mine-back", desk.t("web-winchester-plot", { plot: option.action.plot }));

/** @param {Desk} desk @param {Option} option @param {string} picture @param {string} text */
const look = (desk, option, picture, text) =>
  html`<button
    class="btn"
    data-pick
    aria-label=${desk.say(option.label)}
    @click=${() => desk.answer(option.action)}
  >
    ${pic(picture)}${text}
  </button>`;

/** What was just looked at. @param {Desk} desk @param {any} event */
export function face(desk, { card, face: seen }) {
  const isObjective = typeof seen === "string";
  const title = isObjective ? desk.t(`winchester-objective-${seen}`) : money(seen);
  const whose = desk.say({
    key: card.type === "LookAtCard" ? "winchester-card-site" : "winchester-card-objective",
    args: { plot: card.plot, seat: card.seat, position: card.position },
  });
  return html`<div class="stack-s">
    <div class="panel-head">
      <h2>${desk.t("web-winchester-rumor")}</h2>
      <span class="soft">${whose}</span>
    </div>
    <div class="peek">
      <div class="card ${desk.isAsked ? "card-flat" : ""}" data-kind="secret">
        ${pic(isObjective ? `secret-${seen}` : "mine-front")}<b>${title}</b>
        ${isObjective ? html`<p>${desk.t(`web-winchester-pays-${seen}`)}</p>` : nothing}
      </div>
    </div>
    <span class="tag private-tag" data-kind="private">${icon("eye")}${desk.t("web-only-you")}</span>
    <button class="btn" @click=${() => desk.moments.end("rumor")}>
      ${desk.t("web-winchester-noted")}
    </button>
  </div>`;
}

/**
 * Everything the viewer has seen by rumors, from the view.
 * @param {Desk} desk
 * @returns {{ seat?: number, objective?: string, whose: string, what: string }[]}
 */
export function notes(desk) {
  const { players, cards } = desk.view;
  const secrets = players.flatMap((/** @type {any} */ player, /** @type {number} */ seat) =>
    seat === desk.me
      ? []
      : player.objectives.filter(Boolean).map((/** @type {string} */ objective) => ({
          seat,
          objective,
          whose: `${desk.people[seat].name}:`,
          what: desk.t(`winchester-objective-${objective}`),
        })),
  );
  const known = cards.filter((/** @type {any} */ card) => card.amount !== null);
  return [
    ...secrets,
    ...known.map((/** @type {any} */ { plot, amount }) => ({
      whose: "",
      what: desk.t("web-winchester-note-card", { plot, amount }),
    })),
  ];
}
