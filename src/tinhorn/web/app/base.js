// @ts-check
/**
 * Where tinhorn lives on its site: at the root of a server, or in a folder of a static site. Links
 * are written from the root of tinhorn (`/rules/GAME`), and get the folder in front here.
 */

/** The folder without a slash at its end; empty at the root. The files are in `assets/<version>/`. */
export const BASE = new URL("../../..", import.meta.url).pathname.replace(/\/$/, "");

/** The address of a path from the root of tinhorn. @param {string} path */
export const sited = (path) => (BASE && path.startsWith(`${BASE}/`) ? path : BASE + path);

/** The path of this page from the root of tinhorn. */
export const currentPath = () => location.pathname.slice(BASE.length) || "/";

/** @param {Event} event */
function complete({ target }) {
  const link = target instanceof Element ? target.closest("a") : null;
  const path = link?.getAttribute("href") ?? "";
  const isPage = path.startsWith("/") && !path.startsWith("/api/");
  if (link && isPage && sited(path) !== path) link.href = sited(path);
}

/** In a folder, completes each link when somebody is about to follow it. */
export function completeLinks() {
  if (!BASE) return;
  for (const name of ["pointerover", "pointerdown", "focusin", "click"])
    addEventListener(name, complete, { capture: true });
}
