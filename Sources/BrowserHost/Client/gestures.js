// What fingers, mice and keys do to controls, screens and sheets.

import { towardsEnd } from "./transitions.js";

const EDGE = 24;
const SPRING = "cubic-bezier(0.32, 0.72, 0, 1)";
const phases = { began: 0, cancelled: 1, finished: 2 };

export class Gestures {
  constructor(page, send, transitions, swipes, refresh) {
    this.swipes = swipes;
    this.refresh = refresh;
    this.page = page;
    this.send = send;
    this.transitions = transitions;
    this.drag = null;
  }

  start() {
    const root = this.page.root;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.drag?.move(event));
    addEventListener("pointerup", (event) => this.end(event, true));
    addEventListener("pointercancel", (event) => this.end(event, false));
    // Presses show at once on touch screens where something listens.
    root.addEventListener("touchstart", () => {}, { passive: true });
    // A finger that moves a sheet must not scroll what is in it.
    root.addEventListener("touchmove", (event) => {
      if (event.cancelable && this.drag?.takes?.(event.touches[0])) event.preventDefault();
    }, { passive: false });
  }

  noteSheet(node, [style, isDismissable, detents, , undimmed]) {
    node.state.sheet = { style, isDismissable: isDismissable === 1, detents, undimmed };
  }

  // Taps

  click(event) {
    if (this.wasDragged || (event.detail > 0 && this.wasSwallowed)) return;
    const target = event.target.closest("button, .dim");
    const node = target && this.page.nodeOf(target);
    if (!node || target.disabled) return;
    const { classList } = target;
    if (classList.contains("cell-action")) return this.swipes.chosen(node, target);
    if (classList.contains("cell-more")) return this.reveal(target);
    if (classList.contains("cell-control")) return this.send("control", node.id);
    if (classList.contains("field-clear")) return this.clear(node, target);
    if (classList.contains("refresh-button")) return this.send("refresh", node.id);
    if (classList.contains("switch")) return this.flip(node, target);
    if (target.classList.contains("cell-hit")) return this.send("row", node.id);
    if (target.classList.contains("cell-detail")) return this.send("detail", node.id);
    if (target.classList.contains("dim")) return this.besides(node);
    this.send("tap", node.id);
  }

  reveal(button) {
    const cell = button.closest(".cell");
    this.swipes.ask(cell, this.swipes.offerOf(cell).trailing ? 1 : 0);
  }

  clear(node, button) {
    this.send("clear", node.id);
    button.parentElement.querySelector(".field-input").focus();
  }

  /** Flips at once; the scene flips it back if it may not. */
  flip(node, element) {
    const isOn = element.getAttribute("aria-checked") !== "true";
    element.setAttribute("aria-checked", String(isOn));
    this.send("on", node.id, isOn);
  }

  /** A click beside a sheet, or beside an action sheet, which cancels it. */
  besides(node) {
    if (node.element.classList.contains("sheet")) return this.send("dismiss", node.id);
    if (node.element.dataset.style !== "actionSheet") return;
    node.element.querySelector(".alert-action[data-style=cancel]")?.click();
  }

  // Drags

  down(event) {
    this.wasDragged = false;
    if (event.button !== 0 || this.drag) return;
    this.wasSwallowed = this.swipes.pressed(event);
    if (this.wasSwallowed) return;
    const sheet = event.target.closest(".sheet-panel");
    const page = this.topPage(sheet ?? this.page.root, event);
    if (page) this.drag = new EdgeSwipe(event, page, this);
    else this.drag = this.swipes.drag(event, this);
    if (!this.drag && sheet) this.startSheetDrag(event, sheet);
  }

  /** The page that a swipe from the leading edge would take away. */
  topPage(area, event) {
    const navigation = event.target.closest(".navigation");
    if (!navigation || !area.contains(navigation)) return null;
    const box = navigation.getBoundingClientRect();
    const distance = towardsEnd() > 0 ? event.clientX - box.left : box.right - event.clientX;
    if (distance > EDGE) return null;
    const top = [...navigation.querySelectorAll(":scope > .page:not(.leaving)")].at(-1);
    const hasBack = top?.querySelector(":scope > .bar .bar-button[data-style=back]");
    return hasBack ? { top, width: box.width } : null;
  }

  startSheetDrag(event, panel) {
    const node = this.page.nodeOf(panel);
    if (!node?.state.sheet || node.state.sheet.style > 1) return;
    const scroller = event.target.closest(".table, .scroll");
    if (scroller && panel.contains(scroller) && scroller.scrollTop > 0) return;
    const isControl = event.target.closest("button, input");
    if (event.pointerType === "mouse" && isControl) return;
    this.drag = new SheetDrag(event, panel, node, this, Boolean(scroller));
  }

  end(event, wasLifted) {
    if (this.refresh.isPulling) this.endsWithoutClick();
    if (!this.drag || event.pointerId !== this.drag.id) return;
    const drag = this.drag;
    this.drag = null;
    // The click that ends a drag is none; any later one is.
    if (drag.hasMoved) this.endsWithoutClick();
    drag.end(event, wasLifted);
  }

  endsWithoutClick() {
    this.wasDragged = true;
    setTimeout(() => { this.wasDragged = false; }, 0);
  }
}

/** A finger that moves a page back towards the trailing edge. */
class EdgeSwipe {
  constructor(event, { top, width }, owner) {
    Object.assign(this, { top, width, owner });
    this.id = event.pointerId;
    this.start = event.clientX;
    this.offset = 0;
    this.hasMoved = false;
    this.trail = [[event.timeStamp, event.clientX]];
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    this.trail.push([event.timeStamp, event.clientX]);
    const offset = (event.clientX - this.start) * towardsEnd();
    if (!this.hasMoved) {
      if (offset < 6) return;
      this.begin();
    }
    event.preventDefault();
    this.offset = Math.min(this.width, Math.max(0, offset));
    this.show();
  }

  begin() {
    this.hasMoved = true;
    this.owner.send("swipe", phases.began);
    this.top.classList.add("moving");
    getSelection()?.removeAllRanges();
  }

  /** The page below, which the scene brings when it hears of the swipe. */
  get below() {
    const page = this.top.previousElementSibling;
    return page?.classList.contains("page") ? page : null;
  }

  show() {
    const away = towardsEnd();
    this.top.style.transform = `translateX(${away * this.offset}px)`;
    if (!this.below) return;
    this.below.classList.add("under");
    this.below.style.transform = `translateX(${-away * 0.3 * (this.width - this.offset)}px)`;
  }

  end(event, wasLifted) {
    if (!this.hasMoved) return;
    const isFast = this.speed(event) > 0.4;
    const isFar = this.offset > this.width / 2;
    this.settle(wasLifted && (isFast || (isFar && this.speed(event) > -0.4)));
  }

  /** Points a millisecond towards the trailing edge, over the last tenth of a second. */
  speed(event) {
    const recent = this.trail.filter(([time]) => event.timeStamp - time < 100);
    if (recent.length < 2) return 0;
    const [time, x] = recent[0];
    return ((event.clientX - x) / Math.max(1, event.timeStamp - time)) * towardsEnd();
  }

  settle(goes) {
    const away = towardsEnd();
    const { top, below, owner } = this;
    const goal = goes ? `translateX(${away * this.width}px)` : "none";
    const lower = goes ? "none" : `translateX(${-away * 0.3 * this.width}px)`;
    const animation = glide(top, top.style.transform, goal);
    if (below) glide(below, below.style.transform, lower);
    top.style.transform = goes ? goal : "";
    // Whichever page the scene takes away now stays until it has come to rest.
    const leaves = goes ? top : below;
    leaves?.classList.add("held");
    owner.send("swipe", goes ? phases.finished : phases.cancelled);
    animation.onfinish = () => {
      leaves?.classList.remove("held");
      below?.classList.remove("under");
      if (below) below.style.transform = "";
      if (leaves?.classList.contains("leaving")) leaves.remove();
      if (goes) this.restoreIfKept();
      else top.classList.remove("moving");
    };
  }

  /** The scene may refuse: then the page comes back. */
  restoreIfKept() {
    setTimeout(() => {
      if (!this.top.isConnected) return;
      const from = this.top.style.transform;
      this.top.style.transform = "";
      glide(this.top, from, "none").onfinish = () => this.top.classList.remove("moving");
    }, 600);
  }
}

function glide(element, from, to) {
  const frames = [{ transform: from || "none" }, { transform: to }];
  return element.animate(frames, { duration: 260, easing: SPRING, fill: "none" });
}

/** A finger that pulls a sheet down, or up to its next height. */
class SheetDrag {
  constructor(event, panel, node, owner, isOverScroller) {
    Object.assign(this, { panel, node, owner, isOverScroller });
    this.id = event.pointerId;
    this.start = event.clientY;
    this.startX = event.clientX;
    this.offset = 0;
    this.hasMoved = false;
    this.last = [event.timeStamp, event.clientY];
    this.speed = 0;
    this.isTouch = event.pointerType === "touch";
  }

  move(event) {
    if (event.pointerId !== this.id) return;
    const offset = event.clientY - this.start;
    if (!this.hasMoved) {
      if (Math.abs(event.clientX - this.startX) > Math.abs(offset)) return;
      if (Math.abs(offset) < 8 || (offset < 0 && !this.canGrow)) return;
      this.hasMoved = true;
    }
    const [time, y] = this.last;
    this.speed = (event.clientY - y) / Math.max(1, event.timeStamp - time);
    this.last = [event.timeStamp, event.clientY];
    const isHeld = offset < 0 || !this.node.state.sheet.isDismissable;
    // What cannot go gives way only a little.
    this.offset = isHeld ? Math.sign(offset) * 12 * Math.log1p(Math.abs(offset) / 12) : offset;
    this.raw = offset;
    this.panel.style.transform = `translateY(${this.offset}px)`;
  }

  /** Whether a touch moves the sheet rather than what is in it. */
  takes(touch) {
    const down = touch.clientY - this.start;
    return this.hasMoved || !this.isOverScroller || down > 0 || this.canGrow;
  }

  get canGrow() {
    return this.node.state.sheet.detents === 3 && this.node.element.dataset.detent === "medium";
  }

  end(_event, wasLifted) {
    if (!this.hasMoved) return;
    const height = this.panel.getBoundingClientRect().height;
    const goesDown = wasLifted && (this.raw > height / 3 || this.speed > 0.6);
    if (goesDown && this.canShrink) return this.rest("medium");
    if (goesDown) this.owner.send("dismiss", this.node.id);
    if (wasLifted && this.raw < -40 && this.canGrow) return this.rest("large");
    if (!goesDown || !this.node.state.sheet.isDismissable) return this.rest();
    this.restIfKept();
  }

  get canShrink() {
    return this.node.state.sheet.detents === 3 && this.node.element.dataset.detent === "large"
      && this.raw < this.panel.getBoundingClientRect().height * 0.6;
  }

  rest(detent) {
    const before = this.panel.getBoundingClientRect().top;
    this.panel.style.transform = "";
    if (detent) {
      this.node.element.dataset.detent = detent;
      this.owner.send("detent", this.node.id, detent === "large" ? 1 : 0);
    }
    const after = this.panel.getBoundingClientRect().top;
    this.panel.animate(
      [{ transform: `translateY(${before - after}px)` }, { transform: "none" }],
      { duration: 350, easing: SPRING });
  }

  restIfKept() {
    setTimeout(() => {
      if (this.panel.isConnected && !this.panel.closest(".leaving")) this.rest();
    }, 500);
  }
}
