// A part of the client that few pages need: its script is asked for where a page does.

/** How many scripts have been asked for and have not come; the body shows whether there are any. */
let loading = 0;

function countLoading(change) {
  loading += change;
  document.body.toggleAttribute("data-loading", loading > 0);
}

export class LazyModule {
  /** With the script's file, and what makes the part of what that exports. */
  constructor(file, make) {
    this.file = file;
    this.make = make;
    this.part = null;
    /** Whether the script has a fault: it is asked for no more. */
    this.isBroken = false;
    /** Actions for the part once it has loaded; null before it was asked for. */
    this.waiting = null;
  }

  /** Asks for the part, unless that was done. */
  load() {
    if (this.part || this.waiting || this.isBroken) return;
    this.waiting = [];
    this.fetch();
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

  async fetch() {
    countLoading(1);
    try {
      this.part = this.make(await this.script());
      this.waiting.forEach((act) => this.run(act));
    } catch (error) {
      this.isBroken = true;
      console.error(`The script ${this.file} has a fault.`, error);
    }
    this.waiting = null;
    countLoading(-1);
  }

  /** What fails keeps nothing else from being done. */
  run(act) {
    try {
      act(this.part);
    } catch (error) {
      reportError(error);
    }
  }

  /** What the script exports; waits for it as long as it does not come. */
  async script() {
    for (let tries = 0, wasThere = false; ; tries += 1) {
      // Browsers remember that a script failed: only another address is asked for again.
      const address = new URL(tries ? `${this.file}?${tries}` : this.file, import.meta.url);
      try {
        return await import(address);
      } catch (error) {
        // Whether it did not come or has a fault, browsers do not say: what fails while it can be
        // had, twice so that the line was not just mended, has one.
        const isThere = await fetch(address).then((answer) => answer.ok, () => false);
        if (isThere && wasThere) throw error;
        wasThere = isThere;
      }
      if (!wasThere) await new Promise((go) => setTimeout(go, Math.min(500 * 2 ** tries, 8000)));
    }
  }
}
