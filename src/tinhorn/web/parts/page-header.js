// @ts-check
/** The header of pages without a running game: brand, the player's name and hat, settings. */
import { html } from "../vendor/lit.js";
import { icon, pic } from "../draw/art.js";
import { iconButton, nameInput } from "../draw/controls.js";
import { settings } from "../app/settings.js";
import { openDrawer } from "../app/signals.js";
import { t } from "../text/words.js";

export function pageHeader() {
  const { name, hat } = settings.values;
  return html`<header class="topbar lobby-top">
    <a class="brand" href="/">${pic("emblem")}tinhorn</a><span class="grow"></span>
    <button class="btn me-btn" @click=${() => openDrawer("settings")}>
      ${pic(`hat-${hat}`)}<span>${name || t("web-no-name")}</span>
    </button>
    ${iconButton(icon("settings"), t("web-settings"), () => openDrawer("settings"))}
  </header>`;
}

/** The field for the player's name, which this device remembers. */
export function nameField() {
  const call = (/** @type {any} */ event) => settings.change({ name: event.target.value.trim() });
  return nameInput(settings.values.name, settings.values.hat, { change: call });
}
