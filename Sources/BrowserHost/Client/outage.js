// A page without a connection: its content stays readable, and controls refuse until it reconnects.

import { Banner } from "./banner.js";
import { KeptSize } from "./keptsize.js";
import { texts } from "./outagetexts.js";

/** Text fields: typing continues, and is sent later. */
const FIELD = "input:not([type=range]), textarea";
/** Controls that keys adjust. */
const ADJUSTABLE = "input[type=range], [role=slider], [role=spinbutton], [role=switch], [role=tab]";
const ARROWS = new Set([
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", " ", "Enter",
]);

export class Outage {
  constructor(page, connection, announce) {
    this.page = page;
    this.connection = connection;
    this.announce = announce;
    this.banner = new Banner(connection, announce);
    this.size = new KeptSize(connection);
    for (const kind of ["pointerdown", "touchstart"]) {
      document.addEventListener(kind, (event) => this.withhold(event), { capture: true, passive: true });
    }
    for (const kind of ["click", "contextmenu"]) {
      document.addEventListener(kind, (event) => this.stop(event), { capture: true });
    }
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    /** True if text was typed that the scene does not have. */
    this.hasTyped = false;
    document.addEventListener("input", () => { this.hasTyped ||= connection.isDown; });
    // The browser asks before it closes a page with unsent text.
    addEventListener("beforeunload", (event) => {
      if (this.hasTyped && connection.isDown) event.preventDefault();
    });
    registerWorker();
  }

  before() {
    this.hasTyped = false;
    this.size.end();
  }

  isRefused({ target }) {
    return this.connection.isDown && this.page.root.contains(target) && !target.closest(FIELD);
  }

  /** Prevents gestures from beginning; the browser still scrolls and focuses. */
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

  /** Announces that an action is impossible, or that an earlier action was lost. */
  refuse(isPast = false) {
    const text = isPast ? texts().lost : texts().refused;
    this.banner.emphasize(text, isPast);
    this.announce(text);
  }
}

/** Registers the service worker that shows our page if one is loaded without a network. */
async function registerWorker() {
  // Browsers support none on insecure origins.
  const workers = navigator.serviceWorker;
  // The client's address changes with the host's version, and the worker's with it.
  const address = new URL(`/-/worker.js?${import.meta.url.split("/").at(-2)}`, location);
  if (!workers || workers.controller?.scriptURL === address.href) return;
  await workers.register(address, { scope: "/", updateViaCache: "none" }).catch(() => {});
}
