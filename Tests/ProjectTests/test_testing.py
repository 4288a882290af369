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
    func testFulfillsTwice() {
        let done = expectation(description: "done")
        done.fulfill()
        done.fulfill()
        wait(for: [done], timeout: 1)
    }
    func testHangs() { while true {} }
    func testLeavesAFile() throws {
        let file = NSHomeDirectory() + "/left.txt"
        XCTAssertFalse(FileManager.default.fileExists(atPath: file))
        try Data().write(to: URL(fileURLWithPath: file))
    }
    func testLeavesTheMainActor() async { MainActor.assumeIsolated {} }
    func testRemovesItsFolder() throws {
        try FileManager.default.removeItem(atPath: FileManager.default.currentDirectoryPath)
    }
    func testTraps() {
        let none: [Int] = []
        print(none[0])
    }
    func testSkips() throws { throw XCTSkip("later") }
    func testTheDeviceIsASimulators() { XCTAssertEqual(Locale.current.identifier, "en_US") }
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

HOSTILE_INTERFACE = """
import XCTest

class HostileTests: XCTestCase {
    let app = XCUIApplication()
    override func setUp() { app.launchArguments = ["-titles", "(Milk, Milk)"] }
    override func tearDown() {
        print("torn down")
        app.terminate()
    }
    func testAMissingElement() {
        app.launch()
        app.buttons["Nowhere"].tap()
    }
    func testAnAmbiguousElement() {
        app.launch()
        app.cells["Milk"].tap()
    }
    func testAnAlertThatInterrupts() {
        app.launch()
        addUIInterruptionMonitor(withDescription: "new note") { alert in
            print("interrupted")
            alert.buttons["Cancel"].tap()
            return true
        }
        app.navigationBars.buttons["Add"].tap()
        app.cells.firstMatch.tap()
        XCTAssertTrue(app.navigationBars["Milk"].exists)
    }
    func testAnAlertThatNobodyHandles() {
        app.launch()
        app.navigationBars.buttons["Add"].tap()
        app.cells.firstMatch.tap()
        XCTAssertTrue(app.navigationBars["Milk"].exists)
    }
    func testBeforeTheLaunch() {
        XCTAssertFalse(app.exists)
        _ = app.tables.element.label
    }
    func testStops() {
        continueAfterFailure = false
        XCTFail("at first")
        XCTFail("not reached")
    }
    func testTheAppTraps() {
        app.launchEnvironment = ["TRAP": "1"]
        app.launch()
        app.navigationBars.buttons["Add"].tap()
        app.alerts.buttons["Cancel"].tap()
    }
    @MainActor func testWaits() async throws {
        app.launch()
        let exists = NSPredicate { element, _ in (element as? XCUIElement)?.exists ?? false }
        let row = expectation(for: exists, evaluatedWith: app.cells.firstMatch)
        await fulfillment(of: [row], timeout: 10)
    }
    func testWaitsOnAnotherThread() async {
        app.launch()
        let exists = NSPredicate(format: "exists == true")
        let row = expectation(for: exists, evaluatedWith: app.cells.firstMatch)
        let other = XCTNSPredicateExpectation(predicate: exists, object: app.tables.firstMatch)
        await fulfillment(of: [row, other], timeout: 5)
    }
}
"""


CHINESE = """
import XCTest

class ChineseTests: XCTestCase {
    func testTheSchemeHasALanguage() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars.buttons["添加"].exists)
        app.launchArguments = ["-AppleLanguages", "(en)"]
        app.launch()
        XCTAssertTrue(app.navigationBars.buttons["Add"].exists)
    }
}
"""

SCHEME = """<?xml version="1.0" encoding="UTF-8"?>
<Scheme LastUpgradeVersion="1500" version="1.7">
  <TestAction buildConfiguration="Debug" language="zh-Hans" region="CN">
    <Testables>
      <TestableReference skipped="NO">
        <BuildableReference BuildableIdentifier="primary" BlueprintName="NotebookUITests"
          ReferencedContainer="container:Notebook.xcodeproj"/>
      </TestableReference>
    </Testables>
  </TestAction>
</Scheme>
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
    # The browser of an app that has just ended may still write its profile.
    cls.folder = tempfile.TemporaryDirectory(prefix="rostrum 测试 ", ignore_cleanup_errors=True)
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
    self.assertIn("27 passed, 0 failed, 2 skipped", output)
    self.assertIn("Test Case '-[NotebookTests.NoteStoreTests testANoteIsAdded]' passed", output)
    self.assertIn("✔ Test LimitTests/theScreenLimitsTheNotes(count:) passed", output)
    self.assertIn("Test skipped - Not today.", output)
    self.assertIn(
      "AsynchronousTests/testUIKitIsUsedOffTheMainThread uses UIKit off the main thread.", output)
    names = [case.get("name") for case in ElementTree.parse(report).iter("testcase")]
    self.assertEqual(len(names), 29)
    # A test of a superclass runs in each subclass.
    self.assertEqual(names.count("testTheWindowIsKey"), 2)

  def test_2_expressions_and_shards_choose(self):
    names = lambda *options: [
      line for line in self.run_tests("--list", *options)[1].splitlines() if "/" in line]
    everything = names()
    self.assertEqual(len(everything), 29)
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
    code, output = self.run_tests("--timeout", "10", "--pictures", pictures)
    self.assertEqual(code, 65, output)
    failed = re.search(r"Failing tests:\n((?:\t.*\n)+)", output)
    self.assertEqual(
      [line.removeprefix("\tNotebookTests.") for line in failed.group(1).splitlines()],
      ["HostileTests/testEndsTheProcess", "HostileTests/testFulfillsTwice", "HostileTests/testHangs",
       "HostileTests/testLeavesTheMainActor", "HostileTests/testThrows", "HostileTests/testTraps",
       "HostileTests/testWaitsInVain", "fails()", "traps()"], output)
    self.assertIn("33 passed, 9 failed, 3 skipped", output)
    self.assertRegex(output, r"HostileTests.swift:\d+: error: .*testFulfillsTwice\] : API violation")
    line = HOSTILE.splitlines().index("    func testSkips() throws { throw XCTSkip(\"later\") }") + 1
    self.assertRegex(
      output, rf"{re.escape(str(self.hostile))}:{line}: .*testSkips\] : Test skipped - later")
    self.assertRegex(output, r"testLeavesTheMainActor\] : .*Mark the method or its class with @MainActor")
    # Failures name the user's own file and line.
    line = HOSTILE.splitlines().index("    func testThrows() throws { throw CocoaError(.fileNoSuchFile) }") + 1
    self.assertRegex(output, rf"{re.escape(str(self.hostile))}:{line}: error: .*testThrows\] : failed: caught error: \"")
    self.assertRegex(output, rf"{re.escape(str(self.hostile))}:\d+: error: .*testWaitsInVain")
    # A trap in Swift's library is one of the line that called it.
    line = HOSTILE.splitlines().index("        print(none[0])") + 1
    self.assertRegex(output, rf"{re.escape(str(self.hostile))}:{line}: error: .*testTraps")
    self.assertIn("did not end within 10 s", output)
    self.assertIn("Index out of range", output)
    self.assertIn("a function of Swift Testing", output)
    self.assertEqual(
      sorted(file.name for file in pictures.iterdir()),
      ["NotebookTests.HostileTests.testA.1.attachment.txt",
       "NotebookTests.HostileTests.testFulfillsTwice.png",
       "NotebookTests.HostileTests.testThrows.png", "NotebookTests.HostileTests.testWaitsInVain.png",
       "NotebookUITests.NotebookUITests.testTheScreenIsPictured.1.notes.png"])
    # Each iteration begins with an empty device.
    code, output = self.run_tests("--filter", "LeavesAFile", "--iterations", "2")
    self.assertEqual(code, 0, output)
    self.assertIn("2 passed, 0 failed", output)

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

  def test_8_snapshots_are_recorded_and_compared(self):
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

  def test_6_tests_of_the_interface_pass_in_chromium_too(self):
    code, output = self.run_tests("--filter", "NotebookUITests", "--browser")
    self.assertEqual(code, 0, output)
    self.assertIn("12 passed, 0 failed", output)

  def test_7_tests_of_the_interface_tell_why_they_fail(self):
    tests = self.project / "NotebookUITests/HostileTests.swift"
    tests.write_text(HOSTILE_INTERFACE)
    self.addCleanup(tests.unlink)
    pictures = Path(self.folder.name) / "screens"
    code, output = self.run_tests("--filter", "UITests.HostileTests", "--pictures", pictures)
    self.assertEqual(code, 65, output)
    self.assertIn("4 passed, 5 failed", output)
    # A monitor ends with its test, and an alert that nobody handles is dismissed.
    self.assertEqual(output.count("interrupted"), 1, output)

    def failures(test):
      return re.findall(rf"HostileTests.swift:(\d+): error: -\[.* {test}\] : (.*)", output)

    lines = HOSTILE_INTERFACE.splitlines()
    [(line, message)] = failures("testAMissingElement")
    self.assertIn("buttons[\"Nowhere\"]", lines[int(line) - 1])
    self.assertIn("Failed to tap \"Nowhere\" Button: No matches found", message)
    self.assertIn("label: 'Add'", output)
    self.assertIn("Multiple matching elements", failures("testAnAmbiguousElement")[0][1])
    self.assertIn("not running", failures("testBeforeTheLaunch")[0][1])
    # The app traps in its own process.
    self.assertIn("The app ended", failures("testTheAppTraps")[0][1])
    self.assertIn("the app gave up", output)
    # Nothing runs after the first failure but `tearDown`.
    self.assertEqual(len(failures("testStops")), 1, output)
    self.assertIn("torn down", output)
    self.assertIn("NotebookUITests.HostileTests.testAMissingElement.png", os.listdir(pictures))

  def test_9_a_scheme_has_a_language(self):
    tests = self.project / "NotebookUITests/ChineseTests.swift"
    tests.write_text(CHINESE)
    self.addCleanup(tests.unlink)
    schemes = self.project / "Notebook.xcodeproj/xcshareddata/xcschemes"
    schemes.mkdir(parents=True)
    self.addCleanup(shutil.rmtree, schemes)
    (schemes / "Chinese.xcscheme").write_text(SCHEME)
    code, output = self.run_tests("--filter", "ChineseTests")
    self.assertEqual(code, 0, output)


if __name__ == "__main__":
  unittest.main()
