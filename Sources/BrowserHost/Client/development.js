// The page of a program that `rostrum dev` has started: shows compiler errors, and reconnects
// immediately when the program has restarted.

import { Inspector } from "./inspector.js";
import { loadStyles } from "./stylesheets.js";

/** The delay between two attempts while the program restarts, in milliseconds. */
const PAUSE = 100;
/** The names of the report phases in which the user waits. */
const texts = { building: "Building…", starting: "Starting…" };

class BuildPanel {
  constructor() {
    this.status = element("p", "build-status");
    this.status.hidden = true;
    this.title = element("h2");
    this.list = element("ol");
    this.output = element("pre");
    this.toggle = element("button", "", "Hide");
    this.toggle.type = "button";
    this.toggle.addEventListener("click", () => this.collapse(!this.isCollapsed));
    this.body = element("div", "build-body");
    this.body.id = "build-body";
    this.body.tabIndex = 0;
    this.body.setAttribute("role", "group");
    this.body.setAttribute("aria-label", "Compiler output");
    this.body.append(this.list, this.output);
    this.toggle.setAttribute("aria-controls", this.body.id);
    const header = element("header");
    header.append(this.title, this.toggle);
    this.panel = element("section", "build-panel");
    this.panel.setAttribute("aria-label", "Build");
    this.panel.hidden = true;
    this.panel.append(header, this.body);
    this.announcement = element("p", "build-announcement");
    this.announcement.setAttribute("role", "status");
    this.root = element("div", "build");
    this.root.append(this.status, this.panel, this.announcement);
    document.body.append(this.root);
    this.collapse(false);
    loadStyles("development.css");
  }

  collapse(isCollapsed) {
    this.isCollapsed = isCollapsed;
    this.body.hidden = isCollapsed;
    this.toggle.textContent = isCollapsed ? "Show" : "Hide";
    this.toggle.setAttribute("aria-expanded", String(!isCollapsed));
  }

  show(report) {
    const text = texts[report.phase];
    this.status.hidden = text === undefined;
    this.status.textContent = text ?? "";
    const isFailed = report.phase === "failed" || report.phase === "crashed";
    // The errors of the last build stay visible during the next one.
    if (!isFailed && text !== undefined) return;
    this.panel.hidden = !isFailed;
    if (!isFailed) return this.announce("");
    this.fill(report);
  }

  fill(report) {
    const errors = report.diagnostics ?? [];
    const count = errors.filter(({ severity }) => severity === "error").length;
    const title = report.phase === "crashed" ? "The program ended"
      : count === 0 ? "The build failed" : count === 1 ? "1 error" : `${count} errors`;
    this.title.textContent = title;
    this.list.replaceChildren(...errors.map(item));
    this.list.hidden = errors.length === 0;
    this.output.textContent = report.output ?? "";
    this.output.hidden = !report.output;
    this.collapse(false);
    this.announce(errors.length ? `${title}: ${errors[0].message}` : title);
  }

  announce(text) {
    if (this.announcement.textContent !== text) this.announcement.textContent = text;
  }
}

function item({ file, line, column, severity, message, excerpt }) {
  const place = element("code", "build-place", [file, line, column].filter(Boolean).join(":"));
  const text = element("p", "build-message", message);
  const entry = element("li", severity);
  entry.append(place, text);
  if (excerpt) entry.append(element("pre", "", excerpt));
  return entry;
}

function element(name, kind = "", text = "") {
  const made = document.createElement(name);
  if (kind) made.className = kind;
  made.textContent = text;
  return made;
}

/** Makes the page reconnect immediately, instead of after its current delay. */
function reconnect() {
  if (document.body.dataset.live === undefined) window.dispatchEvent(new Event("online"));
}

async function follow(panel) {
  const client = import.meta.url.split("/").at(-2);
  let seen = "";
  let wasLost = false;
  for (;;) {
    try {
      const answer = await fetch(`/-/development?seen=${seen}`, { cache: "no-store" });
      if (!answer.ok) throw new Error(`Expected a report, got status ${answer.status}.`);
      const message = await answer.json();
      // The page's own scripts have changed: only a reload loads them.
      if (message.client !== client) return location.reload();
      if (wasLost) reconnect();
      wasLost = false;
      if (message.tag !== seen) panel.show(message.report);
      seen = message.tag;
    } catch {
      // The program is being replaced.
      wasLost = true;
      seen = "";
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

follow(new BuildPanel());
new Inspector();
