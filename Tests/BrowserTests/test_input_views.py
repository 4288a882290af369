"""Input views in place of the keyboard, and input accessory views."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class InputViewTests(ControlsTestCase):
  def board(self, reader):
    return reader.page.locator(".input-views:not(.leaving)")

  def begin_editing(self, reader, name):
    self.field(reader, name).click()
    expect(self.board(reader)).to_be_visible()
    reader.wait_until_idle()

  def test_wheels_and_bars_take_the_place_of_the_keyboard(self):
    reader = self.at("Input views")
    field, amount, birthday = (self.field(reader, name) for name in ["Fruit", "Amount", "Birthday"])
    comment = self.field(reader, "Comment")
    below = comment.bounding_box()["y"]
    with self.subTest("wheels"):
      expect(field).to_have_attribute("inputmode", "none")
      expect(amount).to_have_attribute("inputmode", "decimal")
      self.begin_editing(reader, "Fruit")
      box = self.board(reader).bounding_box()
      self.assertEqual(box["y"] + box["height"], 844)
      self.assertGreaterEqual(box["height"], 216 + 44)
      wheel = self.board(reader).get_by_role("spinbutton")
      wheel.focus()
      reader.page.keyboard.press("ArrowDown")
      expect(field).to_have_value("Banana")
      expect(self.board(reader)).to_be_visible()
      reader.page.get_by_role("button", name="Done").click()
      expect(self.board(reader)).to_have_count(0)
      expect(reader.page.locator(".input-views")).to_have_count(0)
      expect(field).not_to_be_focused()
    with self.subTest("a tap beside the buttons of the bar keeps the field"):
      self.begin_editing(reader, "Amount")
      box = self.board(reader).bounding_box()
      reader.page.mouse.click(box["x"] + 30, box["y"] + 20)
      expect(amount).to_be_focused()
      reader.page.get_by_role("button", name="Done").click()
      expect(self.board(reader)).to_have_count(0)
      expect(amount).not_to_be_focused()
    with self.subTest("focus leaving the input view ends editing"):
      self.begin_editing(reader, "Fruit")
      self.board(reader).get_by_role("spinbutton").focus()
      reader.page.mouse.click(195, 420)
      expect(self.board(reader)).to_have_count(0)
    with self.subTest("another field brings its own"):
      self.begin_editing(reader, "Fruit")
      expect(self.board(reader).get_by_role("spinbutton")).to_have_count(1)
      birthday.click()
      expect(self.board(reader).get_by_role("spinbutton")).to_have_count(3)
      expect(birthday).to_be_focused()
    with self.subTest("it has the accessible name of its field"):
      group = reader.page.get_by_role("group", name="Birthday", exact=True)
      expect(group.get_by_role("button", name="Done")).to_be_visible()
      expect(group.get_by_role("spinbutton", name="Month")).to_be_visible()
    with self.subTest("the screen ends above it"):
      reader.wait_until_idle()
      box, top = comment.bounding_box(), self.board(reader).bounding_box()["y"]
      self.assertLess(box["y"], below)
      self.assertLessEqual(box["y"] + box["height"], top)
      self.assertGreater(box["y"] + box["height"], top - 20)
      comment.click()
      expect(self.board(reader)).to_have_count(0)
      reader.wait_for("y => document.activeElement.getBoundingClientRect().y > y", arg=below - 20)

  def test_tab_goes_through_it_from_field_to_field(self):
    reader = self.at("Input views")
    done = reader.page.get_by_role("button", name="Done")
    spinbuttons = self.board(reader).get_by_role("spinbutton")
    self.begin_editing(reader, "Fruit")
    reader.page.keyboard.press("Tab")
    expect(done).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(spinbuttons).to_be_focused()
    reader.page.keyboard.press("Shift+Tab")
    reader.page.keyboard.press("Shift+Tab")
    expect(self.field(reader, "Fruit")).to_be_focused()
    expect(self.board(reader)).to_be_visible()
    for _ in range(3):
      reader.page.keyboard.press("Tab")
    expect(self.field(reader, "Birthday")).to_be_focused()
    expect(spinbuttons).to_have_count(3)
    # Tab after Done focuses the control after the field.
    self.field(reader, "Fruit").click()
    expect(spinbuttons).to_have_count(1)
    reader.wait_until_idle()
    reader.page.keyboard.press("Tab")
    expect(done).to_be_focused()
    reader.page.keyboard.press("Enter")
    expect(self.board(reader)).to_have_count(0)
    reader.page.keyboard.press("Tab")
    expect(self.field(reader, "Birthday")).to_be_focused()

  def test_the_screen_is_accessible(self):
    for wishes in [{"scheme": "light"}, {"scheme": "dark"}, {"locale": "ar"}]:
      reader = self.at("Input views", **wishes)
      self.begin_editing(reader, "Birthday")
      self.check_accessibility(reader)
