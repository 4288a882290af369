// The page as a tree of nodes: takes over the painted elements, and carries out operations by the
// methods of their names. The host generates codes.js: see CommitMessage.swift.

import { loadFonts } from "./appFonts.js";
import { behaviorNames, kinds, operationNames } from "./codes.js";

const SVG = "http://www.w3.org/2000/svg";
const svgTags = new Set(["svg", "use", "path"]);
const CONTENT = 1;

/** The page's record of a node. */
class Node {
  constructor(id, element) {
    this.id = id;
    this.element = element;
    this.parent = null;
    this.children = [];
    this.parts = new Map();
    this.place = CONTENT;
    this.state = {};
  }

  part(number) {
    return this.parts.get(number);
  }

  /** Returns the element that contains the children of a part. */
  home(number) {
    return number === 0 ? this.element : this.parts.get(number) ?? this.parts.get(CONTENT) ?? this.element;
  }

  ancestor(className) {
    for (let node = this; node; node = node.parent) {
      if (node.element.classList.contains(className)) return node;
    }
    return null;
  }
}

export class Page {
  constructor(root) {
    this.root = root;
    this.nodes = new Map();
    /** The windows, from back to front. */
    this.windows = [];
    /** The number of the newest commit shown. */
    this.seen = 0;
    this.calls = [];
    /** The nodes that were changed, or from which something was removed. */
    this.touched = new Set();
    this.onCommit = () => {};
    /** Called before a node is removed. */
    this.onRemove = () => {};
    /** Called with an image and the attribute that loads it. */
    this.onPicture = (image, name, value) => image.setAttribute(name, value);
  }

  /** The rearmost window; null without one. */
  get window() {
    return this.windows[0] ?? null;
  }

  node(id) {
    return this.nodes.get(id);
  }

  /** Returns the node whose element is this element or contains it. */
  nodeOf(element) {
    const own = element?.closest?.("[data-n]");
    return own ? this.nodes.get(Number(own.dataset.n)) : undefined;
  }

  // Taking over

  /** Registers the painted elements as if operations had inserted them. */
  adopt() {
    const styles = this.paintedStyles();
    this.seen = Number(document.body.dataset.number);
    for (const element of this.root.querySelectorAll("*")) this.adoptElement(element, styles);
    for (const node of this.nodes.values()) this.orderChildren(node);
    document.getElementById("painted")?.remove();
  }

  /** Returns the styles of painted classes, which become the elements' own. */
  paintedStyles() {
    const sheet = document.getElementById("painted")?.sheet;
    return new Map([...(sheet?.cssRules ?? [])].map((r) => [r.selectorText.slice(1), r.style.cssText]));
  }

  adoptElement(element, styles) {
    for (const name of [...element.classList]) {
      if (!name.startsWith("s-")) continue;
      element.style.cssText = styles.get(name) ?? "";
      element.classList.remove(name);
    }
    const { n, p, i, at } = element.dataset;
    if (n !== undefined) {
      const node = new Node(Number(n), element);
      const parent = this.nodeOf(element.parentElement);
      if (at !== undefined) node.place = Number(at);
      if (i !== undefined) node.index = Number(i);
      this.register(node);
      this.adoptCalls(node);
      if (parent) {
        node.parent = parent;
        parent.children.push(node);
      } else {
        this.windows.push(node);
      }
    } else if (p !== undefined) {
      this.nodeOf(element)?.parts.set(Number(p), element);
    }
  }

  adoptCalls(node) {
    behaviorNames.forEach((behavior, code) => {
      const list = node.element.dataset[`c${code}`];
      if (list === undefined) return;
      this.calls.push([node, behavior, list.split(" ").map(Number)]);
      delete node.element.dataset[`c${code}`];
    });
  }

  /** Sorts the children: those outside of the content have their index as an attribute. */
  orderChildren(node) {
    const placed = node.children.filter((child) => child.index !== undefined);
    if (!placed.length) return;
    node.children = node.children.filter((child) => child.index === undefined);
    for (const child of placed.sort((a, b) => a.index - b.index)) {
      node.children.splice(child.index, 0, child);
    }
  }

  register(node) {
    this.nodes.set(node.id, node);
    this.touched.add(node.id);
  }

  // Operations

  clear() {
    this.root.replaceChildren();
    this.nodes.clear();
    this.windows = [];
  }

  /** @param keeper decides whether a removed element stays for its exit animation. */
  apply(operations, keeper) {
    for (const operation of operations) {
      const [code, element] = operation;
      this.touch(element >> 5);
      this[operationNames[code]](operation, keeper);
    }
  }

  touch(id) {
    this.touched.add(id);
    const parent = this.nodes.get(id)?.parent;
    if (parent) this.touched.add(parent.id);
  }

  /** Returns the existing nodes that were changed since the last call. */
  takeTouched() {
    const nodes = [...this.touched].map((id) => this.nodes.get(id)).filter(Boolean);
    this.touched.clear();
    return nodes;
  }

  insert([, element, parent, index, kind]) {
    const node = new Node(element >> 5, null);
    node.element = this.make(kinds[kind], node);
    node.element.dataset.n = node.id;
    this.register(node);
    if (parent === 0) {
      node.element.dataset.d = 0;
      return this.putWindow(node, index);
    }
    node.place = parent & 31;
    this.attach(node, this.nodes.get(parent >> 5), index);
  }

  remove([, element], keeper) {
    const node = this.nodes.get(element >> 5);
    if (!node) return;
    this.onRemove(node);
    this.detach(node);
    this.forget(node);
    if (!keeper?.keeps(node)) node.element.remove();
  }

  move([, element, parent, index]) {
    const node = this.nodes.get(element >> 5);
    this.detach(node);
    if (parent === 0) return this.putWindow(node, index);
    node.place = parent & 31;
    this.attach(node, this.nodes.get(parent >> 5), index);
  }

  putWindow(node, index) {
    const next = this.windows[index];
    this.windows.splice(index, 0, node);
    this.root.insertBefore(node.element, next?.element ?? null);
  }

  place([, element, part]) {
    const node = this.nodes.get(element >> 5);
    node.place = part;
    this.put(node);
  }

  text([, element, text]) {
    this.refill(element, text ? [text] : []);
  }

  attribute([, element, ...pairs]) {
    const target = this.element(element);
    for (let i = 0; target && i < pairs.length; i += 2) {
      const [name, value] = [pairs[i], pairs[i + 1]];
      // It takes effect when the element is exposed again: see assistance.js.
      if (name === "aria-hidden" && "unread" in target.dataset) target.dataset.unread = value ?? "";
      else if (value === null) target.removeAttribute(name);
      else target.setAttribute(name, value);
    }
  }

  toggle([, element, ...pairs]) {
    const classes = this.element(element)?.classList;
    for (let i = 0; i < pairs.length; i += 2) classes?.toggle(pairs[i], pairs[i + 1] === 1);
  }

  style([, element, ...pairs]) {
    const style = this.element(element)?.style;
    for (let i = 0; style && i < pairs.length; i += 2) {
      if (pairs[i + 1] === null) style.removeProperty(pairs[i]);
      else this.setStyle(style, pairs[i], pairs[i + 1]);
    }
  }

  setStyle(style, name, value) {
    if (name === "font-family") loadFonts(value);
    style.setProperty(name, value);
  }

  fill([, element, ...specs]) {
    this.refill(element, specs.map((spec) => this.make(spec)));
  }

  /** Shows a text in lines, each as `[below, x, expansion, flags, text or element…]`. */
  lines([, element, ...rest]) {
    const [[clips, width, height], lines] = numbersFirst(rest);
    const target = this.element(element);
    target?.classList.add("typeset");
    target?.classList.toggle("clipped", clips === 1);
    if (width !== undefined) {
      target?.style.setProperty("--set-width", `${width}px`);
      target?.style.setProperty("--set-height", `${height}px`);
    }
    this.refill(element, lines.map((line) => this.line(line)));
  }

  line(line) {
    const [[below, x, expansion, flags], content] = numbersFirst(line);
    const classes = `line${flags & 1 ? " wrapped" : ""}${flags & 4 ? " ideographic" : ""}`;
    const element = this.make([0, "span", classes, 0, 0]);
    element.style.setProperty("--below", `${below}px`);
    if (x) element.style.marginLeft = `${x}px`;
    if (expansion) element.style.wordSpacing = `${expansion}px`;
    if (flags & 2) element.append(this.make([0, "span", "rtl", 0, 0, ...content]));
    else this.fillIn(element, content);
    return element;
  }

  /** Replaces the content of an element except nodes, such as a layer in a label. */
  refill(element, content) {
    const target = this.element(element);
    for (const old of [...target?.childNodes ?? []]) if (!old.dataset?.n) old.remove();
    target?.prepend(...content);
  }

  call([, element, behavior, ...numbers]) {
    const node = this.nodes.get(element >> 5);
    if (node) this.calls.push([node, behaviorNames[behavior], numbers]);
  }

  /** Returns the behaviour calls since the last time, in order. */
  takeCalls() {
    const calls = this.calls;
    this.calls = [];
    return calls;
  }

  // Elements

  element(number) {
    const node = this.nodes.get(number >> 5);
    const part = number & 31;
    return part === 0 ? node?.element : node?.parts.get(part) ?? node?.element;
  }

  make(spec, node) {
    const [part, tag, classes, attributes, styles, ...content] = spec;
    const element = svgTags.has(tag)
      ? document.createElementNS(SVG, tag)
      : document.createElement(tag);
    if (classes) element.setAttribute("class", classes);
    for (let i = 0; i < attributes.length; i += 2) {
      const [name, value] = [attributes[i], attributes[i + 1]];
      if (tag === "img" && name.startsWith("src")) this.onPicture(element, name, value);
      else element.setAttribute(name, this.named(name, value, node));
    }
    for (let i = 0; i < styles.length; i += 2) this.setStyle(element.style, styles[i], styles[i + 1]);
    this.fillIn(element, content, node);
    if (part && node) node.parts.set(part, element);
    return element;
  }

  fillIn(element, content, node) {
    for (const item of content) {
      element.append(typeof item === "string" ? item : this.make(item, node));
    }
  }

  /** Replaces the node name `n0` of templates. */
  named(name, value, node) {
    const isName = node && (name === "id" || name.startsWith("aria-")) && value.startsWith("n0");
    return isName ? value.replaceAll(/\bn0/g, `n${node.id}`) : value;
  }

  attach(node, parent, index) {
    node.parent = parent;
    parent.children.splice(index, 0, node);
    this.put(node);
    this.markDepth(node, Number(parent.element.dataset.d) ^ 1);
  }

  /** Puts a node's element before the next sibling in the same container. */
  put(node) {
    const parent = node.parent;
    const home = parent.home(node.place);
    const after = parent.children.slice(parent.children.indexOf(node) + 1);
    const next = after.find((other) => other.element.parentElement === home);
    home.insertBefore(node.element, next?.element ?? null);
  }

  /**
   * Sets the parity of the depth, by which styles distinguish a parent's safe area from a child's
   * own.
   */
  markDepth(node, depth) {
    if (Number(node.element.dataset.d) === depth) return;
    node.element.dataset.d = depth;
    for (const child of node.children) this.markDepth(child, depth ^ 1);
  }

  detach(node) {
    const siblings = node.parent ? node.parent.children : this.windows;
    siblings.splice(siblings.indexOf(node), 1);
  }

  forget(node) {
    this.nodes.delete(node.id);
    for (const child of node.children) this.forget(child);
  }

  // Focus and scroll positions

  /**
   * Stores focus and scroll positions before the scene is sent whole.
   * @returns a function that restores them for nodes that still exist.
   */
  rememberPlace() {
    const active = document.activeElement;
    const focused = this.nodeOf(active)?.id;
    // A screen has focus itself, not an element in it.
    const isScreen = active?.classList.contains("page");
    const offsets = [...this.nodes.values()]
      .filter(({ element }) => element.scrollTop || element.scrollLeft || element.matches(".scroll, .table"))
      .map((node) => [node.id, node.element.scrollTop, node.element.scrollLeft]);
    return () => {
      for (const [id, top, left] of offsets) this.nodes.get(id)?.element.scrollTo(left, top);
      const element = this.nodes.get(focused)?.element;
      if (element && isScreen) element.focus({ preventScroll: true });
      else if (element) focusIn(element);
    };
  }
}

/** Focuses an element, or the first focusable one in it. */
export function focusIn(element) {
  // Of the rows of a list only one is a tab stop, but all take focus.
  const target = element.matches(focusable) ? element : element.querySelector(`${focusable}, .cell-hit`);
  (target ?? element).focus({ preventScroll: true });
}

export const focusable =
  "button:not([disabled], [tabindex='-1']), a[href], input, textarea, [tabindex]:not([tabindex='-1'])";

/** Returns the tab stops, in the order of the page. */
export function stopsIn(root) {
  return [...root.querySelectorAll(focusable)].filter((stop) =>
    stop.tabIndex >= 0 && !stop.disabled && !stop.closest("[inert]")
      && stop.checkVisibility({ visibilityProperty: true }));
}

/** Returns the numbers at the start of a list, and the rest. */
function numbersFirst(list) {
  const end = list.findIndex((item) => typeof item !== "number");
  return end < 0 ? [list, []] : [list.slice(0, end), list.slice(end)];
}
