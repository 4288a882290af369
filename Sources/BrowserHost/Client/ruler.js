// The reader's own size of text, which no event tells of.

/** Calls back at once and whenever the browser's own setting has made text larger or smaller. */
export function watchTextSize(changed) {
  const ruler = document.createElement("div");
  ruler.style.cssText = "position: absolute; top: 0; width: 1rem; visibility: hidden";
  document.body.append(ruler);
  new ResizeObserver(changed).observe(ruler);
}
