// Fingers, pens and mice on views that listen to them: their steps are reported, once a frame.

/** `PointerSample.Kind` and `PointerSample.Phase` in the order of their declaration. */
const kinds = { touch: 0, pen: 1, mouse: 2 };
const DOWN = 0, MOVED = 1, UP = 2, CANCELLED = 3;
/** As many as the scene reads in one message, with their ends. */
const MOST = 10;
/** Milliseconds between two reports of moves, at least: some screens have more than 60 frames a second. */
const PACE = 15;
/** Milliseconds in which the scene takes a tap to come of the pointer that was reported last. */
const SOON = 1000;

export class Pointers {
  constructor(page, send, gestures) {
    this.page = page;
    this.send = send;
    this.gestures = gestures;
    /** The pointers that are down: number, kind, and the place that was not reported so far. */
    this.all = new Map();
    this.lastNumber = 0;
    this.isDue = false;
    this.reported = 0;
    /** When the last one was lifted. */
    this.lifted = -SOON;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("pointers.css", import.meta.url);
    document.head.append(link);
    const { root } = page;
    // After the gestures' own, which may take a pointer over.
    root.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.end(event, UP));
    addEventListener("pointercancel", (event) => this.end(event, CANCELLED));
    // A browser would drag a picture, or select text, instead.
    root.addEventListener("dragstart", (event) => {
      if (event.target.closest?.("[data-pointers]")) event.preventDefault();
    });
    root.addEventListener("contextmenu", (event) => {
      if (this.all.size && event.target.closest("[data-pointers]")) event.preventDefault();
    });
  }

  down(event) {
    const isListened = event.target.closest("[data-pointers]") || this.all.size > 0;
    if (!isListened && event.timeStamp - this.lifted < SOON) return this.goElsewhere(event);
    if (!isListened || event.button !== 0 || this.all.size >= MOST) return;
    if (this.gestures.wasSwallowed || this.all.has(event.pointerId)) return;
    this.report();
    this.lastNumber += 1;
    const pointer = { number: this.lastNumber, kind: kinds[event.pointerType] ?? 0, place: null };
    this.all.set(event.pointerId, pointer);
    this.sendSamples([this.sample(pointer, DOWN, this.placeOf(event))]);
  }

  /** The tap that follows does not come of the pointer that was reported last. */
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

  /** Whether a swipe, a sheet or a row that is moved has taken a pointer over. */
  isTaken(event) {
    const { drag, refresh } = this.gestures;
    return refresh.isPulling || (drag?.id === event.pointerId && drag.hasMoved);
  }

  end(event, phase) {
    const pointer = this.all.get(event.pointerId);
    if (!pointer) return;
    this.report();
    this.all.delete(event.pointerId);
    this.lifted = event.timeStamp;
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

  /** Points of the window. */
  placeOf(event) {
    const box = this.page.root.getBoundingClientRect();
    return [round(event.clientX - box.left), round(event.clientY - box.top)];
  }

  sendSamples(samples) {
    this.send("pointers", round(performance.now()), samples);
  }
}

const round = (number) => Math.round(number * 10) / 10;
