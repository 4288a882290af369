import Foundation

/// The recording that `rostrum record` requests of the process that it starts.
struct RecordingPlan {
  /// The word that begins lines of the test in the output.
  var prefix: String
  /// The words of the test.
  var words: any RecordedWords
  /// A report of a crash whose events are repeated; nil to serve the app to a person.
  var report: URL?

  private static let prefixVariable = "ROSTRUM_RECORD"
  private static let wordsVariable = "ROSTRUM_RECORD_WORDS"
  private static let reportVariable = "ROSTRUM_RECORD_REPLAY"

  /// Takes the plan from the environment, where the app does not see it then.
  ///
  /// - Returns: Nil if nothing is recorded.
  @MainActor
  static func take() -> RecordingPlan? {
    let environment = ProcessInfo.processInfo.environment
    guard let prefix = environment[prefixVariable] else { return nil }
    for name in [prefixVariable, wordsVariable, reportVariable] { unsetenv(name) }
    return RecordingPlan(
      prefix: prefix,
      words: environment[wordsVariable] == "driver" ? SceneDriverWords() : XCUITestWords(),
      report: environment[reportVariable].map { URL(filePath: $0) }
    )
  }
}
