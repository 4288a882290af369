// Lists are one tab stop each, as for keyboards on iPadOS: Tab enters a list at the row that had
// focus last, or else at the selected or the first visible one. Arrows move within it, as do the
// first letters of a row. Controls of a row are stops only while their row has focus.

import { stopsIn } from "./page.js";
import { hasModifier } from "./modifiers.js";

/** The buttons of the rows and items that can be selected. */
export const HITS = [
  '.cell[data-n][data-row~="tap"]:not([data-row~="quiet"])', '.item[data-n][data-row~="tap"]',
  ':is(.cell, .item)[data-n][data-row~="menu"]',
].map((row) => `${row} > .cell-hit`).join(", ");
/** Texts, between which Tab moves wherever they are. */
const TEXTS = "input:not([type=checkbox]), textarea";
const ROW = ".cell, .item";
/** The time in milliseconds after which a letter begins another word. */
const TYPING = 1000;

export class ListFocus {
  constructor(page) {
    this.page = page;
    /** The row of each list that had focus last. */
    this.last = new WeakMap();
    this.word = "";
    // Before the browser and other handlers move focus.
    document.addEventListener("keydown", (event) => {
      if (event.key === "Tab") this.update(true);
    }, { capture: true });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Tab") this.skip(event);
      else this.type(event);
    });
    page.root.addEventListener("focusin", (event) => this.focused(event.target));
  }

  after() {
    this.update(false);
  }

  /** Makes one row of each list its stop; before Tab it must be one that can be seen. */
  update(isExact) {
    for (const [list, hits] of this.lists()) {
      const stop = this.stopOf(list, hits, isExact);
      for (const hit of hits) {
        const index = hit === stop ? 0 : -1;
        // Elements that are hidden from keys keep their stored index.
        if (!("tab" in hit.dataset) && hit.getAttribute("tabindex") !== `${index}`) hit.tabIndex = index;
      }
    }
  }

  /** Returns the buttons of rows by their lists. */
  lists() {
    const lists = new Map();
    for (const hit of this.page.root.querySelectorAll(HITS)) {
      const list = listOf(hit);
      if (!lists.has(list)) lists.set(list, []);
      lists.get(list).push(hit);
    }
    return lists;
  }

  stopOf(list, hits, isExact) {
    const current = document.activeElement?.closest(ROW);
    const known = hits.find((hit) => hit.parentElement === current)
      ?? hits.find((hit) => hit === this.last.get(list))
      ?? hits.find((hit) => hit.matches("[data-row~=selected] > *"));
    if (known && (!isExact || known.checkVisibility())) return known;
    return (isExact && hits.find((hit) => isSeen(hit, list))) || hits[0];
  }

  focused(target) {
    const hit = target.closest(ROW)?.querySelector(":scope > .cell-hit");
    const list = hit?.matches(HITS) ? listOf(hit) : null;
    if (!list || this.last.get(list) === hit) return;
    this.last.set(list, hit);
    this.update(false);
  }

  // Keys

  /** Moves focus past the controls of rows without focus. */
  skip(event) {
    if (event.defaultPrevented || hasModifier(event)) return;
    const current = document.activeElement;
    const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const stops = stopsIn(document)
      .filter((stop) => stop !== current && current.compareDocumentPosition(stop) & direction);
    if (event.shiftKey) stops.reverse();
    const next = stops.find((stop) => !isOfOtherRow(stop));
    if (!next || next === stops[0]) return;
    event.preventDefault();
    next.focus();
  }

  /** Moves focus to the next row that begins with the typed letters. */
  type(event) {
    const { key, target } = event;
    if (event.defaultPrevented || hasModifier(event)) return;
    if (key.length !== 1 || (key === " " && !this.word) || !target.matches?.(HITS)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => { this.word = ""; }, TYPING);
    const isNew = this.word === "";
    this.word += key.toLocaleLowerCase();
    const hits = this.lists().get(listOf(target));
    const start = hits.indexOf(target) + (isNew ? 1 : 0);
    const next = [...hits.slice(start), ...hits.slice(0, start)].find((hit) => (
      (hit.ariaLabel ?? hit.textContent).trim().toLocaleLowerCase().startsWith(this.word)));
    // The space bar of a longer word would press the row.
    event.preventDefault();
    if (!next) return;
    next.focus({ preventScroll: true });
    next.closest(ROW).scrollIntoView({ block: "nearest" });
  }
}

/** Returns the table, or the outermost collection view, whose rows the arrows connect. */
export function listOf(hit) {
  if (hit.parentElement.matches(".cell")) return hit.closest(".table");
  let list = hit.closest(".collection");
  for (let next = list; next; next = next.parentElement.closest(".collection")) list = next;
  return list;
}

export function isSeen(hit, list) {
  if (!hit.checkVisibility()) return false;
  const [box, view] = [hit.getBoundingClientRect(), list.getBoundingClientRect()];
  const top = view.top + (parseFloat(getComputedStyle(list).scrollPaddingTop) || 0);
  return box.top >= top - 1 && box.top < view.bottom;
}

/** Returns true for a control of a row that can be selected and is not the stop of its list. */
function isOfOtherRow(stop) {
  const hit = stop.closest(ROW)?.querySelector(":scope > .cell-hit");
  return Boolean(hit) && hit !== stop && hit.matches(HITS) && hit.tabIndex < 0 && !stop.matches(TEXTS);
}
