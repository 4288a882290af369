// A row in hand: its picture goes with the finger, a gap stands where it would go.

import { SPRING } from "./spring.js";

/** Places are named by a section and the row before which they are; null stands for the end. */
export const placesEqual = (a, b) => a.section === b.section && a.before === b.before;

export class Hand {
  constructor(table, cell, tables) {
    Object.assign(this, { table, tables, cell, node: table.node, element: table.node.element });
    const { key, section, row } = cell.state;
    Object.assign(this, { key, section, row });
    this.name = nameOf(cell.element);
    this.height = cell.element.getBoundingClientRect().height;
    this.home = this.homeOf(cell);
    this.place = this.home;
    this.pointer = null;
    this.isDropped = false;
    this.isAnswered = false;
    this.top = this.offset(cell.element);
    this.picture = this.takePicture(cell.element);
    this.gap = this.makeGap(cell.element);
    cell.element.classList.add("in-hand");
    this.show(this.top);
  }

  makeGap(element) {
    const gap = document.createElement("div");
    gap.className = "cell-gap";
    gap.style.height = `${this.height}px`;
    element.before(gap);
    return gap;
  }

  /** Whether its table still lets rows be moved. */
  get isAllowed() {
    return this.element.classList.contains("editing");
  }

  takePicture(element) {
    const picture = element.cloneNode(true);
    for (const inner of [picture, ...picture.querySelectorAll("[data-n], [id]")]) {
      inner.removeAttribute("data-n");
      inner.removeAttribute("id");
    }
    picture.classList.add("lifted");
    picture.inert = true;
    picture.ariaHidden = "true";
    picture.style.height = `${this.height}px`;
    this.element.append(picture);
    return picture;
  }

  // Where things are, in points from the top of all that the table holds

  /** Of the layout: whatever glides is taken to have arrived. */
  offset(element) {
    let top = 0;
    for (let step = element; step && step !== this.element; step = step.offsetParent) {
      top += step.offsetTop;
    }
    return top;
  }

  show(top) {
    const content = this.node.home(1);
    const most = content.offsetTop + content.offsetHeight - this.height;
    this.top = Math.max(content.offsetTop, Math.min(most, top));
    this.picture.style.translate = `0 ${this.top}px`;
  }

  get others() {
    return ".cell:not(.in-hand, .lifted), .section-header, .section-footer";
  }

  /** What makes room, of what is in sight or nearly so. */
  neighbours() {
    const view = this.element.getBoundingClientRect();
    return [...this.element.querySelectorAll(this.others)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > view.top - this.height && box.top < view.bottom + this.height;
    });
  }

  // Places

  homeOf({ state: { key, section } }) {
    const cells = this.cellsIn(section);
    const next = cells[cells.findIndex((cell) => cell.state.key === key) + 1];
    return { section, before: next?.state.key ?? null };
  }

  cellsIn(index) {
    const found = this.tables.cells(this.table).find(({ section }) => section.state.section === index);
    return found?.cells ?? [];
  }

  /** Every place that exists on the page, from top to bottom. */
  slots() {
    return this.tables.cells(this.table).flatMap(({ section, cells }) => {
      const index = section.state.section;
      if (!this.table.sections[index]) return [];
      const parent = section.home(1);
      const others = cells.filter((cell) => cell.state.key !== this.key);
      const slots = others.map((cell) => (
        { section: index, before: cell.state.key, parent, element: cell.element }));
      if (this.isEnd(index, others.at(-1))) {
        slots.push({ section: index, before: null, parent, last: others.at(-1)?.element });
      }
      return slots;
    });
  }

  /** How many rows of a section are not this one. */
  countOf(index) {
    return this.table.sections[index].rows - (this.section === index ? 1 : 0);
  }

  /** Whether no row of a section comes after this cell. */
  isEnd(index, cell) {
    return this.countOf(index) === (cell ? this.rank(cell) + 1 : 0);
  }

  /** A cell's number in its section, this row not counted. */
  rank({ state: { section, row } }) {
    return row - (section === this.section && row > this.row ? 1 : 0);
  }

  /** Where the row would stand in a place. */
  topOf({ parent, element, last }) {
    const mark = element ?? last ?? parent;
    const isBelow = this.gap.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING;
    const height = element || !last ? 0 : last.offsetHeight;
    return this.offset(mark) + height - (isBelow ? this.height : 0);
  }

  nearestSlot() {
    const distance = (slot) => Math.abs(this.topOf(slot) - this.top);
    let best = null;
    for (const slot of this.slots()) {
      const far = distance(slot);
      if (!best || far < best.far) best = { slot, far };
    }
    return best?.slot;
  }

  goTo(slot) {
    this.place = { section: slot.section, before: slot.before };
    slot.parent.insertBefore(this.gap, slot.element ?? null);
  }

  /**
   * Takes up what a commit has changed around the row.
   * @returns whether the row still has a place.
   */
  stay() {
    const wasHome = placesEqual(this.place, this.home);
    for (const old of this.element.querySelectorAll(".in-hand")) old.classList.remove("in-hand");
    this.cell = this.tables.cellByKey(this.table, this.key);
    if (this.cell) {
      this.cell.element.classList.add("in-hand");
      this.comeHome();
    }
    const slot = this.slots().find((other) => placesEqual(other, this.place));
    if (slot && !(wasHome && this.cell)) this.goTo(slot);
    else if (this.cell) this.goHome();
    else return this.gap.isConnected;
    return true;
  }

  /** The row is where its cell says that it is. */
  comeHome() {
    this.section = this.cell.state.section;
    this.row = this.cell.state.row;
    this.home = this.homeOf(this.cell);
  }

  goHome() {
    this.place = this.home;
    this.cell.element.before(this.gap);
  }

  /** Takes the gap away, and lets the picture glide to where the row is. */
  putDown(isStill) {
    const { picture } = this;
    const box = picture.getBoundingClientRect();
    this.gap.remove();
    for (const old of this.element.querySelectorAll(".in-hand")) old.classList.remove("in-hand");
    this.cell = this.element.isConnected ? this.tables.cellByKey(this.table, this.key) : null;
    const element = this.cell?.element;
    element?.querySelector(":scope > .cell-grip")?.removeAttribute("aria-pressed");
    if (isStill || !element) return picture.remove();
    element.classList.add("landing");
    picture.classList.remove("settling");
    picture.classList.add("landing");
    const view = this.element.getBoundingClientRect();
    const from = box.top - view.top + this.element.scrollTop;
    const to = this.offset(element);
    picture.style.translate = `0 ${to}px`;
    const arrived = () => {
      picture.remove();
      element.classList.remove("landing");
    };
    picture.animate(
      [{ translate: `0 ${from}px` }, { translate: `0 ${to}px` }],
      { duration: 220, easing: SPRING }).finished.then(arrived, arrived);
  }

  /** A place in words: its number, 1-based, how many there are, and the section's name. */
  describe({ section, before }) {
    const found = this.tables.cells(this.table).find((entry) => entry.section.state.section === section);
    if (!found || !this.table.sections[section]) return { number: null };
    const next = found.cells.find((cell) => cell.state.key === before);
    const count = this.countOf(section) + 1;
    return {
      number: before !== null && next ? this.rank(next) + 1 : count,
      count,
      section: found.section.element.querySelector(".section-header")?.textContent.trim() ?? "",
    };
  }
}

/** What a row is called. */
function nameOf(cell) {
  return cell.querySelector(":scope > .cell-hit")?.getAttribute("aria-label") ?? "";
}

/** A finger or a mouse that holds a row by its grip. */
export class GripDrag {
  constructor(event, reorder, owner) {
    Object.assign(this, { reorder, owner, id: event.pointerId });
    // The row is in hand from the first touch on: no click follows.
    this.hasMoved = true;
    this.start = event.clientY;
    this.hasTravelled = false;
  }

  /** What scrolls elsewhere stands still. */
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
