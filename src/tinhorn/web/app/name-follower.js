// @ts-check
/** Names and settings: a new name follows to the seats that this device holds. */
import { api, reason } from "../net/api.js";
import { settings } from "./settings.js";

/** Renames the player at every table in play where this device has one seat. @param {string} name */
async function rename(name) {
  for (const { table } of await api.mine()) {
    const isGoingOn = table.status === "seating" || table.status === "playing";
    if (isGoingOn && table.yours.length === 1) await api.rename(table.code, name);
  }
}

/** Starts to follow the name. @param {(problem: string) => void} report says why a table refused it */
export function followName(report) {
  let { name } = settings.values;
  settings.addEventListener("change", () => {
    if (settings.values.name === name) return;
    name = settings.values.name;
    rename(name).catch((error) => report(reason(error)));
  });
}
