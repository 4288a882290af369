"""Views that scroll by the origin of their bounds, and frames of transformed views."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class OriginTests(ControlsTestCase):
  def press(self, reader, name):
    reader.top.get_by_role("button", name=name, exact=True).tap()
    reader.wait_until_idle()

  def book(self, reader, number):
    return reader.top.get_by_role("button", name=f"Book {number}", exact=True)

  def distance(self, reader, number):
    """How far a book is below the top of the shelf."""
    shelf = reader.top.locator("[data-identifier=shelf]").bounding_box()
    return round(self.book(reader, number).bounding_box()["y"] - shelf["y"])

  def test_subviews_follow_the_origin_of_bounds(self):
    reader = self.at("Origins")
    self.assertEqual([self.distance(reader, number) for number in (0, 2)], [0, 120])
    self.press(reader, "Down")
    self.assertEqual([self.distance(reader, number) for number in (0, 2)], [-60, 60])
    self.press(reader, "Book 2")
    self.expect_message(reader, "Took 2")
    self.press(reader, "Glide")
    expect(self.book(reader, 3)).to_be_in_viewport()
    reader.wait_until_idle()
    self.assertEqual(self.distance(reader, 3), 0)
    self.press(reader, "Book 3")
    self.expect_message(reader, "Took 3")
    self.check_accessibility(reader)

  def test_the_frame_of_a_turned_button_is_its_box(self):
    reader = self.at("Origins")
    turned = reader.top.locator("[data-identifier=turned]")
    box, shelf = turned.bounding_box(), reader.top.locator("[data-identifier=shelf]").bounding_box()
    # The shelf is at 20, 140 of the view.
    place = [box["x"] - shelf["x"], box["y"] - shelf["y"], box["width"], box["height"]]
    self.assertEqual([round(number) for number in place], [260, 130, 44, 120])
    self.press(reader, "Turned")
    self.expect_message(reader, "280 270 44 120 120 44")
