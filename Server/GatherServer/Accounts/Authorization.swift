import Foundation

/// The credentials in an `Authorization` field.
enum Authorization: Sendable, Equatable {
  case bearer(AccessToken)
  case basic(name: String, password: String)

  /// - Returns: Nil where the field has another scheme, or is malformed.
  init?(_ field: String) {
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let value = parts[1].drop { $0 == " " }
    switch parts[0].lowercased() {
    case "bearer":
      guard let token = AccessToken(value) else { return nil }
      self = .bearer(token)
    case "basic":
      // The name ends at the first colon; a password may contain colons (RFC 7617).
      guard let data = Data(base64Encoded: String(value)),
        let text = String(data: data, encoding: .utf8), let colon = text.firstIndex(of: ":")
      else { return nil }
      self = .basic(
        name: String(text[..<colon]),
        password: String(text[text.index(after: colon)...])
      )
    default: return nil
    }
  }
}

extension Authorization: CustomStringConvertible {
  /// Omits token and password.
  var description: String {
    switch self {
    case .bearer: "Bearer"
    case .basic(let name, _): "Basic, \(name)"
    }
  }
}
