// @ts-check
/**
 * Keeps what can be read without a network on a device that has the page installed: the lessons, the
 * rules, and how games are played. The service worker stores what is fetched once (see sw.js).
 */
import { artUrl, gameArtUrl } from "../draw/art.js";
import { hasRulebook, isExplained, loadGame, loadHowToPlay } from "../games/index.js";
import { api } from "../net/api.js";
import { rulebook } from "../text/rules-text.js";
import { currentLanguage } from "../text/words.js";
import { device } from "./settings.js";

const KEPT = "tinhorn-readable";
/** The page that was opened has time to be shown first, in milliseconds. */
const LATER = 4_000;
let isBegun = false;

/** Fetches everything once for each version of the page and each language. @param {import("../net/wire.js").GameInfo[]} games */
export async function keepReadable(games) {
  const kept = `${artUrl("")} ${currentLanguage()} ${games.map(({ name }) => name)}`;
  if (isBegun || !games.length || device.get(KEPT) === kept) return;
  isBegun = true;
  await new Promise((resolve) => setTimeout(resolve, LATER));
  try {
    await api.games();
    for (const game of games) await keep(game);
    device.set(KEPT, kept);
  } catch {
    isBegun = false; // without a network now: the next visit goes on
  }
}

/** @param {import("../net/wire.js").GameInfo} game */
async function keep({ name, has_lesson: hasLesson }) {
  await loadGame(name);
  await fetch(gameArtUrl(name, "sprite.svg"));
  if (hasLesson) await Promise.all([api.lesson(name), import("../pages/lesson-page.js")]);
  if (hasRulebook(name)) await Promise.all([rulebook(name), import("../pages/rules-page.js")]);
  if (isExplained(name)) await Promise.all([loadHowToPlay(name), import("../pages/how-to-play-page.js")]);
}
