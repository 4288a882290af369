// The browser's history, which follows the scene: a push adds an entry, a pop removes it, and the
// browser's own back and forward ask the scene.
//
// Another tab, or another row of the primary column, is another *place*, which adds an entry as well,
// as links of other web pages do. Back and forward between places open the address of the entry.
//
// Every entry contains its place and its depth. In a place, entries exist for depths from `base` on:
// a page that was opened deep in an app has none for the screens below.

const PATIENCE = 1500;
const OTHER_TAB = '.tab-item:not([aria-selected="true"])';
/** Content of the primary column, whose bars and swipe actions choose nothing. */
const PRIMARY = ".split > .primary-column :is(.table, .scroll)";
const ACTIONS = ".cell-actions";

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
    this.place = state?.place ?? 0;
    /** The path of an entry in another place that the scene was asked to open, and until when. */
    this.opening = null;
    /** What the user has tapped and until when a changed path is its place; null for nothing. */
    this.choice = null;
    this.replace();
    history.scrollRestoration = "manual";
    addEventListener("popstate", (event) => this.moved(event.state));
    addEventListener("click", ({ target }) => this.clicked(target), { capture: true });
  }

  /** Notes that the user chooses a place. */
  clicked(target) {
    const isTab = Boolean(target.closest?.(OTHER_TAB));
    const isRow = Boolean(target.closest?.(PRIMARY)) && !target.closest(ACTIONS);
    this.choice = isTab || isRow ? { isTab, end: performance.now() + PATIENCE } : null;
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
    const { path, depth } = this.wanted;
    if (performance.now() < this.opening?.end) return this.adopt(path, depth);
    if (this.isChosen(path, depth)) return this.pushPlace(depth);
    if (depth > this.depth) return this.pushTo(depth);
    if (depth < this.depth && depth >= this.base) return this.go(depth - this.depth);
    if (depth < this.base) this.base = depth;
    this.depth = depth;
    this.replace();
  }

  /** Returns true if the path is a place that the user has just chosen. */
  isChosen(path, depth) {
    if (!path || !(performance.now() < this.choice?.end)) return false;
    // A row that pushes a screen stays in its place.
    const isPush = depth > this.depth && !this.choice.isTab;
    return !isPush && this.url() !== location.pathname + location.search;
  }

  pushPlace(depth) {
    this.choice = null;
    this.place += 1;
    this.depth = depth;
    this.base = depth;
    history.pushState(this.state(), "", this.url());
  }

  /** Makes the current entry that of the scene, which may have refused to open the entry's path. */
  adopt(path, depth) {
    if (path === this.opening.path) this.opening = null;
    // There is no entry for the screens below another depth.
    if (depth !== this.depth) this.base = depth;
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
    return { depth: this.depth, base: this.base, place: this.place };
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
    const { place, depth } = this;
    Object.assign(this, state);
    if (this.ownSteps > 0) {
      this.ownSteps -= 1;
      if (this.ownSteps === 0) this.settle();
      return;
    }
    this.ask(place, depth);
  }

  /** Passes the user's back or forward from a place and depth to the scene, which may refuse. */
  ask(place, depth) {
    this.choice = null;
    const path = (location.pathname.slice(this.app.length) || "/") + location.search;
    const isElsewhere = place !== this.place;
    const asked = this.depth < depth && !isElsewhere
      ? this.send("back", this.depth)
      : this.send("open", path);
    this.opening = asked && isElsewhere ? { path, end: performance.now() + PATIENCE } : null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), asked ? PATIENCE : 0);
  }
}
