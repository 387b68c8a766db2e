// @ts-check
/** Names, hats and settings: a new name or hat follows to the seats that this device holds. */
import { api, reason } from "../net/api.js";
import { settings } from "./settings.js";

/** Renames the player at every table in play where this device has one seat. */
async function rename() {
  const { name, hat } = settings.values;
  for (const { table } of await api.mine()) {
    const isGoingOn = table.status === "seating" || table.status === "playing";
    if (isGoingOn && table.yours.length === 1) await api.rename(table, { name, hat });
  }
}

/** Starts to follow the name and the hat. @param {(problem: string) => void} report says why a table refused it */
export function followName(report) {
  let { name, hat } = settings.values;
  settings.addEventListener("change", () => {
    if (settings.values.name === name && settings.values.hat === hat) return;
    ({ name, hat } = settings.values);
    rename().catch((error) => report(reason(error)));
  });
}
