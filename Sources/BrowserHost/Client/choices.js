// Keyboard navigation in tabs and segments: one tab stop each, arrows between items.

import { towardsEnd } from "./transitions.js";
import { hasModifier } from "./modifiers.js";

const groups = ".tab-bar, .segments";

export class Choices {
  constructor(page) {
    this.page = page;
    page.root.addEventListener("keydown", (event) => this.key(event));
    page.root.addEventListener("focusin", (event) => this.focused(event));
  }

  /** Makes the selected item of each group its tab stop, or else the first enabled one. */
  after() {
    for (const group of this.page.root.querySelectorAll(groups)) {
      const items = this.items(group);
      if (items.includes(document.activeElement)) continue;
      this.stopAt(items.find((item) => this.isChosen(item)) ?? items[0], group);
    }
  }

  items(group) {
    return [...group.querySelectorAll(":scope > :is(.tab-item, .segment):not(:disabled)")];
  }

  isChosen(item) {
    return (item.getAttribute("aria-selected") ?? item.getAttribute("aria-checked")) === "true";
  }

  stopAt(stop, group) {
    for (const item of group.children) item.tabIndex = item === stop ? 0 : -1;
  }

  focused(event) {
    const item = event.target.closest?.(".tab-item, .segment");
    if (item) this.stopAt(item, item.closest(groups));
  }

  /** Moves focus by a key, which also selects a segment; Return or the space bar activates a tab. */
  key(event) {
    const item = event.target.closest?.(".tab-item, .segment");
    if (!item || hasModifier(event)) return;
    const next = this.next(event.key, item);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (next.role === "radio" && next !== item) next.click();
  }

  next(key, item) {
    const items = this.items(item.closest(groups));
    const index = items.indexOf(item);
    const end = towardsEnd();
    const steps = { ArrowRight: end, ArrowLeft: -end };
    if (item.classList.contains("segment")) Object.assign(steps, { ArrowDown: 1, ArrowUp: -1 });
    if (key in steps) return items.at((index + steps[key]) % items.length);
    return { Home: items[0], End: items.at(-1) }[key];
  }
}
