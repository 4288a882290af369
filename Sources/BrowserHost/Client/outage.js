// A page without a line: what is shown stays to be read, and controls refuse until there is one again.

import { Banner } from "./banner.js";
import { texts } from "./outagetexts.js";

/** Text fields: typing goes on, and is sent later. */
const FIELD = "input:not([type=range]), textarea";
/** Controls that keys change. */
const ADJUSTABLE = "input[type=range], [role=slider], [role=spinbutton], [role=switch], [role=tab]";
const ARROWS = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", " ", "Enter",
]);

export class Outage {
  constructor(page, connection, announce) {
    this.page = page;
    this.connection = connection;
    this.announce = announce;
    this.banner = new Banner(connection);
    for (const kind of ["pointerdown", "touchstart"]) {
      document.addEventListener(kind, (event) => this.withhold(event), { capture: true, passive: true });
    }
    for (const kind of ["click", "contextmenu"]) {
      document.addEventListener(kind, (event) => this.stop(event), { capture: true });
    }
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    /** Whether something was typed that the scene does not have. */
    this.hasTyped = false;
    document.addEventListener("input", () => { this.hasTyped ||= connection.isDown; });
    // The browser asks before a page goes with what was typed.
    addEventListener("beforeunload", (event) => {
      if (this.hasTyped && connection.isDown) event.preventDefault();
    });
    registerWorker();
  }

  before() {
    this.hasTyped = false;
  }

  isRefused({ target }) {
    return this.connection.isDown && this.page.root.contains(target) && !target.closest(FIELD);
  }

  /** Gestures do not begin; the browser scrolls and focuses all the same. */
  withhold(event) {
    if (this.isRefused(event)) event.stopImmediatePropagation();
  }

  stop(event) {
    if (!this.isRefused(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "contextmenu" || event.target.closest("button, a, label, [role], .cell, .item")) {
      this.refuse();
    }
  }

  key(event) {
    if (!ARROWS.has(event.key) || !this.isRefused(event)) return;
    if (event.target.closest(ADJUSTABLE)) this.stop(event);
  }

  /** Announces that nothing can be done, or that what was done was lost. */
  refuse(isPast = false) {
    const text = isPast ? texts().lost : texts().refused;
    this.banner.emphasize(text, isPast);
    this.announce(text);
  }
}

/** A service worker shows a page of ours where one is loaded without a network. */
async function registerWorker() {
  // Browsers have none for addresses that are not secure.
  const workers = navigator.serviceWorker;
  // The client's address changes with the host's version, and the worker's with it.
  const address = new URL(`/-/worker.js?${import.meta.url.split("/").at(-2)}`, location);
  if (!workers || workers.controller?.scriptURL === address.href) return;
  await workers.register(address, { scope: "/", updateViaCache: "none" }).catch(() => {});
}
