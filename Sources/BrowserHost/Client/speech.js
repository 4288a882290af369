// The accessible texts of rows, and of views that are one element. As on iOS, a row is read as a
// whole, its texts separated by commas, and its content is not read again.

import { focusable } from "./page.js";

/** Rows that are buttons, whose name is their content. */
const BUTTONS = '.cell[data-row~="tap"]:not([data-row~="quiet"]), .cell[data-row~="menu"], .item[data-row~="tap"]';
/** Fields with a name, which mostly equals a text beside them. */
const FIELDS = "input, textarea, [role=switch], [role=slider]";
/** Controls at the end of a row. */
const ENDS = ".cell-accessory-view [role=switch], .cell-accessory-view [role=slider]";
/** Elements besides text: a row that contains some is read element by element. */
const THINGS = "[role=heading], [role=img], [role=group], [role=list], [role=progressbar], iframe";
/** Elements that are read separately, also when disabled. */
const CONTROLS = `${focusable}, button`;
const LEFT_OUT = `.gone, .unseen, [aria-hidden=true]:not([data-hushed]), ${CONTROLS}`;

export class Speech {
  constructor(page) {
    this.page = page;
  }

  after() {
    const rows = new Set();
    for (const { element, parent } of this.page.takeTouched()) {
      speakWhole(element);
      if (parent) speakWhole(parent.element);
      const row = element.closest(".cell, .item");
      if (row) rows.add(row);
    }
    for (const row of rows) speakRow(row);
  }
}

/** Sets the name of a view that is one element, with a label in place of its content. */
function speakWhole(element) {
  const { spoken } = element.dataset;
  if (spoken === undefined) {
    if (element.hasAttribute("data-whole")) speakParts(element);
    return;
  }
  element.setAttribute("data-whole", "");
  if (element.classList.contains("label")) wrap(element);
  for (const child of element.children) {
    hush(child, !child.classList.contains("said") && !child.matches(CONTROLS) && !child.querySelector(CONTROLS));
  }
  let said = saidOf(element);
  if (!said && spoken) {
    said = document.createElement("span");
    said.className = "said";
    element.prepend(said);
  }
  if (said) tell(said, "data-said", spoken || null);
}

function speakParts(element) {
  element.removeAttribute("data-whole");
  saidOf(element)?.remove();
  const shown = element.querySelector(":scope > .shown");
  shown?.replaceWith(...shown.childNodes);
  for (const child of element.children) hush(child, false);
}

function saidOf(element) {
  return element.querySelector(":scope > .said");
}

/** Wraps loose text in an element, since text alone cannot be hidden. */
function wrap(label) {
  const loose = [...label.childNodes].filter((node) => !node.classList?.contains("said"));
  if (loose.length === 1 && loose[0].classList?.contains("shown")) return;
  const shown = document.createElement("span");
  shown.className = "shown";
  shown.append(...loose);
  label.append(shown);
}

function speakRow(row) {
  const [said, hit, content] = row.children;
  const isButton = row.matches(BUTTONS);
  const hasControls = [...content.querySelectorAll(CONTROLS)].some(
    (control) => !control.closest(".gone, .unseen"));
  const name = nameOf(row, content);
  const isParted = hasControls || content.querySelector(THINGS) || row.classList.contains("apart");
  const isOne = name !== "" && (isButton || row.dataset.label !== undefined || !isParted);
  for (const field of row.querySelectorAll(ENDS)) nameAfter(hit, field);
  const fields = new Set([...row.querySelectorAll(FIELDS)].map(
    (field) => field.hasAttribute("aria-labelledby") ? name : field.ariaLabel));
  // Other buttons of the row use this name too.
  tell(hit, "aria-label", name || null);
  tell(hit, "aria-labelledby", name ? hit.id : content.id);
  tell(said, "data-said", isOne && !isButton && !fields.has(name) ? name : null);
  tell(content, "aria-hidden", isOne && !hasControls ? "true" : null);
  for (const text of content.querySelectorAll(".label, [role=img]")) {
    if (text.parentElement.closest("[data-spoken], button")) continue;
    hush(text, hasControls && (isOne || fields.has(sayingOf(text))));
  }
}

/** Names an unnamed switch after its row. */
function nameAfter(hit, field) {
  const isNameless = field.ariaLabel === null;
  if (isNameless || field.getAttribute("aria-labelledby") === hit.id) {
    tell(field, "aria-labelledby", isNameless ? hit.id : null);
  }
}

/** Returns the name of a row: its label, or its texts; and its value. */
function nameOf(row, content) {
  const { label, value } = row.dataset;
  const texts = label === undefined ? textsIn(content) : [label];
  if (value) texts.push(value);
  return texts.join(", ");
}

function textsIn(element, texts = []) {
  for (const child of element.children) {
    if (child.matches(LEFT_OUT)) continue;
    const saying = sayingOf(child);
    if (saying === null) textsIn(child, texts);
    else if (saying) texts.push(saying);
  }
  return texts;
}

/**
 * Returns the accessible text of a text or an image, lines separated by commas; null for a
 * container.
 */
function sayingOf(element) {
  const { spoken } = element.dataset;
  if (spoken || element.role === "img" || spoken === "") return spoken || element.ariaLabel || "";
  return element.classList.contains("label") ? element.textContent.trim().replace(/\s*\n\s*/g, ", ") : null;
}

function hush(element, isHushed) {
  if (isHushed === (element.ariaHidden === "true")) return;
  // An element that the scene hides stays hidden.
  if (!isHushed && !element.hasAttribute("data-hushed")) return;
  element.toggleAttribute("data-hushed", isHushed);
  tell(element, "aria-hidden", isHushed ? "true" : null);
}

function tell(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
