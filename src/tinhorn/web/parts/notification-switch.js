// @ts-check
/** The switch for browser notifications. The permission is requested only when it is pressed. */
import { html, nothing } from "../vendor/lit.js";
import { Element, reactive } from "../app/element.js";
import { icon } from "../draw/art.js";
import { settings } from "../app/settings.js";
import { t } from "../text/words.js";

class NotificationSwitch extends Element {
  static properties = reactive("isDenied");

  isDenied = false;

  connectedCallback() {
    super.connectedCallback();
    this.watch(settings, "change");
  }

  /** Browsers offer notifications on secure addresses only. */
  get #isOffered() {
    return "Notification" in window && isSecureContext;
  }

  get #isOn() {
    return settings.values.notify && Notification.permission === "granted";
  }

  async #toggle() {
    if (this.#isOn) return settings.change({ notify: false });
    const answer = await Notification.requestPermission();
    this.isDenied = answer !== "granted";
    settings.change({ notify: !this.isDenied });
    if (!this.isDenied) (await import("../app/notifications.js")).start();
  }

  render() {
    if (!this.#isOffered) return nothing;
    const isOn = this.#isOn;
    return html`<button class="btn btn-quiet notification-switch" aria-pressed=${isOn} @click=${this.#toggle}>
        ${icon(isOn ? "sound" : "mute")}${t(isOn ? "web-notify-on" : "web-notify")}
      </button>
      <small class="soft" role="status"
        >${this.isDenied ? t("web-notify-denied") : isOn ? t("web-notify-note") : nothing}</small
      >`;
  }
}

customElements.define("tin-notification-switch", NotificationSwitch);
