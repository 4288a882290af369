"""Records a UI test by `rostrum record`, and runs it by `rostrum test`, without a display and in Chromium.

Adds to the tests of the recorder that a page is served, and that what a person does there is found again.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from running import FIXTURE, PATIENCE, ROOT, TOOL, Running

sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))
from reader import launch  # noqa: E402


class RecordingTests(unittest.TestCase):
  def setUp(self):
    folder = tempfile.TemporaryDirectory(prefix="rostrum-record-")
    self.addCleanup(folder.cleanup)
    self.project = Path(folder.name) / "Notebook"
    shutil.copytree(FIXTURE, self.project, ignore=shutil.ignore_patterns(".rostrum"))
    self.recorded = self.project / "NotebookUITests/SweetTests.swift"

  def use(self, address):
    playwright = self.enterContext(sync_playwright())
    browser = launch(playwright)
    self.addCleanup(browser.close)
    context = browser.new_context(
      viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    context.set_default_timeout(PATIENCE * 1000)
    expect.set_options(timeout=PATIENCE * 1000)
    page = context.new_page()
    page.goto(address)
    expect(page.locator("body[data-live]")).to_have_count(1)
    for title in ["sweet tea", "milk"]:
      page.get_by_role("button", name="Add").tap()
      page.get_by_placeholder("Title").tap()
      page.keyboard.type(title)
      self.assert_about(page, page.get_by_placeholder("Title"), title.title())
      page.get_by_role("button", name="Save").tap()
      expect(page.get_by_placeholder("Title")).to_have_count(0)
    # A click with the Option key does nothing else: the row does not lead to its note.
    self.assert_about(page, page.get_by_role("button", name="Milk"), "Milk")
    self.assert_about(page, page.locator(".bar-large-title"), "Notes")
    page.get_by_role("button", name="Milk").tap()
    expect(page.get_by_role("heading", name="Milk")).to_be_visible()
    page.get_by_role("button", name="Notes").focus()
    page.keyboard.press("Alt+Enter")
    expect(page.locator(".check-status")).to_have_text('XCTAssertTrue(app.buttons["Notes"].exists)')
    page.get_by_role("button", name="Notes").tap()
    expect(page.get_by_role("button", name="Sweet Tea")).to_be_visible()

  def assert_about(self, page, element, text):
    """Clicks with the Option key, and waits until the page shows that the assertion was noted."""
    element.click(modifiers=["Alt"], force=True)
    expect(page.locator(".check-status")).to_contain_text(f'"{text}"')
    expect(page.locator(".checked")).to_be_visible()
    expect(page.locator(".checked")).to_be_hidden()

  def test_what_a_person_does_passes_as_a_test(self):
    running = Running(self.project, "record", "--output", str(self.recorded))
    running.wait_for(re.escape(running.address))
    try:
      self.use(running.address)
      running.wait_for(re.escape('app.buttons["Notes"].tap()'))
    finally:
      running.stop()
    text = self.recorded.read_text()
    self.assertIn("final class SweetTests: XCTestCase", text)
    self.assertIn('app.textFields["Title"].typeText("sweet tea")', text)
    self.assertEqual(text.count(".tap()"), 8, text)
    self.assertIn('XCTAssertEqual(app.textFields["Title"].value as? String, "Sweet Tea")', text)
    self.assertIn('app.staticTexts["Milk"]', text)
    self.assertIn('XCTAssertTrue(app.staticTexts["Notes"].exists)', text)
    self.assertIn('XCTAssertTrue(app.buttons["Notes"].exists)', text)
    environment = dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk"))
    for options in [], ["--browser"]:
      result = subprocess.run(
        [TOOL, "test", self.project, "--filter", "SweetTests", *options], env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
      self.assertEqual(result.returncode, 0, result.stdout)
      self.assertIn("1 passed, 0 failed", result.stdout)

  def test_a_file_is_not_overwritten(self):
    self.recorded.write_text("// mine\n")
    result = subprocess.run(
      [TOOL, "record", self.project, "--output", self.recorded], text=True, stdout=subprocess.PIPE,
      stderr=subprocess.STDOUT, check=False)
    self.assertEqual(result.returncode, 2, result.stdout)
    self.assertIn("exists already", result.stdout)
    self.assertEqual(self.recorded.read_text(), "// mine\n")


if __name__ == "__main__":
  unittest.main()
