import AppPreparation
import LiveDevelopment

/// An error of the compiler, with how often it occurs.
package struct CompilerFinding: Sendable, Encodable {
  package let cause: CompilerErrorCause
  package let message: String
  package let count: Int
  /// The first place: the path relative to the project's folder, and the line.
  package let example: String

  /// Sorts the errors of a build by cause, the most frequent message of each first.
  ///
  /// - Parameters:
  ///   - diagnostics: The compiler's messages. Warnings are left out.
  ///   - files: The files that were compiled.
  ///   - folder: The project's folder.
  /// - Returns: A finding for each message.
  static func findings(
    _ diagnostics: [CompilerDiagnostic],
    in files: [PreparedFile],
    _ folder: String
  ) -> [CompilerFinding] {
    let lacking = Set(
      files.filter { $0.imports.contains { !$0.isAvailable } }.map(\.path)
    )
    let errors = diagnostics.filter { $0.severity == .error }
    return Dictionary(grouping: errors, by: \.message)
      .map { message, uses in
        CompilerFinding(
          cause: CompilerErrorCause(of: message, lacksModules: lacking.contains(uses[0].file)),
          message: message,
          count: uses.count,
          example: "\(ProjectCheck.relative(uses[0].file, to: folder)):\(uses[0].line)"
        )
      }
      .sorted { ($0.cause.rank, $1.count, $0.message) < ($1.cause.rank, $0.count, $1.message) }
  }
}

/// Why the compiler rejects code that iOS accepts.
package enum CompilerErrorCause: String, Sendable, Encodable, CaseIterable {
  case uikit = "missing in UIKit"
  case framework = "another framework"
  case objectiveC = "Objective-C"
  case other = "other"

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Finds the cause by the names that a message quotes.
  ///
  /// - Parameters:
  ///   - message: The compiler's message.
  ///   - lacksModules: True if the file imports modules that do not exist here.
  init(of message: String, lacksModules: Bool) {
    let names = message.matches(of: /'([^']*)'/).map { String($0.1) }
    if message.hasPrefix("no such module") {
      self = .framework
    } else if Self.objectiveCWords.contains(where: message.contains) {
      self = .objectiveC
    } else if let prefix = names.lazy.compactMap(Self.prefix).first {
      self = Self.prefixesOfUIKit.contains(prefix) ? .uikit : .framework
    } else if lacksModules, message.hasPrefix("cannot find") {
      self = .framework
    } else {
      self = .other
    }
  }

  private static let objectiveCWords = [
    "@objc", "#selector", "#keyPath", "Objective-C", "'AnyObject' has no member",
    "NSSelectorFromString", "'perform'", "'setValue'", "'value(for", "'observe'", "IBOutlet",
  ]

  /// UIKit, and what it is made of: Core Animation, Core Graphics, its text and layout.
  private static let prefixesOfUIKit: Set<String> = ["UI", "NS", "CA", "CG"]

  /// The uppercase prefix of a name of Apple's, such as "UI" of "UIView.Tag"; nil for other names.
  private static func prefix(_ name: String) -> String? {
    name.firstMatch(
      of:
        /^(UI|NS|CA|CG|CI|CL|CM|CN|CT|CV|MK|MP|MF|MC|AV|AR|EK|GK|HK|LA|NW|PH|PK|QL|SF|SCN|SK|UN|WC|WK|MTL)[A-Z][a-z]/
    )
    .map { String($0.1) }
  }
}
