// Touches of controls that listen to more than taps.

/** Points around a control that still count as inside, once a touch has begun on it. */
const SLACK = 70;
/** Milliseconds between two moves that are told. */
const PACE = 50;
/** Milliseconds and points between two touches of which one repeats the other. */
const SOON = 350;
const NEAR = 45;
/** Milliseconds in which the click comes that ends a touch. */
const CLICK = 500;
const DOWN = 0, AGAIN = 1, INSIDE = 2, OUTSIDE = 3, ENTER = 4, EXIT = 5, UP = 6, UP_OUTSIDE = 7, CANCEL = 8;

export class Touches {
  constructor(page, send, gestures) {
    this.page = page;
    this.send = send;
    this.gestures = gestures;
    /** What goes on, by pointer. */
    this.all = new Map();
    /** The touch that ended last. */
    this.last = null;
    // After the gestures' own, which may take a touch over.
    const { root } = page;
    root.addEventListener("pointerdown", (event) => this.down(event));
    // The scene hears of the touch, and of no tap besides.
    root.addEventListener("click", (event) => this.click(event), { capture: true });
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.end(event, true));
    addEventListener("pointercancel", (event) => this.end(event, false));
  }

  touches(node, [wanted]) {
    node.state.touches = wanted;
  }

  down(event) {
    this.clickUntil = 0;
    const element = event.target.closest("button");
    const node = element && this.page.nodeOf(element);
    if (!node?.state.touches || node.element !== element || element.disabled) return;
    if (event.button !== 0 || this.gestures.wasSwallowed || this.isTouched(node)) return;
    const { clientX: x, clientY: y } = event;
    const touch = { node, x, y, isInside: true, told: event.timeStamp };
    this.all.set(event.pointerId, touch);
    this.tell(touch, this.repeats(touch, event) ? AGAIN : DOWN);
  }

  isTouched(node) {
    return [...this.all.values()].some((touch) => touch.node === node);
  }

  repeats({ node, x, y }, event) {
    const { last } = this;
    return last?.node === node && event.timeStamp - last.time < SOON
      && Math.hypot(x - last.x, y - last.y) < NEAR;
  }

  move(event) {
    const touch = this.all.get(event.pointerId);
    if (!touch) return;
    if (this.isTaken(event)) return this.finish(event, CANCEL);
    const wasInside = touch.isInside;
    touch.isInside = isNear(touch.node.element, event);
    if (touch.isInside !== wasInside) return this.tell(touch, wasInside ? EXIT : ENTER);
    const phase = touch.isInside ? INSIDE : OUTSIDE;
    if (!(touch.node.state.touches & (1 << phase)) || event.timeStamp - touch.told < PACE) return;
    touch.told = event.timeStamp;
    this.tell(touch, phase);
  }

  /** Whether a swipe, a sheet or a row that is moved has taken a touch over. */
  isTaken(event) {
    const { drag, refresh, wasDragged } = this.gestures;
    return wasDragged || refresh.isPulling || (drag?.id === event.pointerId && drag.hasMoved);
  }

  end(event, wasLifted) {
    const touch = this.all.get(event.pointerId);
    if (!touch) return;
    if (!wasLifted || this.isTaken(event)) return this.finish(event, CANCEL);
    this.last = { node: touch.node, x: event.clientX, y: event.clientY, time: event.timeStamp };
    this.clickUntil = event.timeStamp + CLICK;
    this.finish(event, isNear(touch.node.element, event) ? UP : UP_OUTSIDE);
  }

  finish(event, phase) {
    const touch = this.all.get(event.pointerId);
    this.all.delete(event.pointerId);
    this.tell(touch, phase);
  }

  /** A control that is gone has ended its touches itself. */
  tell({ node }, phase) {
    if (node.element.isConnected) this.send("touch", node.id, phase);
  }

  click(event) {
    if (event.detail > 0 && event.timeStamp < this.clickUntil) event.stopImmediatePropagation();
  }
}

function isNear(element, { clientX: x, clientY: y }) {
  const box = element.getBoundingClientRect();
  return x > box.left - SLACK && x < box.right + SLACK && y > box.top - SLACK && y < box.bottom + SLACK;
}
