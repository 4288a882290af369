"""The browser's back and forward between tabs, and between rows of a column."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase


class HistoryTests(BrowserTestCase):
  def start(self, path, **wishes):
    """Returns a user who has opened an app from the home screen."""
    reader = self.reader(**wishes).open("/")
    reader.open(path)
    reader.wait_for_connection()
    reader.wait_until_idle()
    return reader

  def goes(self, reader, step, *paths):
    """Goes back or forward along addresses."""
    for path in paths:
      with self.subTest(path=path):
        getattr(reader.page, step)()
        reader.expect_path(path)
        reader.wait_until_idle()

  def test_keys_with_modifiers_are_left_to_the_browser(self):
    reader = self.start("/contacts", screen="desktop")
    hit = reader.row("Abena Mensah").locator(".cell-hit")
    hit.focus()
    is_taken = """(hit, [key, modifier]) => !hit.dispatchEvent(new KeyboardEvent(
      "keydown", { key, [modifier]: true, bubbles: true, cancelable: true }))"""
    # Back, forward, and the beginning and the end of a page.
    for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]:
      for modifier in ["altKey", "metaKey"]:
        self.assertFalse(hit.evaluate(is_taken, [key, modifier]), (key, modifier))
    reader.wait_until_idle()
    expect(reader.page.locator(".cell-action")).to_have_count(0)
    expect(hit).to_be_focused()

  def test_back_and_forward_go_through_the_tabs(self):
    reader = self.start("/football-gather")
    reader.tap("button", "Continue Without an Account")
    reader.expect_path("/football-gather/players")
    for name, path in [("Matches", "gathers"), ("Account", "account")]:
      reader.page.get_by_role("tab", name=name).click()
      reader.expect_path(f"/football-gather/{path}")
    reader.tap_row("Language")
    reader.expect_path("/football-gather/account/language")
    reader.page.get_by_role("tab", name="Players").click()
    reader.expect_path("/football-gather/players")
    reader.wait_until_idle()
    app = "/football-gather"
    self.goes(reader, "go_back", f"{app}/account/language", f"{app}/account", f"{app}/gathers")
    reader.page.reload()
    reader.wait_for_connection()
    reader.expect_heading("Matches")
    self.goes(reader, "go_forward", f"{app}/account", f"{app}/account/language")
    self.goes(reader, "go_back", f"{app}/account", f"{app}/gathers", f"{app}/players", "/")

  def test_back_and_forward_go_through_the_rows_of_a_column(self):
    reader = self.start("/categories", screen="desktop")
    rows = reader.page.get_by_role("navigation").get_by_role("listitem")
    reader.expect_path("/categories/35")
    for name, path in [("Studios", "33"), ("Street Music", "12")]:
      rows.filter(has_text=name).get_by_role("button").first.click()
      reader.expect_path(f"/categories/{path}")
      reader.wait_until_idle()
    self.goes(reader, "go_back", "/categories/33", "/categories/35")
    self.goes(reader, "go_forward", "/categories/33", "/categories/12")
    reader.expect_heading("Street Music")
    self.goes(reader, "go_back", "/categories/33", "/categories/35", "/")

  def test_a_single_column_keeps_one_entry_per_screen(self):
    reader = self.start("/categories")
    rows = reader.page.get_by_role("listitem")
    for name, path in [("Studios", "33"), ("Street Music", "12")]:
      rows.filter(has_text=name).get_by_role("button").first.click()
      reader.expect_path(f"/categories/{path}")
      reader.wait_until_idle()
      self.goes(reader, "go_back", "/categories")
    self.goes(reader, "go_back", "/")
