import UIKitHosting

/// A test library in whose words steps are written.
@MainActor
protocol RecordedWords {
  /// Returns the lines of Swift for a step, without indentation.
  func lines(for step: RecordedStep) -> [String]

  /// Returns the lines before the first step.
  ///
  /// - Parameters:
  ///   - delegateClass: The name of the class of the app's delegate, with its module.
  ///   - environment: The screen.
  /// - Returns: The lines.
  func opening(_ delegateClass: String, in environment: SceneEnvironment) -> [String]
}

extension RecordedWords {
  func opening(_ delegateClass: String, in environment: SceneEnvironment) -> [String] { [] }
}

extension String {
  /// The text as a literal of Swift.
  var literal: String {
    let escaped = flatMap { character -> String in
      switch character {
      case "\\": #"\\"#
      case "\"": #"\""#
      case "\n": #"\n"#
      case "\r": #"\r"#
      case "\t": #"\t"#
      default: String(character)
      }
    }
    return "\"\(String(escaped))\""
  }

  /// The expression for what was typed into a secure field.
  static let secret = #"ProcessInfo.processInfo.environment["PASSWORD"] ?? """#
}
