"""Lists of collection views in a real browser: cards, accessories, headers that stay in sight."""
from playwright.sync_api import expect

from test_controls import ControlsTestCase

BOX = "element => { const b = element.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; }"
COLOUR = "(element, name) => getComputedStyle(element)[name]"


class ListTests(ControlsTestCase):
  def row(self, reader, name):
    return reader.page.locator(".item", has_text=name).first


class CardTests(ListTests):
  def test_rows_are_cards_with_round_ends_and_lines_between(self):
    reader = self.at("Cards")
    first, last = self.row(reader, "Chevron"), self.row(reader, "Switch")
    left, _, right, _ = first.evaluate(BOX)
    self.assertEqual([round(left), round(390 - right)], [16, 16])
    self.assertEqual(first.evaluate(COLOUR, "borderTopLeftRadius"), "10px")
    self.assertEqual(first.evaluate(COLOUR, "borderBottomLeftRadius"), "0px")
    self.assertEqual(last.evaluate(COLOUR, "borderBottomRightRadius"), "10px")
    self.assertNotEqual(
      first.evaluate(COLOUR, "backgroundColor"),
      reader.page.locator(".collection").evaluate(COLOUR, "backgroundColor"))
    self.check_accessibility(reader)

  def test_rows_are_chosen(self):
    reader = self.at("Cards")
    reader.page.get_by_role("button", name="Check mark").tap()
    reader.sees_heading("Check mark")

  def test_editing_shows_what_deletes(self):
    reader = self.at("Cards")
    expect(reader.page.get_by_role("button", name="Delete", exact=True)).to_have_count(0)
    reader.page.get_by_role("button", name="Edit").tap()
    reader.page.get_by_role("button", name="Delete", exact=True).tap()
    reader.sees_heading("Deleted 1")

  def test_a_switch_in_a_row_has_its_colours(self):
    reader = self.at("Cards")
    switch = reader.page.get_by_role("switch", name="Yellow")
    expect(switch).to_be_checked()
    self.assertEqual(
      switch.locator(".switch-thumb").evaluate(COLOUR, "backgroundColor"), "rgb(255, 204, 0)")
    self.assertEqual(switch.evaluate(COLOUR, "backgroundColor"), "rgb(0, 122, 255)")
    switch.tap()
    expect(switch).not_to_be_checked()

  def test_texts_have_attributes(self):
    reader = self.at("Cards")

    def style(text, name):
      return reader.page.locator(".item .label > span", has_text=text).evaluate(COLOUR, name)

    self.assertEqual(style("Letters", "letterSpacing"), "4px")
    self.assertEqual(style("Marker", "backgroundColor"), "rgb(255, 204, 0)")
    self.assertIn("underline", style("Link", "textDecorationLine"))


class RegisterTests(ListTests):
  def header(self, reader, number):
    return reader.page.locator(f"[data-identifier='header {number}']")

  def scroll(self, reader, y):
    reader.page.locator(".collection").evaluate("(element, y) => element.scrollTo(0, y)", y)
    reader.page.wait_for_timeout(300)

  def test_a_header_stays_in_sight_until_its_section_pushes_it_away(self):
    reader = self.at("Register")
    self.assertEqual(self.header(reader, 0).evaluate(BOX)[1], 96)
    self.scroll(reader, 200)
    # Of the bar the large title has gone.
    rest = 44
    self.assertAlmostEqual(self.header(reader, 0).evaluate(BOX)[1], rest, delta=1)
    top = self.header(reader, 1).evaluate(BOX)[1]
    self.scroll(reader, 200 + top - rest - 10)
    gone, coming = (self.header(reader, number).evaluate(BOX) for number in (0, 1))
    self.assertLess(gone[1], rest)
    self.assertAlmostEqual(gone[3], coming[1], delta=1)
    self.scroll(reader, 200 + top)
    self.assertAlmostEqual(self.header(reader, 1).evaluate(BOX)[1], rest, delta=1)

  def test_headers_stay_where_leading_is_right(self):
    reader = self.at("Register", locale="ar")
    self.scroll(reader, 100)
    rest = self.header(reader, 0).evaluate(BOX)
    self.assertAlmostEqual(rest[1], 44, delta=1)
    self.scroll(reader, 300)
    for before, after in zip(rest, self.header(reader, 0).evaluate(BOX)):
      self.assertAlmostEqual(before, after, delta=1)
