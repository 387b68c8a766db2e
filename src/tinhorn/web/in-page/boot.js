// @ts-check
/**
 * The entry point of the static copy: starts the server in a worker, then the page as usual. The
 * page shows at once; its first requests wait until the server answers.
 */
import { BASE } from "../app/base.js";
import { use } from "../net/link.js";
import { answerDownloads } from "./downloads.js";
import { PageLink } from "./page-link.js";

/** A reload of `/try/t/CODE` comes here as `/try/?at=/t/CODE`, since a static host knows no tables. */
const wanted = new URLSearchParams(location.search).get("at");
if (wanted?.startsWith("/")) history.replaceState(null, "", BASE + wanted);

const pageLink = new PageLink();
use(pageLink);
answerDownloads(pageLink);

const progress = document.createElement("p");
progress.className = "in-page-progress";
progress.setAttribute("role", "status");
document.body.append(progress);

async function showProgress() {
  await (await import("../app/main.js")).started;
  const { t } = await import("../text/words.js");
  const show = () => {
    const { loaded, total, state } = pageLink;
    const percent = total ? Math.min(100, Math.round((100 * loaded) / total)) : 0;
    if (state === "ready") progress.remove();
    else progress.textContent = state === "failed" ? t("web-try-failed") : t("web-try-loading", { percent });
  };
  pageLink.addEventListener("progress", show);
  show();
}
void showProgress();
