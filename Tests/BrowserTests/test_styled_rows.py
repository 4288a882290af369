"""Rows with custom backgrounds, and custom headers and footers."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class StyledRowTests(ControlsTestCase):
  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def edge_of(self, reader, name):
    """Returns the colour near a row's leading edge, where no text is."""
    box = self.part(reader, name).bounding_box()
    return reader.colors_at([(box["x"] + 6, box["y"] + box["height"] / 2)])[0]

  def wait_for_color(self, reader, name, color):
    """Waits for the scene's answer to a click."""
    reader.eventually(
      lambda: self.edge_of(reader, name) == color, f"expected {name} to come to {color}")

  def expect_orange(self, color, ground):
    return color[0] - color[2] > ground[0] - ground[2] + 60

  def test_a_row_that_is_pressed_or_selected_has_its_own_background(self):
    for scheme in ["light", "dark"]:
      reader = self.at("Styled rows", screen="desktop", scheme=scheme)
      row = self.part(reader, "row0")
      reader.page.mouse.move(5, 500)
      before = self.edge_of(reader, "row0")
      box = row.bounding_box()
      reader.page.mouse.move(box["x"] + 100, box["y"] + 20)
      reader.page.mouse.down()
      reader.eventually(
        lambda: self.expect_orange(self.edge_of(reader, "row0"), before), "expected orange")
      pressed = self.edge_of(reader, "row0")
      reader.page.mouse.up()
      reader.page.mouse.move(5, 500)
      self.wait_for_color(reader, "row0", pressed)
      self.part(reader, "row1").get_by_role("button").click()
      reader.page.mouse.move(5, 500)
      self.wait_for_color(reader, "row0", before)
      # An empty selected background shows nothing.
      self.wait_for_color(reader, "row1", before)
      behind = self.edge_of(reader, "row2")
      self.assertGreater(behind[2], behind[0] + 30, "teal")
      self.check_accessibility(reader)

  def test_headers_are_styled_and_footers_have_the_requested_height(self):
    reader = self.at("Styled rows")
    expect(self.part(reader, "header")).to_have_css("color", "rgb(215, 0, 21)")
    footer = self.part(reader, "footer").bounding_box()
    self.assertAlmostEqual(footer["height"], 60, delta=1)
