"""Runs an Xcode project by `rostrum run`, and uses its app in Chromium.

Adds to the tests of the tool that the prepared sources compile, that the app works with the built
runtime, and that an edit leads to the new screen.
"""
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from running import FIXTURE, PATIENCE, ROOT, TOOL, Running

sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))
from reader import launch  # noqa: E402


class RunningTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.folder = tempfile.TemporaryDirectory(prefix="rostrum 项目 ")
    cls.project = Path(cls.folder.name) / "My Notebook"
    shutil.copytree(FIXTURE, cls.project, ignore=shutil.ignore_patterns(".rostrum"))
    cls.running = Running(cls.project)
    cls.addClassCleanup(cls.folder.cleanup)
    cls.addClassCleanup(cls.running.stop)
    cls.running.wait_for(re.escape(cls.running.address) + "  ")
    cls.playwright = cls.enterClassContext(sync_playwright())
    cls.browser = launch(cls.playwright)
    cls.addClassCleanup(cls.browser.close)

  def open(self, language="en-US"):
    context = self.browser.new_context(
      viewport={"width": 390, "height": 844}, has_touch=True, locale=language)
    self.addCleanup(context.close)
    context.set_default_timeout(PATIENCE * 1000)
    expect.set_options(timeout=PATIENCE * 1000)
    page = context.new_page()
    page.goto(self.running.address)
    return page

  def add(self, page, title):
    page.get_by_role("button", name="Add").click()
    page.get_by_placeholder("Title").press_sequentially(title)
    page.get_by_role("button", name="Save").click()
    # The next title must not go into the field of an alert that is leaving.
    expect(page.get_by_placeholder("Title")).to_have_count(0)

  def edit(self, name, old, new):
    file = self.project / "Notebook" / name
    text = file.read_text()
    self.assertIn(old, text)
    file.write_text(text.replace(old, new))

  def files(self):
    return {path.relative_to(self.project): path.read_bytes()
            for path in self.project.rglob("*")
            if path.is_file() and ".rostrum" not in path.parts}

  def test_1_outlets_actions_segues_and_optional_requirements_work(self):
    page = self.open()
    expect(page.get_by_role("heading", name="Notes")).to_be_visible()
    # The mark is the work of a package's class, attribute and text.
    expect(page.get_by_text("✎ 0 notes")).to_be_visible()
    for title in ["milk", "bread", "tea", "one too many"]:
      self.add(page, title)
    # The delegate's optional method limits the number.
    expect(page.get_by_text("3 notes")).to_be_visible()
    expect(page.get_by_text("One Too Many")).to_have_count(0)
    page.get_by_role("listitem").filter(has_text="Bread").click()
    expect(page.get_by_role("button", name="Notes")).to_be_visible()
    expect(page.get_by_role("heading", name="Bread")).to_be_visible()
    # The list has gone, and the screen's outlet shows the title beside the bar's.
    expect(page.get_by_role("listitem")).to_have_count(0)
    expect(page.get_by_text("Bread", exact=True).filter(visible=True)).to_have_count(2)

  def test_2_texts_are_in_the_language_of_the_page(self):
    page = self.open("zh-CN")
    expect(page.get_by_role("heading", name="笔记")).to_be_visible()
    expect(page.get_by_text("3 条笔记")).to_be_visible()

  def test_3_an_edit_leads_to_the_new_screen_and_keeps_the_data(self):
    page = self.open()
    expect(page.get_by_text("3 notes")).to_be_visible()
    self.edit("Notes/NotesViewController.swift", '"%d notes"', '"%d small notes"')
    expect(page.get_by_text("3 small notes")).to_be_visible()
    self.edit("../Modules/Labels/Sources/Labels/CountLabel.swift", "mark) ", "mark)–")
    expect(page.get_by_text("✎–3 small notes")).to_be_visible()
    self.edit("Base.lproj/Main.storyboard", 'title="Notes"', 'title="All notes"')
    expect(page.get_by_role("heading", name="All notes")).to_be_visible()

  def test_4_an_error_of_the_compiler_names_the_projects_own_file(self):
    page = self.open()
    self.running.lines.clear()
    self.edit("Notes/NoteCell.swift", "titleLabel.text = newValue", "titleLabel.text = missing")
    line = self.running.wait_for(r"error: ")
    self.assertRegex(line, r"^Notebook/Notes/NoteCell\.swift:11:\d+: error: cannot find 'missing'")
    expect(page.get_by_text("cannot find 'missing' in scope").first).to_be_visible()
    self.edit("Notes/NoteCell.swift", "titleLabel.text = missing", "titleLabel.text = newValue")
    expect(page.get_by_text("cannot find 'missing' in scope").first).to_be_hidden()
    expect(page.get_by_text("Milk")).to_be_visible()

  def test_5_a_project_that_cannot_run_is_named(self):
    folder = Path(self.folder.name) / "empty"
    folder.mkdir()
    done = subprocess.run([TOOL, "run", folder], capture_output=True, text=True,
                          env=dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk")))
    self.assertEqual(done.returncode, 2)
    self.assertIn("expected an .xcodeproj", done.stderr)


class UntouchedProjectTests(unittest.TestCase):
  def test_running_a_project_writes_beside_its_files_alone(self):
    with tempfile.TemporaryDirectory() as folder:
      project = Path(folder) / "Notebook"
      shutil.copytree(FIXTURE, project, ignore=shutil.ignore_patterns(".rostrum"))
      before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
      running = Running(project)
      running.wait_for(re.escape(running.address) + "  ")
      running.stop()
      self.assertIn(running.process.returncode, [0, 130])
      after = {path: path.read_bytes() for path in project.rglob("*")
               if path.is_file() and ".rostrum" not in path.parts}
      self.assertEqual(before, after)
      self.assertEqual((project / ".rostrum/.gitignore").read_text(), "*\n")
      with socket.socket() as probe:
        self.assertNotEqual(probe.connect_ex(("127.0.0.1", running.port)), 0)


if __name__ == "__main__":
  unittest.main()
