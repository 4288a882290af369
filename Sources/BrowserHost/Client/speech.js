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
/** A punctuation mark, perhaps before quotation marks and brackets. */
const ENDS_WITH_MARK = /[.,:;!?…。，、：；！？]["\p{Pe}\p{Pf}\p{Cf}]*$/u;
const LEFT_OUT = `.gone, .unseen, [aria-hidden=true]:not([data-hidden-by-client]), ${CONTROLS}`;

export class Speech {
  constructor(page) {
    this.page = page;
  }

  after() {
    const rows = new Set();
    for (const { element, parent } of this.page.takeTouched()) {
      setElementName(element);
      if (parent) setElementName(parent.element);
      const row = element.closest(".cell, .item");
      if (row) rows.add(row);
    }
    for (const row of rows) setRowName(row);
  }
}

/** Sets the name of a view that is one element, with a label in place of its content. */
function setElementName(element) {
  const { accessibleName } = element.dataset;
  if (accessibleName === undefined) {
    if (element.hasAttribute("data-one-element")) restoreParts(element);
    return;
  }
  element.setAttribute("data-one-element", "");
  if (element.classList.contains("label")) wrap(element);
  for (const child of element.children) {
    const isControl = child.matches(CONTROLS) || child.querySelector(CONTROLS);
    setHidden(child, !child.classList.contains("accessible-name") && !isControl);
  }
  let nameElement = nameElementOf(element);
  if (!nameElement && accessibleName) {
    nameElement = document.createElement("span");
    nameElement.className = "accessible-name";
    element.prepend(nameElement);
  }
  if (nameElement) updateAttribute(nameElement, "data-name", accessibleName || null);
}

function restoreParts(element) {
  element.removeAttribute("data-one-element");
  nameElementOf(element)?.remove();
  const shown = element.querySelector(":scope > .shown");
  shown?.replaceWith(...shown.childNodes);
  for (const child of element.children) setHidden(child, false);
}

function nameElementOf(element) {
  return element.querySelector(":scope > .accessible-name");
}

/** Wraps loose text in an element, since text alone cannot be hidden. */
function wrap(label) {
  const loose = [...label.childNodes].filter((node) => !node.classList?.contains("accessible-name"));
  if (loose.length === 1 && loose[0].classList?.contains("shown")) return;
  const shown = document.createElement("span");
  shown.className = "shown";
  shown.append(...loose);
  label.append(shown);
}

function setRowName(row) {
  const [nameElement, hit, content] = row.children;
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
  updateAttribute(hit, "aria-label", name || null);
  updateAttribute(hit, "aria-labelledby", name ? hit.id : content.id);
  updateAttribute(nameElement, "data-name", isOne && !isButton && !fields.has(name) ? name : null);
  updateAttribute(content, "aria-hidden", isOne && !hasControls ? "true" : null);
  for (const text of content.querySelectorAll(".label, [role=img]")) {
    if (text.parentElement.closest("[data-accessible-name], button")) continue;
    setHidden(text, hasControls && (isOne || fields.has(textOf(text))));
  }
}

/** Names an unnamed switch after its row. */
function nameAfter(hit, field) {
  const isNameless = field.ariaLabel === null;
  if (isNameless || field.getAttribute("aria-labelledby") === hit.id) {
    updateAttribute(field, "aria-labelledby", isNameless ? hit.id : null);
  }
}

/** Returns the name of a row: its label, or its texts; and its value. */
function nameOf(row, content) {
  const { label, value } = row.dataset;
  const texts = label === undefined ? textsIn(content) : [label];
  if (value) texts.push(value);
  return joined(texts);
}

/** Joins texts that are read as one by commas, which a text that ends with a mark does not need. */
function joined(texts) {
  const isChinese = document.documentElement.lang.startsWith("zh");
  const [comma, space] = isChinese ? ["，", ""] : [", ", " "];
  const [first = "", ...others] = texts;
  return others.reduce((all, text) => all + (ENDS_WITH_MARK.test(all) ? space : comma) + text, first);
}

function textsIn(element, texts = []) {
  for (const child of element.children) {
    if (child.matches(LEFT_OUT)) continue;
    const text = textOf(child);
    if (text === null) textsIn(child, texts);
    else if (text) texts.push(text);
  }
  return texts;
}

/**
 * Returns the accessible text of a text or an image, lines separated by commas; null for a
 * container.
 */
function textOf(element) {
  const { accessibleName } = element.dataset;
  if (accessibleName || element.role === "img" || accessibleName === "") {
    return accessibleName || element.ariaLabel || "";
  }
  return element.classList.contains("label") ? joined(element.textContent.trim().split(/\s*\n\s*/)) : null;
}

function setHidden(element, isHidden) {
  if (isHidden === (element.ariaHidden === "true")) return;
  // An element that the scene hides stays hidden.
  if (!isHidden && !element.hasAttribute("data-hidden-by-client")) return;
  element.toggleAttribute("data-hidden-by-client", isHidden);
  updateAttribute(element, "aria-hidden", isHidden ? "true" : null);
}

function updateAttribute(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
