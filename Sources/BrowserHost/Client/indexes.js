// The section index of a table, by which pointers and keys scroll to sections.

import { hasModifier } from "./modifiers.js";

/** Points, as in the style sheet. */
const TITLE = 14;
const CONTENT = 1;

export class SectionIndexes {
  constructor(page, send, bars, tables) {
    this.page = page;
    this.send = send;
    this.tables = tables;
    this.bars = bars;
    /** The titles and the room of each element when they were fitted. */
    this.fitted = new WeakMap();
    /** The pointer that moves along an index, and the number of its last title. */
    this.touch = null;
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) this.fit(target);
    });
    page.root.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => this.lift(event));
    page.root.addEventListener("keydown", (event) => this.key(event));
  }

  after() {
    for (const index of this.page.root.querySelectorAll(".section-index[data-n]")) {
      if (!this.fitted.has(index)) this.sizes.observe(index);
      this.fit(index);
      this.updateValue(index);
    }
  }

  titles(index) {
    return [...this.page.nodeOf(index)?.home(CONTENT).children ?? []];
  }

  // Too many titles

  /** Replaces titles for which there is no room by dots. */
  fit(index) {
    // A removed element is measured once more, when another may represent its node.
    if (this.page.nodeOf(index)?.element !== index) return;
    const titles = this.titles(index);
    const room = Math.max(3, Math.floor(index.clientHeight / TITLE));
    const old = this.fitted.get(index);
    if (old?.first === titles[0] && old?.room === room) return;
    if (old?.first !== titles[0]) delete index.dataset.wanted;
    this.fitted.set(index, { first: titles[0], room });
    const last = titles.length - 1;
    const isWhole = last < room;
    const shown = isWhole ? titles.length : Math.floor((room + 1) / 2);
    const kept = titles.map((_, i) => i).slice(0, shown)
      .map((i) => (isWhole ? i : Math.round((i * last) / (shown - 1))));
    const dots = kept.slice(1).map((number, i) => Math.floor((kept[i] + number) / 2));
    titles.forEach((title, i) => {
      const isDot = !isWhole && dots.includes(i) && !kept.includes(i);
      title.classList.toggle("dot", isDot);
      title.classList.toggle("left-out", !isDot && !kept.includes(i));
    });
  }

  /**
   * Returns the number of the title at a height: dots represent all titles between their
   * neighbours.
   */
  numberAt(index, y) {
    const titles = this.titles(index);
    const shown = titles.filter((title) => !title.classList.contains("left-out"));
    if (shown.length < 2) return 0;
    const { top } = shown[0].getBoundingClientRect();
    const { bottom } = shown.at(-1).getBoundingClientRect();
    const place = ((y - top) / (bottom - top)) * shown.length - 0.5;
    const number = Math.round((place * (titles.length - 1)) / (shown.length - 1));
    return Math.min(titles.length - 1, Math.max(0, number));
  }

  // Pointers

  press(event) {
    const index = event.target.closest(".section-index");
    if (!index || event.button !== 0) return;
    this.touch = { index, id: event.pointerId, number: null };
    // Titles keep their place under the finger while the bar collapses.
    index.parentElement.classList.add("held");
    this.move(event);
  }

  move(event) {
    const { touch } = this;
    if (!touch || event.pointerId !== touch.id) return;
    const number = this.numberAt(touch.index, event.clientY);
    if (number === touch.number) return;
    touch.number = number;
    this.choose(touch.index, number);
  }

  lift(event) {
    if (event.pointerId !== this.touch?.id) return;
    const place = this.touch.index.parentElement;
    this.touch = null;
    place?.classList.remove("held");
    this.bars.follow(place?.parentElement);
  }

  choose(index, number) {
    const node = this.page.nodeOf(index);
    if (node?.element !== index) return;
    index.dataset.wanted = number + 1;
    this.updateValue(index);
    this.send("pick", node.id, number);
  }

  // Keys and screen readers

  key(event) {
    const index = event.target.closest?.(".section-index");
    if (hasModifier(event)) return;
    if (index?.dataset.wanted && event.key === "Tab" && !event.shiftKey) return this.leave(event, index);
    const step = {
      ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity,
    }[event.key];
    if (!index || !step) return;
    event.preventDefault();
    const now = Number(index.getAttribute("aria-valuenow"));
    const next = Math.min(this.titles(index).length, Math.max(1, now + step));
    if (next !== now) this.choose(index, next - 1);
  }

  /** Moves focus to the section that the index has scrolled to, past everything before it. */
  leave(event, index) {
    const hit = this.tables.seenHit(index.closest(".table"));
    if (!hit) return;
    event.preventDefault();
    hit.focus({ preventScroll: true });
  }

  /** Announces the title chosen last, even if the scene still reports an earlier one. */
  updateValue(index) {
    const { wanted } = index.dataset;
    if (wanted) index.setAttribute("aria-valuenow", wanted);
    const title = this.titles(index)[Number(index.getAttribute("aria-valuenow")) - 1];
    index.setAttribute("aria-valuetext", title?.textContent ?? "");
  }
}
