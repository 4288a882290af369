import Foundation
import HTTPTypes

/// The entity tag of a resource's state.
struct EntityTag: Sendable, Equatable, CustomStringConvertible {
  let text: String

  /// Creates the tag of a user's lists, which change with anything that the user owns.
  ///
  /// The tag contains the user, because several users may share a browser.
  init(user: UUID, revision: Int) {
    text = "\"\(user.uuidString.prefix(13))-\(revision)\""
  }

  /// Creates the tag of a match or player.
  init(version: Int) {
    text = "\"v\(version)\""
  }

  var description: String { text }

  /// Returns whether an `If-None-Match` field names the tag, compared weakly (RFC 9110, 13.1.2).
  func isNamed(in field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " }.prefix { $0 != " " }
      return tag == "*" || tag == text || tag == "W/\(text)"
    }
  }

  /// Returns the version that an `If-Match` field requires; nil where it requires none or accepts
  /// any.
  ///
  /// For a tag that no resource has the version is 0, which never matches, so that other errors of
  /// the request are reported first (RFC 9110, 13.2.1).
  static func version(in field: String?) -> Int? {
    guard let field, field != "*" else { return nil }
    let digits = field.dropFirst(2).dropLast()
    guard field.hasPrefix("\"v"), field.hasSuffix("\"") else { return 0 }
    return Int(digits) ?? 0
  }
}
