"""Screens as public apps write them, by touch, mouse and keys."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"


class EverydayScreensTests(ControlsTestCase):
  def at(self, title, heading=None, **wishes):
    reader = self.reader(address=self.program.address, **wishes).open("/everyday")
    reader.tap_row(title)
    if heading is None:
      reader.expect_heading(title)
    reader.wait_until_idle()
    return reader

  def box(self, reader, name):
    return reader.top.locator(f"[data-accessible-name='{name}'], [aria-label='{name}']").first.evaluate(BOX)

  def drag(self, reader, name, across, down, start=None):
    box = self.box(reader, name)
    x, y = start or (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    reader.drag([(x + across * n / 12, y + down * n / 12) for n in range(13)])

  def test_a_form_is_signed_in_by_return(self):
    reader = self.at("Sign In")
    reader.top.get_by_placeholder("Name").click()
    reader.page.keyboard.type("Ana")
    reader.page.keyboard.press("Enter")
    expect(reader.top.get_by_placeholder("Password")).to_be_focused()
    reader.page.keyboard.type("secret")
    reader.page.keyboard.press("Enter")
    self.expect_message(reader, "Welcome, Ana")

  def test_a_sticker_follows_a_finger_and_returns(self):
    reader = self.at("Stickers")
    before = self.box(reader, "Sticker 2")
    self.drag(reader, "Sticker 2", 60, 150)
    reader.wait_until_idle()
    after = self.box(reader, "Sticker 2")
    self.assertAlmostEqual(after["x"] - before["x"], 60, delta=1)
    self.assertAlmostEqual(after["y"] - before["y"], 150, delta=1)
    reader.tap("button", "Refresh")
    reader.eventually(
      lambda: abs(self.box(reader, "Sticker 2")["y"] - before["y"]) < 1, "expected the sticker back")

  def test_cards_spring_back_or_fly_away(self):
    reader = self.at("Cards")
    box = self.box(reader, "Card 1")
    place = (box["x"] + 130, box["y"] + 170)
    reader.page.mouse.move(*place)
    reader.page.mouse.down()
    for n in range(20):
      reader.page.mouse.move(place[0] + 2 * n, place[1])
      reader.page.wait_for_timeout(30)
    reader.page.mouse.up()
    self.expect_message(reader, "Back")
    self.drag(reader, "Card 1", 200, 0)
    self.expect_message(reader, "3 cards")

  def test_a_photo_is_zoomed_by_a_double_tap(self):
    reader = self.at("Photo")
    box = self.box(reader, "Photo")
    for _ in range(2):
      reader.page.touchscreen.tap(box["x"] + 150, box["y"] + 100)
    reader.expect_heading("400 %")
    reader.eventually(lambda: self.box(reader, "Photo")["width"] > 1150, "expected a larger photo")

  def test_a_drawer_opens_and_is_dragged_away(self):
    reader = self.at("Drawer")
    reader.tap("button", "Open Drawer")
    title = reader.page.get_by_text("Drawer Content")
    expect(title).to_be_visible()
    reader.wait_until_idle()
    box = title.evaluate(BOX)
    self.assertGreater(box["y"], 400)
    reader.drag([(box["x"] + 40, box["y"] + 10 + 20 * n) for n in range(15)])
    expect(title).to_have_count(0)
    self.expect_message(reader, "Closed again")

  def test_a_tap_beside_a_drawer_closes_it(self):
    reader = self.at("Drawer")
    reader.tap("button", "Open Drawer")
    expect(reader.page.get_by_text("Drawer Content")).to_be_visible()
    reader.wait_until_idle()
    reader.page.touchscreen.tap(200, 150)
    expect(reader.page.get_by_text("Drawer Content")).to_have_count(0)

  def test_a_tile_grows_to_a_screen(self):
    reader = self.at("Colors")
    reader.tap("button", "Leaf")
    self.expect_message(reader, "A screen of Leaf")
    reader.wait_until_idle()
    reader.page.go_back()
    reader.expect_heading("Colors")
    reader.tap("button", "Sea")
    self.expect_message(reader, "A screen of Sea")

  def test_a_stretchy_header_follows_scrolling(self):
    reader = self.at("Stretchy", heading="")
    self.assertAlmostEqual(self.box(reader, "Header")["height"], 220, delta=1)
    reader.page.mouse.move(200, 600)
    reader.page.mouse.wheel(0, 300)
    reader.eventually(
      lambda: abs(self.box(reader, "Header")["height"] - 100) < 1, "expected a lower header")

  def test_a_stopwatch_runs_and_stops(self):
    reader = self.at("Stopwatch")
    reader.tap("button", "Start")
    expect(reader.top.get_by_text("0.0", exact=True)).to_have_count(0)
    reader.tap("button", "Stop")
    expect(reader.top.get_by_role("button", name="Start")).to_be_visible()

  def test_a_knob_is_turned_by_a_mouse_and_keys(self):
    reader = self.at("Knob", screen="desktop")
    box = self.box(reader, "Volume")
    reader.page.mouse.move(box["x"] + 20, box["y"] + 100)
    reader.page.mouse.down()
    reader.page.mouse.move(box["x"] + 100, box["y"] + 20, steps=8)
    reader.page.mouse.up()
    self.expect_message(reader, "50 %")
    reader.top.get_by_role("slider", name="Volume").focus()
    reader.page.keyboard.press("ArrowUp")
    self.expect_message(reader, "60 %")

  def test_a_page_shows_its_title(self):
    reader = self.at("Browser", heading="")
    reader.expect_heading("Everyday")
    expect(reader.page.frame_locator("iframe.web-page").get_by_text("Hello")).to_be_visible()

  def test_a_note_takes_a_date_by_a_key(self):
    reader = self.at("Note")
    reader.top.locator(".text-input").click()
    reader.page.keyboard.press("Control+Shift+D")
    self.expect_message(reader, "5 characters")
    reader.page.keyboard.type(" is a day")
    self.expect_message(reader, "14 characters")

  def test_tags_are_sorted_by_a_context_menu(self):
    reader = self.at("Tags")
    reader.page.get_by_text("Hold for a menu").click(button="right")
    reader.page.get_by_role("menuitem", name="Sort").click()
    reader.eventually(
      lambda: reader.top.get_by_text("Animation").evaluate(BOX)["x"]
      < reader.top.get_by_text("Gestures").evaluate(BOX)["x"], "expected sorted tags")
