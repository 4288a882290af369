"""Custom animators, presentations and transitions, in a real browser."""
from playwright.sync_api import expect

from test_animations import WATCH
from test_controls import ControlsTestCase


class TransitionTests(ControlsTestCase):
  def screen(self):
    reader = self.at("Transitions")
    reader.page.evaluate(WATCH)
    return reader

  def button(self, reader, name):
    return reader.page.get_by_role("button", name=name, exact=True)

  def box(self, reader):
    return reader.page.locator("[data-identifier=box]")

  def left(self, element):
    return element.bounding_box()["x"]

  def test_an_animator_runs_as_one_movement(self):
    reader = self.screen()
    self.button(reader, "Run").click()
    self.expect_message(reader, "At the end")
    movements = reader.page.evaluate("movements")
    self.assertIn(["box", "opacity", 600], movements)
    self.assertIn(["box", "transform transformOrigin", 600], movements)
    reader.wait_until_idle()
    self.assertEqual(self.left(self.box(reader)), 220)

  def test_a_scrubbed_animator_shows_the_values_between(self):
    reader = self.screen()
    slider = reader.page.get_by_role("slider", name="Progress")
    slider.focus()
    slider.press("End")
    reader.eventually(lambda: self.left(self.box(reader)) == 220, "expected the box at the end")
    slider.press("Home")
    reader.eventually(lambda: self.left(self.box(reader)) == 20, "expected the box at the start")
    expect(self.box(reader)).to_have_css("opacity", "1")

  def test_a_panel_of_the_apps_comes_and_goes(self):
    reader = self.screen()
    self.button(reader, "Panel").click()
    panel = reader.page.locator("[data-identifier=panel]")
    expect(panel).to_be_visible()
    reader.wait_until_idle()
    self.assertEqual(panel.bounding_box()["x"], 0)
    self.assertEqual(panel.bounding_box()["width"], 260)
    dialog = reader.page.locator(".sheet-panel")
    expect(dialog).to_have_attribute("aria-modal", "true")
    # The content behind is inert.
    self.assertTrue(self.button(reader, "Run").evaluate("e => Boolean(e.closest('[inert]'))"))
    reader.page.locator("[data-identifier=dimming]").click(position={"x": 350, "y": 400})
    expect(panel).to_have_count(0)
    expect(self.button(reader, "Run")).to_be_visible()

  def test_escape_and_back_leave_a_panel(self):
    reader = self.screen()
    panel = reader.page.locator("[data-identifier=panel]")
    for leave in [lambda: reader.page.keyboard.press("Escape"), lambda: reader.page.go_back()]:
      self.button(reader, "Panel").click()
      expect(panel).to_be_visible()
      reader.wait_until_idle()
      leave()
      expect(panel).to_have_count(0)
      reader.wait_until_idle()
    expect(self.button(reader, "Run")).to_be_visible()

  def test_a_full_screen_takes_the_place_of_the_screen_below(self):
    reader = self.screen()
    self.button(reader, "Slide").click()
    expect(self.button(reader, "Close")).to_be_visible()
    reader.wait_until_idle()
    self.assertEqual(reader.page.locator("[data-identifier=panel]").bounding_box()["x"], 0)
    self.button(reader, "Close").click()
    expect(self.button(reader, "Close")).to_have_count(0)
    reader.wait_until_idle()
    self.button(reader, "Run").click()
    self.expect_message(reader, "At the end")

  def test_a_push_and_a_pop_are_the_apps(self):
    reader = self.screen()
    self.button(reader, "Push").click()
    reader.expect_heading("Next")
    reader.wait_until_idle()
    reader.page.go_back()
    reader.expect_heading("Transitions")
    reader.wait_until_idle()
    self.button(reader, "Run").click()
    self.expect_message(reader, "At the end")

  def test_a_sheet_rests_at_heights_of_the_apps(self):
    reader = self.screen()
    self.button(reader, "Heights").click()
    panel = reader.page.locator(".sheet-panel")
    expect(panel).to_be_visible()
    reader.wait_until_idle()
    foot = reader.page.viewport_size["height"]
    self.assertEqual(panel.bounding_box()["height"], 200)
    self.assertEqual(panel.bounding_box()["y"], foot - 200)
    grabber = panel.locator(".grabber")
    grabber.focus()
    reader.page.keyboard.press("ArrowUp")
    reader.eventually(lambda: panel.bounding_box()["height"] == 400, "expected the second height")
    reader.page.keyboard.press("ArrowUp")
    expect(reader.page.locator(".sheet")).to_have_attribute("data-detent", "large")
    reader.page.keyboard.press("ArrowDown")
    reader.eventually(lambda: panel.bounding_box()["height"] == 400, "expected the second height again")
    y = foot - 395
    reader.drag([(195, y + step * 12) for step in range(17)])
    reader.eventually(lambda: panel.bounding_box()["height"] == 200, "expected the first height")
