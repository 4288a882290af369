// The page of an app whose use becomes a test: a click with the Option key asserts something about an
// element, and does nothing else. So do the Option and Enter keys for the focused element.

import { loadStyles } from "./stylesheets.js";

/** The time for which an element is outlined, in milliseconds. */
const SHOWN = 900;
const LONGEST_TEXT = 500;
const MOST_NODES = 32;
/** The events of a click: none of them reaches the app. */
const events = [
  "pointerdown", "pointerup", "mousedown", "mouseup", "click", "dblclick", "auxclick", "contextmenu",
];

class Checks {
  constructor() {
    this.app = document.getElementById("app");
    this.frame = document.createElement("div");
    this.frame.className = "checked";
    this.frame.hidden = true;
    this.status = document.createElement("p");
    this.status.className = "check-status";
    this.status.setAttribute("role", "status");
    document.body.append(this.frame, this.status);
    loadStyles("checks.css");
    for (const kind of events) addEventListener(kind, (event) => this.point(event), { capture: true });
    addEventListener("keydown", (event) => this.key(event), { capture: true });
    // Controls that are disabled report no clicks while they are not transparent for them.
    for (const kind of ["keydown", "keyup", "pointermove"]) {
      addEventListener(kind, ({ altKey }) => this.arm(altKey), { capture: true });
    }
    addEventListener("blur", () => this.arm(false));
  }

  arm(isArmed) {
    document.documentElement.classList.toggle("checking", isArmed);
  }

  point(event) {
    if (!event.altKey || !this.isOnScene(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "pointerdown" && event.button === 0) this.check(placeAt(event, this.app));
  }

  isOnScene({ clientX, clientY, target }) {
    const { left, top, right, bottom } = this.app.getBoundingClientRect();
    return this.app.contains(target)
      || (left <= clientX && clientX < right && top <= clientY && clientY < bottom);
  }

  key(event) {
    if (!event.altKey || event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const element = document.activeElement;
    if (!event.repeat && this.app.contains(element)) this.check({ nodes: outwards(element), text: "" });
  }

  async check(place) {
    if (!place.nodes.length) return;
    const answer = await fetch(`/-/checks/${document.body.dataset.scene}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(place),
    });
    if (answer.status !== 200) return this.announce("Nothing to assert there.");
    const { node, text } = await answer.json();
    this.announce(text);
    this.outline(this.app.querySelector(`[data-n="${node}"]`));
  }

  /** Shows an assertion for a moment, and announces it to screen readers. */
  announce(text) {
    this.status.textContent = text;
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => { this.status.textContent = ""; }, 4 * SHOWN);
  }

  outline(element) {
    clearTimeout(this.hiding);
    this.frame.hidden = !element?.checkVisibility();
    if (this.frame.hidden) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(this.frame.style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    });
    this.hiding = setTimeout(() => { this.frame.hidden = true; }, SHOWN);
  }
}

/** Returns the nodes at a point from the innermost outwards, and the text that is shown there. */
function placeAt({ clientX: x, clientY: y }, app) {
  const front = document.elementsFromPoint(x, y).find((one) => app.contains(one))?.closest("[data-n]");
  if (!front) return { nodes: [], text: "" };
  const isThere = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  };
  // The front element may be a part over the content, which receives its touches.
  const there = [...front.querySelectorAll("*")].filter((one) => isThere(one) && one.checkVisibility());
  const shown = there.findLast((one) => one.textContent && !one.querySelector("*"));
  const nodes = there.filter((one) => one.matches("[data-n]")).reverse().map(numberOf);
  const text = shown?.textContent.trim() ?? "";
  return {
    nodes: [...nodes, ...outwards(front)].slice(0, MOST_NODES),
    text: text.length > LONGEST_TEXT ? "" : text,
  };
}

/** Returns the nodes of an element and of those around it. */
function outwards(element) {
  const nodes = [];
  for (let one = element.closest("[data-n]"); one; one = one.parentElement?.closest("[data-n]")) {
    nodes.push(numberOf(one));
  }
  return nodes;
}

function numberOf(element) {
  return Number(element.dataset.n);
}

new Checks();
