// Rows and items that were there once stay as pictures in the room that a list leaves for them, until
// they are there again. Rows that never existed here have placeholders.

import { heightBetween, heightOf, rowsBetween, sectionHeight } from "./heights.js";
import { ItemPlaces } from "./itemplaces.js";

/** Pictures that a list keeps. */
const MOST = 400;
/** The code of a call, and of the behaviour that gives an element its row: see page.js. */
const CALL = 9;
const ROW = 1;

export class RowPictures {
  constructor(page, tables) {
    this.page = page;
    this.tables = tables;
    /** By the list's node: lists that are gone are forgotten. */
    this.lists = new WeakMap();
    this.places = new ItemPlaces();
    this.frame = 0;
    page.onRemove = (node) => this.keep(node);
    page.root.addEventListener("scroll", () => this.scrolled(), { capture: true, passive: true });
    this.after();
  }

  // Keeping

  /** Keeps what elements show that become other rows: scenes use items again. */
  before(operations) {
    for (const [code, element, behavior, key] of operations) {
      if (code !== CALL || behavior !== ROW) continue;
      const node = this.page.node(element >> 5);
      if (!node?.element || node.state.key === undefined || node.state.key === key) continue;
      const owner = node.ancestor("collection") ?? node.ancestor("table");
      this.keepIn(owner, { element: node.element.cloneNode(true), state: { ...node.state } });
    }
  }

  keep(node) {
    const { classList } = node.element;
    if (classList.contains("section")) {
      this.keepHeader(node);
      for (const child of node.children) this.keep(child);
    } else if (classList.contains("item")) {
      this.keepIn(node.ancestor("collection"), node);
    } else if (classList.contains("cell")) {
      this.keepIn(node.ancestor("table"), node);
    }
  }

  keepHeader(node) {
    const owner = node.ancestor("table");
    const element = node.element.querySelector(":scope > .section-header-place");
    if (owner && element && node.state.section !== undefined) {
      this.list(owner).headers.set(node.state.section, { element, isPlain: false });
    }
  }

  keepIn(owner, node) {
    if (!owner || node.state.row === undefined) return;
    const { rows } = this.list(owner);
    const { section, row, key } = node.state;
    const name = `${section} ${row}`;
    rows.delete(name);
    rows.set(name, { element: node.element, section, row, key, isPlain: false });
    if (rows.size > MOST) rows.delete(rows.keys().next().value);
  }

  list(owner) {
    let list = this.lists.get(owner);
    if (!list) this.lists.set(owner, list = newList());
    return list;
  }

  /** Forgets the pictures of a list that has other rows now, or another width. */
  check(list, width, numbers) {
    if (list.width === width && list.numbers === numbers) return;
    if (list.width !== undefined) Object.assign(list, { rows: new Map(), headers: new Map() });
    Object.assign(list, { width, numbers });
  }

  // Showing

  after() {
    for (const table of this.tables.tables.values()) this.makePlaces(table);
    this.draw();
  }

  scrolled() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  draw() {
    for (const table of this.tables.tables.values()) this.drawTable(table);
    for (const element of this.page.root.querySelectorAll(".collection[data-n]")) {
      const node = this.page.nodeOf(element);
      if (node) this.drawCollection(node, element);
    }
  }

  /** The layer of pictures and placeholders below the rows; neither touches nor screen readers reach it. */
  layer(content) {
    const first = content.firstElementChild;
    if (first?.classList.contains("row-pictures")) return first;
    const layer = document.createElement("div");
    layer.className = "row-pictures";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    content.prepend(layer);
    return layer;
  }

  /** Shows the pictures that are wanted, and puts the others away. */
  show(list, layer, wanted) {
    for (const element of list.shown) if (!wanted.has(element)) element.remove();
    for (const element of wanted) if (element.parentElement !== layer) layer.append(element);
    list.shown = wanted;
  }

  // Tables

  /** The places of rows that are not there, above and below those that are. */
  makePlaces(table) {
    const list = this.list(table.node);
    const view = table.node.element;
    this.check(list, view.clientWidth, table.sections);
    const existing = this.tables.existing(table);
    const isWhole = !existing || existing[1] - existing[0] >= table.rows;
    if (isWhole && !list.places) return;
    const content = table.node.home(1);
    const layer = this.layer(content);
    list.places ??= ["above", "below"].map(() => makePlace(layer));
    const box = content.getBoundingClientRect();
    const cells = isWhole ? [] : this.tables.cells(table).flatMap(({ cells }) => cells);
    list.top = isWhole ? 0 : cells[0].element.getBoundingClientRect().top - box.top;
    list.bottom = isWhole ? box.height : cells.at(-1).element.getBoundingClientRect().bottom - box.top;
    const [above, below] = list.places;
    const row = `${table.mean ?? table.estimate}px`;
    Object.assign(above.style, { bottom: `calc(100% - ${list.top}px)` });
    Object.assign(below.style, { top: `${list.bottom}px` });
    layer.style.setProperty("--row", row);
  }

  drawTable(table) {
    const list = this.lists.get(table.node);
    if (!list?.places) return;
    const view = table.node.element;
    const content = table.node.home(1);
    const top = view.scrollTop - content.offsetTop;
    const bottom = top + view.clientHeight;
    const wanted = new Set();
    if (top < list.top || bottom > list.bottom) {
      const half = view.clientHeight / 2;
      const range = rowsBetween(table, view.scrollTop - half, view.scrollTop + view.clientHeight + half);
      this.collect(table, list, range, wanted);
    }
    this.show(list, this.layer(content), wanted);
  }

  collect(table, list, [from, to], wanted) {
    const [first, end] = this.tables.existing(table) ?? [0, 0];
    table.sections.forEach(({ rows }, section) => {
      const start = table.starts[section];
      let top = null;
      for (let row = Math.max(0, from - start); row < Math.min(rows, to - start); row += 1) {
        const flat = start + row;
        if (top === null) {
          const rowsTop = this.rowsTop(table, section);
          top = rowsTop + heightBetween(table, start, flat);
          if (flat < first || flat >= end) this.collectHeader(table, list, section, rowsTop, wanted);
        }
        const picture = list.rows.get(`${section} ${row}`);
        if (picture && (flat < first || flat >= end) && isSame(table, flat, picture)) {
          wanted.add(place(picture, top, heightOf(table, flat)));
        }
        top += heightOf(table, flat);
      }
    });
  }

  /** Draws the header above a section's rows, or the gap between two sections. */
  collectHeader(table, list, index, rowsTop, wanted) {
    const height = lead(table, index);
    const isThere = this.tables.cells(table).some(({ section }) => section.state.section === index);
    if (isThere || height <= 0) return;
    if (!list.headers.has(index)) {
      list.headers.set(index, { element: document.createElement("div"), isPlain: false });
    }
    const picture = list.headers.get(index);
    picture.element.classList.add("picture-header");
    wanted.add(place(picture, rowsTop - height, height));
  }

  /** Points from the content's top to a section's rows. */
  rowsTop(table, index) {
    const content = table.node.home(1);
    const sections = this.tables.cells(table).map(({ section }) => section)
      .filter((section) => section.state.section !== undefined);
    const own = sections.find((section) => section.state.section === index);
    if (own) return own.element.offsetTop + own.home(1).offsetTop;
    let top = 0;
    if (!sections.length || index < sections[0].state.section) {
      for (let i = 0; i < index; i += 1) top += sectionHeight(table, i);
    } else {
      top = content.offsetHeight;
      for (let i = index; i < table.sections.length; i += 1) top -= sectionHeight(table, i);
    }
    return top + lead(table, index);
  }

  // Collection views

  drawCollection(node, element) {
    const list = this.list(node);
    this.check(list, element.clientWidth, node.state.counts?.join());
    const content = node.home(1);
    const items = node.children.filter((child) => child.element.classList.contains("item"));
    if (!items.length && !list.rows.size) return;
    const layer = this.layer(content);
    this.places.update(layer, items.map((item) => item.element), content.offsetHeight);
    const present = new Set(items.map(({ state }) => `${state.section} ${state.row}`));
    const wanted = new Set();
    // Scenes make items ahead of where a person scrolls: only without a line are pictures needed.
    const isOffline = document.documentElement.matches(".offline, .unplugged");
    for (const [name, picture] of list.rows) {
      if (isOffline && !present.has(name)) wanted.add(plain(picture));
    }
    this.show(list, layer, wanted);
  }
}

function newList() {
  return { rows: new Map(), headers: new Map(), shown: new Set() };
}

function makePlace(layer) {
  const place = document.createElement("div");
  place.className = "row-places";
  place.style.top = place.style.bottom = "0";
  layer.append(place);
  return place;
}

/** The points above a section's rows, estimated from sections that were shown. */
function lead(table, index) {
  const { header, footer } = table.sections[index];
  const edges = table.edges ?? 0;
  if (table.style === 0) return header ? edges - footer * 30 : 0;
  return header ? edges - 17.5 - footer * 30 : edges / 2;
}

/** Whether the picture is that of the row which is there now. */
function isSame(table, flat, { key }) {
  const now = table.keyAt.get(flat);
  return now === undefined || now === key;
}

function place(picture, top, height) {
  const { element } = picture;
  plain(picture);
  element.style.top = `${top}px`;
  element.style.height = `${height}px`;
  return element;
}

/** Takes what scripts and keys know an element by. */
function plain(picture) {
  const { element } = picture;
  if (picture.isPlain) return element;
  picture.isPlain = true;
  for (const hit of element.querySelectorAll(".cell-hit")) hit.remove();
  for (const part of [element, ...element.querySelectorAll("[data-n], [id]")]) {
    part.removeAttribute("data-n");
    part.removeAttribute("id");
  }
  return element;
}
