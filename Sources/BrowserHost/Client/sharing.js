// Passing things on: the browser's own way where it has one, and the clipboard.

export class Sharing {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    this.known = new WeakSet();
  }

  /** Hands new offers to the browser; where it takes none, the scene's own stays. */
  after() {
    for (const element of this.page.root.querySelectorAll(".alert.shares:not(.leaving)")) {
      if (this.known.has(element)) continue;
      this.known.add(element);
      this.offer(element);
    }
  }

  offer(element) {
    const { text, url } = element.dataset;
    const data = { ...(text && { text }), ...(url && { url }) };
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

  /** Puts a text on the clipboard, as far as the browser lets a page do so. */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyBySelection(text);
    }
  }
}

/** Without a secure connection there is no clipboard to write to, only this. */
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
