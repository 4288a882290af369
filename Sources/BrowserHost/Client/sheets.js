// The heights of sheets: fingers drag between them, grabbers step between them.

import { reducesMotion } from "./environment.js";
import { SPRING } from "./spring.js";

const BOTH = 3;

/** The height that a sheet is not at; null where it has only one, or some of the app's own. */
function otherDetent(node) {
  if (node.state.sheet?.detents !== BOTH || hasOwnHeights(node)) return null;
  return node.element.dataset.detent === "medium" ? "large" : "medium";
}

/** Whether the scene says how high the sheet is, and can be. */
function hasOwnHeights(node) {
  return Boolean(node.state.sheet?.heights.length);
}

/** Brings a sheet to the next height up (1) or down (-1), or round to the next (0), and tells. */
export function step(node, direction, send) {
  if (!hasOwnHeights(node)) {
    const other = otherDetent(node);
    const wanted = { 1: "large", "-1": "medium" }[direction] ?? other;
    return other === wanted && change(node, other, send);
  }
  const { height, heights } = node.state.sheet;
  changeHeight(node, direction ? height + direction : (height + 1) % heights.length, send);
}

/** Brings a sheet to one of the app's heights, and tells. */
function changeHeight(node, index, send) {
  const { sheet } = node.state;
  if (index === sheet.height || sheet.heights[index] === undefined) return;
  sheet.height = index;
  const panel = node.element.querySelector(":scope > .sheet-panel");
  animateHeight(panel, () => node.element.style.setProperty("--height", `${sheet.heights[index]}px`));
  send("detent", node.id, index);
}

/** Brings a sheet to one of its heights, and tells. */
function change(node, detent, send) {
  if (!detent) return;
  const panel = node.element.querySelector(":scope > .sheet-panel");
  animateHeight(panel, () => { node.element.dataset.detent = detent; });
  node.element.querySelector(":scope > .sheet-panel > .grabber")
    ?.setAttribute("aria-expanded", String(detent === "large"));
  send("detent", node.id, detent === "large" ? 1 : 0);
}

/** Moves the panel's top to where a change puts it; its bottom stays at the screen's. */
function animateHeight(panel, change) {
  const before = panel.getBoundingClientRect();
  panel.style.transform = "";
  panel.style.height = "";
  change?.();
  const after = panel.getBoundingClientRect();
  if (reducesMotion() || Math.abs(before.top - after.top) < 0.5) return;
  panel.animate(
    [{ height: `${after.bottom - before.top}px` }, { height: `${after.height}px` }],
    { duration: 350, easing: SPRING });
}

/** What gives way only a little, the less the farther it is pulled. */
function resisted(distance) {
  return 12 * Math.log1p(distance / 12);
}

/** A finger that pulls a sheet down, or up to its next height. */
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

  /** Nothing is painted between the two changes. */
  largeHeight() {
    if (hasOwnHeights(this.node)) return this.node.state.sheet.heights.at(-1);
    const { dataset } = this.node.element;
    dataset.detent = "large";
    const height = this.panel.offsetHeight;
    dataset.detent = "medium";
    return height;
  }

  /** Upwards the panel grows, so that it never leaves the bottom; downwards it goes. */
  show() {
    const { style } = this.panel;
    const height = this.height - this.raw;
    const over = Math.max(0, height - this.most);
    style.height = this.raw < 0 ? `${Math.min(height, this.most) + resisted(over)}px` : "";
    const down = Math.max(0, this.raw);
    const moves = this.node.state.sheet.isDismissable || this.canShrink;
    style.transform = `translateY(${moves ? down : resisted(down)}px)`;
  }

  /** Whether a touch moves the sheet rather than what is in it. */
  takes(touch) {
    const down = touch.clientY - this.start;
    return this.hasMoved || !this.isOverScroller || down > 0 || this.growsByScrolling;
  }

  get canGrow() {
    const { height, heights } = this.node.state.sheet;
    if (hasOwnHeights(this.node)) return height < heights.length - 1;
    return otherDetent(this.node) === "large";
  }

  /** Whether a finger over content that scrolls makes it larger. */
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

  /** Comes to rest at the next height, or where it was let go near one farther away at that one. */
  rest(direction) {
    if (!hasOwnHeights(this.node)) return step(this.node, direction, this.owner.send);
    const { height, heights } = this.node.state.sheet;
    const now = this.height - this.raw;
    const distances = heights.map((one) => Math.abs(one - now));
    const nearest = distances.indexOf(Math.min(...distances));
    const isFarther = (nearest - height) * direction > 1;
    changeHeight(this.node, isFarther ? nearest : height + direction, this.owner.send);
  }

  /** The scene may refuse: then the sheet comes back. */
  restIfKept() {
    setTimeout(() => {
      if (this.panel.isConnected && !this.panel.closest(".leaving")) animateHeight(this.panel);
    }, 500);
  }
}
