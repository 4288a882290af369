// Keys that no focused element handles: they scroll the screen, go back from it, and swipe across
// it as a finger does.

import { isComposing } from "./typing.js";
import { hasModifier } from "./modifiers.js";

/** The part of the visible height by which page keys scroll, and the points by which arrows do. */
const LEAF = 0.875;
const LINE = 40;
/** Bits of `SwipeDirections`. */
const RIGHT = 0, LEFT = 1;

export class Keys {
  constructor(page, bars, send) {
    this.page = page;
    this.send = send;
    this.bars = bars;
    document.addEventListener("keydown", (event) => this.key(event, event.target));
  }

  /** @param target the element of the page to which the key belongs */
  key(event, target) {
    const isTaken = event.defaultPrevented || hasModifier(event)
      || isComposing(event) || event.target.closest?.("input, textarea, select, [contenteditable]");
    const screen = isTaken ? null : this.screenOf(target);
    if (!screen) return;
    const isDone = event.key === "Escape" ? this.goBack(screen)
      : this.swipe(event, target, screen) || this.scroll(event, target, screen);
    if (isDone) event.preventDefault();
  }

  screenOf(target) {
    if (target !== document.body) return target.closest?.(".page");
    return [...this.page.root.querySelectorAll(".page:not(.leaving)")]
      .findLast((screen) => !screen.closest("[inert]"));
  }

  goBack(screen) {
    const back = screen.querySelector(":scope > .bar .bar-button[data-style=back]:not(:disabled)");
    const active = document.activeElement;
    const start = this.page.nodeOf(screen.contains(active) ? active : screen);
    // The front screen may handle Escape differently.
    this.send("escape", start.id, this.page.nodeOf(back)?.id ?? 0);
    return Boolean(back);
  }

  /** Stores the swipes that a view recognises. */
  swipeGestures(node, numbers) {
    node.state.swipeGestures = [];
    for (let i = 0; i < numbers.length; i += 2) {
      node.state.swipeGestures.push({ directions: numbers[i], touches: numbers[i + 1] });
    }
  }

  /**
   * Swipes the screen as a finger does: the outermost view of the screen that recognises it gets
   * it.
   */
  swipe(event, target, screen) {
    const direction = { ArrowRight: LEFT, ArrowLeft: RIGHT }[event.key];
    if (direction === undefined || !isNoControl(target)) return false;
    for (const node of this.page.nodes.values()) {
      const takes = node.state.swipeGestures?.some(
        ({ directions, touches }) => touches === 1 && directions & (1 << direction));
      if (takes && screen.contains(node.element)) {
        return this.send("stroke", node.id, direction, 1);
      }
    }
    return false;
  }

  /** Scrolls the page's main scroll view; scroll views with focus scroll without help. */
  scroll(event, target, screen) {
    const scroller = this.bars.mainScroller(screen);
    if (!scroller || (target.closest(".table, .scroll") && !isWholePage(target))) return false;
    const leaf = scroller.clientHeight * LEAF;
    const steps = { PageDown: leaf, PageUp: -leaf, Home: -Infinity, End: Infinity };
    // Controls use these keys themselves.
    if (isNoControl(target)) {
      Object.assign(steps, {
        " ": event.shiftKey ? -leaf : leaf, ArrowDown: LINE, ArrowUp: -LINE,
      });
    }
    const step = steps[event.key];
    if (!step) return false;
    const top = Math.min(Math.max(0, scroller.scrollTop + step), scroller.scrollHeight);
    this.bars.moved = scroller;
    scroller.scrollTo({ top, behavior: "smooth" });
    return true;
  }
}

/** Returns true if an element is a web page as high as its content, which scrolls nothing. */
function isWholePage(element) {
  const root = element.contentDocument?.documentElement;
  return Boolean(root) && root.scrollHeight <= root.clientHeight;
}

function isNoControl(element) {
  return element === document.body || element.matches(".page, .web-page, .scroll, .table");
}
