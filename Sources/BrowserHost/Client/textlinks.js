// Links in texts that are not editable, which the scene opens.

export class TextLinks {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    page.root.addEventListener("click", (event) => this.open(event));
    page.root.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.open(event);
    });
  }

  open(event) {
    const link = event.target.closest?.(".text-runs [data-link]");
    const node = link && this.page.nodeOf(link);
    if (!node || node.element.matches(".fixed")) return;
    event.preventDefault();
    this.send("link", node.id, link.dataset.link);
  }
}
