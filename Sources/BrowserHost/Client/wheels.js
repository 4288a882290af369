// Wheels of pickers: rows turn as on a drum, and the row that rests in the middle is selected. The
// browser scrolls and snaps; this module draws the rows and reports the selection.

import { reducesMotion } from "./environment.js";
import { hasModifier } from "./modifiers.js";

const DRUM = 1;
const UNIT = 11;
const ROWS = 14;
/** The number of rows that page keys turn by. */
const PAGE = 5;
/** The time in milliseconds for which a wheel waits for the scene's answer. */
const PATIENCE = 2000;
/** The time in milliseconds within which letters belong to one word. */
const TYPING = 1000;

export class Wheels {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /**
     * The wheels that the scene has turned since the last commit: node, and whether the turn is
     * animated.
     */
    this.turned = new Map();
    this.drag = null;
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) this.resized(target);
    });
    const root = page.root;
    root.addEventListener("scroll", (event) => this.scrolled(event.target), { capture: true, passive: true });
    root.addEventListener("scrollend", (event) => this.rested(event.target), { capture: true, passive: true });
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("click", (event) => this.click(event));
    for (const kind of ["wheel", "touchstart"]) {
      root.addEventListener(kind, (event) => this.touched(event.target), { passive: true });
    }
    root.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.drag?.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", (event) => this.up(event));
  }

  // Values from the scene

  wheel(node, [row, animated]) {
    const state = this.stateOf(node);
    state.sceneRow = row;
    state.unanswered = Math.max(0, state.unanswered - 1);
    this.turned.set(node, animated === 1);
  }

  after() {
    for (const [node, animated] of this.turned) this.follow(node, animated);
    this.turned.clear();
  }

  follow(node, animated) {
    const state = this.stateOf(node);
    const first = node.home(DRUM).firstElementChild;
    const isNew = first !== state.first;
    if (isNew) {
      state.first = first;
      state.unanswered = 0;
      state.isMoving = false;
      state.painted = [];
      node.element.classList.add("ready");
      this.sizes.observe(node.home(ROWS));
    }
    if (state.unanswered === 0 && !state.isMoving && !this.isHeld(node)) {
      state.row = state.sceneRow;
      this.turn(node, state.row, animated && !isNew);
    }
    this.updateValue(node);
  }

  /** Returns the page's state of a wheel. */
  stateOf(node) {
    node.state.wheel ??= {
      /** The selected row, as last reported or received. */
      row: -1,
      sceneRow: -1,
      unanswered: 0,
      /** The target row while the page turns the wheel; null while the user does. */
      goal: null,
      isMoving: false,
      first: null,
      painted: [],
      word: "",
    };
    return node.state.wheel;
  }

  nodeOf(target) {
    const rows = target.closest?.(".wheel-rows");
    return rows ? this.page.nodeOf(rows) : undefined;
  }

  isHeld(node) {
    return this.drag?.node === node && this.drag.hasMoved;
  }

  isDisabled(node) {
    return node.home(ROWS).getAttribute("aria-disabled") === "true";
  }

  titles(node) {
    return [...node.home(DRUM).children].map((row) => row.textContent);
  }

  /** Returns the height of a row in points, with fractions, whatever the scale of the screen. */
  rowHeight(node) {
    const first = node.home(DRUM).firstElementChild;
    return (first && parseFloat(getComputedStyle(first).height)) || 1;
  }

  // Turning

  turn(node, row, animated) {
    const rows = node.home(ROWS);
    const top = Math.max(0, row) * this.rowHeight(node);
    const state = this.stateOf(node);
    if (Math.abs(rows.scrollTop - top) < 1) {
      state.goal = null;
    } else {
      const isSmooth = animated && !reducesMotion();
      state.goal = isSmooth ? row : null;
      rows.scrollTo({ top, behavior: isSmooth ? "smooth" : "instant" });
    }
    this.paint(node);
  }

  resized(rows) {
    const node = this.page.nodeOf(rows);
    if (!node || !rows.isConnected) return this.sizes.unobserve(rows);
    const state = this.stateOf(node);
    if (this.isHeld(node)) return;
    // A wheel that was hidden while turning never came to rest.
    state.isMoving = false;
    this.turn(node, state.row, false);
  }

  /** Ends the page's own turning when the user touches the wheel. */
  touched(target) {
    const node = this.nodeOf(target);
    if (node) this.stateOf(node).goal = null;
  }

  scrolled(target) {
    if (!target.classList?.contains("wheel-rows")) return;
    const node = this.page.nodeOf(target);
    if (!node) return;
    const state = this.stateOf(node);
    // Also called for an immediate turn by the page, at rest already.
    const isThere = Math.abs(target.scrollTop - state.row * this.rowHeight(node)) < 1;
    if (state.goal === null && !isThere) state.isMoving = true;
    this.paint(node);
    if ("onscrollend" in window) return;
    clearTimeout(state.timer);
    state.timer = setTimeout(() => this.rested(target), 160);
  }

  rested(target) {
    if (!target.classList?.contains("wheel-rows")) return;
    const node = this.page.nodeOf(target);
    if (!node || this.isHeld(node)) return;
    const state = this.stateOf(node);
    const count = node.home(DRUM).childElementCount;
    const row = Math.min(count - 1, Math.round(target.scrollTop / this.rowHeight(node)));
    // An earlier turn has ended, and the page continues to turn.
    if (state.goal !== null && row !== state.goal) return;
    target.classList.remove("dragged");
    state.isMoving = false;
    state.goal = null;
    if (row !== state.row && row >= 0) this.choose(node, row);
    else if (state.unanswered === 0 && state.sceneRow !== state.row) this.follow(node, true);
  }

  /** Reports a row; the scene turns the wheel back if it must not be selected. */
  choose(node, row) {
    const state = this.stateOf(node);
    if (this.isDisabled(node) || !this.send("pick", node.id, row)) {
      return this.turn(node, state.row, true);
    }
    state.row = row;
    state.unanswered += 1;
    clearTimeout(state.watch);
    state.watch = setTimeout(() => this.giveUp(node), PATIENCE);
    this.updateValue(node);
  }

  /** Returns to the scene's last row after a timeout. */
  giveUp(node) {
    const state = this.stateOf(node);
    if (state.unanswered === 0 || this.page.node(node.id) !== node) return;
    state.unanswered = 0;
    this.follow(node, true);
  }

  // Drawing and accessibility

  updateValue(node) {
    const { row } = this.stateOf(node);
    const rows = node.home(ROWS);
    const title = node.home(DRUM).children[row]?.textContent;
    if (title === undefined) {
      rows.removeAttribute("aria-valuenow");
      return rows.removeAttribute("aria-valuetext");
    }
    rows.setAttribute("aria-valuenow", row);
    const unit = node.part(UNIT)?.textContent;
    rows.setAttribute("aria-valuetext", unit ? `${title} ${unit}` : title);
  }

  /** Draws the rows near the middle on a drum whose radius is half the wheel's height. */
  paint(node) {
    const state = this.stateOf(node);
    const rows = node.home(ROWS);
    const drum = node.home(DRUM).children;
    const height = this.rowHeight(node);
    const radius = rows.clientHeight / 2;
    for (const row of state.painted) row.removeAttribute("style");
    state.painted = [];
    if (!radius) return;
    const position = rows.scrollTop / height;
    const reach = (radius * Math.PI) / 2 / height;
    const last = Math.min(drum.length - 1, Math.floor(position + reach));
    for (let i = Math.max(0, Math.ceil(position - reach)); i <= last; i += 1) {
      const text = drum[i].firstElementChild;
      this.lay(text, (i - position) * height, radius, height);
      state.painted.push(text);
    }
  }

  lay(text, distance, radius, height) {
    const angle = distance / radius;
    const cosine = Math.cos(angle);
    const shift = radius * Math.sin(angle) - distance;
    const nearness = Math.max(0, 1 - Math.abs(distance) / height);
    text.style.transform = `translateY(${shift}px) scale(${0.94 + 0.06 * cosine}, ${cosine})`;
    text.style.opacity = cosine * (0.45 + 0.55 * nearness);
  }

  // Mouse and keys

  down(event) {
    const node = this.nodeOf(event.target);
    this.wasDragged = false;
    if (!node || event.pointerType !== "mouse" || event.button !== 0) return;
    this.touched(event.target);
    if (!this.isDisabled(node)) this.drag = new WheelDrag(event, node, node.home(ROWS));
  }

  up(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.hasMoved) return;
    this.wasDragged = true;
    this.throw(drag, drag.speedAt(event.timeStamp));
  }

  /** Continues to turn with the velocity at release, to a row. */
  throw({ node, rows }, speed) {
    const height = this.rowHeight(node);
    const count = node.home(DRUM).childElementCount;
    const goal = Math.round((rows.scrollTop + speed * 180) / height);
    const top = Math.min(count - 1, Math.max(0, goal)) * height;
    if (Math.abs(rows.scrollTop - top) < 1) return this.rested(rows);
    rows.scrollTo({ top, behavior: reducesMotion() ? "instant" : "smooth" });
  }

  /** Turns to a tapped row. */
  click(event) {
    const node = this.nodeOf(event.target);
    if (!node || this.wasDragged || this.isDisabled(node)) return;
    const rows = node.home(ROWS);
    const box = rows.getBoundingClientRect();
    const radius = box.height / 2;
    const offset = Math.max(-1, Math.min(1, (event.clientY - box.top - radius) / radius));
    const distance = radius * Math.asin(offset);
    this.go(node, Math.round((rows.scrollTop + distance) / this.rowHeight(node)));
  }

  go(node, row) {
    const state = this.stateOf(node);
    const count = node.home(DRUM).childElementCount;
    const goal = Math.min(count - 1, Math.max(0, row));
    if (this.isDisabled(node) || goal === state.row || count === 0) return;
    state.isMoving = false;
    this.choose(node, goal);
    this.turn(node, state.row, true);
  }

  key(event) {
    const node = this.nodeOf(event.target);
    if (!node || hasModifier(event)) return;
    const { row } = this.stateOf(node);
    const last = node.home(DRUM).childElementCount - 1;
    const goal = {
      ArrowDown: row + 1, ArrowUp: row - 1, PageDown: row + PAGE, PageUp: row - PAGE, Home: 0, End: last,
    }[event.key] ?? this.rowByTyping(node, event.key);
    if (goal === undefined) return;
    event.preventDefault();
    this.go(node, goal);
  }

  /** Returns the first row that begins with the typed letters. */
  rowByTyping(node, key) {
    if (key.length !== 1 || key === " ") return undefined;
    const state = this.stateOf(node);
    clearTimeout(state.typing);
    state.typing = setTimeout(() => { state.word = ""; }, TYPING);
    state.word += key.toLowerCase();
    const titles = this.titles(node).map((title) => title.toLowerCase());
    return find(titles, state.word) ?? find(titles, (state.word = key.toLowerCase())) ?? undefined;
  }
}

/**
 * Returns the title that equals a word, with or without leading zeros, or else the first that
 * begins with it.
 */
function find(titles, word) {
  const exact = titles.findIndex((title) => title.replace(/^0+(?=\d)/, "") === word);
  const index = exact >= 0 ? exact : titles.findIndex((title) => title.startsWith(word));
  return index >= 0 ? index : null;
}

/** A drag of a wheel by the mouse; touches scroll it by the browser. */
class WheelDrag {
  constructor(event, node, rows) {
    Object.assign(this, { node, rows, start: event.clientY, top: rows.scrollTop });
    this.trail = [[event.timeStamp, event.clientY]];
    this.hasMoved = false;
  }

  move(event) {
    const distance = event.clientY - this.start;
    if (!this.hasMoved && Math.abs(distance) < 4) return;
    this.hasMoved = true;
    this.rows.classList.add("dragged");
    getSelection()?.removeAllRanges();
    this.trail.push([event.timeStamp, event.clientY]);
    this.rows.scrollTop = this.top - distance;
  }

  /**
   * Returns the velocity over the last tenth of a second, in points per millisecond; positive down
   * the rows.
   */
  speedAt(end) {
    const recent = this.trail.find(([time]) => end - time < 100);
    return recent ? (recent[1] - this.trail.at(-1)[1]) / Math.max(1, end - recent[0]) : 0;
  }
}
