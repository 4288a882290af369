// Keyboard and screen reader focus from screen to screen: into one that comes, also where it only
// takes the place of another, and back to where it was in one that comes again.

export class Focus {
  constructor(page) {
    this.page = page;
    /** What had focus in each screen that was left, the last at the end. */
    this.left = [];
    this.name = null;
  }

  before(move) {
    this.screen = document.activeElement?.closest?.(".page") ?? null;
    this.stack = this.screen?.parentElement;
    if (move) this.name = this.nameOf(document.activeElement);
  }

  after(move) {
    if (move?.[0] === "push" || move?.[0] === "pop") this.step(move);
    else if (this.screen && !this.screen.isConnected && this.isLost()) this.enter();
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
    if (!screen || !this.isLost()) return;
    const target = wanted ? this.find(wanted, screen) : null;
    (target ?? screen).focus({ preventScroll: true });
  }

  /** Whether focus is nowhere, or in a screen that is on its way out. */
  isLost() {
    const current = document.activeElement;
    return !current || current === document.body || current.closest(".leaving") !== null;
  }

  /** How to know an element again when its screen has been made anew. */
  nameOf(element) {
    if (!element || element === document.body) return null;
    const node = this.page.nodeOf(element);
    const cell = node?.ancestor("cell");
    const label = element.getAttribute("aria-label") ?? element.textContent;
    return { row: cell?.state.key, label };
  }

  find({ row, label }, screen) {
    const buttons = [...screen.querySelectorAll("button")].filter((b) => b.checkVisibility());
    if (row === undefined) {
      return buttons.find((b) => (b.getAttribute("aria-label") ?? b.textContent) === label);
    }
    return buttons.find(
      (b) => b.classList.contains("cell-hit") && this.page.nodeOf(b)?.state.key === row);
  }
}
