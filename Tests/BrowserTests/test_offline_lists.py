"""Lists without a connection: rows that were shown stay as pictures, and others have
placeholders."""
from playwright.sync_api import expect

from blank import MIDDLE_SHOWN, tallest_blank
from offline_test_case import OfflineTestCase
from test_controls import ControlsTestCase

#: A height in points of less than two rows.
GAP = 80
#: The names in pictures of rows; a row begins with a monogram.
PICTURES = """() => [...document.querySelectorAll('.row-pictures > .cell')].filter((cell) => {
  const box = cell.getBoundingClientRect();
  return box.bottom > 100 && box.top < innerHeight;
}).map((cell) => cell.innerText.split('\\n')[1])"""

#: True if the existing rows begin near the page: those far above it were removed by scrolling.
NEAR = """() => document.querySelector('.table .cell[data-n]').getBoundingClientRect().top > -1300"""


class OfflineListTests(OfflineTestCase):
  def scroll(self, reader, *steps):
    reader.page.mouse.move(195, 500)
    for step in steps:
      reader.page.mouse.wheel(0, step)
      reader.page.wait_for_timeout(150)

  def scroll_as_rows_come(self, reader, *steps):
    """Scrolls in steps, and waits after each until the page has shown rows, also on a slow
    machine."""
    for step in steps:
      self.scroll(reader, step)
      reader.wait_for(MIDDLE_SHOWN)

  def test_rows_that_were_shown_stay_and_others_have_places(self):
    reader, proxy = self.open_through_proxy("/contacts")
    self.scroll_as_rows_come(reader, *[400] * 6)
    reader.wait_until_idle()
    for _ in range(20):
      if reader.page.evaluate(NEAR):
        break
      self.scroll_as_rows_come(reader, 200)
    before = reader.page.evaluate("document.querySelector('.table').scrollTop")
    self.disconnect(reader, proxy)
    self.scroll(reader, *[-400] * 6)
    # Rows that were scrolled past are shown, in order and without a gap.
    names = reader.page.evaluate(PICTURES)
    self.assertGreater(len(names), 4, names)
    self.assertLess(tallest_blank(reader), GAP)
    # Screen readers find no pictures.
    for name in names:
      expect(reader.top.get_by_role("listitem").filter(has_text=name)).to_have_count(0)
    self.check_accessibility(reader)
    # Touches have no effect either, and the banner explains it.
    box = reader.page.locator(".row-pictures > .cell").nth(2).bounding_box()
    reader.page.mouse.click(60, box["y"] + 10)
    reader.page.keyboard.press("Tab")
    self.assertFalse(reader.page.evaluate("document.activeElement.closest('.row-pictures') !== null"))
    # Far beyond all rows that were ever shown.
    self.scroll(reader, *[1500] * 8)
    self.assertGreater(reader.page.evaluate("document.querySelector('.table').scrollTop"), before)
    self.assertLess(tallest_blank(reader), GAP)
    self.reconnect(reader, proxy)
    reader.wait_for("() => !document.querySelector('.row-pictures > .cell')")
    reader.wait_for("""() => [...document.querySelectorAll('.table .cell[data-n]')].some((cell) => {
      const box = cell.getBoundingClientRect();
      return box.top > 100 && box.bottom < innerHeight; })""")

  def test_pictures_of_replaced_rows_are_discarded(self):
    reader, proxy = self.open_through_proxy("/contacts")
    self.scroll(reader, *[400] * 8, *[-3000] * 2)
    reader.expect_row("Abena Mensah")
    field = reader.page.get_by_role("textbox", name="Search", exact=True)
    field.fill("Zo")
    reader.wait_for("() => document.querySelectorAll('.cell[data-n]').length < 10")
    self.disconnect(reader, proxy)
    self.assertEqual(reader.page.evaluate(PICTURES), [])

  def test_items_of_a_paper_that_were_shown_stay(self):
    reader, proxy = self.open_through_proxy("/zhihu-daily", locale="zh-CN")
    self.scroll_as_rows_come(reader, *[500] * 10)
    reader.page.wait_for_timeout(800)
    self.disconnect(reader, proxy)
    self.scroll(reader, *[-500] * 5)
    self.assertLess(tallest_blank(reader), 150)


class OfflineCollectionTests(OfflineTestCase, ControlsTestCase):
  def test_items_that_were_shown_stay_and_others_have_places(self):
    reader, proxy = self.open_through_proxy("/controls", address=self.program.address)
    reader.tap_row("Photos")
    reader.expect_heading("Photos")
    reader.wait_until_idle()
    reader.page.mouse.move(195, 500)
    for _ in range(10):
      reader.page.mouse.wheel(0, 400)
      reader.page.wait_for_timeout(150)
      reader.wait_for(MIDDLE_SHOWN)
    self.disconnect(reader, proxy)
    reader.page.mouse.wheel(0, -3000)
    reader.wait_for("""() => [...document.querySelectorAll('.row-pictures > .item')].some((item) => {
      const box = item.getBoundingClientRect();
      return box.top >= 0 && box.bottom < innerHeight; })""")
