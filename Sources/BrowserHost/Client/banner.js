// The banner over the screen that reports a lost connection, with a button to retry. It is above the
// bars at the bottom, so that titles, tabs and actions stay in sight and the screen keeps its size.

import { reducesMotion } from "./environment.js";
import { lift } from "./lift.js";
import { texts } from "./outagetexts.js";

/** The time for which a text about an action stays, in milliseconds. */
const STAY = 4000;

export class Banner {
  constructor(connection, announce) {
    this.connection = connection;
    this.announce = announce;
    this.wasLost = false;
    this.root = document.documentElement;
    this.text = document.createElement("span");
    this.retry = document.createElement("button");
    this.retry.textContent = texts().retry;
    this.retry.addEventListener("click", () => connection.renew());
    this.element = document.createElement("section");
    this.element.className = "banner";
    this.element.setAttribute("aria-label", texts().name);
    this.element.append(this.text, this.retry);
    this.emphasis = null;
    /** True if the emphasis is about an action before the connection was lost. */
    this.isPast = false;
    this.loadStyles();
    addEventListener("resize", () => lift(this.element));
    new MutationObserver(() => this.update())
      .observe(this.root, { attributes: true, attributeFilter: ["class"] });
    this.update();
  }

  loadStyles() {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("outage.css", import.meta.url);
    document.head.append(link);
  }

  /** The reason for the lost connection; null if there is a connection. */
  get reason() {
    const { classList } = this.root;
    return classList.contains("unplugged") ? texts().unplugged
      : classList.contains("offline") ? texts().offline : null;
  }

  update() {
    const { reason } = this;
    // The loss was announced, too.
    if (this.wasLost && reason === null) this.announce(texts().back);
    this.wasLost = reason !== null;
    // A refusal is obsolete once there is a connection again.
    if (reason === null && !this.isPast) this.emphasis = null;
    const { emphasis } = this;
    const text = emphasis ?? reason;
    // An unchanged text triggers no observer.
    if (this.element.isConnected !== (text !== null)) this.appear(text !== null);
    this.retry.hidden = !reason;
    if (text === null || this.text.textContent === text) return;
    this.text.textContent = text;
    lift(this.element);
  }

  appear(isShown) {
    if (!isShown) return this.leave();
    this.text.textContent = "";
    document.getElementById("app").before(this.element);
  }

  /** Moves focus from the banner's button to the screen. */
  leave() {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) document.querySelector(".page:not(.leaving) [tabindex], .page:not(.leaving) button")
      ?.focus({ preventScroll: true });
  }

  /** @param isPast true if the text is about an action before the connection was lost. */
  emphasize(text, isPast) {
    this.emphasis = text;
    this.isPast = isPast;
    this.update();
    this.element.classList.toggle("past", isPast);
    this.element.animate(
      [{ scale: 1 }, { scale: 1.03 }, { scale: 1 }], { duration: reducesMotion() ? 0 : 250 });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.emphasis = null;
      this.update();
    }, STAY);
  }
}
