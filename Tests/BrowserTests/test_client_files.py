"""The client's files: their compression, and loading parts on demand."""
import re

from playwright.sync_api import expect

from browser_test_case import BrowserTestCase
from test_controls import ControlsTestCase


class ClientFileTests(BrowserTestCase):
  def visit(self, path):
    """Opens a page with an empty cache: returns the user, and the responses by file."""
    answers = {}
    reader = self.reader()
    reader.page.on(
      "response", lambda answer: answers.update({answer.url.rsplit("/", 1)[1]: answer}))
    return reader.open(path), answers

  def test_the_smallest_form_of_the_scripts_is_read(self):
    # It is made in the first seconds after the host has started.
    for _ in range(20):
      reader, answers = self.visit("/contacts")
      coding = answers["main.js"].header_value("content-encoding")
      if coding == "br":
        break
    self.assertEqual(coding, "br")
    reader.tap_row("Abena Mensah")
    reader.expect_screen_of("Abena Mensah")

  def test_a_list_loads_six_files_and_defers_the_others(self):
    reader, answers = self.visit("/contacts")
    reader.wait_for_connection()
    reader.page.wait_for_load_state("networkidle")
    # Except fonts, and files that a live page loads in advance for use without a connection.
    files = sorted(
      name for name, answer in answers.items()
      if answer.url.startswith("http") and "/-/fonts/" not in answer.url
      and not name.startswith("outage."))
    self.assertEqual([name for name in files if not name.endswith(".svg")], [
      # Monograms are hidden from screen readers, and rows have context menus.
      "assistance.js", "client.css", "contacts", "main.js", "menus.js"])
    self.assertEqual(len(files), 6, files)


class MissingPartTests(ControlsTestCase):
  expected_problem = "ERR_FAILED"

  def test_a_module_that_failed_to_load_is_requested_again(self):
    reader = self.reader(address=self.program.address)
    asked = []

    def answer(route):
      asked.append(route.request.url)
      if len(set(asked)) < 3:
        route.abort()
      else:
        route.continue_()

    reader.page.route("**/wheels.js*", answer)
    reader.open("/controls")
    reader.wait_for_connection()
    self.assertEqual(asked, [])
    reader.tap_row("Pickers")
    wheel = reader.top.get_by_role("spinbutton", name="Fruit", exact=True)
    expect(wheel).to_have_attribute("aria-valuetext", "Cherry")
    self.assertEqual(len(set(asked)), 3, asked)
    wheel.press("ArrowDown")
    expect(wheel).not_to_have_attribute("aria-valuetext", "Cherry")


class FailingPartTests(ControlsTestCase):
  expected_problem = "Not this one."

  def test_a_failing_handler_does_not_block_others_of_a_loaded_module(self):
    reader = self.reader(address=self.program.address)
    body = """export class Wheels {
        told = 0;
        wheel() {
          document.body.dataset.told = ++this.told;
          throw new Error("Not this one.");
        }
        after() {}
      }"""
    reader.page.route(
      "**/wheels.js*", lambda route: route.fulfill(content_type="text/javascript", body=body))
    reader.open("/controls")
    reader.tap_row("Pickers")
    expect(reader.page.locator("body")).to_have_attribute("data-told", re.compile(r"^([2-9]|\d\d+)$"))


class BrokenPartTests(ControlsTestCase):
  expected_problem = "The script wheels.js has a fault."

  def test_a_faulty_module_is_reported_once_and_not_requested_again(self):
    reader = self.reader(address=self.program.address)
    asked = []

    def answer(route):
      asked.append(route.request.url)
      route.fulfill(content_type="text/javascript", body="const wheels = ;")

    reader.page.route("**/wheels.js*", answer)
    reader.open("/controls")
    with reader.page.expect_console_message(lambda message: message.type == "error") as message:
      reader.tap_row("Pickers")
    self.assertIn(self.expected_problem, message.value.text)
    before = len(asked)
    reader.tap("button", "Controls")
    reader.tap_row("Pickers")
    reader.expect_heading("Pickers")
    reader.wait_until_idle()
    self.assertEqual(len(asked), before)
    self.assertEqual(len(reader.problems), 1, reader.problems)
