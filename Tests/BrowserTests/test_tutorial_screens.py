"""Screens that are laid out as in tutorials: their fonts of fixed sizes, and views within text
views."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"


class TutorialScreensTests(ControlsTestCase):
  def at(self, title):
    return super().at(title, app="screens")

  def enlarge_text(self, reader):
    reader.page.evaluate("document.documentElement.style.fontSize = '40px'")
    reader.wait_until_idle()

  def text_size(self, locator):
    return locator.evaluate("element => getComputedStyle(element).fontSize")

  def test_a_text_view_grows_with_its_text_and_text_without_a_font_keeps_its_size(self):
    reader = self.at("Chat")
    view = reader.top.locator(".text-view")
    placeholder = reader.top.locator(".text-view .label")
    outer, inner = view.evaluate(BOX), placeholder.evaluate(BOX)
    self.assertAlmostEqual(inner["x"] - outer["x"], 13, delta=0.5)
    self.assertAlmostEqual(inner["y"] - outer["y"], 8, delta=0.5)
    view.locator(".text-input").click()
    reader.page.keyboard.type("A text that goes on and on until it does not fit into one line.")
    reader.eventually(
      lambda: view.evaluate(BOX)["height"] > outer["height"] + 15, "expected a higher text view")
    expect(placeholder).to_be_hidden()
    reader.wait_until_idle()
    self.assertAlmostEqual(view.evaluate(BOX)["bottom"], outer["bottom"], delta=0.5)

    self.enlarge_text(reader)
    text = reader.top.get_by_text("Hey, how are you?")
    self.assertEqual(self.text_size(text), "17px")
    label = reader.top.locator(".label").filter(has_text="Hey, how are you?")
    self.assertLessEqual(text.evaluate(BOX)["width"], label.evaluate(BOX)["width"] + 0.5)

  def test_a_label_without_height_shows_no_text_and_a_field_without_a_font_keeps_its_size(self):
    reader = self.at("Login")
    label = reader.top.locator(".label", has_text="Wrong email or password.")
    self.assertEqual(label.evaluate("element => getComputedStyle(element).overflowY"), "hidden")
    reader.tap("button", "Log In")
    reader.eventually(lambda: label.evaluate(BOX)["height"] > 10, "expected the label to open")
    self.assertEqual(label.evaluate("element => getComputedStyle(element).overflowY"), "visible")

    self.enlarge_text(reader)
    self.assertEqual(self.text_size(reader.top.get_by_placeholder("Email")), "17px")
