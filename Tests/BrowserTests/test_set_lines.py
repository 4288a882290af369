"""Text in the lines of the scene: their positions, their fonts, and their accessibility."""
import time

from playwright.sync_api import expect

from set_lines import ASCENDER, LINE, MEASURE, measure
from test_controls import ControlsTestCase

# The size and lines of every label.
LINES = f"""() => Object.fromEntries([...document.querySelectorAll(".label.typeset[data-identifier]")]
  .map((label) => [label.dataset.identifier, ({MEASURE})(label)]))"""

SENTENCE = "The quick brown fox jumps over the lazy dog, and then it has to rest."


class SetLinesTests(ControlsTestCase):
  def labels(self, fonts=True):
    reader = self.reader(address=self.program.address)
    if not fonts:
      reader.page.route("**/-/fonts/**", lambda route: route.abort())
      self.expected_problem = "net::ERR_FAILED"
    reader.open("/controls/Set%20Lines").wait_for_connection()
    reader.expect_heading("Set Lines")
    reader.wait_until_idle()
    if fonts:
      reader.page.evaluate("() => document.fonts.ready.then(() => true)")
    self.page = reader.page
    return reader.page.evaluate(LINES)

  def check_baselines(self, label, size=17):
    ascender, height = size * ASCENDER, size * LINE
    top = (label["height"] - len(label["lines"]) * height) / 2
    for number, line in enumerate(label["lines"]):
      self.assertAlmostEqual(line["baseline"], top + number * height + ascender, delta=0.5)

  def texts(self, label):
    return [line["text"] for line in label["lines"]]

  def test_lines_are_where_the_scene_put_them(self):
    labels = self.labels()
    with self.subTest("from top to bottom"):
      for name in ["short", "right", "wrapped", "centered", "tail", "two lines", "hebrew", "chinese"]:
        self.check_baselines(labels[name])
      self.check_baselines(labels["title"], 28)
      self.assertEqual(
        self.texts(labels["wrapped"]),
        ["The quick brown fox jumps ", "over the lazy dog, and then it ", "has to rest."])
      for label in labels.values():
        for line in label["lines"]:
          self.assertGreaterEqual(line["left"], -0.5)
    with self.subTest("the page gives them the widths that the scene counted on"):
      self.check_widths(labels)
    with self.subTest("the page measures words that the scene has no font for"):
      # Lines end at the right edge of their labels only if the scene knows their widths.
      for name in ["korean", "emoji"]:
        label = self.page.locator(f"[data-identifier='{name}']")
        until = time.monotonic() + 20
        while abs(measure(label)["lines"][0]["right"] - measure(label)["width"]) > 0.5:
          self.assertLess(time.monotonic(), until, (name, measure(label)))
          self.page.wait_for_timeout(50)
    with self.subTest("titles of buttons are in lines too"):
      self.check_titles(labels)
    with self.subTest("a text is read as a whole however it is cut"):
      self.check_reading(labels)

  def check_widths(self, labels):
    for name in ["short", "centered"]:
      for line in labels[name]["lines"]:
        self.assertAlmostEqual(line["left"] + line["right"], labels[name]["width"], delta=0.5)
    for name in ["right", "european", "fitted"]:
      for line in labels[name]["lines"]:
        self.assertAlmostEqual(line["right"], labels[name]["width"], delta=0.5, msg=name)
    for line in labels["justified"]["lines"][:-1]:
      self.assertAlmostEqual(line["left"], 0, delta=0.5)
      self.assertAlmostEqual(line["right"], labels["justified"]["width"], delta=0.5)
    self.assertAlmostEqual(labels["chinese"]["lines"][0]["right"], 14 * 17, delta=0.5)
    for name in ["tail", "head", "middle", "two lines"]:
      for line in labels[name]["lines"]:
        self.assertLessEqual(line["right"], labels[name]["width"] + 0.5, name)

  def check_titles(self, labels):
    titles = self.page.locator(".button-title.typeset")
    for title, text in [(titles.nth(0), "Button"), (titles.nth(1), SENTENCE), (titles.nth(2), SENTENCE)]:
      self.assertEqual(title.evaluate("title => title.textContent"), text)
    self.assertEqual(titles.nth(2).locator(".line").count(), 3)
    for number, name in enumerate(["button", "long button", "wrapping button"]):
      button = self.page.locator(f"[data-identifier='{name}']").bounding_box()
      title = titles.nth(number).bounding_box()
      for start, length in [("x", "width"), ("y", "height")]:
        self.assertAlmostEqual(
          title[start] + title[length] / 2, button[start] + button[length] / 2, delta=0.5, msg=name)
    self.assertNotIn("button", labels)

  def check_reading(self, labels):
    for name in ["wrapped", "tail", "head", "middle", "clipped", "fitted", "justified"]:
      self.assertEqual("".join(self.texts(labels[name])), SENTENCE, name)
    expect(self.page.get_by_text(SENTENCE, exact=True).first).to_be_visible()
    session = self.page.context.new_cdp_session(self.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    said = "".join(
      node["name"]["value"] for node in nodes
      if node.get("role", {}).get("value") == "StaticText" and not node["ignored"])
    self.assertIn(SENTENCE * 5, said)
    self.assertNotIn("…", said)

  def test_a_font_that_is_late_moves_no_line(self):
    early = self.labels(fonts=False)
    labels = self.labels()
    for name, label in labels.items():
      self.assertEqual(self.texts(early[name]), self.texts(label))
      for before, after in zip(early[name]["lines"], label["lines"]):
        self.assertAlmostEqual(before["baseline"], after["baseline"], delta=0.5, msg=name)
        if name not in ["hebrew"]:
          self.assertAlmostEqual(before["left"], after["left"], delta=0.5, msg=name)
