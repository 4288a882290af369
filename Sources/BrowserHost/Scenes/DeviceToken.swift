import UIKitHosting

/// The token by which a browser identifies its device: a name and a secret.
struct DeviceToken: Hashable, Sendable {
  /// The name of the device and of its folder; not secret.
  var id: String
  /// The secret, which only the browser's cookie contains; the device's folder has a digest of it.
  var secret: String

  /// Creates a new device.
  init() {
    id = RandomName.make()
    secret = RandomName.make()
  }

  /// Parses a cookie's value.
  /// - Parameter cookieValue: `<name>.<secret>`; nil is returned for anything else.
  init?(cookieValue: String) {
    let parts = cookieValue.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, RandomName.isValid(String(parts[0])),
      RandomName.isValid(String(parts[1]))
    else { return nil }
    id = String(parts[0])
    secret = String(parts[1])
  }

  var cookieValue: String { "\(id).\(secret)" }
}
