// The titles at a table's side: a finger or a mouse that goes along them, and keys, lead to sections.

/** Points, as in the style sheet. */
const TITLE = 14;
const CONTENT = 1;

export class SectionIndexes {
  constructor(page, send, bars, tables) {
    this.page = page;
    this.send = send;
    this.tables = tables;
    this.bars = bars;
    /** By element: its titles as they were when they were made to fit. */
    this.fitted = new WeakMap();
    /** What a pointer goes along, and the number of the title that it was at last. */
    this.touch = null;
    this.sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) this.fit(target);
    });
    page.root.addEventListener("pointerdown", (event) => this.press(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, (event) => this.lift(event));
    page.root.addEventListener("keydown", (event) => this.key(event));
  }

  after() {
    for (const index of this.page.root.querySelectorAll(".section-index[data-n]")) {
      if (!this.fitted.has(index)) this.sizes.observe(index);
      this.fit(index);
      this.updateValue(index);
    }
  }

  titles(index) {
    return [...this.page.nodeOf(index)?.home(CONTENT).children ?? []];
  }

  // Too many titles

  /** Where there is no room for all titles, dots stand for those between some. */
  fit(index) {
    // One that has gone is measured once more, when another may stand for its node.
    if (this.page.nodeOf(index)?.element !== index) return;
    const titles = this.titles(index);
    const room = Math.max(3, Math.floor(index.clientHeight / TITLE));
    const old = this.fitted.get(index);
    if (old?.first === titles[0] && old?.room === room) return;
    if (old?.first !== titles[0]) delete index.dataset.wanted;
    this.fitted.set(index, { first: titles[0], room });
    const last = titles.length - 1;
    const isWhole = last < room;
    const shown = isWhole ? titles.length : Math.floor((room + 1) / 2);
    const kept = titles.map((_, i) => i).slice(0, shown)
      .map((i) => (isWhole ? i : Math.round((i * last) / (shown - 1))));
    const dots = kept.slice(1).map((number, i) => Math.floor((kept[i] + number) / 2));
    titles.forEach((title, i) => {
      const isDot = !isWhole && dots.includes(i) && !kept.includes(i);
      title.classList.toggle("dot", isDot);
      title.classList.toggle("left-out", !isDot && !kept.includes(i));
    });
  }

  /** The number of the title at a height: dots stand for all those between their neighbours. */
  numberAt(index, y) {
    const titles = this.titles(index);
    const shown = titles.filter((title) => !title.classList.contains("left-out"));
    if (shown.length < 2) return 0;
    const { top } = shown[0].getBoundingClientRect();
    const { bottom } = shown.at(-1).getBoundingClientRect();
    const place = ((y - top) / (bottom - top)) * shown.length - 0.5;
    const number = Math.round((place * (titles.length - 1)) / (shown.length - 1));
    return Math.min(titles.length - 1, Math.max(0, number));
  }

  // Fingers and mice

  press(event) {
    const index = event.target.closest(".section-index");
    if (!index || event.button !== 0) return;
    this.touch = { index, id: event.pointerId, number: null };
    // Titles stay under a finger while what it leads to lets the bar step back.
    index.parentElement.classList.add("held");
    this.move(event);
  }

  move(event) {
    const { touch } = this;
    if (!touch || event.pointerId !== touch.id) return;
    const number = this.numberAt(touch.index, event.clientY);
    if (number === touch.number) return;
    touch.number = number;
    this.choose(touch.index, number);
  }

  lift(event) {
    if (event.pointerId !== this.touch?.id) return;
    const place = this.touch.index.parentElement;
    this.touch = null;
    place?.classList.remove("held");
    this.bars.follow(place?.parentElement);
  }

  choose(index, number) {
    const node = this.page.nodeOf(index);
    if (node?.element !== index) return;
    index.dataset.wanted = number + 1;
    this.updateValue(index);
    this.send("pick", node.id, number);
  }

  // Keys and screen readers

  key(event) {
    const index = event.target.closest?.(".section-index");
    if (index?.dataset.wanted && event.key === "Tab" && !event.shiftKey) return this.leave(event, index);
    const step = {
      ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1, Home: -Infinity, End: Infinity,
    }[event.key];
    if (!index || !step) return;
    event.preventDefault();
    const now = Number(index.getAttribute("aria-valuenow"));
    const next = Math.min(this.titles(index).length, Math.max(1, now + step));
    if (next !== now) this.choose(index, next - 1);
  }

  /** On to what it has led to, past all that comes before. */
  leave(event, index) {
    const hit = this.tables.seenHit(index.closest(".table"));
    if (!hit) return;
    event.preventDefault();
    hit.focus({ preventScroll: true });
  }

  /** Sets the value: the title chosen here last counts, though the scene may still name the one before. */
  updateValue(index) {
    const { wanted } = index.dataset;
    if (wanted) index.setAttribute("aria-valuenow", wanted);
    const title = this.titles(index)[Number(index.getAttribute("aria-valuenow")) - 1];
    index.setAttribute("aria-valuetext", title?.textContent ?? "");
  }
}
