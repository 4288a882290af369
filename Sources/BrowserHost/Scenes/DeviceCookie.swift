/// The cookie in which a browser keeps its device.
struct DeviceCookie: Sendable {
  static let plain = DeviceCookie(name: "device", isSecure: false)
  /// For TLS only; browsers take it from this very host alone (RFC 6265bis, section 4.1.3.2).
  static let secure = DeviceCookie(name: "__Host-device", isSecure: true)

  /// Cookies of this name that are looked at: another site of the same domain may plant some.
  ///
  /// Chromium keeps no more of one site.
  private static let limit = 180

  private let name: String
  let isSecure: Bool

  /// The devices in a request's `Cookie` header, in its order, which is not to be relied upon.
  ///
  /// Values without the form of a device are left out.
  func tokens(in header: String?) -> [DeviceToken] {
    guard let header else { return [] }
    let prefix = name + "="
    let tokens = header.split(separator: ";").lazy
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(prefix) }
      .compactMap { DeviceToken(cookieValue: String($0.dropFirst(prefix.count))) }
    return Array(tokens.prefix(Self.limit))
  }

  /// The value of `Set-Cookie`, for a year.
  func setting(_ token: DeviceToken) -> String {
    "\(name)=\(token.cookieValue); Max-Age=31536000; \(attributes)"
  }

  /// The value of `Set-Cookie` that makes the browser forget the cookie.
  var removal: String { "\(name)=; Max-Age=0; \(attributes)" }

  private var attributes: String {
    "Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}
