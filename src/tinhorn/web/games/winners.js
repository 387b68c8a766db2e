// @ts-check
/** The winners of a finished game. */

/**
 * The first rank of the outcome. The last update may arrive a little before the outcome does; until
 * then the winners are the seats with the highest total.
 * @param {readonly (readonly number[])[]} ranking
 * @param {readonly { total: number }[]} sheets
 * @returns {number[]}
 */
export function winnersOf([first], sheets) {
  if (first) return [...first];
  const most = Math.max(...sheets.map(({ total }) => total));
  return sheets.flatMap(({ total }, seat) => (total === most ? [seat] : []));
}
