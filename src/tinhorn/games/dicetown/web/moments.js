// @ts-check
/** Beats that make a moment of what happens: the last dice seat by seat, great hands, the near end. */
import { nameOf } from "../../text/words.js";
import { FACE_OF, inFront } from "./faces.js";
import { viewAfter } from "./view-after.js";

/** @import { View } from "./wire.js" */
/** @import { Fact, Phrase } from "../../net/wire.js" */
/** @import { Beat } from "../../app/choreographer.js" */

/** Dice of a seat fall one after the other; the last one rolls for this time. */
const [APART, TUMBLE] = [80, 270];
const SILENCE = 400;
const RESULT = 600;
const GREAT = 900;
const NEAR = 900;
/** The end is near with this many nuggets or properties, or fewer. */
const FEW = { mine: 5, hall: 3 };

/** Dice of a seat as they fall: the first `lying` lie already, and the last `out` have yet to fall. */
/** @typedef {{ seat: number, dice: string[], lying: number, out: number }} Fall */

/** The dice of a seat as they fall, all of them. @param {any} event @returns {Fall} */
export const fall = ({ seat, dice }) => ({ seat, dice, lying: 0, out: 0 });

/** The faces that have other leaders. @param {View} before @param {View} after */
const changes = (before, after) =>
  Object.keys(FACE_OF)
    .filter((place) => String(inFront(before, place).seats) !== String(inFront(after, place).seats))
    .map((place) => FACE_OF[place]);

/**
 * The last dice, seat by seat if they change who leads a place: the seat that changes most comes last,
 * and its die that decides falls alone, after a silence. A seat has its dice when the next seat's fall;
 * the story, the bar and the leaders follow when all dice lie.
 * @param {Beat} beat
 * @param {View} view before it
 * @param {Fact[]} facts before it
 * @returns {Beat[]}
 */
export function lastDice(beat, view, facts) {
  if (beat.events[0].type !== "LastDiceRolled") return [beat];
  const changed = (/** @type {any} */ event) => changes(view, viewAfter(view, event));
  const events = [...beat.events].sort((one, other) => changed(one).length - changed(other).length);
  if (!changed(events[events.length - 1]).length) return [beat];
  let shown = view;
  const seats = events.map((event) => {
    const before = { ...shown, phase: beat.view.phase };
    shown = viewAfter(shown, event);
    const deciding = changes(before, shown);
    const dice = [...event.dice].sort(
      (one, other) => Number(deciding.includes(one)) - Number(deciding.includes(other)),
    );
    return fallBeat(fall({ seat: event.seat, dice }), before, facts);
  });
  return [...seats.slice(0, -1), ...decided(seats[seats.length - 1]), { ...beat, least: RESULT, detail: undefined }];
}

/** The last seat: its other dice, a silence, and the die that decides. @param {Beat} seat @returns {Beat[]} */
function decided(seat) {
  const [dice] = /** @type {Fall[]} */ (seat.detail.falls);
  const lying = dice.dice.length - 1;
  const others = fallBeat({ ...dice, out: 1 }, seat.view, seat.facts);
  const silence = { ...others, kind: "silence", least: SILENCE, cue: undefined };
  return [...(lying ? [others] : []), silence, fallBeat({ ...dice, lying }, seat.view, seat.facts)];
}

/** @param {Fall} dice @param {View} view @param {Fact[] | undefined} facts @returns {Beat} */
function fallBeat(dice, view, facts) {
  const falling = dice.dice.length - dice.lying - dice.out;
  const least = APART * falling + TUMBLE;
  return {
    kind: "last",
    lines: [],
    events: [{ type: "DiceFell" }],
    view,
    facts,
    caption: null,
    least,
    detail: { falls: [dice] },
    cue: ["dice"],
  };
}

/** A great hand that a beat completes, as the server names it. @param {Beat} beat @returns {Beat[]} */
export function greatHand({ lines, view }) {
  const made = lines.find(({ event, text }) => event.hand && event.type !== "PlaceLed" && text.args.hand);
  if (!made) return [];
  const { seat } = made.event;
  const what = made.text.args.hand;
  const key = seat === view.viewer ? "web-dicetown-beat-gain-you" : "web-dicetown-beat-gain";
  const caption = { key, args: { seat: nameOf(seat), what } };
  return [
    {
      kind: "great",
      lines: [],
      events: [{ type: "HandMade", seat }],
      view,
      caption,
      least: GREAT,
      detail: { seat, what },
      cue: ["fanfare"],
    },
  ];
}

/** What is left until the game ends. @param {View} view */
const left = ({ mine, display, property_deck: deck }) => ({ mine, hall: display.length + deck });

/** "last 3" at a place where the end is near. @param {View} view @param {"mine" | "hall"} place @returns {Phrase | null} */
export const lastOf = (view, place) =>
  isNear(view, place) && left(view)[place] ? { key: "web-dicetown-last", args: { count: left(view)[place] } } : null;

/** True if the end is near at a place. @param {View} view @param {"mine" | "hall"} place */
export const isNear = (view, place) => left(view)[place] <= FEW[place];

/** Says once that the end is near. @param {View} before @param {View} view @returns {Beat[]} */
export function nearEnd(before, view) {
  const places = /** @type {const} */ (["mine", "hall"]).filter(
    (place) => isNear(view, place) && !isNear(before, place) && left(view)[place],
  );
  return places.map((place) => {
    const caption = { key: `web-dicetown-near-${place}`, args: { count: left(view)[place] } };
    return { kind: "near", lines: [], events: [{ type: "EndNear" }], view, caption, least: NEAR, place, cue: ["drum"] };
  });
}
