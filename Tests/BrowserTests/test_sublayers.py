"""Sublayers: below titles, over images, along edges."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class SublayerTests(ControlsTestCase):
  def box(self, reader, name):
    box = reader.top.locator(f"[data-identifier={name}]").first.bounding_box()
    return box["x"], box["y"], box["width"], box["height"]

  def test_layers_lie_where_they_are_laid(self):
    for scheme in ["light", "dark"]:
      reader = self.at("Sublayers", scheme=scheme)
      expect(reader.top.get_by_role("button", name="Gradient")).to_be_visible()
      button, field, picture = [self.box(reader, name) for name in ["button", "field", "picture"]]
      title = reader.top.get_by_text("Gradient", exact=True).bounding_box()
      [edge, line, top, foot, dot] = reader.colors_at([
        (button[0] + 30, button[1] + 25),
        (field[0] + field[2] / 2, field[1] + field[3] - 1),
        (picture[0] + 10, picture[1] + 5),
        (picture[0] + 10, picture[1] + picture[3] - 4),
        (picture[0] + picture[2] - 18, picture[1] + 18),
      ])
      self.assertGreater(edge[2], edge[1] + 80, "purple")
      self.assertGreater(line[0], line[1] + 100, "red")
      self.assertGreater(sum(top), sum(foot) + 300)
      self.assertGreater(dot[1], dot[0] + 60, "green")
      across = [(title["x"] + title["width"] * part / 200, title["y"] + title["height"] / 2)
                for part in range(200)]
      self.assertTrue(any(min(color) > 220 for color in reader.colors_at(across)), "white letters")
      self.check_accessibility(reader)

  def test_touches_go_through(self):
    reader = self.at("Sublayers")
    x, y, width, height = self.box(reader, "button")
    reader.page.touchscreen.tap(x + width - 40, y + height / 2)
    expect(reader.top.get_by_text("Taps: 1")).to_be_visible()
    field = reader.top.get_by_role("textbox")
    field.tap()
    field.press_sequentially("Ada")
    expect(field).to_have_value("Ada")

  def test_a_layer_as_large_as_its_view_stays_so(self):
    reader = self.at("Sublayers")
    before = self.box(reader, "banner")[3]
    reader.tap("button", "Longer")
    reader.wait_for("height => document.querySelector('[data-identifier=banner]').offsetHeight > height",
      before + 10)
    reader.wait_until_idle()
    x, y, width, height = self.box(reader, "banner")
    for color in reader.colors_at([(x + 5, y + 5), (x + width - 5, y + height - 5)]):
      self.assertGreater(color[2], color[0] + 80, "blue")
