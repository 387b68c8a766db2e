// @ts-check
/** The finished games of this device. They stay here until they are forgotten. */
import { people } from "../draw/draw-context.js";
import { GAMES } from "../games/installed.js";
import { dotted, say, t, tOr } from "../text/words.js";
import { device } from "./settings.js";

/**
 * @typedef {object} MyGame
 * @property {string} code
 * @property {string} game
 * @property {number} at when this device saw the end, in milliseconds since 1970
 * @property {number} place
 * @property {number} points
 * @property {{ round: number | null, score: import("../net/wire.js").Phrase | null }} [left] how far the game was when its player left it; its place is 0
 * @property {Placed[]} [together] where the players of this device ended, if they shared it; the place above is their best
 * @property {{ name: string, bot: string | null }[]} others
 */
/** @typedef {{ name: string, place: number, points: number }} Placed */

/** The levels of bots that games count against, the weakest first. @param {string} game */
export const levelsOf = (game) => /** @type {Record<string, { levels: string[] }>} */ (GAMES)[game]?.levels ?? [];

const KEY = "tinhorn-games";
/** The codes of forgotten games. The server still lists their tables. */
const FORGOTTEN = "tinhorn-forgotten";

/** The finished games, the newest first. @returns {MyGame[]} */
export const myGames = () => device.list(KEY);

/** A list of this kind has only finished games that the page can show. @param {unknown} list @returns {list is MyGame[]} */
const isListOfGames = (list) =>
  Array.isArray(list) &&
  list.every(
    ({ code, game, at, place, points, others, together = [] }) =>
      [code, game].every((text) => typeof text === "string") &&
      [at, place, points].every(Number.isFinite) &&
      [others, together].every((seats) => Array.isArray(seats) && seats.every(({ name }) => typeof name === "string")),
  );

/** Adds the games of another device. @param {string} text what it has saved as a file @returns {boolean} false if the file is another one */
export function takeGames(text) {
  try {
    const taken = JSON.parse(text);
    if (!isListOfGames(taken)) return false;
    const kept = myGames();
    const added = taken.filter(({ code }) => !kept.some((one) => one.code === code));
    device.set(KEY, JSON.stringify([...kept, ...added].sort((one, other) => other.at - one.at)));
    return true;
  } catch {
    return false;
  }
}

/** Forgets all games, so that a visit to the lobby does not bring them back. */
export function forgetGames() {
  const codes = [...device.list(FORGOTTEN), ...myGames().map(({ code }) => code)];
  device.set(FORGOTTEN, JSON.stringify(codes));
  device.set(KEY, "[]");
}

/** Keeps a finished game of this device's players, once. @param {import("../net/wire.js").TableInfo} table */
export function keepGame(table) {
  const { status, outcome, yours } = table;
  if (status !== "over" || !outcome || !yours.length) return;
  const seats = people(table);
  const together = yours.map((seat) => ({
    name: seats[seat].name,
    place: 1 + outcome.ranking.findIndex((ranked) => ranked.includes(seat)),
    points: outcome.points[seat],
  }));
  const [{ place, points }] = [...together].sort((one, other) => one.place - other.place);
  keep(table, { place, points, ...(yours.length > 1 && { together }) });
}

/** Keeps a game that ends because its only person leaves: the round and the points so far. */
/** @param {import("../net/table-model.js").TableModel} model @param {number | null} round */
export function keepLeftGame({ table, update }, round) {
  const score = update?.facts.find(({ kind, seats }) => kind === "score" && seats?.[0] === table.you);
  keep(table, { place: 0, points: score?.amount ?? score?.count ?? 0, left: { round, score: score?.text ?? null } });
}

/** @param {import("../net/wire.js").TableInfo} table @param {Pick<MyGame, "place" | "points" | "left" | "together">} result */
function keep(table, result) {
  const { code, game, yours } = table;
  const kept = myGames();
  if (!code || kept.some((one) => one.code === code) || device.list(FORGOTTEN).includes(code)) return;
  const others = people(table)
    .map(({ name, bot }) => ({ name, bot }))
    .filter((_, seat) => !yours.includes(seat));
  device.set(KEY, JSON.stringify([{ code, game, at: Date.now(), others, ...result }, ...kept]));
}

/** How far a game was that its player left. @param {string} game @param {NonNullable<MyGame["left"]>} left */
export function leftText(game, { round, score }) {
  const reached = round === null ? "" : (tOr(`web-${game}-progress`, "", { round }).split(" · ").at(-1) ?? "");
  return dotted(t("web-my-games-left"), reached, score ? say(score) : "");
}

/**
 * The games and victories against each level of bots, for one player's games with bots of one level only.
 * @param {MyGame[]} games
 * @param {string[]} levels
 */
export function results(games, levels) {
  return levels.map((level) => {
    const against = games.filter(
      ({ others, together, left }) => !together && !left && others.length && others.every(({ bot }) => bot === level),
    );
    return { level, played: against.length, won: against.filter(({ place }) => place === 1).length };
  });
}

/** How many victories against a level lead to the next one. */
const ENOUGH = 2;

/** The level to try next: the first above all that were beaten twice. @param {{ level: string, won: number }[]} found */
export function nextAim(found) {
  const beaten = found.findLastIndex(({ won }) => won >= ENOUGH);
  return beaten < 0
    ? null
    : { beaten: found[beaten].level, won: found[beaten].won, next: found[beaten + 1]?.level ?? null };
}
