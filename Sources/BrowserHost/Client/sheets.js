// The detents of sheets: dragging and grabbers.

import { reducesMotion } from "./environment.js";
import { SPRING } from "./spring.js";

const BOTH = 3;

/** Returns the other detent of a sheet; null if it has only one, or custom ones. */
function otherDetent(node) {
  if (node.state.sheet?.detents !== BOTH || hasOwnHeights(node)) return null;
  return node.element.dataset.detent === "medium" ? "large" : "medium";
}

/** Returns true if a sheet has custom detents. */
function hasOwnHeights(node) {
  return Boolean(node.state.sheet?.heights.length);
}

/** Moves a sheet to the next detent up (1) or down (-1), or cyclically (0), and reports it. */
export function step(node, direction, send) {
  if (!hasOwnHeights(node)) {
    const other = otherDetent(node);
    const wanted = { 1: "large", "-1": "medium" }[direction] ?? other;
    return other === wanted && change(node, other, send);
  }
  const { height, heights } = node.state.sheet;
  changeHeight(node, direction ? height + direction : (height + 1) % heights.length, send);
}

/** Moves a sheet to a custom detent, and reports it. */
function changeHeight(node, index, send) {
  const { sheet } = node.state;
  if (index === sheet.height || sheet.heights[index] === undefined) return;
  sheet.height = index;
  const panel = node.element.querySelector(":scope > .sheet-panel");
  animateHeight(panel, () => node.element.style.setProperty("--height", `${sheet.heights[index]}px`));
  send("detent", node.id, index);
}

/** Moves a sheet to a detent, and reports it. */
function change(node, detent, send) {
  if (!detent) return;
  const panel = node.element.querySelector(":scope > .sheet-panel");
  animateHeight(panel, () => { node.element.dataset.detent = detent; });
  node.element.querySelector(":scope > .sheet-panel > .grabber")
    ?.setAttribute("aria-expanded", String(detent === "large"));
  send("detent", node.id, detent === "large" ? 1 : 0);
}

/**
 * Animates the panel's top to its changed place; its bottom stays at that of the screen, unless the
 * sheet floats, as on tablets.
 */
function animateHeight(panel, change) {
  const before = panel.getBoundingClientRect();
  panel.style.transform = "";
  panel.style.height = "";
  change?.();
  const after = panel.getBoundingClientRect();
  if (reducesMotion() || Math.abs(before.top - after.top) < 0.5) return;
  const isAttached = after.bottom >= panel.offsetParent.getBoundingClientRect().bottom - 0.5;
  const distance = (before.top + before.bottom - after.top - after.bottom) / 2;
  const first = isAttached
    ? { height: `${after.bottom - before.top}px` }
    : { height: `${before.height}px`, transform: `translateY(${distance}px)` };
  panel.animate(
    [first, { height: `${after.height}px`, transform: "none" }], { duration: 350, easing: SPRING });
}

/** Returns a distance with growing resistance. */
function resisted(distance) {
  return 12 * Math.log1p(distance / 12);
}

/** A drag that pulls a sheet down, or up to its next detent. */
export class SheetDrag {
  constructor(event, panel, node, owner, isOverScroller) {
    Object.assign(this, { panel, node, owner, isOverScroller });
    this.id = event.pointerId;
    this.start = event.clientY;
    this.startX = event.clientX;
    this.raw = 0;
    this.hasMoved = false;
    this.last = [event.timeStamp, event.clientY];
    this.speed = 0;
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    const offset = event.clientY - this.start;
    if (!this.hasMoved && !this.begin(event, offset)) return;
    const [time, y] = this.last;
    this.speed = (event.clientY - y) / Math.max(1, event.timeStamp - time);
    this.last = [event.timeStamp, event.clientY];
    this.raw = offset;
    this.show();
  }

  begin(event, offset) {
    if (Math.abs(event.clientX - this.startX) > Math.abs(offset)) return false;
    if (Math.abs(offset) < 8 || (offset < 0 && this.isOverScroller && !this.growsByScrolling)) return false;
    this.hasMoved = true;
    this.height = this.panel.offsetHeight;
    this.most = this.canGrow ? this.largeHeight() : this.height;
    return true;
  }

  /** Returns the large height; nothing is painted between the two changes. */
  largeHeight() {
    if (hasOwnHeights(this.node)) return this.node.state.sheet.heights.at(-1);
    const { dataset } = this.node.element;
    dataset.detent = "large";
    const height = this.panel.offsetHeight;
    dataset.detent = "medium";
    return height;
  }

  /** Upwards the panel grows, so that it never leaves the bottom; downwards it moves. */
  show() {
    const { style } = this.panel;
    const height = this.height - this.raw;
    const over = Math.max(0, height - this.most);
    style.height = this.raw < 0 ? `${Math.min(height, this.most) + resisted(over)}px` : "";
    const down = Math.max(0, this.raw);
    const moves = this.node.state.sheet.isDismissable || this.canShrink;
    style.transform = `translateY(${moves ? down : resisted(down)}px)`;
  }

  /** Returns true if a touch moves the sheet instead of its content. */
  takes(touch) {
    const down = touch.clientY - this.start;
    return this.hasMoved || !this.isOverScroller || down > 0 || this.growsByScrolling;
  }

  get canGrow() {
    const { height, heights } = this.node.state.sheet;
    if (hasOwnHeights(this.node)) return height < heights.length - 1;
    return otherDetent(this.node) === "large";
  }

  /** True if dragging scrollable content enlarges the sheet. */
  get growsByScrolling() {
    return this.canGrow && !this.node.element.classList.contains("reserved");
  }

  get canShrink() {
    if (hasOwnHeights(this.node)) return this.node.state.sheet.height > 0;
    return otherDetent(this.node) === "medium";
  }

  end(_event, wasLifted) {
    if (!this.hasMoved) return;
    const goesUp = wasLifted && (this.raw < -40 || this.speed < -0.4);
    const goesDown = wasLifted && (this.raw > this.height / 3 || this.speed > 0.6);
    if (goesUp && this.canGrow) return this.rest(1);
    const isPastMedium = this.raw > this.height * 0.6 && this.node.state.sheet.isDismissable;
    if (goesDown && this.canShrink && !isPastMedium) {
      return this.rest(-1);
    }
    if (!goesDown) return animateHeight(this.panel);
    this.owner.send("dismiss", this.node.id);
    if (!this.node.state.sheet.isDismissable) return animateHeight(this.panel);
    this.restIfKept();
  }

  /** Settles at the next detent, or at one farther away that the panel is near. */
  rest(direction) {
    if (!hasOwnHeights(this.node)) return step(this.node, direction, this.owner.send);
    const { height, heights } = this.node.state.sheet;
    const now = this.height - this.raw;
    const distances = heights.map((one) => Math.abs(one - now));
    const nearest = distances.indexOf(Math.min(...distances));
    const isFarther = (nearest - height) * direction > 1;
    changeHeight(this.node, isFarther ? nearest : height + direction, this.owner.send);
  }

  /** Moves the sheet back if the scene refuses the dismissal. */
  restIfKept() {
    setTimeout(() => {
      if (this.panel.isConnected && !this.panel.closest(".leaving")) animateHeight(this.panel);
    }, 500);
  }
}
