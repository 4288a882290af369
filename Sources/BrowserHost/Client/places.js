// The places of sections and rows of tables, in points from the top of the sections: as the scene has set
// them, whatever moves on the page.

/** A length of an element's own style; 0 where it has none. */
export function points(element, name) {
  return parseFloat(element.style.getPropertyValue(name)) || 0;
}

/** The top of a section's rows. */
export function rowsTop(section) {
  return points(section.element, "top") + points(section.element, "--rows-top");
}

export function cellTop(cell) {
  return rowsTop(cell.parent) + points(cell.element, "top");
}

/** The visible top of a cell: rows make room for one in hand. */
export function shownTop(cell) {
  return cellTop(cell) + movedBy(cell.element) + movedBy(cell.parent.element);
}

function movedBy({ style }) {
  return parseFloat(style.translate.split(" ")[1]) || 0;
}

/** The sections of a table that exist, in order. */
export function sectionsOf(table) {
  return table.children.filter(({ element, state }) => (
    element.classList.contains("section") && state.section !== undefined));
}

/** The cells of a section that exist, in order. */
export function cellsIn(section) {
  return section.children.filter(({ element, state }) => (
    element.classList.contains("cell") && state.row !== undefined));
}

export function cellsOf(table) {
  return sectionsOf(table).flatMap(cellsIn);
}
