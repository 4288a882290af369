package import SourceModel

/// A rule of the lint.
package protocol Rule: Sendable {
  /// The identifier, in kebab case.
  var id: String { get }
  /// The requirement, in one sentence.
  var title: String { get }
  /// The reason for the requirement.
  var why: String { get }
  var severity: Diagnostic.Severity { get }
  /// The limits of the rule, with their defaults, by the names that configurations use.
  var thresholds: [String: Int] { get }
  /// A Boolean value that indicates whether some of its findings come with edits.
  var isFixable: Bool { get }
  /// Sources in which this rule, and no other, finds something.
  var bad: Example { get }
  /// Sources in which no rule finds anything.
  var good: Example { get }

  func check(_ project: LintedProject) -> [Finding]
}

extension Rule {
  package var severity: Diagnostic.Severity { .warning }
  package var thresholds: [String: Int] { [:] }
  package var isFixable: Bool { false }
}

/// A violation of a rule.
package struct Finding: Sendable {
  /// The path as the user named it.
  let path: String
  let place: Place?
  let message: String
  let edits: [TextEdit]

  init(path: String, place: Place?, _ message: String, edits: [TextEdit] = []) {
    self.path = path
    self.place = place
    self.message = message
    self.edits = edits
  }
}
