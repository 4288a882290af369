// The items of a collection view, as `RowDrag` needs them.

import { points } from "./places.js";

export class Items {
  constructor(page, node) {
    Object.assign(this, { page, node });
    this.content = node.home(1);
    /** Points that an item keeps to the edges of what is seen when keys move it. */
    this.margin = 0;
  }

  get isAllowed() {
    return true;
  }

  get counts() {
    return this.node.state.counts ?? [];
  }

  all() {
    return this.node.children.filter(({ element, state }) => (
      element.classList.contains("item") && state.row !== undefined));
  }

  sections() {
    const items = this.all().sort((a, b) => a.state.row - b.state.row);
    return this.counts.map((_, index) => (
      { index, cells: items.filter((item) => item.state.section === index) }));
  }

  cellByKey(key) {
    return this.all().find((item) => item.state.key === key);
  }

  /** Whether there are items before and after a place, so that one there must exist. */
  isWithin(section, row) {
    const order = (item) => item.state.section - section || item.state.row - row;
    const items = this.all();
    if (items.length === this.counts.reduce((sum, count) => sum + count, 0)) return true;
    return items.some((item) => order(item) < 0) && items.some((item) => order(item) >= 0);
  }

  top(item) {
    return this.content.offsetTop + points(item.element, "top");
  }

  height(item) {
    return points(item.element, "height");
  }

  left(item) {
    return `${this.content.offsetLeft + points(item.element, "left")}px`;
  }

  /** The top of the first item that an empty section would have. */
  emptyPlace(section) {
    for (const place of this.node.element.dataset.empty?.split(" ") ?? []) {
      const [number, top] = place.split(":").map(Number);
      if (number === section) return this.content.offsetTop + top;
    }
    return Infinity;
  }

  /** Titles are items as well. */
  nameOf() {
    return "";
  }

  /** What is between the item's own place and the gap moves by the item's height. */
  makeRoom({ homeTop, gapTop, height }) {
    for (const { element } of this.movable()) {
      const top = this.content.offsetTop + points(element, "top");
      const isUp = top > homeTop && top - height < gapTop;
      const isDown = top < homeTop && top >= gapTop;
      element.style.translate = isUp ? `0 ${-height}px` : isDown ? `0 ${height}px` : "";
    }
  }

  resetPositions() {
    for (const { element } of this.movable()) element.style.translate = "";
  }

  /** Titles make room as well. */
  movable() {
    return this.node.children.filter(({ element }) => element.matches(".item:not(.drag-source, [data-pin])"));
  }
}
