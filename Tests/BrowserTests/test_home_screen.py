"""The Showcase's home screen: the titles below the icons are legible."""
from browser_test_case import BrowserTestCase

NAMES = """all => all.map(e => {
  const { left, top, right, bottom } = e.getBoundingClientRect();
  return { left, top, right, bottom, isCut: e.scrollWidth > e.clientWidth, text: e.textContent };
})"""


def brightness(color):
  """Returns the relative luminance as defined by the contrast rules."""
  parts = [part / 255 for part in color]
  linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class HomeScreenTests(BrowserTestCase):
  def test_names_are_legible_whole_in_every_look(self):
    # Each two of the three together.
    for screen, scheme, size in [
      ("phone", "light", "16px"), ("phone", "dark", "32px"),
      ("desktop", "light", "32px"), ("desktop", "dark", "16px"),
    ]:
      with self.subTest(screen=screen, scheme=scheme, size=size):
        self.check_names(screen, scheme, size)

  def check_names(self, screen, scheme, size):
    reader = self.reader(screen=screen, scheme=scheme).open("/")
    reader.page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
    names = reader.page.locator(".app-name")
    boxes = names.evaluate_all(NAMES)
    self.assertEqual([box["text"] for box in boxes if box["isCut"]], [])
    for one in boxes:
      for other in boxes:
        apart = one["right"] <= other["left"] or one["bottom"] <= other["top"]
        self.assertTrue(one is other or apart or other["right"] <= one["left"]
                        or other["bottom"] <= one["top"], (one, other))
    names.evaluate_all("all => all.forEach(e => { e.style.visibility = 'hidden' })")
    points = [
      (round(x), round((box["top"] + box["bottom"]) / 2)) for box in boxes
      for x in [box["left"], (box["left"] + box["right"]) / 2, box["right"]]]
    for point, color in zip(points, reader.colors_at(points)):
      self.assertGreaterEqual(1.05 / (brightness(color) + 0.05), 4.5, (point, color))
