// @ts-check
/** Times and durations as text. */
import { currentLanguage, t } from "./words.js";

export const HOUR = 3600;
export const DAY = 24 * HOUR;
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", DAY],
  ["hour", HOUR],
  ["minute", 60],
];

/** Says the clock of a table. @param {import("../net/wire.js").Clock} clock */
export const clockText = ({ kind, seconds }) =>
  t(`web-clock-${kind}`, {
    seconds,
    hours: Math.round(seconds / HOUR),
    days: Math.floor(seconds / DAY),
  });

/** Says an hour and minute, in the reader's language. @param {Date} at */
const hourOf = (at) => at.toLocaleTimeString(currentLanguage(), { hour: "numeric", minute: "2-digit" });

/** Since when a game is paused. @param {number} at in seconds since 1970 */
export const pausedText = (at) => t("web-paused", { time: dayTime(new Date(at * 1000)) });

/** How many days from today a weekday names a day. */
const WEEK = 7;

/** Says a time, with the day unless it is today. @param {Date} at */
export function dayTime(at) {
  const days = Math.abs(daysTo(at));
  if (days === 0) return hourOf(at);
  return at.toLocaleString(currentLanguage(), { ...dayOf(days), hour: "numeric", minute: "2-digit" });
}

/** Tells how a day is named: within a week by its weekday. @param {number} days from today @returns {Intl.DateTimeFormatOptions} */
const dayOf = (days) => (days < WEEK ? { weekday: "long" } : { day: "numeric", month: "long" });

/** When a time limit of hours or days ends: “until tomorrow, 14:12”. @param {Date} at */
export function until(at) {
  const days = daysTo(at);
  if (days <= 0) return t("web-until-today", { time: hourOf(at) });
  if (days === 1) return t("web-until-tomorrow", { time: hourOf(at) });
  const day = at.toLocaleDateString(currentLanguage(), dayOf(days));
  return t("web-until-day", { day, time: hourOf(at) });
}

/** Counts the days from today to another day. @param {Date} at */
function daysTo(at) {
  const midnight = (/** @type {Date} */ one) => new Date(one.getFullYear(), one.getMonth(), one.getDate()).getTime();
  return Math.round((midnight(at) - midnight(new Date())) / (DAY * 1000));
}

/** @param {number} value @param {"minute" | "hour"} unit @param {"long" | "short"} unitDisplay */
const measured = (value, unit, unitDisplay) =>
  new Intl.NumberFormat(currentLanguage(), { style: "unit", unit, unitDisplay }).format(value);

/** A span of time: “30 minutes”, “6 hours”. @param {number} minutes */
export const span = (minutes) =>
  minutes < 60 ? measured(minutes, "minute", "long") : measured(minutes / 60, "hour", "long");

/** The time left, in whole minutes: “59 min”, “1 hr 59 min”. @param {number} seconds */
export function duration(seconds) {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const parts = [hours && measured(hours, "hour", "short"), minutes && measured(minutes, "minute", "short")];
  return parts.filter(Boolean).join(" ");
}

/** Says a time relative to now: “in 2 days”, “3 hours ago”. @param {number} seconds negative for the past */
export function when(seconds) {
  const [unit, size] = UNITS.find(([, long]) => Math.abs(seconds) >= long) ?? ["minute", 60];
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}
