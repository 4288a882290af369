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

  def test_fingers_swipe_a_screen_both_ways(self):
    reader = self.at("Swipes")
    with self.subTest("slow or slanted drags are no swipes"):
      self.swipe(reader, self.empty(reader), (-120, 0), milliseconds=300)
      self.swipe(reader, self.empty(reader), (-120, 100))
      self.swipe(reader, self.empty(reader), (0, -120))
      self.swipe(reader, self.empty(reader), (-30, 0))
      self.expect_no_message(reader)
    with self.subTest("scrolling in the direction precedes a swipe"):
      pictures = reader.top.get_by_label("Pictures")
      self.swipe(reader, self.middle(pictures), (-200, 0))
      expect(pictures).not_to_have_js_property("scrollLeft", 0)
      self.expect_no_message(reader)
    with self.subTest("both ways"):
      self.swipe(reader, self.empty(reader), (-120, 10))
      self.expect_message(reader, "Swipe 1, fingers 1")
      self.swipe(reader, self.empty(reader), (120, -10))
      self.expect_message(reader, "Swipe 2, fingers 1")
    with self.subTest("two fingers are another swipe"):
      self.swipe(reader, self.empty(reader), (0, -120), fingers=2)
      self.expect_message(reader, "Swipe 3, fingers 2")
    with self.subTest("a finger may begin in a web page"):
      frame = reader.top.locator("iframe.web-page")
      expect(reader.page.frame_locator("iframe.web-page").get_by_text("Swipe")).to_be_visible()
      self.swipe(reader, self.middle(frame), (-120, 0))
      self.expect_message(reader, "Swipe 4, fingers 1")
      # In this direction browsers navigate back, unless this is prevented.
      self.swipe(reader, (60, self.middle(frame)[1]), (260, 0))
      self.expect_message(reader, "Swipe 5, fingers 1")
      reader.page.wait_for_timeout(500)
      reader.expect_heading("Swipes")
    with self.subTest("a swipe back is no swipe gesture"):
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

  def clear(self, reader):
    self.button(reader, "Clear").click()
    self.expect_message(reader, "Nothing yet")

  def test_a_control_follows_a_mouse_a_finger_and_keys(self):
    reader = self.at("Touches")
    with self.subTest("a control with only tap targets sends only taps"):
      reader.page.evaluate("""() => { window.sent = []; const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) { sent.push(text); return send.call(this, text); }; }""")
      self.mouse(reader, "Tap", (0, 5))
      self.expect_message(reader, "tap")
      events = [json.loads(text) for text in reader.page.evaluate("sent")]
      self.assertEqual([event[2] for event in events if event], ["tap"])
    with self.subTest("drag exit and drag enter"):
      self.clear(reader)
      self.mouse(reader, "Hold", (0, 200), (0, 5))
      self.expect_message(reader, "down exit enter up")
    with self.subTest("a finger that is dragged"):
      self.clear(reader)
      self.swipe(reader, self.middle(self.button(reader, "Drag")), (0, 200), milliseconds=60)
      self.expect_message(reader, "down inside exit outside")
    with self.subTest("seventy points around a control are inside"):
      self.clear(reader)
      height = self.button(reader, "Hold").bounding_box()["height"]
      self.mouse(reader, "Hold", (0, -height / 2 - 60))
      self.expect_message(reader, "down up")
      self.clear(reader)
      self.mouse(reader, "Hold", (0, -height / 2 - 80))
      self.expect_message(reader, "down exit outside")
    with self.subTest("a scroll takes a touch over"):
      self.clear(reader)
      box = self.button(reader, "Scroll").bounding_box()
      self.swipe(reader, (box["x"] + 60, box["y"] + 100), (0, -80))
      self.expect_message(reader, "down cancel")
    with self.subTest("a second click sends touch down and touch down repeat"):
      self.clear(reader)
      self.button(reader, "Hold").dblclick()
      self.expect_message(reader, "down up down again up")
    with self.subTest("keys and screen readers tap"):
      self.clear(reader)
      self.button(reader, "Hold").focus()
      reader.page.keyboard.press("Enter")
      self.expect_message(reader, "down up")


class SharingTests(ControlsTestCase):
  def offer(self, reader):
    reader.top.get_by_role("button", name="Pass on").tap()

  def test_a_link_can_be_copied_where_the_browser_cannot_share(self):
    reader = self.at("Sharing")
    reader.page.evaluate("delete Navigator.prototype.share")
    reader.context.grant_permissions(["clipboard-read", "clipboard-write"])
    alert = reader.page.get_by_role("alertdialog", name="A story")
    with self.subTest("escape cancels"):
      self.offer(reader)
      expect(alert).to_be_visible()
      reader.page.keyboard.press("Escape")
      self.expect_message(reader, "Cancelled")
      expect(alert).to_have_count(0)
    self.offer(reader)
    expect(alert).to_be_visible()
    reader.wait_until_idle()
    self.check_accessibility_in_both_styles(reader)
    alert.get_by_role("button", name="Copy").tap()
    self.expect_message(reader, "Copied")
    expect(alert).to_have_count(0)
    reader.expect_copied("A story\nhttps://example.org/7")

  def test_the_share_sheet_of_the_browser_is_preferred_unless_the_browser_refuses(self):
    reader = self.at("Sharing")
    reader.page.evaluate(SHARES)
    for error, said in [(None, "Shared"), ("AbortError", "Cancelled"), ("NotAllowedError", None)]:
      with self.subTest(error=error):
        reader.wait_until_idle()
        reader.page.evaluate("shared.length = 0")
        self.offer(reader)
        expect(reader.page.locator(".alert.handed-over")).to_have_count(1)
        expect(reader.page.locator(".alert-panel")).not_to_be_visible()
        self.assertEqual(
          reader.page.evaluate("shared"), [{"text": "A story", "url": "https://example.org/7"}])
        reader.page.evaluate("(error) => answer(error)", error)
        if said:
          self.expect_message(reader, said)
          expect(reader.page.locator(".alert")).to_have_count(0)
    # After a refusal, the own share sheet stays.
    expect(reader.page.get_by_role("alertdialog", name="A story")).to_be_visible()
