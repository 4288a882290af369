// Scroll views: programmatic scrolling, paging, and reports to the scene.

import { focusable } from "./page.js";
import { hasModifier } from "./modifiers.js";

const phases = { rested: 0, began: 1, moved: 2, flung: 3, released: 4 };
/** The minimum interval between two reported steps, in milliseconds. */
const PACE = 50;
/** The maximum time in milliseconds that a step waits for the scene's answer to the last one. */
const PATIENCE = 300;
/** The time in milliseconds after which a scroll view rests, if no event reports it. */
const QUIET = 160;
/** The same for a wheel, which turns step by step. */
const WHEEL_QUIET = 300;
/** The last milliseconds of a finger's movement that determine its velocity. */
const SPEED_WINDOW = 100;
/** The time in milliseconds after which a finger at rest has no velocity. */
const STANDSTILL = 150;

/** The number of times that an interrupted animated scroll is resumed. */
const TRIES = 5;

/** Returns true if an element is at its target, or as near as its content allows. */
function isAt(element, { left, top }) {
  const down = element.scrollHeight - element.clientHeight;
  const across = element.scrollWidth - element.clientWidth;
  return Math.abs(element.scrollTop - Math.max(0, Math.min(top, down))) < 1
    && Math.abs(element.scrollLeft - Math.max(-across, Math.min(left, across))) < 1;
}

export class Scrolls {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.known = new WeakSet();
    /** The target offsets of scroll views after a commit. */
    this.orders = new Map();
    this.touched = null;
    /** The latency of answers to steps, in milliseconds. */
    this.lag = PACE;
    const options = { capture: true, passive: true };
    page.root.addEventListener("touchstart", (event) => this.press(event), options);
    page.root.addEventListener("touchend", (event) => this.lift(event), options);
    page.root.addEventListener("touchcancel", (event) => this.lift(event), options);
    page.root.addEventListener("wheel", (event) => this.turned(event.target), options);
    page.root.addEventListener("pointerdown", (event) => this.taken(event.target), options);
    page.root.addEventListener("keydown", (event) => this.key(event));
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        this.stop(target);
        this.reach(target);
      }
    });
  }

  // Programmatic scrolling

  scrollTo(node, [x, y, animated]) {
    this.orders.set(node, { x, y, animated: animated === 1 });
  }

  after() {
    for (const element of this.page.root.querySelectorAll(".reports-steps[data-n]")) this.answered(element);
    for (const element of this.page.root.querySelectorAll(".scroll[data-n], .table[data-n]")) {
      if (!this.known.has(element)) this.observe(element);
      this.stop(element);
      this.reach(element);
    }
    for (const [node, { x, y, animated }] of this.orders) {
      // In a text view its text scrolls.
      const text = node.element.querySelector(":scope > .text-input");
      if (text) text.scrollTo({ top: y, behavior: animated ? "smooth" : "instant" });
      else this.go(node.element, x, y, animated);
    }
    this.orders.clear();
  }

  /**
   * Makes a scroll view focusable if no element in it is, so that keys scroll it. Not every browser
   * does this.
   */
  reach(element) {
    if (element.matches(".paging, .still")) return;
    if (element.matches(".scroll")) element.classList.toggle("narrow", overflow(element) < 1);
    const isReached = hasVisible(element, focusable) || !isTooSmall(element);
    element.tabIndex = isReached ? -1 : 0;
  }

  observe(element) {
    this.known.add(element);
    const node = this.page.nodeOf(element);
    node.state.scroll ??= { phase: "rested", reportedAt: 0, isAnswered: true, known: { x: 0, y: 0 } };
    element.addEventListener("scroll", () => this.moved(element), { passive: true });
    element.addEventListener("scrollend", () => this.ended(element), { passive: true });
    this.sizes.observe(element);
    this.stop(element);
    // Offsets are from the left, as in UIKit, in every writing direction.
    if (isRightToLeft(element) && overflow(element) > 0 && !this.orders.has(node)) {
      this.go(element, 0, element.scrollTop, false);
    }
  }

  go(element, x, y, animated) {
    const state = this.page.nodeOf(element)?.state.scroll;
    if (state) state.known = { x, y };
    const left = isRightToLeft(element) ? x - overflow(element) : x;
    const isThere = Math.abs(element.scrollLeft - left) < 1 && Math.abs(element.scrollTop - y) < 1;
    if (isThere || !state) return;
    state.isOrdered = true;
    state.goal = animated ? { left, top: y, behavior: "smooth" } : null;
    if (animated && state.phase === "flung") state.phase = "rested";
    state.tries = TRIES;
    element.scrollTo(state.goal ?? { left, top: y, behavior: "instant" });
  }

  /** Puts a snap position at each page. */
  stop(element) {
    if (!element.classList.contains("paging")) return;
    const stops = element.querySelector(":scope > .scroll-stops");
    const page = Number(element.dataset.page) || 0;
    const across = page ? Math.ceil(overflow(element) / page - 0.01)
      : Math.round(overflow(element) / Math.max(1, element.clientWidth));
    const down = Math.round(
      (element.scrollHeight - element.clientHeight) / Math.max(1, element.clientHeight));
    const name = `${across} ${down} ${page} ${down && element.clientHeight}`;
    if (!stops || stops.dataset.pages === name) return;
    stops.dataset.pages = name;
    const count = (across + 1) * (down + 1);
    const { place } = this.page.nodeOf(element)?.state.scroll ?? {};
    const isMoved = place && stops.childElementCount !== count;
    while (stops.childElementCount > count) stops.lastChild.remove();
    while (stops.childElementCount < count) stops.append(document.createElement("i"));
    [...stops.children].forEach((stop, index) => {
      const i = Math.floor(index / (down + 1));
      stop.style.insetInlineStart = page ? `${i * page}px` : `${i * 100}%`;
      stop.style.top = `${(index % (down + 1)) * element.clientHeight}px`;
    });
    // Browsers may snap to another position after some were added.
    if (isMoved) element.scrollTo(place);
  }

  // Reports

  /** Ends programmatic scrolling when the user touches a scroll view. */
  taken(target) {
    for (const element of this.around(target)) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (state) state.isOrdered = false;
    }
  }

  /** Records a wheel event; the next one may follow soon after the content rests. */
  turned(target) {
    this.taken(target);
    for (const element of this.around(target)) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (state) state.turned = performance.now();
    }
  }

  around(target) {
    const found = [];
    for (let e = target.closest?.(".scroll, .table"); e; e = e.parentElement?.closest(".scroll, .table")) {
      found.push(e);
    }
    return found;
  }

  press(event) {
    this.taken(event.target);
    this.touched = new Set(this.around(event.target));
  }

  lift(event) {
    if (event.touches.length) return;
    const touched = this.touched ?? [];
    this.touched = null;
    for (const element of touched) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (state?.phase !== "began") continue;
      state.phase = "flung";
      this.report(element, "flung", speedOf(state.places, event.timeStamp));
      this.watch(element);
    }
  }

  moved(element) {
    const state = this.page.nodeOf(element)?.state.scroll;
    if (!state) return;
    state.place = { left: element.scrollLeft, top: element.scrollTop, behavior: "instant" };
    this.remember(state);
    if (state.isOrdered || this.isShifted(element, state)) return;
    this.watch(element);
    if (this.touched?.has(element)) clearKeyboard(element);
    if (!element.matches(".reports-steps, .drags, .paging")) return;
    // A wheel and keys count as a drag until the content rests.
    if (state.phase === "rested") {
      state.phase = "began";
      this.report(element, "began");
      return;
    }
    if (element.classList.contains("reports-steps")) this.step(element, state);
  }

  /** Stores the recent positions under a finger. */
  remember(state) {
    const now = performance.now();
    const { left, top } = state.place;
    const places = state.phase === "rested" ? [] : state.places ?? [];
    const recent = places.findIndex((place) => now - place.time < SPEED_WINDOW);
    state.places = [...places.slice(recent), { left, top, time: now }];
  }

  /**
   * Moves content after a change above the visible part, as the scene does: no step is reported,
   * and a running scroll continues from there.
   * @param known the distance by which the scene moves it.
   */
  shift(element, distance, known) {
    const state = this.page.nodeOf(element)?.state.scroll;
    // Pending steps count from the previous position.
    if (state?.isAnswered) state.known.y += known;
    if (Math.abs(distance) <= 0.5) return;
    element.scrollTop += distance;
    if (!state) return;
    state.shifted = element.scrollTop;
    if (!state.isOrdered || !state.goal) return;
    state.goal.top += distance;
    element.scrollTo(state.goal);
  }

  /** Returns true if content at rest is where it was shifted to. */
  isShifted(element, state) {
    const isThere = state.phase === "rested" && state.shifted === element.scrollTop;
    state.shifted = undefined;
    return isThere;
  }

  /**
   * Reports the offset. On a slow connection steps do not queue up: the next one waits until the
   * scene has sent a commit since the last, or a timeout.
   */
  step(element, state) {
    const passed = performance.now() - state.reportedAt;
    const wait = state.isAnswered ? PACE : Math.min(PATIENCE, Math.max(PACE, 2 * this.lag));
    state.isDue = passed < wait;
    if (state.isDue) return;
    this.report(element, "moved");
  }

  /**
   * Follows a commit: sends a step that waited for it, and corrects the offset that the scene
   * knows, as after content became shorter or a step crossed the commit.
   */
  answered(element) {
    const state = this.page.nodeOf(element)?.state.scroll;
    if (!state) return;
    if (!state.isAnswered) this.lag = (this.lag + Math.min(2 * PATIENCE, performance.now() - state.reportedAt)) / 2;
    state.isAnswered = true;
    if (state.phase !== "rested") {
      if (state.isDue) this.step(element, state);
      return;
    }
    if (state.isOrdered || this.orders.has(this.page.nodeOf(element))) return;
    if (isNear(state.known, this.offset(element))) return;
    state.shifted = element.scrollTop;
    this.report(element, "moved");
  }

  /** Reports the offsets that may have changed without a connection. */
  reportPlaces() {
    for (const element of this.page.root.querySelectorAll(".reports-steps[data-n]")) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (!state || isNear(state.known, this.offset(element))) continue;
      Object.assign(state, { isOrdered: false, phase: "rested" });
      this.report(element, "rested");
    }
  }

  /** True while a row is moved: its table scrolls in steps and rests when the row is dropped. */
  get isHeld() {
    return document.documentElement.classList.contains("reordering");
  }

  watch(element) {
    const state = this.page.nodeOf(element)?.state.scroll;
    if (!state) return;
    clearTimeout(state.quiet);
    state.quiet = setTimeout(() => this.rested(element), isTurned(state) ? WHEEL_QUIET : QUIET);
  }

  ended(element) {
    const state = this.page.nodeOf(element)?.state.scroll;
    const waits = state && isTurned(state) && !state.isOrdered && element.matches(".drags:not(.paging)");
    if (waits) this.watch(element);
    else this.rested(element);
  }

  rested(element) {
    const state = this.page.nodeOf(element)?.state.scroll;
    if (!state) return;
    clearTimeout(state.quiet);
    if (this.isHeld) {
      if (state.isDue) this.step(element, state);
      state.quiet = setTimeout(() => this.rested(element), QUIET);
      return;
    }
    if (this.touched?.has(element)) return;
    if (state.isOrdered) {
      // Inserted and removed rows interrupt a browser's animated scroll.
      if (state.goal && state.tries > 0 && !isAt(element, state.goal)) {
        state.tries -= 1;
        return element.scrollTo(state.goal);
      }
      state.isOrdered = false;
      return;
    }
    // It was shifted at rest.
    if (state.phase === "rested" && element.matches(".reports-steps, .drags")) return;
    state.phase = "rested";
    this.report(element, "rested");
  }

  report(element, phase, speed = []) {
    const node = this.page.nodeOf(element);
    if (node?.element !== element) return;
    const { x, y } = this.offset(element);
    const isSent = this.send("scroll", node.id, Math.round(x), Math.round(y), phases[phase], ...speed);
    Object.assign(node.state.scroll, { reportedAt: performance.now(), isAnswered: false });
    if (isSent) node.state.scroll.known = { x, y };
  }

  /** Returns the offset from the left and the top, as in the scene. */
  offset(element) {
    const x = element.scrollLeft + (isRightToLeft(element) ? overflow(element) : 0);
    return { x, y: element.scrollTop };
  }

  // Keys

  /** Turns the pages of a focused scroll view by arrows. */
  key(event) {
    const [across, down] = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    }[event.key] ?? [0, 0];
    const element = event.target;
    if (!element.classList?.contains("paging") || hasModifier(event) || (!across && !down)) return;
    if (across ? overflow(element) < 1 : element.scrollHeight <= element.clientHeight) return;
    event.preventDefault();
    this.taken(element);
    const { clientWidth, clientHeight } = element;
    const width = Number(element.dataset.page) || clientWidth;
    const left = (Math.round(element.scrollLeft / width) + across) * width;
    const top = (Math.round(element.scrollTop / clientHeight) + down) * clientHeight;
    element.scrollTo({ left, top, behavior: "smooth" });
  }
}

/** Returns true while the innermost scroll view of an element scrolls to a place chosen by the scene. */
export function isScrolling(page, element) {
  const { isOrdered, goal } = page.nodeOf(element.closest(".scroll, .table"))?.state.scroll ?? {};
  return Boolean(isOrdered && goal);
}

function isNear(a, b) {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
}

/** Ends editing when a finger scrolls, if the scroll view dismisses the keyboard. */
function clearKeyboard(element) {
  const active = document.activeElement;
  if (element.classList.contains("clearing") && active?.classList.contains("field-input")) active.blur();
}

/** Checks visibility, since rows have buttons that are hidden unless they have an action. */
function hasVisible(element, selector) {
  return [...element.querySelectorAll(selector)].some((found) => found.checkVisibility());
}

/**
 * Returns the recent velocity along both axes in points per second; zero for a finger at rest.
 * @param lifted the time when the finger was lifted, which a busy page may handle later.
 */
function speedOf(places = [], lifted) {
  const [from, to] = [places[0], places.at(-1)];
  if (from === to || lifted - to.time > STANDSTILL) return [0, 0];
  const seconds = Math.max(1, to.time - from.time) / 1000;
  return [(to.left - from.left) / seconds, (to.top - from.top) / seconds].map(Math.round);
}

function isTurned(state) {
  return performance.now() - (state.turned ?? -Infinity) < WHEEL_QUIET;
}

function overflow(element) {
  return element.scrollWidth - element.clientWidth;
}

function isTooSmall(element) {
  return element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
}

function isRightToLeft(element) {
  return getComputedStyle(element).direction === "rtl";
}
