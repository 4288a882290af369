// Pictures of rows, items and sections that were removed by scrolling: they stay at their places
// until the rows exist again, so that scrolling back shows no empty list.

import { behaviorNames, operationNames } from "./codes.js";
import { ItemPlaces } from "./itemplaces.js";
import { cellTop, cellsIn, cellsOf, points, sectionsOf } from "./places.js";

/** The maximum number of pictures of a list. */
const MOST = 400;
/** The code of a call, and of the behaviour that sets an element's row. */
const CALL = operationNames.indexOf("call");
const ROW = behaviorNames.indexOf("row");
const CONTENT = 1;

export class RowPictures {
  constructor(page) {
    this.page = page;
    /** The pictures of each list's node by the names of their places, and their reference data. */
    this.lists = new Map();
    this.places = new ItemPlaces();
    this.frame = 0;
    page.onRemove = (node) => this.keep(node);
    page.root.addEventListener("scroll", () => this.scrolled(), { capture: true, passive: true });
  }

  nodes() {
    return [...this.page.root.querySelectorAll(".table[data-n], .collection[data-n]")]
      .map((element) => this.page.nodeOf(element)).filter(Boolean);
  }

  // Keeping

  /** @param move the way that the coming commit changes rows; undefined for none. */
  before(operations, move) {
    for (const node of this.lists.keys()) if (this.page.node(node.id) !== node) this.lists.delete(node);
    if (move?.kind === "rows") this.forget(this.page.node(move.incoming));
    this.old = new Map(this.nodes().map((node) => [node, {
      rows: rowsOf(node), tops: topsOf(node), width: node.element.clientWidth, counts: countsOf(node),
    }]));
    this.keepReused(operations);
  }

  /** Keeps pictures of elements that become other rows, since scenes reuse cells. */
  keepReused(operations) {
    for (const [code, element, behavior, key] of operations) {
      if (code !== CALL || behavior !== ROW) continue;
      const node = this.page.node(element >> 5);
      if (!node?.parent || node.state.key === undefined || node.state.key === key) continue;
      this.keepRow(node, node.element.cloneNode(true));
    }
  }

  keep(node) {
    const { classList } = node.element;
    if (classList.contains("section")) this.keepSection(node);
    else if (classList.contains("item") || classList.contains("cell")) this.keepRow(node, node.element);
  }

  keepSection(node) {
    const owner = node.ancestor("table");
    if (!owner || node.state.section === undefined) return;
    for (const cell of cellsIn(node)) {
      this.keepRow(cell, cell.element);
      cell.element.remove();
    }
    const { element } = node;
    this.put(owner, `${node.state.section}`, {
      element, section: node.state.section, row: -1, height: points(element, "height"),
    });
  }

  keepRow(node, element) {
    const owner = node.ancestor("collection") ?? node.ancestor("table");
    const { key, section, row } = node.state;
    if (!owner || row === undefined) return;
    this.put(owner, `${section} ${row}`, {
      element, key, section, row, height: points(node.element, "height"),
    });
  }

  /** Stores a picture at its place before the commit. */
  put(owner, name, picture) {
    const top = this.old?.get(owner)?.tops.get(name);
    if (top === undefined) return;
    let list = this.lists.get(owner);
    if (!list) {
      const { width, counts = [] } = this.old?.get(owner) ?? {};
      list = { pictures: new Map(), shown: new Set(), width, counts };
      this.lists.set(owner, list);
    }
    list.pictures.delete(name);
    list.pictures.set(name, { ...picture, top });
    if (list.pictures.size > MOST) list.pictures.delete(list.pictures.keys().next().value);
  }

  forget(node) {
    const list = this.lists.get(node);
    for (const element of list?.shown ?? []) element.remove();
    this.lists.delete(node);
  }

  // After a commit

  after() {
    for (const [node, list] of this.lists) this.follow(node, list);
    for (const node of this.nodes()) {
      if (node.element.classList.contains("collection")) this.makePlaces(node);
    }
    this.old = null;
    this.draw();
  }

  follow(node, list) {
    if (this.page.node(node.id) !== node) return;
    const old = this.old?.get(node)?.rows ?? [];
    const now = rowsOf(node);
    const counts = countsOf(node);
    const isOther = list.width !== node.element.clientWidth || !isContinued(list.counts, counts)
      || isReloaded(old, now);
    if (isOther) return this.forget(node);
    list.counts = counts;
    this.shift(list, old, now);
    const names = new Set(now.map(({ section, row }) => `${section} ${row}`));
    const keys = new Set(now.map(({ key }) => key));
    for (const { state } of sectionsOf(node)) names.add(`${state.section}`);
    for (const [name, { key }] of list.pictures) {
      if (names.has(name) || keys.has(key)) list.pictures.delete(name);
    }
  }

  /** Moves pictures by the distance of the last remaining row before them. */
  shift({ pictures }, old, now) {
    const tops = new Map(old.map(({ key, top }) => [key, top]));
    const moved = now.filter(({ key }) => tops.has(key))
      .map(({ key, section, row, top }) => ({ section, row, distance: top - tops.get(key) }));
    if (moved.every(({ distance }) => Math.abs(distance) < 0.01)) return;
    for (const picture of pictures.values()) {
      const before = moved.findLast((row) => isBefore(row, picture));
      if (before) picture.top += before.distance;
    }
  }

  /** Creates placeholders for items that were never created. */
  makePlaces(node) {
    const items = node.children.filter(({ element }) => element.classList.contains("item"));
    if (!items.length) return;
    const total = countsOf(node).reduce((sum, count) => sum + count, 0);
    // Content is at least as high as its view, even without further items.
    const height = rowsOf(node).length < total ? node.home(CONTENT).offsetHeight : 0;
    this.places.update(() => this.layer(node), items.map(({ element }) => element), height);
  }

  // Showing

  scrolled() {
    if (this.frame || !this.lists.size) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  draw() {
    for (const [node, list] of this.lists) {
      if (this.page.node(node.id) === node) this.drawList(node, list);
    }
  }

  /** Shows the pictures in or near the visible part, and removes the others. */
  drawList(node, list) {
    const view = node.element.getBoundingClientRect();
    const box = node.home(CONTENT).getBoundingClientRect();
    const top = view.top - box.top - view.height / 2;
    const bottom = view.bottom - box.top + view.height / 2;
    const wanted = new Set();
    for (const picture of list.pictures.values()) {
      if (picture.top < bottom && picture.top + picture.height > top) wanted.add(picture);
    }
    const elements = new Set([...wanted].map(({ element }) => element));
    for (const element of list.shown) if (!elements.has(element)) element.remove();
    list.shown = elements;
    if (wanted.size) this.show(node, wanted);
  }

  show(node, wanted) {
    const layer = this.layer(node);
    const paper = getComputedStyle(node.element).backgroundColor;
    for (const picture of wanted) {
      const { element } = picture;
      plain(picture);
      element.style.top = `${picture.top}px`;
      if (picture.row === -1) element.style.backgroundColor = paper;
      if (element.parentElement === layer) continue;
      // Rows precede their sections.
      if (picture.row === -1) layer.prepend(element);
      else layer.append(element);
    }
  }

  /** Returns the layer of pictures, which neither touches nor screen readers reach. */
  layer(node) {
    const content = node.home(CONTENT);
    const first = content.firstElementChild;
    if (first?.classList.contains("row-pictures")) return first;
    const layer = document.createElement("div");
    layer.className = "row-pictures";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    content.prepend(layer);
    return layer;
  }
}

/**
 * Returns the existing rows of a table, or items of a collection view, in order, with their tops.
 */
function rowsOf(node) {
  const cells = node.element.classList.contains("table") ? cellsOf(node) : node.children.filter(
    ({ element, state }) => element.classList.contains("item") && state.row !== undefined);
  return cells.map((cell) => ({ ...cell.state, top: topOf(cell) }));
}

/** Returns the tops of all elements that may be kept, by the names of their places. */
function topsOf(node) {
  const tops = new Map(rowsOf(node).map(({ section, row, top }) => [`${section} ${row}`, top]));
  for (const { element, state } of sectionsOf(node)) tops.set(`${state.section}`, points(element, "top"));
  return tops;
}

function topOf(node) {
  return node.element.classList.contains("cell") ? cellTop(node) : points(node.element, "top");
}

/** Returns the number of rows of each section. */
function countsOf(node) {
  return node.state.counts ?? [];
}

/**
 * Returns true if only rows and sections at the end were added, so that earlier places stay valid.
 */
function isContinued(old, now) {
  const last = old.length - 1;
  return now.length > last
    && old.every((count, index) => count === now[index] || (index === last && count < now[index]));
}

/** Returns true if all places contain other rows than before. */
function isReloaded(old, now) {
  const keys = new Map(old.map(({ key, section, row }) => [`${section} ${row}`, key]));
  const both = now.filter(({ section, row }) => keys.has(`${section} ${row}`));
  return both.length > 0 && both.every(({ key, section, row }) => keys.get(`${section} ${row}`) !== key);
}

function isBefore(a, b) {
  return a.section < b.section || (a.section === b.section && a.row < b.row);
}

/**
 * Removes the attributes by which scripts and keys find an element, and content that would load or
 * play again.
 */
function plain(picture) {
  if (picture.isPlain) return;
  picture.isPlain = true;
  const { element } = picture;
  element.classList.remove("drag-source", "landing");
  element.style.translate = "";
  for (const part of element.querySelectorAll(".cell-hit, iframe, video, audio")) part.remove();
  for (const part of [element, ...element.querySelectorAll("[data-n], [id]")]) {
    part.removeAttribute("data-n");
    part.removeAttribute("id");
  }
}
