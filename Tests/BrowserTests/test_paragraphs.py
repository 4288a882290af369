"""Paragraph styles."""
from set_lines import LINE, measure
from test_controls import ControlsTestCase


class ParagraphTests(ControlsTestCase):
  def height(self, name):
    return self.label(name).bounding_box()["height"]

  def label(self, name):
    return self.labels.locator(f"[data-identifier='{name}']")

  def lines(self, name):
    """Returns the rectangle of the letters of each line within the label: left, top, right,
    bottom."""
    return self.label(name).evaluate("""label => {
      const box = label.getBoundingClientRect(), lines = [];
      const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const rect of range.getClientRects()) {
          if (rect.width > 8) lines.push([
            rect.left - box.left, rect.top - box.top, rect.right - box.left, rect.bottom - box.top]);
        }
      }
      return lines;
    }""")

  def test_paragraphs_have_the_measures_of_their_styles(self):
    reader = self.at("Paragraphs")
    self.check_accessibility_in_both_styles(reader)
    self.labels = reader.top
    line = self.height("line")
    with self.subTest("space is between lines and paragraphs alone"):
      count = len(self.lines("plain"))
      self.assertEqual(count, 4)
      self.assertAlmostEqual(self.height("spaced line"), line, delta=0.5)
      self.assertAlmostEqual(self.height("plain"), count * line, delta=0.5)
      self.assertAlmostEqual(self.height("spaced"), count * line + (count - 1) * 10, delta=0.5)
      self.assertAlmostEqual(self.height("apart"), count * line + 20, delta=0.5)
      self.assertAlmostEqual(
        self.lines("spaced line")[0][1], self.lines("line")[0][1], delta=0.5)
    with self.subTest("lines have a height"):
      # Heights of labels are rounded up to whole pixels, those of lines are not.
      self.assertAlmostEqual(self.height("high"), 6 * 20 * LINE, delta=0.5)
      self.assertAlmostEqual(self.height("limited"), 160, delta=0.5)
      # The extra height of a line is above its text.
      own = self.lines("line")[0]
      self.assertAlmostEqual(
        self.lines("limited")[0][3], 40 - (line - own[3]), delta=1)
    with self.subTest("lines begin and end at the indents of the style"):
      first, second, third, *_ = self.lines("indented")
      self.assertAlmostEqual(first[0], 24, delta=0.5)
      self.assertAlmostEqual(second[0], 12, delta=0.5)
      self.assertAlmostEqual(third[0], 24, delta=0.5)
      for indented in self.lines("indented"):
        self.assertLessEqual(indented[2], 240 - 16 + 0.5)
      # A trailing space may overflow the line.
      for end in [*self.lines("right"), self.lines("other way")[-1]]:
        self.assertAlmostEqual(end[2], 240, delta=6)
    with self.subTest("a text ends with its last line"):
      self.assertAlmostEqual(self.height("cut"), line, delta=0.5)
      self.assertAlmostEqual(self.height("clamped"), 3 * line + 20, delta=0.5)
      for name, cuts in [("cut", [True]), ("clamped", [False, False, True])]:
        self.assertEqual([one["isCut"] for one in measure(self.label(name))["lines"]], cuts, name)
