/// What a browser shows to be its device: the device's name and a secret that goes with it.
struct DeviceToken: Hashable, Sendable {
  /// Names the device and its folder; not secret.
  var id: String
  /// Known to the browser's cookie only; the device's folder has a digest of it.
  var secret: String

  /// A new device.
  init() {
    id = RandomName.make()
    secret = RandomName.make()
  }

  /// - Parameter cookieValue: `<name>.<secret>`; anything else gives nil.
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
