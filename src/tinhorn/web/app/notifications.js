// @ts-check
/**
 * Browser notifications when it is the player's turn at one of their tables, as long as a tab is
 * open. A visible tab of that table already shows it, so it gets no notification.
 */
import { currentPath, sited } from "./base.js";
import { artUrl } from "../draw/art.js";
import { titleOf } from "../draw/draw-context.js";
import { api } from "../net/api.js";
import { device, settings } from "./settings.js";
import { signals } from "./signals.js";
import { listed, t } from "../text/words.js";

/** @import { TableInfo } from "../net/wire.js" */

const CHECK_EVERY = 15000;
const NOTIFIED = "tinhorn-told";
let isStarted = false;

/** The tables that a notification was shown for, by any tab. @returns {string[]} */
const notified = () => JSON.parse(device.get(NOTIFIED) ?? "[]");

const isAllowed = () => settings.values.notify && Notification.permission === "granted";

export function start() {
  if (isStarted) return;
  isStarted = true;
  setInterval(check, CHECK_EVERY);
  signals.addEventListener("turn", check);
  void check();
}

async function check() {
  if (!isAllowed()) return;
  try {
    const mine = await api.mine();
    await notifyOf(mine.map(({ table }) => table).filter(({ is_your_turn }) => is_your_turn));
  } catch {
    return; // the server cannot be reached; the next check comes soon
  }
}

/** @param {TableInfo[]} tables */
async function notifyOf(tables) {
  const known = notified();
  device.set(NOTIFIED, JSON.stringify(tables.map(({ code }) => code)));
  for (const table of tables) {
    if (!known.includes(table.code) && !isShown(table)) await showNotification(table);
  }
}

/** @param {TableInfo} table */
const isShown = ({ code }) => !document.hidden && currentPath().split("/")[2] === code;

/** @param {TableInfo} table */
async function showNotification(table) {
  const { code, game, yours, asked, seats } = table;
  const names = asked.map((seat) => seats[seat].name ?? "");
  const call = yours.length > 1 ? t("web-turn-of", { names: listed(names) }) : t("web-notice-turn");
  const body = `${titleOf(table)} · ${t(`game-${game}`)}`;
  const path = sited(`/t/${code}`);
  const how = { body, tag: path, icon: artUrl("icon-192.png"), data: { path, asking: [code] } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(call, how);
  new Notification(call, how).onclick = () => window.focus();
}
