// @ts-check
/** Times and durations as text. */
import { currentLanguage, t } from "./words.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", 60],
];

/** The clock of a table. @param {import("../net/wire.js").Clock} clock */
export const clockText = ({ kind, seconds }) =>
  t(`web-clock-${kind}`, {
    seconds,
    hours: Math.round(seconds / HOUR),
    days: Math.floor(seconds / DAY),
  });

/** A time relative to now: “in 2 days”, “3 hours ago”. @param {number} seconds negative for the past */
export function when(seconds) {
  const [unit, size] = UNITS.find(([, long]) => Math.abs(seconds) >= long) ?? ["minute", 60];
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}
