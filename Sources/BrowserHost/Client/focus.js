// Keyboard and screen reader focus across screens: focus moves into a new screen, also one that
// replaces another, and back to its place when a screen returns. Focus in a removed element moves
// to its neighbour.

const STOPS = "button:not(:disabled), a[href], [tabindex='0']";

export class Focus {
  constructor(page) {
    this.page = page;
    /** The focus of each screen that was left, the last at the end. */
    this.left = [];
    this.name = null;
    this.place = null;
    /**
     * The element that lost focus by being disabled: it regains it if it is enabled before focus
     * moves.
     */
    this.off = null;
  }

  before(move) {
    const active = document.activeElement;
    // A button that was disabled by its action, and may be removed by its result.
    const current = active === document.body && this.off?.isConnected ? this.off : active;
    this.screen = current?.closest?.(".page") ?? null;
    this.stack = this.screen?.parentElement;
    this.place = placeOf(this.page, current);
    if (move) this.name = this.place?.name ?? null;
  }

  after(move) {
    if (move?.kind === "push" || move?.kind === "pop") this.step(move);
    else if (this.settle()) return;
    else if (this.screen && !this.screen.isConnected) this.enter();
    // An element that only loses focus, as a field when editing ends, remains the start for Tab.
    else if (this.place && !this.place.element.isConnected) goTo(this.page, this.place);
  }

  /**
   * Restores focus that a control lost by being disabled, or moves it on from a removed control.
   * @returns true if an element has focus or will regain it.
   */
  settle() {
    const current = document.activeElement;
    if (current?.matches(":disabled")) this.off = current;
    else if (!isLost()) this.off = null;
    else if (this.off?.isConnected && !this.off.matches(":disabled")) this.off.focus({ preventScroll: true });
    const { off } = this;
    if (off?.closest("[aria-hidden=true]")) {
      this.off = null;
      goTo(this.page, placeOf(this.page, off));
    }
    return !isLost() || Boolean(this.off?.isConnected);
  }

  /** Moves focus to the current screen after the previous one was removed without a transition. */
  enter() {
    const stack = this.stack.isConnected ? this.stack : this.page.root;
    innermost(stack)?.focus({ preventScroll: true });
  }

  step(move) {
    const screen = this.page.node(move.incoming)?.element;
    if (move.kind === "push") this.left.push(this.name);
    const wanted = move.kind === "pop" ? this.left.pop() : null;
    if (!screen || !isLost()) return;
    const target = wanted ? find(this.page, wanted, screen) : null;
    (target ?? innermost(screen) ?? screen).focus({ preventScroll: true });
  }
}

/** Returns the front screen in an element: a screen may contain a stack of others. */
export function innermost(element) {
  return [...element.querySelectorAll(".page:not(.leaving)")].at(-1) ?? null;
}

/** Returns true if no element has focus, or only one in a screen that is being removed. */
function isLost() {
  const current = document.activeElement;
  return !current || current === document.body || current.closest(".leaving") !== null;
}

/** Returns an element, its name and its surroundings; null for none. */
export function placeOf(page, element) {
  if (!element || element === document.body) return null;
  const trail = [];
  for (let at = element; at && at !== page.root; at = at.parentElement) {
    trail.push([at.parentElement, at.previousElementSibling, at.nextElementSibling]);
  }
  return { element, name: nameOf(page, element), trail };
}

/** Moves focus to an element, to one of the same name, or to its neighbour. */
export function goTo(page, { element, name, trail }) {
  const isThere = element.isConnected && element.checkVisibility() && !element.matches(":disabled");
  const screen = [...page.root.querySelectorAll(".page:not(.leaving)")]
    .findLast((one) => !one.closest("[inert]"));
  const target = isThere ? element : (screen && find(page, name, screen)) ?? neighbour(trail);
  target?.focus({ preventScroll: true });
}

/** Returns the nearest stop before or after an element, or else the screen itself. */
function neighbour(trail) {
  for (const [parent, before, after] of trail) {
    if (!parent?.isConnected || parent.closest("[inert]")) continue;
    const stop = stopIn(before, -1) ?? stopIn(after, 0);
    if (stop) return stop;
    if (parent.matches(".page")) return parent;
  }
  return null;
}

/** Excludes fields, since focus would begin editing; a row is preferred to its accessories. */
function stopIn(element, index) {
  if (!element?.isConnected || element.closest("[inert]")) return null;
  const stops = [element, ...element.querySelectorAll(STOPS)]
    .filter((one) => one.matches(STOPS) && one.checkVisibility());
  const rows = stops.filter((one) => one.matches(".cell-hit"));
  return (rows.length > 0 ? rows : stops).at(index);
}

/** Returns the name by which an element is found again in a recreated screen. */
function nameOf(page, element) {
  const cell = page.nodeOf(element)?.ancestor("cell");
  return { row: cell?.state.key, label: labelOf(element) };
}

function labelOf(element) {
  return element.getAttribute("aria-label") ?? (element.matches("button") ? element.textContent : "");
}

function find(page, { row, label }, screen) {
  const buttons = [...screen.querySelectorAll("button")].filter((b) => b.checkVisibility());
  const called = (b) => label && labelOf(b) === label;
  if (row === undefined) return buttons.find(called);
  const own = buttons.filter((b) => page.nodeOf(b)?.ancestor("cell")?.state.key === row);
  return own.find(called) ?? own.find((b) => b.classList.contains("cell-hit"));
}
