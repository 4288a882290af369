// Loads a few images at a time, and starts none while the user waits for the scene's answer: on a
// slow connection actions have priority. A fast connection gets more at a time.

/**
 * The number of images that are loaded at a time: initially and on a slow connection, and on a fast
 * one.
 */
const FEW = 2;
const MOST = 6;
/** The maximum duration of a load on a fast connection, in milliseconds. */
const FAST = 250;
/** The minimum duration of a load that does not come from the browser's cache, in milliseconds. */
const CACHED = 10;
/** The time for which an answer may delay images, in milliseconds. */
const PATIENCE = 1500;

export class PictureQueue {
  constructor(page, connection) {
    this.connection = connection;
    this.waiting = [];
    this.loading = new Set();
    /** Addresses that have been requested: the next time they come from the browser's cache. */
    this.requested = new Set();
    this.most = FEW;
    page.onPicture = (...picture) => this.waiting.push(picture);
    // Images of the first paint are being loaded already.
    for (const image of page.root.querySelectorAll("img")) if (!image.complete) this.watch(image);
  }

  /** Starts further loads: after each commit, and when an image has loaded. */
  next() {
    clearTimeout(this.timer);
    if (this.connection.isAwaiting && this.waiting.length) {
      this.timer = setTimeout(() => this.begin(), PATIENCE);
    } else {
      this.begin();
    }
  }

  begin() {
    while (this.waiting.length && this.loading.size < this.most) {
      const [image, name, value] = this.waiting.shift();
      // A row may have been removed before its turn.
      if (image.isConnected) this.load(image, name, value);
    }
  }

  load(image, name, value) {
    const done = this.watch(image, this.requested.has(value) ? undefined : performance.now());
    this.requested.add(value);
    image.setAttribute(name, value);
    if (image.complete) done();
  }

  /**
   * Counts an image as loading until it has loaded or timed out.
   * @param start the time of the request; undefined if it was requested before, or by the browser
   *   itself.
   * @returns a function that ends the count.
   */
  watch(image, start) {
    this.loading.add(image);
    const done = () => {
      clearTimeout(timer);
      if (!this.loading.delete(image)) return;
      // NaN without a start: then neither comparison is true.
      const took = performance.now() - start;
      if (took > FAST) this.most = FEW;
      else if (took > CACHED) this.most = Math.min(this.most + 1, MOST);
      this.next();
    };
    // An image that does not arrive delays the others only for a while.
    const timer = setTimeout(done, 4 * PATIENCE);
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    return done;
  }
}
