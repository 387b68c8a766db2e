// @ts-check
/** Random ids. Browsers offer `crypto.randomUUID` at secure addresses only, and `tinhorn serve --lan` has none. */

/** Random bytes in hex. @param {number} length in bytes */
export const randomHex = (length) =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Returns the id of a request: the server does a request only once, however often it is sent. */
export const requestId = () => randomHex(16);
