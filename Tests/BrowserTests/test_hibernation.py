"""Hidden scenes hibernate, and are restored when the page is visible."""
import re
import time
import urllib.request

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from showcase import Showcase, free_port

# Headless pages are always visible, so visibility is simulated.
SIGHT = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class HibernationTests(BrowserTestCase):
  def setUp(self):
    super().setUp()
    self.metrics = free_port()
    self.program = Showcase("--hibernate-after", "1", "--metrics-port", str(self.metrics))
    self.addCleanup(self.program.stop)

  def metric(self, name):
    address = f"http://127.0.0.1:{self.metrics}/metrics"
    with urllib.request.urlopen(address, timeout=5) as answer:
      text = answer.read().decode()
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", text, re.MULTILINE)
    return sum(float(figure) for figure in found)

  def wait_for_metric(self, name, value):
    for _ in range(600):
      found = self.metric(name)
      if found == value:
        return
      time.sleep(0.05)
    self.assertEqual(found, value, name)

  def hibernate(self, reader):
    reader.page.evaluate(SIGHT, "hidden")
    self.wait_for_metric("browser_host_scenes", 0)
    expect(reader.page.locator("body:not([data-live])")).to_be_attached()

  def wake(self, reader):
    reader.page.evaluate(SIGHT, "visible")
    reader.wait_for_connection()

  def test_a_page_out_of_sight_costs_no_scene_and_goes_on_where_it_was(self):
    reader = self.reader(self.program.address).open("/contacts")
    reader.wait_for_connection()
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")
    reader.wait_until_idle()
    self.hibernate(reader)
    self.assertEqual(self.metric("browser_host_pages"), 1)
    self.assertEqual(self.metric("browser_host_scenes_hibernated_total"), 1)
    reader.expect_screen_of("Abena Mensah")
    self.wake(reader)
    reader.expect_screen_of("Abena Mensah")
    reader.tap("button", "Contacts")
    reader.expect_row("Abena Mensah")
    self.assertEqual(self.metric("browser_host_scenes"), 1)

    # A draft is restored.
    reader.tap("button", "Add Contact")
    field = reader.page.get_by_role("textbox", name="Name", exact=True)
    field.fill("Nobody")
    reader.wait_until_idle()
    self.hibernate(reader)
    # Network changes do not wake a hidden scene.
    reader.may_lose_connection = True
    reader.page.evaluate("dispatchEvent(new Event('online'))")
    reader.page.wait_for_timeout(500)
    self.wait_for_metric("browser_host_pages", 1)
    self.assertEqual(self.metric("browser_host_scenes"), 0)
    self.wake(reader)
    expect(field).to_have_value("Nobody")
    field.press("End")
    field.type("knows")
    expect(field).to_have_value("Nobodyknows")
