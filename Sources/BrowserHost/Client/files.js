// Files that the user chooses for the app, by the browser's chooser, or saves as downloads.

/** The length of the parts in which files are sent, in bytes. */
const PART = 262144;

export class Files {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    /** The addresses of the transfers whose chooser has opened by itself. */
    this.offered = new Set();
    /** The running upload: its address, and what ends it. */
    this.upload = null;
    page.root.addEventListener("click", (event) => {
      const button = event.target.closest("[data-files]");
      if (button && !button.disabled && !page.root.inert) this.begin(button);
    });
    this.after();
  }

  /**
   * Opens the chooser of a new picker if the browser still counts the tap that has presented it, and
   * ends the upload of a picker that is gone.
   */
  after() {
    // A sheet that leaves stays until its animation ends.
    const buttons = [...this.page.root.querySelectorAll("[data-files]")]
      .filter((button) => !button.closest(".leaving"));
    for (const button of buttons) {
      const { files, saves } = button.dataset;
      if (this.offered.has(files)) continue;
      this.offered.add(files);
      if (!saves && navigator.userActivation?.isActive) this.choose(button, { isFirst: true });
    }
    const { upload } = this;
    if (upload && !buttons.some((button) => button.dataset.files === upload.address)) {
      upload.controller.abort();
    }
  }

  begin(button) {
    if (button.dataset.saves) this.save(button);
    else this.choose(button, { isFirst: false });
  }

  report(button, what) {
    const node = this.page.nodeOf(button);
    if (node) this.send("files", node.id, button.dataset.files.split("/").pop(), what);
  }

  /** Opens the chooser. Closing it ends the picker if it has opened by itself. */
  choose(button, { isFirst }) {
    const { accept, multiple, capture } = button.dataset;
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = multiple !== undefined;
    if (capture) input.setAttribute("capture", capture);
    input.addEventListener("change", () => this.transmit(button, [...input.files]));
    if (isFirst) input.addEventListener("cancel", () => this.report(button, "cancelled"));
    input.click();
  }

  /** Sends files, one after the other. */
  async transmit(button, files) {
    if (files.length === 0) return;
    const address = button.dataset.files;
    const controller = new AbortController();
    this.upload?.controller.abort();
    this.upload = { address, controller };
    const total = files.reduce((sum, file) => sum + file.size, 0);
    try {
      for (const [index, file] of files.entries()) {
        let offset = 0;
        do {
          const part = file.slice(offset, offset + PART);
          const numbers = { file: index, count: files.length, offset, size: file.size, total };
          const answer = await fetch(`${address}?${new URLSearchParams(numbers)}`, {
            method: "POST",
            headers: {
              "Content-Type": file.type || "application/octet-stream",
              "X-File-Name": encodeURIComponent(file.name.slice(-200)),
            },
            body: part,
            signal: controller.signal,
          });
          // The scene shows why files are refused.
          if (answer.status === 422) return;
          if (!answer.ok) throw new Error(`The upload ended with ${answer.status}.`);
          offset += part.size;
        } while (offset < file.size);
      }
    } catch (error) {
      if (error.name === "AbortError") fetch(address, { method: "DELETE" }).catch(() => {});
      else this.report(button, "interrupted");
    } finally {
      if (this.upload?.controller === controller) this.upload = null;
    }
  }

  /** Downloads all files. */
  save(button) {
    const { files, saves } = button.dataset;
    for (let index = 0; index < Number(saves); index += 1) {
      const link = document.createElement("a");
      link.href = `${files}/${index}`;
      link.download = "";
      document.body.append(link);
      link.click();
      link.remove();
    }
    this.report(button, "saved");
  }
}
