// @ts-check
/**
 * Notices of the browser when it is my turn at one of my tables, as long as a tab is open. A tab
 * that shows the table says so by itself.
 */
import { artUrl } from "../draw/art.js";
import { api } from "../net/api.js";
import { device, settings } from "./settings.js";
import { signals } from "./signals.js";
import { listed, t } from "../text/words.js";

/** @typedef {import("../net/wire.js").TableInfo} TableInfo */

const LOOK_EVERY = 15000;
const TOLD = "tinhorn-told";
let isStarted = false;

/** The tables of which the player was told, by whichever tab. @returns {string[]} */
const told = () => JSON.parse(device.get(TOLD) ?? "[]");

const isAllowed = () => settings.values.notify && Notification.permission === "granted";

export function start() {
  if (isStarted) return;
  isStarted = true;
  setInterval(look, LOOK_EVERY);
  signals.addEventListener("turn", look);
  void look();
}

async function look() {
  if (!isAllowed()) return;
  try {
    const mine = await api.mine();
    await tell(mine.map(({ table }) => table).filter(({ is_your_turn }) => is_your_turn));
  } catch {
    return; // next time, when the server can be reached
  }
}

/** @param {TableInfo[]} tables */
async function tell(tables) {
  const known = told();
  device.set(TOLD, JSON.stringify(tables.map(({ code }) => code)));
  for (const table of tables) {
    if (!known.includes(table.code) && !isShown(table)) await notice(table);
  }
}

/** @param {TableInfo} table */
const isShown = ({ code }) => !document.hidden && location.pathname.split("/")[2] === code;

/** @param {TableInfo} table */
async function notice({ code, title, game, yours, asked, seats }) {
  const names = asked.map((seat) => seats[seat].name ?? "");
  const call = yours.length > 1 ? t("web-turn-of", { names: listed(names) }) : t("web-notice-turn");
  const body = `${title} · ${t(`web-game-${game}`)}`;
  const path = `/t/${code}`;
  const how = { body, tag: path, icon: artUrl("icon-192.png"), data: { path } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(call, how);
  new Notification(call, how).onclick = () => window.focus();
}
