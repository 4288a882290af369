// Changes that the scene asks to see as a movement. The tree is final at once: what is played here
// is the way from what was seen before.

import { reducesMotion } from "./environment.js";

const LOOKS = ["opacity", "backgroundColor", "color", "borderRadius"];
const curves = {
  easeInOut: "ease-in-out", easeIn: "ease-in", easeOut: "ease-out", linear: "linear",
};

export class Animations {
  constructor(page) {
    this.page = page;
    this.looks = new Map();
    this.boxes = new Map();
  }

  /** Remembers what the coming commit animates. */
  before(animations = []) {
    this.looks.clear();
    this.boxes.clear();
    for (const [, , , , ...nodes] of animations) {
      for (const id of nodes) this.remember(id);
    }
    if (!reducesMotion() && animations.some(([, , , moves]) => moves)) this.rememberBoxes();
  }

  remember(id) {
    const element = this.page.node(id)?.element;
    if (!element) return;
    const style = getComputedStyle(element);
    // What was not there fades in.
    this.looks.set(id, LOOKS.map((name) => (element.checkVisibility() ? style[name] : null)));
  }

  rememberBoxes() {
    for (const node of this.page.nodes.values()) {
      if (node.element.checkVisibility()) this.boxes.set(node.id, node.element.getBoundingClientRect());
    }
  }

  after(animations = []) {
    for (const [duration, delay, curve, moves, ...nodes] of animations) {
      const timing = { duration, delay, easing: easing(curve), fill: "backwards" };
      for (const id of nodes) this.playLooks(id, timing);
      if (moves && this.boxes.size) this.playBoxes(timing);
    }
    this.boxes.clear();
  }

  playLooks(id, timing) {
    const old = this.looks.get(id);
    const element = this.page.node(id)?.element;
    if (!element) return;
    const style = getComputedStyle(element);
    const [from, to] = [{}, {}];
    LOOKS.forEach((name, index) => {
      const before = old?.[index] ?? (name === "opacity" ? "0" : style[name]);
      if (before === style[name]) return;
      from[name] = before;
      to[name] = style[name];
    });
    if (Object.keys(from).length) element.animate([from, to], timing);
  }

  /** Every node glides by as much as it moved within its parent, which glides itself. */
  playBoxes(timing) {
    const steps = [];
    for (const [id, old] of this.boxes) {
      const node = this.page.node(id);
      if (!node?.element.checkVisibility()) continue;
      const box = node.element.getBoundingClientRect();
      const shift = { x: old.left - box.left, y: old.top - box.top };
      steps.push([node, old, box, shift]);
    }
    const shifts = new Map(steps.map(([node, , , shift]) => [node, shift]));
    for (const [node, old, box, shift] of steps) {
      const outer = shifts.get(node.parent) ?? { x: 0, y: 0 };
      this.glide(node, old, box, { x: shift.x - outer.x, y: shift.y - outer.y }, timing);
    }
    this.boxes.clear();
  }

  glide(node, old, box, { x, y }, timing) {
    const isMoved = Math.abs(x) > 0.5 || Math.abs(y) > 0.5;
    const isResized = Math.abs(old.width - box.width) > 0.5 || Math.abs(old.height - box.height) > 0.5;
    if (!isMoved && !isResized) return;
    // What holds nothing is stretched; other content keeps its shape, and its edges come to light.
    const isEmpty = !node.element.firstElementChild && !node.element.textContent;
    const scale = isEmpty && isResized && box.width > 0 && box.height > 0
      ? ` scale(${old.width / box.width}, ${old.height / box.height})` : "";
    const from = { transform: `translate(${x}px, ${y}px)${scale}`, transformOrigin: "0 0" };
    const to = { transform: "none", transformOrigin: "0 0" };
    if (isResized && !isEmpty) {
      const [right, bottom] = [Math.max(0, box.width - old.width), Math.max(0, box.height - old.height)];
      if (right || bottom) [from.clipPath, to.clipPath] = [`inset(0 ${right}px ${bottom}px 0)`, "inset(0)"];
    }
    node.element.animate([from, to], timing);
  }
}

/** A curve's name, or `[damping, velocity]` of a spring. */
function easing(curve) {
  return Array.isArray(curve) ? spring(...curve) : curves[curve];
}

/** The way of a spring that has come to rest, to a thousandth, when the time is over. */
function spring(damping, velocity) {
  const speed = 7 / damping;
  const swing = speed * Math.sqrt(Math.max(1e-6, 1 - damping * damping));
  const steps = [];
  for (let step = 0; step < 40; step++) {
    const time = step / 40;
    const decay = Math.exp(-damping * speed * time);
    const sway = Math.cos(swing * time) + ((damping * speed - velocity) / swing) * Math.sin(swing * time);
    steps.push((1 - decay * sway).toFixed(4));
  }
  return `linear(${[...steps, 1].join(", ")})`;
}
