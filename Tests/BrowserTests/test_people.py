"""Several users at the same time, and browsers without scripts."""
from playwright.sync_api import expect

from browser_test_case import BrowserTestCase, shared


def databases():
  """Returns every device's database of contacts."""
  return set((shared.showcase.data / "devices").rglob("contacts.sqlite"))


class PeopleTests(BrowserTestCase):
  def test_two_browsers_have_separate_data(self):
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

  def test_navigation_of_a_browser_does_not_affect_another(self):
    one = self.reader().open("/contacts")
    two = self.reader().open("/contacts")
    one.tap_row("Abena Mensah")
    one.expect_screen_of("Abena Mensah")
    two.expect_heading("Contacts")
    two.expect_path("/contacts")

  def test_a_second_tab_is_a_second_scene_of_the_same_device(self):
    before = databases()
    reader = self.reader().open("/contacts")
    reader.expect_row("Abena Mensah")
    second = reader.context.new_page()
    second.goto("/contacts")
    expect(second.get_by_role("listitem").first).to_be_visible()
    second.close()
    reader.expect_heading("Contacts")
    self.assertEqual(len(databases() - before), 1)

  def test_home_renders_without_scripts(self):
    reader = self.reader(scripts=False).open("/")
    expect(reader.page.get_by_role("link", name="Contacts")).to_be_visible()

  def test_the_list_renders_without_scripts(self):
    reader = self.reader(scripts=False).open("/contacts")
    reader.expect_heading("Contacts")
