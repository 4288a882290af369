// The items of a collection view, in the form that moving one of them requires.

import { points } from "./places.js";

export class Items {
  constructor(page, node) {
    Object.assign(this, { page, node });
    this.content = node.home(1);
    /** The distance that an item moved by keys keeps from the visible edges, in points. */
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

  /** Returns true if there are items before and after a place, so that an item there must exist. */
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

  /** Returns the top of the first item that an empty section would have. */
  emptyPlace(section) {
    for (const place of this.node.element.dataset.empty?.split(" ") ?? []) {
      const [number, top] = place.split(":").map(Number);
      if (number === section) return this.content.offsetTop + top;
    }
    return Infinity;
  }

  /** Returns no name, since titles are items as well. */
  nameOf() {
    return "";
  }

  /** Moves the items between the original place and the gap by the item's height. */
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

  /** Returns the items that make room, including titles. */
  movable() {
    return this.node.children.filter(({ element }) => element.matches(".item:not(.drag-source, [data-pin])"));
  }
}
