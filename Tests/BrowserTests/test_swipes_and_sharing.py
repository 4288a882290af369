"""Swipe gestures across views, and sharing."""
import json
import time

from playwright.sync_api import expect

from test_controls import ControlsTestCase

# A browser that can share: shared data is recorded, and the result is set by the test.
SHARES = """() => { window.shared = []; window.answer = null;
  navigator.canShare = () => true;
  navigator.share = (data) => {
    shared.push(data);
    return new Promise((resolve, reject) => { window.answer = (error) => {
      if (error) reject(new DOMException("", error)); else resolve(); }; });
  }; }"""


class FingerTestCase(ControlsTestCase):
  def swipe(self, reader, start, by, fingers=1, milliseconds=16):
    """Swipes by a distance in eight steps; the timestamps of the steps differ by `milliseconds`,
    however slow the machine is."""
    session = reader.context.new_cdp_session(reader.page)
    begun = time.time()

    def touch(kind, part):
      points = [
        {"x": start[0] + by[0] * part, "y": start[1] + by[1] * part + 40 * finger, "id": finger}
        for finger in range(fingers)]
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [] if kind == "touchEnd" else points,
         "timestamp": begun + part * 8 * milliseconds / 1000})

    touch("touchStart", 0)
    for step in range(1, 9):
      touch("touchMove", step / 8)
      reader.page.wait_for_timeout(16)
    touch("touchEnd", 1)

  def middle(self, locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class SwipeTests(FingerTestCase):
  def empty(self, reader):
    """Returns a point with nothing but the screen itself."""
    return 195, 650

  def expect_no_message(self, reader):
    reader.page.wait_for_timeout(300)
    self.expect_message(reader, "Nothing yet")

  def test_a_finger_swipes_a_screen_both_ways(self):
    reader = self.at("Swipes")
    self.swipe(reader, self.empty(reader), (-120, 10))
    self.expect_message(reader, "Swipe 1, fingers 1")
    self.swipe(reader, self.empty(reader), (120, -10))
    self.expect_message(reader, "Swipe 2, fingers 1")

  def test_two_fingers_are_another_swipe(self):
    reader = self.at("Swipes")
    self.swipe(reader, self.empty(reader), (0, -120), fingers=2)
    self.expect_message(reader, "Swipe 1, fingers 2")

  def test_a_finger_may_begin_in_a_web_page(self):
    reader = self.at("Swipes")
    frame = reader.top.locator("iframe.web-page")
    expect(reader.page.frame_locator("iframe.web-page").get_by_text("Swipe")).to_be_visible()
    self.swipe(reader, self.middle(frame), (-120, 0))
    self.expect_message(reader, "Swipe 1, fingers 1")
    # In this direction browsers navigate back, unless this is prevented.
    self.swipe(reader, (60, self.middle(frame)[1]), (260, 0))
    self.expect_message(reader, "Swipe 2, fingers 1")
    reader.page.wait_for_timeout(500)
    reader.expect_heading("Swipes")

  def test_slow_or_slanted_drags_are_no_swipes(self):
    reader = self.at("Swipes")
    self.swipe(reader, self.empty(reader), (-120, 0), milliseconds=300)
    self.swipe(reader, self.empty(reader), (-120, 100))
    self.swipe(reader, self.empty(reader), (0, -120))
    self.swipe(reader, self.empty(reader), (-30, 0))
    self.expect_no_message(reader)

  def test_scrolling_in_the_direction_precedes_a_swipe(self):
    reader = self.at("Swipes")
    pictures = reader.top.get_by_label("Pictures")
    self.swipe(reader, self.middle(pictures), (-200, 0))
    expect(pictures).not_to_have_js_property("scrollLeft", 0)
    self.expect_no_message(reader)

  def test_a_swipe_back_is_no_swipe_gesture(self):
    reader = self.at("Swipes")
    self.swipe(reader, (5, 650), (250, 0))
    reader.expect_heading("Controls")


class TouchTests(FingerTestCase):
  def button(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)

  def mouse(self, reader, name, *ways):
    """Presses a button, moves the mouse by each offset from its middle, and releases it."""
    x, y = self.middle(self.button(reader, name))
    reader.page.mouse.move(x, y)
    reader.page.mouse.down()
    for across, down in ways:
      reader.page.mouse.move(x + across, y + down)
    reader.page.mouse.up()

  def test_a_control_receives_drag_exit_and_drag_enter(self):
    reader = self.at("Touches")
    self.mouse(reader, "Hold", (0, 200), (0, 5))
    self.expect_message(reader, "down exit enter up")

  def test_seventy_points_around_a_control_are_inside(self):
    reader = self.at("Touches")
    height = self.button(reader, "Hold").bounding_box()["height"]
    self.mouse(reader, "Hold", (0, -height / 2 - 60))
    self.expect_message(reader, "down up")
    self.button(reader, "Clear").click()
    self.expect_message(reader, "Nothing yet")
    self.mouse(reader, "Hold", (0, -height / 2 - 80))
    self.expect_message(reader, "down exit outside")

  def test_a_second_click_sends_touch_down_and_touch_down_repeat(self):
    reader = self.at("Touches")
    self.button(reader, "Hold").dblclick()
    self.expect_message(reader, "down up down again up")

  def test_a_finger_that_is_dragged_is_followed(self):
    reader = self.at("Touches")
    self.swipe(reader, self.middle(self.button(reader, "Drag")), (0, 200), milliseconds=60)
    self.expect_message(reader, "down inside exit outside")

  def test_a_scroll_takes_a_touch_over(self):
    reader = self.at("Touches")
    box = self.button(reader, "Scroll").bounding_box()
    self.swipe(reader, (box["x"] + 60, box["y"] + 100), (0, -80))
    self.expect_message(reader, "down cancel")

  def test_keys_and_screen_readers_tap(self):
    reader = self.at("Touches")
    self.button(reader, "Hold").focus()
    reader.page.keyboard.press("Enter")
    self.expect_message(reader, "down up")

  def test_a_control_with_only_tap_targets_sends_only_taps(self):
    reader = self.at("Touches")
    reader.page.evaluate("""() => { window.sent = []; const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) { sent.push(text); return send.call(this, text); }; }""")
    self.mouse(reader, "Tap", (0, 5))
    self.expect_message(reader, "tap")
    events = [json.loads(text) for text in reader.page.evaluate("sent")]
    self.assertEqual([event[2] for event in events if event], ["tap"])


class SharingTests(ControlsTestCase):
  def offer(self, scripts=None, **wishes):
    reader = self.at("Sharing", **wishes)
    if scripts:
      reader.page.evaluate(scripts)
    reader.top.get_by_role("button", name="Pass on").tap()
    return reader

  def test_a_link_can_be_copied_where_the_browser_cannot_share(self):
    for scheme in ["light", "dark"]:
      reader = self.offer("delete Navigator.prototype.share", scheme=scheme)
      reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
      alert = reader.page.get_by_role("alertdialog", name="A story")
      expect(alert).to_be_visible()
      reader.wait_until_idle()
      self.check_accessibility(reader)
      alert.get_by_role("button", name="Copy").tap()
      self.expect_message(reader, "Copied")
      expect(alert).to_have_count(0)
      text = reader.page.evaluate("navigator.clipboard.readText()")
      self.assertEqual(text, "A story\nhttps://example.org/7")

  def test_escape_cancels(self):
    reader = self.offer("delete Navigator.prototype.share")
    expect(reader.page.get_by_role("alertdialog")).to_be_visible()
    reader.page.keyboard.press("Escape")
    self.expect_message(reader, "Cancelled")

  def test_the_share_sheet_of_the_browser_is_preferred(self):
    for error, said in [(None, "Shared"), ("AbortError", "Cancelled")]:
      reader = self.offer(SHARES)
      expect(reader.page.locator(".alert.handed-over")).to_have_count(1)
      expect(reader.page.locator(".alert-panel")).not_to_be_visible()
      self.assertEqual(
        reader.page.evaluate("shared"), [{"text": "A story", "url": "https://example.org/7"}])
      reader.page.evaluate("(error) => answer(error)", error)
      self.expect_message(reader, said)

  def test_the_own_share_sheet_stays_if_the_browser_refuses(self):
    reader = self.offer(SHARES)
    expect(reader.page.locator(".alert.handed-over")).to_have_count(1)
    reader.page.evaluate("answer('NotAllowedError')")
    expect(reader.page.get_by_role("alertdialog", name="A story")).to_be_visible()
