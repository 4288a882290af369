// A row or an item that is being moved: its picture follows the finger, and the other rows make
// room.

import { SPRING } from "./spring.js";

/**
 * Compares places, which are a section and the row before which they are; null stands for the end.
 */
export const placesEqual = (a, b) => a.section === b.section && a.before === b.before;

export class RowDrag {
  /** @param list the rows of a table or the items of a collection view. */
  constructor(list, cell) {
    Object.assign(this, { list, cell, node: list.node, element: list.node.element });
    const { key, section, row } = cell.state;
    Object.assign(this, { key, section, row });
    this.name = nameOf(cell.element);
    this.height = list.height(cell);
    this.home = this.homeOf(cell);
    this.place = this.home;
    this.pointer = null;
    /**
     * The number of places that keys have yet to move it by, positive downwards, and whether they
     * then drop it.
     */
    this.steps = 0;
    this.dropsAfterSteps = false;
    this.isDropped = false;
    this.isAnswered = false;
    /**
     * The top of the row's original place, in points from the top of the list's content, like all
     * following values.
     */
    this.homeTop = list.top(cell);
    /** The top of the row if it were dropped now. */
    this.gapTop = this.homeTop;
    this.picture = this.takePicture(cell);
    cell.element.classList.add("drag-source");
    this.show(this.homeTop);
  }

  /** True if the list still allows moving rows. */
  get isAllowed() {
    return this.list.isAllowed;
  }

  takePicture(cell) {
    const picture = cell.element.cloneNode(true);
    for (const inner of [picture, ...picture.querySelectorAll("[data-n], [id]")]) {
      inner.removeAttribute("data-n");
      inner.removeAttribute("id");
    }
    picture.classList.add("lifted");
    picture.inert = true;
    picture.ariaHidden = "true";
    Object.assign(picture.style, { top: "0", left: this.list.left(cell), height: `${this.height}px` });
    this.element.append(picture);
    return picture;
  }

  show(top) {
    const content = this.list.content;
    const most = content.offsetTop + content.offsetHeight - this.height;
    this.top = Math.max(content.offsetTop, Math.min(most, top));
    this.picture.style.translate = `0 ${this.top}px`;
  }

  /** Scrolls to the place of the gap. */
  reveal() {
    const { element, gapTop, height } = this;
    const { margin } = this.list;
    const style = getComputedStyle(element);
    const inset = (parseFloat(style.scrollPaddingTop) || 0) + margin;
    const top = element.scrollTop + Math.max(parseFloat(style.paddingTop), inset);
    const bottom = element.scrollTop + element.clientHeight - parseFloat(style.paddingBottom) - margin;
    if (gapTop < top) element.scrollTop -= top - gapTop;
    else if (gapTop + height > bottom) element.scrollTop += gapTop + height - bottom;
  }

  // Places

  /**
   * Returns the place of a cell: section, the row before which it is, the number of rows before it,
   * and its top.
   */
  homeOf({ state: { key, section, row } }) {
    const { cells } = this.list.sections().find(({ index }) => index === section);
    const next = cells[cells.findIndex((cell) => cell.state.key === key) + 1];
    return { section, before: next?.state.key ?? null, rank: row };
  }

  /** Returns every place that exists on the page, from top to bottom. */
  slots() {
    return this.list.sections().flatMap(({ index, cells }) => {
      const others = cells.filter((cell) => cell.state.key !== this.key);
      const slots = others.map((cell) => ({
        section: index, before: cell.state.key, rank: this.rank(cell), top: this.closed(this.list.top(cell)),
      }));
      const last = others.at(-1);
      if (this.isEnd(index, last)) {
        slots.push({ section: index, before: null, rank: this.countOf(index), top: this.endOf(index, last) });
      }
      return slots;
    }).filter(({ top }) => top < Infinity);
  }

  /** Returns the top of a place without the moved row. */
  closed(top) {
    return top - (top > this.homeTop ? this.height : 0);
  }

  endOf(index, last) {
    if (last) return this.closed(this.list.top(last)) + this.list.height(last);
    return index === this.section ? this.homeTop : this.closed(this.list.emptyPlace(index));
  }

  /** Returns the number of a section's rows without this one. */
  countOf(index) {
    return (this.list.counts[index] ?? 0) - (this.section === index ? 1 : 0);
  }

  /** Returns true if no row of a section follows this cell. */
  isEnd(index, cell) {
    return this.countOf(index) === (cell ? this.rank(cell) + 1 : 0);
  }

  /**
   * Returns true if it is at the first place of the list, for a direction of -1, or else at the
   * last.
   */
  isLast(direction) {
    const { section, before, rank } = this.place;
    return direction < 0 ? section === 0 && rank === 0
      : before === null && section === this.list.counts.length - 1;
  }

  /** Returns a cell's index in its section, without the moved row. */
  rank({ state: { section, row } }) {
    return row - (section === this.section && row > this.row ? 1 : 0);
  }

  nearestSlot() {
    let best = null;
    for (const slot of this.slots()) {
      const far = Math.abs(slot.top - this.top);
      if (!best || far < best.far) best = { slot, far };
    }
    return best?.slot;
  }

  goTo(slot) {
    this.place = slot;
    this.gapTop = slot.top;
    this.list.makeRoom(this);
  }

  /**
   * Adapts to changes that a commit made around the row. A row without a cell, since it was
   * scrolled far away, is still moved.
   * @returns true if the row still exists.
   */
  stay() {
    const wasHome = placesEqual(this.place, this.home);
    this.take(this.list.cellByKey(this.key));
    if (this.cell) this.updateHome();
    else if (this.list.isWithin(this.section, this.row)) return false;
    const slot = this.slots().find((other) => placesEqual(other, this.place));
    if (slot && !(wasHome && this.cell)) this.goTo(slot);
    else if (this.cell) this.goTo({ ...this.home, top: this.homeTop });
    else this.list.makeRoom(this);
    if (!this.gripDrag) this.show(this.gapTop);
    return true;
  }

  /** Sets the cell that shows the row now, or none. */
  take(cell) {
    for (const old of this.element.querySelectorAll(".drag-source")) old.classList.remove("drag-source");
    this.cell = cell ?? null;
    this.cell?.element.classList.add("drag-source");
  }

  /** Updates the original place from the cell. */
  updateHome() {
    this.section = this.cell.state.section;
    this.row = this.cell.state.row;
    this.homeTop = this.list.top(this.cell);
    this.home = this.homeOf(this.cell);
  }

  /** Moves the other rows back, and animates the picture to the row's place. */
  settle(isStill) {
    const { picture } = this;
    const box = picture.getBoundingClientRect();
    this.list.resetPositions();
    this.take(null);
    this.cell = this.element.isConnected ? this.list.cellByKey(this.key) ?? null : null;
    const element = this.cell?.element;
    element?.querySelector(":scope > .cell-grip")?.removeAttribute("aria-pressed");
    if (isStill || !element) return picture.remove();
    element.classList.add("landing");
    picture.classList.remove("settling");
    picture.classList.add("landing");
    const view = this.element.getBoundingClientRect();
    const from = box.top - view.top + this.element.scrollTop;
    const to = this.list.top(this.cell);
    picture.style.translate = `0 ${to}px`;
    const arrived = () => {
      picture.remove();
      element.classList.remove("landing");
    };
    picture.animate(
      [{ translate: `0 ${from}px` }, { translate: `0 ${to}px` }],
      { duration: 220, easing: SPRING }).finished.then(arrived, arrived);
  }

  /** Describes a place by its 1-based number, the number of rows, and the section's name. */
  describe({ section, rank }) {
    if (this.list.counts[section] === undefined) return { number: null };
    return { number: rank + 1, count: this.countOf(section) + 1, section: this.list.nameOf(section) };
  }
}

/** Returns the accessible name of a row. */
function nameOf(cell) {
  return cell.querySelector(":scope > .cell-hit")?.getAttribute("aria-label") ?? "";
}

/** A drag of a row by its reorder control. */
export class GripDrag {
  constructor(event, reorder, owner) {
    Object.assign(this, { reorder, owner, id: event.pointerId });
    // The row is lifted from the first touch on: no click follows.
    this.hasMoved = true;
    this.start = event.clientY;
    this.hasTravelled = false;
  }

  /** Prevents scrolling. */
  takes() {
    return true;
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    this.hasTravelled ||= Math.abs(event.clientY - this.start) > 3;
    if (this.hasTravelled) this.reorder.follow(event.clientY);
  }

  end(_event, wasLifted) {
    if (wasLifted) this.reorder.drop();
    else this.reorder.cancel();
  }
}
