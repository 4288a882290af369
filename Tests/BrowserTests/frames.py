"""Compares the frames of nodes on a page with those of the layout in the scene."""

#: The points by which a rectangle may differ.
TOLERANCE = 0.5

BOXES = """(within) => {
  const glass = document.querySelector("#app").getBoundingClientRect();
  const app = document.body.dataset.app;
  const boxes = {};
  for (const element of document.querySelectorAll("#app [data-n]")) {
    if (!element.checkVisibility() || element.closest(".leaving") || !element.closest(within)) continue;
    const box = element.getBoundingClientRect();
    // Nodes that are drawn smaller or larger than they are lie elsewhere on purpose.
    const { offsetWidth, offsetHeight } = element;
    if (Math.max(Math.abs(offsetWidth - box.width), Math.abs(offsetHeight - box.height)) > 1) continue;
    if (getComputedStyle(element).transform !== "none") continue;
    const words = element.className + " " + (element.textContent ?? "").trim().slice(0, 30);
    boxes[element.dataset.n] = [
      box.x - glass.x, box.y - glass.y, box.width, box.height, words];
  }
  return { boxes, scene: sessionStorage.getItem(`scene:${app}`) };
}"""


def frame_faults(reader, within="#app"):
  """Returns the number of compared nodes, and those whose frames on the page and in the scene
  differ, each with both rectangles.

  `within` selects the elements in which nodes are compared."""
  reader.wait_until_idle()
  shown = reader.page.evaluate(BOXES, within)
  address = f"{reader.address}/-/frames/{shown['scene']}"
  answer = reader.page.request.get(address)
  assert answer.ok, f"expected the frames of a scene at {address}, got {answer.status}"
  frames = answer.json()
  faults = []
  for node, (*box, words) in shown["boxes"].items():
    frame = frames.get(node)
    if frame is None:
      continue
    if any(abs(a - b) > TOLERANCE for a, b in zip(box, frame)):
      rounded = [round(number, 2) for number in box]
      faults.append(f"{words}: expected {frame}, got {rounded}")
  return len(set(frames) & set(shown["boxes"])), faults
