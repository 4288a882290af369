// Rows and items that are inserted, deleted and moved within a table or a collection view: they
// animate from their previous places.

import { reducesMotion } from "./environment.js";

const ROWS = ".rows > .cell, .item[data-n]";
const CURVE = "cubic-bezier(0.25, 0.1, 0.25, 1)";

export class Rows {
  constructor(page) {
    this.page = page;
    this.old = null;
    /** The table's bounding rectangle before the coming commit. */
    this.view = null;
    /** The timer of each table's running animation. */
    this.timers = new WeakMap();
  }

  /** Stores the places of rows if the coming commit moves any. */
  before(move) {
    this.old = null;
    const table = move?.kind === "rows" && !reducesMotion() ? this.page.node(move.incoming) : null;
    if (!table) return;
    const view = table.element.getBoundingClientRect();
    this.view = view;
    this.old = new Map();
    for (const cell of table.element.querySelectorAll(ROWS)) {
      const box = cell.getBoundingClientRect();
      const key = this.page.nodeOf(cell)?.state.key;
      if (key === undefined || box.bottom < view.top || box.top > view.bottom) continue;
      this.old.set(key, { box, picture: cell.cloneNode(true) });
    }
  }

  after(move) {
    const old = this.old;
    this.old = null;
    const table = old && this.page.node(move.incoming);
    if (!table) return;
    const view = table.element.getBoundingClientRect();
    // Rows that follow their table to another place or width do not move within it.
    if (["left", "top", "width"].some((side) => Math.abs(view[side] - this.view[side]) > 0.5)) return;
    this.change(table.element, move.time);
    // All reads precede all writes.
    const steps = [...table.element.querySelectorAll(ROWS)].map((cell) => [
      cell, this.page.nodeOf(cell)?.state.key, cell.getBoundingClientRect(),
    ]);
    for (const [cell, key, box] of steps) {
      const before = old.get(key);
      old.delete(key);
      if (box.bottom < view.top || box.top > view.bottom) continue;
      if (!before) this.play(cell, [{ opacity: 0 }, { opacity: 1 }], move.time);
      else this.animateMove(cell, before.box.left - box.left, before.box.top - box.top, move.time);
    }
    for (const gone of old.values()) this.fade(table.element, view, gone, move.time);
  }

  /** Hides separators in the gaps that animated rows leave. */
  change(table, time) {
    table.classList.add("changing");
    clearTimeout(this.timers.get(table));
    this.timers.set(table, setTimeout(() => table.classList.remove("changing"), time));
  }

  animateMove(cell, x, y, time) {
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) return;
    this.play(cell, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], time);
  }

  play(element, frames, time) {
    return element.animate(frames, { duration: time, easing: CURVE });
  }

  /** Fades out a picture of a deleted row. */
  fade(table, view, { box, picture }, time) {
    picture.removeAttribute("data-n");
    for (const inner of picture.querySelectorAll("[data-n], [id]")) {
      inner.removeAttribute("data-n");
      inner.removeAttribute("id");
    }
    picture.classList.add("ghost");
    picture.inert = true;
    picture.ariaHidden = "true";
    picture.style.top = `${box.top - view.top + table.scrollTop}px`;
    picture.style.height = `${box.height}px`;
    if (picture.classList.contains("item")) {
      picture.style.left = `${box.left - view.left + table.scrollLeft}px`;
      picture.style.width = `${box.width}px`;
    }
    table.append(picture);
    this.play(picture, [{ opacity: 1 }, { opacity: 0 }], time).finished
      .then(() => picture.remove(), () => picture.remove());
  }
}
