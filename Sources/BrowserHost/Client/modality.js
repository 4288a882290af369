// Sheets, alerts and menus: what is below them takes no part, focus stays in them and goes back after.

import { focusable, focusIn, stopsIn } from "./page.js";
import { isComposing } from "./typing.js";

const modal = (node) =>
  (node.element.classList.contains("sheet") && !node.element.classList.contains("undimmed"))
  || node.element.classList.contains("alert") || node.element.classList.contains("menu");

export class Modality {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.top = null;
    /** Where focus was when each modal came up: node to element. */
    this.origins = new Map();
    document.addEventListener("keydown", (event) => this.key(event));
  }

  after(focus) {
    const screens = this.page.window?.children ?? [];
    const top = screens.findLast(modal) ?? null;
    const topIndex = top ? screens.indexOf(top) : 0;
    screens.forEach((screen, index) => { screen.element.inert = index < topIndex; });
    if (top !== this.top) this.change(top);
    // A title may come after its sheet.
    if (top) this.nameAfterTitle(top);
    if (focus) this.focusNode(focus);
  }

  change(top) {
    const before = this.top;
    this.top = top;
    if (top && !this.origins.has(top.id)) {
      this.origins.set(top.id, document.activeElement);
      const panel = top.element.querySelector(".sheet-panel, .alert-panel, .menu-items");
      const preferred = panel?.querySelector(".alert-fields input")
        ?? top.element.querySelector(".alert-action.preferred") ?? panel;
      preferred?.focus({ preventScroll: true });
    }
    if (before && !this.page.node(before.id)) {
      const origin = this.origins.get(before.id);
      this.origins.delete(before.id);
      if (origin?.isConnected) origin.focus({ preventScroll: true });
    }
  }

  /** A sheet without a name of its own goes by the title of its first screen. */
  nameAfterTitle(node) {
    const panel = node.element.querySelector(".sheet-panel");
    const title = panel?.querySelector(".bar-title")?.textContent;
    if (title && !panel.hasAttribute("aria-label")) panel.setAttribute("aria-label", title);
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
    if (!this.top) return;
    event.preventDefault();
    const { id, element } = this.top;
    if (element.classList.contains("menu")) return this.send("dismiss", id);
    if (element.classList.contains("sheet")) {
      const active = document.activeElement;
      const start = element.contains(active) ? this.page.nodeOf(active).id : id;
      return this.send("escape", start, id);
    }
    this.top.element.querySelector(".alert-action[data-style=cancel]")?.click();
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
