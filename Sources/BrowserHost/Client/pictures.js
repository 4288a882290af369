// Views whose old picture gives way to the new one. The tree is final at once: a copy of what was seen
// lies over it, and fades.

export class Pictures {
  constructor(page) {
    this.page = page;
    this.copies = new Map();
  }

  /** Keeps the pictures of what the coming commit changes. */
  before(fades = []) {
    for (const [, , , ...nodes] of fades) {
      for (const id of nodes) {
        const element = this.page.node(id)?.element;
        if (element?.checkVisibility()) this.copies.set(id, copy(element));
      }
    }
  }

  after(fades = []) {
    for (const [duration, easing, isOver, ...nodes] of fades) {
      const timing = { duration, easing };
      for (const id of nodes) {
        const old = this.copies.get(id);
        const element = this.page.node(id)?.element;
        // What fills its place stays under the old picture; the rest comes to light as that goes.
        if (old && !isOver) element?.animate([{ opacity: 0 }, {}], timing);
        if (old) old.animate([{}, { opacity: 0 }], timing).onfinish = () => old.remove();
      }
    }
    this.copies.clear();
  }
}

/** A copy over an element, nothing but to be seen. */
function copy(element) {
  const old = element.cloneNode(true);
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
  old.style.cssText += ";position:absolute;grid-area:auto;margin:0;inset:auto;"
    + `left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
  old.classList.add("leaving");
  old.inert = true;
  for (const part of [old, ...old.querySelectorAll("[data-n]")]) part.removeAttribute("data-n");
  element.after(old);
  const inner = old.getElementsByTagName("*");
  element.querySelectorAll("*").forEach((part, index) => {
    if (part.scrollTop || part.scrollLeft) inner[index].scrollTo(part.scrollLeft, part.scrollTop);
  });
  return old;
}
