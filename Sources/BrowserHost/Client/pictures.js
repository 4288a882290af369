// Transitions from a view's old picture to its new one. The tree has its final state immediately: a
// copy of the old picture disappears as the new one appears.

import { reducesMotion } from "./environment.js";

/** The direction towards an edge, by its number: top, left, bottom, right. */
const EDGES = [[0, -1], [-1, 0], [0, 1], [1, 0]];
const HALF = 0.5;

/**
 * The transitions by number: the keyframes of the old and the new picture, whether the new one is
 * above, and whether they rotate in 3D.
 */
const KINDS = [
  () => ({ old: fadeOut, now: fadeIn }),
  // The new picture fills its rectangle, and stays below the old one.
  () => ({ old: fadeOut }),
  (edge, size) => ({ old: [{}, away(edge, size, -1)], now: [away(edge, size, 1), {}] }),
  (edge, size) => ({ now: [away(edge, size, 1), {}], isAbove: true }),
  (edge, size) => ({ old: [{}, away(edge, size, -1)] }),
  (edge) => ({ old: turn(edge, 1), now: turn(edge, -1), isInSpace: true }),
  () => ({ old: reversed(page), isInSpace: true }),
  () => ({ now: page, isAbove: true, isInSpace: true }),
];

const fadeOut = [{}, { opacity: 0 }];
const fadeIn = [{ opacity: 0 }, {}];
/** A page that turns down about its top edge. */
const page = [
  { rotate: "x 90deg", transformOrigin: "50% 0", opacity: 0, offset: 0 },
  { rotate: "x 80deg", transformOrigin: "50% 0", opacity: 1, offset: 0.1 },
  { rotate: "x 0deg", transformOrigin: "50% 0", opacity: 1, offset: 1 },
];

/** Returns the keyframe of a picture that is moved by its size and transparent. */
function away(edge, { width, height }, sign) {
  const [x, y] = EDGES[edge];
  return { translate: `${sign * x * width}px ${sign * y * height}px`, opacity: 0 };
}

/** Returns the first or the second half of a rotation that brings an edge to the front. */
function turn(edge, half) {
  const [x, y] = EDGES[edge];
  const angle = half * (x ? -x : y) * 90;
  const on = (degrees, opacity, offset) => ({ rotate: `${x ? "y" : "x"} ${degrees}deg`, opacity, offset });
  const first = [on(0, 1, 0), on(angle, 1, HALF), on(angle, 0, HALF), on(angle, 0, 1)];
  return half > 0 ? first : reversed(first);
}

function reversed(frames) {
  return frames.map((frame) => ({ ...frame, offset: 1 - frame.offset })).toReversed();
}

export class Pictures {
  constructor(page) {
    this.page = page;
    this.copies = new Map();
  }

  /** Copies the pictures of views that the coming commit changes. */
  before(replacements = []) {
    for (const [, , , , ...nodes] of replacements) {
      for (const id of nodes) {
        const element = this.page.node(id)?.element;
        if (element?.checkVisibility()) this.copies.set(id, copy(element));
      }
    }
  }

  after(replacements = []) {
    for (const [duration, easing, kind, edge, ...nodes] of replacements) {
      for (const id of nodes) {
        const element = this.page.node(id)?.element;
        this.play(this.copies.get(id), element, reducesMotion() ? Math.min(kind, 1) : kind, edge, { duration, easing });
      }
    }
    this.copies.clear();
  }

  play(old, element, kind, edge, timing) {
    const size = { width: (element ?? old)?.offsetWidth, height: (element ?? old)?.offsetHeight };
    const way = KINDS[kind](edge, size);
    if (way.isInSpace) {
      const depth = { perspective: `${2 * Math.max(size.width, size.height)}px` };
      (element ?? old)?.parentElement.animate([depth, depth], timing);
    }
    if (way.now && old) element?.animate(way.now, timing);
    if (!old) return;
    if (way.isAbove) element?.before(old);
    // A picture that does not move stays as long as the other one.
    old.animate(way.old ?? [{}, {}], timing).onfinish = () => old.remove();
  }
}

/** Returns a copy over an element, without any interaction. */
function copy(element) {
  const old = element.cloneNode(true);
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  old.style.cssText += ";position:absolute;grid-area:auto;margin:0;inset:auto;"
    + `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  old.classList.add("leaving");
  old.inert = true;
  for (const part of [old, ...old.querySelectorAll("[data-n]")]) part.removeAttribute("data-n");
  element.after(old);
  const inner = old.getElementsByTagName("*");
  element.querySelectorAll("*").forEach((part, index) => {
    if (part.scrollTop || part.scrollLeft) inner[index].scrollTo(part.scrollLeft, part.scrollTop);
  });
  return old;
}
