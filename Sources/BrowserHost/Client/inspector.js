// The inspector of a page in development: views with frames and constraints, flows with the states
// of their presenters, and events.

import { InspectedTree } from "./inspectedtree.js";
import { loadStyles } from "./stylesheets.js";

/** The polling interval, in milliseconds. */
const PAUSE = 500;
const TABS = [["views", "Views"], ["flows", "Flows"], ["events", "Events"]];

export class Inspector {
  constructor() {
    this.isOpen = false;
    this.tab = "views";
    this.isPicking = false;
    this.seen = "";
    this.opener = button("Inspect", () => this.show(!this.isOpen));
    this.opener.className = "inspect";
    this.frame = make("div", "inspected");
    this.frame.hidden = true;
    this.views = new InspectedTree((node) => this.select(node), (node) => this.outline(node));
    this.flows = new InspectedTree(() => {}, () => {}, true);
    this.details = make("div", "inspector-details");
    this.details.setAttribute("aria-live", "polite");
    this.conflicts = make("ul", "inspector-conflicts");
    this.leftovers = make("ul", "inspector-leftovers");
    this.events = make("ol", "inspector-events");
    this.picker = button("Pick", () => this.pick(!this.isPicking));
    this.build();
    loadStyles("inspector.css");
    this.pick(false);
    this.show(false);
    for (const kind of ["pointermove", "pointerdown"]) {
      document.addEventListener(kind, (event) => this.point(event), { capture: true });
    }
    document.addEventListener("click", (event) => this.stop(event), { capture: true });
  }

  build() {
    const list = make("div", "inspector-tabs");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", "Inspector");
    this.tabs = TABS.map(([name, title]) => {
      const tab = button(title, () => this.choose(name));
      tab.id = `inspector-tab-${name}`;
      tab.setAttribute("role", "tab");
      tab.setAttribute("aria-controls", `inspector-${name}`);
      list.append(tab);
      return [name, tab];
    });
    list.addEventListener("keydown", (event) => this.move(event));
    this.pages = {
      views: page("views", this.picker, this.conflicts, this.views.root, this.details),
      flows: page("flows", this.leftovers, this.flows.root),
      events: page("events", this.events),
    };
    this.panel = make("aside", "inspector");
    this.panel.setAttribute("aria-label", "Inspector");
    this.panel.append(list, ...Object.values(this.pages));
    document.body.append(this.opener, this.panel, this.frame);
    this.choose("views");
  }

  show(isOpen) {
    this.isOpen = isOpen;
    this.panel.hidden = !isOpen;
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) {
      this.pick(false);
      this.outline(null);
      return;
    }
    this.seen = "";
    this.look();
  }

  choose(name) {
    this.tab = name;
    for (const [other, tab] of this.tabs) {
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
      this.pages[other].hidden = other !== name;
    }
    this.follow();
  }

  /** Moves between tabs by arrow keys. */
  move(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const index = this.tabs.findIndex(([name]) => name === this.tab);
    const [name, tab] = this.tabs[(index + step + this.tabs.length) % this.tabs.length];
    this.choose(name);
    tab.focus();
    event.preventDefault();
  }

  // Polling

  async look() {
    clearTimeout(this.timer);
    if (!this.isOpen) return;
    const { scene } = document.body.dataset;
    try {
      const answer = await fetch(`/-/development/scenes/${scene}`, { cache: "no-store" });
      if (answer.ok) this.receive(await answer.text());
    } catch {
      // The program is being replaced; the next one brings the scene back.
    }
    if (this.isOpen) this.timer = setTimeout(() => this.look(), PAUSE);
  }

  receive(text) {
    if (text === this.seen || !this.isOpen) return;
    this.seen = text;
    const { scene, events } = JSON.parse(text);
    this.views.show(scene?.views ? [scene.views] : []);
    this.flows.show(scene?.flows ?? []);
    fill(this.conflicts, scene?.conflicts ?? [], "Constraints that contradict each other");
    fill(this.leftovers, scene?.leftovers ?? [], "Still in memory");
    const rows = events.toReversed().map(({ number, name, isDropped, milliseconds }) => {
      const text = `${number}  ${name}  ${milliseconds} ms${isDropped ? "  dropped" : ""}`;
      return make("li", isDropped ? "dropped" : "", text);
    });
    this.events.replaceChildren(...rows);
    this.describe();
    this.follow();
  }

  select(node) {
    this.selected = node;
    this.outline(node);
    this.describe();
  }

  /** Outlines the current frame of the selected view. */
  follow() {
    const node = this.selected && this.views.find(this.selected.node);
    this.outline(this.tab === "views" ? node : null);
  }

  /** Shows the properties and constraints of the selected view. */
  describe() {
    const node = this.selected && this.views.find(this.selected.node);
    if (!node) return this.details.replaceChildren();
    const lines = [...node.details, ...(node.constraints.length ? [] : ["no constraints"])];
    this.details.replaceChildren(
      make("h2", "", node.name), list(lines), list(node.constraints, "inspector-constraints"));
  }

  // Picking

  pick(isPicking) {
    this.isPicking = isPicking;
    this.picker.setAttribute("aria-pressed", String(isPicking));
  }

  point(event) {
    if (!this.isPicking || !this.isOnScene(event)) return;
    const element = event.target.closest("[data-n]");
    if (element) this.views.choose(Number(element.dataset.n));
    if (event.type === "pointerdown") event.stopImmediatePropagation();
  }

  /** Picks the view under the pointer by a click, which has no other effect. */
  stop(event) {
    if (!this.isPicking || !this.isOnScene(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.pick(false);
  }

  isOnScene({ target }) {
    return document.getElementById("app").contains(target);
  }

  outline(node) {
    const element = node?.node && document.querySelector(`#app [data-n="${node.node}"]`);
    this.frame.hidden = !element?.checkVisibility();
    if (this.frame.hidden) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(this.frame.style, {
      left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    });
  }
}

function page(name, ...parts) {
  const made = make("div", "inspector-page");
  made.id = `inspector-${name}`;
  made.tabIndex = 0;
  made.setAttribute("role", "tabpanel");
  made.setAttribute("aria-labelledby", `inspector-tab-${name}`);
  made.append(...parts);
  return made;
}

function fill(root, texts, title) {
  root.hidden = texts.length === 0;
  root.setAttribute("aria-label", title);
  root.replaceChildren(...texts.map((text) => make("li", "", `${title}: ${text}`)));
}

function list(texts, kind = "") {
  const made = make("ul", kind);
  made.append(...texts.map((text) => make("li", "", text)));
  return made;
}

function button(title, act) {
  const made = make("button", "", title);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

function make(name, kind = "", text = "") {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}
