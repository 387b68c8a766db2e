// @ts-check
/** How other devices reach this server: the address to invite them with. */
import { api } from "./api.js";

/** Fires `change` when the address is known, or has changed. */
class Network extends EventTarget {
  /** @type {import("./wire.js").NetworkInfo | null} */
  info = null;

  /** The part of an invitation before the path; empty if only this computer reaches the server. */
  get address() {
    return this.info?.address ?? "";
  }

  async load() {
    this.#set(await api.network());
  }

  /** Lets other devices of the local network in, or keeps them out again. @param {boolean} isOpen */
  async switch(isOpen) {
    this.#set(await api.switchNetwork(isOpen));
  }

  /** @param {import("./wire.js").NetworkInfo} info */
  #set(info) {
    this.info = info;
    this.dispatchEvent(new Event("change"));
  }
}

export const network = new Network();
