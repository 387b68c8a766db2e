// @ts-check
/** The settings: sound, pace, language, looks, name and hat, habits; and under *Table* the table and the own seat. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { reason, Unreachable } from "../net/api.js";
import { drawerHead, hatField } from "../draw/controls.js";
import { LANGUAGES } from "../text/languages.js";
import { SWITCHES } from "../games/index.js";
import { settings, TEMPOS } from "../app/settings.js";
import { play } from "../draw/sound.js";
import { loadLanguage, currentLanguage, t } from "../text/words.js";
import { nameField } from "./page-header.js";
import "./my-seat.js";
import "./notice-card.js";

/** @typedef {"theme" | "contrast" | "textSize"} Look */

/** @type {Record<Look, string[]>} */
const CHOICES = {
  textSize: ["100", "115", "130", "150"],
  theme: ["system", "light", "dark"],
  contrast: ["system", "more"],
};

class SettingsDrawer extends Element {
  static properties = reactive("model", "problem");

  /** @type {import("../net/table-model.js").TableModel | null} */
  model = null;
  /** Why the language could not be loaded. */
  problem = "";

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change");
  }

  render() {
    return html`<aside class="drawer" aria-label=${t("web-settings")}>
      ${drawerHead(this, t("web-settings"), this.model?.table.code ? html`<button class="btn btn-quiet" @click=${() => this.#toTable()}>${t("web-table")}</button>` : nothing)}
      <div class="drawer-body stack">
        ${this.#sound()} ${this.#radio("tempo", Object.keys(TEMPOS), settings.values.pace, this.#setTempo)}
        ${this.#languages()} ${this.#looks()} ${nameField()} ${hatField(settings.values.hat, (hat) => settings.change({ hat }))}
        ${this.#radio("chances", ["watching", "off"], settings.values.chances, (chances) => settings.change({ chances }))}
        ${Object.keys(SWITCHES).map((name) => this.#switch(name))}${this.#switch("botChat")}${this.#switch("keys")}${this.#switch("unhurried")}${this.#switch("guide")}${this.#switch("textTable")}
        <tin-notice-card></tin-notice-card>
        ${
          this.model?.table.code
            ? html`<section class="stack" aria-labelledby="settings-table">
                <h2 id="settings-table" tabindex="-1">${t("web-table")}</h2>
                <tin-my-seat .model=${this.model}></tin-my-seat>
              </section>`
            : nothing
        }
      </div>
    </aside>`;
  }

  #sound() {
    return html`${this.#switch("sound")}
      <label class="field"
        ><span class="label">${t("web-volume")}</span>
        <input
          class="range"
          type="range"
          min="0"
          max="100"
          .value=${String(settings.values.volume)}
          @change=${this.#setVolume}
      /></label>`;
  }

  #languages() {
    return html`<label class="field"
        ><span class="label">${t("web-language")}</span>
        <select class="select" @change=${this.#setLanguage}>
          ${LANGUAGES.map((code) => {
            const name = t(`web-language-${code}`);
            return html`<option value=${code} ?selected=${code === currentLanguage()}>${name}</option>`;
          })}
        </select></label
      >
      ${this.problem ? html`<p role="alert">${this.problem}</p>` : nothing}`;
  }

  #looks() {
    const choices = Object.entries(CHOICES).map(([key, values]) =>
      this.#radio(key, values, settings.values[/** @type {Look} */ (key)], (value) =>
        settings.change({ [key]: value }),
      ),
    );
    return html`${choices} ${this.#switch("patterns")}`;
  }

  #toTable() {
    const heading = /** @type {HTMLElement | null} */ (this.querySelector("#settings-table"));
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  /** @param {string} tempo */
  #setTempo(tempo) {
    settings.change(TEMPOS[/** @type {keyof typeof TEMPOS} */ (tempo)]);
  }

  /** @param {string} key @param {string[]} values @param {string} chosen @param {(value: string) => void} choose */
  #radio(key, values, chosen, choose) {
    return html`<fieldset class="field">
      <legend>${t(`web-set-${key}`)}</legend>
      <div class="tabs" role="radiogroup" aria-label=${t(`web-set-${key}`)}>
        ${values.map(
          (value) =>
            html`<button role="radio" aria-checked=${chosen === value} @click=${() => choose(value)}>
              ${t(`web-set-${key}-${value}`)}
            </button>`,
        )}
      </div>
    </fieldset>`;
  }

  /** @param {string} key */
  #switch(key) {
    return html`<label class="switch"
      ><span>${t(`web-set-${key}`)}<small>${t(`web-set-${key}-note`)}</small></span>
      <input
        type="checkbox"
        role="switch"
        .checked=${settings.isOn(key)}
        @change=${(/** @type {any} */ event) => settings.change({ [key]: event.target.checked })}
    /></label>`;
  }

  /** @param {any} event */
  #setVolume(event) {
    settings.change({ volume: Number(event.target.value) });
    play("turn");
  }

  /** @param {any} event */
  async #setLanguage(event) {
    const { target } = event;
    this.problem = "";
    try {
      await loadLanguage(target.value);
      settings.change({ language: currentLanguage() });
    } catch {
      target.value = currentLanguage();
      this.problem = reason(new Unreachable());
    }
  }
}

customElements.define("tin-settings-drawer", SettingsDrawer);
