"""Shows an Xcode project to several browsers by `rostrum serve`.

Adds to the tests of the front that its processes start in their sandboxes, and that pages find their
way through starts, stops, crashes and builds.
"""
import os
import re
import shutil
import signal
import sys
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from running import FIXTURE, PATIENCE, ROOT, Running

sys.path.insert(0, str(ROOT / "Tests/BrowserTests"))
from reader import launch  # noqa: E402

# The tests name files of devices, which is what the processes must not see.
DATA = ".rostrum/Notebook.devices"
STORE = "Notebook/Notes/NoteStore.swift"
ADDING = "        titles.append(title)\n"
TRAP = '        if title == "Trap" { fatalError("this note is a trap") }\n'
PEEK = """        if title == "Peek" {
            let places = ["/", "%s"]
            let found = places.map { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
            titles = found.map { $0.sorted().joined(separator: " ") }
            observer?.notesDidChange()
            return
        }
"""


class ServingTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.folder = tempfile.TemporaryDirectory(prefix="rostrum 团队 ")
    cls.project = Path(cls.folder.name) / "My Notebook"
    shutil.copytree(FIXTURE, cls.project, ignore=shutil.ignore_patterns(".rostrum"))
    cls.edit(ADDING, PEEK % (cls.project / DATA) + TRAP + ADDING)
    cls.running = Running(cls.project, "serve", "--maximum-devices", "4")
    cls.addClassCleanup(cls.folder.cleanup)
    cls.addClassCleanup(cls.running.stop)
    line = cls.running.wait_for("/-/devices", forgets=False)
    cls.devices = line.split()[-1]
    cls.running.wait_for(re.escape(cls.running.address) + "  ")
    cls.playwright = cls.enterClassContext(sync_playwright())
    cls.browser = launch(cls.playwright)
    cls.addClassCleanup(cls.browser.close)
    expect.set_options(timeout=PATIENCE * 1000)

  @classmethod
  def edit(cls, old, new):
    file = cls.project / STORE
    text = file.read_text()
    assert old in text, old
    file.write_text(text.replace(old, new))

  def context(self):
    context = self.browser.new_context(
      viewport={"width": 390, "height": 844}, has_touch=True, locale="en-US")
    self.addCleanup(context.close)
    context.set_default_timeout(PATIENCE * 1000)
    return context

  def open(self):
    page = self.context().new_page()
    page.goto(self.running.address)
    expect(page.get_by_role("heading", name="Notes")).to_be_visible()
    self.wait_until_live(page)
    return page

  def wait_until_live(self, page):
    """A page shows its first paint before it takes actions."""
    page.wait_for_selector("body[data-live]", state="attached")

  def add(self, page, title):
    page.get_by_role("button", name="Add").click()
    page.get_by_placeholder("Title").press_sequentially(title)
    page.get_by_role("button", name="Save").click()

  def list(self):
    page = self.context().new_page()
    page.goto(self.devices)
    expect(page.get_by_role("heading", name="Devices of Notebook")).to_be_visible()
    return page

  def newest_running(self, page):
    rows = page.get_by_role("row").filter(has_text="running")
    return rows.last.get_by_role("cell").first.inner_text()

  def test_1_each_browser_has_notes_of_its_own(self):
    first, second = self.open(), self.open()
    self.add(first, "milk")
    expect(first.get_by_text("Milk")).to_be_visible()
    self.add(second, "tea")
    expect(second.get_by_text("Tea")).to_be_visible()
    for page, own, others in [(first, "Milk", "Tea"), (second, "Tea", "Milk")]:
      page.reload()
      expect(page.get_by_text(own)).to_be_visible()
      expect(page.get_by_text(others)).to_have_count(0)

  def test_2_a_stopped_device_is_back_with_its_notes(self):
    page = self.open()
    self.add(page, "bread")
    expect(page.get_by_text("Bread")).to_be_visible()
    devices = self.list()
    number = self.newest_running(devices)
    devices.get_by_role("button", name=f"Stop, device {number}", exact=True).click()
    # Its page has a button that starts it.
    expect(page.get_by_role("heading", name="This Device Was Stopped")).to_be_visible()
    row = devices.get_by_role("row").filter(
      has=devices.get_by_role("button", name=f"Stop, device {number}", exact=True))
    expect(row).to_contain_text("stopped")
    page.get_by_role("button", name="Start Again").click()
    expect(page.get_by_text("Bread")).to_be_visible()

  def test_3_a_crash_shows_the_trap_with_file_and_line(self):
    page = self.open()
    self.add(page, "jam")
    expect(page.get_by_text("Jam")).to_be_visible()
    self.add(page, "trap")
    expect(page.get_by_role("heading", name="The app ended")).to_be_visible()
    line = (self.project / STORE).read_text().split(TRAP)[0].count("\n") + 1
    expect(page.locator("pre")).to_contain_text(
      f"Notebook/Notes/NoteStore.swift:{line}: Fatal error: this note is a trap")
    expect(page.locator("pre")).not_to_contain_text("unavailable")
    page.get_by_role("link", name="Open Again").click()
    expect(page.get_by_text("Jam")).to_be_visible()

  @unittest.skipUnless(shutil.which("bwrap"), "bubblewrap is not installed")
  def test_4_a_device_sees_no_other(self):
    page = self.open()
    self.add(page, "peek")
    # The second note is the list of the devices' folder, which does not exist for the process.
    expect(page.get_by_text("2 notes")).to_be_visible()
    places = page.get_by_role("listitem").first.inner_text().split()
    self.assertIn("device", places)
    self.assertNotIn("home", places)
    self.assertEqual(page.get_by_role("listitem").nth(1).inner_text().strip(), "")
    self.assertGreater(len(os.listdir(self.project / DATA)), 1)

  def test_5_a_build_leads_to_the_new_screen_and_keeps_the_notes(self):
    page = self.open()
    self.add(page, "salt")
    expect(page.get_by_text("Salt")).to_be_visible()
    file = self.project / "Notebook/Base.lproj/Main.storyboard"
    file.write_text(file.read_text().replace('title="Notes"', 'title="All notes"'))
    expect(page.get_by_role("heading", name="All notes")).to_be_visible()
    expect(page.get_by_text("Salt")).to_be_visible()

  def test_6_a_page_survives_the_end_of_the_front(self):
    page = self.open()
    self.add(page, "oil")
    expect(page.get_by_text("Oil")).to_be_visible()
    tool = self.running.process.pid
    fronts = [int(child) for task in Path(f"/proc/{tool}/task").iterdir()
              for child in (task / "children").read_text().split()
              if os.readlink(f"/proc/{child}/exe").endswith("/app-front")]
    self.assertEqual(len(fronts), 1)
    os.kill(fronts[0], signal.SIGKILL)
    self.running.wait_for("ended by signal 9")
    # The next front has another key.
    line = self.running.wait_for("/-/devices", forgets=False)
    type(self).devices = line.split()[-1]
    self.wait_until_live(page)
    self.add(page, "rice")
    expect(page.get_by_text("Rice")).to_be_visible()
    expect(page.get_by_text("Oil")).to_be_visible()

  def test_7_the_list_is_for_whoever_started_it(self):
    page = self.context().new_page()
    for address in [self.devices.split("?")[0], self.devices[:-1] + "x"]:
      self.assertEqual(page.goto(address).status, 404)


if __name__ == "__main__":
  unittest.main()
