"""Focus and focus rings: by keys, and after touches."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase

HAS_RING = """() => {
  const { outlineStyle } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none";
}"""


class SearchTests(BrowserTestCase):
  def setUp(self):
    super().setUp()
    self.person = self.reader().open("/contacts")
    self.person.expect_row("Abena Mensah")
    self.person.wait_for_connection()
    self.search = self.person.page.get_by_placeholder("Search")
    self.cancel = self.person.page.get_by_role("button", name="Cancel", exact=True)

  def tab_to_search(self):
    while not self.search.evaluate("e => e === document.activeElement"):
      self.person.page.keyboard.press("Tab")

  def test_tabbing_past_a_search_does_not_begin_it(self):
    self.tab_to_search()
    expect(self.person.page.locator(".search-bar > .field")).to_have_css("outline-style", "solid")
    self.person.page.keyboard.press("Tab")
    # All events have been sent to the scene and answered.
    self.person.page.get_by_role("slider").press("ArrowDown")
    expect(self.person.page.get_by_role("slider")).to_have_attribute("aria-valuetext", "B")
    self.assertEqual(self.cancel.count(), 0)
    self.person.expect_heading("Contacts")

  def test_typing_the_return_key_and_a_tap_begin_a_search(self):
    self.tab_to_search()
    self.person.page.keyboard.type("abena")
    expect(self.cancel).to_be_visible()
    expect(self.search).to_have_value("abena")
    expect(self.person.top.get_by_role("listitem")).to_have_count(1)
    self.person.page.keyboard.press("Escape")
    expect(self.cancel).to_have_count(0)
    expect(self.search).to_have_value("")
    # Focus continues from there, and the user may search again.
    expect(self.search).to_be_focused()
    self.person.page.keyboard.type("anders")
    expect(self.cancel).to_be_visible()
    expect(self.person.top.get_by_role("listitem")).to_have_count(1)
    for begin in [lambda: self.person.page.keyboard.press("Enter"), self.search.tap]:
      self.person.page.keyboard.press("Escape")
      expect(self.cancel).to_have_count(0)
      expect(self.search).to_be_focused()
      begin()
      expect(self.cancel).to_be_visible()
      expect(self.search).to_be_focused()

  def test_arrows_move_between_the_field_and_its_results(self):
    self.search.click()
    keyboard = self.person.page.keyboard
    keyboard.type("an")
    first = self.person.top.get_by_role("listitem").first.locator(".cell-hit")
    expect(self.person.row("Anders Holm")).to_be_visible()
    expect(self.person.row("Beatriz Carvalho")).to_have_count(0)
    self.person.wait_until_idle()
    keyboard.press("ArrowDown")
    expect(first).to_be_focused()
    self.assertTrue(self.person.page.evaluate(HAS_RING))
    keyboard.press("ArrowDown")
    expect(self.person.top.locator(".cell-hit").nth(1)).to_be_focused()
    keyboard.press("ArrowUp")
    expect(first).to_be_focused()
    keyboard.press("ArrowUp")
    expect(self.search).to_be_focused()
    # The search goes on.
    keyboard.press("End")
    keyboard.type("d")
    expect(self.search).to_have_value("and")
    expect(self.cancel).to_be_visible()
    # Without results the key stays in the field.
    keyboard.type("xyz")
    expect(self.person.top.locator(".cell-hit:visible")).to_have_count(0)
    keyboard.press("ArrowDown")
    expect(self.search).to_be_focused()

  def test_up_from_a_row_that_is_not_the_first_stays_in_the_list(self):
    self.tab_to_search()
    self.person.page.keyboard.press("ArrowDown")
    expect(self.person.row("Abena Mensah").locator(".cell-hit")).to_be_focused()
    for _ in range(5):
      self.person.page.keyboard.press("ArrowDown")
    for _ in range(5):
      self.person.page.keyboard.press("ArrowUp")
    expect(self.person.row("Abena Mensah").locator(".cell-hit")).to_be_focused()
    self.person.page.keyboard.press("ArrowUp")
    expect(self.search).to_be_focused()
    # As after Tab, the search has not begun.
    self.assertEqual(self.cancel.count(), 0)


class ListTests(BrowserTestCase):
  """Lists as one tab stop each."""

  def at_list(self):
    reader = self.reader(screen="desktop").open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Abena Mensah")
    reader.page.get_by_role("button", name="Refresh", exact=True).focus()
    reader.page.keyboard.press("Tab")
    expect(self.row(reader, "Abena Mensah")).to_be_focused()
    return reader

  def row(self, reader, name):
    return reader.page.get_by_role("button", name=re.compile(f"^{name}"))

  def test_tab_leaves_a_list_for_the_other_column_and_returns_to_its_row(self):
    reader = self.at_list()
    reader.page.keyboard.press("ArrowDown")
    expect(self.row(reader, "Anders Holm")).to_be_focused()
    reader.page.keyboard.press("Enter")
    reader.expect_heading("Anders Holm")
    # Focus stays in the list; the next stop is in the other column.
    expect(self.row(reader, "Anders Holm").first).to_be_focused()
    reader.page.keyboard.press("Tab")
    expect(reader.page.get_by_role("button", name="Edit", exact=True)).to_be_focused()
    reader.page.keyboard.press("Shift+Tab")
    expect(self.row(reader, "Anders Holm").first).to_be_focused()
    reader.page.keyboard.press("Shift+Tab")
    expect(reader.page.get_by_role("button", name="Refresh", exact=True)).to_be_focused()
    self.check_accessibility(reader)
    reader.page.keyboard.press("Tab")
    expect(self.row(reader, "Anders Holm").first).to_be_focused()
    # Letters move to the row that begins with them.
    reader.page.keyboard.type("be")
    expect(self.row(reader, "Beatriz Carvalho")).to_be_focused()
    reader.page.wait_for_timeout(1100)
    reader.page.keyboard.type("c")
    expect(self.row(reader, "Callum Reid")).to_be_focused()


class ScreenTests(BrowserTestCase):
  def test_escape_leaves_a_screen_that_a_key_has_pushed(self):
    reader = self.reader().open("/contacts")
    reader.wait_for_connection()
    reader.expect_row("Anders Holm")
    row = reader.page.get_by_role("button", name="Anders Holm, Backend Engineer", exact=True)
    row.press("Enter")
    reader.expect_screen_of("Anders Holm")
    reader.wait_until_idle()
    self.assertTrue(
      reader.page.evaluate("document.activeElement.matches('.page:has(> .bar)')"))
    reader.page.keyboard.press("Escape")
    reader.expect_heading("Contacts")
    expect(row).to_be_focused()

  def test_focus_enters_a_screen_that_replaces_that_of_a_disabled_button(self):
    reader = self.reader().open("/football-gather")
    start = reader.page.get_by_role("button", name="Continue Without an Account", exact=True)
    expect(start).to_be_visible()
    reader.wait_for_connection()
    start.press("Enter")
    expect(reader.page.get_by_role("tablist")).to_be_visible()
    reader.wait_until_idle()
    self.assertTrue(reader.page.evaluate("document.activeElement.matches('.page')"))


class RingTests(BrowserTestCase):
  def edited(self, save):
    """Returns a user who has saved a changed name: focus is back at its start."""
    reader = self.reader().open("/contacts")
    reader.tap_row("Anders Holm")
    reader.expect_screen_of("Anders Holm")
    return reader, save(reader)

  def by_touch(self, reader):
    reader.top.get_by_role("button", name="Edit", exact=True).tap()
    reader.top.get_by_role("textbox", name="Name").tap()
    reader.page.keyboard.type("!")
    reader.top.get_by_role("button", name="Done", exact=True).tap()

  def by_keys(self, reader):
    reader.top.get_by_role("button", name="Edit", exact=True).press("Enter")
    reader.top.get_by_role("textbox", name="Name").press("End")
    reader.page.keyboard.type("!")
    while not reader.page.evaluate("document.activeElement.textContent === 'Done'"):
      reader.page.keyboard.press("Shift+Tab")
    reader.page.keyboard.press("Enter")

  def expect_return(self, reader):
    edit = reader.top.get_by_role("button", name="Edit", exact=True)
    expect(edit).to_be_focused()
    reader.wait_until_idle()
    return reader.page.evaluate(HAS_RING)

  def test_after_fingers_there_is_no_ring(self):
    reader, _ = self.edited(self.by_touch)
    self.assertFalse(self.expect_return(reader))
    reader.page.keyboard.press("Shift+Tab")
    self.assertTrue(reader.page.evaluate(HAS_RING))

  def test_after_keys_there_is_one(self):
    reader, _ = self.edited(self.by_keys)
    self.assertTrue(self.expect_return(reader))
