/// The address by which clients reach a host: that of the proxy in front of it.
///
/// With `https` the host's cookies are `Secure` and have the prefix `__Host-`, and its responses
/// require TLS (HSTS).
public struct PublicAddress: Hashable, Sendable, CustomStringConvertible {
  /// The host and port, without the scheme's default port, as browsers write it.
  package let authority: Authority
  /// A Boolean value that indicates whether the connection to the proxy is encrypted.
  public let isSecure: Bool

  /// - Parameter text: `https://name[:port]` or `http://name[:port]`, with a slash at the end or
  ///   without; anything else gives nil.
  public init?(_ text: String) {
    let lowered = text.lowercased()
    isSecure = lowered.hasPrefix("https://")
    guard isSecure || lowered.hasPrefix("http://") else { return nil }
    let rest = lowered.dropFirst(isSecure ? 8 : 7)
    guard let authority = Authority(String(rest.hasSuffix("/") ? rest.dropLast() : rest)) else {
      return nil
    }
    let isOwnPort = authority.port == (isSecure ? 443 : 80)
    guard let plain = isOwnPort ? Authority(authority.host) : authority else { return nil }
    self.authority = plain
  }

  public var description: String { "\(isSecure ? "https" : "http")://\(authority)" }
}
