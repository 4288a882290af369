"""The browser's back and forward between tabs, and between rows of a column."""
from browser_test_case import BrowserTestCase


class HistoryTests(BrowserTestCase):
  def start(self, path, **wishes):
    """Returns a user who has opened an app from the home screen."""
    reader = self.reader(**wishes).open("/")
    reader.open(path)
    reader.waits_for_the_connection()
    reader.comes_to_rest()
    return reader

  def goes(self, reader, step, *paths):
    """Goes back or forward along addresses."""
    for path in paths:
      with self.subTest(path=path):
        getattr(reader.page, step)()
        reader.is_at(path)
        reader.comes_to_rest()

  def test_back_and_forward_go_through_the_tabs(self):
    reader = self.start("/football-gather")
    reader.tap("button", "Continue Without an Account")
    reader.is_at("/football-gather/players")
    for name, path in [("Matches", "gathers"), ("Account", "account")]:
      reader.page.get_by_role("tab", name=name).click()
      reader.is_at(f"/football-gather/{path}")
    reader.tap_row("Language")
    reader.is_at("/football-gather/account/language")
    reader.page.get_by_role("tab", name="Players").click()
    reader.is_at("/football-gather/players")
    reader.comes_to_rest()
    app = "/football-gather"
    self.goes(reader, "go_back", f"{app}/account/language", f"{app}/account", f"{app}/gathers")
    reader.page.reload()
    reader.waits_for_the_connection()
    reader.sees_heading("Matches")
    self.goes(reader, "go_forward", f"{app}/account", f"{app}/account/language")
    self.goes(reader, "go_back", f"{app}/account", f"{app}/gathers", f"{app}/players", "/")

  def test_back_and_forward_go_through_the_rows_of_a_column(self):
    reader = self.start("/categories", screen="desktop")
    rows = reader.page.get_by_role("navigation").get_by_role("listitem")
    reader.is_at("/categories/35")
    for name, path in [("Studios", "33"), ("Street Music", "12")]:
      rows.filter(has_text=name).get_by_role("button").first.click()
      reader.is_at(f"/categories/{path}")
      reader.comes_to_rest()
    self.goes(reader, "go_back", "/categories/33", "/categories/35")
    self.goes(reader, "go_forward", "/categories/33", "/categories/12")
    reader.sees_heading("Street Music")
    self.goes(reader, "go_back", "/categories/33", "/categories/35", "/")

  def test_a_single_column_keeps_one_entry_per_screen(self):
    reader = self.start("/categories")
    rows = reader.page.get_by_role("listitem")
    for name, path in [("Studios", "33"), ("Street Music", "12")]:
      rows.filter(has_text=name).get_by_role("button").first.click()
      reader.is_at(f"/categories/{path}")
      reader.comes_to_rest()
      self.goes(reader, "go_back", "/categories")
    self.goes(reader, "go_back", "/")
