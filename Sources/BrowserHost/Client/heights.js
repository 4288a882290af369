// How high the rows and sections of a table are: as measured where they were there once, and by an
// estimate where they never were.

/** Points; what a title takes before one was seen. */
const EDGE = 30;

/** Remembers the heights of the cells that are there, by section as the table gives them. */
export function measure(table, sections) {
  for (const { cells } of sections) {
    for (const cell of cells) {
      const { key, section, row } = cell.state;
      if (key === undefined) continue;
      const height = cell.element.getBoundingClientRect().height;
      if (height > 0) table.heights.set(key, height);
      table.keyAt.set((table.starts[section] ?? 0) + row, key);
      const count = table.sections[section]?.rows;
      if (count) cell.element.setAttribute("aria-setsize", count);
    }
  }
  estimateAnew(table, sections);
}

/** Rows and edges that were never seen are taken to be like those that were. */
function estimateAnew(table, sections) {
  if (table.heights.size < 3) return;
  let sum = 0;
  for (const height of table.heights.values()) sum += height;
  table.mean = sum / table.heights.size;
  const edges = sections
    .map(({ section }) => [section, section.home(1)])
    .map(([section, rows]) => section.element.offsetHeight - rows.offsetHeight);
  if (edges.length) table.edges = edges.reduce((a, b) => a + b) / edges.length;
}

function estimate(table) {
  return table.mean ?? table.estimate;
}

export function heightOf(table, flat) {
  return table.heights.get(table.keyAt.get(flat)) ?? estimate(table);
}

/** The height of rows from one number to another, both flat; the second is not included. */
export function heightBetween(table, from, to) {
  const each = estimate(table);
  let height = Math.max(0, to - from) * each;
  for (const [flat, key] of table.keyAt) {
    if (flat >= from && flat < to) height += (table.heights.get(key) ?? each) - each;
  }
  return height;
}

/** What a header takes, with the room above it. */
function above(table) {
  return EDGE + table.headerTop;
}

/** What a section takes that does not exist: header, rows, footer. */
export function sectionHeight(table, index) {
  const { rows, header, footer } = table.sections[index];
  const plain = header * above(table) + footer * EDGE;
  const edges = table.edges ?? (table.style === 0 ? plain : 35 + plain);
  const start = table.starts[index];
  return edges + heightBetween(table, start, start + rows);
}

/** Where a section begins. */
export function sectionOffset(table, index) {
  let offset = table.node.home(1).offsetTop;
  for (let i = 0; i < index; i += 1) offset += sectionHeight(table, i);
  return offset;
}

export function offsetOf(table, flat) {
  let offset = table.node.home(1).offsetTop;
  for (let i = 0; i < table.sections.length; i += 1) {
    const start = table.starts[i];
    if (flat < start + table.sections[i].rows) {
      return offset + table.sections[i].header * above(table) + heightBetween(table, start, flat);
    }
    offset += sectionHeight(table, i);
  }
  return offset;
}

/** The flat numbers of the rows between two offsets; the second is not included. */
export function rowsBetween(table, top, bottom) {
  let offset = table.node.home(1).offsetTop;
  let first = null;
  let end = 0;
  for (let i = 0; i < table.sections.length; i += 1) {
    const height = sectionHeight(table, i);
    if (offset + height > top && offset < bottom) {
      const [from, to] = rowsInSection(table, i, top - offset, bottom - offset);
      first ??= from;
      end = Math.max(end, to);
    }
    offset += height;
  }
  return [first ?? 0, Math.min(table.rows, Math.max(end, first ?? 0))];
}

function rowsInSection(table, index, top, bottom) {
  const start = table.starts[index];
  const { rows, header } = table.sections[index];
  const edge = header * above(table);
  // Even rows where most are unknown: near enough to know what to ask for.
  const height = Math.max(1, heightBetween(table, start, start + rows) / Math.max(1, rows));
  const from = Math.max(0, Math.floor((top - edge) / height) - 1);
  const to = Math.min(rows, Math.ceil((bottom - edge) / height) + 1);
  return [start + Math.min(from, rows), start + Math.max(0, to)];
}
