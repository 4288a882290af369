"""Measures texts in the lines of the scene, as a page shows them."""

# Returns the size and lines of a label or a button with a title, in points from its left and top. A
# line's baseline is that of an empty element at its start, since browsers round a font's ascent. A
# line's size is that of the font of its first letters.
MEASURE = """(view) => {
  const element = view.querySelector(".button-title") ?? view;
  const box = view.getBoundingClientRect();
  const lines = [...element.querySelectorAll(":scope > .line")].map((line) => {
    const probe = document.createElement("i");
    probe.style.display = "inline-block";
    line.prepend(probe);
    const baseline = probe.getBoundingClientRect().bottom - box.top;
    probe.remove();
    const rects = [], sizes = [];
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode;
      if (parentElement.closest(".hidden-text")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      range.setEnd(walker.currentNode, data.trimEnd().length);
      rects.push(...range.getClientRects());
      sizes.push(parseFloat(getComputedStyle(parentElement).fontSize));
    }
    const ellipsis = line.querySelector(".ellipsis");
    if (ellipsis) {
      const range = document.createRange();
      range.selectNode(ellipsis);
      const [rect] = range.getClientRects();
      if (rect) rects.push(rect);
    }
    return {
      text: line.textContent, baseline, size: sizes[0], isCut: ellipsis !== null,
      left: Math.min(...rects.map((rect) => rect.left)) - box.left,
      right: Math.max(...rects.map((rect) => rect.right)) - box.left };
  });
  return { width: box.width, height: box.height, lines };
}"""

# The ascender and the line height of the interface's font, as fractions of its size.
ASCENDER, LINE = 1950 / 2048, 2444 / 2048


def measure(locator):
  """Returns the size and lines of one label or button."""
  return locator.evaluate(MEASURE)


def measure_all(locator):
  """Returns the sizes and lines of several."""
  return locator.evaluate_all(f"views => views.map({MEASURE})")


def edges(text):
  """Returns the points between the edges of a view and its text: left, top, right, bottom."""
  first, last = text["lines"][0], text["lines"][-1]
  top = first["baseline"] - first["size"] * ASCENDER
  bottom = last["baseline"] + last["size"] * (LINE - ASCENDER)
  left = min(line["left"] for line in text["lines"])
  right = max(line["right"] for line in text["lines"])
  return left, top, text["width"] - right, text["height"] - bottom


def is_cut(text):
  """Returns true if a text is truncated or overflows its view."""
  return any(line["isCut"] for line in text["lines"]) or min(edges(text)) < -0.5
