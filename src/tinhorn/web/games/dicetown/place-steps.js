// @ts-check
/**
 * The walk through town. Places that need no decision come in one update; they are lit one after
 * the other, each with what happened there. All of it takes no more than a second.
 */
import { settings } from "../../app/settings.js";

/** @typedef {import("../../draw/draw-context.js").Desk} Desk */
/** @typedef {import("../../net/wire.js").Line} Line */
/** @typedef {{ place: string, lines: Line[] }} Step */

/** The picture never lags the game by more, in milliseconds. */
const LONGEST = 1000;
/** How often the time of one motion a place stays lit. */
const STAY = 3;

/** Where it happened, of events that do not say so. @type {Record<string, string>} */
const PLACES = {
  NuggetsDug: "mine", BankRobbed: "bank", LootShared: "bank", CoachUnloaded: "coach", CardsDrawn: "store", CardKept: "store",
  LootDrawn: "saloon", CardStolen: "saloon", NobodyRobbed: "saloon", StarTaken: "office", StarKept: "office", PropertiesTaken: "hall",
  PropertyDrawn: "hall", VisitsOrdered: "doc", ElixirTaken: "doc", WealthGained: "doc", NuggetsCharmed: "doc", LuckDrawn: "doc",
  GiverNamed: "doc", CardGiven: "doc", PropertiesProtected: "doc", ElixirWasted: "doc",
};

/** The places that an update leads through, in order, with their lines. @param {Line[]} lines */
function stepsOf(lines) {
  /** @type {Step[]} */
  const steps = [];
  for (const line of lines) {
    if (line.event.type === "RoundBegan") break;
    const last = steps[steps.length - 1];
    const place = line.event.place ?? PLACES[line.event.type] ?? last?.place;
    if (!place) continue;
    if (last?.place === place) last.lines.push(line);
    else steps.push({ place, lines: [line] });
  }
  return steps;
}

/** The place that is lit now, if the walk is on. @param {Desk} desk @returns {Step | undefined} */
export const stepOf = (desk) => desk.moments.get("walk");

/** Any key, any tap ends the walk; whatever it means besides, it goes on meaning. */
let walk = new AbortController();

/** @param {Line[]} lines @param {Desk} desk */
export function walkThrough(lines, desk) {
  walk.abort();
  desk.moments.end("walk");
  const steps = stepsOf(lines);
  if (!settings.motion || steps.length < 2) return;
  walk = new AbortController();
  const { signal } = walk;
  signal.addEventListener("abort", () => desk.moments.end("walk"));
  for (const touch of ["keydown", "pointerdown"])
    addEventListener(touch, () => walk.abort(), { signal, capture: true });
  light(steps, Math.min(settings.motion * STAY, LONGEST / steps.length), desk, walk);
}

/** @param {Step[]} steps @param {number} time @param {Desk} desk @param {AbortController} walking */
function light([step, ...others], time, desk, walking) {
  if (!step) return walking.abort();
  desk.moments.show("walk", step, time, () => light(others, time, desk, walking));
}
