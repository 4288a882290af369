// Pull to refresh.

const ENOUGH = 64;

export class Refresh {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.pull = null;
    const root = page.root;
    root.addEventListener("touchstart", (event) => this.start(event.target, event.touches[0]), { passive: true });
    // Not passive: pulled content must not scroll.
    root.addEventListener("touchmove", (event) => this.move(event, event.touches[0]), { passive: false });
    root.addEventListener("touchend", () => this.end());
    root.addEventListener("touchcancel", () => this.cancel());
    root.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button === 0) this.start(event.target, event);
    });
    addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") this.move(event, event);
    });
    addEventListener("pointerup", (event) => { if (event.pointerType === "mouse") this.end(); });
  }

  start(target, point) {
    // A scroll view that only scrolls horizontally, as a banner of pages, is pulled with the list
    // around it.
    let scroller = target.closest?.(".table, .scroll");
    while (scroller?.matches(".scroll") && scroller.scrollHeight - scroller.clientHeight < 1
      && !scroller.querySelector(":scope > .refresh-place > .refresh")) {
      scroller = scroller.parentElement.closest(".table, .scroll");
    }
    const control = scroller?.querySelector(":scope > .refresh-place > .refresh:not(.turning)");
    if (!control || scroller.scrollTop > 0 || target.closest("input, textarea, .cell-grip, .wheel-rows, .section-index")) return;
    const place = control.parentElement;
    this.pull = { control, place, x: point.clientX, y: point.clientY, distance: 0, isOn: false };
  }

  move(event, point) {
    const pull = this.pull;
    if (!pull) return;
    const down = point.clientY - pull.y;
    if (!pull.isOn) {
      if (down < -4 || Math.abs(point.clientX - pull.x) > Math.max(10, down)) this.pull = null;
      if (down < 10) return;
      pull.isOn = true;
      pull.place.classList.add("pulled");
    }
    if (event.cancelable) event.preventDefault();
    getSelection()?.removeAllRanges();
    pull.distance = 110 * Math.log1p(Math.max(0, down - 10) / 110);
    pull.place.style.setProperty("--pull", `${pull.distance}px`);
    pull.place.style.setProperty("--part", Math.min(1, pull.distance / ENOUGH));
  }

  /** True if the press that ends now was a pull, and therefore no tap. */
  get isPulling() {
    return this.pull?.isOn ?? false;
  }

  end() {
    const pull = this.pull;
    this.cancel();
    if (!pull?.isOn || pull.distance < ENOUGH) return;
    const node = this.page.nodeOf(pull.control);
    if (node) this.send("refresh", node.id);
  }

  cancel() {
    const place = this.pull?.place;
    this.pull = null;
    if (!place) return;
    place.classList.remove("pulled");
    place.style.removeProperty("--pull");
    place.style.removeProperty("--part");
  }
}
