"""Tab bars, toolbars, segmented controls and steppers in a real browser."""
import re

from playwright.sync_api import expect

from test_controls import ControlsTestCase


class TabsTestCase(ControlsTestCase):
  def start(self, tab=None, **wishes):
    """Returns a user who has opened the app of tabs, and selected one if given."""
    reader = self.reader(address=self.program.address, **wishes).open("/tabs")
    reader.wait_for_connection()
    reader.expect_heading("Players")
    if tab:
      self.tab(reader, tab).click()
      reader.expect_heading(tab)
    reader.wait_until_idle()
    return reader

  def tab(self, reader, name):
    return reader.page.get_by_role("tab", name=re.compile(f"^{name}"))

  def expect_selected(self, reader, name):
    expect(self.tab(reader, name)).to_have_attribute("aria-selected", "true")
    expect(reader.page.get_by_role("tab", selected=True)).to_have_count(1)
    expect(reader.page.get_by_role("tabpanel", name=name, exact=True)).to_be_visible()


class TabTests(TabsTestCase):
  def test_tabs_are_named_and_every_one_keeps_its_place(self):
    reader = self.start()
    with self.subTest("they are named with their badges"):
      bar = reader.page.get_by_role("tablist", name="Tab Bar")
      expect(bar.get_by_role("tab")).to_have_count(4)
      expect(bar.get_by_role("tab", name="Players, 3 items", exact=True)).to_be_visible()
      expect(bar.get_by_role("tab", name="History, New", exact=True)).to_be_visible()
      expect(bar.get_by_role("tab", name="Closed", exact=True)).to_be_disabled()
      self.expect_selected(reader, "Players")
    with self.subTest("every tab keeps its stack and its place"):
      reader.expect_row_after_scrolling("Player 25")
      reader.wait_until_idle()
      reader.page.wait_for_timeout(300)
      before = reader.row("Player 25").bounding_box()["y"]
      self.tab(reader, "Choices").click()
      reader.expect_heading("Choices")
      self.expect_selected(reader, "Choices")
      self.tab(reader, "Players").click()
      reader.expect_row("Player 25")
      self.assertAlmostEqual(reader.row("Player 25").bounding_box()["y"], before, delta=2)
    with self.subTest("content ends above the bar"):
      self.check_end(reader)

  def check_end(self, reader):
    """Scrolls the list to its end, which is above the bar."""
    table = reader.top.locator(".table")
    table.evaluate("table => table.scrollTo(0, table.scrollHeight)")
    reader.expect_row("Player 30")
    table.evaluate("table => table.scrollTo(0, table.scrollHeight)")
    reader.page.wait_for_timeout(300)
    row = reader.row("Player 30").bounding_box()
    bar = reader.page.get_by_role("tablist").bounding_box()
    self.assertLessEqual(row["y"] + row["height"], bar["y"] + 1)

  def test_a_tab_is_left_for_its_first_screen(self):
    reader = self.start()
    with self.subTest("a screen may hide the bar"):
      reader.tap_row("Player 2")
      reader.expect_heading("Player 2")
      expect(reader.page.get_by_role("tablist")).to_have_count(0)
      reader.tap("button", "Players")
      expect(reader.page.get_by_role("tablist")).to_be_visible()
    with self.subTest("a swipe back leaves the bar alone"):
      reader.wait_until_idle()
      reader.tap_row("Player 1")
      reader.expect_heading("Player 1")
      reader.swipe_back()
      reader.expect_row("Player 2")
      expect(reader.page.get_by_role("tablist")).to_be_visible()
    with self.subTest("a tap on the selected tab"):
      reader.wait_until_idle()
      reader.tap_row("Player 1")
      reader.expect_heading("Player 1")
      reader.wait_until_idle()
      self.tab(reader, "Players").click()
      reader.expect_row("Player 2")
    with self.subTest("the browser's back"):
      reader.wait_until_idle()
      reader.tap_row("Player 1")
      reader.expect_heading("Player 1")
      self.tab(reader, "Choices").click()
      reader.expect_heading("Choices")
      self.tab(reader, "Players").click()
      reader.expect_heading("Player 1")
      reader.wait_until_idle()
      reader.page.go_back()
      reader.expect_row("Player 2")
      self.expect_selected(reader, "Players")

  def test_arrows_move_along_the_bar_and_return_selects(self):
    reader = self.start(screen="desktop")
    with self.subTest("the bar is one stop of the tab key"):
      stops = reader.page.get_by_role("tablist").evaluate(
        "bar => [...bar.children].filter(item => item.tabIndex === 0).length")
      self.assertEqual(stops, 1)
    with self.subTest("content ends above the bar"):
      self.check_end(reader)
    keyboard = reader.page.keyboard
    self.tab(reader, "Players").focus()
    keyboard.press("ArrowRight")
    expect(self.tab(reader, "Choices")).to_be_focused()
    self.expect_selected(reader, "Players")
    keyboard.press("End")
    expect(self.tab(reader, "History")).to_be_focused()
    keyboard.press("ArrowRight")
    expect(self.tab(reader, "Players")).to_be_focused()
    keyboard.press("ArrowLeft")
    keyboard.press("Enter")
    self.expect_selected(reader, "History")
    expect(self.tab(reader, "History")).to_be_focused()
    keyboard.press("Home")
    keyboard.press("Space")
    self.expect_selected(reader, "Players")

  def test_the_screen_renders_without_scripts(self):
    reader = self.reader(address=self.program.address, scripts=False).open("/tabs")
    expect(self.tab(reader, "Players")).to_be_visible()
    expect(reader.row("Player 1")).to_be_visible()


class EndTests(TabsTestCase):
  def test_a_list_that_scrolls_to_its_end_keeps_its_offset_in_its_tab(self):
    reader = self.start("History")
    last = reader.page.get_by_text("Event 60", exact=True)
    expect(last).to_be_in_viewport()
    reader.top.locator(".table").evaluate("e => e.scrollTo(0, e.scrollTop - 600)")
    expect(last).not_to_be_in_viewport()
    reader.wait_until_idle()
    reader.page.wait_for_timeout(400)
    self.tab(reader, "Choices").click()
    reader.expect_heading("Choices")
    self.tab(reader, "History").click()
    reader.expect_heading("History")
    expect(last).to_be_in_viewport()


class SegmentTests(TabsTestCase):
  def radio(self, reader, name):
    return reader.page.get_by_role("radio", name=name, exact=True)

  def test_a_tap_chooses_unless_the_control_is_disabled(self):
    reader = self.start("Choices")
    frozen = reader.page.get_by_role("radiogroup", name="Frozen")
    expect(frozen.get_by_role("radio", name="On")).to_be_disabled()
    expect(frozen.get_by_role("radio", name="Off")).to_be_checked()
    span = reader.page.get_by_role("radiogroup", name="Span")
    expect(span.get_by_role("radio", checked=True)).to_have_text("Day")
    self.radio(reader, "Month").click()
    self.expect_message(reader, "span 2")
    expect(self.radio(reader, "Month")).to_be_checked()
    expect(span.get_by_role("radio", checked=True)).to_have_count(1)

  def test_arrows_choose_and_go_round(self):
    reader = self.start("Choices", screen="desktop")
    with self.subTest("titles"):
      self.radio(reader, "Day").focus()
      reader.page.keyboard.press("ArrowRight")
      self.expect_message(reader, "span 1")
      expect(self.radio(reader, "Week")).to_be_focused()
      reader.page.keyboard.press("ArrowLeft")
      reader.page.keyboard.press("ArrowLeft")
      self.expect_message(reader, "span 2")
      expect(self.radio(reader, "Month")).to_be_focused()
    with self.subTest("picture segments have names and arrows skip disabled ones"):
      expect(self.radio(reader, "Best")).to_be_disabled()
      self.radio(reader, "List").focus()
      reader.page.keyboard.press("ArrowRight")
      self.expect_message(reader, "look 2")
      expect(self.radio(reader, "Places")).to_be_checked()
    with self.subTest("momentary ones are buttons which arrows do not press"):
      group = reader.page.get_by_role("group", name="Leafing")
      previous, onward = (group.get_by_role("button", name=name) for name in ["Previous", "Next"])
      onward.click()
      self.expect_message(reader, "leafing 1")
      self.radio(reader, "Week").click()
      self.expect_message(reader, "span 1")
      onward.focus()
      reader.page.keyboard.press("ArrowLeft")
      expect(previous).to_be_focused()
      self.expect_message(reader, "span 1")
      reader.page.keyboard.press("Enter")
      self.expect_message(reader, "leafing 0")
      expect(group.get_by_role("radio")).to_have_count(0)


#: Only pages with steppers load the script of held buttons.
STEPPERS = """() => performance.getEntriesByType('resource').some(
  ({ name, responseEnd }) => name.endsWith('/steppers.js') && responseEnd > 0)"""


class StepperTests(TabsTestCase):
  def start(self, *arguments, **wishes):
    reader = super().start(*arguments, **wishes)
    reader.wait_for(STEPPERS)
    return reader

  def button(self, reader, stepper, name):
    group = reader.page.get_by_role("group", name=stepper, exact=True)
    return group.get_by_role("button", name=name, exact=True)

  def hold(self, reader, button, milliseconds):
    box = button.bounding_box()
    reader.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reader.page.mouse.down()
    reader.page.wait_for_timeout(milliseconds)
    reader.page.mouse.up()

  def count(self, reader, name):
    log = reader.top.locator("[data-identifier=log]")
    expect(log).to_have_text(re.compile(f"^{name} "))
    return int(log.text_content().split()[1])

  def test_taps_count_and_wrap(self):
    reader = self.start("Choices")
    down, up = (self.button(reader, "Players", name) for name in ["Decrement", "Increment"])
    expect(down).to_be_disabled()
    for _ in range(3):
      up.click()
    self.expect_message(reader, "players 3")
    down.click()
    self.expect_message(reader, "players 2")
    self.button(reader, "Hour", "Decrement").click()
    self.expect_message(reader, "hour 23")

  def test_a_held_button_counts_on_and_keys_step_up_to_the_limits(self):
    reader = self.start("Choices", screen="desktop")
    with self.subTest("a stepper that is not continuous sends one action"):
      box = self.button(reader, "Quiet", "Increment").bounding_box()
      reader.page.mouse.move(box["x"] + 10, box["y"] + 10)
      reader.page.mouse.down()
      reader.page.wait_for_timeout(1_000)
      expect(reader.top.locator("[data-identifier=log]")).to_have_text("nothing")
      reader.page.mouse.up()
      self.assertGreater(self.count(reader, "quiet"), 2)
    with self.subTest("one that does not repeat counts once"):
      self.hold(reader, self.button(reader, "Single", "Increment"), 1_000)
      self.expect_message(reader, "single 1")
    with self.subTest("a held button counts on"):
      self.hold(reader, self.button(reader, "Hour", "Increment"), 1_200)
      count = self.count(reader, "hour")
      self.assertGreater(count, 2)
      # The click that ends a hold does not count; the next one does.
      self.button(reader, "Hour", "Increment").click()
      self.expect_message(reader, f"hour {count + 1}")
    with self.subTest("keys"):
      up = self.button(reader, "Players", "Increment")
      up.focus()
      for _ in range(12):
        reader.page.keyboard.press("Enter")
      self.expect_message(reader, "players 12")
      expect(up).to_be_disabled()


class ToolbarTests(TabsTestCase):
  def test_a_toolbar_is_above_the_tab_bar_or_replaces_a_hidden_one(self):
    reader = self.start("Choices")
    toolbar = reader.page.get_by_role("toolbar", name="Toolbar")
    toolbar.get_by_role("button", name="Select").click()
    self.expect_message(reader, "select")
    toolbar.get_by_role("button", name="Delete").click()
    self.expect_message(reader, "trash")
    share = toolbar.get_by_role("button", name="Share").bounding_box()
    bar = reader.page.get_by_role("tablist").bounding_box()
    self.assertLessEqual(share["y"] + share["height"], bar["y"] + 1)
    self.assertGreater(share["x"], 300)
    toolbar.get_by_role("button", name="Select").click()
    self.expect_message(reader, "select")
    toolbar.get_by_role("button", name="Alone").click()
    expect(reader.page.get_by_role("tablist")).to_have_count(0)
    toolbar.get_by_role("button", name="Delete").click()
    self.expect_message(reader, "trash")
    toolbar.get_by_role("button", name="Alone").click()
    expect(reader.page.get_by_role("tablist")).to_be_visible()


class AccessibilityTests(TabsTestCase):
  def test_every_tab_is_accessible_and_large_text_stays_in_the_bar(self):
    for screen, scheme in [("phone", "light"), ("desktop", "dark")]:
      reader = self.start(screen=screen, scheme=scheme)
      with self.subTest(screen=screen, scheme=scheme):
        self.check_accessibility(reader)
        self.tab(reader, "Choices").click()
        reader.expect_heading("Choices")
        self.check_accessibility(reader)
      if screen == "phone":
        with self.subTest("large text"):
          self.check_large_text(reader)

  def check_large_text(self, reader):
    reader.page.evaluate("document.documentElement.style.fontSize = '40px'")
    bar = reader.page.get_by_role("tablist").bounding_box()
    for item in reader.page.get_by_role("tab").all():
      box = item.bounding_box()
      self.assertGreaterEqual(box["y"], bar["y"] - 1)
      self.assertLessEqual(box["y"] + box["height"], bar["y"] + bar["height"] + 1)
    self.assertFalse(reader.page.evaluate(
      "[...document.querySelectorAll('.tab-item, .segment')].some(e => e.scrollHeight > e.clientHeight + 1)"))


if __name__ == "__main__":
  import unittest
  unittest.main()
