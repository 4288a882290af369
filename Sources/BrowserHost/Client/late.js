// A part of the client that few pages need: its script is asked for where a page does.

export class Late {
  /** With the script's file, and what makes the part of what that exports. */
  constructor(file, make) {
    this.file = file;
    this.make = make;
    this.part = null;
    /** What the part is told as soon as it is there; null before it was asked for. */
    this.waiting = null;
  }

  /** Asks for the part, unless that was done. */
  load() {
    if (this.part || this.waiting) return;
    this.waiting = [];
    this.fetch(0);
  }

  /** Has the part do something: at once where it is there, or else when it has come. */
  use(act) {
    this.load();
    this.follow(act);
  }

  /** The same, but for a part that nobody has asked for. */
  follow(act) {
    if (this.part) act(this.part);
    else this.waiting?.push(act);
  }

  async fetch(tries) {
    // Browsers remember that a script failed: only another address is asked for again.
    const address = new URL(tries ? `${this.file}?${tries}` : this.file, import.meta.url);
    let module;
    try {
      module = await import(address);
    } catch {
      setTimeout(() => this.fetch(tries + 1), Math.min(500 * 2 ** tries, 8000));
      return;
    }
    this.part = this.make(module);
    for (const act of this.waiting) act(this.part);
    this.waiting = null;
  }
}
