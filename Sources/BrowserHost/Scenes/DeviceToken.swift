import UIKitHosting

/// The token by which a browser identifies its device: a name and a secret.
package struct DeviceToken: Hashable, Sendable {
  /// The name of the device and of its folder; not secret.
  package var id: String
  /// The secret, which only the browser's cookie contains; the device's folder has a digest of it.
  package var secret: String

  /// Creates a new device.
  package init() {
    id = RandomName.make()
    secret = RandomName.make()
  }

  /// Parses a cookie's value.
  /// - Parameter cookieValue: `<name>.<secret>`; nil is returned for anything else.
  package init?(cookieValue: String) {
    let parts = cookieValue.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, RandomName.isValid(String(parts[0])),
      RandomName.isValid(String(parts[1]))
    else { return nil }
    id = String(parts[0])
    secret = String(parts[1])
  }

  package var cookieValue: String { "\(id).\(secret)" }
}
