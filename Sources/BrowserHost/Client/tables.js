// Tables as windows: only rows near the viewport are elements. What is not there is room, by the
// measured heights of rows that were there once and an estimate for all others.

import { measure, heightOf, heightBetween, sectionHeight, sectionOffset, offsetOf, rowsBetween } from "./heights.js";

const ROW_EVENTS = 64;
/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 1000;
/** As many as a scene gives at a time. */
const MOST_ROWS = 400;
/** The position that stands for a whole section. */
const SECTION = 4;

export class Tables {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.tables = new Map();
    this.frame = 0;
    /** How often rows were asked for. */
    this.asks = 0;
    /** A row in hand, which must not go out of existence. */
    this.pin = null;
    document.addEventListener("keydown", (event) => this.key(event));
  }

  // Numbers from the server

  note(node, behavior, numbers) {
    this[behavior]?.(node, numbers);
  }

  table(node, [style, estimate, ...counts]) {
    const table = this.find(node);
    table.estimate = estimate;
    table.style = style;
    table.headerTop = parseFloat(node.element.style.getPropertyValue("--header-top")) || 0;
    table.sections = [];
    for (let i = 0; i < counts.length; i += 3) {
      table.sections.push({ rows: counts[i], header: counts[i + 1], footer: counts[i + 2] });
    }
    table.starts = [];
    table.rows = table.sections.reduce((sum, section) => {
      table.starts.push(sum);
      return sum + section.rows;
    }, 0);
    table.keyAt.clear();
    table.asked = null;
  }

  section(node, [index]) {
    node.state.section = index;
  }

  row(node, [key, section, row]) {
    Object.assign(node.state, { key, section, row });
    node.element.setAttribute("aria-posinset", row + 1);
    this.tellSelection(node.element);
  }

  /** Whether a row is chosen: of those that are selected beside others, or by its check mark. */
  tellSelection(cell) {
    const words = cell.dataset.row?.split(" ") ?? [];
    const hit = cell.querySelector(":scope > .cell-hit");
    const isToggle = words.includes("toggle");
    const isChosen = words.includes(isToggle ? "selected" : "check");
    if (isToggle || isChosen) hit.setAttribute("aria-pressed", isChosen);
    else hit.removeAttribute("aria-pressed");
    if (words.includes("selected") && !isToggle) hit.setAttribute("aria-current", "true");
    else hit.removeAttribute("aria-current");
  }

  scrollToRow(node, [flat, position, animated]) {
    const table = this.find(node);
    table.target = { flat, position, animated: animated === 1 };
  }

  find(node) {
    let table = this.tables.get(node.id);
    if (table?.node === node) return table;
    table = {
      node, estimate: 44, style: 0, headerTop: 0, sections: [], starts: [], rows: 0,
      heights: new Map(), keyAt: new Map(), asked: null, target: null, anchor: null,
      mean: null, edges: null, seen: null, speed: 0, lag: 100, asking: 0,
    };
    this.tables.set(node.id, table);
    node.element.addEventListener("scroll", () => this.scrolled(), { passive: true });
    return table;
  }

  // Around a commit

  /** Remembers which row is first in view, so that it stays where it is. */
  before() {
    this.focused = this.focusedRow();
    for (const [id, table] of this.tables) {
      if (this.page.node(id) !== table.node) this.tables.delete(id);
      else table.anchor = this.firstVisible(table);
    }
  }

  after() {
    for (const node of this.page.nodes.values()) {
      if (node.element.classList.contains("table")) this.find(node);
    }
    for (const table of this.tables.values()) {
      this.noteAnswer(table);
      measure(table, this.cells(table));
      this.makeRoom(table);
      this.keepAnchor(table);
      if (table.target) this.goToTarget(table);
      // Rows that came or went end a browser's glide.
      const { scroll } = table.node.state;
      if (scroll?.isOrdered && scroll.goal) table.node.element.scrollTo(scroll.goal);
    }
    this.keepFocus();
    this.scrolled();
  }

  focusedRow() {
    const cell = this.page.nodeOf(document.activeElement?.closest?.(".cell"));
    const table = cell && this.tables.get(cell.ancestor("table")?.id);
    if (!table || cell.state.row === undefined) return null;
    return { table, flat: (table.starts[cell.state.section] ?? 0) + cell.state.row };
  }

  /** Focus that was in a row that has gone goes to its neighbour. */
  keepFocus() {
    const { focused } = this;
    this.focused = null;
    if (!focused || !focused.table.node.element.isConnected) return;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const { table, flat } = focused;
    const cell = this.cellByFlat(table, flat) ?? this.cellByFlat(table, flat - 1);
    const hit = cell?.element.querySelector(":scope > .cell-hit");
    // One that was scrolled out of existence leaves focus to what is in view.
    (hit ?? this.seenHit(table.node.element))?.focus({ preventScroll: true });
  }

  /** The first row in view that can be chosen. */
  seenHit(view) {
    const top = view.getBoundingClientRect().top + parseFloat(getComputedStyle(view).scrollPaddingTop);
    return this.hits(view).find((hit) => hit.getBoundingClientRect().top >= top - 1);
  }

  hits(view) {
    return [...view.querySelectorAll(".cell-hit")].filter((hit) => hit.checkVisibility());
  }

  /** The cells that exist, by section, in order. */
  cells(table) {
    return table.node.children
      .filter((child) => child.element.classList.contains("section"))
      .map((section) => ({
        section,
        cells: section.children.filter((child) => child.element.classList.contains("cell")),
      }));
  }

  makeRoom(table) {
    const existing = this.cells(table).filter(({ section }) => section.state.section !== undefined);
    const content = table.node.home(1);
    if (!existing.length) {
      const whole = table.sections.reduce((sum, _, i) => sum + sectionHeight(table, i), 0);
      content.style.paddingBlock = `0 ${whole}px`;
      return;
    }
    const first = existing[0].section.state.section;
    const last = existing.at(-1).section.state.section;
    let above = 0;
    for (let i = 0; i < first; i += 1) above += sectionHeight(table, i);
    let below = 0;
    for (let i = last + 1; i < table.sections.length; i += 1) below += sectionHeight(table, i);
    content.style.paddingBlock = `${above}px ${below}px`;
    for (const { section, cells } of existing) this.makeRoomInSection(table, section, cells);
  }

  makeRoomInSection(table, section, cells) {
    const index = section.state.section;
    const start = table.starts[index] ?? 0;
    const count = table.sections[index]?.rows ?? cells.length;
    const first = cells.length ? start + cells[0].state.row : start + count;
    const end = cells.length ? start + cells.at(-1).state.row + 1 : start + count;
    const above = heightBetween(table, start, first);
    const below = heightBetween(table, end, start + count);
    const rows = section.home(1);
    rows.style.paddingBlock = `${above}px ${below}px`;
    // A list without items is no list.
    if (cells.length) rows.setAttribute("role", "list");
    else rows.removeAttribute("role");
    section.element.classList.toggle("empty", count === 0);
  }

  // Staying in place

  firstVisible(table) {
    const view = table.node.element;
    if (view.scrollTop <= 0) return null;
    const top = view.getBoundingClientRect().top;
    for (const { cells } of this.cells(table)) {
      for (const cell of cells) {
        if (cell.element.classList.contains("in-hand")) continue;
        const box = cell.element.getBoundingClientRect();
        if (box.bottom > top + 1) return { key: cell.state.key, offset: box.top - top };
      }
    }
    return null;
  }

  keepAnchor(table) {
    const { anchor, node } = table;
    table.anchor = null;
    if (!anchor) return;
    const cell = this.cellByKey(table, anchor.key);
    if (!cell) return;
    const now = cell.element.getBoundingClientRect().top - node.element.getBoundingClientRect().top;
    if (Math.abs(now - anchor.offset) > 0.5) node.element.scrollTop += now - anchor.offset;
  }

  cellByKey(table, key) {
    for (const { cells } of this.cells(table)) {
      const found = cells.find((cell) => cell.state.key === key);
      if (found) return found;
    }
    return null;
  }

  cellByFlat(table, flat) {
    for (const { cells } of this.cells(table)) {
      const found = cells.find((c) => (table.starts[c.state.section] ?? 0) + c.state.row === flat);
      if (found) return found;
    }
    return null;
  }

  /** Scrolls to a row that may not exist yet: by estimate first, exactly once it is there. */
  goToTarget(table) {
    const { flat, position, animated } = table.target;
    if (position === SECTION) return this.goToSection(table, flat, animated);
    const view = table.node.element;
    const cell = this.cellByFlat(table, flat);
    const style = getComputedStyle(view);
    const inset = parseFloat(style.scrollPaddingTop) || 0;
    const height = cell?.element.getBoundingClientRect().height ?? heightOf(table, flat);
    const top = cell
      ? cell.element.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop
      : offsetOf(table, flat);
    const room = view.clientHeight - inset;
    const places = [this.nearest(view, top, height, inset), top - inset,
      top - inset - (room - height) / 2, top - view.clientHeight + height];
    view.scrollTo({ top: places[position], behavior: animated && cell ? "smooth" : "instant" });
    if (!cell) return;
    table.target.then?.();
    table.target = null;
  }

  goToSection(table, index, animated) {
    const view = table.node.element;
    const found = this.cells(table).find(({ section }) => section.state.section === index);
    const element = found?.section.element;
    const inset = parseFloat(getComputedStyle(view).scrollPaddingTop) || 0;
    const top = element
      ? element.getBoundingClientRect().top - view.getBoundingClientRect().top + view.scrollTop
      : sectionOffset(table, index);
    const header = element?.querySelector(":scope > .section-header-place:not(:empty)");
    const room = header ? parseFloat(getComputedStyle(header).marginTop) : 0;
    view.scrollTo({ top: top + room - inset, behavior: animated && element ? "smooth" : "instant" });
    if (element) table.target = null;
  }

  nearest(view, top, height, inset) {
    if (top < view.scrollTop + inset) return top - inset;
    if (top + height > view.scrollTop + view.clientHeight) return top + height - view.clientHeight;
    return view.scrollTop;
  }

  // Asking for rows

  scrolled() {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      for (const table of this.tables.values()) this.askFor(table);
    });
  }

  /** The scrolling speed in points a millisecond: rows are requested in the direction of scrolling. */
  follow(table, top) {
    const now = performance.now();
    const { seen } = table;
    table.seen = { top, now };
    if (!seen || now === seen.now) return;
    // After a pause the speed is measured anew.
    table.speed = now - seen.now > 200 ? 0 : (table.speed + (top - seen.top) / (now - seen.now)) / 2;
  }

  /** Learns how long answers take. */
  noteAnswer(table) {
    if (!table.asking) return;
    table.lag = (table.lag + Math.min(PATIENCE, performance.now() - table.asking)) / 2;
    table.asking = 0;
  }

  /** Whether rows are on their way: asking for others before they are here would only delay those. */
  isAsking(table) {
    const left = table.asking && table.asking + PATIENCE - performance.now();
    if (left <= 0) return false;
    clearTimeout(table.timer);
    table.timer = setTimeout(() => this.scrolled(), left);
    return true;
  }

  /** Asks for the rows around where a person will be when they are here. */
  askFor(table) {
    const view = table.node.element;
    if (!table.rows || !view.isConnected || !view.clientHeight) return;
    this.follow(table, view.scrollTop);
    if (this.isAsking(table)) return;
    const seen = rowsBetween(table, view.scrollTop, view.scrollTop + view.clientHeight);
    const near = rowsBetween(
      table, view.scrollTop - view.clientHeight / 2, view.scrollTop + view.clientHeight * 1.5);
    const existing = this.existing(table);
    const isCovered = existing && existing[0] <= near[0] && existing[1] >= near[1];
    if (isCovered && existing[1] - existing[0] < 4 * (seen[1] - seen[0]) + ROW_EVENTS) return;
    const most = view.scrollHeight - view.clientHeight;
    const top = Math.max(0, Math.min(most, view.scrollTop + table.speed * table.lag));
    const wanted = this.withPin(
      table, rowsBetween(table, top - view.clientHeight, top + 2 * view.clientHeight));
    if (!wanted) return;
    const name = wanted.join();
    if (table.asked === name) return;
    if (!this.send("rows", table.node.id, ...wanted)) return;
    table.asked = name;
    table.asking = performance.now();
    this.asks += 1;
  }

  /**
   * Rows and the one in hand, where that is not too far. Beyond, a finger goes on without it; keys,
   * whose focus is in it, do not.
   */
  withPin(table, [from, to]) {
    const { pin } = this;
    if (pin?.table !== table) return [from, to];
    const flat = (table.starts[pin.section] ?? 0) + pin.row;
    const all = [Math.min(from, flat), Math.max(to, flat + 1)];
    if (all[1] - all[0] <= MOST_ROWS) return all;
    return pin.drag ? [from, to] : null;
  }

  existing(table) {
    const cells = this.cells(table).flatMap(({ cells }) => cells);
    if (!cells.length) return null;
    const flat = (cell) => (table.starts[cell.state.section] ?? 0) + cell.state.row;
    return [flat(cells[0]), flat(cells.at(-1)) + 1];
  }

  // Keys

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const hit = event.target.closest?.(".cell-hit");
    const cell = hit?.closest(".cell, .item");
    if (!step || !cell?.classList.contains("cell")) return;
    const view = hit.closest(".table");
    if (!Number.isFinite(step)) {
      event.preventDefault();
      return this.goToEdge(this.find(this.page.nodeOf(view)), step > 0);
    }
    const hits = this.hits(view);
    const next = hits[hits.indexOf(hit) + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.closest(".cell").scrollIntoView({ block: "nearest" });
  }

  /** To the first or the last row, which may not exist yet, and to what is beyond it. */
  goToEdge(table, isEnd) {
    const view = table.node.element;
    const then = () => {
      this.hits(view).at(isEnd ? -1 : 0)?.focus({ preventScroll: true });
      view.scrollTo({ top: isEnd ? view.scrollHeight : 0 });
    };
    table.target = { flat: isEnd ? table.rows - 1 : 0, position: 0, animated: false, then };
    this.goToTarget(table);
  }
}
