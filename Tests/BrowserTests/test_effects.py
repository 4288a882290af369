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

  def test_shadows_corners_transforms_and_materials_are_seen(self):
    reader = self.at("Effects")
    for scheme in ["dark", "light"]:
      with self.subTest("shadows are cast by boxes and by content", scheme=scheme):
        reader.page.emulate_media(color_scheme=scheme)
        reader.wait_until_idle()
        expect(self.part(reader, "card")).to_have_css(
          "box-shadow", "rgba(0, 0, 0, 0.25) 0px 4px 16px 0px")
        expect(self.part(reader, "text")).to_have_css(
          "filter", "drop-shadow(rgba(0, 0, 0, 0.5) 2px 2px 2px)")
        expect(self.part(reader, "cut")).to_have_css("box-shadow", "none")
        self.check_accessibility(reader)
    with self.subTest("corners may begin softly"):
      expect(self.part(reader, "soft")).to_have_css("corner-shape", "superellipse(1.2)")
    with self.subTest("a turned view keeps its place"):
      turned, cut = self.part(reader, "turned"), self.part(reader, "cut")
      expect(turned).to_have_css("transform", "matrix(0.7727, 0.2071, -0.2071, 0.7727, 0, 0)")
      widths = [part.evaluate("one => one.offsetWidth") for part in [turned, cut]]
      self.assertLessEqual(abs(widths[0] - widths[1]), 1)
    with self.subTest("a material blurs and is opaque with reduced transparency"):
      header = self.part(reader, "header")
      expect(header).to_have_css("backdrop-filter", "blur(20px) saturate(1.8)")
      expect(header).to_have_css("background-color", "rgba(246, 246, 246, 0.75)")
      reader.context.new_cdp_session(reader.page).send("Emulation.setEmulatedMedia", {
        "features": [{"name": "prefers-reduced-transparency", "value": "reduce"}]})
      expect(header).to_have_css("backdrop-filter", "none")
      expect(header).to_have_css("background-color", "rgb(246, 246, 246)")

  def movements(self, reader, name, message):
    """Returns the animations by a button that tells when they have ended."""
    reader.wait_until_idle()
    reader.page.evaluate("movements.length = 0")
    reader.tap("button", name)
    self.expect_message(reader, message)
    return reader.page.evaluate("movements")

  def test_views_move_and_fade_over_the_time(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    with self.subTest("a finger makes a button smaller"):
      press = self.part(reader, "press")
      press.scroll_into_view_if_needed()
      box = press.bounding_box()
      reader.page.mouse.move(box["x"] + 40, box["y"] + 10)
      reader.page.mouse.down()
      expect(press).to_have_css("transform", "matrix(0.9, 0, 0, 0.9, 0, 0)")
      reader.page.mouse.up()
      expect(press).to_have_css("transform", "none")
    with self.subTest("an animation begins at the values set before it"):
      self.assertIn(["mover", "opacity transform", 600], self.movements(reader, "Slide", "Slid"))
      expect(self.part(reader, "mover")).to_have_css("opacity", "1")
      expect(self.part(reader, "mover")).to_have_css("transform", "none")
    with self.subTest("a button fades over the time too"):
      self.assertEqual(self.movements(reader, "Hide", "Hidden"), [["press", "opacity", 600]])
      expect(self.part(reader, "press")).to_have_css("opacity", "0.2")
    with self.subTest("a dot pulses until its animation is removed"):
      reader.tap("button", "Pulse")
      expect(self.part(reader, "dot")).not_to_have_css("opacity", "1")
      # Infinity cannot be represented in a page's result.
      self.assertEqual(self.playing(reader, "dot"), [float("inf")])
      reader.tap("button", "Still")
      expect(self.part(reader, "dot")).to_have_css("opacity", "1")
      self.assertEqual(self.playing(reader, "dot"), [])
    with self.subTest("a view comes from the frame that it was made with"):
      self.assertIn(
        ["drop", "transform transformOrigin", 600], self.movements(reader, "Drop", "Dropped"))
    with self.subTest("a window gives way to another screen"):
      reader.tap("button", "Replace")
      old = reader.page.locator("#app > .window.leaving")
      expect(old).to_have_count(1)
      reader.expect_heading("Inside")
      expect(old).to_have_count(0)
      self.check_accessibility(reader)

  def test_reduced_motion_applies_transforms_at_once(self):
    reader = self.at("Effects")
    reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate(WATCH)
    self.assertEqual(self.movements(reader, "Slide", "Slid"), [["mover", "opacity", 600]])
    with self.subTest("pictures fade"):
      movements = self.movements(reader, "Flip", "Flipped")
      names = {movement[1] for movement in movements if movement[0] == "card"}
      self.assertLessEqual(names, {"opacity", ""})

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

  def test_old_looks_give_way_to_new_ones(self):
    reader = self.at("Effects")
    reader.page.evaluate(WATCH)
    leaving = reader.top.locator(".label.leaving")
    with self.subTest("a text cross-dissolves into another"):
      reader.tap("button", "Fade")
      expect(leaving).to_have_text("A card")
      self.expect_message(reader, "Dissolved")
      expect(leaving).to_have_count(0)
      expect(self.part(reader, "caption")).to_have_text("Another text")
      self.assertEqual(
        reader.page.evaluate("movements"), [["caption", "opacity", 600], ["caption", "", 600]])
    with self.subTest("a card turns over"):
      movements = self.movements(reader, "Flip", "Flipped")
      expect(reader.top.locator(".leaving")).to_have_count(0)
      expect(self.part(reader, "caption")).to_have_text("The other side")
      self.assertEqual(
        [movement for movement in movements if movement[0] == "card"],
        2 * [["card", "offset opacity rotate", 600]])
    with self.subTest("a page is turned over the top"):
      reader.wait_until_idle()
      reader.tap("button", "Curl")
      old = reader.top.locator(".view.leaving")
      expect(old).to_have_css("transform-origin", re.compile(r" 0px$"))
      expect(old).to_have_count(0)
      expect(self.part(reader, "caption")).to_have_text("The next page")
    with self.subTest("a new text pushes the old one away"):
      reader.wait_until_idle()
      reader.tap("button", "Push")
      expect(leaving).to_have_text("The next page")
      (new, opacity, _), (old, _, _) = self.seen(reader, ".label:has(+ .leaving)")
      self.assertGreater(new, 10)
      self.assertLess(old, -10)
      self.assertLess(float(opacity), 1)
