import Foundation
import LinuxSecurityConstants

/// A stored password.
struct Password: Codable {
  let kind: PasswordClass
  var attributes: [String: AttributeValue]
  var secret: Data

  /// Whether both are one item to the keychain.
  func isSameItem(as other: Password) -> Bool {
    guard kind == other.kind else { return false }
    return attributes[kSecAttrAccessGroup] == other.attributes[kSecAttrAccessGroup]
      && kind.identifying.keys.allSatisfy { attributes[$0] == other.attributes[$0] }
  }
}
