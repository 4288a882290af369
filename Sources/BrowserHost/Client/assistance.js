// Accessibility settings of an app for parts of a screen: modal views, the order of elements, and
// adjustable values.

import { focusable, stopsIn } from "./page.js";
import { hasModifier } from "./modifiers.js";

const ACTIVATE = 0, INCREMENT = 1, DECREMENT = 2;
const KEYS = { Enter: ACTIVATE, " ": ACTIVATE };
const STEPS = { ArrowUp: INCREMENT, ArrowDown: DECREMENT, ArrowRight: INCREMENT, ArrowLeft: DECREMENT };

export class Assistance {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The elements that are currently hidden from screen readers. */
    this.hidden = new Set();
    this.ordered = new Set();
    /** The elements that are focusable because they are adjusted or activated. */
    this.stops = new Set();
    // In the capture phase, before a sheet handles the key.
    document.addEventListener("keydown", (event) => this.key(event), { capture: true });
    document.addEventListener("click", (event) => this.click(event));
  }

  after() {
    const hidden = new Set(this.all("[data-hides]"));
    const modals = [...this.all("[data-modal]")].filter(isShown);
    // Among sibling modal views the one in front wins.
    const fronts = new Map(modals.map((modal) => [modal.parentElement, modal]));
    for (const [parent, front] of fronts) {
      for (const child of parent.children) if (child !== front) hidden.add(child);
    }
    for (const container of this.all("[data-order]")) this.order(container, hidden);
    for (const container of this.ordered) if (!("order" in container.dataset)) this.unorder(container);
    for (const element of this.hidden) if (!hidden.has(element)) show(element);
    for (const element of hidden) hide(element);
    this.hidden = hidden;
    this.stop();
  }

  all(selector) {
    return this.page.root.querySelectorAll(selector);
  }

  /** Returns the accessibility elements of a container, in order. */
  elementsOf(container) {
    const ids = container.dataset.order.split(" ").filter(Boolean);
    return ids.map((id) => this.page.node(Number(id))?.element).filter((e) => e && container.contains(e));
  }

  order(container, hidden) {
    const node = this.page.nodeOf(container);
    // An element that only animates out no longer belongs to the scene.
    if (node?.element !== container) return;
    const elements = this.elementsOf(container);
    for (const element of elements) element.id ||= `read-${element.dataset.n}`;
    container.setAttribute("aria-owns", elements.map(({ id }) => id).join(" "));
    this.ordered.add(container);
    const leaveOut = (child) => {
      if (elements.includes(child)) return;
      if (elements.some((element) => child.contains(element))) [...child.children].forEach(leaveOut);
      else hidden.add(child);
    };
    // The buttons of a row that are not the app's views remain.
    for (const { element } of node.children) leaveOut(element);
  }

  unorder(container) {
    this.ordered.delete(container);
    container.removeAttribute("aria-owns");
  }

  /**
   * Makes adjustable and activatable elements focusable; a slider exposes its text, not a number.
   */
  stop() {
    const stops = new Set(this.all("[data-adjusts], [data-activates]"));
    for (const element of this.stops) {
      if (stops.has(element)) continue;
      for (const name of ["aria-valuenow", "aria-valuetext"]) element.removeAttribute(name);
      if (!element.dataset.menu && !element.matches("button")) element.removeAttribute("tabindex");
    }
    for (const element of stops) {
      if (!("tab" in element.dataset)) element.tabIndex = 0;
      if (!("adjusts" in element.dataset)) continue;
      element.setAttribute("aria-valuenow", "0");
      element.setAttribute("aria-valuetext", element.dataset.adjusts);
    }
    this.stops = stops;
  }

  /** Handles an activation by a screen reader or a script. */
  click(event) {
    const element = event.detail === 0 ? event.target.closest?.("[data-activates]") : null;
    if (element === event.target) this.send("assist", this.page.nodeOf(element).id, ACTIVATE);
  }

  key(event) {
    if (hasModifier(event)) return;
    if (event.key === "Tab") return this.tab(event);
    const { target, key } = event;
    const adjusts = target.dataset && "adjusts" in target.dataset;
    const activates = target.dataset && "activates" in target.dataset;
    const asked = adjusts ? stepOf(target, key) : activates ? KEYS[key] : undefined;
    if (asked === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.send("assist", this.page.nodeOf(target).id, asked);
  }

  /** Moves focus to the next element in the order of its container. */
  tab(event) {
    const containers = [...this.all("[data-order]")];
    if (!containers.length) return;
    let stops = stopsIn(this.page.root);
    for (const container of containers) {
      const own = this.elementsOf(container)
        .flatMap((element) => stops.filter((stop) => element.contains(stop)));
      if (!own.length) continue;
      // All elements of the container follow each other at the place of the first one.
      const first = stops.findIndex((stop) => own.includes(stop));
      const rest = stops.filter((stop) => !own.includes(stop));
      stops = [...rest.slice(0, first), ...own, ...rest.slice(first)];
    }
    const active = document.activeElement;
    const next = stops[stops.indexOf(active) + (event.shiftKey ? -1 : 1)];
    if (!stops.includes(active) || !next) return;
    if (!containers.some((container) => container.contains(next) || container.contains(active))) return;
    next.focus();
    // An element that takes no focus is left to the browser.
    if (document.activeElement !== next) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function stepOf(element, key) {
  const step = STEPS[key];
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  const isTurned = isAcross && getComputedStyle(element).direction === "rtl";
  return isTurned ? INCREMENT + DECREMENT - step : step;
}

/** Returns true if the scene shows an element, which may be about to fade in. */
function isShown(element) {
  for (let at = element; at; at = at.parentElement) {
    if (at.style.opacity && Number(at.style.opacity) < 0.01) return false;
  }
  return element.checkVisibility({ visibilityProperty: true });
}

/** Hides an element from screen readers and from keys, but not from touches. */
function hide(element) {
  const own = element.getAttribute("aria-hidden");
  // If the scene hides it, only the scene shows it again.
  if (!("hides" in element.dataset) && (!("unread" in element.dataset) || own !== "true")) {
    element.dataset.unread = own ?? "";
    element.setAttribute("aria-hidden", "true");
  }
  const stops = [...element.querySelectorAll(focusable)];
  for (const stop of element.matches(focusable) ? [element, ...stops] : stops) {
    if ("tab" in stop.dataset) continue;
    stop.dataset.tab = stop.getAttribute("tabindex") ?? "";
    stop.tabIndex = -1;
  }
}

function show(element) {
  const { unread } = element.dataset;
  delete element.dataset.unread;
  if (unread !== undefined) restore(element, "aria-hidden", unread);
  for (const stop of [element, ...element.querySelectorAll("[data-tab]")]) {
    const { tab } = stop.dataset;
    delete stop.dataset.tab;
    if (tab !== undefined) restore(stop, "tabindex", tab);
  }
}

function restore(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
