"""Gestures by touch, mouse and keys: sheets and rows, and their look with large text and
contrast."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

PANEL = "document.querySelector('.sheet-panel').getBoundingClientRect().toJSON()"

# Records the properties that the rows' animations change.
NOTE_ANIMATIONS = """() => {
  window.noted = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.cell')) noted.push(...frames.flatMap(frame => Object.keys(frame)));
    return animate.call(this, frames, options);
  };
}"""


class SheetGestureTests(ControlsTestCase):
  def sheet(self, **wishes):
    reader = self.at("Sheets", **wishes)
    reader.tap("button", "Two heights")
    reader.wait_until_idle()
    return reader

  def grabber(self, reader):
    return reader.page.get_by_role("button", name="Sheet grabber")

  def expect_detent(self, reader, detent):
    expect(reader.page.locator(".sheet")).to_have_attribute("data-detent", detent)
    is_expanded = "true" if detent == "large" else "false"
    expect(self.grabber(reader)).to_have_attribute("aria-expanded", is_expanded)

  def test_a_grabber_steps_between_the_heights_and_a_finger_pulls_the_sheet_up(self):
    reader = self.sheet()
    self.expect_detent(reader, "medium")
    self.grabber(reader).focus()
    for key, detent in [
      ("Enter", "large"), ("Enter", "medium"), ("ArrowUp", "large"), ("ArrowUp", "large"),
      ("ArrowDown", "medium"),
    ]:
      reader.page.keyboard.press(key)
      self.expect_detent(reader, detent)
      reader.wait_until_idle()
    self.grabber(reader).tap()
    self.expect_detent(reader, "large")
    reader.page.keyboard.press("Escape")
    expect(reader.page.locator(".sheet")).to_have_count(0)
    self.expect_message(reader, "large")

    # A sheet that is pulled up stays at the bottom.
    reader.tap("button", "Two heights")
    self.expect_detent(reader, "medium")
    reader.wait_until_idle()
    session = reader.context.new_cdp_session(reader.page)
    before = reader.page.evaluate(PANEL)

    def touch(kind, *ys):
      session.send(
        "Input.dispatchTouchEvent",
        {"type": kind, "touchPoints": [{"x": 195, "y": y} for y in ys]})

    y = before["top"] + 40
    touch("touchStart", y)
    for step in range(1, 11):
      touch("touchMove", y - step * 10)
    during = reader.page.evaluate(PANEL)
    touch("touchEnd")
    self.assertEqual(during["bottom"], before["bottom"])
    self.assertAlmostEqual(during["top"], before["top"] - 100, delta=1)
    self.expect_detent(reader, "large")

  def test_a_mouse_drags_a_sheet_by_its_grabber(self):
    reader = self.sheet(screen="desktop")
    box = self.grabber(reader).bounding_box()
    mouse = reader.page.mouse
    x, y = box["x"] + box["width"] / 2, box["y"] + 8
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 200, steps=10)
    mouse.up()
    self.expect_detent(reader, "large")

  def test_a_sheet_is_raised_in_the_dark_above_a_card_that_is_seen(self):
    reader = self.sheet(scheme="dark")
    colour = reader.page.locator(".sheet .page > .view").first.evaluate(
      "element => getComputedStyle(element).backgroundColor")
    self.assertEqual(colour, "rgb(28, 28, 30)")
    self.grabber(reader).tap()
    self.expect_detent(reader, "large")
    reader.wait_until_idle()
    top = reader.page.evaluate(PANEL)["top"]
    black, card, sheet = [sum(color) for color in reader.colors_at(
      [(195, top - 15), (195, top - 4), (195, top + 30)])]
    self.assertLess(black + 40, card)
    self.assertGreater(abs(card - sheet), 20)


class RowGestureTests(ControlsTestCase):
  def test_a_mouse_swipes_a_row(self):
    reader = self.at("Rows", screen="desktop")
    box = reader.row("Row 2").bounding_box()
    mouse = reader.page.mouse
    x, y = box["x"] + box["width"] - 60, box["y"] + 20
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 150, y, steps=15)
    reader.page.locator(".cell-action").first.wait_for()
    mouse.up()
    expect(reader.top.get_by_role("button", name="Delete")).to_be_visible()

  def test_rows_glide_by_what_costs_no_layout_and_not_with_reduced_motion(self):
    reader = self.at("Rows")
    reader.page.evaluate(NOTE_ANIMATIONS)
    reader.tap("button", "Shuffle")
    expect(reader.top.get_by_role("listitem").first).to_contain_text("Row 12")
    self.assertEqual(set(reader.page.evaluate("noted")), {"transform"})
    reader.wait_until_idle()
    reader.page.emulate_media(reduced_motion="reduce")
    reader.page.evaluate("noted.length = 0")
    reader.tap("button", "Shuffle")
    expect(reader.top.get_by_role("listitem").first).to_contain_text("Row 11")
    self.assertEqual(reader.page.evaluate("noted"), [])


class LegibilityTests(ControlsTestCase):
  def test_large_text_is_neither_clipped_nor_covered(self):
    reader = self.at("Rows")
    box = lambda name: reader.top.locator(name).first.bounding_box()
    height = box(".cell")["height"]
    reader.page.evaluate("document.documentElement.style.fontSize = '32px'")
    # The scene lays out the larger text.
    reader.eventually(lambda: box(".cell")["height"] > height + 10, "expected higher rows")
    row, title, bar = box(".cell"), box(".bar-large-title"), box(".bar-row")
    self.assertGreaterEqual(title["y"], bar["y"] + bar["height"])
    self.assertGreaterEqual(row["y"], title["y"] + title["height"])
    self.assertGreater(row["height"], 44)
    back = reader.top.get_by_role("button", name="Controls")
    self.assertFalse(back.locator(".bar-button-title").evaluate(
      "element => element.scrollWidth > element.clientWidth"))

  def test_contrast_has_no_barrier_and_forced_colours_leave_every_mark_in_sight(self):
    for screen in ["Editing", "Sheets"]:
      with self.subTest(screen=screen):
        reader = self.at(screen)
        reader.page.emulate_media(contrast="more")
        if screen == "Editing":
          reader.tap("button", "Edit")
          reader.row("Milk").get_by_role("button", name="Delete").click()
          expect(reader.row("Milk").locator(".cell-action")).to_be_visible()
        else:
          reader.tap("button", "Two heights")
          reader.wait_until_idle()
          reader.page.get_by_role("button", name="Sheet grabber").tap()
        reader.wait_until_idle()
        self.check_accessibility_in_both_styles(reader)
    # The last screen has the sheet.
    reader.page.emulate_media(contrast="no-preference", forced_colors="active")
    mark, ground = reader.page.locator(".sheet-panel").evaluate(
      """panel => [getComputedStyle(panel.querySelector('.grabber'), '::before').backgroundColor,
        getComputedStyle(panel).backgroundColor]""")
    self.assertNotEqual(mark, ground)
