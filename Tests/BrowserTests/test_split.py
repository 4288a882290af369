"""Two columns in a real browser: side by side, overlapping, and navigation between them."""
import os

from playwright.sync_api import expect

from test_controls import ControlsTestCase

WIDE = {"width": 1280, "height": 900}
NARROW = {"width": 390, "height": 844}


class SplitTestCase(ControlsTestCase):
  def start(self, screen="desktop", **wishes):
    reader = self.reader(address=self.program.address, screen=screen, **wishes).open("/split")
    reader.wait_for_connection()
    if screen == "desktop":
      expect(self.detail(reader).or_(reader.page.get_by_text("Nobody Chosen"))).to_have_count(1)
      expect(reader.page.get_by_text("Nobody Chosen")).to_be_visible()
    else:
      reader.expect_heading("Players")
    reader.wait_until_idle()
    return reader

  def list(self, reader):
    return reader.page.get_by_role("navigation", name="Players")

  def detail(self, reader):
    return reader.page.locator(".secondary-column[role=region]")

  def choose(self, reader, name):
    row = reader.page.get_by_role("listitem").filter(has_text=name).first
    row.get_by_role("button").first.click()
    self.expect_visible(reader, name)

  def expect_visible(self, reader, name):
    expect(reader.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    reader.wait_until_idle()

  def resize(self, reader, size):
    reader.page.set_viewport_size(size)
    expect(reader.page.locator(".secondary-column")).to_have_count(1 if size == WIDE else 0)
    reader.wait_until_idle()

  def shot(self, reader, name):
    """Takes a screenshot for people if the variable SCREENSHOTS is set."""
    folder = os.environ.get("SCREENSHOTS")
    if folder:
      reader.page.screenshot(path=f"{folder}/{name}.png")


class SideBySideTests(SplitTestCase):
  def test_both_columns_are_seen_and_focus_stays_in_the_list(self):
    reader = self.start()
    with self.subTest("keys choose"):
      row = self.list(reader).get_by_role("listitem").filter(has_text="Player 3").first
      row.get_by_role("button").first.focus()
      reader.page.keyboard.press("Enter")
      self.expect_visible(reader, "Player 3")
      self.assertTrue(reader.page.evaluate(
        "document.querySelector('.primary-column').contains(document.activeElement)"))
    with self.subTest("both are seen"):
      self.shot(reader, "split-wide")
      column = self.list(reader).bounding_box()
      detail = reader.page.get_by_role("region", name="Player 3").bounding_box()
      self.assertAlmostEqual(column["width"], 320, delta=1)
      self.assertAlmostEqual(detail["x"], column["x"] + 320, delta=1)
      self.assertAlmostEqual(detail["y"], column["y"], delta=1)
      self.assertGreater(detail["width"], 600)
      expect(self.list(reader).get_by_role("heading", name="Players")).to_be_visible()
    with self.subTest("each scrolls by itself"):
      table = self.list(reader).locator(".table")
      table.evaluate("table => table.scrollTo(0, 400)")
      self.choose(reader, "Player 12")
      self.assertEqual(table.evaluate("table => table.scrollTop"), 400)

  def test_the_chosen_column_goes_back_by_itself(self):
    reader = self.start()
    self.choose(reader, "Player 2")
    for way in ["its bar", "the browser"]:
      with self.subTest(way=way):
        reader.page.get_by_role("button", name="More").click()
        self.expect_visible(reader, "More of Player 2")
        expect(self.list(reader)).to_be_visible()
        if way == "its bar":
          reader.page.get_by_role("region").get_by_role("button", name="Player 2").click()
        else:
          reader.page.go_back()
        self.expect_visible(reader, "Player 2")
        expect(self.list(reader)).to_be_visible()

  def test_the_list_hides_and_comes_again_also_as_an_overlay(self):
    reader = self.start()
    reader.page.get_by_role("button", name="Hide Sidebar").click()
    expect(self.list(reader)).to_have_count(0)
    self.shot(reader, "split-secondary-only")
    reader.page.get_by_role("button", name="Show Sidebar").click()
    expect(self.list(reader)).to_be_visible()
    reader.wait_until_idle()
    # An overlay dims what is below, and a click takes it away.
    self.choose(reader, "Player 2")
    reader.page.get_by_role("button", name="Overlay").click()
    expect(reader.page.locator(".secondary-column")).to_have_attribute("inert", "")
    reader.wait_until_idle()
    self.shot(reader, "split-overlay")
    self.check_accessibility(reader)
    column, whole = self.list(reader).bounding_box(), reader.page.locator(".split").bounding_box()
    self.assertAlmostEqual(column["width"], 320, delta=1)
    reader.page.mouse.click(whole["x"] + whole["width"] - 60, whole["y"] + 300)
    expect(self.list(reader)).to_have_count(0)
    expect(reader.page.get_by_role("button", name="More")).to_be_visible()

  def test_right_to_left_the_list_is_on_the_right(self):
    reader = self.start(locale="ar")
    self.choose(reader, "Player 3")
    self.shot(reader, "split-rtl")
    column = self.list(reader).bounding_box()
    detail = reader.page.get_by_role("region").bounding_box()
    self.assertAlmostEqual(column["x"], detail["x"] + detail["width"], delta=1)


class OneColumnTests(SplitTestCase):
  def test_the_choice_comes_over_the_list_and_every_way_back_leaves_it(self):
    reader = self.start("phone")
    self.check_accessibility(reader)
    expect(reader.page.locator("[role=navigation], [role=region]")).to_have_count(0)
    with self.subTest("its bar"):
      self.choose(reader, "Player 3")
      self.check_accessibility(reader)
      self.shot(reader, "split-phone-light")
      reader.tap("button", "Players")
      reader.expect_row("Player 4")
    with self.subTest("the browser"):
      reader.wait_until_idle()
      self.choose(reader, "Player 3")
      reader.page.get_by_role("button", name="More").click()
      self.expect_visible(reader, "More of Player 3")
      reader.page.go_back()
      self.expect_visible(reader, "Player 3")
      reader.page.go_back()
      reader.expect_row("Player 4")
    with self.subTest("a swipe"):
      reader.wait_until_idle()
      self.choose(reader, "Player 3")
      reader.swipe_back(until=60)
      self.expect_visible(reader, "Player 3")
      reader.swipe_back()
      reader.expect_row("Player 4")
      reader.wait_until_idle()
      self.choose(reader, "Player 5")

  def test_the_list_renders_without_scripts(self):
    reader = self.reader(address=self.program.address, scripts=False).open("/split")
    expect(reader.row("Player 1")).to_be_visible()


class WidthTests(SplitTestCase):
  def test_the_column_stacks_survive_resizing(self):
    reader = self.start()
    with self.subTest("the list stays without a selection"):
      self.resize(reader, NARROW)
      reader.expect_row("Player 4")
      self.resize(reader, WIDE)
    self.choose(reader, "Player 7")
    reader.page.get_by_role("button", name="More").click()
    self.expect_visible(reader, "More of Player 7")
    self.resize(reader, NARROW)
    self.expect_visible(reader, "More of Player 7")
    reader.page.go_back()
    self.expect_visible(reader, "Player 7")
    self.resize(reader, WIDE)
    self.expect_visible(reader, "Player 7")
    expect(self.list(reader)).to_be_visible()
    self.resize(reader, NARROW)
    reader.tap("button", "Players")
    reader.expect_row("Player 4")


class AccessibilityTests(SplitTestCase):
  def test_two_columns_are_accessible(self):
    reader = self.start()
    self.check_accessibility_in_both_styles(reader)
    self.choose(reader, "Player 3")
    self.check_accessibility_in_both_styles(reader)
    self.shot(reader, "split-desktop-light")


if __name__ == "__main__":
  import unittest
  unittest.main()


class PopoverTests(SplitTestCase):
  BOX = "element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"

  def about(self, reader, **wishes):
    reader.page.get_by_role("button", name="About").click()
    expect(reader.page.get_by_text("Plays since 2019")).to_be_visible()
    reader.wait_until_idle()
    return reader.page.locator(".sheet-panel")

  def test_a_popover_is_below_its_source_item_and_a_sheet_in_a_narrow_window(self):
    reader = self.start()
    self.choose(reader, "Player 3")
    panel = self.about(reader)
    left, top, right, bottom = panel.evaluate(self.BOX)
    button = reader.page.locator(".bar-button", has_text="About").evaluate(self.BOX)
    self.assertEqual([round(right - left), round(bottom - top)], [260, 140])
    self.assertGreater(top, button[3])
    self.assertLess(top - button[3], 20)
    self.assertTrue(left < (button[0] + button[2]) / 2 < right)
    self.check_accessibility(reader)
    self.shot(reader, "popover")
    self.resize(reader, NARROW)
    left, _, right, bottom = panel.evaluate(self.BOX)
    self.assertEqual([round(left), round(right), round(bottom)], [0, 390, 844])
    self.resize(reader, WIDE)
    left, top, right, bottom = panel.evaluate(self.BOX)
    self.assertEqual([round(right - left), round(bottom - top)], [260, 140])
    reader.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
