// Offers to return to the place where the app was left, until the user goes on. The offer comes some
// time after the screen, and floats over it: nothing moves that the user is about to tap.

import { lift } from "./lift.js";

const all = {
  en: { name: "Where You Left Off", offer: (title) => `Continue with “${title}”`, close: "Close" },
  zh: { name: "上次离开的位置", offer: (title) => `继续查看“${title}”`, close: "关闭" },
};

/** The scroll distance after which the user is assumed to stay here, in points. */
const SCROLLING = 300;
/** The time for which a new offer lets taps through that were meant for what it covers, in
    milliseconds. */
const GRACE = 500;
/** The time after which an offer without focus and pointer disappears, in milliseconds. */
const STAY = 12_000;
/** The button of a `UIContentUnavailableView`, which a place shows whose content is gone. */
const UNAVAILABLE = ".stack > .spinner ~ .button:not(.gone)";

export class Resume {
  constructor(place, announce) {
    this.place = place;
    this.announce = announce;
    this.path = document.body.dataset.path;
    /** The title of an offer that waits for the app's path. */
    this.title = null;
    this.isOver = false;
    this.prepare();
  }

  /** Shows the offer if its place still exists, by the name that it has now. */
  async prepare() {
    const title = await this.titleNow().catch(() => null);
    if (!title || this.isOver) return;
    // An app whose first screen has no path, such as a login, may not show the place.
    if (this.path) this.show(title);
    else this.title = title;
  }

  /** Returns the title of the place; null if the app does not show it any more. */
  async titleNow() {
    const { path, title } = this.place.offered;
    const response = await fetch(`/${this.place.app}${path}`);
    // The policy of this page refuses the styles of the other.
    const text = (await response.text()).replace(/<style[^]*?<\/style>/g, "");
    const page = new DOMParser().parseFromString(text, "text/html");
    const { dataset } = page.body;
    if (!response.ok || page.querySelector(UNAVAILABLE)) return null;
    // The app was still loading when the page was painted.
    if (!dataset.path) return title;
    // A page whose screen has no title has the app's name.
    return dataset.path === path && page.title !== dataset.name ? page.title : null;
  }

  show(title) {
    const texts = document.documentElement.lang.startsWith("zh") ? all.zh : all.en;
    const text = texts.offer(title);
    this.element = document.createElement("section");
    this.element.className = "resume";
    this.element.setAttribute("aria-label", texts.name);
    const link = document.createElement("button");
    link.textContent = text;
    link.addEventListener("click", () => this.place.goBack());
    const close = document.createElement("button");
    close.className = "close";
    close.setAttribute("aria-label", texts.close);
    close.addEventListener("click", () => this.leave());
    this.element.append(link, close);
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.leave();
    });
    const styles = document.createElement("link");
    styles.rel = "stylesheet";
    styles.href = new URL("resume.css", import.meta.url);
    styles.addEventListener("load", () => this.appear(text));
    document.head.append(styles);
  }

  appear(text) {
    if (this.isOver) return;
    const app = document.getElementById("app");
    this.element.classList.add("new");
    app.before(this.element);
    lift(this.element);
    setTimeout(() => this.element.classList.remove("new"), GRACE);
    this.leaveLater();
    addEventListener("resize", () => lift(this.element));
    addEventListener("scroll", ({ target }) => this.scrolled(target), { capture: true, passive: true });
    app.addEventListener("input", () => this.leave());
    this.announce(text);
  }

  /** Keeps the offer above what the app has shown since, such as an offer to undo. */
  after() {
    if (this.element?.isConnected) lift(this.element);
  }

  leaveLater() {
    setTimeout(() => {
      if (this.element.matches(":hover, :focus-within")) this.leaveLater();
      else this.leave();
    }, STAY);
  }

  /** Removes the offer when the scene's path differs from the first one. */
  follow([path]) {
    this.path ||= path;
    if (path !== this.path || path === this.place.offered.path) return this.leave();
    if (this.path && this.title) this.show(this.title);
    this.title = null;
  }

  /** Removes the offer after the user scrolls far. */
  scrolled(target) {
    if (target === document) return;
    this.starts ??= new Map();
    if (!this.starts.has(target)) this.starts.set(target, target.scrollTop);
    else if (Math.abs(target.scrollTop - this.starts.get(target)) > SCROLLING) this.leave();
  }

  leave() {
    this.isOver = true;
    if (!this.element?.isConnected) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) document.querySelector("#app .page:not(.leaving) :is(button, [tabindex])")?.focus({ preventScroll: true });
  }
}
