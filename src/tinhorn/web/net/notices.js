// @ts-check
/** How this device's player is told while away: chosen once, and said at each table that may wait for days. */
import { canWait } from "../app/slow-tables.js";
import { device, settings } from "../app/settings.js";
import { currentLanguage } from "../text/words.js";
import { api } from "./api.js";
import { randomHex } from "./random.js";

/** @import { NoticeContact, NoticeOffer, TableInfo } from "./wire.js" */
/** @typedef {NoticeContact["channel"] | "self"} Way */

/** @typedef {{ way: Way | "", link: string, plain: boolean, secret: string, mail: string, code: string, calendar: string, quiet: boolean }} Choice */

const KEY = "tinhorn-notices";
/** @type {Choice} */
const UNDECIDED = {
  way: "",
  link: "",
  plain: false,
  secret: randomHex(16),
  mail: "",
  code: "",
  calendar: "",
  quiet: true,
};
/** The tables at which this page has said how to tell its player. @type {Set<string>} */
const said = new Set();

/** Returns what the player of this device has chosen. @returns {Choice} */
export function choice() {
  try {
    const known = JSON.parse(device.get(KEY) ?? "null");
    return { ...UNDECIDED, ...(known && { secret: "", ...known }) };
  } catch {
    return UNDECIDED;
  }
}

/** The ways that this server offers. @param {NoticeOffer} offer @returns {Way[]} */
export const ways = ({ channels }) => (channels.length ? [...channels, "self"] : []);

/** The sentence why this page cannot use a way, or "". On an iPhone, only an installed page can be told when it is closed. @param {Way} way */
export function whyNot(way) {
  if (way !== "push") return "";
  if (!isSecureContext) return "web-tell-push-insecure";
  return "serviceWorker" in navigator && "PushManager" in window ? "" : "web-tell-push-lacking";
}

/**
 * Returns what the server needs to know to tell the player. Asks for the permission if it is needed.
 * @param {Choice} chosen
 * @returns {Promise<NoticeContact>}
 */
async function contactOf({ way, ...chosen }) {
  const channel = /** @type {NoticeContact["channel"]} */ (way);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const contact = { ...chosen, channel, language: currentLanguage(), zone, p256dh: "", auth: "" };
  return channel === "push" ? { ...contact, ...(await subscribe()) } : contact;
}

/** Returns the subscription of this browser; a new one if the server has got another key. */
async function subscribe() {
  const { push_key } = await api.noticeOffer();
  const { pushManager } = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: push_key };
  const found = await pushManager.subscribe(how).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(how);
  });
  const { endpoint = "", keys = {} } = found.toJSON();
  return { link: endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Sends a notice now. @param {Choice} chosen */
export const trial = async (chosen) => (await api.noticeTrial(await contactOf(chosen))).outcome;

/** Returns what belongs to a choice, with or without a table: the calendar's address, the secret of a link. @param {Choice} chosen */
export const check = async (chosen) => api.noticeCheck(await contactOf(chosen));

/**
 * Keeps a choice, and says it at all tables of this device that may wait for days.
 * @param {Choice} chosen
 * @returns {Promise<import("./wire.js").NoticeContactSaved | null>} what belongs to it
 */
export async function save(chosen) {
  const tables = (await api.mine()).map(({ table }) => table).filter(canWait);
  const contact = chosen.way === "self" ? null : await contactOf(chosen);
  const checked = contact && (await api.noticeCheck(contact));
  const calendar = checked?.calendar ?? chosen.calendar;
  for (const table of tables) await say(table, contact && { ...contact, calendar });
  device.set(KEY, JSON.stringify({ ...chosen, calendar }));
  settings.dispatchEvent(new Event("change"));
  return checked;
}

/** Says at a table how to tell its player, once for each load of the page. @param {TableInfo} table */
export async function keepTelling(table) {
  const chosen = choice();
  if (!canWait(table) || ["", "self"].includes(chosen.way) || said.has(table.code)) return;
  said.add(table.code);
  // Without it there are fewer notices; the table itself works. The next visit tries again.
  await contactOf(chosen)
    .then((contact) => say(table, contact))
    .catch(() => said.delete(table.code));
}

/** @param {TableInfo} table @param {NoticeContact | null} contact */
async function say({ code, yours }, contact) {
  for (const seat of yours) await (contact ? api.notices(code, seat, contact) : api.noNotices(code, seat));
}
