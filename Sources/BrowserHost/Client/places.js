// The positions of sections and rows of tables, in points from the top of the sections: those of
// the scene, without animations on the page.

/** Returns a length of an element's own style; 0 if it has none. */
export function points(element, name) {
  return parseFloat(element.style.getPropertyValue(name)) || 0;
}

/** Returns the top of a section's rows. */
export function rowsTop(section) {
  return points(section.element, "top") + points(section.element, "--rows-top");
}

export function cellTop(cell) {
  return rowsTop(cell.parent) + points(cell.element, "top");
}

/** Returns the visible top of a cell, including the room made for a moved row. */
export function shownTop(cell) {
  return cellTop(cell) + movedBy(cell.element) + movedBy(cell.parent.element);
}

function movedBy({ style }) {
  return parseFloat(style.translate.split(" ")[1]) || 0;
}

/** Returns the existing sections of a table, in order. */
export function sectionsOf(table) {
  return table.children.filter(({ element, state }) => (
    element.classList.contains("section") && state.section !== undefined));
}

/** Returns the existing cells of a section, in order. */
export function cellsIn(section) {
  return section.children.filter(({ element, state }) => (
    element.classList.contains("cell") && state.row !== undefined));
}

export function cellsOf(table) {
  return sectionsOf(table).flatMap(cellsIn);
}
