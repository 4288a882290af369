// Rings around what has focus belong to keys: where a finger or a mouse was last, a script that moves
// focus draws none.

export function trackInputModality() {
  const { dataset } = document.documentElement;
  document.addEventListener("pointerdown", () => { dataset.pointed = ""; }, true);
  document.addEventListener("keydown", (event) => {
    if (movesFocus(event)) delete dataset.pointed;
  }, true);
}

/** Keys that type text and modifier keys do not move focus. */
function movesFocus(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || event.key === "Shift") return false;
  return event.key === "Tab" || !event.target.closest?.("input, textarea");
}
