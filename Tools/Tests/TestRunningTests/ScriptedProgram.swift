import Foundation
import Synchronization
import TestRunning
import ToolTesting

/// A shell script in place of a program of tests.
struct ScriptedProgram {
  let folder: TemporaryFolder

  /// - Parameter script: Its commands. `$plan` is its plan, `$run` counts its starts from 1, and
  ///   `event JSON` writes an event.
  /// - Throws: Errors of the file system.
  init(_ script: String) throws {
    folder = try TemporaryFolder([
      "program": """
      plan=$(cat "$ROSTRUM_TEST_PLAN")
      echo >> runs
      run=$(wc -l < runs)
      event() { printf '%s\\n' "$ROSTRUM_TEST_TOKEN $1"; }
      test() { event "{\\"kind\\": \\"started\\", \\"test\\": \\"$1\\"}"; }
      pass() { event "{\\"kind\\": \\"ended\\", \\"test\\": \\"$1\\", \\"outcome\\": \\"passed\\", \\"seconds\\": 0.25}"; }
      finish() { event '{"kind": "finished"}'; }
      \(script)
      """
    ])
  }

  var starts: Int {
    ((try? folder.text(of: "runs")) ?? "").count { $0 == "\n" }
  }

  func session(limit: Duration = .seconds(60), reporter: any TestReporter) -> TestSession {
    TestSession(
      TestProgram(
        URL(filePath: "/bin/sh"),
        arguments: [folder.url.appending(path: "program").path],
        in: folder.url,
        interfaceModules: ["AppUITests"],
        sources: ["App/Page.swift": "/a/App/Page.swift"]
      ),
      limit: limit,
      reporter: reporter
    )
  }
}

/// Collects lines.
final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

extension XcodeOutput {
  /// Output whose clock stands.
  convenience init(into lines: Lines) {
    self.init(now: { Date(timeIntervalSince1970: 0) }, print: lines.append)
  }
}

extension [TestCase] {
  static func methods(_ names: String...) -> [TestCase] {
    names.map { TestCase(id: "AppTests.PageTests/\($0)", library: .xcTest) }
  }
}
