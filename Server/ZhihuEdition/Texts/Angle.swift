/// A way of writing about a subject: a title, how it begins and how it ends.
struct Angle: Sendable {
  /// With "{}" for the subject.
  let title: String
  let openings: [String]
  let closings: [String]

  /// A text of this angle about a subject.
  static func text(_ pattern: String, about subject: String) -> String {
    pattern.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: subject)
  }
}
