// Menus: opening, placement and keyboard navigation.

const ITEMS = 1;
const PANEL = 15;
/** The duration of a long press, in milliseconds. */
const LONG = 500;
/** The distance in points that a finger may move meanwhile. */
const SLACK = 10;
/** The distance in points between a menu and its source. */
const GAP = 6;
/**
 * The distance from the middle of the window, as a fraction of its width, within which a source is
 * central: a wider menu is centred on it.
 */
const CENTRAL = 0.1;
/**
 * The distance in points between a bar and its target, for the arrow, and half the arrow's width.
 */
const ARROW = 8;
const HALF = 9;
/** The distance in points between a bar and the edges of the window. */
const MARGIN = 8;
/** Directions of arrows: `MenuTarget.Arrow`. */
const UP = 1, LEFT = 3, RIGHT = 4;
/** The maximum number of characters of a name. */
const MOST = 80;
const TYPING = 1000;
/** The size from which a window with two columns is a tablet's, as in `split.css`. */
const TABLET = matchMedia("(min-width: 800px) and (min-height: 500px)");

export class Menus {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.press = null;
    /** The open menu: node, source and whether it is contextual. */
    this.open = null;
    /** The place of the mouse that requested the last menu; null for other requests. */
    this.mouse = null;
    this.byKey = false;
    const root = page.root;
    root.addEventListener("contextmenu", (event) => this.asked(event));
    root.addEventListener("pointerdown", (event) => this.down(event));
    // In the capture phase, before other handlers of the click that ends a long press.
    root.addEventListener("click", (event) => this.click(event), { capture: true });
    root.addEventListener("keydown", (event) => this.key(event));
    addEventListener("keydown", () => { this.byKey = true; }, { capture: true });
    addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, () => this.up());
    addEventListener("resize", () => this.place());
  }

  // Requesting a menu

  sourceOf(target) {
    const source = target.closest?.("[data-menu], :is(.cell, .item)[data-row~=menu]");
    return source && !source.disabled ? source : null;
  }

  /** Handles a right click, the menu key, or a long press that the browser reports. */
  asked(event) {
    if (event.target.closest?.(".menu")) return event.preventDefault();
    const source = this.sourceOf(event.target);
    const field = event.target.closest(".field-input");
    if (field ? !givesMenu(field, event) : !source) return;
    event.preventDefault();
    if (field) return this.ask(field, event.clientX, event.clientY);
    // The app handles a long press itself.
    if (source.dataset.menu === "click" && event.pointerType === "touch") return;
    // Some browsers report the menu key as a mouse.
    const isByMouse = event.pointerType === "mouse" && !this.byKey;
    if (!this.press?.isOver) this.ask(source, event.clientX, event.clientY, isByMouse);
    if (this.press) this.press.isOver = true;
    clearTimeout(this.press?.timer);
  }

  down(event) {
    this.byKey = false;
    clearTimeout(this.press?.timer);
    this.press = null;
    const source = this.sourceOf(event.target);
    if (!source || source.dataset.menu === "click") return;
    if (event.pointerType === "mouse" || event.target.closest(".cell-actions")) return;
    const { clientX: x, clientY: y } = event;
    this.press = { x, y, isOver: false };
    this.press.timer = setTimeout(() => this.longPressed(source, x, y), LONG);
  }

  longPressed(source, x, y) {
    this.press.isOver = true;
    this.ask(source, x, y);
  }

  move(event) {
    const { press } = this;
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) this.up();
  }

  up() {
    clearTimeout(this.press?.timer);
    if (!this.press?.isOver) this.press = null;
  }

  click(event) {
    if (!this.press?.isOver || event.detail === 0) return this.clickRow(event);
    this.press = null;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Opens the menu of a row without an action by the keys that tap. */
  clickRow(event) {
    const cell = event.target.closest?.(".cell-hit")?.closest(":is(.cell, .item)[data-row~=menu]:not([data-row~=tap])");
    if (!cell) return;
    event.stopPropagation();
    const box = cell.getBoundingClientRect();
    if (event.detail === 0) this.ask(cell, box.left, box.top);
  }

  /** Requests a menu at a point in the content that the source scrolls with. */
  ask(source, x, y, isByMouse = false) {
    this.mouse = isByMouse && this.isTablet ? { x, y } : null;
    const node = this.page.nodeOf(source);
    const scroller = source.closest(".table, .scroll");
    const box = (scroller ?? source).getBoundingClientRect();
    const left = x - box.left + (scroller?.scrollLeft ?? 0);
    const top = y - box.top + (scroller?.scrollTop ?? 0);
    this.send("menu", node.id, Math.round(left), Math.round(top));
  }

  get isTablet() {
    return TABLET.matches && this.page.root.querySelector(".split") !== null;
  }

  // Showing a menu

  /**
   * The numbers of a bar of edit actions end with the rectangle that it points at, and its arrow.
   */
  menu(node, [source, isContextual, ...bar]) {
    const isNew = this.open?.node !== node;
    this.open = {
      node, source, isNew, isContextual: isContextual === 1, bar: bar.length ? bar : null,
      mouse: isNew ? this.mouse : this.open.mouse,
    };
    node.element.classList.toggle("compact", this.isCompact);
  }

  after() {
    const { open } = this;
    if (!open) return;
    if (this.page.node(open.node.id) !== open.node) return this.closed();
    if (open.isNew) this.appear();
    else if (!open.node.element.contains(document.activeElement) || this.awaitsItems()) this.focus();
    open.isNew = false;
    this.place();
  }

  appear() {
    const { node } = this.open;
    const source = this.source();
    // The expansion state of an outline's item is restored when the menu closes.
    this.open.oldExpanded = source?.getAttribute("aria-expanded");
    if (!this.open.bar) source?.setAttribute("aria-expanded", "true");
    const items = node.home(ITEMS);
    const name = source?.getAttribute("aria-label") ?? source?.textContent.trim();
    if (!items.hasAttribute("aria-label") && name) items.setAttribute("aria-label", name.slice(0, MOST));
    const preview = this.preview();
    preview?.addEventListener("click", () => this.send("tap", this.page.nodeOf(preview).id));
    if (this.open.isContextual && source && !preview && !this.isCompact) this.lift(source);
    this.focus();
  }

  closed() {
    const source = this.source();
    const { oldExpanded } = this.open;
    this.open = null;
    if (oldExpanded) source?.setAttribute("aria-expanded", oldExpanded);
    else source?.removeAttribute("aria-expanded");
  }

  source() {
    const element = this.page.node(this.open.source)?.element;
    return element?.querySelector(":scope > .cell-hit") ?? element;
  }

  focus() {
    const items = this.open.node.home(ITEMS);
    (this.byKey ? this.items()[0] ?? items : items).focus({ preventScroll: true });
  }

  /** Returns true if a menu that was opened by a key had no enabled items yet. */
  awaitsItems() {
    return this.byKey && document.activeElement === this.open.node.home(ITEMS);
  }

  /** As on iPadOS, a menu that a mouse opens is beside the pointer and has no preview. */
  get isCompact() {
    const { isContextual, mouse } = this.open;
    return isContextual && mouse !== null;
  }

  /** Returns the view that previews the menu's source. */
  preview() {
    return this.isCompact ? null : this.open.node.element.querySelector(":scope > .view:not(.lifted)");
  }

  /** Shows a copy of the row or the view in front; the original is behind the dimming view. */
  lift(hit) {
    const cell = hit.matches(".cell-hit") ? hit.closest(".cell, .item") : hit;
    if (!cell) return;
    const copy = cell.cloneNode(true);
    for (const element of [copy, ...copy.querySelectorAll("[id], [data-n]")]) {
      element.removeAttribute("id");
      element.removeAttribute("data-n");
    }
    for (const child of copy.children) child.inert = true;
    copy.addEventListener("click", (event) => {
      event.stopPropagation();
      this.send("tap", this.open.node.id);
    });
    copy.setAttribute("aria-hidden", "true");
    copy.removeAttribute("role");
    copy.classList.add("lifted");
    copy.style.setProperty("--cell", this.paperOf(cell));
    copy.removeAttribute("tabindex");
    if (copy.dataset.row) copy.dataset.row = copy.dataset.row.replace("selected", "");
    this.open.node.element.insertBefore(copy, this.open.node.home(PANEL));
    this.open.copy = copy;
  }

  /** Returns the background colour of a row. */
  paperOf(cell) {
    const own = getComputedStyle(cell).getPropertyValue("--cell").trim();
    return own === "transparent" ? "var(--background)" : own;
  }

  /** Places the menu below its source, or above it if there is more room. */
  place() {
    const source = this.open && this.page.node(this.open.source)?.element;
    if (!source) return;
    const menu = this.open.node.element;
    const panel = this.open.node.home(PANEL);
    const glass = menu.getBoundingClientRect();
    const style = getComputedStyle(menu);
    const [top, bottom] = [parseFloat(style.paddingTop), glass.height - parseFloat(style.paddingBottom)];
    if (this.open.bar) return this.placeBar(panel, glass, top, bottom);
    const box = source.getBoundingClientRect();
    if (this.isCompact) return this.placeAtPointer(panel, glass, top, bottom);
    const preview = this.preview();
    if (preview) return this.placeBelow(preview, box, panel, glass, top, bottom);
    const from = { top: box.top - glass.top, bottom: box.bottom - glass.top };
    panel.style.maxHeight = "";
    const below = bottom - from.bottom - GAP;
    const above = from.top - GAP - top;
    const wanted = panel.offsetHeight;
    const isBelow = wanted <= below || below >= above;
    const height = Math.min(wanted, Math.max(120, isBelow ? below : above));
    const y = isBelow ? from.bottom + GAP : from.top - GAP - height;
    const middle = box.left + box.width / 2 - glass.left;
    const isCentral = box.width < panel.offsetWidth && Math.abs(middle - glass.width / 2) < glass.width * CENTRAL;
    const isLeading = middle <= glass.width / 2;
    const edge = isLeading ? box.left - glass.left : box.right - glass.left - panel.offsetWidth;
    const x = isCentral ? middle - panel.offsetWidth / 2 : edge;
    const most = glass.width - panel.offsetWidth - 8;
    panel.style.maxHeight = `${height}px`;
    panel.style.left = `${Math.max(8, Math.min(x, most))}px`;
    panel.style.top = `${Math.max(top, Math.min(y, bottom - height))}px`;
    panel.style.transformOrigin = `${isCentral ? "50%" : isLeading ? "15%" : "85%"} ${isBelow ? "0" : "100%"}`;
    this.placeCopy(box, glass);
  }

  /** Places the panel with a corner at the pointer, on the sides that have room. */
  placeAtPointer(panel, glass, top, bottom) {
    panel.style.maxHeight = `${bottom - top}px`;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const { mouse } = this.open;
    const x = mouse.x - glass.left;
    const y = mouse.y - glass.top;
    const isAfter = x + width <= glass.width - MARGIN;
    const isBelow = y + height <= bottom;
    Object.assign(panel.style, {
      left: `${isAfter ? x : Math.max(MARGIN, x - width)}px`,
      top: `${isBelow ? y : Math.max(top, y - height)}px`,
      transformOrigin: `${isAfter ? 0 : "100%"} ${isBelow ? 0 : "100%"}`,
    });
  }

  /** Places the preview in the middle, or on tablets at its source, and the panel below it. */
  placeBelow(preview, source, panel, glass, top, bottom) {
    panel.style.maxHeight = "";
    const { offsetWidth: width, offsetHeight: height } = preview;
    const whole = height + GAP + panel.offsetHeight;
    const middle = this.isTablet
      ? { x: (source.left + source.right) / 2 - glass.left, y: source.top - glass.top + whole / 2 }
      : { x: glass.width / 2, y: glass.height / 2 };
    const y = Math.max(top, Math.min(middle.y - whole / 2, bottom - whole));
    const x = Math.max(MARGIN, Math.min(middle.x - width / 2, glass.width - width - MARGIN));
    Object.assign(preview.style, { left: `${x}px`, top: `${y}px` });
    Object.assign(panel.style, {
      left: `${Math.max(8, Math.min(x, glass.width - panel.offsetWidth - 8))}px`, top: `${y + height + GAP}px`,
      maxHeight: `${Math.max(120, bottom - y - height - GAP)}px`, transformOrigin: "15% 0",
    });
  }

  /**
   * Places a bar beside its target rectangle: above it if there is room and the app requests no
   * other side.
   */
  placeBar(panel, glass, top, bottom) {
    const [x, y, width, height, wanted] = this.open.bar;
    const { offsetWidth: wide, offsetHeight: high } = panel;
    const arrow = wanted || (y - ARROW - high >= top ? 0 : UP);
    const isBeside = arrow === LEFT || arrow === RIGHT;
    const middle = { x: x + width / 2, y: y + height / 2 };
    const left = { [LEFT]: x + width + ARROW, [RIGHT]: x - ARROW - wide }[arrow] ?? middle.x - wide / 2;
    const above = isBeside ? middle.y - high / 2 : arrow === UP ? y + height + ARROW : y - ARROW - high;
    const place = {
      x: Math.max(MARGIN, Math.min(left, glass.width - wide - MARGIN)),
      y: Math.max(top, Math.min(above, bottom - high)),
    };
    const tip = {
      x: Math.max(HALF * 2, Math.min(middle.x - place.x, wide - HALF * 2)),
      y: Math.max(HALF * 2, Math.min(middle.y - place.y, high - HALF * 2)),
    };
    const [atX, atY] = isBeside ? [arrow === LEFT ? 0 : wide, tip.y] : [tip.x, arrow === UP ? 0 : high];
    const turn = { [UP]: 180, [LEFT]: 90, [RIGHT]: -90 }[arrow] ?? 0;
    Object.assign(panel.style, {
      left: `${place.x}px`, top: `${place.y}px`, transformOrigin: `${atX}px ${atY}px`,
    });
    const { style } = this.open.node.element;
    style.setProperty("--arrow-x", `${place.x + atX}px`);
    style.setProperty("--arrow-y", `${place.y + atY}px`);
    style.setProperty("--arrow-turn", `${turn}deg`);
  }

  placeCopy(box, glass) {
    const { copy } = this.open;
    if (!copy) return;
    Object.assign(copy.style, {
      left: `${box.left - glass.left}px`, top: `${box.top - glass.top}px`,
      width: `${box.width}px`, height: `${box.height}px`,
    });
  }

  // Keys

  items() {
    return [...this.open.node.element.querySelectorAll(".menu-item:not(:disabled)")];
  }

  /** Opens the menu of a view that is no button, by the keys that press a button. */
  pressed(event) {
    const source = event.target;
    const isKey = event.key === "Enter" || event.key === " ";
    if (!isKey || !source.matches?.("[data-menu][tabindex]:not(button)")) return;
    event.preventDefault();
    const box = source.getBoundingClientRect();
    this.ask(source, box.left, box.top);
  }

  key(event) {
    this.pressed(event);
    if (!this.open || !event.target.closest?.(".menu")) return;
    if (event.key === "Tab") return this.leave(event);
    const items = this.items();
    const current = items.indexOf(document.activeElement);
    const [next, previous] = [items[current + 1] ?? items[0], items[current - 1] ?? items.at(-1)];
    const [right, left] = document.documentElement.dir === "rtl" ? [previous, next] : [next, previous];
    const goal = {
      ArrowDown: next, ArrowUp: previous, Home: items[0], End: items.at(-1),
      ...(this.open.bar && { ArrowRight: right, ArrowLeft: left }),
    }[event.key] ?? this.itemByTyping(items, current, event);
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  }

  /** Closes the menu by the tab key, as in any menu. */
  leave(event) {
    event.preventDefault();
    event.stopPropagation();
    this.send("dismiss", this.open.node.id);
  }

  itemByTyping(items, current, event) {
    if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return null;
    clearTimeout(this.typing);
    this.typing = setTimeout(() => { this.word = ""; }, TYPING);
    this.word = (this.word ?? "") + event.key.toLowerCase();
    const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
    return after.find((item) => item.textContent.trim().toLowerCase().startsWith(this.word));
  }
}

/**
 * Returns true if a field opens the scene's menu, instead of the browser's, by a mouse or the menu
 * key.
 */
function givesMenu(field, event) {
  return field.dataset.reports?.includes("menu") && event.pointerType !== "touch"
    && field.selectionStart !== field.selectionEnd;
}
