public import Foundation

/// The scheme, host and port of a web address.
public struct WebOrigin: Hashable, Sendable {
  public let scheme: String
  /// The host in lower case, an IPv6 address without brackets.
  public let host: String
  public let port: Int

  /// Creates an origin; nil where the address does not use HTTP or HTTPS.
  public init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(percentEncoded: false)?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    port = url.port ?? (scheme == "https" ? 443 : 80)
  }
}
