// Texts of fields that get smaller where their line is too short.

import { watchTextSize } from "./ruler.js";

/** What is left free, since a browser counts in whole points. */
const SLACK = 0.5;

export class Fits {
  constructor(page) {
    this.page = page;
    /** What each text was when it was fitted, by its element. */
    this.known = new Map();
    this.sizes = new ResizeObserver((entries) => this.fit(entries.map(({ target }) => target)));
    page.root.addEventListener("input", ({ target }) => {
      if (target.dataset.fit) this.fit([target]);
    });
    document.fonts?.ready.then(() => this.refit());
    // Of the reader's text size a box of fixed size says nothing, and no commit needs to come.
    watchTextSize(() => this.refit());
  }

  after() {
    for (const element of this.known.keys()) {
      if (!element.isConnected || !element.dataset.fit) this.forget(element);
    }
    const changed = [];
    for (const element of this.page.root.querySelectorAll("[data-fit]")) {
      const look = lookOf(element);
      if (this.known.get(element) === look) continue;
      // It is told of once more when it is observed, which is for nothing.
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
    elements.forEach((element) => element.classList.add("measured"));
    // All are measured before any is changed, so that the page is laid out once.
    const sizes = elements.map((element) => ({
      element,
      room: element.clientWidth,
      width: element.scrollWidth,
    }));
    for (const { element, room, width } of sizes) {
      element.classList.remove("measured");
      if (!room || width <= room) continue;
      element.style.fontSize = `${Math.max((room - SLACK) / width, Number(element.dataset.fit))}em`;
    }
  }
}

/** All that says how wide a text is, but for the reader's text size, of which a ruler tells. */
function lookOf(element) {
  const { font, fit } = element.dataset;
  const { fontSize, fontWeight, fontFamily } = element.style;
  return [element.value, font, fit, fontSize, fontWeight, fontFamily].join("|");
}

function restore(element) {
  element.style.fontSize = "";
}
