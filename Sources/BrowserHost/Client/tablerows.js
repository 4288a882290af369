// The rows of a table, in the form that moving one of them requires.

import { cellTop, cellsIn, cellsOf, points, rowsTop, sectionsOf } from "./places.js";

export class TableRows {
  constructor(node) {
    this.node = node;
    this.content = node.home(1);
    /**
     * The distance that a row moved by keys keeps from the visible edges, in points: a header may
     * be there.
     */
    this.margin = 44;
  }

  get isAllowed() {
    return this.node.element.classList.contains("editing");
  }

  get counts() {
    return this.node.state.counts ?? [];
  }

  sections() {
    return sectionsOf(this.node).map((section) => ({ index: section.state.section, cells: cellsIn(section) }));
  }

  cellByKey(key) {
    return cellsOf(this.node).find((cell) => cell.state.key === key);
  }

  /** Returns true if there are rows before and after a place, so that a row there must exist. */
  isWithin(section, row) {
    const order = (cell) => cell.state.section - section || cell.state.row - row;
    const cells = cellsOf(this.node);
    if (cells.length === this.counts.reduce((sum, count) => sum + count, 0)) return true;
    return cells.length > 0 && order(cells[0]) < 0 && order(cells.at(-1)) >= 0;
  }

  top(cell) {
    return this.content.offsetTop + cellTop(cell);
  }

  height(cell) {
    return points(cell.element, "height");
  }

  /** Leaves the left edge to the style sheet. */
  left() {
    return "";
  }

  /** Returns the top of the first row that an empty section would have. */
  emptyPlace(index) {
    const section = this.section(index);
    return section ? this.content.offsetTop + rowsTop(section) : Infinity;
  }

  section(index) {
    return sectionsOf(this.node).find(({ state }) => state.section === index);
  }

  nameOf(index) {
    return this.section(index)?.element.querySelector(".section-header")?.textContent.trim() ?? "";
  }

  /**
   * Moves the sections between the one that the row leaves and the one that it enters by its
   * height; the former shrinks and the latter grows by it.
   */
  makeRoom({ section: from, row, height, place: { section: to, rank } }) {
    for (const section of sectionsOf(this.node)) {
      const { section: index } = section.state;
      const shift = from < index && index <= to ? -height : to < index && index <= from ? height : 0;
      const room = from === to ? 0 : index === from ? -height : index === to ? height : 0;
      move(section.element, shift);
      setRoom(section.element, room);
      for (const cell of cellsIn(section)) {
        if (cell.element.classList.contains("drag-source")) continue;
        const isBelow = index === from && cell.state.row > row;
        const others = cell.state.row - (isBelow ? 1 : 0);
        move(cell.element, (isBelow ? -height : 0) + (index === to && others >= rank ? height : 0));
      }
    }
  }

  resetPositions() {
    for (const section of sectionsOf(this.node)) {
      move(section.element, 0);
      setRoom(section.element, 0);
      for (const { element } of cellsIn(section)) move(element, 0);
    }
  }
}

function move(element, distance) {
  element.style.translate = distance ? `0 ${distance}px` : "";
}

function setRoom(element, room) {
  if (room) element.style.setProperty("--room", `${room}px`);
  else element.style.removeProperty("--room");
}
