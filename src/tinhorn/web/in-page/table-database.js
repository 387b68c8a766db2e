// @ts-check
/** Where the server in the page keeps its tables: the browser's database, by name. */

const DATABASE = "tinhorn";
const STORE = "kept";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export async function open() {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);

  return {
    /** Everything that was kept, by name. */
    async all() {
      const store = database.transaction(STORE).objectStore(STORE);
      const [names, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
      return new Map(names.map((name, at) => [String(name), values[at]]));
    },
    /** Keeps text under a name; durable when the promise resolves. @param {string} name @param {string} text */
    put: (name, text) =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE, "readwrite", { durability: "strict" });
        transaction.objectStore(STORE).put(text, name);
        transaction.oncomplete = () => resolve(undefined);
        transaction.onerror = () => reject(transaction.error);
      }),
  };
}
