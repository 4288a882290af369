"""Key commands of a screen, and keyboards that cover a part of the window."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ShortcutTests(ControlsTestCase):
  def expect_log(self, reader, text, name="log"):
    expect(reader.top.locator(f"[data-identifier={name}]")).to_have_text(text)

  def test_a_screen_has_keys_and_is_told_of_the_keyboard(self):
    reader = self.at("Keys")
    expect(reader.page.locator("[data-keys]")).to_be_attached()
    reader.wait_until_idle()
    field = self.field(reader, "Name")
    with self.subTest("a key calls its command"):
      # Chromium on Linux has no command key.
      reader.page.keyboard.press("Control+s")
      self.expect_log(reader, "s")
      reader.page.keyboard.press("Meta+a")
      self.expect_log(reader, "a")
      reader.page.keyboard.press("ArrowDown")
      self.expect_log(reader, "UIKeyInputDownArrow")
      reader.page.keyboard.press("Shift+?")
      self.expect_log(reader, "?")
    with self.subTest("plain keys go to the field and key commands still work"):
      field.click()
      field.press("x")
      expect(field).to_have_value("x")
      field.press("Control+a")
      field.press("y")
      expect(field).to_have_value("y")
      self.expect_log(reader, "?")
      field.press("Control+s")
      self.expect_log(reader, "s")
      field.press("Control+Enter")
      self.expect_log(reader, "return")
    with self.subTest("a keyboard that covers the page is reported"):
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
    with self.subTest("another screen has no such keys"):
      reader.page.go_back()
      expect(reader.page.locator("[data-keys]")).to_have_count(0)
