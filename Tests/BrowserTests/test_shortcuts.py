"""Key commands of a screen, and keyboards that cover a part of the window."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ShortcutTests(ControlsTestCase):
  def keys(self):
    reader = self.at("Keys")
    expect(reader.page.locator("[data-keys]")).to_be_attached()
    reader.wait_until_idle()
    return reader

  def expect_log(self, reader, text, name="log"):
    expect(reader.top.locator(f"[data-identifier={name}]")).to_have_text(text)

  def test_a_key_calls_its_command(self):
    reader = self.keys()
    # Chromium on Linux has no command key.
    reader.page.keyboard.press("Control+s")
    self.expect_log(reader, "s")
    reader.page.keyboard.press("Meta+a")
    self.expect_log(reader, "a")
    reader.page.keyboard.press("ArrowDown")
    self.expect_log(reader, "UIKeyInputDownArrow")
    reader.page.keyboard.press("Shift+?")
    self.expect_log(reader, "?")

  def test_plain_keys_go_to_the_field_and_key_commands_still_work(self):
    reader = self.keys()
    field = self.field(reader, "Name")
    field.click()
    field.press("x")
    expect(field).to_have_value("x")
    field.press("Control+a")
    field.press("y")
    expect(field).to_have_value("y")
    self.expect_log(reader, "nothing")
    field.press("Control+s")
    self.expect_log(reader, "s")
    field.press("Control+Enter")
    self.expect_log(reader, "return")

  def test_another_screen_has_no_such_keys(self):
    reader = self.keys()
    reader.page.go_back()
    expect(reader.page.locator("[data-keys]")).to_have_count(0)

  def test_a_keyboard_that_covers_the_page_is_reported(self):
    reader = self.keys()
    self.field(reader, "Name").click()
    reader.page.evaluate("""() => {
      Object.defineProperty(visualViewport, "height", { get: () => innerHeight - 300, configurable: true });
      visualViewport.dispatchEvent(new Event("resize"));
    }""")
    self.expect_log(reader, "300 points", "keyboard")
    reader.page.evaluate("""() => {
      delete visualViewport.height;
      visualViewport.dispatchEvent(new Event("resize"));
    }""")
    self.expect_log(reader, "0 points", "keyboard")
