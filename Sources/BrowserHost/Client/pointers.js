// Touches, pens and mice on views that handle them: their events are reported once per frame.

/** `PointerSample.Kind` and `PointerSample.Phase` in the order of their declaration. */
const kinds = { touch: 0, pen: 1, mouse: 2 };
const DOWN = 0, MOVED = 1, UP = 2, CANCELLED = 3, HOVERED = 4, LEFT = 5;
/** The maximum number of samples that the scene reads in a message, along with their ends. */
const MOST = 10;
/**
 * The minimum interval between reports of moves, in milliseconds: some screens have more than 60
 * frames per second.
 */
const PACE = 15;
/**
 * The time in milliseconds for which the scene attributes a tap to the pointer that was reported
 * last.
 */
const SOON = 1000;

export class Pointers {
  constructor(page, send, gestures) {
    this.page = page;
    this.send = send;
    this.gestures = gestures;
    /** The pressed pointers: number, kind, and the position not yet reported. */
    this.all = new Map();
    this.lastNumber = 0;
    this.isDue = false;
    this.reported = 0;
    /** The time when the last one was lifted. */
    this.lifted = -SOON;
    this.wheel = new PinchWheel(this);
    this.hover = new Hover(this);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("pointers.css", import.meta.url);
    document.head.append(link);
    /** The time of the newest event, in milliseconds of the window's clock. */
    this.time = 0;
    const { root } = page;
    // After the handlers of gestures, which may take a pointer over.
    this.watch(root, window);
    root.addEventListener("touchmove", (event) => this.keep(event), { passive: false });
    root.addEventListener("load", (event) => this.watchFrame(event.target), true);
    for (const frame of root.querySelectorAll("iframe")) this.watchFrame(frame);
    addEventListener("pointermove", (event) => this.hover.move(event));
    document.documentElement.addEventListener("pointerleave", () => this.hover.leave());
    // Otherwise a browser would drag an image, or select text.
    root.addEventListener("dragstart", (event) => {
      if (event.target.closest?.("[data-pointers]")) event.preventDefault();
    });
    // Otherwise two fingers would scroll, where a view recognises pinches.
    for (const kind of ["touchstart", "touchmove"]) {
      root.addEventListener(kind, (event) => {
        if (event.touches.length > 1 && event.cancelable && pinched(event)) event.preventDefault();
      }, { passive: false });
    }
    root.addEventListener("wheel", (event) => {
      if (!event.ctrlKey || !pinched(event)) return;
      event.preventDefault();
      this.wheel.turn(event);
    }, { passive: false });
    root.addEventListener("contextmenu", (event) => {
      if (this.all.size && event.target.closest("[data-pointers]")) event.preventDefault();
    });
  }

  watch(root, window) {
    root.addEventListener("pointerdown", (event) => this.down(event));
    window.addEventListener("pointermove", (event) => this.move(event));
    window.addEventListener("pointerup", (event) => this.end(event, UP));
    window.addEventListener("pointercancel", (event) => this.end(event, CANCELLED));
  }

  /** Reports touches in a web page as touches of its view; a mouse selects text there. */
  watchFrame(frame) {
    const document = frame.contentDocument;
    if (!document || document.isWatched) return;
    document.isWatched = true;
    this.forgetLost();
    this.watch(document, document.defaultView);
    // After a frame has shown another document below a finger, Chromium reports the next touch
    // there only as touch events, not as pointer events.
    const steps = {
      touchstart: (touch) => this.down(touch), touchmove: (touch) => this.move(touch),
      touchend: (touch) => this.end(touch, UP), touchcancel: (touch) => this.end(touch, CANCELLED),
    };
    for (const [kind, step] of Object.entries(steps)) {
      document.addEventListener(kind, (event) => {
        for (const touch of event.changedTouches) step(pointerOf(touch, event));
      }, { passive: true });
    }
  }

  down(event) {
    const frame = frameOf(event);
    if (frame && (event.pointerType === "mouse" || event.pointerType === "touch")) return;
    const isListened = (frame ?? event.target).closest("[data-pointers]") || this.all.size > 0;
    if (!isListened && timeOf(event) - this.lifted < SOON) return this.goElsewhere(event);
    if (!isListened || event.button !== 0 || this.all.size >= MOST) return;
    if (this.gestures.wasSwallowed || this.all.has(event.pointerId)) return;
    this.forgetLost();
    this.report();
    this.lastNumber += 1;
    const pointer = {
      number: this.lastNumber, kind: kinds[event.pointerType] ?? 0, place: null,
      document: event.target.ownerDocument,
    };
    this.all.set(event.pointerId, pointer);
    this.sendSamples([this.sample(pointer, DOWN, this.placeOf(event))]);
    if (this.all.size === 1) this.first = { target: event.target, x: event.clientX, y: event.clientY };
  }

  /**
   * Keeps the browser from handling a drag in a direction of a view around a scroll view that does
   * not scroll that way: the `touch-action` of its ancestors has no effect in a scroll view.
   */
  keep(event) {
    const { first } = this;
    if (!event.cancelable || event.touches.length > 1) return;
    if (this.gestures.movesPage) return event.preventDefault();
    if (!first || !this.all.size) return;
    if (first.isKept === undefined) {
      const [{ clientX, clientY }] = event.touches;
      const isAcross = Math.abs(clientX - first.x) > Math.abs(clientY - first.y);
      first.isKept = isKept(first.target, isAcross);
    }
    if (first.isKept) event.preventDefault();
  }

  /** Prevents the next tap from being attributed to the pointer that was reported last. */
  goElsewhere(event) {
    this.lastNumber += 1;
    const pointer = { number: this.lastNumber, kind: kinds[event.pointerType] ?? 0 };
    const place = this.placeOf(event);
    this.sendSamples([this.sample(pointer, DOWN, place), this.sample(pointer, CANCELLED, place)]);
  }

  move(event) {
    const pointer = this.all.get(event.pointerId);
    if (!pointer) return;
    if (this.isTaken(event)) return this.end(event, CANCELLED);
    pointer.place = this.placeOf(event);
    if (!this.isDue) this.reportSoon();
    this.isDue = true;
  }

  reportSoon() {
    requestAnimationFrame((time) => {
      if (this.isDue && time - this.reported < PACE) this.reportSoon();
      else this.report();
    });
  }

  /**
   * Cancels the pointers of frames that are removed or show another document, which get no further
   * events: a swipe to the next document is complete before the finger is lifted.
   */
  forgetLost() {
    for (const [id, pointer] of this.all) {
      if (pointer.document.defaultView) continue;
      this.all.delete(id);
      this.sendSamples([this.sample(pointer, CANCELLED, pointer.place ?? [0, 0])]);
    }
  }

  /** Returns true if a swipe, a sheet or a moved row has taken a pointer over. */
  isTaken(event) {
    const { drag, refresh } = this.gestures;
    return refresh.isPulling || (drag?.id === event.pointerId && drag.hasMoved);
  }

  end(event, phase) {
    const pointer = this.all.get(event.pointerId);
    if (!pointer) return;
    this.report();
    this.all.delete(event.pointerId);
    this.lifted = timeOf(event);
    this.sendSamples([this.sample(pointer, phase, this.placeOf(event))]);
  }

  /** Reports all moves since the last frame. */
  report() {
    this.isDue = false;
    const samples = [];
    for (const pointer of this.all.values()) {
      if (!pointer.place) continue;
      samples.push(this.sample(pointer, MOVED, pointer.place));
      pointer.place = null;
    }
    if (!samples.length) return;
    this.reported = performance.now();
    this.sendSamples(samples);
  }

  sample({ number, kind }, phase, [x, y]) {
    return [number, kind, phase, x, y];
  }

  /** Returns the position of an event in points of the window. */
  placeOf(event) {
    const box = this.page.root.getBoundingClientRect();
    const frame = frameOf(event)?.getBoundingClientRect() ?? { left: 0, top: 0 };
    // A browser may deliver a move after the next finger's down.
    this.time = Math.max(this.time, timeOf(event));
    return [round(frame.left + event.clientX - box.left), round(frame.top + event.clientY - box.top)];
  }

  sendSamples(samples) {
    this.send("pointers", round(this.time), samples);
  }
}

/**
 * Returns a pointer event for a touch in a frame, in place of the one that the browser may omit.
 */
function pointerOf({ identifier, target, clientX, clientY }, { view, timeStamp }) {
  return { pointerId: `touch ${identifier}`, button: 0, target, clientX, clientY, view, timeStamp };
}

/** Returns the frame of an event; undefined for the window itself. */
function frameOf(event) {
  return event.view?.frameElement;
}

/** Returns the time of an event in milliseconds of the window's clock: each frame has its own. */
function timeOf(event) {
  const { timeOrigin } = event.view?.performance ?? performance;
  return event.timeStamp + timeOrigin - performance.timeOrigin;
}

/**
 * Returns true if a view around an element handles a drag, and nothing in between scrolls that way.
 */
function isKept(element, isAcross) {
  for (let current = element; current; current = current.parentElement) {
    if (current.matches(".scroll:not(.still), .table:not(.still)")) {
      const room = isAcross
        ? current.scrollWidth - current.clientWidth : current.scrollHeight - current.clientHeight;
      if (room > 1) return false;
    }
    const action = "pointers" in current.dataset ? current.style.touchAction : "";
    if (action === "none" || action === (isAcross ? "pan-y" : "pan-x")) return true;
  }
  return false;
}

/** Returns true if a view at the event recognises pinches. */
const pinched = (event) => event.target.closest?.('[data-pointers="pinch"]');

/** The distance in points from the mouse to each of the two fingers that a wheel simulates. */
const SPREAD = 100;
/** The time in milliseconds without a wheel event after which its fingers are lifted. */
const REST = 200;

/** The hover of a mouse over views that handle it, with no button pressed. */
class Hover {
  constructor(pointers) {
    this.pointers = pointers;
    this.isOver = false;
    this.isDue = false;
  }

  move(event) {
    if (event.pointerType !== "mouse" || event.buttons) return;
    if (!event.target.closest?.("[data-hover]")) return this.leave();
    this.place = this.pointers.placeOf(event);
    this.isOver = true;
    if (this.isDue) return;
    this.isDue = true;
    requestAnimationFrame(() => this.report());
  }

  report() {
    if (!this.isDue) return;
    this.isDue = false;
    this.send(HOVERED);
  }

  leave() {
    if (!this.isOver) return;
    this.isOver = false;
    this.isDue = false;
    this.send(LEFT);
  }

  send(phase) {
    const { pointers, place } = this;
    pointers.sendSamples([pointers.sample({ number: 0, kind: kinds.mouse }, phase, place)]);
  }
}

/**
 * A pinch by the wheel with the control key, or on a trackpad: simulates two fingers beside the
 * mouse.
 */
class PinchWheel {
  constructor(pointers) {
    this.pointers = pointers;
    this.fingers = null;
  }

  turn(event) {
    const { pointers } = this;
    this.place ??= pointers.placeOf(event);
    if (!this.fingers) {
      this.spread = SPREAD;
      this.fingers = [1, -1].map((side) => {
        pointers.lastNumber += 1;
        return { number: pointers.lastNumber, kind: kinds.touch, side };
      });
      this.send(DOWN);
    }
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.spread *= Math.exp(-Math.max(-50, Math.min(event.deltaY * lines, 50)) / 100);
    this.send(MOVED);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), REST);
  }

  end() {
    this.send(UP);
    this.fingers = null;
    this.place = null;
  }

  send(phase) {
    const [x, y] = this.place;
    const samples = this.fingers.map((finger) =>
      this.pointers.sample(finger, phase, [round(x + finger.side * this.spread), y]));
    this.pointers.time = Math.max(this.pointers.time, performance.now());
    this.pointers.sendSamples(samples);
  }
}

const round = (number) => Math.round(number * 10) / 10;
