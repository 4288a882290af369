/// What a browser shows to be its device: the device's name and a secret that goes with it.
struct DeviceToken: Hashable, Sendable {
  static let cookieName = "device"

  /// Names the device and its folder; not secret.
  var id: String
  /// Known to the browser's cookie and the device's folder only.
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

  /// Reads a request's `Cookie` header.
  init?(cookieHeader: String) {
    let pairs = cookieHeader.split(separator: ";").map { $0.drop { $0 == " " } }
    let prefix = Self.cookieName + "="
    guard let pair = pairs.first(where: { $0.hasPrefix(prefix) }) else { return nil }
    self.init(cookieValue: String(pair.dropFirst(prefix.count)))
  }

  var cookieValue: String { "\(id).\(secret)" }

  /// The value of `Set-Cookie`, for a year.
  var setCookie: String {
    "\(Self.cookieName)=\(cookieValue); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
  }
}
