"""Edit menus by mouse, touch and keys, and views that receive presses."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"
#: The milliseconds after which a press is a long one.
HELD = 900


class EditMenuTests(ControlsTestCase):
  def editing(self, **wishes):
    reader = self.at("Edit menus", **wishes)
    reader.wait_for_connection()
    return reader

  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def expect_log(self, reader, text):
    expect(self.part(reader, "log")).to_have_text(text)

  def bar(self, reader):
    return reader.page.locator(".menu.edits")

  def expect_items(self, reader, *names):
    expect(self.bar(reader).get_by_role("menuitem")).to_have_text(list(names))

  def middle(self, locator):
    box = locator.evaluate(BOX)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

  def test_a_held_finger_opens_the_menu_of_a_view(self):
    reader = self.editing()
    session = reader.context.new_cdp_session(reader.page)
    x, y = self.middle(self.part(reader, "card"))
    session.send(
      "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    reader.page.wait_for_timeout(HELD)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    self.expect_items(reader, "Bold", "Translate", "Share")
    box = self.bar(reader).locator(".menu-panel").evaluate(BOX)
    self.assertLess(abs(box["x"] + box["width"] / 2 - x), 2)
    self.assertLess(box["y"] + box["height"], y)
    self.bar(reader).get_by_role("menuitem", name="Translate").click()
    self.expect_log(reader, "Translate")
    expect(self.bar(reader)).to_have_count(0)

  def test_a_right_click_opens_it_and_keys_move_in_it(self):
    reader = self.editing()
    self.part(reader, "card").click(button="right")
    self.expect_items(reader, "Bold", "Translate", "Share")
    menu = self.bar(reader).get_by_role("menu")
    expect(menu).to_have_attribute("aria-orientation", "horizontal")
    for key in ["ArrowRight", "ArrowRight", "ArrowLeft"]:
      reader.page.keyboard.press(key)
    expect(self.bar(reader).get_by_role("menuitem", name="Bold")).to_be_focused()
    reader.page.keyboard.press("Enter")
    self.expect_log(reader, "Bold")
    expect(self.bar(reader)).to_have_count(0)

  def test_escape_and_a_click_elsewhere_leave_it(self):
    reader = self.editing()
    self.part(reader, "card").click(button="right")
    self.expect_items(reader, "Bold", "Translate", "Share")
    reader.page.keyboard.press("Escape")
    expect(self.bar(reader)).to_have_count(0)
    self.part(reader, "card").click(button="right")
    self.expect_items(reader, "Bold", "Translate", "Share")
    reader.page.mouse.click(20, 700)
    expect(self.bar(reader)).to_have_count(0)
    self.expect_log(reader, "nothing")

  def test_a_label_copies_by_the_menu_controller(self):
    reader = self.editing()
    self.part(reader, "quote").click()
    self.expect_items(reader, "Copy")
    self.bar(reader).get_by_role("menuitem", name="Copy").click()
    self.expect_log(reader, "copied Tap to copy this line")

  def test_a_field_has_the_menu_of_its_delegate(self):
    reader = self.editing()
    field = self.field(reader, "Name")
    field.click()
    field.press("Control+a")
    reader.wait_for_connection()
    field.click(button="right")
    self.expect_items(reader, "Cut", "Copy", "Delete", "Call")
    self.bar(reader).get_by_role("menuitem", name="Call").click()
    self.expect_log(reader, "call 6")
    expect(field).to_have_value("Ana Ng")

  def test_a_view_receives_keys(self):
    reader = self.editing()
    self.part(reader, "pad").click()
    self.expect_log(reader, "ready")
    expect(reader.page.locator("[data-presses]")).to_be_attached()
    reader.wait_until_idle()
    reader.page.keyboard.down("a")
    self.expect_log(reader, "down keyboardA a")
    reader.page.keyboard.up("a")
    self.expect_log(reader, "up keyboardA a")
    reader.page.keyboard.down("ArrowUp")
    self.expect_log(reader, "down keyboardUpArrow UIKeyInputUpArrow")
    reader.page.evaluate("window.dispatchEvent(new Event('blur'))")
    self.expect_log(reader, "lost keyboardUpArrow UIKeyInputUpArrow")

  def test_keys_typed_in_a_field_are_not_sent_as_presses(self):
    reader = self.editing()
    self.part(reader, "pad").click()
    self.expect_log(reader, "ready")
    field = self.field(reader, "Name")
    field.click()
    field.press("End")
    field.press("x")
    expect(field).to_have_value("Ana Ngx")
    self.expect_log(reader, "ready")
