// Page controls: taps beside the current dot and arrow keys turn pages.

import { hasModifier } from "./modifiers.js";

export class Pages {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    page.root.addEventListener("click", (event) => this.click(event));
    page.root.addEventListener("keydown", (event) => this.key(event));
  }

  click(event) {
    const control = event.target.closest(".page-control");
    if (!control) return;
    const box = control.getBoundingClientRect();
    const isRight = event.clientX > box.left + box.width / 2;
    this.turn(control, isRight === isLeftToRight(control) ? 1 : -1);
  }

  key(event) {
    const control = event.target.closest?.(".page-control");
    if (!control || hasModifier(event)) return;
    const forward = isLeftToRight(control) ? 1 : -1;
    const step = {
      ArrowRight: forward, ArrowLeft: -forward, ArrowUp: 1, ArrowDown: -1,
      Home: -Infinity, End: Infinity,
    }[event.key];
    if (!step) return;
    event.preventDefault();
    this.turn(control, step);
  }

  turn(control, step) {
    const count = Number(control.getAttribute("aria-valuemax"));
    const current = Number(control.getAttribute("aria-valuenow"));
    const next = Math.min(count, Math.max(1, current + step));
    if (next === current || control.getAttribute("aria-disabled")) return;
    this.send("pick", this.page.nodeOf(control).id, next - 1);
  }
}

function isLeftToRight(element) {
  return getComputedStyle(element).direction === "ltr";
}
