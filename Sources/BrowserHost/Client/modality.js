// Sheets, alerts and menus: the content below is inert, focus stays in them and returns afterwards.

import { focusable, focusIn, stopsIn } from "./page.js";
import { goTo, placeOf } from "./focus.js";
import { isComposing } from "./typing.js";

const isInFront = (node) => node.element.matches(".sheet, .alert, .menu");
const isModal = (node) => isInFront(node) && !node.element.classList.contains("undimmed");

export class Modality {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The front one of all, and of those that make the content below inert. */
    this.front = null;
    this.top = null;
    /** The focused element when each one appeared. */
    this.origins = new Map();
    document.addEventListener("keydown", (event) => this.key(event));
  }

  after(focus) {
    // A sheet, an alert or a menu in a window also covers the windows behind.
    const screens = this.page.windows.flatMap((window) => window.children);
    const front = screens.findLast(isInFront) ?? null;
    const top = screens.findLast(isModal) ?? null;
    const topIndex = top ? screens.indexOf(top) : 0;
    screens.forEach((screen, index) => { screen.element.inert = index < topIndex; });
    if (front !== this.front) this.change(front);
    // It now covers the focused element.
    else if (top && top !== this.top && !top.element.contains(document.activeElement)) enter(top);
    this.top = top;
    // A title may arrive after its sheet.
    if (front) this.nameAfterTitle(front);
    if (focus) this.focusNode(focus);
  }

  change(front) {
    const before = this.front;
    this.front = front;
    const isGone = before && !this.page.node(before.id);
    const isNew = front && !this.origins.has(front.id);
    if (isNew) {
      // What takes the place of another one returns the focus to where that one would.
      const origin = isGone ? this.origins.get(before.id) : null;
      this.origins.set(front.id, origin ?? placeOf(this.page, document.activeElement));
      // A user who types in a field that stays reachable continues to type.
      const isWriting = document.activeElement?.classList.contains("field-input");
      if (isModal(front) || !isWriting) enter(front);
    }
    if (isGone) {
      const origin = this.origins.get(before.id);
      this.origins.delete(before.id);
      const active = document.activeElement;
      const wentOn = !isModal(before) && active !== document.body && !before.element.contains(active);
      if (origin && !wentOn && !isNew) goTo(this.page, origin);
    }
  }

  /** Names a sheet by the current title of its screen, unless it has a name of its own. */
  nameAfterTitle({ element, state }) {
    const panel = element.querySelector(".sheet-panel");
    const title = panel?.querySelector(".page:not(.leaving) .bar-title")?.textContent;
    const name = panel?.getAttribute("aria-label");
    if (!title || title === name || (name && name !== state.titleName)) return;
    state.titleName = title;
    panel.setAttribute("aria-label", title);
  }

  focusNode(id) {
    const element = this.page.node(id)?.element;
    if (!element) return;
    if (!element.querySelector(focusable) && !element.matches(focusable)) element.tabIndex = -1;
    focusIn(element);
  }

  // Keys

  key(event) {
    if (isComposing(event)) return;
    if (event.key === "Escape") this.escape(event);
    if (event.key === "Tab" && this.top) this.trap(event);
  }

  escape(event) {
    // The content behind an undimmed sheet handles Escape itself.
    const isBehind = this.front !== this.top && event.target !== document.body
      && !this.front?.element.contains(event.target);
    const front = isBehind ? this.top : this.front;
    if (!front) return;
    event.preventDefault();
    const { id, element } = front;
    if (element.classList.contains("menu")) return this.send("dismiss", id);
    if (element.classList.contains("sheet")) {
      const active = document.activeElement;
      const start = element.contains(active) ? this.page.nodeOf(active).id : id;
      return this.send("escape", start, id);
    }
    element.querySelector(".alert-action[data-style=cancel]")?.click();
  }

  trap(event) {
    const panel = this.top.element.querySelector(".sheet-panel, .alert-panel, .menu-panel");
    const stops = stopsIn(panel);
    if (!stops.length) return event.preventDefault();
    const first = stops[0];
    const last = stops.at(-1);
    const current = document.activeElement;
    const isOutside = !panel.contains(current) || current === panel;
    if (event.shiftKey && (current === first || isOutside)) {
      event.preventDefault();
      last.focus();
    } else if (!event.shiftKey && (current === last || isOutside)) {
      event.preventDefault();
      first.focus();
    }
  }
}

/** Moves focus into an element that has appeared. */
function enter({ element }) {
  const panel = element.querySelector(".sheet-panel, .alert-panel, .menu-items");
  const preferred = panel?.querySelector(".alert-fields input")
    ?? element.querySelector(".alert-action.preferred") ?? panel;
  preferred?.focus({ preventScroll: true });
}
