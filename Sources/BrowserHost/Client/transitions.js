// Transitions between screens. The tree has its final state immediately; removed elements stay for
// their exit animation.

import { reducesMotion } from "./environment.js";
import { SPRING } from "./spring.js";

const PARALLAX = 0.3;
/** The duration in milliseconds in which an input view moves down. */
const SINKING = 250;

export class Transitions {
  constructor(page) {
    this.page = page;
    this.outgoing = null;
    this.leaving = null;
  }

  before(move) {
    // A change within a screen, such as of its rows, does not end the transition of the screen.
    if (move && move.kind !== "rows") this.finishAll();
    this.outgoing = move ? move.outgoing : 0;
    this.leaving = null;
  }

  /** Finishes all running transitions when a new one begins. */
  finishAll() {
    for (const animation of document.getAnimations()) {
      if (animation.id === "screen") animation.finish();
    }
    for (const element of this.page.root.querySelectorAll(".leaving:not(.held)")) element.remove();
  }

  /** Returns true if a removed node's element stays for its exit animation. */
  keeps(node) {
    if (node.element.classList.contains("input-views")) return this.sinks(node.element);
    const isHeld = node.element.classList.contains("held");
    if (node.id !== this.outgoing && !isHeld) return false;
    if (!isHeld) this.leaving = node.element;
    this.leave(node.element);
    return true;
  }

  /** Animates an input view at the bottom of the window down. */
  sinks(element) {
    this.leave(element);
    setTimeout(() => element.remove(), reducesMotion() ? 0 : SINKING);
    return true;
  }

  leave(element) {
    element.classList.add("leaving");
    element.removeAttribute("data-n");
    for (const inner of element.querySelectorAll("[data-n]")) inner.removeAttribute("data-n");
    element.inert = true;
  }

  after(move) {
    // An interactive gesture has shown the transition already.
    if (!move || this.page.root.querySelector(".held")) return;
    const incoming = this.page.node(move.incoming)?.element;
    const outgoing = this.leaving ?? this.page.node(move.outgoing)?.element;
    const time = Math.min(move.time, 1000);
    const done = () => {
      if (this.leaving === outgoing) this.leaving = null;
      if (outgoing?.classList.contains("leaving")) outgoing.remove();
    };
    if (time === 0) return done();
    if (reducesMotion() && move.kind !== "rows") return this.fade(incoming, outgoing, 150, done);
    this[move.kind](incoming, outgoing, time, done);
  }

  push(incoming, outgoing, time, done) {
    const away = towardsEnd();
    outgoing?.classList.add("under");
    play(outgoing, [{ transform: "none" }, { transform: `translateX(${-away * 100 * PARALLAX}%)` }], time);
    const animation = play(
      incoming, [{ transform: `translateX(${away * 100}%)` }, { transform: "none" }], time);
    incoming?.classList.add("moving");
    after(animation, () => {
      incoming?.classList.remove("moving");
      outgoing?.classList.remove("under");
      done();
    });
  }

  pop(incoming, outgoing, time, done) {
    const away = towardsEnd();
    incoming?.classList.add("under");
    play(incoming, [{ transform: `translateX(${-away * 100 * PARALLAX}%)` }, { transform: "none" }], time);
    outgoing?.classList.add("moving");
    const animation = play(
      outgoing, [{ transform: "none" }, { transform: `translateX(${away * 100}%)` }], time);
    after(animation, () => {
      incoming?.classList.remove("under");
      done();
    });
  }

  present(incoming, _outgoing, time, done) {
    const panel = incoming?.querySelector(".sheet-panel");
    if (isPopover(incoming)) {
      return after(play(incoming, [{ opacity: 0 }, { opacity: 1 }], 200), done);
    }
    if (panel && incoming.dataset.transition === "dissolve") {
      return after(play(incoming, [{ opacity: 0 }, { opacity: 1 }], time), done);
    }
    if (panel) play(incoming.querySelector(".dim"), [{ opacity: 0 }, { opacity: 1 }], time);
    if (panel && incoming.dataset.transition === "flip") {
      turn(behind(incoming), -1, time, "reverse");
      return after(turn(panel, 1, time), done);
    }
    if (panel) {
      return after(play(panel, [{ transform: below(panel) }, { transform: "none" }], time + 100), done);
    }
    const alert = incoming?.querySelector(".alert-panel");
    if (incoming?.dataset.style === "actionSheet") {
      play(incoming.querySelector(".dim"), [{ opacity: 0 }, { opacity: 1 }], time);
      return after(play(alert, [{ transform: "translateY(105%)" }, { transform: "none" }], time), done);
    }
    play(alert, [{ transform: "scale(1.18)" }, { transform: "none" }], 250);
    after(play(incoming, [{ opacity: 0 }, { opacity: 1 }], 200), done);
  }

  dismiss(_incoming, outgoing, time, done) {
    const panel = outgoing?.querySelector(".sheet-panel");
    if (panel && outgoing.dataset.transition === "flip") {
      turn(behind(outgoing), -1, time);
      play(outgoing.querySelector(".dim"), [{ opacity: 1 }, { opacity: 0 }], time);
      return after(turn(panel, 1, time, "reverse"), done);
    }
    const fades = isPopover(outgoing) || outgoing?.dataset.transition === "dissolve";
    const isDown = !fades && (panel || outgoing?.dataset.style === "actionSheet");
    if (!isDown) return after(play(outgoing, [{ opacity: 1 }, { opacity: 0 }], 200), done);
    const moved = panel ?? outgoing.querySelector(".alert-panel");
    const to = panel ? below(panel) : "translateY(105%)";
    const from = getComputedStyle(moved).transform;
    play(outgoing.querySelector(".dim"), [{ opacity: 1 }, { opacity: 0 }], time);
    after(play(moved, [{ transform: from }, { transform: to }], time), done);
  }

  /** Animated by rows.js. */
  rows(_incoming, _outgoing, _time, done) {
    done();
  }

  fade(incoming, outgoing, time, done) {
    const away = play(outgoing, [{ opacity: 1 }, { opacity: 0 }], time);
    after(play(incoming, [{ opacity: 0 }, { opacity: 1 }], time) ?? away, done);
  }
}

function play(element, frames, time) {
  if (!element) return null;
  const animation = element.animate(frames, { duration: time, easing: SPRING, fill: "none" });
  animation.id = "screen";
  return animation;
}

/** Animates the second half of a flip; the first half is the reverse. */
function turn(element, side, time, direction = "normal") {
  const edge = { transform: `perspective(1200px) rotateY(${side * 90}deg)`, visibility: "hidden" };
  const frames = [edge, { ...edge, offset: 0.5 }, { transform: "perspective(1200px) rotateY(0deg)", visibility: "visible" }];
  const animation = element?.animate(frames, { duration: time, easing: "ease-in-out", direction });
  if (animation) animation.id = "screen";
  return animation;
}

/** Returns true for a popover, also for an action sheet beside its source. */
function isPopover(element) {
  return element?.dataset.style === "popover" || Boolean(element?.matches(".alert.popover"));
}

/** Returns the transform that moves a sheet's panel below the screen. */
function below(panel) {
  return `translateY(${panel.offsetParent.clientHeight - panel.offsetTop}px)`;
}

/** Returns the element that a full-screen presentation covers; null for a card. */
function behind(sheet) {
  return sheet.classList.contains("edge-to-edge") ? sheet.previousElementSibling : null;
}

function after(animation, done) {
  if (!animation) return done();
  animation.onfinish = done;
  animation.oncancel = done;
}

/** Returns 1 if the trailing edge is on the right, and -1 if it is on the left. */
export function towardsEnd() {
  return document.documentElement.dir === "rtl" ? -1 : 1;
}
