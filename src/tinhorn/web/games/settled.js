// @ts-check
/** From which beat on the numbers hold that the server tells after all beats. */

/**
 * The beat after which the goods of a seat stay as they are; the last one if they never change.
 * @param {readonly { view: any }[]} all the beats @param {any} start the view before them @param {(view: any) => unknown} goods
 */
export function settled(all, start, goods) {
  const had = [start, ...all.map(({ view }) => view)].map((view) => JSON.stringify(goods(view)));
  const at = had.findLastIndex((one, index) => index > 0 && one !== had[index - 1]);
  return at < 0 ? all.length - 1 : at - 1;
}
