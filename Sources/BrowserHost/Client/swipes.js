// Swipe actions of rows, which the scene provides.

import { towardsEnd } from "./transitions.js";
import { hasModifier } from "./modifiers.js";

/** Rows of tables, and items of lists. */
const ROW = ".cell, .item";
const LIST = ".table, .scroll";
const START = 10;
const LEADING = 0;
const TRAILING = 1;

export class Swipes {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The row whose actions are revealed. */
    this.open = null;
    /** The row whose actions were requested by a key: focus moves to them. */
    this.asked = null;
    page.root.addEventListener("keydown", (event) => this.key(event));
    page.root.addEventListener("focusout", (event) => this.left(event));
  }

  /** Returns the drag that a press on a row may become. */
  drag(event, owner) {
    const cell = event.target.closest(ROW);
    const offer = cell && this.offerOf(cell);
    if (!offer || event.target.closest(".cell-actions, .field-input, .slider-range")) return null;
    return offer.leading || offer.trailing ? new SwipeDrag(event, this, cell, offer, owner) : null;
  }

  /** Returns the drag that a press on the row with revealed actions begins. */
  openDrag(event, owner) {
    this.forgetRemoved();
    const node = this.open;
    if (!node?.element.contains(event.target)) return null;
    return new SwipeDrag(event, this, node.element, this.offerOf(node.element), owner, this.widthOf(node));
  }

  offerOf(cell) {
    const words = cell.dataset.row?.split(" ") ?? [];
    return { leading: words.includes("lead"), trailing: words.includes("trail") };
  }

  /** Follows the scene, which revealed or hid actions. */
  swipe(node, [edge, isFull, count]) {
    if (count > 0) {
      node.state.swipe = { edge, isFull: isFull === 1 };
      this.open = node;
    } else {
      node.state.swipe = null;
      if (this.open === node) this.open = null;
    }
  }

  after() {
    for (const element of this.page.root.querySelectorAll(".swiped")) {
      const node = this.page.nodeOf(element);
      if (!node?.state.swipe && !element.classList.contains("dragged")) this.settle(element, 0);
    }
    this.forgetRemoved();
    const node = this.open;
    if (!node) return;
    if (!node.element.classList.contains("dragged")) this.settle(node.element, this.widthOf(node));
    if (this.asked === node) {
      this.asked = null;
      this.actionsOf(node).querySelector("button")?.focus({ preventScroll: true });
    }
  }

  actionsOf(node) {
    const side = node.state.swipe.edge === LEADING ? "leading" : "trailing";
    return node.element.querySelector(`:scope > .cell-actions.${side}`);
  }

  /** Returns the offset of a row with revealed actions, with the sign of the direction. */
  widthOf(node) {
    const buttons = [...this.actionsOf(node).children];
    const width = buttons.reduce((sum, button) => sum + widthNeeded(button), 0);
    return node.state.swipe.edge === LEADING ? width : -width;
  }

  /** @param offset points towards the trailing edge */
  move(cell, offset) {
    cell.classList.add("swiped");
    cell.classList.toggle("to-end", offset > 0);
    cell.style.setProperty("--swipe-offset", `${offset * towardsEnd()}px`);
    cell.style.setProperty("--gap", `${Math.abs(offset)}px`);
  }

  settle(cell, offset) {
    cell.classList.remove("dragged");
    if (offset === 0) {
      cell.style.setProperty("--swipe-offset", "0px");
      cell.style.setProperty("--gap", "0px");
      cell.classList.remove("swiped");
    } else {
      this.move(cell, offset);
    }
  }

  /**
   * Hides revealed actions by a press beside their row, which `openDrag` handles.
   * @returns true if the press has no other effect, which it has outside of the list, as in a bar
   */
  pressed(event) {
    this.forgetRemoved();
    if (!this.open) return false;
    this.send("conceal", this.open.id);
    return this.open.element.closest(LIST)?.contains(event.target) ?? true;
  }

  forgetRemoved() {
    if (this.open && this.page.node(this.open.id) !== this.open) this.open = null;
  }

  chosen(node, button) {
    const edge = button.parentElement.classList.contains("leading") ? LEADING : TRAILING;
    this.send("action", node.id, edge, Number(button.dataset.index));
  }

  /** Reveals a row's actions without a swipe. */
  ask(cell, edge) {
    const node = this.page.nodeOf(cell);
    this.asked = node;
    this.send("reveal", node.id, edge);
  }

  key(event) {
    const cell = event.target.closest?.(ROW);
    if (!cell || hasModifier(event)) return;
    if (event.target.closest(".cell-actions")) return this.keyInActions(event, cell);
    if (!event.target.classList.contains("cell-hit")) return;
    const offer = this.offerOf(cell);
    const back = towardsEnd() > 0 ? "ArrowLeft" : "ArrowRight";
    const on = towardsEnd() > 0 ? "ArrowRight" : "ArrowLeft";
    const isTrailing = ["Delete", "Backspace", back].includes(event.key);
    if (isTrailing && offer.trailing) this.ask(cell, TRAILING);
    else if (event.key === on && offer.leading) this.ask(cell, LEADING);
    else return;
    event.preventDefault();
  }

  keyInActions(event, cell) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    // This hides them.
    cell.querySelector(".cell-hit")?.focus({ preventScroll: true });
  }

  /** Hides the actions when focus leaves them. */
  left(event) {
    const actions = event.target.closest?.(".cell-actions");
    if (!actions || !event.relatedTarget || actions.contains(event.relatedTarget)) return;
    const node = this.page.nodeOf(actions);
    if (node && this.open === node) this.send("conceal", node.id);
  }
}

/** Returns the width of a button's content, whatever its current width. */
function widthNeeded(button) {
  const range = document.createRange();
  range.selectNodeContents(button);
  return Math.max(74, Math.ceil(range.getBoundingClientRect().width) + 28);
}

/** A drag that moves a row aside. */
class SwipeDrag {
  /** @param start the offset of a row with revealed actions; 0 for another row */
  constructor(event, swipes, cell, offer, owner, start = 0) {
    Object.assign(this, { swipes, cell, offer, owner, start });
    this.isOfRow = !event.target.closest(".cell-actions");
    this.node = swipes.page.nodeOf(cell);
    this.id = event.pointerId;
    this.startX = event.clientX;
    this.startY = event.clientY;
    this.hasMoved = false;
    this.offset = 0;
    this.trail = [[event.timeStamp, event.clientX]];
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    const across = (event.clientX - this.startX) * towardsEnd();
    const down = Math.abs(event.clientY - this.startY);
    this.trail.push([event.timeStamp, event.clientX]);
    if (!this.hasMoved && !this.begin(across, down)) return;
    event.preventDefault();
    const offset = this.start + across;
    this.offset = this.edge === LEADING ? Math.max(0, offset) : Math.min(0, offset);
    this.swipes.move(this.cell, this.resisted());
  }

  begin(across, down) {
    if (down > START && down > Math.abs(across)) {
      this.owner.drag = null;
      if (this.start !== 0) this.conceal();
      return false;
    }
    if (Math.abs(across) < START) return false;
    this.edge = (this.start || across) > 0 ? LEADING : TRAILING;
    if (!(this.edge === LEADING ? this.offer.leading : this.offer.trailing)) {
      this.owner.drag = null;
      return false;
    }
    this.hasMoved = true;
    this.cell.classList.add("dragged");
    getSelection()?.removeAllRanges();
    if (this.start === 0) this.swipes.send("reveal", this.node.id, this.edge);
    return true;
  }

  get isOpen() {
    return this.node.state.swipe?.edge === this.edge;
  }

  /** Returns the offset: beyond its actions' width, a row without a full swipe resists. */
  resisted() {
    if (!this.isOpen) return Math.sign(this.offset) * 30 * Math.log1p(Math.abs(this.offset) / 30);
    const width = Math.abs(this.swipes.widthOf(this.node));
    const over = Math.abs(this.offset) - width;
    if (over <= 0 || this.node.state.swipe.isFull) return this.offset;
    return Math.sign(this.offset) * (width + 20 * Math.log1p(over / 20));
  }

  /**
   * The velocity towards the trailing edge over the last tenth of a second, in points per
   * millisecond.
   */
  speed(event) {
    const recent = this.trail.filter(([time]) => event.timeStamp - time < 100);
    if (recent.length < 2) return 0;
    const [time, x] = recent[0];
    return ((event.clientX - x) / Math.max(1, event.timeStamp - time)) * towardsEnd();
  }

  conceal() {
    this.swipes.send("conceal", this.node.id);
  }

  end(event, wasLifted) {
    if (!this.hasMoved) {
      // A tap on the row beside its actions hides them.
      if (this.start !== 0 && this.isOfRow) this.conceal();
      return;
    }
    this.cell.classList.remove("dragged");
    if (!this.isOpen) return this.swipes.settle(this.cell, 0);
    const way = this.edge === LEADING ? 1 : -1;
    const width = Math.abs(this.swipes.widthOf(this.node));
    const far = Math.abs(this.offset);
    const speed = this.speed(event) * way;
    if (wasLifted && this.node.state.swipe.isFull && far > this.cell.clientWidth * 0.6) {
      this.swipes.settle(this.cell, way * this.cell.clientWidth);
      return this.swipes.send("action", this.node.id, this.edge, 0);
    }
    if (wasLifted && (speed > 0.3 || (far > width / 2 && speed > -0.3))) {
      return this.swipes.settle(this.cell, way * width);
    }
    this.conceal();
  }
}
