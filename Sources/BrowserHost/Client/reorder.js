// Moving rows by their reorder controls with a pointer or keys. Changes of the scene meanwhile are
// shown around the moved row; the scene decides about the drop.

import { reducesMotion } from "./environment.js";
import { Hand, GripDrag, placesEqual } from "./hand.js";
import { Items } from "./items.js";
import { TableRows } from "./tablerows.js";

/** The distance from the visible edges at which the table begins to scroll, in points. */
const EDGE = 64;
/** The maximum speed of scrolling, in points per frame. */
const SPEED = 16;
const STILL_TIME = 300;

export class Reorder {
  constructor(page, rows, { send, say }) {
    Object.assign(this, { page, rows, send, say });
    this.hand = null;
    const [place, placeInSection, lifted, moved, dropped, cancelled] =
      document.body.dataset.moving.split("|");
    this.texts = { place, placeInSection, lifted, moved, dropped, cancelled };
    addEventListener("keydown", (event) => this.key(event), { capture: true });
    page.root.addEventListener("focusout", (event) => this.left(event));
    // A wheel may scroll meanwhile.
    page.root.addEventListener("scroll", () => {
      if (this.hand && this.hand.pointer !== null) this.follow(this.hand.pointer);
    }, { capture: true, passive: true });
  }

  // Lifting a row

  /** Returns the drag that a press on a reorder control begins. */
  drag(event, grip, owner) {
    const hand = this.lift(grip);
    if (!hand) return null;
    const box = hand.picture.getBoundingClientRect();
    hand.drag = new GripDrag(event, this, owner);
    hand.grab = event.clientY - box.top;
    this.run();
    return hand.drag;
  }

  /** Lifts or drops a row by Enter, Space, or a screen reader's tap on its control. */
  pressed(event, grip) {
    if (event.detail > 0) return;
    if (this.hand) return this.hand.isDropped ? undefined : this.drop();
    const hand = this.lift(grip);
    if (!hand) return;
    grip.setAttribute("aria-pressed", "true");
    hand.isByKeys = true;
    hand.picture.classList.add("by-keys");
    this.tell("lifted", hand, hand.place);
  }

  lift(grip) {
    const cell = this.page.nodeOf(grip);
    if (this.hand || cell.state.key === undefined) return null;
    const list = cell.element.classList.contains("item")
      ? new Items(this.page, cell.ancestor("collection")) : new TableRows(cell.ancestor("table"));
    this.hand = new Hand(list, cell);
    document.documentElement.classList.add("reordering");
    getSelection()?.removeAllRanges();
    return this.hand;
  }

  // Moving

  follow(y) {
    const { hand } = this;
    if (!hand || hand.isDropped) return;
    hand.pointer = y;
    const view = hand.element.getBoundingClientRect();
    hand.show(y - hand.grab - view.top + hand.element.scrollTop);
    const slot = hand.nearestSlot();
    if (slot) this.goTo(slot);
  }

  goTo(slot) {
    const { hand } = this;
    if (placesEqual(slot, hand.place)) return false;
    hand.goTo(slot);
    return true;
  }

  step(distance) {
    this.hand.steps += distance;
    this.takeSteps();
  }

  /**
   * Takes the steps that arrow keys requested; steps to places that do not exist yet wait for a
   * commit.
   */
  takeSteps() {
    const { hand } = this;
    while (hand.steps !== 0 && this.takeStep(Math.sign(hand.steps)));
    if (hand.isLast(Math.sign(hand.steps))) hand.steps = 0;
    if (hand.steps !== 0) hand.reveal();
    else if (hand.isLetGo) this.drop();
  }

  takeStep(distance) {
    const { hand } = this;
    const slots = hand.slots();
    const index = slots.findIndex((slot) => placesEqual(slot, hand.place));
    const slot = slots[index + distance];
    if (index < 0 || !slot || !this.goTo(slot)) return false;
    hand.steps -= distance;
    hand.picture.classList.add("settling");
    hand.show(hand.gapTop);
    hand.reveal();
    this.tell("moved", hand, slot);
    return true;
  }

  /** Scrolls while the row is held near an edge. */
  run() {
    requestAnimationFrame(() => {
      const { hand } = this;
      if (!hand?.drag || hand.isDropped) return;
      const step = hand.pointer === null ? 0 : this.scrollStep(hand);
      const before = hand.element.scrollTop;
      if (step) hand.element.scrollTop += step;
      if (hand.element.scrollTop !== before) this.follow(hand.pointer);
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
    const { hand } = this;
    // It still has steps to take.
    hand.isLetGo = hand.steps !== 0;
    if (hand.isLetGo) return;
    const { section, before } = hand.place;
    if (placesEqual(hand.place, hand.home)) return this.cancel();
    hand.answers = hand.node.state.moves ?? 0;
    if (!this.send("move", hand.node.id, hand.key, section, before)) return this.cancel();
    hand.isDropped = true;
    hand.picture.classList.add("settling");
    hand.show(hand.gapTop);
  }

  /** Moves the row back to its original place. */
  cancel() {
    const { hand } = this;
    if (!hand) return;
    this.tell("cancelled", hand, hand.home);
    const move = this.move;
    this.rows.before(move);
    this.letGo();
    this.rows.after(move);
  }

  /** Ends the move when the connection is lost: the scene will send the final order. */
  abandon() {
    if (this.hand && !this.hand.isDropped) return this.cancel();
    if (this.hand) this.letGo();
  }

  letGo() {
    const { hand } = this;
    this.hand = null;
    document.documentElement.classList.remove("reordering");
    if (hand.drag) hand.drag.owner.drag = null;
    hand.putDown(reducesMotion());
  }

  // Around commits

  /** Stores the number of moves that the scene has answered in a table. */
  moves(node, [count]) {
    node.state.moves = count;
    const { hand } = this;
    if (hand?.isDropped && hand.node === node && count > hand.answers) hand.isAnswered = true;
  }

  /** The animation of rows to the places in the scene. */
  get move() {
    return ["rows", STILL_TIME, this.hand?.node.id, 0];
  }

  before() {
    const { hand } = this;
    if (!hand) return;
    this.isShowing = true;
    this.hadFocus ||= this.isOnGrip(document.activeElement, hand);
  }

  /** Adapts to a commit before anything is measured. */
  arrange() {
    const { hand } = this;
    this.isShowing = false;
    if (!hand) return;
    const isThere = this.page.node(hand.node.id) === hand.node;
    const isOver = hand.isDropped ? hand.isAnswered : !hand.isAllowed;
    if (!isThere || isOver || !hand.stay()) this.finish(hand, isThere);
    const grip = hand.cell?.element.querySelector(":scope > .cell-grip");
    if (this.hand === hand && hand.isByKeys) grip?.setAttribute("aria-pressed", "true");
    if (this.hadFocus) grip?.focus({ preventScroll: true });
    // A row that was scrolled far away regains focus when it is back.
    if (grip || this.hand !== hand) this.hadFocus = false;
  }

  /** Continues after scroll views are where a commit puts them. */
  after() {
    if (this.hand && this.hand.steps !== 0) this.takeSteps();
  }

  finish(hand, isThere) {
    this.letGo();
    if (!isThere || !hand.cell) return;
    const place = hand.homeOf(hand.cell);
    const isMoved = !placesEqual(place, hand.home);
    hand.comeHome();
    this.tell(isMoved ? "dropped" : "cancelled", hand, place);
  }

  // Keys

  key(event) {
    const { hand } = this;
    if (!hand || hand.isDropped) return;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === "Escape") this.cancel();
    else if (step && !hand.drag) this.step(step);
    // Not by a click of the control, which a commit may replace or remove before the key is
    // released.
    else if ((event.key === "Enter" || event.key === " ") && !hand.drag) this.letGoByKey(event);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /**
   * Drops the row. A repeat of the key that lifted the row does not; the key that drops causes no
   * click on release.
   */
  letGoByKey({ key, repeat }) {
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
    const { hand } = this;
    if (!hand || hand.drag || hand.isDropped || this.isShowing) return;
    if (this.isOnGrip(event.target, hand)) this.cancel();
  }

  isOnGrip(element, hand) {
    const grip = element?.closest?.(".cell-grip");
    return Boolean(grip) && this.page.nodeOf(grip)?.state.key === hand.key;
  }

  // Announcements

  /** Announces the state of a row, and its place. */
  tell(name, hand, place) {
    const { number, count, section } = hand.describe(place);
    if (number === null) return;
    const texts = this.texts;
    const where = (section ? texts.placeInSection : texts.place)
      .replace("{number}", number).replace("{count}", count).replace("{section}", () => section);
    this.say(texts[name].replace("{row}", () => hand.name).replace("{place}", () => where));
  }
}
