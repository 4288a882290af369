// Focus rings appear only for keys: after a pointer, a script that moves focus shows none.

import { hasModifier } from "./modifiers.js";

export function trackInputModality() {
  const { dataset } = document.documentElement;
  document.addEventListener("pointerdown", () => { dataset.pointed = ""; }, true);
  document.addEventListener("keydown", (event) => {
    if (movesFocus(event)) showRings();
  }, true);
}

/** Shows focus rings from now on, as after a key that moves focus. */
export function showRings() {
  delete document.documentElement.dataset.pointed;
}

/** Ignores keys in texts and modifiers, which do not indicate keyboard navigation. */
function movesFocus(event) {
  if (hasModifier(event) || event.key === "Shift") return false;
  return event.key === "Tab" || !event.target.closest?.("input, textarea");
}
