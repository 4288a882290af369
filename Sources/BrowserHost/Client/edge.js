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
    this.isRefused = false;
    this.trail = [[event.timeStamp, event.clientX]];
  }

  move(event) {
    if (event.pointerId !== this.id || this.isRefused) return;
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
    this.observer = new MutationObserver(() => this.refuseIfCovered());
    this.observer.observe(document.body, { subtree: true, attributeFilter: ["inert"] });
  }

  /**
   * Ends the swipe if the scene, instead of inserting the page below, has covered the top one, such
   * as with a question about unsaved work.
   */
  refuseIfCovered() {
    if (this.isRefused || this.below || !this.top.closest("[inert]")) return;
    this.isRefused = true;
    this.moveBack();
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
    if (!this.hasMoved || this.isRefused) return;
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
    this.animation = animateTransform(top, top.style.transform, goal);
    if (below) animateTransform(below, below.style.transform, lower);
    top.style.transform = goes ? goal : "";
    // The page that the scene removes stays until the animation ends.
    const leaves = goes ? top : below;
    leaves?.classList.add("held");
    owner.send("swipe", goes ? phases.finished : phases.cancelled);
    this.animation.onfinish = () => {
      leaves?.classList.remove("held");
      below?.classList.remove("under");
      if (below) below.style.transform = "";
      if (leaves?.classList.contains("leaving")) leaves.remove();
      // A scene that refuses the swipe without covering the page changes nothing.
      if (goes) setTimeout(() => this.moveBack(), 600);
      else this.finish();
    };
  }

  /** Moves the page back from its current place if the scene has kept it. */
  moveBack() {
    if (!this.top.isConnected) return this.finish();
    const { transform } = getComputedStyle(this.top);
    this.animation?.cancel();
    this.top.classList.remove("held");
    this.top.style.transform = "";
    this.animation = animateTransform(this.top, transform, "none");
    this.animation.onfinish = () => this.finish();
  }

  finish() {
    this.observer.disconnect();
    this.top.classList.remove("moving");
  }
}

function animateTransform(element, from, to) {
  const frames = [{ transform: from || "none" }, { transform: to }];
  return element.animate(frames, { duration: reducesMotion() ? 1 : 260, easing: SPRING, fill: "none" });
}
