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
  /// - Parameters:
  ///   - ending: The signal or the exit code of the process.
  ///   - hasHung: True if it was ended because the test took too long.
  /// - Returns: The failure, at the place of the trap: what its message says, else the innermost call of the
  ///   project's own code.
  func failure(ending: String, hasHung: Bool) -> TestResult.Failure {
    let lines = output.split(separator: "\n")
    guard lines.contains(where: { CrashExcerpt.isHeading($0) || CrashExcerpt.isReason($0) }) else {
      let reason = hasHung ? "It reported no calls." : "The test ended the process: \(ending)."
      return TestResult.Failure(message: reason)
    }
    guard !hasHung else { return TestResult.Failure(message: "Its calls were:\n\(excerpt)") }
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
}
