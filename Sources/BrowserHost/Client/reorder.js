// Moving rows by their reorder controls with a pointer or keys. Changes of the scene meanwhile are
// shown around the moved row; the scene decides about the drop.

import { reducesMotion } from "./environment.js";
import { RowDrag, GripDrag, placesEqual } from "./rowDrag.js";
import { Items } from "./items.js";
import { TableRows } from "./tablerows.js";

/** The distance from the visible edges at which the table begins to scroll, in points. */
const EDGE = 64;
/** The maximum speed of scrolling, in points per frame. */
const SPEED = 16;
const STILL_TIME = 300;

export class Reorder {
  constructor(page, rows, { send, announce }) {
    Object.assign(this, { page, rows, send, announce });
    this.rowDrag = null;
    const [place, placeInSection, lifted, moved, dropped, cancelled] =
      document.body.dataset.moving.split("|");
    this.texts = { place, placeInSection, lifted, moved, dropped, cancelled };
    addEventListener("keydown", (event) => this.key(event), { capture: true });
    page.root.addEventListener("focusout", (event) => this.left(event));
    // A wheel may scroll meanwhile.
    page.root.addEventListener("scroll", () => {
      if (this.rowDrag && this.rowDrag.pointer !== null) this.follow(this.rowDrag.pointer);
    }, { capture: true, passive: true });
  }

  // Lifting a row

  /** Returns the drag that a press on a reorder control begins. */
  drag(event, grip, owner) {
    const rowDrag = this.lift(grip);
    if (!rowDrag) return null;
    const box = rowDrag.picture.getBoundingClientRect();
    rowDrag.gripDrag = new GripDrag(event, this, owner);
    rowDrag.grab = event.clientY - box.top;
    this.run();
    return rowDrag.gripDrag;
  }

  /** Lifts or drops a row by Enter, Space, or a screen reader's tap on its control. */
  pressed(event, grip) {
    if (event.detail > 0) return;
    if (this.rowDrag) return this.rowDrag.isDropped ? undefined : this.drop();
    const rowDrag = this.lift(grip);
    if (!rowDrag) return;
    grip.setAttribute("aria-pressed", "true");
    rowDrag.isByKeys = true;
    rowDrag.picture.classList.add("by-keys");
    this.announcePlace("lifted", rowDrag, rowDrag.place);
  }

  lift(grip) {
    const cell = this.page.nodeOf(grip);
    if (this.rowDrag || cell.state.key === undefined) return null;
    const list = cell.element.classList.contains("item")
      ? new Items(this.page, cell.ancestor("collection")) : new TableRows(cell.ancestor("table"));
    this.rowDrag = new RowDrag(list, cell);
    document.documentElement.classList.add("reordering");
    getSelection()?.removeAllRanges();
    return this.rowDrag;
  }

  // Moving

  follow(y) {
    const { rowDrag } = this;
    if (!rowDrag || rowDrag.isDropped) return;
    rowDrag.pointer = y;
    const view = rowDrag.element.getBoundingClientRect();
    rowDrag.show(y - rowDrag.grab - view.top + rowDrag.element.scrollTop);
    const slot = rowDrag.nearestSlot();
    if (slot) this.goTo(slot);
  }

  goTo(slot) {
    const { rowDrag } = this;
    if (placesEqual(slot, rowDrag.place)) return false;
    rowDrag.goTo(slot);
    return true;
  }

  step(distance) {
    this.rowDrag.steps += distance;
    this.takeSteps();
  }

  /**
   * Takes the steps that arrow keys requested; steps to places that do not exist yet wait for a
   * commit.
   */
  takeSteps() {
    const { rowDrag } = this;
    while (rowDrag.steps !== 0 && this.takeStep(Math.sign(rowDrag.steps)));
    if (rowDrag.isLast(Math.sign(rowDrag.steps))) rowDrag.steps = 0;
    if (rowDrag.steps !== 0) rowDrag.reveal();
    else if (rowDrag.dropsAfterSteps) this.drop();
  }

  takeStep(distance) {
    const { rowDrag } = this;
    const slots = rowDrag.slots();
    const index = slots.findIndex((slot) => placesEqual(slot, rowDrag.place));
    const slot = slots[index + distance];
    if (index < 0 || !slot || !this.goTo(slot)) return false;
    rowDrag.steps -= distance;
    rowDrag.picture.classList.add("settling");
    rowDrag.show(rowDrag.gapTop);
    rowDrag.reveal();
    this.announcePlace("moved", rowDrag, slot);
    return true;
  }

  /** Scrolls while the row is held near an edge. */
  run() {
    requestAnimationFrame(() => {
      const { rowDrag } = this;
      if (!rowDrag?.gripDrag || rowDrag.isDropped) return;
      const step = rowDrag.pointer === null ? 0 : this.scrollStep(rowDrag);
      const before = rowDrag.element.scrollTop;
      if (step) rowDrag.element.scrollTop += step;
      if (rowDrag.element.scrollTop !== before) this.follow(rowDrag.pointer);
      this.run();
    });
  }

  scrollStep({ element, pointer }) {
    const view = element.getBoundingClientRect();
    const top = view.top + parseFloat(getComputedStyle(element, "::before").height || 0) + EDGE;
    const bottom = view.bottom - parseFloat(getComputedStyle(element).paddingBottom) - EDGE;
    if (pointer < top) return -SPEED * Math.min(1, (top - pointer) / EDGE);
    return pointer > bottom ? SPEED * Math.min(1, (pointer - bottom) / EDGE) : 0;
  }

  // Dropping

  drop() {
    const { rowDrag } = this;
    // It still has steps to take.
    rowDrag.dropsAfterSteps = rowDrag.steps !== 0;
    if (rowDrag.dropsAfterSteps) return;
    const { section, before } = rowDrag.place;
    if (placesEqual(rowDrag.place, rowDrag.home)) return this.cancel();
    rowDrag.answers = rowDrag.node.state.moves ?? 0;
    if (!this.send("move", rowDrag.node.id, rowDrag.key, section, before)) return this.cancel();
    rowDrag.isDropped = true;
    rowDrag.picture.classList.add("settling");
    rowDrag.show(rowDrag.gapTop);
  }

  /** Moves the row back to its original place. */
  cancel() {
    const { rowDrag } = this;
    if (!rowDrag) return;
    this.announcePlace("cancelled", rowDrag, rowDrag.home);
    const move = this.move;
    this.rows.before(move);
    this.endDrag();
    this.rows.after(move);
  }

  /** Ends the move when the connection is lost: the scene will send the final order. */
  abandon() {
    if (this.rowDrag && !this.rowDrag.isDropped) return this.cancel();
    if (this.rowDrag) this.endDrag();
  }

  endDrag() {
    const { rowDrag } = this;
    this.rowDrag = null;
    document.documentElement.classList.remove("reordering");
    if (rowDrag.gripDrag) rowDrag.gripDrag.owner.drag = null;
    rowDrag.settle(reducesMotion());
  }

  // Around commits

  /** Stores the number of moves that the scene has answered in a table. */
  moves(node, [count]) {
    node.state.moves = count;
    const { rowDrag } = this;
    if (rowDrag?.isDropped && rowDrag.node === node && count > rowDrag.answers) rowDrag.isAnswered = true;
  }

  /** The animation of rows to the places in the scene. */
  get move() {
    return { kind: "rows", time: STILL_TIME, incoming: this.rowDrag?.node.id, outgoing: 0 };
  }

  before() {
    const { rowDrag } = this;
    if (!rowDrag) return;
    this.isShowing = true;
    this.hadFocus ||= this.isOnGrip(document.activeElement, rowDrag);
  }

  /** Adapts to a commit before anything is measured. */
  arrange() {
    const { rowDrag } = this;
    this.isShowing = false;
    if (!rowDrag) return;
    const isThere = this.page.node(rowDrag.node.id) === rowDrag.node;
    const isOver = rowDrag.isDropped ? rowDrag.isAnswered : !rowDrag.isAllowed;
    if (!isThere || isOver || !rowDrag.stay()) this.finish(rowDrag, isThere);
    const grip = rowDrag.cell?.element.querySelector(":scope > .cell-grip");
    if (this.rowDrag === rowDrag && rowDrag.isByKeys) grip?.setAttribute("aria-pressed", "true");
    if (this.hadFocus) grip?.focus({ preventScroll: true });
    // A row that was scrolled far away regains focus when it is back.
    if (grip || this.rowDrag !== rowDrag) this.hadFocus = false;
  }

  /** Continues after scroll views are where a commit puts them. */
  after() {
    if (this.rowDrag && this.rowDrag.steps !== 0) this.takeSteps();
  }

  finish(rowDrag, isThere) {
    this.endDrag();
    if (!isThere || !rowDrag.cell) return;
    const place = rowDrag.homeOf(rowDrag.cell);
    const isMoved = !placesEqual(place, rowDrag.home);
    rowDrag.updateHome();
    this.announcePlace(isMoved ? "dropped" : "cancelled", rowDrag, place);
  }

  // Keys

  key(event) {
    const { rowDrag } = this;
    if (!rowDrag || rowDrag.isDropped) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape") this.cancel();
    else if (step && !rowDrag.gripDrag) this.step(step);
    // Not by a click of the control, which a commit may replace or remove before the key is
    // released.
    else if ((event.key === "Enter" || event.key === " ") && !rowDrag.gripDrag) this.dropByKey(event);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /**
   * Drops the row. A repeat of the key that lifted the row does not; the key that drops causes no
   * click on release.
   */
  dropByKey({ key, repeat }) {
    if (repeat) return;
    this.drop();
    const released = (event) => {
      if (event.key !== key) return;
      event.preventDefault();
      removeEventListener("keyup", released, { capture: true });
    };
    addEventListener("keyup", released, { capture: true });
  }

  /** Moves the row back when focus leaves its control. */
  left(event) {
    const { rowDrag } = this;
    if (!rowDrag || rowDrag.gripDrag || rowDrag.isDropped || this.isShowing) return;
    if (this.isOnGrip(event.target, rowDrag)) this.cancel();
  }

  isOnGrip(element, rowDrag) {
    const grip = element?.closest?.(".cell-grip");
    return Boolean(grip) && this.page.nodeOf(grip)?.state.key === rowDrag.key;
  }

  // Announcements

  /** Announces the state of a row, and its place. */
  announcePlace(name, rowDrag, place) {
    const { number, count, section } = rowDrag.describe(place);
    if (number === null) return;
    const texts = this.texts;
    const where = (section ? texts.placeInSection : texts.place)
      .replace("{number}", number).replace("{count}", count).replace("{section}", () => section);
    this.announce(texts[name].replace("{row}", () => rowDrag.name).replace("{place}", () => where));
  }
}
