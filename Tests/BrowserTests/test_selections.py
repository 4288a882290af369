"""Text selections, deletions without anything to delete, and texts with effects, in a real
browser."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class SelectionTests(ControlsTestCase):
  def select_range(self, reader, start, end):
    self.field(reader, "Notes").evaluate(
      "(input, [start, end]) => input.setSelectionRange(start, end)", [start, end])

  def test_selections_and_deletions_reach_the_app(self):
    reader = self.at("Selections")
    field = self.field(reader, "Notes")
    with self.subTest("a delegate receives every selection change"):
      field.click()
      self.select_range(reader, 1, 3)
      self.expect_message(reader, "Told: 1 2")
      reader.page.keyboard.press("ArrowRight")
      self.expect_message(reader, "Told: 3 0")
    with self.subTest("the selection is current when a button is tapped"):
      self.select_range(reader, 4, 9)
      reader.top.get_by_role("button", name="Show").click()
      self.expect_message(reader, "Selected: 4 5")
    with self.subTest("a selection set by the app is shown"):
      self.select_range(reader, 0, 0)
      self.expect_message(reader, "Told: 0 0")
      reader.top.get_by_role("button", name="Select quick").click()
      expect(field).to_be_focused()
      reader.wait_for("document.activeElement.selectionStart == 4 && document.activeElement.selectionEnd == 9")
      reader.page.keyboard.type("slow")
      expect(field).to_have_value("The slow brown fox")
    with self.subTest("delete backward is called also for an empty field"):
      self.field(reader, "Code").click()
      reader.page.keyboard.type("1")
      reader.page.keyboard.press("Backspace")
      self.expect_message(reader, "Deletions: 1")
      reader.page.keyboard.press("Backspace")
      self.expect_message(reader, "Deletions: 2")


class EffectTests(ControlsTestCase):
  def test_a_text_has_effects_and_an_attachment(self):
    reader = self.at("Selections")
    with self.subTest("effects"):
      text = reader.top.locator(".line .underline").first
      style = text.evaluate(
        "(element) => { const s = getComputedStyle(element);"
        " return [s.textDecorationStyle, s.textShadow, s.webkitTextStrokeWidth]; }")
      self.assertEqual(style[0], "double")
      self.assertIn("1px 1px", style[1])
      self.assertNotEqual(style[2], "0px")
    with self.subTest("an attachment is on the baseline without moving the line"):
      picture = reader.top.locator(".attachment > *").first.bounding_box()
      self.assertAlmostEqual(picture["width"], 30, delta=0.5)
      self.assertAlmostEqual(picture["height"], 40, delta=0.5)
      end = reader.top.locator(".line", has_text="end").first.bounding_box()
      self.assertGreaterEqual(end["y"] + end["height"] + 6, picture["y"] + picture["height"])
