import Crypto
import Foundation

/// Authenticates the visitors for whom a part of this process sends requests.
///
/// An app that one process shows to many people reaches the server over loopback, so that all of
/// them would share one address and its limits. Its requests therefore carry the visitor's address
/// with a code made by a key that never leaves the process:
///
/// ```swift
/// let key = ForwardingKey()
/// configuration.forwardingKey = key
/// request.setValue(key.fieldValue(for: "203.0.113.7"), forHTTPHeaderField: ForwardingKey.fieldName)
/// ```
public struct ForwardingKey: Sendable {
  public static let fieldName = "Forwarded-Visitor"

  private let key = SymmetricKey(size: .bits256)

  /// Creates a random key.
  public init() {}

  /// The address and its authentication code.
  public func fieldValue(for address: String) -> String {
    let code = HMAC<SHA256>.authenticationCode(for: Data(address.utf8), using: key)
    return "\(address) \(Data(code).base64EncodedString())"
  }

  /// Returns the address in a field's value; nil where this key did not create the value.
  func address(in fieldValue: String) -> String? {
    let parts = fieldValue.prefix(256).split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let code = Data(base64Encoded: String(parts[1])),
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(parts[0].utf8), using: key)
    else { return nil }
    return String(parts[0])
  }
}

extension ForwardingKey: CustomStringConvertible, CustomReflectable {
  public var description: String { "ForwardingKey" }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
