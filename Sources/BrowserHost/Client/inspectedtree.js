// A tree of views, or of flows with their screens and presenters, as nested lists of buttons.

export class InspectedTree {
  /** Takes callbacks for the chosen node, and for the node under the pointer; null for none. */
  constructor(onChoose, onPoint, showsDetails = false) {
    this.onChoose = onChoose;
    this.onPoint = onPoint;
    this.showsDetails = showsDetails;
    this.root = document.createElement("ul");
    this.root.className = "inspected-tree";
    /** Nodes and buttons by the views' numbers. */
    this.nodes = new Map();
    this.buttons = new Map();
    /** The last known properties of each node, and which of them were new. */
    this.former = new Map();
    this.chosen = null;
    this.root.addEventListener("pointerleave", () => this.onPoint(this.find(this.chosen) ?? null));
  }

  show(nodes) {
    this.nodes.clear();
    this.buttons.clear();
    const known = new Set();
    this.root.replaceChildren(...nodes.map((node, index) => this.item(node, `${index}`, known)));
    for (const path of this.former.keys()) if (!known.has(path)) this.former.delete(path);
    this.mark();
  }

  item(node, path, known) {
    const item = document.createElement("li");
    item.append(node.node === undefined ? title(node) : this.row(node));
    if (this.showsDetails) item.append(this.properties(node, `${path}/${node.name}`, known));
    if (node.children.length) {
      const list = document.createElement("ul");
      list.append(...node.children.map((child, index) => this.item(child, `${path}.${index}`, known)));
      item.append(list);
    }
    return item;
  }

  row(node) {
    const row = document.createElement("button");
    row.type = "button";
    row.append(title(node));
    row.addEventListener("click", () => this.choose(node.node));
    row.addEventListener("pointerenter", () => this.onPoint(node));
    this.nodes.set(node.node, node);
    this.buttons.set(node.node, row);
    return row;
  }

  /** Marks the properties that the last change modified. */
  properties(node, path, known) {
    known.add(path);
    const last = this.former.get(path);
    const lines = node.details.join("\n");
    if (lines !== last?.lines) {
      const before = new Set(last?.details ?? node.details);
      const changed = new Set(node.details.filter((line) => !before.has(line)));
      this.former.set(path, { lines, details: node.details, changed });
    }
    const { changed } = this.former.get(path);
    const list = document.createElement("ul");
    list.className = "inspected-properties";
    for (const line of node.details) {
      const item = document.createElement(changed.has(line) ? "mark" : "span");
      item.textContent = line;
      const row = document.createElement("li");
      row.append(item);
      list.append(row);
    }
    return list;
  }

  find(number) {
    return this.nodes.get(number);
  }

  choose(number) {
    if (!this.nodes.has(number)) return;
    this.chosen = number;
    this.mark();
    this.buttons.get(number).scrollIntoView({ block: "nearest" });
    this.onChoose(this.find(number));
  }

  mark() {
    for (const [number, row] of this.buttons) {
      if (number === this.chosen) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
  }
}

function title({ name, frame }) {
  const text = document.createElement("span");
  text.textContent = name;
  if (frame) {
    const place = document.createElement("small");
    const [x, y, width, height] = frame.map((number) => Math.round(number * 10) / 10);
    place.textContent = ` ${x}, ${y}  ${width} × ${height}`;
    text.append(place);
  }
  return text;
}
