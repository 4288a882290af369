"""Screens as public apps write them, by touch, mouse and keys."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => element.getBoundingClientRect().toJSON()"


class EverydayScreensTests(ControlsTestCase):
  def at(self, title):
    reader = self.reader(address=self.program.address).open("/everyday")
    reader.tap_row(title)
    reader.expect_heading(title)
    reader.wait_until_idle()
    return reader

  def box(self, reader, name):
    return reader.top.locator(f"[data-accessible-name='{name}'], [aria-label='{name}']").first.evaluate(BOX)

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
    box = self.box(reader, "Card 1")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    reader.drag([(x + 200 * n / 12, y) for n in range(13)])
    self.expect_message(reader, "3 cards")

  def test_a_photo_is_zoomed_by_a_double_tap(self):
    reader = self.at("Photo")
    box = self.box(reader, "Photo")
    for _ in range(2):
      reader.page.touchscreen.tap(box["x"] + 150, box["y"] + 100)
    reader.expect_heading("400 %")
    reader.eventually(lambda: self.box(reader, "Photo")["width"] > 1150, "expected a larger photo")

  def test_a_drawer_is_closed_by_a_tap_beside_it_and_dragged_away(self):
    reader = self.at("Drawer")
    title = reader.page.get_by_text("Drawer Content")
    reader.tap("button", "Open Drawer")
    expect(title).to_be_visible()
    reader.wait_until_idle()
    reader.page.touchscreen.tap(200, 150)
    expect(title).to_have_count(0)
    reader.wait_until_idle()
    reader.tap("button", "Open Drawer")
    expect(title).to_be_visible()
    reader.wait_until_idle()
    box = title.evaluate(BOX)
    self.assertGreater(box["y"], 400)
    reader.drag([(box["x"] + 40, box["y"] + 10 + 20 * n) for n in range(15)])
    expect(title).to_have_count(0)
    self.expect_message(reader, "Closed again")

  def test_a_stopwatch_runs_and_stops(self):
    reader = self.at("Stopwatch")
    reader.tap("button", "Start")
    expect(reader.top.get_by_text("0.0", exact=True)).to_have_count(0)
    reader.tap("button", "Stop")
    expect(reader.top.get_by_role("button", name="Start")).to_be_visible()

  def test_a_note_takes_a_date_by_a_key(self):
    reader = self.at("Note")
    reader.top.locator(".text-input").click()
    reader.page.keyboard.press("Control+Shift+D")
    self.expect_message(reader, "5 characters")
    reader.page.keyboard.type(" is a day")
    self.expect_message(reader, "14 characters")
