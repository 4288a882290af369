import Foundation
import LiveDevelopment

/// The last output of a process that ended while a test ran.
struct CrashReport {
  private let output: String
  private let program: String
  private let sources: [String: String]

  /// - Parameters:
  ///   - output: The lines that were printed since the test began.
  ///   - program: The program.
  init(_ output: String, of program: TestProgram) {
    self.output = output
    self.program = program.file.lastPathComponent
    sources = program.sources
  }

  /// The message of a trap, and the calls that led there.
  var excerpt: String { CrashExcerpt.text(of: output, program: program) }

  /// Returns the failure of the test.
  ///
  /// - Parameter ending: The signal or the exit code of the process.
  /// - Returns: The failure, at the place of the trap: what its message says, else the innermost call of the
  ///   project's own code.
  func failure(ending: String) -> TestResult.Failure {
    let lines = output.split(separator: "\n")
    guard lines.contains(where: { CrashExcerpt.isHeading($0) || CrashExcerpt.isReason($0) }) else {
      return TestResult.Failure(message: "The test ended the process: \(ending).")
    }
    let message = "The test crashed: \(excerpt)"
    let trap = output.matches(
      of: /(\w+\/[^\/:\n]+\.swift):(\d+): (Fatal error|Precondition failed|Assertion failed)/
    ).last
    if let trap, let file = sources[String(trap.1)] {
      return TestResult.Failure(message: message, file: file, line: Int(trap.2))
    }
    guard let place = CrashExcerpt.place(in: output, program: program) else {
      return TestResult.Failure(message: message)
    }
    return TestResult.Failure(message: message, file: place.file, line: place.line)
  }

  /// Returns the failure of a test that was ended because it took too long.
  ///
  /// - Parameter limit: The time that it had.
  /// - Returns: The failure, at the innermost call of the project's own code. Calls without one say nothing, as
  ///   those of a test that awaits.
  func failure(ofHangAfter limit: String) -> TestResult.Failure {
    let message = "The test did not end within \(limit)."
    guard let place = CrashExcerpt.place(in: output, program: program) else {
      return TestResult.Failure(message: message)
    }
    let calls = CrashExcerpt.calls(of: output, program: program)
    return TestResult.Failure(
      message: "\(message) Its calls were:\n\(calls)",
      file: place.file,
      line: place.line
    )
  }
}
