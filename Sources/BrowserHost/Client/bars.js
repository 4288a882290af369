// Large titles and search bars that collapse into their bars as the content scrolls.

import { reducesMotion } from "./environment.js";

/** The keys by which a browser scrolls the scroll view that contains the focus. */
const SCROLLING = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown"]);

export class Bars {
  constructor(page) {
    this.page = page;
    this.known = new WeakSet();
    /** The scroll view that was last dragged, or scrolled by keys, until it rests. */
    this.moved = null;
    /** Observes the areas that pulling reveals above content. */
    this.pulls = new ResizeObserver((entries) => {
      for (const entry of entries) this.follow(entry.target.parentElement);
    });
    // After the handlers of the document, which prevent what is theirs.
    addEventListener("keydown", (event) => this.key(event));
  }

  /** Registers new scroll views and updates every bar by the position of its content. */
  after() {
    for (const scroller of this.page.root.querySelectorAll(".table[data-n], .scroll[data-n]")) {
      if (this.known.has(scroller)) continue;
      this.known.add(scroller);
      scroller.addEventListener("scroll", () => this.follow(scroller), { passive: true });
      scroller.addEventListener("touchmove", () => { this.moved = scroller; }, { passive: true });
      scroller.addEventListener("scrollend", () => this.settle(scroller));
      const place = refreshPlace(scroller);
      if (place) this.pulls.observe(place);
    }
    // A header that contains a heading is not a heading itself.
    for (const header of this.page.root.querySelectorAll(
      ".section-header[role=heading]:has([role=heading])")) {
      header.removeAttribute("role");
      header.removeAttribute("aria-level");
    }
    for (const bar of this.page.root.querySelectorAll(".page[data-n] > .bar")) {
      this.update(bar.parentElement);
      this.head(bar.parentElement, bar);
    }
    for (const title of this.page.root.querySelectorAll(".bar.own h1")) title.hidden = !title.textContent;
  }

  /**
   * Makes the first heading of a page without a bar title its main heading. A title view is no
   * heading, so the hidden title is still read.
   */
  head(page, bar) {
    const title = bar.querySelector("h1");
    const isEmpty = !title?.textContent;
    if (title) title.hidden = isEmpty;
    page.querySelector("[role=heading]")?.setAttribute("aria-level", isEmpty ? 1 : 2);
  }

  follow(scroller) {
    const page = scroller?.closest(".page");
    if (page && ["top", "bottom"].some((side) => this.mainScroller(page, side) === scroller)) {
      this.update(page);
    }
  }

  key({ key, target, defaultPrevented }) {
    if (defaultPrevented || !SCROLLING.has(key) || target.matches?.("input, textarea, select")) return;
    this.moved = target.closest?.(".table, .scroll") ?? this.moved;
  }

  /** Shows or hides a half-hidden title or search bar completely, as on iOS. */
  settle(scroller) {
    if (this.moved !== scroller) return;
    this.moved = null;
    const page = scroller.closest(".page");
    const bar = page?.querySelector(":scope > .bar");
    if (!bar || this.mainScroller(page) !== scroller) return;
    const { large, pulled, search } = this.heights(page, bar, scroller);
    const stops = [pulled, pulled + search, pulled + search + large];
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    if (scrollTop <= pulled || scrollTop >= Math.min(stops[2], scrollHeight - clientHeight)) return;
    const distance = (stop) => Math.abs(stop - scrollTop);
    const top = stops.reduce((best, stop) => distance(stop) < distance(best) ? stop : best);
    scroller.scrollTo({ top, behavior: reducesMotion() ? "instant" : "smooth" });
  }

  /**
   * Returns the heights of a bar's large title and search bar, which scrolling hides, and the
   * height of a refresh control that is revealed above the content.
   */
  heights(page, bar, scroller) {
    const large = barHeight(page, "large");
    const place = scroller && refreshPlace(scroller);
    place?.classList.toggle("above-title", large > 0);
    return {
      large,
      pulled: large > 0 ? place?.getBoundingClientRect().height ?? 0 : 0,
      search: bar.classList.contains("hides-search") ? barHeight(page, "search") : 0,
    };
  }

  /** Returns the scroll view whose top, or bottom, coincides with that of the page. */
  mainScroller(page, side = "top") {
    const edge = page.getBoundingClientRect()[side];
    for (const scroller of page.querySelectorAll(".table, .scroll")) {
      if (Math.abs(scroller.getBoundingClientRect()[side] - edge) < 2) return scroller;
    }
    return null;
  }

  update(page) {
    const bar = page.querySelector(":scope > .bar");
    if (!bar) return;
    const scroller = this.mainScroller(page);
    // A large title moves down and up with pulled content.
    const { large, pulled, search } = this.heights(page, bar, scroller);
    const offset = scroller?.scrollTop ?? 0;
    const scrolled = Math.max(0, offset - pulled);
    // A search bar that hides on scrolling is hidden first.
    const gone = Math.min(scrolled, search);
    const rest = scrolled - gone;
    bar.style.setProperty("--search-gone", `${gone}px`);
    bar.classList.toggle("search-going", gone > 0);
    bar.style.setProperty("--scrolled", `${Math.min(rest, large)}px`);
    bar.style.setProperty("--pulled", `${Math.max(0, pulled - offset)}px`);
    bar.classList.toggle("collapsed", rest > (large ? large - 14 : 0.5));
    bar.classList.toggle("floating", rest > (large || 0.5));
    // At the end of the content nothing is below the bottom bars.
    const low = scroller ?? this.mainScroller(page, "bottom");
    const below = low ? low.scrollHeight - low.clientHeight - low.scrollTop : 0;
    page.classList.toggle("at-end", below < 1);
    scroller?.querySelector(":scope > .index-place:not(:empty, .held)")
      ?.style.setProperty("--receded", `${gone + Math.min(rest, large)}px`);
  }
}

/**
 * Returns the height of a part of a page's bars in points, sent by the scene: "large" is the large
 * title, "search" the search bar.
 */
function barHeight(page, part) {
  return parseFloat(page.style.getPropertyValue(`--${part}-height`)) || 0;
}

function refreshPlace(scroller) {
  return scroller.querySelector(":scope > .refresh-place");
}
