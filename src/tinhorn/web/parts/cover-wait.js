// @ts-check
/** After how long a shared device that nobody touches covers itself. */
import { html } from "../vendor/lit.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

const WAITS = [10, 20, 60, 300];

export function coverWait() {
  const choose = (/** @type {any} */ { target }) => settings.change({ coverAfter: Number(target.value) });
  return html`<label class="curtain-wait"
    ><span>${t("web-curtain-wait")}</span>
    <select class="select" @change=${choose}>
      ${WAITS.map((seconds) => html`<option value=${seconds} ?selected=${seconds === settings.values.coverAfter}>${t("web-seconds", { seconds })}</option>`)}
    </select></label
  >`;
}
