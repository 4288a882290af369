"""Custom drawing: views with `draw(_:)`, shape layers, masks and images, by the pixels of the
page."""
from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"
WHITE = [255, 255, 255]


class DrawingTests(ControlsTestCase):
  def drawings(self, **wishes):
    return self.at("Drawings", **wishes)

  def colors_in(self, reader, name, *parts):
    """Returns the colours at points of a view, given as fractions of its width and height."""
    box = reader.top.locator(f"[data-identifier={name}]").evaluate(BOX)
    return reader.colors_at(
      [[box["x"] + box["width"] * x, box["y"] + box["height"] * y] for x, y in parts])

  def near(self, color, expected, tolerance=12):
    self.assertTrue(
      all(abs(a - b) <= tolerance for a, b in zip(color, expected)), f"{color} is not {expected}")

  def test_a_view_shows_what_it_draws_and_draws_again(self):
    reader = self.drawings()
    # A quarter of the pie, above and to the right of the centre.
    inside, outside = self.colors_in(reader, "dial", (0.6, 0.3), (0.4, 0.3))
    self.near(inside, [0, 122, 255])
    self.assertNotEqual(outside, inside)
    reader.top.get_by_role("slider", name="Share").focus()
    reader.page.keyboard.press("End")
    reader.eventually(
      lambda: self.colors_in(reader, "dial", (0.4, 0.3))[0][2] > 240, "expected the whole pie in the tint")

  def test_a_drawing_has_the_colours_of_the_reader(self):
    light = self.colors_in(self.drawings(), "dial", (0.3, 0.5))[0]
    dark = self.colors_in(self.drawings(scheme="dark"), "dial", (0.3, 0.5))[0]
    self.assertGreater(sum(light), sum(dark) + 300)

  def test_a_ring_is_drawn_up_to_its_share(self):
    reader = self.drawings()
    box = reader.top.locator("[data-identifier=ring]").evaluate(BOX)
    radius = min(box["width"], box["height"]) / 2 - 7
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    right, left = reader.colors_at([[x + radius * 0.7, y - radius * 0.7], [x - radius, y]])
    self.near(right, [52, 199, 89])
    self.assertNotEqual(left, right)

  def test_a_mask_cuts_notches(self):
    reader = self.drawings()
    middle, notch, corner = self.colors_in(
      reader, "ticket", (0.1, 0.3), (0.005, 0.5), (0.003, 0.02))
    self.near(middle, [88, 86, 214])
    self.near(notch, WHITE)
    self.near(corner, WHITE)

  def test_an_image_of_a_renderer_is_shown(self):
    reader = self.drawings()
    box = reader.top.locator("[data-identifier=badge]").evaluate(BOX)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    star, disc, outside = reader.colors_at([[x, y], [x, y - 24], [x - 31, y - 31]])
    self.near(star, WHITE)
    self.near(disc, [255, 149, 0])
    self.near(outside, WHITE)

  def test_the_screen_is_accessible(self):
    self.check_accessibility(self.drawings())
