"""Runs a project whose screens, texts and pictures are in a framework of its own.

Adds to the tests of the tool that bundles of frameworks, values of the scheme and orientations reach
the app, and that a crash names the user's file.
"""
import re
import shutil
import sys
import tempfile
import unittest
import urllib.request
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from running import FIXTURE, PATIENCE, ROOT, Running

sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))
from reader import launch  # noqa: E402


# A socket that connects when the test lets it.
LATE_SOCKET = """
  const Real = WebSocket;
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor(address) {
      window.connect = () => {
        const real = new Real(address);
        real.onopen = (event) => { this.readyState = 1; this.onopen?.(event); };
        real.onmessage = (event) => this.onmessage?.(event);
        real.onclose = (event) => { this.readyState = 3; this.onclose?.(event); };
        this.send = (data) => real.send(data);
        this.close = () => real.close();
      };
    }
    close() {}
  };
"""


class PartsTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.folder = tempfile.TemporaryDirectory(prefix="rostrum parts ")
    cls.project = Path(cls.folder.name) / "Guestbook"
    shutil.copytree(FIXTURE.parent / "Guestbook", cls.project,
                    ignore=shutil.ignore_patterns(".rostrum"))
    cls.running = Running(cls.project)
    cls.addClassCleanup(cls.folder.cleanup)
    cls.addClassCleanup(cls.running.stop)
    cls.running.wait_for(re.escape(cls.running.address) + "  ")
    cls.playwright = cls.enterClassContext(sync_playwright())
    cls.browser = launch(cls.playwright)
    cls.addClassCleanup(cls.browser.close)
    expect.set_options(timeout=PATIENCE * 1000)

  def open(self, width=390, height=844, script=""):
    context = self.browser.new_context(
      viewport={"width": width, "height": height}, locale="en-US")
    self.addCleanup(context.close)
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    page.add_init_script(script)
    page.goto(self.running.address)
    return page

  def test_1_a_framework_has_its_storyboard_texts_colours_and_bundles(self):
    page = self.open()
    # An image literal of the app's own catalogue.
    self.running.wait_for("a stamp of 3.0 by 2.0")
    # In the scheme's language, with its argument and its variable.
    expect(page.get_by_text("Willkommen Guestbook-Ada, Zimmer 7")).to_be_visible()
    expect(page.get_by_text("Ask at the desk · GuestsKit.framework")).to_be_visible()
    paper = page.locator("#app").locator(
      "xpath=.//*[contains(@style, '255, 240, 200') or contains(@style, '#fff0c8')]")
    expect(paper.first).to_be_attached()

  def test_2_a_screen_for_landscape_turns_the_drawn_phone(self):
    page = self.open(1280, 900)
    glass = page.locator(".glass")
    page.get_by_role("button", name="Sign").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    box = glass.bounding_box()
    self.assertEqual((box["width"], box["height"]), (844, 390))
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Sign")).to_be_visible()
    box = glass.bounding_box()
    self.assertEqual((box["width"], box["height"]), (390, 844))

  def test_3_a_tap_between_the_first_paint_and_the_connection_counts(self):
    page = self.open(script=LATE_SOCKET)
    # The page's policy refuses `wait_for_function`.
    while not page.evaluate("typeof connect === 'function'"):
      page.wait_for_timeout(20)
    page.get_by_role("button", name="Sign").click()
    expect(page.get_by_role("button", name="Done")).to_have_count(0)
    page.evaluate("connect()")
    expect(page.get_by_role("button", name="Done")).to_be_visible()

  def test_4_a_crash_prints_the_users_file_and_calls(self):
    page = self.open()
    page.get_by_role("button", name="Sign").click()
    page.get_by_role("button", name="Tear").click()
    source = (self.project / "GuestsKit/GuestsViewController.swift").read_text()
    line = source.split("fatalError")[0].count("\n") + 1
    self.running.wait_for(rf"^GuestsKit/GuestsViewController\.swift:{line}: Fatal error: page 0 is torn")
    self.running.wait_for(r"SignViewController\.tearTapped\(_:\).* in Guestbook at .*/GuestsViewController\.swift:\d+")
    report = self.running.wait_for("The whole report is in ")
    file = Path(report.removeprefix("The whole report is in ").removesuffix("."))
    self.assertIn("Thread 1", file.read_text())
    with self.running.changed:
      self.assertFalse(any("Thread 1" in line for line in self.running.lines))
    expect(page.get_by_text("Willkommen Guestbook-Ada, Zimmer 7")).to_be_visible()


class PodTests(unittest.TestCase):
  def test_a_pod_in_swift_has_its_resources(self):
    with tempfile.TemporaryDirectory() as folder:
      project = Path(folder) / "Podded"
      shutil.copytree(FIXTURE.parent / "Podded", project, ignore=shutil.ignore_patterns(".rostrum"))
      running = Running(project)
      try:
        running.wait_for(re.escape(running.address) + "  ")
        request = urllib.request.Request(running.address, headers={"Accept": "text/html"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
          self.assertIn("A badge of a pod", response.read().decode())
      finally:
        running.stop()


if __name__ == "__main__":
  unittest.main()
