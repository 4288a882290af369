"""Attributed texts in text views."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase


class ReadingTests(ControlsTestCase):
  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]")

  def test_a_text_with_attributes_is_as_high_as_it_is_or_scrolls_and_has_none_while_it_is_edited(self):
    reader = self.at("Reading")
    whole, part = self.part(reader, "whole"), self.part(reader, "part")
    title = whole.locator(".text-runs").get_by_text("Join us today")
    fun = whole.locator(".text-runs").get_by_text("Are you ready for lots of fun?")
    expect(title).to_be_visible()
    sizes = [text.evaluate("text => parseFloat(getComputedStyle(text).fontSize)")
             for text in [title, fun]]
    self.assertAlmostEqual(sizes[0] / sizes[1], 22 / 15, delta=0.05)
    box, last = whole.bounding_box(), fun.bounding_box()
    below = box["y"] + box["height"] - last["y"] - last["height"]
    self.assertAlmostEqual(below, 12, delta=2)
    self.assertAlmostEqual(part.bounding_box()["height"], 140, delta=1)
    foot = part.locator(".text-runs").get_by_text("Are you ready").last
    foot.scroll_into_view_if_needed()
    expect(foot).to_be_in_viewport()
    for scheme in ["light", "dark"]:
      with self.subTest(scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        self.check_accessibility(reader)
    with self.subTest("a text being edited has no attributes"):
      expect(whole.get_by_role("textbox")).to_have_count(0)
      reader.tap("button", "Edit")
      field = whole.get_by_role("textbox")
      expect(field).to_be_focused()
      field.press("Control+End")
      field.press_sequentially("!")
      reader.wait_for("() => document.querySelector('[data-identifier=whole] textarea').value.endsWith('!')")
      expect(whole.locator(".text-runs")).to_be_hidden()
