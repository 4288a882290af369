/// Learns what happens while tests run.
package protocol TestReporter: Sendable {
  func started(_ test: TestCase)
  /// A line that the program printed.
  func printed(_ line: String)
  func failed(_ test: TestCase, _ failure: TestResult.Failure)
  func ended(_ result: TestResult)
  /// The program starts again after a test has ended it.
  ///
  /// - Parameter count: The number of tests that have ended.
  func restarted(after count: Int)
}
