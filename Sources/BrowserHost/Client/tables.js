// Tables. The scene places rows and creates those near the viewport. The page keeps the first
// visible row in place, moves focus between rows by keys and away from removed rows, and sets the
// positions for screen readers.

import { cellTop, cellsIn, cellsOf, points, sectionsOf, shownTop } from "./places.js";
import { hasModifier } from "./modifiers.js";

const CONTENT = 1;
/**
 * The time in milliseconds within which the first or the last row may be created when a key
 * requests it.
 */
const PATIENCE = 5000;

export class Tables {
  constructor(page) {
    this.page = page;
    /**
     * By the node's number: the node, the numbers of rows of its sections, and pending operations.
     */
    this.tables = new Map();
    document.addEventListener("keydown", (event) => this.key(event));
    for (const kind of ["pointerdown", "wheel"]) {
      page.root.addEventListener(kind, () => this.forgetEdges(), { capture: true, passive: true });
    }
  }

  // Numbers from the scene

  note(node, behavior, numbers) {
    this[behavior]?.(node, numbers);
  }

  table(node, counts) {
    node.state.counts = counts;
    const starts = [];
    let rows = 0;
    for (const count of counts) {
      starts.push(rows);
      rows += count;
    }
    const old = this.tables.get(node.id);
    const table = old?.node === node ? old : { node, anchor: null, edge: null };
    this.tables.set(node.id, Object.assign(table, { counts, starts, rows }));
  }

  section(node, [index]) {
    node.state.section = index;
  }

  row(node, [key, section, row]) {
    Object.assign(node.state, { key, section, row });
    node.element.setAttribute("aria-posinset", row + 1);
    this.updateSelection(node.element);
  }

  /** Sets the selection state of a row: by its selection if taps toggle it, or by its check mark. */
  updateSelection(cell) {
    const words = cell.dataset.row?.split(" ") ?? [];
    const hit = cell.querySelector(":scope > .cell-hit");
    const isToggle = words.includes("toggle");
    const isChosen = words.includes(isToggle ? "selected" : "check");
    if (isToggle || isChosen) hit.setAttribute("aria-pressed", isChosen);
    else hit.removeAttribute("aria-pressed");
    if (words.includes("selected") && !isToggle) hit.setAttribute("aria-current", "true");
    else hit.removeAttribute("aria-current");
  }

  // Around a commit

  before() {
    this.focused = this.focusedRow();
    for (const [id, table] of this.tables) {
      if (this.page.node(id) !== table.node) this.tables.delete(id);
      else table.anchor = this.firstVisible(table);
    }
  }

  after(scrolls) {
    for (const table of this.tables.values()) {
      this.number(table);
      // Programmatic scrolling is exact by itself.
      if (!scrolls.orders.has(table.node)) this.keepAnchor(table, scrolls);
    }
    this.keepFocus();
    for (const table of this.tables.values()) if (table.edge) this.continueToEdge(table);
  }

  /**
   * Sets the positions of rows for screen readers, and marks the last row, which has no separator.
   */
  number({ node, counts }) {
    for (const section of sectionsOf(node)) {
      const cells = cellsIn(section);
      const count = counts[section.state.section] ?? cells.length;
      const rows = section.home(CONTENT);
      // A list without items loses its role.
      if (cells.length) rows.setAttribute("role", "list");
      else rows.removeAttribute("role");
      for (const { element, state } of cells) {
        if (element.getAttribute("aria-setsize") !== `${count}`) element.setAttribute("aria-setsize", count);
        element.classList.toggle("last", state.row === count - 1);
      }
    }
  }

  // The first visible row

  /** Returns the height of the sections above the visible part, in points. */
  scrolledAway({ node }) {
    return node.element.getBoundingClientRect().top - node.home(CONTENT).getBoundingClientRect().top;
  }

  firstVisible(table) {
    if (table.node.element.scrollTop <= 0) return null;
    const top = this.scrolledAway(table);
    const first = cellsOf(table.node).find((cell) => (
      !cell.element.classList.contains("drag-source")
        && shownTop(cell) + points(cell.element, "height") > top + 1));
    return first ? { key: first.state.key, shown: shownTop(first) - top, place: cellTop(first) - top } : null;
  }

  /** Keeps the first visible row in place when content above it changes, as the scene does. */
  keepAnchor(table, scrolls) {
    const { anchor, node } = table;
    table.anchor = null;
    const cell = anchor && cellsOf(node).find(({ state }) => state.key === anchor.key);
    if (!cell) return;
    const top = this.scrolledAway(table);
    // The scene does not know of the room that rows make for a moved one.
    scrolls.shift(node.element, shownTop(cell) - top - anchor.shown, cellTop(cell) - top - anchor.place);
  }

  // Focus

  flat({ starts }, { state: { section, row } }) {
    return (starts[section] ?? 0) + row;
  }

  focusedRow() {
    const cell = this.page.nodeOf(document.activeElement?.closest?.(".cell"));
    const table = cell && this.tables.get(cell.ancestor("table")?.id);
    if (!table || cell.state.row === undefined) return null;
    return { table, flat: this.flat(table, cell) };
  }

  /** Moves focus from a removed row to its neighbour. */
  keepFocus() {
    const { focused } = this;
    this.focused = null;
    if (!focused || !focused.table.node.element.isConnected) return;
    const active = document.activeElement;
    if (active && active !== document.body && active.checkVisibility()) return;
    const { table, flat } = focused;
    const cells = cellsOf(table.node);
    const at = (number) => cells.find((cell) => this.flat(table, cell) === number);
    const hit = (at(flat) ?? at(flat - 1))?.element.querySelector(":scope > .cell-hit");
    // If the row was scrolled far away, focus moves to a visible one.
    (hit ?? this.seenHit(table.node.element))?.focus({ preventScroll: true });
  }

  /** Returns the first visible row that can be selected. */
  seenHit(view) {
    const top = view.getBoundingClientRect().top + parseFloat(getComputedStyle(view).scrollPaddingTop);
    return this.hits(view).find((hit) => hit.getBoundingClientRect().top >= top - 1);
  }

  hits(view) {
    return [...view.querySelectorAll(".rows > .cell > .cell-hit")].filter((hit) => hit.checkVisibility());
  }

  // Keys

  key(event) {
    this.forgetEdges();
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const hit = event.target.closest?.(".cell-hit");
    const cell = hit?.closest(".cell, .item");
    if (!step || hasModifier(event) || !cell?.classList.contains("cell")) return;
    const view = hit.closest(".table");
    if (!Number.isFinite(step)) {
      event.preventDefault();
      return this.goToEdge(this.tables.get(this.page.nodeOf(view)?.id), step > 0);
    }
    const hits = this.hits(view);
    const next = hits[hits.indexOf(hit) + step];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.closest(".cell").scrollIntoView({ block: "nearest" });
  }

  /** Moves focus to the first or the last row, which may not exist yet, and scrolls beyond it. */
  goToEdge(table, isEnd) {
    if (!table) return;
    table.edge = { isEnd, until: performance.now() + PATIENCE };
    this.continueToEdge(table);
  }

  continueToEdge(table) {
    const { isEnd, until } = table.edge;
    const view = table.node.element;
    view.scrollTo({ top: isEnd ? view.scrollHeight : 0, behavior: "instant" });
    const cell = cellsOf(table.node).at(isEnd ? -1 : 0);
    const isThere = cell && this.flat(table, cell) === (isEnd ? table.rows - 1 : 0);
    if (isThere) this.hits(view).at(isEnd ? -1 : 0)?.focus({ preventScroll: true });
    if (isThere || performance.now() > until) table.edge = null;
  }

  /** Cancels a move to an edge at the next action of the user. */
  forgetEdges() {
    for (const table of this.tables.values()) table.edge = null;
  }
}
