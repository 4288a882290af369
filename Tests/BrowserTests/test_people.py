"""Several users at the same time, and browsers without scripts."""
from browser_test_case import BrowserTestCase, shared


def databases():
  """Returns every device's database of contacts."""
  return set((shared.showcase.data / "devices").rglob("contacts.sqlite"))


class PeopleTests(BrowserTestCase):
  def test_two_browsers_have_separate_data_and_navigation(self):
    before = databases()
    one = self.reader().open("/contacts")
    one.expect_row("Abena Mensah")
    two = self.reader(locale="zh-CN").open("/contacts")
    two.expect_row("安雅琳")
    self.assertEqual(len(databases() - before), 2, "each browser has a database of its own")
    cookies = [
      {c["value"] for c in reader.context.cookies() if c["name"] == "device"}
      for reader in (one, two)]
    self.assertTrue(cookies[0] and cookies[1] and not cookies[0] & cookies[1])
    one.tap_row("Abena Mensah")
    one.expect_screen_of("Abena Mensah")
    two.expect_heading("通讯录")
    two.expect_path("/contacts")

  def test_home_and_a_list_render_without_scripts(self):
    reader = self.reader(scripts=False).open("/")
    reader.page.get_by_role("link", name="Contacts").click()
    reader.expect_heading("Contacts")
