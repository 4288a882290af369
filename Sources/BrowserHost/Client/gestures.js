// Touch, mouse and key gestures on controls, screens and sheets.

import { EdgeSwipe } from "./edge.js";
import { SheetDrag, step } from "./sheets.js";
import { towardsEnd } from "./transitions.js";
import { hasModifier } from "./modifiers.js";

const EDGE = 24;

export class Gestures {
  constructor(page, send, transitions, swipes, refresh, reorder, steppers) {
    this.swipes = swipes;
    this.steppers = steppers;
    this.refresh = refresh;
    this.reorder = reorder;
    this.page = page;
    this.send = send;
    this.transitions = transitions;
    this.drag = null;
  }

  start() {
    const root = this.page.root;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.drag?.move(event));
    addEventListener("pointerup", (event) => this.end(event, true));
    addEventListener("pointercancel", (event) => this.end(event, false));
    // A listener makes touch screens show presses immediately.
    root.addEventListener("touchstart", () => {}, { passive: true });
    // A finger that moves a sheet must not scroll its content.
    root.addEventListener("touchmove", (event) => {
      if (event.cancelable && this.drag?.takes?.(event.touches[0])) event.preventDefault();
    }, { passive: false });
  }

  noteSheet(node, [style, isDismissable, detents, , undimmed, height, ...heights]) {
    node.state.sheet = { style, isDismissable: isDismissable === 1, detents, undimmed, height, heights };
  }

  // Taps

  click(event) {
    if (this.wasDragged || (event.detail > 0 && this.wasSwallowed)) return;
    // A quiet row has no button that fills it: a tap outside of its controls hits the row.
    const target = event.target.closest('button, .dim, .cell[data-row~="quiet"]')
      ?? rowButton(event.target);
    if (target?.classList.contains("cell") && event.target !== target) return;
    const node = target && this.page.nodeOf(target);
    if (!node || target.disabled) return;
    const { classList } = target;
    if (classList.contains("cell-action")) return this.swipes.chosen(node, target);
    if (classList.contains("cell-more")) return this.reveal(target);
    if (classList.contains("cell-grip")) return this.reorder.use((part) => part.pressed(event, target));
    if (classList.contains("cell-control")) return this.send("control", node.id);
    if (classList.contains("field-clear")) return this.clear(node, target);
    if (classList.contains("refresh-button")) return this.send("refresh", node.id);
    if (classList.contains("switch")) return this.flip(node, target);
    if (event.detail > 0 && this.steppers.part?.tookHold(target)) return;
    if (classList.contains("grabber")) return step(node, 0, this.send);
    // Keys and assistive technology click without a pointer.
    if (event.detail === 0 && !classList.contains("cell-detail") && !classList.contains("dim")) {
      return this.send("assist", node.id, 0);
    }
    if (classList.contains("cell-hit") || classList.contains("cell")) return this.send("row", node.id);
    if (target.classList.contains("cell-detail")) return this.send("detail", node.id);
    if (target.classList.contains("dim")) return this.besides(node, event);
    this.send("tap", node.id);
  }

  /** Moves a sheet by arrows on its grabber, as a swipe up or down does in VoiceOver. */
  key(event) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const grabber = event.target.closest?.(".grabber");
    if (!direction || !grabber || hasModifier(event)) return;
    event.preventDefault();
    step(this.page.nodeOf(grabber), direction, this.send);
  }

  reveal(button) {
    const cell = button.closest(".cell, .item");
    this.swipes.ask(cell, this.swipes.offerOf(cell).trailing ? 1 : 0);
  }

  clear(node, button) {
    this.send("clear", node.id);
    button.parentElement.querySelector(".field-input").focus();
  }

  /** Toggles a switch immediately; the scene reverts it if it must not change. */
  flip(node, element) {
    const isOn = element.getAttribute("aria-checked") !== "true";
    element.setAttribute("aria-checked", String(isOn));
    this.send("on", node.id, isOn);
  }

  /** Handles a click beside a sheet or a menu, or beside an action sheet, which cancels it. */
  besides(node, event) {
    // A finger that opened the menu, and is lifted now, did not press there.
    const isOfPress = event.detail > 0 && this.pressed?.isConnected;
    if (isOfPress && !node.element.contains(this.pressed)) return;
    const isLeft = ["sheet", "menu"].some((name) => node.element.classList.contains(name));
    if (isLeft) return this.send("dismiss", node.id);
    if (node.element.dataset.style !== "actionSheet") return;
    node.element.querySelector(".alert-action[data-style=cancel]")?.click();
  }

  // Drags

  down(event) {
    this.wasDragged = false;
    this.pressed = event.target;
    if (event.button !== 0 || this.drag || event.target.closest(".wheel-rows, .slider-range, .section-index")) return;
    this.steppers.part?.pressed(event);
    this.drag = this.swipes.openDrag(event, this);
    this.wasSwallowed = this.drag ? this.drag.isOfRow : this.swipes.pressed(event);
    if (this.drag || this.wasSwallowed) return;
    const grip = event.target.closest(".cell-grip");
    if (grip) {
      this.drag = this.reorder.part?.drag(event, grip, this) ?? null;
      return;
    }
    const sheet = event.target.closest(".sheet-panel");
    const page = this.topPage(sheet ?? this.page.root, event);
    if (page) this.drag = new EdgeSwipe(event, page, this);
    else this.drag = this.swipes.drag(event, this);
    if (!this.drag && sheet) this.startSheetDrag(event, sheet);
  }

  /** True while a swipe from the leading edge moves a page, which the browser must not end. */
  get movesPage() {
    return this.drag instanceof EdgeSwipe && this.drag.hasMoved;
  }

  /** Returns the page that a swipe from the leading edge would pop. */
  topPage(area, event) {
    const navigation = event.target.closest(".navigation");
    if (!navigation || !area.contains(navigation)) return null;
    // In two columns the swipe belongs to the secondary one.
    if (event.target.closest(".primary-column:not(:only-child)")) return null;
    const box = navigation.getBoundingClientRect();
    const distance = towardsEnd() > 0 ? event.clientX - box.left : box.right - event.clientX;
    if (distance > EDGE) return null;
    const pages = [...navigation.querySelectorAll(":scope > .page:not(.leaving)")];
    const top = pages.at(-1);
    const hasBack = top?.querySelector(":scope > .bar .bar-button[data-style=back]");
    if (!hasBack) return null;
    // The first page of a stack that is itself a page leaves with it.
    const whole = pages.length === 1 ? navigation.closest(".page") : null;
    return { top: whole ?? top, width: box.width };
  }

  startSheetDrag(event, panel) {
    const node = this.page.nodeOf(panel);
    if (!node?.state.sheet || node.state.sheet.style > 1) return;
    const text = event.target.closest(".text-view > *");
    const scroller = text?.scrollHeight > text?.clientHeight ? text : event.target.closest(".table, .scroll");
    if (scroller && panel.contains(scroller) && scroller.scrollTop > 0) return;
    const isControl = event.target.closest("button:not(.grabber), input, textarea");
    if (event.pointerType === "mouse" && isControl) return;
    this.drag = new SheetDrag(event, panel, node, this, Boolean(scroller));
  }

  end(event, wasLifted) {
    if (this.refresh.isPulling) this.endsWithoutClick();
    if (!this.drag || event.pointerId !== this.drag.id) return;
    const drag = this.drag;
    this.drag = null;
    // The click that ends a drag is ignored; later ones are not.
    if (drag.hasMoved) this.endsWithoutClick();
    drag.end(event, wasLifted);
  }

  endsWithoutClick() {
    this.wasDragged = true;
    setTimeout(() => { this.wasDragged = false; }, 0);
  }
}

/** Returns the button of a row for a view that handles touches and therefore covers that button. */
function rowButton(element) {
  const row = element.closest("[data-pointers]")?.closest(".cell, .item");
  const button = row?.querySelector(":scope > .cell-hit");
  return button && getComputedStyle(button).display !== "none" ? button : null;
}
