"""Shadows, transforms, materials, and their animations."""
import re

from playwright.sync_api import expect

from test_animations import WATCH
from test_controls import ControlsTestCase


class EffectTests(ControlsTestCase):
  def part(self, reader, name):
    return reader.top.locator(f"[data-identifier={name}]").first

  def playing(self, reader, name):
    """Returns the iteration counts of an element's animations."""
    return self.part(reader, name).evaluate(
      "one => one.getAnimations().map((way) => way.effect.getTiming().iterations)")

  def test_shadows_are_cast_by_boxes_and_by_content(self):
    for scheme in ["light", "dark"]:
      reader = self.at("Effects", scheme=scheme)
      expect(self.part(reader, "card")).to_have_css(
        "box-shadow", "rgba(0, 0, 0, 0.25) 0px 4px 16px 0px")
      expect(self.part(reader, "text")).to_have_css(
        "filter", "drop-shadow(rgba(0, 0, 0, 0.5) 2px 2px 2px)")
      expect(self.part(reader, "cut")).to_have_css("box-shadow", "none")
      self.check_accessibility(reader)

  def test_corners_may_begin_softly(self):
    reader = self.at("Effects")
    expect(self.part(reader, "soft")).to_have_css("corner-shape", "superellipse(1.2)")

  def test_a_turned_view_keeps_its_place(self):
    reader = self.at("Effects")
    turned, cut = self.part(reader, "turned"), self.part(reader, "cut")
    expect(turned).to_have_css("transform", "matrix(0.7727, 0.2071, -0.2071, 0.7727, 0, 0)")
    widths = [part.evaluate("one => one.offsetWidth") for part in [turned, cut]]
    self.assertLessEqual(abs(widths[0] - widths[1]), 1)

  def test_a_material_blurs_and_is_opaque_with_reduced_transparency(self):
    reader = self.at("Effects")
    header = self.part(reader, "header")
    expect(header).to_have_css("backdrop-filter", "blur(20px) saturate(1.8)")
    expect(header).to_have_css("background-color", "rgba(246, 246, 246, 0.75)")
    reader.context.new_cdp_session(reader.page).send("Emulation.setEmulatedMedia", {
      "features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]})
    expect(header).to_have_css("backdrop-filter", "none")
    expect(header).to_have_css("background-color", "rgb(246, 246, 246)")

  def test_an_animation_begins_at_the_values_set_before_it(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Slide")
    self.expect_message(reader, "Slid")
    self.assertIn(["mover", "opacity transform", 600], reader.page.evaluate("movements"))
    expect(self.part(reader, "mover")).to_have_css("opacity", "1")
    expect(self.part(reader, "mover")).to_have_css("transform", "none")

  def test_a_button_fades_over_the_time_too(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Hide")
    self.expect_message(reader, "Hidden")
    self.assertEqual(reader.page.evaluate("movements"), [["press", "opacity", 600]])
    expect(self.part(reader, "press")).to_have_css("opacity", "0.2")

  def test_reduced_motion_applies_transforms_at_once(self):
    reader = self.at("Effects")
    reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Slide")
    self.expect_message(reader, "Slid")
    self.assertEqual(reader.page.evaluate("movements"), [["mover", "opacity", 600]])

  def test_a_finger_makes_a_button_smaller(self):
    reader = self.at("Effects")
    press = self.part(reader, "press")
    press.scroll_into_view_if_needed()
    box = press.bounding_box()
    reader.page.mouse.move(box["x"] + 40, box["y"] + 10)
    reader.page.mouse.down()
    expect(press).to_have_css("transform", "matrix(0.9, 0, 0, 0.9, 0, 0)")
    reader.page.mouse.up()
    expect(press).to_have_css("transform", "none")

  def test_a_dot_pulses_until_its_animation_is_removed(self):
    reader = self.at("Effects")
    reader.tap("button", "Pulse")
    expect(self.part(reader, "dot")).not_to_have_css("opacity", "1")
    # Infinity cannot be represented in a page's result.
    self.assertEqual(self.playing(reader, "dot"), [float("inf")])
    reader.tap("button", "Still")
    expect(self.part(reader, "dot")).to_have_css("opacity", "1")
    self.assertEqual(self.playing(reader, "dot"), [])

  def test_a_view_comes_from_the_frame_that_it_was_made_with(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Drop")
    self.expect_message(reader, "Dropped")
    self.assertIn(["drop", "transform transformOrigin", 600], reader.page.evaluate("movements"))

  def test_a_window_gives_way_to_another_screen(self):
    reader = self.at("Effects")
    reader.tap("button", "Replace")
    old = reader.page.locator("#app > .window.leaving")
    expect(old).to_have_count(1)
    reader.expect_heading("Inside")
    expect(old).to_have_count(0)
    self.check_accessibility(reader)

  def test_an_old_text_cross_dissolves_into_the_new_one(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Fade")
    expect(reader.top.locator(".label.leaving")).to_have_text("A card")
    self.expect_message(reader, "Dissolved")
    expect(reader.top.locator(".label.leaving")).to_have_count(0)
    expect(self.part(reader, "caption")).to_have_text("Another text")
    self.assertEqual(
      reader.page.evaluate("movements"), [["caption", "opacity", 600], ["caption", "", 600]])

  def seen(self, reader, selector):
    """Returns the centre of each element half way through its animation, in points to the right."""
    return reader.page.evaluate("""(selector) => {
      const part = document.querySelector(selector);
      const all = [part, part.parentElement.querySelector(".leaving")];
      for (const element of all) {
        for (const way of element.getAnimations()) { way.pause(); way.currentTime = 300; }
      }
      const still = part.offsetLeft + part.offsetWidth / 2;
      return all.map((element) => {
        const { left, width } = element.getBoundingClientRect();
        const parent = part.offsetParent.getBoundingClientRect();
        return [left + width / 2 - parent.left - still, getComputedStyle(element).opacity, width];
      });
    }""", selector)

  def test_a_new_text_pushes_the_old_one_away(self):
    reader = self.at("Effects")
    reader.tap("button", "Push")
    expect(reader.top.locator(".label.leaving")).to_have_text("A card")
    (new, opacity, _), (old, _, _) = self.seen(reader, ".label:has(+ .leaving)")
    self.assertGreater(new, 10)
    self.assertLess(old, -10)
    self.assertLess(float(opacity), 1)

  def test_a_card_turns_over(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Flip")
    self.expect_message(reader, "Flipped")
    expect(reader.top.locator(".leaving")).to_have_count(0)
    expect(self.part(reader, "caption")).to_have_text("The other side")
    movements = [movement for movement in reader.page.evaluate("movements") if movement[0] == "card"]
    self.assertEqual(movements, 2 * [["card", "offset opacity rotate", 600]])

  def test_a_page_is_turned_over_the_top(self):
    reader = self.at("Effects")
    reader.tap("button", "Curl")
    old = reader.top.locator(".view.leaving")
    expect(old).to_have_css("transform-origin", re.compile(r" 0px$"))
    expect(old).to_have_count(0)
    expect(self.part(reader, "caption")).to_have_text("The next page")

  def test_with_reduced_motion_pictures_fade(self):
    reader = self.at("Effects")
    reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate(WATCH)
    reader.tap("button", "Flip")
    self.expect_message(reader, "Flipped")
    names = {movement[1] for movement in reader.page.evaluate("movements") if movement[0] == "card"}
    self.assertLessEqual(names, {"opacity", ""})
