"""Runs the tests of a Swift package by `rostrum test`.

Adds to the tests of the tool that a prepared copy of a package builds by its own manifest.
"""
import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from running import ROOT, TOOL

PACKAGE = {
  "design/Package.swift": """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "my-design",
  products: [.library(name: "Design", targets: ["Design"])],
  dependencies: [
    .package(url: "ADDRESS", from: "1.0.0"),
    .package(url: "file:///absent/swift-snapshot-testing", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Design", dependencies: ["Seven"], resources: [.process("Texts")]),
    .target(name: "Seven"),
    .testTarget(
      name: "DesignTests",
      dependencies: [
        "Design", .product(name: "Helpers", package: "helpers"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ],
      resources: [.copy("Data")]
    ),
    .testTarget(name: "MacTests"),
  ]
)
""",
  "design/Sources/Seven/seven.c": "int seven(void) { return 7; }\n",
  "design/Sources/Seven/include/seven.h": "int seven(void);\n",
  "design/Sources/Design/Texts/a.txt": "hello",
  "design/Sources/Design/Badge.swift": """import UIKit
import Seven
public class Badge: UIView {
    var layouts = 0
    var number: Int { Int(seven()) }
    var text: String? { Bundle.module.url(forResource: "a", withExtension: "txt")
        .flatMap { try? String(contentsOf: $0, encoding: .utf8) } }
}
""",
  "design/Sources/Design/Badge+Layout.swift": """import UIKit
private func count(_ badge: Badge) { badge.layouts += 1 }
public extension Badge {
    override func layoutSubviews() {
        super.layoutSubviews()
        count(self)
    }
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
""",
  "design/Tests/DesignTests/Data/d.json": "{}",
  "design/Tests/DesignTests/BadgeTests.swift": """import XCTest
import Testing
import Helpers
import SnapshotTesting
@testable import Design
final class BadgeTests: XCTestCase {
    @MainActor func testLayout() {
        let badge = Badge(frame: .zero)
        Helper.show(badge)
        XCTAssertEqual(badge.layouts, 1)
        XCTAssertTrue(badge.layer is CAGradientLayer)
        XCTAssertEqual(badge.number, 7)
        XCTAssertEqual(badge.text, "hello")
        XCTAssertEqual(type(of: badge as AnyObject).description(), "Design.Badge")
    }
    func testData() {
        XCTAssertNotNil(
            Bundle.module.url(forResource: "d", withExtension: "json", subdirectory: "Data"))
    }
    @MainActor func testSnapshot() {
        // The first run records.
        let message = verifySnapshot(of: Badge(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), as: .image)
        XCTAssertEqual(message?.contains("record"), true)
    }
    func testNeedsObjectiveC() {
        let objects: [AnyObject] = [Badge()]
        XCTAssertEqual(objects.first?.tag, 0)
    }
}
@Test func traps() { fatalError("a function of a package") }
""",
  "design/Tests/LinuxMain.swift": "fatalError()\n",
  "design/Tests/MacTests/MacTests.swift": "import AppKit\nlet window = NSWindow()\n",
  "helpers/Package.swift": """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Helpers",
  products: [.library(name: "Helpers", targets: ["Helpers"])],
  targets: [.target(name: "Helpers")]
)
""",
  "helpers/Sources/Helpers/Helper.swift": """import UIKit
@objcMembers public class Helper: NSObject {
    @MainActor public static func show(_ view: UIView) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }
}
""",
}


class PackageTests(unittest.TestCase):
  @classmethod
  def setUpClass(cls):
    folder = tempfile.TemporaryDirectory(prefix="rostrum-package-")
    cls.addClassCleanup(folder.cleanup)
    cls.folder = Path(folder.name)
    for name, text in PACKAGE.items():
      file = cls.folder / name
      file.parent.mkdir(parents=True, exist_ok=True)
      file.write_text(text.replace("ADDRESS", f"file://{cls.folder}/helpers"))
    git = ["git", "-C", cls.folder / "helpers", "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "a"], ["tag", "1.0.0"]]:
      subprocess.run([*git, *arguments], check=True)

  def run_tests(self, *options):
    environment = dict(os.environ, ROSTRUM_SDK=str(ROOT / ".build/sdk"))
    result = subprocess.run(
      [TOOL, "test", self.folder / "design", *options], env=environment, text=True,
      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return result.returncode, result.stdout

  def test_1_the_tests_of_a_target_run_with_all_that_the_manifest_names(self):
    code, output = self.run_tests("--scheme", "DesignTests")
    self.assertEqual(code, 65, output)
    self.assertIn("'-[DesignTests.BadgeTests testLayout]' passed", output)
    self.assertIn("'-[DesignTests.BadgeTests testData]' passed", output)
    self.assertIn("3 passed, 2 failed", output)

    tests = self.folder / "design/Tests/DesignTests/BadgeTests.swift"
    lines = tests.read_text().splitlines()
    # A test that does not compile costs itself.
    line = next(n for n, text in enumerate(lines, 1) if "objects.first?" in text)
    self.assertIn(f"Tests/DesignTests/BadgeTests.swift:{line}:", output)
    self.assertIn("1 test does not compile. The others run.", output)
    self.assertRegex(output, rf"{re.escape(str(tests))}:{line}: error: .*testNeedsObjectiveC")
    # A crash has the place of its function.
    line = next(n for n, text in enumerate(lines, 1) if "@Test" in text)
    self.assertIn(f"recorded an issue at {tests}:{line}: The test crashed", output)

  def test_2_an_error_besides_tests_names_the_users_file(self):
    code, output = self.run_tests()
    self.assertEqual(code, 65, output)
    self.assertIn("Tests/MacTests/MacTests.swift:2:14: error: cannot find 'NSWindow'", output)
    self.assertIn("** TEST BUILD FAILED **", output)


if __name__ == "__main__":
  unittest.main()
