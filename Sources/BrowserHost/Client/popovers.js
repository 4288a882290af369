// Panels that point at something: where they stand, as far as there is room.

const MARGIN = 10;
const ARROW = 12;
const SIDES = [[1, "top"], [2, "bottom"], [4, "left"], [8, "right"]];

/** Places the panel of a popover by what it points at, now and when the window changes. */
export function place(page, node, [source, width, height, sides, ...part]) {
  const put = () => {
    if (!node.element.isConnected) return removeEventListener("resize", put);
    stand(node.element, target(page.node(source)?.element, part), { width, height }, sides);
  };
  removeEventListener("resize", node.state.putsPopover);
  node.state.putsPopover = put;
  addEventListener("resize", put);
  put();
}

/** A sheet from now on, whose panel the style sheet places. */
export function release(node) {
  if (!node.state.putsPopover) return;
  removeEventListener("resize", node.state.putsPopover);
  node.state.putsPopover = null;
  const panel = node.element.querySelector(":scope > .sheet-panel");
  for (const name of ["left", "top", "width", "height"]) panel.style[name] = "";
}

function target(element, part) {
  const box = element?.getBoundingClientRect();
  if (!box || part.length < 4) return box;
  const [x, y, width, height] = part;
  return new DOMRect(box.x + x, box.y + y, width, height);
}

function stand(sheet, aim, wish, sides) {
  const room = sheet.getBoundingClientRect();
  const at = aim ?? new DOMRect(room.x + room.width / 2, room.y + room.height / 2, 0, 0);
  // What is left on each side of the aim for a panel whose arrow is on its other side.
  const free = {
    top: room.bottom - at.bottom, bottom: at.top - room.top,
    left: room.right - at.right, right: at.left - room.left,
  };
  const permitted = SIDES.filter(([bit]) => sides & bit).map(([, name]) => name);
  const needs = (side) => (side === "top" || side === "bottom" ? wish.height : wish.width)
    + ARROW + MARGIN;
  const all = permitted.length ? permitted : ["top"];
  const side = all.find((name) => free[name] >= needs(name))
    ?? all.reduce((best, name) => (free[name] > free[best] ? name : best));
  const isAcross = side === "left" || side === "right";
  const most = {
    width: isAcross ? free[side] - ARROW - MARGIN : room.width - 2 * MARGIN,
    height: isAcross ? room.height - 2 * MARGIN : free[side] - ARROW - MARGIN,
  };
  const width = Math.max(0, Math.min(wish.width, most.width));
  const height = Math.max(0, Math.min(wish.height, most.height));
  const middle = { x: at.x + at.width / 2 - room.x, y: at.y + at.height / 2 - room.y };
  const keep = (value, length, whole) =>
    Math.max(MARGIN, Math.min(value - length / 2, whole - length - MARGIN));
  const left = side === "left" ? at.right - room.x + ARROW
    : side === "right" ? at.left - room.x - ARROW - width : keep(middle.x, width, room.width);
  const top = side === "top" ? at.bottom - room.y + ARROW
    : side === "bottom" ? at.top - room.y - ARROW - height : keep(middle.y, height, room.height);
  const panel = sheet.querySelector(":scope > .sheet-panel");
  Object.assign(panel.style, {
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
  });
  sheet.dataset.arrow = side;
  sheet.style.setProperty("--arrow-x", `${side === "left" ? left : side === "right" ? left + width : middle.x}px`);
  sheet.style.setProperty("--arrow-y", `${side === "top" ? top : side === "bottom" ? top + height : middle.y}px`);
}
