"""Scrolling long lists: the visible content on the way, at the end, and back again."""
import json
import re

from playwright.sync_api import expect

from blank import MIDDLE_SHOWN, tallest_blank
from browser_test_case import BrowserTestCase, shared
from line_proxy import LineProxy
from test_controls import ControlsTestCase

#: A height in points between one row and two.
GAP = 62

SHOWN = """([top, bottom]) => {
  const table = [...document.querySelectorAll('.page:not(.leaving) .table')].at(-1);
  const rows = [...table.querySelectorAll('.cell, .section-header')].map((row) => row.getBoundingClientRect());
  for (let y = top; y < bottom; y += 4) {
    if (!rows.some((row) => row.top <= y && row.bottom >= y)) return false;
  }
  return true;
}"""

PICTURES = """() => [...document.querySelectorAll('.row-pictures > .cell')].filter((row) => {
  const box = row.getBoundingClientRect();
  return box.bottom > 100 && box.top < innerHeight;
}).length"""

SCROLL = "(table, top) => table.scrollTo({ top, behavior: 'instant' })"


class ScrollingTestCase(ControlsTestCase):
  def slow(self, title, delay=0.4, app="controls", **wishes):
    """Returns a user on a slow connection who has opened a screen."""
    proxy = LineProxy(self.program.address)
    self.addCleanup(proxy.stop)
    reader = self.reader(address=proxy.address, **wishes).open(f"/{app}")
    reader.tap_row(title)
    reader.expect_heading(title)
    reader.wait_until_idle()
    proxy.delay = delay
    return reader, proxy

  def table(self, reader):
    return reader.top.locator(".table")

  def expect_rows_shown(self, reader, top=110, bottom=800):
    reader.wait_for(SHOWN, [top, bottom])


class SlowConnectionTests(ScrollingTestCase):
  def test_seen_rows_are_shown_when_scrolling_back(self):
    reader, proxy = self.slow("Long list", delay=0.05)
    table = self.table(reader)
    for top in range(300, 4_000, 300):
      table.evaluate(SCROLL, top)
      self.expect_rows_shown(reader)
    reader.wait_for("() => !document.querySelector('.table').textContent.includes('Item 3\\n')")
    proxy.delay = 3
    table.evaluate(SCROLL, 200)
    reader.page.wait_for_timeout(100)
    self.assertGreater(reader.page.evaluate(PICTURES), 5)
    self.assertTrue(reader.page.evaluate(SHOWN, [110, 800]))
    self.assertLess(tallest_blank(reader), GAP)
    # Screen readers find no pictures.
    row = reader.top.get_by_role("listitem").filter(has_text=re.compile(r"^Item 8$"))
    self.assertEqual(row.count(), 0)
    proxy.delay = 0
    expect(row).to_be_visible()
    reader.wait_for(f"() => ({PICTURES})() === 0")
    self.check_accessibility(reader)

  def test_rows_to_come_are_lines(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen=screen):
        reader, proxy = self.slow("Long list", delay=2, screen=screen)
        for top in [20_000, 40_000]:
          self.table(reader).evaluate(SCROLL, top)
          reader.page.wait_for_timeout(100)
          self.assertFalse(reader.page.evaluate(SHOWN, [200, 210]))
          self.assertLess(tallest_blank(reader), GAP)
        proxy.delay = 0
        self.expect_rows_shown(reader)

  def test_steps_do_not_pile_up(self):
    proxy = LineProxy(self.program.address)
    self.addCleanup(proxy.stop)
    reader = self.reader(address=proxy.address)
    steps = []

    def sent(payload):
      message = json.loads(payload)
      if "scroll" in message:
        steps.append(message[-1])

    reader.page.on("websocket", lambda line: line.on("framesent", sent))
    reader.open("/controls").tap_row("Long list")
    reader.expect_heading("Long list")
    reader.wait_until_idle()
    proxy.delay = 0.5
    del steps[:]
    for step in range(60):
      self.table(reader).evaluate(SCROLL, 100 * step + 100)
      reader.page.wait_for_timeout(25)
    reader.eventually(lambda: steps and steps[-1] == 0, "expected a message that the list rests")
    self.assertLess(steps.count(2), 12, steps)
    self.expect_rows_shown(reader)
    expect(self.table(reader)).to_contain_text(f"Item {6_000 // 44 + 2}")


class FlingTests(ScrollingTestCase):
  def test_rows_are_there_after_a_fling(self):
    for screen in ["phone", "desktop"]:
      with self.subTest(screen=screen):
        reader = self.at("Long list", screen=screen)
        box = self.table(reader).bounding_box()
        reader.page.mouse.move(box["x"] + box["width"] / 2, 500)
        for step in [600] * 20 + [-900] * 6:
          reader.page.mouse.wheel(0, step)
          reader.page.wait_for_timeout(16)
        self.assertLess(tallest_blank(reader), GAP)
        self.expect_rows_shown(reader)
        self.assertLess(tallest_blank(reader), GAP)

  def test_a_finger_throws_the_list_and_rows_come_along(self):
    reader = self.at("Long list")
    for _ in range(4):
      reader.drag([(195, 700 - 50 * step) for step in range(12)])
      self.assertLess(tallest_blank(reader), GAP)
    self.expect_rows_shown(reader)
    reader.wait_for("() => document.querySelector('.page:last-child .table').scrollTop > 1500")

  def test_a_list_with_letters_shows_no_gap_wherever_it_goes(self):
    reader = self.at("Letters")
    table = self.table(reader)
    for top in [9_000, 300, 15_000, 0, 5_000]:
      table.evaluate(SCROLL, top)
      reader.page.wait_for_timeout(30)
      self.assertLess(tallest_blank(reader), GAP)
      reader.wait_for("""() => {
        const box = (row) => row.getBoundingClientRect();
        return [...document.querySelectorAll('.page:last-child .rows > .cell')]
          .filter((row) => box(row).top < 700 && box(row).bottom > 120).length > 8;
      }""")

  def test_the_first_visible_row_stays_where_rows_above_become_higher(self):
    # Rows of contacts have individual heights, which the scene learns when they are created.
    reader = self.reader(address=shared.showcase.address).open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    table = self.table(reader)
    table.evaluate(SCROLL, 3_000)
    self.expect_rows_shown(reader, top=200)
    reader.wait_until_idle()
    places = """() => Object.fromEntries([...document.querySelectorAll('.rows > .cell')]
      .map((row) => [row.innerText.split('\\n')[0], row.getBoundingClientRect().top])
      .filter(([, top]) => top > 200 && top < 700))"""
    before = reader.page.evaluate(places)
    for _ in range(5):
      table.evaluate("table => table.scrollBy(0, -50)")
      reader.page.wait_for_timeout(80)
    reader.wait_until_idle()
    after = reader.page.evaluate(places)
    for name in set(before) & set(after):
      self.assertAlmostEqual(after[name], before[name] + 250, delta=1, msg=name)
    self.assertGreater(len(set(before) & set(after)), 1)


class PaperTests(BrowserTestCase):
  def test_seen_stories_are_shown_when_scrolling_back(self):
    proxy = LineProxy(shared.showcase.address)
    self.addCleanup(proxy.stop)
    reader = self.reader(address=proxy.address, locale="zh-CN").open("/zhihu-daily")
    reader.wait_for_connection()
    reader.page.mouse.move(195, 500)
    for _ in range(10):
      reader.page.mouse.wheel(0, 500)
      reader.page.wait_for_timeout(150)
      # Also on a slow machine, the page has shown the rows that it passes.
      reader.wait_for(MIDDLE_SHOWN)
    reader.page.wait_for_timeout(500)
    proxy.delay = 3
    reader.page.mouse.wheel(0, -2_500)
    reader.page.wait_for_timeout(200)
    self.assertLess(tallest_blank(reader), 150)
    proxy.delay = 0
