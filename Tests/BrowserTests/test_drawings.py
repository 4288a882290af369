"""Custom drawing: views with `draw(_:)`, shape layers, masks and images, by the pixels of the
page."""
from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"
WHITE = [255, 255, 255]


class DrawingTests(ControlsTestCase):
  def colors_in(self, reader, name, *parts):
    """Returns the colours at points of a view, given as fractions of its width and height."""
    box = reader.top.locator(f"[data-identifier={name}]").evaluate(BOX)
    return reader.colors_at(
      [[box["x"] + box["width"] * x, box["y"] + box["height"] * y] for x, y in parts])

  def near(self, color, expected, tolerance=12):
    self.assertTrue(
      all(abs(a - b) <= tolerance for a, b in zip(color, expected)), f"{color} is not {expected}")

  def test_views_show_what_they_draw(self):
    reader = self.at("Drawings")
    self.check_accessibility(reader)
    with self.subTest("a ring is drawn up to its share"):
      box = reader.top.locator("[data-identifier=ring]").evaluate(BOX)
      radius = min(box["width"], box["height"]) / 2 - 7
      x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
      right, left = reader.colors_at([[x + radius * 0.7, y - radius * 0.7], [x - radius, y]])
      self.near(right, [52, 199, 89])
      self.assertNotEqual(left, right)
    with self.subTest("a mask cuts notches"):
      middle, notch, corner = self.colors_in(
        reader, "ticket", (0.1, 0.3), (0.005, 0.5), (0.003, 0.02))
      self.near(middle, [88, 86, 214])
      self.near(notch, WHITE)
      self.near(corner, WHITE)
    with self.subTest("an image of a renderer is shown"):
      box = reader.top.locator("[data-identifier=badge]").evaluate(BOX)
      x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
      star, disc, outside = reader.colors_at([[x, y], [x, y - 24], [x - 31, y - 31]])
      self.near(star, WHITE)
      self.near(disc, [255, 149, 0])
      self.near(outside, WHITE)
    with self.subTest("a view has the colours of the reader"):
      # A quarter of the pie, above and to the right of the centre.
      inside, outside, light = self.colors_in(reader, "dial", (0.6, 0.3), (0.4, 0.3), (0.3, 0.5))
      self.near(inside, [0, 122, 255])
      self.assertNotEqual(outside, inside)
      dark = self.colors_in(self.at("Drawings", scheme="dark"), "dial", (0.3, 0.5))[0]
      self.assertGreater(sum(light), sum(dark) + 300)
    with self.subTest("a view draws again"):
      reader.top.get_by_role("slider", name="Share").focus()
      reader.page.keyboard.press("End")
      reader.eventually(
        lambda: self.colors_in(reader, "dial", (0.4, 0.3))[0][2] > 240, "expected the whole pie in the tint")
