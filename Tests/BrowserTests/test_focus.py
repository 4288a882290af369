"""Focus and focus rings: by keys, and after touches."""
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

  def test_typing_begins_a_search(self):
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

  def test_the_return_key_begins_it_too(self):
    self.tab_to_search()
    self.person.page.keyboard.press("Enter")
    expect(self.cancel).to_be_visible()
    expect(self.search).to_be_focused()

  def test_a_tap_begins_it_after_tab_had_come_there(self):
    self.tab_to_search()
    self.search.tap()
    expect(self.cancel).to_be_visible()


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
    reader.top.get_by_role("button", name="Save", exact=True).tap()

  def by_keys(self, reader):
    reader.top.get_by_role("button", name="Edit", exact=True).press("Enter")
    reader.top.get_by_role("textbox", name="Name").press("End")
    reader.page.keyboard.type("!")
    while not reader.page.evaluate("document.activeElement.textContent === 'Save'"):
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
