// A part of the client that few pages need: its script is loaded on demand.

/** The number of scripts that are being loaded; the body has a mark while there are any. */
let loading = 0;

function countLoading(change) {
  loading += change;
  document.body.toggleAttribute("data-loading", loading > 0);
}

export class LazyModule {
  /** Takes the script's file, and a function that creates the part from its exports. */
  constructor(file, make) {
    this.file = file;
    this.make = make;
    this.part = null;
    /** True if the script has an error: it is not requested again. */
    this.isBroken = false;
    /** The calls that wait for the part; null before it was requested. */
    this.waiting = null;
  }

  /** Loads the part, unless this was done before. */
  load() {
    if (this.part || this.waiting || this.isBroken) return;
    this.waiting = [];
    this.fetch();
  }

  /** Calls `act` with the part: immediately if it is loaded, or else afterwards. */
  use(act) {
    this.load();
    this.follow(act);
  }

  /** Calls `act` like `use`, but only if the part was requested. */
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

  /** Runs a call; an error does not prevent others. */
  run(act) {
    try {
      act(this.part);
    } catch (error) {
      reportError(error);
    }
  }

  /** Returns the script's exports; retries until it is loaded. */
  async script() {
    for (let tries = 0, wasThere = false; ; tries += 1) {
      // Browsers remember that a script failed: only another address is requested again.
      const address = new URL(tries ? `${this.file}?${tries}` : this.file, import.meta.url);
      try {
        return await import(address);
      } catch (error) {
        // Browsers do not report whether a script failed to load or has an error. It has an error
        // if it fails twice while its file is reachable: after the first failure the connection may
        // have just returned.
        const isThere = await fetch(address).then((answer) => answer.ok, () => false);
        if (isThere && wasThere) throw error;
        wasThere = isThere;
      }
      if (!wasThere) await new Promise((go) => setTimeout(go, Math.min(500 * 2 ** tries, 8000)));
    }
  }
}
