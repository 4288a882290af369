// Changes that the scene animates. The tree has its final state immediately; the animation plays
// from the previous look to it.

import { reducesMotion } from "./environment.js";

const LOOKS = [
  "opacity", "backgroundColor", "color", "borderRadius", "transform", "boxShadow", "filter", "backdropFilter",
  "left", "top", "width", "height",
];
/**
 * The properties of a node's frame: only a node that has or had a transform animates them; others
 * glide with their boxes.
 */
const PLACES = new Set(["left", "top", "width", "height"]);

export class Animations {
  constructor(page) {
    this.page = page;
    this.looks = new Map();
    /** The nodes that have a transform before a commit. */
    this.turned = new Set();
    this.boxes = new Map();
    page.start = ([, element]) => {
      this.settle(element >> 5);
      this.remember(element >> 5);
    };
  }

  /** Stores the looks of the nodes that the coming commit animates. */
  before(animations = []) {
    this.looks.clear();
    this.turned.clear();
    this.boxes.clear();
    for (const [, , , , ...nodes] of animations) {
      for (const id of nodes) this.remember(id);
    }
    if (!reducesMotion() && animations.some(([, , , flags]) => flags & 1)) this.rememberBoxes();
  }

  /**
   * Stores the look of a node: before a commit, or within a commit that changes it before it
   * animates.
   */
  remember(id) {
    const element = this.page.node(id)?.element;
    if (!element) return;
    const style = getComputedStyle(element);
    // Hidden elements fade in; a glide is no transform of the node itself.
    const isMoving = element.getAnimations().some((way) => way.id === "move");
    const isSeen = (name) => element.checkVisibility() && !(isMoving && name === "transform");
    this.looks.set(id, LOOKS.map((name) => (isSeen(name) ? style[name] : null)));
    if (element.matches(".turned")) this.turned.add(id);
    if (this.boxes.size) this.boxes.set(id, element.getBoundingClientRect());
  }

  rememberBoxes() {
    for (const node of this.page.nodes.values()) {
      if (isPlain(node.element)) this.boxes.set(node.id, node.element.getBoundingClientRect());
    }
  }

  after(animations = []) {
    for (const id of this.looks.keys()) this.settle(id);
    // Before any animation begins, which would change the look of a node.
    const ends = new Map([...this.looks.keys()].map((id) => [id, this.looksOf(id)]));
    for (const [duration, delay, easing, flags, ...nodes] of animations) {
      const timing = {
        id: "looks", duration, delay, easing, fill: "backwards",
        iterations: flags & 2 ? Infinity : (flags >> 3 || 1) * (flags & 4 ? 2 : 1), direction: flags & 4 ? "alternate" : "normal",
      };
      for (const id of new Set(nodes)) this.playLooks(id, timing, ends.get(id));
      if (flags & 1 && this.boxes.size) this.playBoxes(timing);
    }
    this.boxes.clear();
  }

  /** Ends the animations of a node that continues from its visible look, and CSS transitions. */
  settle(id) {
    for (const way of this.page.node(id)?.element.getAnimations() ?? []) {
      if (way.id === "looks" || way.id === "move" || way.transitionProperty) way.cancel();
    }
  }

  /** Returns the current look of a node; null for a removed one. */
  looksOf(id) {
    const element = this.page.node(id)?.element;
    const style = element && getComputedStyle(element);
    return style ? LOOKS.map((name) => style[name]) : null;
  }

  playLooks(id, timing, end) {
    const old = this.looks.get(id);
    const element = this.page.node(id)?.element;
    if (!element || !end) return;
    const isTurned = this.turned.has(id) || element.matches(".turned");
    const [from, to] = [{}, {}];
    LOOKS.forEach((name, index) => {
      const before = old?.[index] ?? (name === "opacity" ? "0" : end[index]);
      if (before === end[index] || (name === "transform" && reducesMotion())) return;
      if (PLACES.has(name) && (reducesMotion() || !isTurned)) return;
      from[name] = before;
      to[name] = end[index];
    });
    if (Object.keys(from).length) element.animate([from, to], timing);
  }

  /**
   * Animates every node by the distance that it moved within its parent, which is animated itself.
   */
  playBoxes(timing) {
    const steps = [];
    for (const [id, old] of this.boxes) {
      const node = this.page.node(id);
      if (!node || !isPlain(node.element)) continue;
      const box = node.element.getBoundingClientRect();
      const shift = { x: old.left - box.left, y: old.top - box.top };
      steps.push([node, old, box, shift]);
    }
    const shifts = new Map(steps.map(([node, , , shift]) => [node, shift]));
    for (const [node, old, box, shift] of steps) {
      const outer = shifts.get(node.parent) ?? { x: 0, y: 0 };
      this.animateMove(node, old, box, { x: shift.x - outer.x, y: shift.y - outer.y }, timing);
    }
    this.boxes.clear();
  }

  animateMove(node, old, box, { x, y }, timing) {
    const isMoved = Math.abs(x) > 0.5 || Math.abs(y) > 0.5;
    const isResized = Math.abs(old.width - box.width) > 0.5 || Math.abs(old.height - box.height) > 0.5;
    if (!isMoved && !isResized) return;
    // An empty element is stretched; other content keeps its shape, and its edges are revealed.
    const isEmpty = !node.element.firstElementChild && !node.element.textContent;
    const scale = isEmpty && isResized && box.width > 0 && box.height > 0
      ? ` scale(${old.width / box.width}, ${old.height / box.height})` : "";
    const from = { transform: `translate(${x}px, ${y}px)${scale}`, transformOrigin: "0 0" };
    const to = { transform: "none", transformOrigin: "0 0" };
    if (isResized && !isEmpty) {
      const [right, bottom] = [Math.max(0, box.width - old.width), Math.max(0, box.height - old.height)];
      if (right || bottom) [from.clipPath, to.clipPath] = [`inset(0 ${right}px ${bottom}px 0)`, "inset(0)"];
    }
    node.element.animate([from, to], { ...timing, id: "move" });
  }
}

/** Returns true if an element is visible at its frame. */
function isPlain(element) {
  return element.checkVisibility() && !element.closest(".turned");
}
