// @ts-check
/** The result of a game as a picture that is shared or saved. */
import { api } from "../net/api.js";
import { people, titleOf } from "../draw/draw-context.js";
import { share } from "../draw/result-picture.js";
import { t } from "../text/words.js";
import { amountOf } from "./summary-panels.js";

/**
 * @param {import("../net/wire.js").TableInfo} table
 * @param {import("../net/wire.js").Summary} [known] the summary of the game, if it is loaded
 */
export async function shareResult(table, known) {
  const summary = known ?? (await api.summary(table.code));
  const { outcome } = table;
  return share({
    title: titleOf(table),
    game: t(`game-${table.game}`),
    seats: people(table),
    ranking: outcome?.ranking ?? [],
    totals: (outcome?.points ?? []).map((amount) => amountOf(table, amount)),
    rounds: summary.rounds.map(({ net_worth }) => net_worth),
    name: `${table.game}-${table.code}.png`,
  });
}
