"""Scroll targets that the app sets, and backgrounds that are more than a colour."""
import re

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ScrollTargetTests(ControlsTestCase):
  INTERVAL = 216

  def shelf(self, **wishes):
    reader = self.at("Shelf", **wishes)
    return reader, reader.top.get_by_label("Covers")

  def expect_rest_at(self, reader, covers, index, how="flung on"):
    text = reader.top.get_by_text(re.compile(f"^began, {how}, rests at {index}$"))
    expect(text).to_be_visible()
    reader.eventually(
      lambda: abs(covers.evaluate("e => e.scrollLeft") - (index - 1) * self.INTERVAL) < 1.5,
      f"expected cover {index} at rest")

  def test_a_finger_lets_go_and_a_cover_comes_to_rest(self):
    for scheme in ["light", "dark"]:
      reader, covers = self.shelf(scheme=scheme)
      box = covers.bounding_box()
      y = box["y"] + 80
      reader.drag([(350 - 15 * step, y) for step in range(11)])
      text = reader.top.get_by_text(re.compile("^began, flung on, rests at [2-9]$"))
      expect(text).to_be_visible()
      reader.wait_until_idle()
      index = int(text.text_content()[-1])
      self.expect_rest_at(reader, covers, index)
      self.check_accessibility(reader)

  def test_a_finger_that_hesitates_goes_back(self):
    reader, covers = self.shelf()
    y = covers.bounding_box()["y"] + 80
    session = reader.context.new_cdp_session(reader.page)

    def touch(kind, *xs):
      session.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x in xs]})

    touch("touchStart", 300)
    for x in range(290, 230, -10):
      touch("touchMove", x)
      reader.page.wait_for_timeout(10)
    reader.page.wait_for_timeout(300)
    touch("touchEnd")
    self.expect_rest_at(reader, covers, 1, how="let go")

  def test_a_wheel_goes_on_until_it_rests(self):
    reader, covers = self.shelf(screen="desktop")
    box = covers.bounding_box()
    reader.page.mouse.move(box["x"] + 100, box["y"] + 80)
    for _ in range(5):
      reader.page.mouse.wheel(60, 0)
      reader.page.wait_for_timeout(30)
    self.expect_rest_at(reader, covers, 2, how="let go")

  def test_a_button_shows_its_view_behind_its_title(self):
    for scheme in ["light", "dark"]:
      reader, _ = self.shelf(scheme=scheme)
      button = reader.top.get_by_role("button", name="On stripes", exact=True)
      box = button.bounding_box()
      left = reader.colors_at([(box["x"] + 12, box["y"] + box["height"] / 2)])[0]
      self.assertIn(tuple(left[:3]), [(88, 86, 214), (94, 92, 230)])
      button.click()
      self.expect_message(reader, "Tapped")
