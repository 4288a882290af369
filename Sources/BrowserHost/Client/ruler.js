// The user's text size, for which there is no event.

/** Calls back immediately, and after each change of the browser's text size. */
export function watchTextSize(changed) {
  const ruler = document.createElement("div");
  ruler.style.cssText = "position: absolute; top: 0; width: 1rem; visibility: hidden";
  document.body.append(ruler);
  new ResizeObserver(changed).observe(ruler);
}
