/// An angle on a subject: a title, openings and endings.
struct Angle: Sendable {
  /// The title, with "{}" for the subject.
  let title: String
  let openings: [String]
  let closings: [String]

  /// Returns a text of this angle about a subject.
  static func text(_ pattern: String, about subject: String) -> String {
    pattern.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: subject)
  }
}
