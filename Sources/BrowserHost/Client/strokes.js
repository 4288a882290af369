// Strokes of fingers across views that take them.

/** Points that a finger goes, and milliseconds that it takes at the most. */
const FAR = 50;
const SOON = 600;
/** Next to the edge a stroke is one back. */
const EDGE = 24;
const bits = { right: 0, left: 1, up: 2, down: 3 };

export class Strokes {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.stroke = null;
    this.watch(page.root, (target) => target);
  }

  strokes(node, numbers) {
    node.state.strokes = [];
    for (let i = 0; i < numbers.length; i += 2) {
      node.state.strokes.push({ directions: numbers[i], touches: numbers[i + 1] });
    }
  }

  /** @param place the element of the page that a touch of `root` counts for */
  watch(root, place) {
    const options = { capture: true, passive: true };
    root.addEventListener("touchstart", (event) => this.start(event, place(event.target)), options);
    root.addEventListener("touchmove", (event) => this.move(event), options);
    root.addEventListener("touchend", (event) => this.end(event), options);
    root.addEventListener("touchcancel", (event) => this.end(event), options);
  }

  start(event, target) {
    const [touch] = event.touches;
    if (event.touches.length > 1) {
      if (this.stroke) this.stroke.touches = Math.max(this.stroke.touches, event.touches.length);
      return;
    }
    this.stroke = {
      id: touch.identifier, x: touch.clientX, y: touch.clientY, time: event.timeStamp,
      target, touches: 1, isDone: false, isBack: this.isAtEdge(touch, target),
    };
  }

  /** Where a finger goes back, or moves a row, it strokes nothing. */
  isAtEdge(touch, target) {
    const box = target.closest(".navigation")?.getBoundingClientRect();
    if (!box || target.matches("iframe")) return false;
    const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
    return (isRightToLeft ? box.right - touch.clientX : touch.clientX - box.left) < EDGE;
  }

  move(event) {
    const { stroke } = this;
    const touch = [...event.touches].find((other) => other.identifier === stroke?.id);
    // A browser may hand over the last move of a slow stroke once the next one has begun.
    if (!touch || stroke.isDone || stroke.isBack || event.timeStamp < stroke.time) return;
    const across = touch.clientX - stroke.x;
    const down = touch.clientY - stroke.y;
    if (Math.max(Math.abs(across), Math.abs(down)) < FAR) return;
    stroke.isDone = true;
    const isStraight = Math.max(Math.abs(across), Math.abs(down))
      > 2 * Math.min(Math.abs(across), Math.abs(down));
    if (!isStraight || event.timeStamp - stroke.time > SOON) return;
    const isAcross = Math.abs(across) > Math.abs(down);
    if (isAcross) this.recognise(across > 0 ? "right" : "left", stroke);
    else this.recognise(down > 0 ? "down" : "up", stroke);
  }

  /** The innermost view that takes it hears of it; what scrolls that way goes before. */
  recognise(direction, { target, touches }) {
    const isAcross = direction === "left" || direction === "right";
    for (let node = this.page.nodeOf(target); node; node = node.parent) {
      if (this.goesBefore(node.element, isAcross)) return;
      const takes = node.state.strokes?.some(
        (other) => other.touches === touches && other.directions & (1 << bits[direction]));
      if (takes) return this.send("stroke", node.id, bits[direction], touches);
    }
  }

  /**
   * A stroke without a finger: of the views of a screen that take it, the outermost hears of it.
   * @returns whether there is one
   */
  across(screen, direction) {
    for (const node of this.page.nodes.values()) {
      const takes = node.state.strokes?.some(
        (other) => other.touches === 1 && other.directions & (1 << bits[direction]));
      if (takes && screen.contains(node.element)) {
        return this.send("stroke", node.id, bits[direction], 1);
      }
    }
    return false;
  }

  goesBefore(element, isAcross) {
    if (element.matches(".sheet")) return true;
    if (element.matches(".scroll, .table") && !element.matches(".still")) {
      const room = isAcross
        ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
      if (room > 1) return true;
    }
    const words = element.matches(".cell, .item") && isAcross ? element.dataset.row?.split(" ") ?? [] : [];
    return words.includes("lead") || words.includes("trail");
  }

  end(event) {
    if (!event.touches.length) this.stroke = null;
  }
}
