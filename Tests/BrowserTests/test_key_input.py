"""A view that receives text input itself: by keys, an on-screen keyboard and assistive
technology."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class KeyInputTests(ControlsTestCase):
  def code(self, **wishes):
    reader = self.at("Code", **wishes)
    expect(self.input(reader)).to_be_focused()
    return reader

  def input(self, reader):
    return reader.top.locator(".field-input")

  def expect_log(self, reader, text):
    expect(reader.top.locator("[data-identifier=log]")).to_have_text(text)

  def test_keys_reach_the_view_that_has_the_keyboard(self):
    reader = self.code(screen="desktop")
    reader.page.keyboard.type("12x3")
    self.expect_log(reader, "123")
    reader.page.keyboard.press("Backspace")
    reader.page.keyboard.press("Backspace")
    self.expect_log(reader, "1")
    reader.page.keyboard.press("Backspace")
    self.expect_log(reader, "empty")
    # There is nothing to delete.
    reader.page.keyboard.press("Backspace")
    reader.page.keyboard.type("4")
    self.expect_log(reader, "4")

  def test_a_late_scene_receives_all_keys_in_order(self):
    reader = self.code(app="late")
    reader.page.keyboard.type("987")
    reader.page.keyboard.press("Backspace")
    reader.page.keyboard.type("5")
    self.expect_log(reader, "985")

  def test_a_one_time_code_filled_in_by_a_phone_arrives(self):
    reader = self.code()
    expect(self.input(reader)).to_have_attribute("inputmode", "numeric")
    expect(self.input(reader)).to_have_attribute("autocomplete", "one-time-code")
    self.input(reader).fill("4711")
    self.expect_log(reader, "4711")
    # The code is complete: the app dismisses the keyboard.
    expect(self.input(reader)).to_have_count(0)

  def test_taps_on_the_view_and_beside_it_leave_it_the_keyboard(self):
    reader = self.code(screen="desktop")
    reader.page.keyboard.type("1")
    self.expect_log(reader, "1")
    reader.top.locator("[data-identifier=code]").click()
    expect(self.input(reader)).to_be_focused()
    reader.page.keyboard.type("2")
    self.expect_log(reader, "12")
    reader.page.mouse.click(600, 700)
    reader.wait_until_idle()
    reader.page.keyboard.type("3")
    self.expect_log(reader, "123")

  def test_the_screen_is_accessible(self):
    self.check_accessibility(self.code())
