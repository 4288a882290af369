"""Zooming, context menus of views with previews, and pointer effects, in a real browser."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class InteractionTests(ControlsTestCase):
  def interactions(self, **wishes):
    reader = self.at("Interactions", **wishes)
    expect(reader.page.locator("[data-pointers=pinch]")).to_be_attached()
    reader.wait_until_idle()
    return reader

  def expect_log(self, reader, text):
    expect(reader.top.locator("[data-identifier=log]")).to_have_text(text)

  def box(self, reader, name):
    return reader.top.locator(f"[data-accessible-name={name}]").bounding_box()

  def middle(self, reader, name):
    box = self.box(reader, name)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def fingers(self, reader, kind, *places):
    session = self.session = getattr(self, "session", None) or reader.context.new_cdp_session(reader.page)
    session.send("Input.dispatchTouchEvent", {
      "type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]})

  def test_two_fingers_zoom_and_the_page_does_not(self):
    reader = self.interactions()
    x, y = self.middle(reader, "Picture")
    self.fingers(reader, "touchStart", (x - 30, y), (x + 30, y))
    for n in range(1, 11):
      self.fingers(reader, "touchMove", (x - 30 - 3 * n, y), (x + 30 + 3 * n, y))
      reader.page.wait_for_timeout(20)
    self.fingers(reader, "touchEnd")
    self.expect_log(reader, "zoomed 200")
    self.assertAlmostEqual(self.box(reader, "Picture")["width"], 600, delta=2)
    self.assertEqual(reader.page.evaluate("visualViewport.scale"), 1)

  def test_a_wheel_with_the_control_key_zooms(self):
    reader = self.interactions(screen="desktop")
    x, y = self.middle(reader, "Picture")
    reader.page.mouse.move(x, y)
    reader.page.keyboard.down("Control")
    for _ in range(4):
      reader.page.mouse.wheel(0, -20)
      reader.page.wait_for_timeout(20)
    reader.page.keyboard.up("Control")
    expect(reader.top.locator("[data-identifier=log]")).to_contain_text("zoomed 2")
    self.assertGreater(self.box(reader, "Picture")["width"], 500)

  def test_a_double_tap_zooms_to_its_place_and_a_finger_scrolls_then(self):
    reader = self.interactions(screen="desktop")
    x, y = self.middle(reader, "Picture")
    reader.page.mouse.dblclick(x, y)
    self.expect_log(reader, "zoomed 300")
    reader.wait_until_idle()
    place = reader.top.locator(".scroll", has=reader.page.locator("[data-accessible-name=Picture]")).last
    # The tapped point is in the middle of the scroll view.
    self.assertEqual(round(self.box(reader, "Picture")["width"]), 900)
    outer = place.bounding_box()
    for length, own in zip(
        self.middle(reader, "Picture"),
        (outer["x"] + outer["width"] / 2, outer["y"] + outer["height"] / 2)):
      self.assertAlmostEqual(length, own, delta=1)

  def test_a_card_has_a_menu_with_a_preview(self):
    reader = self.interactions()
    place = self.middle(reader, "Card")
    self.fingers(reader, "touchStart", place)
    expect(reader.page.get_by_role("menuitem", name="Copy")).to_be_visible()
    self.fingers(reader, "touchEnd")
    preview = reader.page.locator(".menu > .view")
    box = preview.bounding_box()
    self.assertEqual((round(box["width"]), round(box["height"])), (240, 160))
    reader.page.get_by_role("menuitem", name="Copy").tap()
    self.expect_log(reader, "copied")

  def test_a_tap_on_the_preview_commits(self):
    reader = self.interactions(screen="desktop")
    reader.page.mouse.click(*self.middle(reader, "Card"), button="right")
    reader.page.locator(".menu > .view").click()
    self.expect_log(reader, "committed")
    expect(reader.page.locator(".menu")).to_have_count(0)

  def test_a_card_is_highlighted_under_the_mouse(self):
    reader = self.interactions(screen="desktop")
    x, y = self.middle(reader, "Card")
    reader.page.mouse.move(x, y)
    self.expect_log(reader, "hover began")
    expect(reader.top.locator("[data-accessible-name=Card]")).to_have_attribute("data-effect", "highlight")
    reader.page.mouse.move(x, y - 150)
    self.expect_log(reader, "hover ended")
    expect(reader.top.locator("[data-effect]")).to_have_count(0)
