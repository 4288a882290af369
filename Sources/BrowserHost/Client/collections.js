// Collection views: the scene lays out the items and creates those near the viewport. The page
// handles keys between items, positions for screen readers, and focus in removed items.

import { hasModifier } from "./modifiers.js";

const DIRECTIONS = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

const CONTENT = 1;

export class Collections {
  constructor(page, scrolls) {
    this.page = page;
    document.addEventListener("keydown", (event) => this.key(event));
    // Reorder controls overflow their rows while they appear.
    page.root.addEventListener("animationend", ({ target }) => {
      const element = target.closest(".collection[data-n]");
      if (element) scrolls.reach(element);
    });
  }

  collection(node, counts) {
    node.state.counts = counts;
  }

  before() {
    const item = document.activeElement?.closest?.(".item");
    const state = item && this.page.nodeOf(item)?.state;
    this.focused = state?.row === undefined ? null
      : { list: outermost(item), section: state.section, row: state.row };
  }

  /** Moves focus from a removed item to its neighbour. */
  keepFocus() {
    const { focused } = this;
    this.focused = null;
    if (!focused?.list.isConnected) return;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const items = [...focused.list.querySelectorAll(".item")].filter((item) => (
      this.page.nodeOf(item)?.state.section === focused.section));
    const at = (row) => items.find((item) => this.page.nodeOf(item).state.row === row);
    const item = at(focused.row) ?? at(focused.row - 1);
    item?.querySelector(":scope > .cell-hit")?.focus({ preventScroll: true });
  }

  after() {
    this.keepFocus();
    for (const element of this.page.root.querySelectorAll(".collection[data-n]")) {
      const node = this.page.nodeOf(element);
      const hasItems = element.querySelector("[role=listitem]") !== null;
      // A list without items loses its role.
      if (hasItems) node?.home(CONTENT).setAttribute("role", "list");
      else node?.home(CONTENT).removeAttribute("role");
      const counts = node?.state.counts;
      if (!counts?.length) continue;
      for (const item of element.querySelectorAll(".item")) {
        const count = counts[this.page.nodeOf(item)?.state.section];
        if (count) item.setAttribute("aria-setsize", count);
      }
    }
  }

  /**
   * Moves focus to the nearest item in the direction of an arrow, and by Home and End to the first
   * or last.
   */
  key(event) {
    const direction = DIRECTIONS[event.key];
    const isEdge = event.key === "Home" || event.key === "End";
    const hit = event.target.closest?.(".item > .cell-hit");
    if (!hit || event.defaultPrevented || hasModifier(event) || (!direction && !isEdge)) return;
    const hits = [...outermost(hit).querySelectorAll(".item > .cell-hit")]
      .filter((other) => other.checkVisibility());
    const next = isEdge ? hits.at(event.key === "Home" ? 0 : -1) : nearest(hit, hits, direction);
    if (!next || next === hit) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.closest(".item").scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Returns the item whose centre is nearest; the distance across counts three times. */
function nearest(hit, hits, [x, y]) {
  const from = middle(hit);
  let found = null;
  let least = Infinity;
  for (const other of hits) {
    const to = middle(other);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const offAxis = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (other === hit || along < 1 || along + 3 * offAxis >= least) continue;
    least = along + 3 * offAxis;
    found = other;
  }
  // At the end of a line the next item in reading order follows.
  return found ?? (x ? hits[hits.indexOf(hit) + x * (isRightToLeft(hit) ? -1 : 1)] : null);
}

/** Returns the outermost collection: a section that scrolls by itself is a nested one. */
function outermost(hit) {
  let found = hit.closest(".collection");
  for (let e = found; e; e = e.parentElement?.closest(".collection")) found = e;
  return found;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function isRightToLeft(element) {
  return getComputedStyle(element).direction === "rtl";
}
