"""The direction and alignment of texts, in every language of the user."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

PLACES = """element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT), lines = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { index, 0: line } of node.data.matchAll(/[^\\n]+/g)) {
      const place = (at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      };
      const first = place(index), last = place(index + line.length - 1);
      lines.push([first.left < last.left ? "right" : "left",
        Math.min(first.left, last.left), Math.max(first.right, last.right)]);
    }
  }
  const box = element.getBoundingClientRect();
  return lines.map(([goes, left, right]) =>
    `${goes} at ${left - box.left < box.right - right - 1 ? "left" : "right"}`);
}"""

PLACE_OF = """(element, letter) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const at = walker.currentNode.data.indexOf(letter);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + 1);
    return range.getBoundingClientRect().left;
  }
}"""

# The font size of a line, and the overflow of the line beyond its label.
FITTED = """element => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  range.selectNodeContents(element.querySelector(".line"));
  const [box, line] = [element, range].map(one => one.getBoundingClientRect());
  return {
    size: parseFloat(getComputedStyle(walker.nextNode().parentElement).fontSize),
    out: Math.max(box.left - line.left, line.right - box.right) };
}"""


class DirectionTests(ControlsTestCase):
  def lines(self, reader, name):
    """Returns the direction of each line, and the edge at which it is aligned."""
    return reader.top.locator(f"[data-identifier='{name}']").evaluate(PLACES)

  def test_text_runs_by_its_first_letter_and_is_aligned_by_the_interface(self):
    sizes = []
    for locale, edge in [("en-US", "left"), ("ar", "right")]:
      reader = self.at("Directions", locale=locale)
      for name, runs in [
          ("english", ["right"]), ("arabic", ["left"]), ("time", ["right"]),
          ("both", ["right", "left"])]:
        with self.subTest(name=name, locale=locale):
          self.assertEqual(
            self.lines(reader, name), [f"{run} at {edge}" for run in runs], f"{name}, {locale}")
      with self.subTest("an alignment and a direction of its own", locale=locale):
        self.assertEqual(self.lines(reader, "left"), ["right at left"])
        # "So!" that is set from right to left has its punctuation at the left.
        sign, start = [
          reader.top.locator("[data-identifier='right']").evaluate(PLACE_OF, text)
          for text in ["!", "S"]]
        self.assertLess(sign, start)
      with self.subTest("a text of the other direction gets smaller too", locale=locale):
        fitted = reader.top.locator("[data-identifier='fitted']")
        expect(fitted.locator(".line")).to_have_text(
          "A text that gets smaller, since it is longer than its line.")
        line = fitted.evaluate(FITTED)
        self.assertLessEqual(line["out"], 0.5, "the text is as wide as its room at most")
        sizes.append(line["size"])
      self.check_accessibility_in_both_styles(reader)
    # The last page runs from right to left.
    self.check_buttons_and_fields(reader)
    self.assertAlmostEqual(*sizes, delta=0.2)
    self.assertLess(sizes[0], 16)

  def check_buttons_and_fields(self, reader):
    button = reader.top.locator(".button-title").filter(has_text="Go on!")
    self.assertEqual(button.evaluate(PLACES)[0].split()[0], "right")
    field = reader.page.get_by_role("textbox", name="Name?")
    for box in [field, self.field(reader, "Note")]:
      style = box.evaluate("""box => {
        const { unicodeBidi, textAlign } = getComputedStyle(box);
        return [unicodeBidi, textAlign];
      }""")
      self.assertEqual(style, ["plaintext", "right"])
    reader.tap("button", "Ask!")
    for text in ["Sure?", "It is late.", "OK!"]:
      shown = reader.page.locator(".alert").get_by_text(text, exact=True)
      expect(shown).to_be_visible()
      self.assertEqual(shown.evaluate(PLACES)[0].split()[0], "right", text)
