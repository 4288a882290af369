"""A damaged database disables the server of one app, and nothing else."""
import json
import urllib.error
import urllib.request

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Showcase
from test_football_gather import PASSWORD

JUNK = b"!" * 8192


class DamagedShowcase(Showcase):
  """Starts with an invalid database file."""

  @property
  def file(self):
    return self.data / "devices/gather-server/gather.sqlite"

  def start(self):
    self.file.parent.mkdir(parents=True, exist_ok=True)
    self.file.write_bytes(JUNK)
    super().start()


class DamagedDatabaseTests(BrowserTestCase):

  @classmethod
  def setUpClass(cls):
    cls.showcase = DamagedShowcase()

  @classmethod
  def tearDownClass(cls):
    cls.showcase.stop()

  def test_the_log_names_the_file_and_the_way_to_recover(self):
    log = self.showcase.log.read_text()
    self.assertIn(f"The database {self.showcase.file} is damaged", log)
    self.assertIn(f"sqlite3 '{self.showcase.file}' .recover", log)
    self.assertEqual(self.showcase.file.read_bytes(), JUNK)

  def test_the_interface_answers_that_it_is_unavailable(self):
    with self.assertRaises(urllib.error.HTTPError) as caught:
      urllib.request.urlopen(urllib.request.Request(
        f"{self.showcase.address}/api/players",
        headers={"Authorization": "Bearer 0123456789abcdef"}))
    self.assertEqual(caught.exception.code, 503)
    self.assertEqual(caught.exception.headers["Content-Type"], "application/problem+json")
    self.assertEqual(json.load(caught.exception)["status"], 503)

  def test_the_app_shows_an_error_and_other_apps_work(self):
    reader = self.reader(self.showcase.address).open("/football-gather")
    reader.wait_for_connection()
    reader.page.get_by_role("textbox", name="Username", exact=True).fill("ana")
    reader.page.locator("input[aria-label=Password]").fill(PASSWORD)
    reader.tap("button", "Log In")
    notice = reader.page.get_by_text("The server couldn’t complete the request.").first
    expect(notice).to_be_visible(timeout=30_000)
    other = self.reader(self.showcase.address).open("/contacts")
    other.wait_for_connection()
    other.expect_heading("Contacts")
