// An item of a list in hand: the others make room by moving aside, since each has its own place.

import { Hand } from "./hand.js";

/** The items of a collection view, as `Hand` asks a table for its rows. */
class Items {
  constructor(page, node) {
    Object.assign(this, { page, node });
  }

  get sections() {
    return (this.node.state.counts ?? []).map((rows) => ({ rows }));
  }

  all() {
    return [...this.node.element.querySelectorAll(".item")]
      .map((item) => this.page.nodeOf(item))
      .filter((node) => node?.state.row !== undefined);
  }

  cells() {
    const items = this.all().sort((a, b) => a.state.row - b.state.row);
    return this.sections.map((_, index) => ({
      section: { state: { section: index }, home: () => this.node.home(1), element: this.node.element },
      cells: items.filter((item) => item.state.section === index),
    }));
  }

  /** Points from the content's top to where a section's items would begin that has none. */
  emptyPlace(section) {
    for (const place of this.node.element.dataset.empty?.split(" ") ?? []) {
      const [number, top] = place.split(":").map(Number);
      if (number === section) return top;
    }
    return Infinity;
  }

  cellByKey(_, key) {
    return this.all().find((item) => item.state.key === key);
  }
}

export class ItemHand extends Hand {
  constructor(page, cell) {
    const items = new Items(page, cell.ancestor("collection"));
    super(items, cell, items);
    this.makeRoom(this.homeTop);
  }

  /** No element: where it would be is a number. */
  makeGap(element) {
    this.homeTop = this.offset(element);
    return { isConnected: true, remove: () => this.letBack(), scrollIntoView: () => this.reveal() };
  }

  get isAllowed() {
    return true;
  }

  get others() {
    return ".item:not(.in-hand, .lifted)";
  }

  takePicture(element) {
    const picture = super.takePicture(element);
    const content = this.node.home(1);
    picture.style.left = `${element.offsetLeft + content.offsetLeft}px`;
    picture.style.top = "0";
    return picture;
  }

  offset(element) {
    return element === this.gap ? this.gapTop : super.offset(element);
  }

  reveal() {
    const { element, gapTop, height } = this;
    const style = getComputedStyle(element);
    const top = element.scrollTop + parseFloat(style.paddingTop);
    const bottom = element.scrollTop + element.clientHeight - parseFloat(style.paddingBottom);
    if (gapTop < top) element.scrollTop -= top - gapTop;
    else if (gapTop + height > bottom) element.scrollTop += gapTop + height - bottom;
  }

  // Places

  topOf({ section, element, last }) {
    const mark = element ?? last;
    if (!mark && section === this.section) return this.homeTop;
    const top = mark ? this.offset(mark)
      : this.node.home(1).offsetTop + this.tables.emptyPlace(section);
    return top + (element || !mark ? 0 : mark.offsetHeight) - (top > this.homeTop ? this.height : 0);
  }

  slots() {
    return super.slots().filter((slot) => this.topOf(slot) < Infinity);
  }

  goTo(slot) {
    this.place = { section: slot.section, before: slot.before };
    this.makeRoom(this.topOf(slot));
  }

  goHome() {
    this.place = this.home;
    this.makeRoom(this.homeTop);
  }

  comeHome() {
    super.comeHome();
    this.homeTop = this.offset(this.cell.element);
  }

  /** What is between the item's own place and the gap moves by the item's height. */
  makeRoom(gapTop) {
    this.gapTop = gapTop;
    for (const item of this.element.querySelectorAll(".item")) {
      if (item.matches(".in-hand, .lifted, [data-pin]")) continue;
      const top = this.offset(item);
      const up = top > this.homeTop && top - this.height < gapTop;
      const down = top < this.homeTop && top >= gapTop;
      item.style.translate = up ? `0 ${-this.height}px` : down ? `0 ${this.height}px` : "";
    }
  }

  letBack() {
    for (const item of this.element.querySelectorAll(".item:not(.lifted)")) item.style.translate = "";
  }
}
