// @ts-check
/** Starts a game against bots at once. The first one on a device welcomes its player. */
import { api } from "../net/api.js";
import { myGames } from "./my-games.js";
import { settings, windowsOf } from "./settings.js";

/** How many bots play, where the game takes so many. */
export const BOTS = 3;

/** @param {string} game @param {string} level @param {number} most how many players the game takes */
export async function playNow(game, level, most) {
  const bot = { kind: /** @type {const} */ ("bot"), bot: level };
  const me = { kind: /** @type {const} */ ("me"), bot: null };
  const { name, hat, hasPlayed } = settings.values;
  const seats = [me, ...Array(Math.min(BOTS, most - 1)).fill(bot)];
  const { table } = await api.open({ game, seats, name, hat, windows: windowsOf(settings.values) });
  await api.start(table.code);
  const { code } = table;
  if (!hasPlayed && !myGames().length)
    settings.change({ hasPlayed: true, guide: true, firstGame: code, welcome: code });
  return table;
}
