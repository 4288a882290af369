// A swipe from the leading edge, by which the finger moves the top page back.

import { reducesMotion } from "./environment.js";
import { towardsEnd } from "./transitions.js";
import { SPRING } from "./spring.js";

const phases = { began: 0, cancelled: 1, finished: 2 };

/** A drag that moves a page back towards the trailing edge. */
export class EdgeSwipe {
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

  /** The page below, which the scene inserts when it receives the swipe. */
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

  /**
   * The velocity towards the trailing edge over the last tenth of a second, in points per
   * millisecond.
   */
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
    const animation = animateTransform(top, top.style.transform, goal);
    if (below) animateTransform(below, below.style.transform, lower);
    top.style.transform = goes ? goal : "";
    // The page that the scene removes stays until the animation ends.
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

  /** Moves the page back if the scene refuses the swipe. */
  restoreIfKept() {
    setTimeout(() => {
      if (!this.top.isConnected) return;
      const from = this.top.style.transform;
      this.top.style.transform = "";
      animateTransform(this.top, from, "none").onfinish = () => this.top.classList.remove("moving");
    }, 600);
  }
}

function animateTransform(element, from, to) {
  const frames = [{ transform: from || "none" }, { transform: to }];
  return element.animate(frames, { duration: reducesMotion() ? 1 : 260, easing: SPRING, fill: "none" });
}
