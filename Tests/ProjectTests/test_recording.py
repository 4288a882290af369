"""Records a UI test by `rostrum record`, and runs it by `rostrum test`, without a display and in Chromium.

Adds to the tests of the recorder that a page is served, that what a person does there is found again, and
that a report of a crash becomes a test.
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
    # The browser of an app that has just ended may still write its profile.
    folder = tempfile.TemporaryDirectory(prefix="rostrum-record-", ignore_cleanup_errors=True)
    self.addCleanup(folder.cleanup)
    self.project = Path(folder.name) / "Notebook"
    shutil.copytree(FIXTURE, self.project, ignore=shutil.ignore_patterns(".rostrum"))
    self.recorded = self.project / "NotebookUITests/SweetTests.swift"

  def open(self, address):
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
    return page

  def add(self, page, title):
    page.get_by_role("button", name="Add").tap()
    page.get_by_placeholder("Title").tap()
    page.keyboard.type(title)

  def use(self, page):
    for title in ["sweet tea", "milk"]:
      self.add(page, title)
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
    expect(page.locator(".check-status")).to_have_text(
      re.compile(r'app\.buttons\["Notes"\]\.exists|find\("Notes", \.backButton\)'))
    page.get_by_role("button", name="Notes").tap()
    expect(page.get_by_role("button", name="Sweet Tea")).to_be_visible()

  def assert_about(self, page, element, text):
    """Clicks with the Option key, and waits until the page shows that the assertion was noted."""
    element.click(modifiers=["Alt"], force=True)
    expect(page.locator(".check-status")).to_contain_text(f'"{text}"')
    expect(page.locator(".checked")).to_be_visible()
    expect(page.locator(".checked")).to_be_hidden()

  def record(self, *options):
    """Records the use of the app, and returns the test."""
    running = Running(self.project, "record", *options)
    running.wait_for(re.escape(running.address))
    try:
      self.use(self.open(running.address))
      running.wait_for(r'buttons\["Notes"\].tap\(\)|goBack\(\)')
    finally:
      running.stop()
    return "\n".join(running.lines)

  def run_tool(self, *arguments):
    environment = dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk"))
    return subprocess.run(
      [TOOL, *arguments], env=environment, text=True, stdout=subprocess.PIPE,
      stderr=subprocess.STDOUT, check=False)

  def check_passes(self, name, *options):
    result = self.run_tool("test", self.project, "--filter", name, *options)
    self.assertEqual(result.returncode, 0, result.stdout)
    self.assertIn("1 passed, 0 failed", result.stdout)

  def test_what_a_person_does_passes_as_a_test(self):
    self.record("--output", str(self.recorded))
    text = self.recorded.read_text()
    self.assertIn("final class SweetTests: XCTestCase", text)
    self.assertIn('app.textFields["Title"].typeText("sweet tea")', text)
    self.assertEqual(text.count(".tap()"), 8, text)
    self.assertIn('XCTAssertEqual(app.textFields["Title"].value as? String, "Sweet Tea")', text)
    self.assertIn('app.staticTexts["Milk"]', text)
    self.assertIn('XCTAssertTrue(app.staticTexts["Notes"].exists)', text)
    self.assertIn('XCTAssertTrue(app.buttons["Notes"].exists)', text)
    self.check_passes("SweetTests")
    self.check_passes("SweetTests", "--browser")

  def test_the_same_use_passes_in_the_words_of_the_driver(self):
    recorded = self.project / "NotebookTests/MilkTests.swift"
    self.record("--driver", "--output", str(recorded))
    text = recorded.read_text()
    self.assertIn("SceneDriver(delegateClass: Notebook.AppDelegate.self", text)
    self.assertIn('try driver.type("sweet tea", into: "Title")', text)
    self.check_passes("MilkTests")

  def test_a_project_without_tests_is_recorded(self):
    file = self.project / "Notebook.xcodeproj/project.pbxproj"
    text = file.read_text()
    for kind in ["unit-test", "ui-testing"]:
      text = text.replace(f"com.apple.product-type.bundle.{kind}", "com.apple.product-type.bundle")
    file.write_text(text)
    printed = self.record()
    self.assertIn("final class RecordedTests: XCTestCase", printed)
    self.assertIn('app.textFields["Title"].typeText("milk")', printed)

  def test_a_report_of_a_crash_becomes_a_test(self):
    source = self.project / "Notebook/Notes/NotesViewController.swift"
    original = source.read_text()
    changed = original.replace(
      'ProcessInfo.processInfo.environment["TRAP"] != nil', "!NoteStore.shared.titles.isEmpty")
    self.assertNotEqual(changed, original)
    source.write_text(changed)
    running = Running(self.project, "run")
    running.wait_for("restart")
    try:
      page = self.open(running.address)
      self.add(page, "tea")
      page.get_by_role("button", name="Save").tap()
      expect(page.get_by_role("button", name="Tea")).to_be_visible()
      page.get_by_role("button", name="Add").tap()
      page.get_by_role("button", name="Cancel").tap()
      line = running.wait_for("rostrum record --replay")
    finally:
      running.stop()
    report = re.search(r"--replay (.*\.txt)", line).group(1)
    result = self.run_tool("record", self.project, "--replay", report, "--output", str(self.recorded))
    self.assertEqual(result.returncode, 0, result.stdout)
    self.assertIn("The app crashed again", result.stdout)
    self.assertIn('app.textFields["Title"].typeText("tea")', self.recorded.read_text())
    failed = self.run_tool("test", self.project, "--filter", "SweetTests")
    self.assertEqual(failed.returncode, 65, failed.stdout)
    self.assertIn("the app gave up", failed.stdout)
    source.write_text(original)
    self.check_passes("SweetTests")

  def test_a_file_is_not_overwritten(self):
    self.recorded.write_text("// mine\n")
    result = self.run_tool("record", self.project, "--output", self.recorded)
    self.assertEqual(result.returncode, 2, result.stdout)
    self.assertIn("exists already", result.stdout)
    self.assertEqual(self.recorded.read_text(), "// mine\n")


if __name__ == "__main__":
  unittest.main()
