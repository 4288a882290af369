"""Gestures and touches of views in a real browser, by touch and mouse."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

KEEP_SENT = """window.sent = []; const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) { sent.push(data); return send.call(this, data); };"""


class PointerTests(ControlsTestCase):
  def gestures(self, app="controls", **wishes):
    reader = self.at("Gestures", app, **wishes)
    expect(reader.page.locator("[data-pointers]").first).to_be_attached()
    return reader

  def expect_log(self, reader, text):
    expect(reader.top.locator("[data-identifier=log]")).to_have_text(text)

  def box(self, reader, name):
    place = reader.top.locator(f"[data-accessible-name={name}]")
    if name in ["Inside", "Dial"]:
      place = reader.top.get_by_role("button", name=name, exact=True)
    return place.bounding_box()

  def middle(self, reader, name):
    box = self.box(reader, name)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] - 20

  def fingers(self, reader, kind, *places):
    session = self.session = getattr(self, "session", None) or reader.context.new_cdp_session(reader.page)
    session.send("Input.dispatchTouchEvent", {
      "type": kind, "touchPoints": [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]})

  def expect_moved(self, reader, before, x, y):
    after = self.box(reader, "Card")
    self.assertAlmostEqual(after["x"] - before["x"], x, delta=1)
    self.assertAlmostEqual(after["y"] - before["y"], y, delta=1)

  def test_fingers_tap_press_pinch_and_drag_a_view(self):
    reader = self.gestures()
    x, y = place = self.middle(reader, "Card")
    with self.subTest("a single tap waits for a second one"):
      reader.page.touchscreen.tap(x, y)
      self.expect_log(reader, "tap")
      # Both at the same time, however slow the machine is.
      reader.page.evaluate("""([x, y]) => {
        const card = document.querySelector("[data-accessible-name=Card]");
        for (const pointerId of [91, 92]) {
          for (const kind of ["pointerdown", "pointerup"]) {
            card.dispatchEvent(new PointerEvent(
              kind, { pointerId, pointerType: "touch", clientX: x, clientY: y, bubbles: true }));
          }
        }
      }""", [x, y])
      self.expect_log(reader, "double tap")
    with self.subTest("a long press begins under the finger"):
      self.fingers(reader, "touchStart", place)
      self.expect_log(reader, "press began")
      self.fingers(reader, "touchEnd")
      self.expect_log(reader, "press ended")
    with self.subTest("two fingers pinch"):
      self.fingers(reader, "touchStart", (x - 20, y), (x + 20, y))
      for n in range(1, 11):
        self.fingers(reader, "touchMove", (x - 20 - 2 * n, y), (x + 20 + 2 * n, y))
        reader.page.wait_for_timeout(20)
      self.fingers(reader, "touchEnd")
      self.expect_log(reader, "pinch ended 20")
    with self.subTest("a button inside keeps its tap"):
      reader.tap("button", "Inside")
      self.expect_log(reader, "inside")
    with self.subTest("a finger drags"):
      before = self.box(reader, "Card")
      reader.drag([(x + 6 * n, y + 8 * n) for n in range(21)])
      self.expect_log(reader, "pan ended")
      self.expect_moved(reader, before, 120, 160)

  def test_a_mouse_and_a_key_reach_views(self):
    reader = self.gestures(screen="desktop")
    with self.subTest("a key taps a view that a recogniser makes a button"):
      reader.top.get_by_role("button", name="Badge").focus()
      reader.page.keyboard.press("Enter")
      self.expect_log(reader, "badge")
    with self.subTest("a drag that begins on a button does not tap it"):
      box = self.box(reader, "Inside")
      x, y = box["x"] + 30, box["y"] + 20
      reader.page.mouse.move(x, y)
      reader.page.mouse.down()
      # The button moves with the mouse, which is released above it.
      reader.page.mouse.move(x + 60, y, steps=6)
      reader.page.mouse.up()
      self.expect_log(reader, "pan ended")
    with self.subTest("a control tracks a mouse"):
      box = self.box(reader, "Dial")
      y = box["y"] + 20
      reader.page.mouse.move(box["x"] + 30, y)
      reader.page.mouse.down()
      reader.page.mouse.move(box["x"] + 150, y, steps=8)
      reader.page.mouse.up()
      self.expect_log(reader, "dial 50, done")
    with self.subTest("a mouse drags"):
      before = self.box(reader, "Card")
      x, y = self.middle(reader, "Card")
      reader.page.mouse.move(x, y)
      reader.page.mouse.down()
      reader.page.mouse.move(x + 90, y + 30, steps=9)
      reader.page.mouse.up()
      self.expect_log(reader, "pan ended")
      self.expect_moved(reader, before, 90, 30)

  def test_views_in_a_row_and_a_control_get_their_touches(self):
    reader = self.gestures()
    with self.subTest("a view in a row is tapped and the row beside it"):
      box = self.box(reader, "Star")
      self.assertEqual((round(box["x"]), round(box["width"])), (320, 36))
      reader.page.touchscreen.tap(box["x"] + 18, box["y"] + 18)
      self.expect_log(reader, "star")
      reader.page.touchscreen.tap(60, box["y"] + 18)
      self.expect_log(reader, "row")
      reader.page.touchscreen.tap(box["x"] + 18, box["y"] + 18)
      self.expect_log(reader, "star")
    with self.subTest("a view with a gesture leaves the row its tap"):
      box = self.box(reader, "Strip")
      reader.page.touchscreen.tap(box["x"] + 50, box["y"] + 18)
      self.expect_log(reader, "row")
      reader.drag([(box["x"] + 10 + 10 * n, box["y"] + 18) for n in range(9)])
      self.expect_log(reader, "strip")
      reader.page.mouse.click(box["x"] + 50, box["y"] + 18)
      self.expect_log(reader, "row")
    with self.subTest("a view receives touches itself"):
      box = self.box(reader, "Pad")
      reader.drag([(box["x"] + 20 + 10 * n, box["y"] + 30) for n in range(11)])
      self.expect_log(reader, "pad ended at 120, 30 after some steps")
    with self.subTest("a control tracks a finger"):
      box = self.box(reader, "Dial")
      reader.drag([(box["x"] + 30 + 10 * n, box["y"] + 20) for n in range(13)])
      self.expect_log(reader, "dial 50, done")

  def test_only_observed_touches_are_sent_and_once_per_frame(self):
    reader = self.reader(address=self.program.address)
    reader.context.add_init_script(KEEP_SENT)
    reader.open("/controls/Gestures").wait_for_connection()
    reader.expect_heading("Gestures")
    reader.wait_until_idle()
    reader.page.evaluate("sent.length = 0")
    reader.drag([(300, 700 + n) for n in range(30)])
    self.assertEqual(reader.page.evaluate("sent.filter(text => text.includes('pointers')).length"), 0)
    box = self.box(reader, "Pad")
    frames = reader.page.evaluate_handle(
      "() => { const state = {frames: 0, on: true};"
      " const step = () => { state.frames += 1; if (state.on) requestAnimationFrame(step); };"
      " requestAnimationFrame(step); return state; }")
    reader.drag([(box["x"] + 20 + 3 * n, box["y"] + 30) for n in range(90)])
    count = frames.evaluate("state => { state.on = false; return state.frames; }")
    sent = reader.page.evaluate("sent.filter(text => text.includes('pointers')).length")
    self.assertGreater(sent, 10)
    self.assertLessEqual(sent, count + 3)

  def test_a_lost_connection_ends_a_drag_and_the_next_drag_works(self):
    reader = self.gestures()
    reader.may_lose_connection = True
    x, y = self.middle(reader, "Card")
    self.fingers(reader, "touchStart", (x, y))
    for n in range(1, 6):
      self.fingers(reader, "touchMove", (x + 8 * n, y))
    self.expect_log(reader, "pan changed")
    with reader.page.expect_websocket() as again:
      reader.page.evaluate("sockets.at(-1).close()")
    again.value.wait_for_event("framereceived", lambda frame: "whole" in str(frame))
    reader.wait_for_connection()
    self.expect_log(reader, "pan cancelled")
    self.fingers(reader, "touchMove", (x + 80, y))
    self.fingers(reader, "touchEnd")
    before = self.box(reader, "Card")
    x, y = self.middle(reader, "Card")
    reader.drag([(x, y + 5 * n) for n in range(11)])
    self.expect_log(reader, "pan ended")
    self.assertAlmostEqual(self.box(reader, "Card")["y"] - before["y"], 50, delta=1)

  def test_late_answers_do_not_stop_a_drag(self):
    reader = self.gestures("late")
    before = self.box(reader, "Card")
    x, y = self.middle(reader, "Card")
    reader.drag([(x + 6 * n, y) for n in range(21)])
    self.expect_log(reader, "pan ended")
    self.assertAlmostEqual(self.box(reader, "Card")["x"] - before["x"], 120, delta=1)
