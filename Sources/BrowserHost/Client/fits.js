// Texts that shrink to fit their width: those of fields, and large titles that the user's text size
// enlarges.

import { watchTextSize } from "./ruler.js";

/** The space left free, since browsers measure in whole points. */
const SLACK = 0.5;
/** Elements whose text shrinks: fields to a part of their size, titles to the usual size. */
const FITTED = "[data-fit], .bar.large-title .bar-large-title";
/** The usual size of large titles in points, as in `SystemText`. */
const LARGE_TITLE = 34;
/** The maximum number of passes: smaller letters have other tracking. */
const PASSES = 4;

export class Fits {
  constructor(page) {
    this.page = page;
    /** The look of each text when it was fitted, by its element. */
    this.known = new Map();
    this.sizes = new ResizeObserver((entries) => this.fit(entries.map(({ target }) => target)));
    page.root.addEventListener("input", ({ target }) => {
      if (target.dataset.fit) this.fit([target]);
    });
    document.fonts?.ready.then(() => this.refit());
    // The user's text size changes neither a box of fixed size nor causes a commit.
    watchTextSize(() => this.refit());
  }

  after() {
    for (const element of this.known.keys()) {
      if (!element.isConnected || !element.matches(FITTED)) this.forget(element);
    }
    const changed = [];
    for (const element of this.page.root.querySelectorAll(FITTED)) {
      const look = lookOf(element);
      if (this.known.get(element) === look) continue;
      // Observing it causes one more notification, without effect.
      this.sizes.observe(element);
      this.known.set(element, look);
      changed.push(element);
    }
    this.fit(changed);
  }

  refit() {
    this.fit([...this.known.keys()]);
  }

  forget(element) {
    this.sizes.unobserve(element);
    this.known.delete(element);
    restore(element);
  }

  fit(elements) {
    elements.forEach(restore);
    const least = new Map(elements.map((element) => [element, leastSize(element)]));
    for (let pass = 0; pass < PASSES && elements.length; pass += 1) {
      elements = shrink(elements, least);
    }
  }
}

/** Shrinks those texts that are too wide, and returns the ones that may have to shrink again. */
function shrink(elements, least) {
  elements.forEach((element) => element.classList.add("measured"));
  // All are measured before any is changed, so that the page is laid out once.
  const sizes = elements.map((element) => ({
    element,
    size: sizeOf(element),
    room: element.clientWidth,
    width: element.scrollWidth,
  }));
  elements.forEach((element) => element.classList.remove("measured"));
  const wide = sizes.filter(({ element, size, room, width }) => (
    room && width > room && size > least.get(element)));
  for (const { element, size, room, width } of wide) {
    const fitted = Math.max(size * (room - SLACK) / width, least.get(element));
    element.style.setProperty("--fitted", `${fitted}px`);
    element.classList.add("fitted");
  }
  return wide.map(({ element }) => element);
}

function leastSize(element) {
  const { fit } = element.dataset;
  const size = sizeOf(element);
  return fit ? size * Number(fit) : Math.min(size, LARGE_TITLE);
}

function sizeOf(element) {
  return parseFloat(getComputedStyle(element).fontSize);
}

/**
 * Returns all values that determine the width of a text, except the user's text size, which a ruler
 * observes.
 */
function lookOf(element) {
  const { font, fit } = element.dataset;
  const { fontSize, fontWeight, fontFamily } = element.style;
  const text = element.value ?? element.textContent;
  return [text, font, fit, fontSize, fontWeight, fontFamily].join("|");
}

function restore(element) {
  element.classList.remove("fitted");
}
