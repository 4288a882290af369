// Says that there is no line, in a place of its own above the screen, and offers to try again.

import { reducesMotion } from "./environment.js";
import { texts } from "./outagetexts.js";

/** The height of the banner's place, in points: `outage.css` places the banner there. */
const HEIGHT = 44;
/** Milliseconds that a text about something that was done stays. */
const STAY = 4000;

export class Banner {
  constructor(connection) {
    this.connection = connection;
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
    /** Whether the emphasis is about what was done before the line was lost. */
    this.isPast = false;
    this.loadStyles();
    addEventListener("resize", () => this.makeRoom());
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

  /** Why there is no line; nothing where there is one. */
  get reason() {
    const { classList } = this.root;
    return classList.contains("unplugged") ? texts().unplugged
      : classList.contains("offline") ? texts().offline : null;
  }

  update() {
    const { reason } = this;
    // That something cannot be done is past when there is a line again.
    if (reason === null && !this.isPast) this.emphasis = null;
    const { emphasis } = this;
    const text = emphasis ?? reason;
    // An unchanged text triggers no observer.
    if (this.element.isConnected !== (text !== null)) this.appear(text !== null);
    this.retry.hidden = !reason;
    if (text !== null && this.text.textContent !== text) this.text.textContent = text;
  }

  appear(isShown) {
    this.makeRoom();
    this.root.classList.toggle("bannered", isShown);
    if (isShown) document.getElementById("app").before(this.element);
    else this.leave();
  }

  /** Has the screen leave the height of the banner's place free. */
  makeRoom() {
    const { clientHeight } = document.querySelector(".glass");
    this.root.style.setProperty("--bannered-scale", 1 - HEIGHT / clientHeight);
  }

  /** Focus that was on the button goes to the screen. */
  leave() {
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) document.querySelector(".page:not(.leaving) [tabindex], .page:not(.leaving) button")
      ?.focus({ preventScroll: true });
  }

  /** @param isPast whether it is said of what was done before the line was lost. */
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
