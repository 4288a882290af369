import LiveDevelopment

/// The last output of a process that ended while a test ran.
struct CrashReport {
  private let output: String
  private let program: String

  /// - Parameters:
  ///   - output: What was printed since the test began.
  ///   - program: The name of the program.
  init(_ output: String, program: String) {
    self.output = output
    self.program = program
  }

  /// Returns the failure of the test.
  ///
  /// - Parameters:
  ///   - ending: How the process ended.
  ///   - hasHung: True if it was ended because the test took too long.
  /// - Returns: The failure, with the message of a trap and the calls that led there.
  func failure(ending: String, hasHung: Bool) -> TestResult.Failure {
    guard output.contains("*** Program crashed") || output.contains("Fatal error") else {
      let reason = hasHung ? "It reported no calls." : "The test ended the process: \(ending)."
      return TestResult.Failure(message: reason)
    }
    let excerpt = CrashExcerpt.text(of: output, program: program)
    return TestResult.Failure(
      message: hasHung ? "Its calls were:\n\(excerpt)" : "The test crashed: \(excerpt)"
    )
  }
}
