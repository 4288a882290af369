// Keyboard and screen reader focus from screen to screen: into one that comes, also where it only
// takes the place of another, and back to where it was in one that comes again. Focus of what has
// gone goes to what stood beside it.

const STOPS = "button:not(:disabled), a[href], [tabindex='0']";

export class Focus {
  constructor(page) {
    this.page = page;
    /** What had focus in each screen that was left, the last at the end. */
    this.left = [];
    this.name = null;
    this.place = null;
    /** What lost focus because it was disabled: it has it again if it is enabled before anything else. */
    this.off = null;
  }

  before(move) {
    this.screen = document.activeElement?.closest?.(".page") ?? null;
    this.stack = this.screen?.parentElement;
    this.place = placeOf(this.page, document.activeElement);
    if (move) this.name = this.place?.name ?? null;
  }

  after(move) {
    if (move?.[0] === "push" || move?.[0] === "pop") this.step(move);
    else if (this.settle()) return;
    else if (this.screen && !this.screen.isConnected) this.enter();
    // What only loses focus, as a field does whose keyboard goes, is where Tab goes on from.
    else if (this.place && !this.place.element.isConnected) goTo(this.page, this.place);
  }

  /**
   * Gives back focus that a control lost by being disabled, or takes it on from one that has made way.
   * Whether focus is somewhere then, or will be there again.
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

  /** Its screen has gone without a step: on in the one that stands there now. */
  enter() {
    const stack = this.stack.isConnected ? this.stack : this.page.root;
    const screens = stack.querySelectorAll(":scope > .page:not(.leaving), .page:not(.leaving)");
    [...screens].at(-1)?.focus({ preventScroll: true });
  }

  step(move) {
    const screen = this.page.node(move[2])?.element;
    if (move[0] === "push") this.left.push(this.name);
    const wanted = move[0] === "pop" ? this.left.pop() : null;
    if (!screen || !isLost()) return;
    const target = wanted ? find(this.page, wanted, screen) : null;
    (target ?? screen).focus({ preventScroll: true });
  }
}

/** Whether focus is nowhere, or in a screen that is on its way out. */
function isLost() {
  const current = document.activeElement;
  return !current || current === document.body || current.closest(".leaving") !== null;
}

/** An element, how to know it again, and what stands around it; null for nothing. */
export function placeOf(page, element) {
  if (!element || element === document.body) return null;
  const trail = [];
  for (let at = element; at && at !== page.root; at = at.parentElement) {
    trail.push([at.parentElement, at.previousElementSibling, at.nextElementSibling]);
  }
  return { element, name: nameOf(page, element), trail };
}

/** Focus to a place, to what is called as it was, or to what stood beside it. */
export function goTo(page, { element, name, trail }) {
  const isThere = element.isConnected && element.checkVisibility() && !element.matches(":disabled");
  const screen = [...page.root.querySelectorAll(".page:not(.leaving)")]
    .findLast((one) => !one.closest("[inert]"));
  const target = isThere ? element : (screen && find(page, name, screen)) ?? neighbour(trail);
  target?.focus({ preventScroll: true });
}

/** The nearest stop before or after a place; the screen itself where there is none. */
function neighbour(trail) {
  for (const [parent, before, after] of trail) {
    if (!parent?.isConnected || parent.closest("[inert]")) continue;
    const stop = stopIn(before, -1) ?? stopIn(after, 0);
    if (stop) return stop;
    if (parent.matches(".page")) return parent;
  }
  return null;
}

/** No field: focus there would begin to edit it. */
function stopIn(element, index) {
  if (!element?.isConnected || element.closest("[inert]")) return null;
  return [element, ...element.querySelectorAll(STOPS)]
    .filter((one) => one.matches(STOPS) && one.checkVisibility()).at(index);
}

/** How to know an element again when its screen has been made anew. */
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
