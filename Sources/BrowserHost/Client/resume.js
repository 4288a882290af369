// Offers to return to the place where the app was left, until the user navigates.

const all = {
  en: { name: "Where You Left Off", offer: (title) => `Continue with “${title}”`, close: "Close" },
  zh: { name: "上次离开的位置", offer: (title) => `继续查看“${title}”`, close: "关闭" },
};

/** Bars and buttons that do not scroll; the offer is placed above them. */
const FIXED = "#app .page:not(.leaving) .toolbar, #app .tab-bar, #app .page:not(.leaving) .button";
const SCROLLED = ".table, .scroll";
/** The distance from the bottom within which such elements count, in points. */
const FOOT = 160;
/** The scroll distance after which the user is assumed to stay here, in points. */
const SCROLLING = 300;

export class Resume {
  constructor(place, announce) {
    this.place = place;
    this.path = document.body.dataset.path;
    const texts = document.documentElement.lang.startsWith("zh") ? all.zh : all.en;
    const text = texts.offer(place.offered.title);
    this.element = document.createElement("section");
    this.element.className = "resume";
    this.element.setAttribute("aria-label", texts.name);
    const link = document.createElement("button");
    link.textContent = text;
    link.addEventListener("click", () => place.goBack());
    const close = document.createElement("button");
    close.className = "close";
    close.setAttribute("aria-label", texts.close);
    close.addEventListener("click", () => this.leave());
    this.element.append(link, close);
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.leave();
    });
    this.loadStyles();
    document.getElementById("app").after(this.element);
    this.arrange();
    addEventListener("resize", () => this.arrange());
    addEventListener("scroll", ({ target }) => this.scrolled(target), { capture: true, passive: true });
    announce(text);
  }

  loadStyles() {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("resume.css", import.meta.url);
    document.head.append(link);
  }

  /** Keeps clear of fixed elements at the bottom. */
  arrange() {
    const { bottom } = document.querySelector(".glass").getBoundingClientRect();
    const tops = [...document.querySelectorAll(FIXED)]
      .filter((element) => !element.closest(SCROLLED))
      .map((element) => element.getBoundingClientRect())
      .filter(({ height, top, bottom: end }) => height > 0 && end <= bottom + 1 && top > bottom - FOOT)
      .map(({ top }) => bottom - top);
    this.element.style.setProperty("--bar-height", `${Math.max(0, ...tops)}px`);
  }

  /** Removes the offer when the scene's path differs from the first one. */
  follow([path]) {
    this.path ||= path;
    if (path !== this.path || path === this.place.offered.path) this.leave();
  }

  /** Removes the offer after the user scrolls far. */
  scrolled(target) {
    if (target === document) return;
    this.starts ??= new Map();
    if (!this.starts.has(target)) this.starts.set(target, target.scrollTop);
    else if (Math.abs(target.scrollTop - this.starts.get(target)) > SCROLLING) this.leave();
  }

  leave() {
    if (!this.element.isConnected) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) document.querySelector("#app .page:not(.leaving) :is(button, [tabindex])")?.focus({ preventScroll: true });
  }
}
