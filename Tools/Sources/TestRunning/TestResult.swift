/// The result of a test.
package struct TestResult: Sendable {
  package struct Failure: Sendable, Hashable {
    package let message: String
    /// The absolute path of the file; nil if no place is known.
    package let file: String?
    package let line: Int?

    package init(message: String, file: String? = nil, line: Int? = nil) {
      self.message = message
      self.file = file
      self.line = line
    }
  }

  package let test: TestCase
  package internal(set) var outcome = TestOutcome.passed
  package internal(set) var seconds = 0.0
  package internal(set) var failures: [Failure] = []
  package internal(set) var skipReason: String?
  /// The file and line at which the test skipped itself.
  package internal(set) var skipPlace: String?
  /// The paths of pictures and other files that the test left.
  package internal(set) var attachments: [String] = []
  /// The lines that were printed while it ran, at most `outputLimit` bytes of them.
  package private(set) var output = ""
  /// True if it ended the process.
  package internal(set) var hasCrashed = false

  private static let outputLimit = 1 << 16

  init(_ test: TestCase) {
    self.test = test
  }

  mutating func append(_ line: String) {
    guard output.utf8.count < Self.outputLimit else { return }
    output += line + "\n"
    if output.utf8.count >= Self.outputLimit { output += "… more was printed\n" }
  }
}
