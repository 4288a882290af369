// Outlines: the arrow towards the trailing edge expands an item, the other one collapses it.

import { towardsEnd } from "./transitions.js";
import { hasModifier } from "./modifiers.js";

export class Outlines {
  constructor(page) {
    // In the capture phase, before arrows reveal actions or move to another item.
    page.root.addEventListener("keydown", (event) => this.key(event), { capture: true });
  }

  key(event) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way || hasModifier(event)) return;
    const item = event.target.closest?.(".cell-hit")?.closest(".item");
    const hinge = item?.querySelector("[aria-expanded]:not([aria-haspopup])");
    const opens = way * towardsEnd() > 0;
    if (!hinge || opens === (hinge.ariaExpanded === "true")) return;
    event.preventDefault();
    event.stopPropagation();
    hinge.click();
  }
}
