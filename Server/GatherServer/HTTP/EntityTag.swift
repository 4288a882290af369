import Foundation
import HTTPTypes

/// Names one state of what an address answers.
struct EntityTag: Sendable, Equatable, CustomStringConvertible {
  let text: String

  /// Of a person's lists, which change when anything of theirs does.
  ///
  /// The person is in it: one browser may have been several people's.
  init(user: UUID, revision: Int) {
    text = "\"\(user.uuidString.prefix(13))-\(revision)\""
  }

  /// Of one match.
  init(version: Int) {
    text = "\"v\(version)\""
  }

  var description: String { text }

  /// Whether an `If-None-Match` field names it, compared weakly (RFC 9110, 13.1.2).
  func isNamed(in field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " }.prefix { $0 != " " }
      return tag == "*" || tag == text || tag == "W/\(text)"
    }
  }

  /// The version that an `If-Match` field asks for; nil where it asks for none, or for any.
  ///
  /// - Throws: `Problem` with status 412 for a tag that no match ever has.
  static func version(in field: String?) throws -> Int? {
    guard let field, field != "*" else { return nil }
    let digits = field.dropFirst(2).dropLast()
    guard field.hasPrefix("\"v"), field.hasSuffix("\""), let version = Int(digits) else {
      throw Problem(
        status: .preconditionFailed,
        detail: "Expected an If-Match field such as \"v3\", as the match was last answered with."
      )
    }
    return version
  }
}
