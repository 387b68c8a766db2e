// @ts-check
/**
 * Places that need no decision are resolved in one update. They are lit one after the other, each
 * with what happened there. All steps together take no more than a second.
 */
import { settings } from "../../app/settings.js";

/** @typedef {import("../../draw/draw-context.js").DrawContext} DrawContext */
/** @typedef {import("../../net/wire.js").StoryLine} StoryLine */
/** @typedef {{ place: string, lines: StoryLine[] }} Step */

/** The most time that all steps may take, in milliseconds: the page must not lag behind the game. */
const LONGEST = 1000;
/** How long a place stays lit, as a multiple of the motion setting. */
const STAY = 3;

/** The place of events that do not name it. @type {Record<string, string>} */
const PLACES = {
  NuggetsDug: "mine", BankRobbed: "bank", LootShared: "bank", CoachUnloaded: "coach", CardsDrawn: "store", CardKept: "store",
  LootDrawn: "saloon", CardStolen: "saloon", NobodyRobbed: "saloon", StarTaken: "office", StarKept: "office", PropertiesTaken: "hall",
  PropertyDrawn: "hall", VisitsOrdered: "doc", ElixirTaken: "doc", WealthGained: "doc", NuggetsCharmed: "doc", LuckDrawn: "doc",
  GiverNamed: "doc", CardGiven: "doc", PropertiesProtected: "doc", ElixirWasted: "doc",
};

/** The places of an update, in order, with their story lines. @param {StoryLine[]} lines */
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

/** The step on show, if any. @param {DrawContext} context @returns {Step | undefined} */
export const currentStep = (context) => context.flashes.get("step");

/** Any key or tap ends the steps; it keeps its own effect. */
let running = new AbortController();

/** @param {StoryLine[]} lines @param {DrawContext} context */
export function showSteps(lines, context) {
  running.abort();
  context.flashes.end("step");
  const steps = stepsOf(lines);
  if (!settings.motion || steps.length < 2) return;
  running = new AbortController();
  const { signal } = running;
  signal.addEventListener("abort", () => context.flashes.end("step"));
  for (const touch of ["keydown", "pointerdown"])
    addEventListener(touch, () => running.abort(), { signal, capture: true });
  light(steps, Math.min(settings.motion * STAY, LONGEST / steps.length), context, running);
}

/** @param {Step[]} steps @param {number} time @param {DrawContext} context @param {AbortController} controller */
function light([step, ...others], time, context, controller) {
  if (!step) return controller.abort();
  context.flashes.show("step", step, time, () => light(others, time, context, controller));
}
