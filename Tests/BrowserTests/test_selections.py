"""Text selections, deletions without anything to delete, and texts with effects, in a real
browser."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class SelectionTests(ControlsTestCase):
  def select_range(self, reader, start, end):
    self.field(reader, "Notes").evaluate(
      "(input, [start, end]) => input.setSelectionRange(start, end)", [start, end])

  def test_the_selection_is_current_when_a_button_is_tapped(self):
    reader = self.at("Selections")
    self.field(reader, "Notes").click()
    self.select_range(reader, 4, 9)
    reader.top.get_by_role("button", name="Show").click()
    self.expect_message(reader, "Selected: 4 5")

  def test_a_delegate_receives_every_selection_change(self):
    reader = self.at("Selections")
    self.field(reader, "Notes").click()
    self.select_range(reader, 1, 3)
    self.expect_message(reader, "Told: 1 2")
    reader.page.keyboard.press("ArrowRight")
    self.expect_message(reader, "Told: 3 0")

  def test_a_selection_set_by_the_app_is_shown(self):
    reader = self.at("Selections")
    self.field(reader, "Notes").click()
    reader.top.get_by_role("button", name="Select quick").click()
    field = self.field(reader, "Notes")
    expect(field).to_be_focused()
    reader.wait_for("document.activeElement.selectionStart == 4 && document.activeElement.selectionEnd == 9")
    reader.page.keyboard.type("slow")
    expect(field).to_have_value("The slow brown fox")

  def test_delete_backward_is_called_also_for_an_empty_field(self):
    reader = self.at("Selections")
    self.field(reader, "Code").click()
    reader.page.keyboard.type("1")
    reader.page.keyboard.press("Backspace")
    self.expect_message(reader, "Deletions: 1")
    reader.page.keyboard.press("Backspace")
    self.expect_message(reader, "Deletions: 2")


class EffectTests(ControlsTestCase):
  def test_a_text_has_its_effects(self):
    reader = self.at("Selections")
    text = reader.top.locator(".line .underline").first
    style = text.evaluate(
      "(element) => { const s = getComputedStyle(element);"
      " return [s.textDecorationStyle, s.textShadow, s.webkitTextStrokeWidth]; }")
    self.assertEqual(style[0], "double")
    self.assertIn("1px 1px", style[1])
    self.assertNotEqual(style[2], "0px")

  def test_an_attachment_is_on_the_baseline_without_moving_the_line(self):
    reader = self.at("Selections")
    picture = reader.top.locator(".attachment > *").first.bounding_box()
    self.assertAlmostEqual(picture["width"], 30, delta=0.5)
    self.assertAlmostEqual(picture["height"], 40, delta=0.5)
    end = reader.top.locator(".line", has_text="end").first.bounding_box()
    self.assertGreaterEqual(end["y"] + end["height"] + 6, picture["y"] + picture["height"])
