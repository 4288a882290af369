// Pictures are loaded a few at a time, and none begins while a person waits for the scene's answer: on
// a slow line what they did goes first. A line that brings pictures quickly gets more of them.

/** Pictures that are on their way at a time: at first and on a slow line, and on a fast one. */
const FEW = 2;
const MOST = 6;
/** Milliseconds that a picture takes on a fast line, at most. */
const FAST = 250;
/** Milliseconds that a picture takes at least that is not in the browser's cache. */
const CACHED = 10;
/** Milliseconds that an answer may hold pictures up. */
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
    // Those of the first paint are on their way already.
    for (const image of page.root.querySelectorAll("img")) if (!image.complete) this.watch(image);
  }

  /** Begins what there is room for: after each commit, and when a picture has come. */
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
      // A row may have gone before its turn came.
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
   * Counts a picture as loading until it has come, or has taken too long.
   * @param start when it was requested; undefined where it was before, or by the browser itself.
   * @returns what ends that.
   */
  watch(image, start) {
    this.loading.add(image);
    const done = () => {
      clearTimeout(timer);
      if (!this.loading.delete(image)) return;
      // NaN without a start, and then neither.
      const took = performance.now() - start;
      if (took > FAST) this.most = FEW;
      else if (took > CACHED) this.most = Math.min(this.most + 1, MOST);
      this.next();
    };
    // A picture that does not arrive delays the others for a while only.
    const timer = setTimeout(done, 4 * PATIENCE);
    image.addEventListener("load", done, { once: true });
    image.addEventListener("error", done, { once: true });
    return done;
  }
}
