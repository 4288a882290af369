// Sharing: by the browser's share sheet if it has one, and by the clipboard.

export class Sharing {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.known = new WeakSet();
  }

  /** Passes new share sheets to the browser; if it supports none, the scene's own stays. */
  after() {
    for (const element of this.page.root.querySelectorAll(".alert.shares:not(.leaving)")) {
      if (this.known.has(element)) continue;
      this.known.add(element);
      this.offer(element);
    }
  }

  offer(element) {
    const { subject, text, url } = element.dataset;
    const data = { ...(subject && { title: subject }), ...(text && { text }), ...(url && { url }) };
    if (!navigator.share || !(navigator.canShare?.(data) ?? true)) return;
    const node = this.page.nodeOf(element);
    element.classList.add("handed-over");
    navigator.share(data).then(
      () => this.send("shared", node.id, true),
      (error) => {
        if (error.name === "AbortError") this.send("shared", node.id, false);
        else element.classList.remove("handed-over");
      },
    );
  }

  /** Copies a text to the clipboard, as far as the browser allows it. */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyBySelection(text);
    }
  }
}

/** Copies by a selection, since insecure pages have no clipboard API. */
function copyBySelection(text) {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "visually-hidden";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  focused?.focus({ preventScroll: true });
}
