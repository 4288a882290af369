// The foot of the window while a field is edited: the room that it takes, and the way into it by Tab.

/** The part of a field that takes the text. */
const FIELD = 20;

export class InputViews {
  constructor(page, typing, focusable) {
    this.page = page;
    this.typing = typing;
    this.focusable = focusable;
    this.container = null;
    /** The field that it belongs to, or belonged to. */
    this.field = null;
    this.sizes = new ResizeObserver(() => this.measure());
    // Before a sheet keeps the key to itself.
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  after() {
    const container = this.page.root.querySelector(".input-views:not(.leaving)");
    if (container) this.field = this.typing.editing ?? this.field;
    if (container === this.container) return;
    this.container = container;
    this.sizes.disconnect();
    if (!container) return this.restoreFocus();
    this.sizes.observe(container);
    this.measure();
  }

  /** Focus that was in the container moves to its field, but does not begin to edit it again. */
  restoreFocus() {
    const current = document.activeElement;
    const isLost = !current || current === document.body || current.closest(".leaving");
    if (!isLost || !this.field?.element.isConnected) return;
    this.field.element.tabIndex = -1;
    this.field.element.focus({ preventScroll: true });
  }

  /** What is in front of it ends above it, and the field stays in sight. */
  measure() {
    if (!this.container) return;
    document.documentElement.style.setProperty("--input-views-height", `${this.container.offsetHeight}px`);
    this.typing.keepInSight();
  }

  key(event) {
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.container?.isConnected ? this.next(event.shiftKey) : this.nextFromField(event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  /** The container follows the field; nothing where Tab goes its own way. */
  next(isBack) {
    const stops = this.stops(this.container);
    const field = this.typing.editing?.home(FIELD);
    const current = document.activeElement;
    if (!stops.length || !field?.isConnected) return null;
    if (current === field) return isBack ? null : stops[0];
    if (current === stops[0] && isBack) return field;
    if (current !== stops.at(-1) || isBack) return null;
    const others = this.stops(this.page.root).filter((stop) => !this.container.contains(stop));
    return others[others.indexOf(field) + 1] ?? others[0];
  }

  /** From a field that focus came back to: on to the next, or back into itself. */
  nextFromField(isBack) {
    if (!this.field || document.activeElement !== this.field.element) return null;
    const field = this.field.home(FIELD);
    if (isBack) return field;
    const stops = this.stops(this.page.root);
    return stops[stops.indexOf(field) + 1] ?? null;
  }

  stops(area) {
    return [...area.querySelectorAll(this.focusable)]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && !stop.closest("[inert]"));
  }
}
