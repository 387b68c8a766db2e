// @ts-check
/** Links to files of the server: no address leads to a server inside the page, so ask it instead. */

/** @param {import("./page-link.js").PageLink} link */
export function answerDownloads(link) {
  addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target.closest("a[download]") : null;
      const path = target?.getAttribute("href") ?? "";
      if (!path.startsWith("/api/")) return;
      event.preventDefault();
      void save(link, path);
    },
    { capture: true },
  );
}

/** @param {import("./page-link.js").PageLink} link @param {string} path */
async function save(link, path) {
  const response = await link.request(path, {});
  const file = document.createElement("a");
  file.href = URL.createObjectURL(await response.blob());
  file.download = `${path.split("/").slice(-2).join("-")}.json`;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 1000);
}
