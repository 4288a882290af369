// Large titles and search bars that go into their bars as the content below is scrolled.

import { reducesMotion } from "./environment.js";

export class Bars {
  constructor(page) {
    this.page = page;
    this.known = new WeakSet();
    /** The scroll view that a finger moved last, until it rests. */
    this.dragged = null;
    /** Of what a pull lays open above content. */
    this.pulls = new ResizeObserver((entries) => {
      for (const entry of entries) this.follow(entry.target.parentElement);
    });
  }

  /** Finds new scroll views and sets every bar by where its content is. */
  after() {
    for (const scroller of this.page.root.querySelectorAll(".table[data-n], .scroll[data-n]")) {
      if (this.known.has(scroller)) continue;
      this.known.add(scroller);
      scroller.addEventListener("scroll", () => this.follow(scroller), { passive: true });
      scroller.addEventListener("touchmove", () => { this.dragged = scroller; }, { passive: true });
      scroller.addEventListener("scrollend", () => this.settle(scroller));
      const place = refreshPlace(scroller);
      if (place) this.pulls.observe(place);
    }
    // Where what is in a section's header is a heading, the header is no second one around it.
    for (const header of this.page.root.querySelectorAll(
      ".section-header[role=heading]:has([role=heading])")) {
      header.removeAttribute("role");
      header.removeAttribute("aria-level");
    }
    for (const bar of this.page.root.querySelectorAll(".page[data-n] > .bar")) {
      this.update(bar.parentElement);
      this.head(bar.parentElement, bar);
    }
  }

  /**
   * A page whose bar has no title is headed by the first heading in it. What stands in place of a
   * title is none, so the title is read though it is not seen.
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

  /** A title or search bar that a finger left half hidden is shown or hidden whole, as on iOS. */
  settle(scroller) {
    if (this.dragged !== scroller) return;
    this.dragged = null;
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

  /** The heights that scrolling takes from a bar's large title and search bar, and the height that a
      refresh control has laid open above the content. */
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

  /** The scroll view whose top, or bottom, is the page's own. */
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
    // A large title goes down with the content that is pulled, and up with it again.
    const { large, pulled, search } = this.heights(page, bar, scroller);
    const offset = scroller?.scrollTop ?? 0;
    const scrolled = Math.max(0, offset - pulled);
    // A search bar that goes with the content goes first.
    const gone = Math.min(scrolled, search);
    const rest = scrolled - gone;
    bar.style.setProperty("--search-gone", `${gone}px`);
    bar.classList.toggle("search-going", gone > 0);
    bar.style.setProperty("--scrolled", `${Math.min(rest, large)}px`);
    bar.style.setProperty("--pulled", `${Math.max(0, pulled - offset)}px`);
    bar.classList.toggle("collapsed", rest > (large ? large - 14 : 0.5));
    bar.classList.toggle("floating", rest > (large || 0.5));
    // Below the bars at its foot lies nothing any more.
    const low = scroller ?? this.mainScroller(page, "bottom");
    const below = low ? low.scrollHeight - low.clientHeight - low.scrollTop : 0;
    page.classList.toggle("at-end", below < 1);
    scroller?.querySelector(":scope > .index-place:not(:empty, .held)")
      ?.style.setProperty("--receded", `${gone + Math.min(rest, large)}px`);
  }
}

/** Points of a part of a page's bars, which the scene sent: "large" is the large title, "search" the search bar. */
function barHeight(page, part) {
  return parseFloat(page.style.getPropertyValue(`--${part}-height`)) || 0;
}

function refreshPlace(scroller) {
  return scroller.querySelector(":scope > .refresh-place");
}
