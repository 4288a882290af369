// Input views and input accessory views at the bottom of the window: their height, and moving into
// them by Tab.

import { hasModifier } from "./modifiers.js";

/** The part of a field that is the text input. */
const FIELD = 20;

export class InputViews {
  constructor(page, typing, focusable) {
    this.page = page;
    this.typing = typing;
    this.focusable = focusable;
    this.container = null;
    /** The field of the input view, also after its removal. */
    this.field = null;
    this.sizes = new ResizeObserver(() => this.measure());
    // In the capture phase, before a sheet handles the key.
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

  /** Moves focus from a removed input view to its field, without beginning to edit. */
  restoreFocus() {
    const current = document.activeElement;
    const isLost = !current || current === document.body || current.closest(".leaving");
    if (!isLost || !this.field?.element.isConnected) return;
    this.field.element.tabIndex = -1;
    this.field.element.focus({ preventScroll: true });
  }

  /** Sets the height that the content above keeps free, and keeps the field visible. */
  measure() {
    if (!this.container) return;
    document.documentElement.style.setProperty("--input-views-height", `${this.container.offsetHeight}px`);
    this.typing.keepInSight();
  }

  key(event) {
    if (event.key !== "Tab" || hasModifier(event)) return;
    const next = this.container?.isConnected ? this.next(event.shiftKey) : this.nextFromField(event.shiftKey);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  }

  /** Returns the next stop: the input view follows its field; null for the default order. */
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

  /**
   * Returns the next stop from a field to which focus returned: the next element, or the input
   * itself.
   */
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
