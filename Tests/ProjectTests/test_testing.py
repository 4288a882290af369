"""Runs the tests of an Xcode project by `rostrum test`.

Adds to the tests of the tool that prepared tests compile and run in the app, with Swift's XCTest and
Swift Testing, and what traps, hangs and exits leave of a run.
"""
import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from running import FIXTURE, ROOT, TOOL

HOSTILE = """
import XCTest
import Testing
@testable import Notebook

class HostileTests: XCTestCase {
    func testA() async {
        add(XCTAttachment(string: "left by a task"))
    }
    func testEndsTheProcess() { exit(0) }
    func testHangs() { while true {} }
    func testRemovesItsFolder() throws {
        try FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)
    }
    func testTraps() {
        let none: [Int] = []
        print(none[0])
    }
    func testThrows() throws { throw CocoaError(.fileNoSuchFile) }
    func testWaitsInVain() {
        let never = expectation(description: "never")
        wait(for: [never], timeout: 0.05)
    }
    func testZ() {
        Thread.detachNewThread { while true { Thread.sleep(forTimeInterval: 1) } }
    }
}

@Test func good() {}
@Test func fails() { #expect(1 + 1 == 3) }
@Test @MainActor func traps() { fatalError("a function of Swift Testing") }
"""


SNAPSHOTS = """
import SnapshotTesting
import Testing
import XCTest

class RecordedTests: XCTestCase {
    func testAView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.backgroundColor = .COLOR
        assertSnapshot(of: view, as: .image(traits: UITraitCollection(displayScale: 1)))
    }
}

@Test @MainActor func aView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .COLOR
    assertSnapshot(of: view, as: .image, named: "function")
}
"""


class TestingTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    cls.folder = tempfile.TemporaryDirectory(prefix="rostrum 测试 ")
    cls.addClassCleanup(cls.folder.cleanup)
    cls.project = Path(cls.folder.name) / "My Notebook"
    shutil.copytree(FIXTURE, cls.project, ignore=shutil.ignore_patterns(".rostrum"))
    cls.hostile = cls.project / "NotebookTests/HostileTests.swift"

  def run_tests(self, *options):
    environment = dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk"))
    result = subprocess.run(
      [TOOL, "test", self.project, *options], env=environment, text=True, stdout=subprocess.PIPE,
      stderr=subprocess.STDOUT, check=False)
    return result.returncode, result.stdout

  def test_1_all_tests_of_the_project_pass(self):
    report = Path(self.folder.name) / "report.xml"
    code, output = self.run_tests("--junit", report)
    self.assertEqual(code, 0, output)
    self.assertIn("** TEST SUCCEEDED **", output)
    self.assertIn("14 passed, 0 failed, 2 skipped", output)
    self.assertIn("Test Case '-[NotebookTests.NoteStoreTests testANoteIsAdded]' passed", output)
    self.assertIn("✔ Test LimitTests/theScreenLimitsTheNotes(count:) passed", output)
    self.assertIn("Test skipped - Not today.", output)
    names = [case.get("name") for case in ElementTree.parse(report).iter("testcase")]
    self.assertEqual(len(names), 16)
    # A test of a superclass runs in each subclass.
    self.assertEqual(names.count("testTheWindowIsKey"), 2)

  def test_2_expressions_and_shards_choose(self):
    names = lambda *options: [
      line for line in self.run_tests("--list", *options)[1].splitlines() if "/" in line]
    everything = names()
    self.assertEqual(len(everything), 16)
    self.assertEqual(
      names("--filter", "Limit", "--skip", "removing"),
      ["NotebookTests.LimitTests/theScreenLimitsTheNotes(count:)"])
    shards = [names("--shard", f"{number}/3") for number in (1, 2, 3)]
    self.assertEqual(sorted(sum(shards, [])), sorted(everything))
    code, output = self.run_tests("--filter", "nothing is named so")
    self.assertEqual(code, 2, output)
    self.assertIn("No test is left", output)
    self.assertNotIn("SUCCEEDED", output)

  def test_3_tests_that_misbehave_cost_themselves(self):
    self.hostile.write_text(HOSTILE)
    self.addCleanup(self.hostile.unlink)
    pictures = Path(self.folder.name) / "pictures"
    code, output = self.run_tests("--timeout", "5", "--pictures", pictures)
    self.assertEqual(code, 65, output)
    failed = re.search(r"Failing tests:\n((?:\t.*\n)+)", output)
    self.assertEqual(
      [line.removeprefix("\tNotebookTests.") for line in failed.group(1).splitlines()],
      ["HostileTests/testEndsTheProcess", "HostileTests/testHangs", "HostileTests/testThrows",
       "HostileTests/testTraps", "HostileTests/testWaitsInVain", "fails()", "traps()"], output)
    self.assertIn("18 passed, 7 failed, 2 skipped", output)
    # Failures name the user's own file and line.
    line = HOSTILE.splitlines().index("    func testThrows() throws { throw CocoaError(.fileNoSuchFile) }") + 1
    self.assertRegex(output, rf"{re.escape(str(self.hostile))}:{line}: error: .*testThrows")
    self.assertRegex(output, rf"{re.escape(str(self.hostile))}:\d+: error: .*testWaitsInVain")
    self.assertIn("did not end within 5 s", output)
    self.assertIn("Index out of range", output)
    self.assertIn("a function of Swift Testing", output)
    self.assertEqual(
      sorted(file.name for file in pictures.iterdir()),
      ["NotebookTests.HostileTests.testA.1.attachment.txt",
       "NotebookTests.HostileTests.testThrows.png", "NotebookTests.HostileTests.testWaitsInVain.png"])

  def test_4_an_error_of_the_compiler_names_the_users_file(self):
    self.hostile.write_text("import XCTest\nlet number: Int = \"one\"\n")
    self.addCleanup(self.hostile.unlink)
    code, output = self.run_tests()
    self.assertEqual(code, 65, output)
    self.assertIn("NotebookTests/HostileTests.swift:2:19: error:", output)
    self.assertIn("** TEST BUILD FAILED **", output)

  def test_5_an_interruption_ends_the_running_test(self):
    self.hostile.write_text(
      "import XCTest\nclass HangingTests: XCTestCase { func testHangs() { while true {} } }\n")
    self.addCleanup(self.hostile.unlink)
    process = subprocess.Popen(
      [TOOL, "test", self.project, "--filter", "HangingTests"],
      env=dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk")), text=True,
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    self.addCleanup(process.stdout.close)
    lines = []
    for line in process.stdout:
      lines.append(line)
      if "testHangs]' started" in line:
        process.send_signal(signal.SIGINT)
    output = "".join(lines)
    self.assertEqual(process.wait(), 130, output)
    self.assertIn("** TEST INTERRUPTED **", output)

  def test_6_snapshots_are_recorded_and_compared(self):
    file = self.project / "NotebookTests/RecordedTests.swift"
    self.addCleanup(file.unlink)
    pictures = Path(self.folder.name) / "differences"
    options = ["--filter", "RecordedTests|aView", "--pictures", pictures]
    file.write_text(SNAPSHOTS.replace("COLOR", "red"))
    code, output = self.run_tests(*options)
    self.assertEqual(code, 65, output)
    self.assertEqual(
      output.count("No reference was found on disk. Automatically recorded snapshot: …"), 2, output)
    recorded = self.project / "NotebookTests/__Snapshots__/RecordedTests"
    self.assertEqual(
      sorted(str(path.relative_to(recorded)) for path in recorded.rglob("*.*")),
      ["Linux/aView.function.png", "Linux/testAView.1.png"])
    code, output = self.run_tests(*options)
    self.assertEqual(code, 0, output)
    shutil.rmtree(pictures)
    file.write_text(SNAPSHOTS.replace("COLOR", "blue"))
    code, output = self.run_tests(*options)
    self.assertEqual(code, 65, output)
    self.assertIn("Newly-taken snapshot does not match reference.", output)
    self.assertIn("Snapshot \"function\" does not match reference.", output)
    names = sorted(path.name for path in pictures.iterdir())
    for name in ["reference", "failure", "difference"]:
      self.assertIn(f"{name}.png", names)
      self.assertTrue(
        any(re.fullmatch(rf"NotebookTests\.RecordedTests\.testAView\.\d\.{name}\.png", one)
            for one in names), names)


if __name__ == "__main__":
  unittest.main()
