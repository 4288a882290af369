// Sliders: while the user holds a thumb the page positions it, afterwards the scene.

/** The minimum interval between two reported positions, in milliseconds. */
const PACE = 50;
/** The part that is the slider's input. */
const RANGE = 20;

export class Sliders {
  constructor(page, send) {
    this.page = page;
    this.send = send;
    page.root.addEventListener("input", (event) => this.moved(event));
    page.root.addEventListener("change", (event) => this.released(event));
  }

  nodeOf(event) {
    return event.target.classList?.contains("slider-range") ? this.page.nodeOf(event.target) : null;
  }

  stateOf(node) {
    node.state.slider ??= { revision: 0, isHeld: false, isLate: false, timer: 0 };
    return node.state.slider;
  }

  // Values from the scene

  track(node, [position, answers]) {
    const state = this.stateOf(node);
    const isOld = state.revision > 0 && answers !== state.revision;
    if (state.isHeld || isOld) return;
    node.home(RANGE).value = position;
    this.draw(node);
  }

  draw(node) {
    node.element.style.setProperty("--at", node.home(RANGE).value);
  }

  // User input

  moved(event) {
    const node = this.nodeOf(event);
    if (!node) return;
    const state = this.stateOf(node);
    state.isHeld = true;
    node.element.classList.remove("animated");
    this.draw(node);
    if (node.element.classList.contains("reports-at-end")) return;
    if (state.timer) state.isLate = true;
    else this.reportPeriodically(node);
  }

  released(event) {
    const node = this.nodeOf(event);
    if (!node) return;
    const state = this.stateOf(node);
    clearTimeout(state.timer);
    Object.assign(state, { isHeld: false, isLate: false, timer: 0 });
    this.report(node, true);
  }

  /** Reports the position of the thumb, and again after an interval if it moves on. */
  reportPeriodically(node) {
    const state = this.stateOf(node);
    this.report(node, false);
    state.timer = setTimeout(() => {
      state.timer = 0;
      if (!state.isLate) return;
      state.isLate = false;
      this.reportPeriodically(node);
    }, PACE);
  }

  report(node, isDone) {
    const state = this.stateOf(node);
    state.revision += 1;
    this.send("slide", node.id, state.revision, Number(node.home(RANGE).value), isDone);
  }
}
