public import Foundation

/// Scheme, host and port of an address of the web.
public struct WebOrigin: Hashable, Sendable {
  public let scheme: String
  /// In lower case, an IPv6 address without brackets.
  public let host: String
  public let port: Int

  /// Nil where the address is not one of HTTP.
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
