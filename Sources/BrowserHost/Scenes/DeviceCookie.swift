/// The cookie that identifies a browser's device.
package struct DeviceCookie: Sendable {
  static let plain = DeviceCookie(name: "device", isSecure: false)
  /// The cookie for TLS, which browsers accept from this host alone (RFC 6265bis, section 4.1.3.2).
  static let secure = DeviceCookie(name: "__Host-device", isSecure: true)

  /// The number of cookies of this name that are read: another site of the same domain may plant
  /// some.
  ///
  /// Chromium keeps no more of a site.
  private static let limit = 180

  private let name: String
  let isSecure: Bool

  /// - Parameters:
  ///   - name: The name of the cookie, with the prefix `__Host-` if it is for TLS only.
  ///   - isSecure: True if it is for TLS only.
  package init(name: String, isSecure: Bool) {
    self.name = name
    self.isSecure = isSecure
  }

  /// Returns the devices in a request's `Cookie` header, in its order, which is not reliable.
  ///
  /// Values that are no device tokens are omitted.
  package func tokens(in header: String?) -> [DeviceToken] {
    guard let header else { return [] }
    let prefix = name + "="
    let tokens = header.split(separator: ";").lazy
      .map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(prefix) }
      .compactMap { DeviceToken(cookieValue: String($0.dropFirst(prefix.count))) }
    return Array(tokens.prefix(Self.limit))
  }

  /// Returns the value of `Set-Cookie`, valid for a year.
  package func setting(_ token: DeviceToken) -> String {
    "\(name)=\(token.cookieValue); Max-Age=31536000; \(attributes)"
  }

  /// The value of `Set-Cookie` that deletes the cookie.
  var removal: String { "\(name)=; Max-Age=0; \(attributes)" }

  private var attributes: String {
    "Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
  }
}
