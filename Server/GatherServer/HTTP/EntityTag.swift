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

  /// Of one match or player.
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
  /// For a tag that nothing ever has it is 0, which is nothing's version: what else is wrong with
  /// the request is said first (RFC 9110, 13.2.1).
  static func version(in field: String?) -> Int? {
    guard let field, field != "*" else { return nil }
    let digits = field.dropFirst(2).dropLast()
    guard field.hasPrefix("\"v"), field.hasSuffix("\"") else { return 0 }
    return Int(digits) ?? 0
  }
}
