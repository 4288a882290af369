// Scroll views: where the scene scrolls them, where they stop, and what they report.

import { focusable } from "./page.js";

const phases = { rested: 0, began: 1, moved: 2, flung: 3, released: 4 };
/** Milliseconds between two steps that are reported. */
const PACE = 50;
/** Milliseconds that a step waits at most for what the scene shows in answer to the last one. */
const PATIENCE = 300;
/** A scroll view that has not moved for so long is at rest, where no event says so. */
const QUIET = 160;
/** The same under a wheel, which turns step by step. */
const WHEEL_QUIET = 300;
/** Milliseconds of a finger's last way that count for its speed. */
const SPEED_WINDOW = 100;
/** A finger that has not moved for so many milliseconds has no speed. */
const STANDSTILL = 150;

/** How often an ordered glide is taken up again. */
const TRIES = 5;

/** Whether what scrolls is where it was sent, or as near as it comes. */
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
    /** Where scroll views are to go after a commit. */
    this.orders = new Map();
    this.touched = null;
    /** Milliseconds that answers to steps take. */
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

  // Orders

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
      // The text of a text view scrolls, and not the view.
      const text = node.element.querySelector(":scope > .text-input");
      if (text) text.scrollTo({ top: y, behavior: animated ? "smooth" : "instant" });
      else this.go(node.element, x, y, animated);
    }
    this.orders.clear();
  }

  /**
   * Keys scroll what has focus: where nothing inside can have it, the view itself can. Not every
   * browser sees to that.
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
    // An offset is from the left, as in UIKit, in whatever direction one reads.
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

  /** Puts a stop at each page. */
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
    // Browsers may go to another stop where there are more.
    if (isMoved) element.scrollTo(place);
  }

  // Reports

  /** A person takes hold: what follows is theirs. */
  taken(target) {
    for (const element of this.around(target)) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (state) state.isOrdered = false;
    }
  }

  /** A wheel turns; its next step may follow soon after its content rests. */
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
    // A wheel and keys hold the content until it rests.
    if (state.phase === "rested") {
      state.phase = "began";
      this.report(element, "began");
      return;
    }
    if (element.classList.contains("reports-steps")) this.step(element, state);
  }

  /** Keeps the places of the last moments under a finger. */
  remember(state) {
    const now = performance.now();
    const { left, top } = state.place;
    const places = state.phase === "rested" ? [] : state.places ?? [];
    const recent = places.findIndex((place) => now - place.time < SPEED_WINDOW);
    state.places = [...places.slice(recent), { left, top, time: now }];
  }

  /**
   * Moves content that has changed above what is visible, as the scene does: no step is reported, and what
   * is under way goes on from there.
   * @param known the distance by which the scene moves it.
   */
  shift(element, distance, known) {
    const state = this.page.nodeOf(element)?.state.scroll;
    // Steps under way count from where the content was before.
    if (state?.isAnswered) state.known.y += known;
    if (Math.abs(distance) <= 0.5) return;
    element.scrollTop += distance;
    if (!state) return;
    state.shifted = element.scrollTop;
    if (!state.isOrdered || !state.goal) return;
    state.goal.top += distance;
    element.scrollTo(state.goal);
  }

  /** Whether content at rest is where it was shifted to. */
  isShifted(element, state) {
    const isThere = state.phase === "rested" && state.shifted === element.scrollTop;
    state.shifted = undefined;
    return isThere;
  }

  /**
   * Reports how far the content is. On a slow line steps do not queue up: the next one waits until the scene
   * has shown something since the last, or has had time to.
   */
  step(element, state) {
    const passed = performance.now() - state.reportedAt;
    const wait = state.isAnswered ? PACE : Math.min(PATIENCE, Math.max(PACE, 2 * this.lag));
    state.isDue = passed < wait;
    if (state.isDue) return;
    this.report(element, "moved");
  }

  /**
   * Follows a commit: sends a step that waited for it, and corrects the offset that the scene knows, as where
   * content has become shorter or a step crossed the commit on its way.
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

  /** Reports where content is that a person may have scrolled while there was no line. */
  reportPlaces() {
    for (const element of this.page.root.querySelectorAll(".reports-steps[data-n]")) {
      const state = this.page.nodeOf(element)?.state.scroll;
      if (!state || isNear(state.known, this.offset(element))) continue;
      Object.assign(state, { isOrdered: false, phase: "rested" });
      this.report(element, "rested");
    }
  }

  /** Rows under a hand scroll by themselves, step by step: they rest when it is let go. */
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
      // Rows that come and go on the way end a browser's glide.
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

  /** From the left and the top, as in the scene. */
  offset(element) {
    const x = element.scrollLeft + (isRightToLeft(element) ? overflow(element) : 0);
    return { x, y: element.scrollTop };
  }

  // Keys

  /** Arrows turn the pages of a scroll view that has focus. */
  key(event) {
    const [across, down] = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    }[event.key] ?? [0, 0];
    const element = event.target;
    if (!element.classList?.contains("paging") || (!across && !down)) return;
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

function isNear(a, b) {
  return Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;
}

/** A finger that scrolls may put the keyboard away. */
function clearKeyboard(element) {
  const active = document.activeElement;
  if (element.classList.contains("clearing") && active?.classList.contains("field-input")) active.blur();
}

/** Rows have buttons that are not seen unless there is something to do. */
function hasVisible(element, selector) {
  return [...element.querySelectorAll(selector)].some((found) => found.checkVisibility());
}

/**
 * Points a second along both axes in the last moments; zero for a finger that rests.
 * @param lifted when the finger was lifted, which a busy page may handle later.
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
