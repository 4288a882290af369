// The browser's history, which follows the scene: a push adds an entry, a pop removes it, and the
// browser's own back and forward ask the scene.
//
// Every entry contains its depth. Entries exist for depths from `base` on: a page that was opened
// deep in an app has none for the screens below.

const PATIENCE = 1500;

export class History {
  constructor(send) {
    this.send = send;
    this.app = `/${document.body.dataset.app}`;
    this.wanted = null;
    /** The number of own steps whose `popstate` is still to come. */
    this.ownSteps = 0;
    const state = history.state;
    this.depth = state?.depth ?? Number(document.body.dataset.depth);
    this.base = state?.base ?? this.depth;
    this.replace();
    history.scrollRestoration = "manual";
    addEventListener("popstate", (event) => this.moved(event.state));
  }

  /** Follows the scene's address. */
  follow([path, depth, title]) {
    document.title = title || document.body.dataset.name;
    this.wanted = { path, depth };
    clearTimeout(this.timer);
    if (this.ownSteps === 0) this.settle();
  }

  /** Adapts the history to the scene's depth. */
  settle() {
    if (!this.wanted) return;
    const { depth } = this.wanted;
    if (depth > this.depth) return this.pushTo(depth);
    if (depth < this.depth && depth >= this.base) return this.go(depth - this.depth);
    if (depth < this.base) this.base = depth;
    this.depth = depth;
    this.replace();
  }

  pushTo(depth) {
    while (this.depth < depth) {
      this.depth += 1;
      history.pushState(this.state(), "", this.url());
    }
  }

  replace() {
    history.replaceState(this.state(), "", this.url());
  }

  state() {
    return { depth: this.depth, base: this.base };
  }

  url() {
    const path = this.wanted?.path;
    if (path === null || path === undefined) return location.href;
    return this.app + (path === "/" ? "" : path);
  }

  go(steps) {
    this.ownSteps += 1;
    history.go(steps);
    clearTimeout(this.lost);
    this.lost = setTimeout(() => this.stay(), PATIENCE);
  }

  /** Takes the current entry for that of the scene, since a step had no effect. */
  stay() {
    if (this.ownSteps === 0) return;
    this.ownSteps = 0;
    this.depth = this.wanted.depth;
    this.base = Math.min(this.base, this.depth);
    this.replace();
  }

  moved(state) {
    // An entry that is not ours: the user edited the address.
    if (state === null) return this.replace();
    const before = this.depth;
    this.depth = state.depth;
    if (this.ownSteps > 0) {
      this.ownSteps -= 1;
      if (this.ownSteps === 0) this.settle();
      return;
    }
    this.ask(state.depth, before);
  }

  /** Passes the user's back or forward to the scene, which may refuse. */
  ask(depth, before) {
    const asked = depth < before
      ? this.send("back", depth)
      : this.send("open", (location.pathname.slice(this.app.length) || "/") + location.search);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), asked ? PATIENCE : 0);
  }
}
