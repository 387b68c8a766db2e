// @ts-check
/**
 * The pages beside lobby and table. Each is fetched when its address is opened, so that nobody
 * waits for what they do not use.
 *
 * @typedef {import("./store.js").TableStore} TableStore
 * @typedef {import("./wire.js").TableInfo} TableInfo
 *
 * @typedef {object} Visit
 * @property {string} name what the address names: a game, or a table's code
 * @property {TableStore | null} store of a table's page
 *
 * @typedef {object} Page
 * @property {(visit: Visit) => unknown} page draws it
 * @property {(table: TableInfo) => TableStore} [storeFor] for a page that does not simply watch
 *   the table as its own seat
 */

/**
 * Pages of their own: `/rules/winchester`.
 * @type {Record<string, (() => Promise<Page>) | undefined>}
 */
export const PAGES = {};

/**
 * Pages of a table: `/t/MESA-47KX/replay`.
 * @type {Record<string, (() => Promise<Page>) | undefined>}
 */
export const TABLE_PAGES = {};
