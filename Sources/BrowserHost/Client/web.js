// Web views: tells how large their pages are, and which links are tapped in them.

export class WebPages {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** What was told of each frame's document. */
    this.told = new WeakMap();
    this.sizes = new ResizeObserver((entries) => {
      for (const entry of entries) this.measure(entry.target.ownerDocument);
    });
    // Loads do not bubble, but can be caught on their way down.
    page.root.addEventListener("load", (event) => this.watch(event.target), true);
  }

  get frames() {
    return this.page.root.querySelectorAll(".web[data-revision] > .web-page");
  }

  /** Says all sizes again: to a scene that has not heard them. */
  tell() {
    for (const frame of this.frames) {
      this.told.delete(frame.contentDocument ?? frame);
      this.watch(frame);
    }
  }

  watch(frame) {
    const document = frame.classList?.contains("web-page") ? frame.contentDocument : null;
    if (!document || document.URL === "about:blank" || document.readyState !== "complete") return;
    if (!this.told.has(document)) {
      this.told.set(document, "");
      document.addEventListener("click", (event) => this.clicked(frame, event));
      this.sizes.observe(document.documentElement);
    }
    this.measure(document);
  }

  measure(document) {
    const frame = document.defaultView?.frameElement;
    const node = frame && this.page.nodeOf(frame);
    if (!node) return;
    const box = document.documentElement.getBoundingClientRect();
    const size = [Math.ceil(box.width), Math.ceil(box.height)];
    if (this.told.get(document) === `${size}`) return;
    this.told.set(document, `${size}`);
    this.send("page", node.id, Number(node.element.dataset.revision), ...size);
  }

  clicked(frame, event) {
    const link = event.target.closest?.("a[href]");
    if (!link || event.button !== 0) return;
    event.preventDefault();
    const isInPage = link.getAttribute("href").startsWith("#");
    if (isInPage) {
      const place = frame.contentDocument.getElementById(decodeURIComponent(link.hash.slice(1)));
      place?.scrollIntoView({ block: "start" });
    } else {
      const node = this.page.nodeOf(frame);
      if (node) this.send("link", node.id, link.href);
    }
  }
}
