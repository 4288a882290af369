// Offers the way back to where the app was left, until the person goes somewhere.

const all = {
  en: { name: "Where You Left Off", offer: (title) => `Continue with “${title}”`, close: "Close" },
  zh: { name: "上次离开的位置", offer: (title) => `继续查看“${title}”`, close: "关闭" },
};

/** Bars at the bottom, above which the offer stands. */
const BARS = "#app .page:not(.leaving) .toolbar, #app .tab-bar";

export class Resume {
  constructor(place, say) {
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
    say(text);
  }

  loadStyles() {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("resume.css", import.meta.url);
    document.head.append(link);
  }

  /** Keeps clear of bars at the bottom. */
  arrange() {
    const { bottom } = document.querySelector(".glass").getBoundingClientRect();
    const tops = [...document.querySelectorAll(BARS)]
      .map((bar) => bar.getBoundingClientRect())
      .filter(({ height, bottom: end }) => height > 0 && end > bottom - 60)
      .map(({ top }) => bottom - top);
    this.element.style.setProperty("--bar-height", `${Math.max(0, ...tops)}px`);
  }

  /** The scene is at a path; the person has gone on where it is another one than at first. */
  follow([path]) {
    this.path ||= path;
    if (path !== this.path || path === this.place.offered.path) this.leave();
  }

  leave() {
    if (!this.element.isConnected) return;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.remove();
    if (hadFocus) document.querySelector("#app .page:not(.leaving) :is(button, [tabindex])")?.focus({ preventScroll: true });
  }
}
