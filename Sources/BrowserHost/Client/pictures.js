// Views whose old picture gives way to the new one. The tree is final at once: a copy of what was seen
// goes, as the new picture comes.

import { reducesMotion } from "./environment.js";

/** The way towards an edge, by its number: top, left, bottom, right. */
const EDGES = [[0, -1], [-1, 0], [0, 1], [1, 0]];
const HALF = 0.5;

/** By the number of a kind: how the old picture moves and how the new one does, whether the new one lies above,
    and whether they turn in space. */
const KINDS = [
  () => ({ old: fadeOut, now: fadeIn }),
  // What fills its place stays below the old picture.
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
/** A page that comes down, about the top. */
const page = [
  { rotate: "x 90deg", transformOrigin: "50% 0", opacity: 0, offset: 0 },
  { rotate: "x 80deg", transformOrigin: "50% 0", opacity: 1, offset: 0.1 },
  { rotate: "x 0deg", transformOrigin: "50% 0", opacity: 1, offset: 1 },
];

/** Out of its place by its size, and transparent. */
function away(edge, { width, height }, sign) {
  const [x, y] = EDGES[edge];
  return { translate: `${sign * x * width}px ${sign * y * height}px`, opacity: 0 };
}

/** The first or the second half of a turn by which an edge comes to the front. */
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

  /** Keeps the pictures of what the coming commit changes. */
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
    // What does not move stays as long as the other does.
    old.animate(way.old ?? [{}, {}], timing).onfinish = () => old.remove();
  }
}

/** A copy over an element, nothing but to be seen. */
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
